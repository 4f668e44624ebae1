"""Hand-made states of every screen, for pictures and tests; no game runs behind them."""

from collections.abc import Callable
from typing import Any

from console.texts import Texts
from console.ui.kit import Ui

Exhibit = Callable[[Ui, Texts], Any]  # makes a screen and fills it
Exhibits = dict[str, Exhibit]

NAMES = ("Annie", "Boris", "Véra", "Élisabeth", "Max", "Zoé", "Иван", "Józef")
