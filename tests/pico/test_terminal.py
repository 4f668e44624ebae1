"""The emulated Pico in a terminal: its keys, what is kept of it, and how it ends."""

import sys
from types import SimpleNamespace

import pytest

import sim.pico.__main__
from boards.files import unpack
from boards.models import MODELS
from sim.fronts.typed import TypedPresses
from sim.pico.front import Contacts
from sim.pico.kept import kept
from sim.pico.machine import EmulatorError
from sim.pico.scripted import wait_until_ready
from tests.boards.test_uf2_image import GOOD, micropython
from tests.sim.person import Person

PICO = MODELS["pico"]


class Pins:
    """What is done to the pins of a Pico, and when."""

    t = 5_000.25

    def __init__(self):
        self.done = []

    def contact(self, seat, edges):
        self.done += [(seat, *edge) for edge in edges]


def test_with_shift_a_key_holds_its_button_by_the_picos_own_time():
    pico = Pins()
    contacts = Contacts(pico)
    typed = TypedPresses(contacts, contacts)
    typed.type(2, shifted=True)
    pico.t += 1_500_000
    typed.let_go()
    assert pico.done == [(2, 5_000.25, True)] and contacts.closed == 1 << 2
    typed.type(2, shifted=False)
    assert pico.done[1:] == [(2, 1_505_000.25, False)] and not contacts.closed


@pytest.fixture
def firmware_file(tmp_path):
    """What passes for MicroPython until it is run."""
    path = tmp_path / "a b.uf2"
    path.write_bytes(micropython(GOOD))
    return str(path)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("gone/flash", "gone/flash: No such file or directory: name another with --flash"),
        ("", ": Is a directory: name another with --flash"),
        ("short", "short: this is no flash of RPI_PICO: name another with --flash, or a new one"),
        ("noise", "noise: this is no flash of RPI_PICO: name another with --flash, or a new one"),
        ("empty", "empty: this is no flash of RPI_PICO: name another with --flash, or a new one"),
    ],
)
def test_a_flash_that_cannot_be_kept_is_refused_before_the_run(
    tmp_path, firmware_file, name, says, monkeypatch, capsys
):
    (tmp_path / "short").write_bytes(b"notes")
    (tmp_path / "noise").write_bytes(bytes(range(256)) * (PICO.size // 256))
    (tmp_path / "empty").write_bytes(b"")
    monkeypatch.setattr(sim.pico.__main__, "missing", str)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    before = (tmp_path / "noise").read_bytes()
    assert sim.pico.__main__.main([firmware_file, "--flash", str(tmp_path / name)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and said.endswith(says + "\n")
    assert (tmp_path / "noise").read_bytes() == before and not (tmp_path / "gone").exists()


def test_a_flash_that_is_not_there_yet_leaves_no_trace_before_the_run(tmp_path):
    assert kept(tmp_path / "new", PICO) is None and not (tmp_path / "new").exists()


def test_a_folder_is_no_firmware_and_is_not_said_to_be_missing(tmp_path, capsys):
    assert sim.pico.__main__.main([str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith(": Is a directory; give MicroPython's .uf2\n")


@pytest.mark.parametrize(
    ("output", "says"), [("", "start: nothing was said"), ("MPY: \n", r"start: it said 'MPY: \\n'")]
)
def test_a_console_that_does_not_start_has_its_last_words_told(output, says):
    silent = SimpleNamespace(output=output, boot=lambda: None, run=lambda us, until: False)
    with pytest.raises(EmulatorError, match=says):
        wait_until_ready(silent)


def test_a_tap_chooses_a_hold_takes_and_ctrl_c_ends_and_keeps_it(firmware, tmp_path):
    """On the first screen, which asks for the language, nothing else goes on."""
    flash = tmp_path / "flash"
    person = Person("sim.pico", str(firmware.resolve()), "--flash", str(flash))
    try:
        person.see(b"MicroPython is starting")
        person.see(b"Shift and a key: hold")
        wait(person, 1.5)
        person.type(b"s")
        person.see(b"[S]")
        wait(person, 0.3)
        person.type(b"S")
        person.see(b"[S]")
        wait(person, 1.2)
        person.type(b"\x03")
        assert person.leave() == 0
    finally:
        person.go()
    assert b'"language": "fr"' in unpack(flash.read_bytes(), PICO)["saves/settings.0"]


def wait(person, seconds):
    """So long by the Pico's time, which stands beside the buttons."""
    end = clock(person) + seconds
    while clock(person) < end:
        pass


def clock(person):
    person.see(b" U ")
    return float(person.see(b" s"))
