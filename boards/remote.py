"""A MicroPython device at the other end of a cable, by mpremote's own transport."""

import ast
import errno
import io
import struct
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any

import serial
import serial.tools.list_ports
from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport

from boards.payload import DeployError

HOW = "(boards/README.md says how)"
_RASPBERRY_PI = 0x2E8A  # USB vendor
_CHUNK = 2048
_PATIENCE_S = 60
_NONSENSE = "what the device answers makes no sense: unplug it, plug it in, and run it again"
_LIST = """
import os, hashlib, binascii
def _walk(path):
    if os.stat(path)[0] & 0x4000:
        for entry in os.ilistdir(path):
            _walk(path + "/" + entry[0])
        return
    h = hashlib.sha256()
    with open(path, "rb") as f:
        while True:
            b = f.read(1024)
            if not b:
                break
            h.update(b)
    print(repr((path[1:], binascii.hexlify(h.digest()).decode())) + ",")
"""


def find_port() -> str:
    """The port of the only Pico there is; DeployError where there is none, or more."""
    ports = [p.device for p in serial.tools.list_ports.comports() if p.vid == _RASPBERRY_PI]
    if not ports:
        raise DeployError(
            "no Pico found: plug it in with a cable that carries data; "
            f"if it is new, put MicroPython on it first {HOW}"
        )
    if len(ports) > 1:
        raise DeployError(f"several Picos found: choose one with PORT=, of {', '.join(ports)}")
    return str(ports[0])


def _reason(port: str, error: Exception) -> str:
    number = getattr(error, "errno", None)
    text = str(error)
    if number == errno.EACCES or "Permission" in text or "Access is denied" in text:
        return f"no permission for {port}: on Linux, add yourself to the group dialout"
    if number == errno.EBUSY or "exclusively lock" in text or "busy" in text:
        return f"{port} is in use: close the program that has it open"
    if number == errno.ENOENT or "FileNotFound" in text:
        return f"there is no {port}: is the cable in?"
    return f"{port} does not open: is it a Pico's? ({text})"


class _Patient(SerialTransport):
    """Waits longer than mpremote's 10 s for an answer: a worn flash may have much to tidy up.

    But not for ever, as its single reads would; and what it prints of a strange answer is kept
    back, since the error says what to do.
    """

    def __init__(self, port: str) -> None:
        super().__init__(port, exclusive=True, timeout=_PATIENCE_S)

    def enter_raw_repl(self, soft_reset: bool = True, timeout_overall: float = 10) -> None:
        self.serial.timeout = timeout_overall
        try:
            with redirect_stdout(io.StringIO()):
                super().enter_raw_repl(soft_reset, timeout_overall)
        finally:
            self.serial.timeout = _PATIENCE_S

    def exec_raw_no_follow(self, command: str | bytes) -> None:
        try:
            with redirect_stdout(io.StringIO()):
                super().exec_raw_no_follow(command)
        except struct.error:  # half an answer
            raise TransportError("no answer") from None

    def follow(self, timeout: float, data_consumer: Any = None) -> tuple[bytes, bytes]:
        return super().follow(max(timeout, _PATIENCE_S), data_consumer)  # type: ignore[no-any-return]


def _literal(printed: bytes) -> object:
    """What a device has printed, as data; DeployError where it is none."""
    try:
        return ast.literal_eval(printed.decode())
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        raise DeployError(_NONSENSE) from None


def _literals(printed: bytes) -> list[object]:
    """The same for any number of literals, each with a comma."""
    values = _literal(b"[" + printed + b"]")
    return values if isinstance(values, list) else []


class Remote:
    """A device whose raw REPL is ours."""

    def __init__(self, port: str) -> None:
        """DeployError where the port does not open or no MicroPython answers."""
        self._port = port
        try:
            serial.serial_for_url(port, exclusive=True).close()
            self._transport = _Patient(port)
        except (OSError, ValueError, TransportError) as error:
            raise DeployError(_reason(port, error)) from None
        try:
            self._transport.enter_raw_repl(soft_reset=False)
        except (OSError, TransportError) as error:
            self._transport.close()
            raise DeployError(
                f"what is at {port} does not answer as MicroPython: unplug it, plug it in again "
                f"holding button 1 (safe mode), or put MicroPython on it {HOW}"
            ) from error

    def eval(self, expression: str) -> object:
        """A literal from the device."""
        return _literal(self._transport.exec(f"print(repr({expression}))"))

    def implementation(self) -> tuple[str, tuple[int, ...], str]:
        """What runs there: its name, its version, and the machine it says it is on."""
        value = self.eval(
            "(lambda i: (i.name, tuple(i.version), getattr(i, '_machine', '')))"
            "(__import__('sys').implementation)"
        )
        match value:
            case (str(name), (int(major), int(minor), int(micro), *_), str(machine)):
                return name, (major, minor, micro), machine
        raise DeployError(_NONSENSE)

    def hashes(self, roots: tuple[str, ...]) -> dict[str, str]:
        """SHA-256 of every file in these folders, and of these files, by path."""
        self._transport.exec(_LIST)
        found: dict[str, str] = {}
        for root in roots:
            walk = f"try:\n _walk('/{root}')\nexcept OSError:\n pass"
            for pair in _literals(self._transport.exec(walk)):
                match pair:
                    case (str(path), str(digest)):
                        found[path] = digest
                    case _:
                        raise DeployError(_NONSENSE)
        return found

    def write(self, path: str, data: bytes) -> None:
        """Write a file, and the folders to it."""
        folders = path.split("/")[:-1]
        for i in range(len(folders)):
            self._transport.exec(
                f"import os\ntry:\n os.mkdir('/{'/'.join(folders[: i + 1])}')\n"
                "except OSError:\n pass"
            )
        self._transport.fs_writefile("/" + path, data, chunk_size=_CHUNK)

    def remove(self, path: str) -> None:
        """Remove a file."""
        self._transport.fs_rmfile("/" + path)

    def free(self) -> int:
        """Bytes free in the file system."""
        self._transport.exec("import os\ns = os.statvfs('/')")
        free = self.eval("s[0] * s[3]")
        if not isinstance(free, int):
            raise DeployError(_NONSENSE)
        return free

    def restart(self) -> None:
        """As if it were switched on."""
        self._transport.exec_raw_no_follow("import machine\nmachine.reset()")

    def close(self) -> None:
        """Let go of the port."""
        try:
            self._transport.close()
        except OSError:
            pass  # it has gone already


@contextmanager
def connected(port: str) -> Iterator[Remote]:
    """A device to work with; what breaks on the way is one clear line."""
    remote = Remote(port)
    try:
        yield remote
    except TransportExecError as error:
        last = (error.error_output.strip().splitlines() or [""])[-1]
        last = "".join(c if c.isprintable() else "?" for c in last)
        raise DeployError(f"the device says: {last}") from error
    except (TransportError, serial.SerialException) as error:
        raise DeployError("the connection was lost: run it again, and it goes on") from error
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise DeployError("its disk is full: make room, and run it again") from error
        raise DeployError(
            f"the connection was lost ({error}): run it again, and it goes on"
        ) from error
    finally:
        remote.close()
