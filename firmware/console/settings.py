"""What can be chosen, within what range, and what was chosen last (kept in the store)."""

import json

from console.bots.reaction import LEVELS
from console.pace import PACES
from console.texts import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from console.vault import Vault

_BLOB = "settings"

# Name, what can be chosen, and which of these at first.
CHOICES: "tuple[tuple[str, Any, int], ...]" = (
    ("language", LANGUAGES, 0),
    ("game", ("classic", "central", "menagerie", "tricks"), 0),
    ("bots", (0, 1, 2, 3, 4, 5, 6, 7), 0),
    ("level", LEVELS[1:], 2),
    ("pace", PACES, 1),
    ("owners_only", (False, True), 0),
    ("grab", (False, True), 0),
    ("named_by", ("name", "noise"), 0),
    ("call", ("press", "double", "triple", "hold"), 0),
    ("series", (1, 3, 5, 7), 0),
    ("match", (100, 250, 500, 2, 4, 6), 1),
    ("double_both", (False, True), 0),
    ("limit_s", (0, 300, 600, 900), 0),
    ("limit_snaps", (0, 10, 20, 30), 0),
    ("tie_us", (0, 1000, 5000, 10_000, 25_000), 2),
    ("quiet_us", (500_000, 800_000, 1_500_000), 1),
    ("choose_us", (3_000_000, 4_000_000, 6_000_000), 1),
    ("false_start_us", (0, 100_000), 0),
    ("letters", ("own", "international"), 0),
    ("volume", (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 5),
    ("lamps", (0, 30, 100), 2),
    ("brightness", (1, 2, 3, 4, 5), 4),
    ("picture", (0, 180), 0),
    ("idle_min", (0, 2, 5, 15), 2),
)


class Settings:
    """The choices made. What is kept but unknown leaves the defaults."""

    def __init__(self, vault: "Vault") -> None:
        self._vault = vault
        self._chosen = {name: first for name, _, first in CHOICES}
        self._load()

    def __getitem__(self, name: str) -> "int | str":
        """The value chosen."""
        value: "int | str" = choices(name)[self._chosen[name]]
        return value

    def __contains__(self, name: str) -> bool:
        return name in self._chosen

    def choose(self, name: str, value: "int | str") -> None:
        """Choose a value; ValueError where it is none of the choices."""
        self._chosen[name] = choices(name).index(value)

    def step(self, name: str) -> None:
        """Go on to the next choice, from the last to the first."""
        self._chosen[name] = (self._chosen[name] + 1) % len(choices(name))

    def fresh(self) -> bool:
        """Whether nobody has kept any yet."""
        return self._vault.load(_BLOB) is None

    def reset(self) -> None:
        """The defaults again; but the language stays, or nobody could read on."""
        language = self["language"]
        self._chosen = {name: first for name, _, first in CHOICES}
        self.choose("language", language)

    def save(self) -> None:
        """Keep the choices."""
        values = {name: self[name] for name in self._chosen}
        self._vault.save(_BLOB, json.dumps(values).encode())

    def _load(self) -> None:
        values = self._vault.read(_BLOB)
        if isinstance(values, dict):
            self.take(values)

    def take(self, values: "dict[str, Any]") -> None:
        """Choose these values, as far as they can be chosen."""
        for name in self._chosen:
            self._take(name, values.get(name))

    def _take(self, name: str, value: object) -> None:
        for i, choice in enumerate(choices(name)):
            if value == choice and type(value) is type(choice):
                self._chosen[name] = i


def choices(name: str) -> "tuple[int | str, ...]":
    """All that can be chosen for a setting; KeyError where there is none of that name."""
    for known, values, _ in CHOICES:
        if known == name:
            found: "tuple[int | str, ...]" = values
            return found
    raise KeyError(name)
