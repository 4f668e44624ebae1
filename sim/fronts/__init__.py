"""Ways to see the desktop board and to press its buttons: window, terminal, none."""
