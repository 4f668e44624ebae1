"""What `flash` does and says, against a device that is a dictionary."""

import errno
import hashlib

import pytest
from mpremote import transport_serial
from mpremote.transport import TransportError

from boards import flash as tool
from boards import remote as remotes
from boards.payload import DeployError, payload

BOARD = "pico_oled"


class Device:
    """Stands in for boards.remote.Remote."""

    def __init__(self) -> None:
        self.files = {"saves/settings": b"mine", "notes.txt": b"mine too"}
        self.runs = ("micropython", (1, 28, 0), "Raspberry Pi Pico with RP2040")
        self.space = 1 << 20
        self.breaks_after = 1_000
        self.error: Exception = TransportError("gone")
        self.started = 0

    def implementation(self):
        return self.runs

    def hashes(self, roots):
        ours = [p for p in self.files if any(p == r or p.startswith(r + "/") for r in roots)]
        return {path: hashlib.sha256(self.files[path]).hexdigest() for path in ours}

    def write(self, path, data):
        self.breaks_after -= 1
        if self.breaks_after < 0:
            self.files[path] = data[:10]
            raise self.error
        self.files[path] = data

    def remove(self, path):
        del self.files[path]

    def free(self):
        return self.space

    def restart(self):
        self.started += 1

    def close(self):
        pass


@pytest.fixture
def device(monkeypatch):
    device = Device()
    monkeypatch.setattr(remotes, "Remote", lambda port: device)
    return device


def flash() -> list[str]:
    said: list[str] = []
    tool.flash(BOARD, "port", said.append)
    return said


def test_everything_arrives_and_what_is_the_players_stays(device):
    flash()
    mine = {"saves/settings": b"mine", "notes.txt": b"mine too"}
    assert device.files == payload(BOARD) | mine and device.started == 1


def test_the_second_time_copies_nothing(device):
    flash()
    device.breaks_after = 0
    assert "0 files copied" in flash()[-1] and device.started == 2


def test_what_changed_is_copied_and_what_is_gone_removed(device):
    flash()
    device.files["snap/hal.pack"] = b"old"
    device.files["snap/former.pack"] = b"gone"
    said = flash()
    assert said[:-1] == ["copy snap/hal.pack"] and "1 removed" in said[-1]
    assert "snap/former.pack" not in device.files


def test_a_cable_pulled_never_leaves_half_a_copy_that_starts_and_again_mends_it(device):
    flash()
    for path in list(device.files):
        if path.startswith("snap/"):
            device.files[path] = b"old"
    device.breaks_after = 5
    with pytest.raises(DeployError, match="connection was lost: run it again"):
        flash()
    assert "main.py" not in device.files
    device.breaks_after = 1_000
    flash()
    assert device.files.items() >= payload(BOARD).items()


@pytest.mark.parametrize(
    ("runs", "said"),
    [
        (("circuitpython", (9, 0, 0), "x"), "this is circuitpython, not MicroPython"),
        (("micropython", (1, 19, 1), "Raspberry Pi Pico with RP2040"), "1.19.1 is too old: 1.24"),
        (("micropython", (1, 28, 0), "Raspberry Pi Pico W with RP2040"), "choose BOARD="),
    ],
)
def test_a_device_that_cannot_take_it_is_left_as_it_is(device, runs, said):
    device.runs = runs
    before = dict(device.files)
    with pytest.raises(DeployError, match=said):
        flash()
    assert device.files == before and device.started == 0


def test_a_full_disk_is_said_before_anything_is_copied(device):
    device.space = 100_000
    with pytest.raises(DeployError, match="its disk is too full: .* 100000 are free"):
        flash()
    assert "main.py" not in device.files


def test_a_disk_that_fills_on_the_way_is_said(device):
    device.breaks_after, device.error = 3, OSError(errno.ENOSPC, "snap/x")
    with pytest.raises(DeployError, match="its disk is full"):
        flash()


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.EACCES, "Permission denied"), "no permission for /dev/x: .* dialout"),
        (OSError(errno.EBUSY, "busy"), "/dev/x is in use: close the program"),
        (OSError("Could not exclusively lock port /dev/x"), "/dev/x is in use"),
        (OSError(errno.ENOENT, "no such file"), "there is no /dev/x: is the cable in"),
    ],
)
def test_a_port_that_does_not_open_says_why(monkeypatch, error, said):
    def refuse(*_, **__):
        raise error

    monkeypatch.setattr(remotes.serial, "serial_for_url", refuse)
    with pytest.raises(DeployError, match=said):
        remotes.Remote("/dev/x")


class Port:
    """A serial port whose other end gives an answer to Ctrl-A, and says nothing more."""

    def __init__(self, answer=b""):
        self.waiting = b""
        self.answer = answer
        self.timeout = None
        self.rts = self.dtr = False

    def isOpen(self):  # noqa: N802
        return True

    def inWaiting(self):  # noqa: N802
        return len(self.waiting)

    def read(self, size=1):
        assert self.waiting or self.timeout is not None, "this would wait for ever"
        taken, self.waiting = self.waiting[:size], self.waiting[size:]
        return taken

    def write(self, data):
        if data.endswith(b"\x01"):
            self.waiting, self.answer = self.answer, b""

    def close(self):
        """Nothing to let go of."""


class QuickTime:
    """Time that passes when somebody waits."""

    now = 0.0

    def monotonic(self):
        return self.now

    def sleep(self, seconds):
        self.now += max(seconds, 1)


@pytest.fixture
def plugged(monkeypatch):
    """plugged(answer): a Remote at a port that says this."""

    def plug(answer):
        ports = [Port(), Port(answer)]
        monkeypatch.setattr(remotes.serial, "serial_for_url", lambda *_, **__: ports.pop(0))
        return remotes.Remote("/dev/x")

    monkeypatch.setattr(transport_serial, "time", QuickTime())
    return plug


@pytest.mark.parametrize("answer", [b"", b"hello there", b"raw REPL"])
def test_what_is_no_micropython_is_one_line_and_soon(plugged, answer, capsys):
    with pytest.raises(DeployError, match="/dev/x does not answer as MicroPython: unplug it"):
        plugged(answer)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("answer", [b"", b">", b">R", b">R\x01", b">R\x01\x04", b">?"])
def test_what_falls_silent_in_the_middle_is_not_waited_for_for_ever(plugged, answer, capsys):
    remote = plugged(b"raw REPL; CTRL-B to exit\r\n")._transport
    remote.serial.waiting = answer[:1]
    remote.serial.answer = answer[1:]
    with pytest.raises(TransportError):
        remote.exec("print(1)")
    assert capsys.readouterr().out == ""


def test_no_board_and_several_boards_are_said(monkeypatch):
    class Port:
        def __init__(self, device, vid):
            self.device, self.vid = device, vid

    def plugged(*ports):
        monkeypatch.setattr(remotes.serial.tools.list_ports, "comports", lambda: ports)

    plugged(Port("/dev/ttyS0", None))
    with pytest.raises(DeployError, match="no Pico found: plug it in"):
        remotes.find_port()
    plugged(Port("/dev/a", 0x2E8A), Port("/dev/b", 0x2E8A))
    with pytest.raises(DeployError, match="several Picos found: .* /dev/a, /dev/b"):
        remotes.find_port()
    plugged(Port("/dev/a", 0x2E8A), Port("/dev/ttyS0", None))
    assert remotes.find_port() == "/dev/a"
