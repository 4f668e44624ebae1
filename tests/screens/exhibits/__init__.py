"""Hand-made states of every screen, for pictures and tests; no game runs behind them.

They import on MicroPython too. An exhibit is a function of a Ui and the Texts of a language that
makes a screen and fills it; each module's `exhibits()` gives its own by name.
"""

NAMES = ("Annie", "Boris", "Véra", "Élodie", "Max", "Zoé", "Иван", "Józef")
