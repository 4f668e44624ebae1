"""Tests on the emulated Pico; skipped, with the reason, without Node or MicroPython's UF2."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from boards.files import pack
from boards.models import MODELS
from boards.payload import load, payload
from sim.pico import missing
from sim.pico.machine import EmulatedPico
from sim.pico.scripted import wait_until_ready

Start = Callable[..., EmulatedPico]


@pytest.fixture(scope="session")
def firmware() -> Path:
    """MicroPython's UF2 for the Pico."""
    path = os.environ.get("SNAP_UF2", "")
    if not path:
        pytest.skip("no MicroPython: SNAP_UF2 names no .uf2 for the Pico")
    if missing():
        pytest.skip(missing())
    return Path(path)


@pytest.fixture
def start(firmware: Path, tmp_path: Path) -> Iterator[Start]:
    """start(board, files): an emulated Pico that has just been switched on."""
    with ExitStack() as stack:

        def switch_on(
            board: str = "pico_oled", files: dict[str, bytes] | None = None
        ) -> EmulatedPico:
            image = pack(payload(board) if files is None else files, MODELS[load(board).model])
            return stack.enter_context(EmulatedPico(load(board), firmware, image, tmp_path))

        yield switch_on


@pytest.fixture
def console(start: Start) -> EmulatedPico:
    """The console, just begun on the default board."""
    pico = start()
    wait_until_ready(pico)
    return pico
