"""Ways to see the desktop board, to hear it and to press its buttons: window, terminal, none."""

import os

# The libraries read these when they are imported.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
# How long a terminal may take to tell what it can do: many never answer.
os.environ.setdefault("BLESSED_QUERY_TIMEOUT_SECONDS", "0.4")
