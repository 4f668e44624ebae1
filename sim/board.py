"""The desktop board: what fulfils hal.contract.Board on a computer."""

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from hal.contract import Speaker, Store
from sim import FIRMWARE
from sim.clock import Clock
from sim.display import DesktopDisplay, displayio, load_sheet, vectorio
from sim.presses import Buttons, MenuButton
from sim.signals import Lamps


def hardware_entropy() -> int:
    """64 bits from the operating system."""
    return int.from_bytes(os.urandom(8), "big")


def seeded_entropy(seed: int) -> Callable[[], int]:
    """The same 64-bit numbers for the same seed; the first one is the seed itself."""
    source = random.Random(seed)
    first = [seed]
    return lambda: first.pop() if first else source.getrandbits(64)


class DesktopBoard:
    """A board whose parts are whatever the front brings; `labels` are the keys of its seats."""

    displayio = displayio
    vectorio = vectorio

    def __init__(
        self,
        display: DesktopDisplay | None,
        labels: tuple[str, ...],
        clock: Clock,
        speaker: Speaker,
        store: Store,
        entropy: Callable[[], int] = hardware_entropy,
        log: TextIO = sys.stderr,
    ) -> None:
        self.display = display
        self.labels = labels
        self.seats = len(labels)
        self.clock = clock
        self.presses = Buttons(self.seats, clock)
        self.menu = MenuButton()
        self.lamps = Lamps(self.seats)
        self.speaker = speaker
        self.store = store
        self.entropy = entropy
        self._log = log

    def now(self) -> int:
        return self.clock.now()

    def open(self, name: str) -> BinaryIO:
        return _data_file(name).open("rb")

    def sheet(self, name: str) -> Any:
        return load_sheet(_data_file(f"assets/{name}.sheet"))

    def battery(self) -> int | None:
        """A computer is no battery."""
        return None

    def log(self, text: str) -> None:
        print(text, file=self._log)


def _data_file(name: str) -> Path:
    return FIRMWARE / name
