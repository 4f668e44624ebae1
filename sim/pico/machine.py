"""One emulated Pico as an object: run it, press its buttons, look at its panel, talk to it."""

import base64
import json
import subprocess
from pathlib import Path
from typing import Any

from boards.models import MODELS
from boards.spec import Spec
from sim.errors import SimError

SERVE = Path(__file__).parent / "serve.mjs"
XIP_MISS = 60  # cycles: an estimate, see xipcache.mjs
_PROMPT = "raw REPL; CTRL-B to exit\r\n>"


class EmulatorError(SimError):
    """One line: what the emulator could not do."""


class EmulatedPico:
    """MicroPython's UF2 on a board of the project. Times are microseconds since it was switched on.

    `files` is a file system image, or None for an empty flash. Use it as a context.
    """

    def __init__(self, spec: Spec, firmware: Path, files: bytes | None, folder: Path) -> None:
        """`folder` is where images and pictures are put down on the way."""
        self.spec = spec
        self.model = MODELS[spec.model]
        self.output = ""  # all that the chip has printed
        self.t = 0.0
        self.state: dict[str, Any] = {}
        self._folder = folder
        self._node = subprocess.Popen(
            ["node", str(SERVE)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # a terminal's Ctrl-C is for us: we end it
        )
        image = None
        if files is not None:
            image = folder / "files.img"
            image.write_bytes(files)
        width, height = spec.size
        panel = {"name": spec.panel, "offset": spec.offset, "width": width, "height": height}
        wire = {"bus": spec.bus, "id": spec.bus_id, "address": spec.address, **spec.wires}
        self._ask(
            "open",
            firmware=str(firmware),
            files=image and str(image),
            at=self.model.offset,
            xipMiss=XIP_MISS,
            panel=panel,
            wire=wire,
        )

    def __enter__(self) -> "EmulatedPico":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the emulation."""
        self._node.kill()
        self._node.communicate()

    def _ask(self, do: str, **request: object) -> dict[str, Any]:
        assert self._node.stdin and self._node.stdout
        try:
            self._node.stdin.write(json.dumps({"do": do, **request}) + "\n")
            self._node.stdin.flush()
            line = self._node.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise EmulatorError(f"emulated Pico: Node has ended, at '{do}'")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise EmulatorError(f"emulated Pico: {do}: {answer['error']}")
        self.state = answer
        self.t = answer["t"] / 1000
        self.output += base64.b64decode(answer["out"]).decode("utf-8", "replace")
        return answer

    # --- time ---

    def run(self, us: float, until: str | None = None, wall_ms: float | None = None) -> bool:
        """Let time pass; with `until`, only up to where the chip prints that: True if it did."""
        answer = self._ask("run", ns=us * 1000, until=until, wall=wall_ms)
        return bool(answer["why"] == "stop")

    def run_to(self, t: float) -> None:
        """Let time pass up to a moment."""
        self.run(max(0.0, t - self.t))

    def reset(self, power: bool = False) -> None:
        """Reset the chip; with `power`, as if it had been unplugged."""
        self._ask("reset", power=power)

    # --- buttons and panel ---

    def drive(self, changes: list[tuple[int, int | None, float]]) -> None:
        """(pin, 0, 1 or None for open, moment) each; moments in order, none in the past."""
        self._ask("drive", changes=[[pin, level, t * 1000] for pin, level, t in changes])

    def contact(self, seat: int, edges: list[tuple[float, bool]]) -> None:
        """What a seat's button does: (moment, closed) each."""
        pin = self.spec.buttons[seat]
        self.drive([(pin, 0 if closed else None, t) for t, closed in edges])

    def press(self, seat: int, at: float, hold: float = 80_000) -> None:
        """A clean press."""
        self.contact(seat, [(at, True), (at + hold, False)])

    def menu(self, at: float, hold: float = 80_000) -> None:
        """A press of the menu button."""
        assert self.spec.menu is not None
        self.drive([(self.spec.menu, 0, at), (self.spec.menu, None, at + hold)])

    def shot(self, path: Path, scale: int = 2) -> None:
        """What the panel shows, as a PNG file."""
        self._ask("shot", path=str(path), scale=scale)

    def picture(self) -> tuple[int, int, bytes]:
        """Width, height and the pixels, three bytes each, of what the panel shows."""
        answer = self._ask("picture")
        return answer["width"], answer["height"], base64.b64decode(answer["rgb"])

    def plug_panel(self, present: bool) -> None:
        """Unplug the panel, or plug it in again, as it is after power-on."""
        self._ask("panel", present=present)

    # --- USB and files ---

    def send(self, text: str) -> None:
        """Type at the serial port."""
        self._ask("send", bytes=base64.b64encode(text.encode()).decode())

    def listen(self, on: bool) -> None:
        """Whether the host goes on reading the serial port."""
        self._ask("listen", on=on)

    def boot(self, us: float = 20e6) -> None:
        """Run until the serial port is there; EmulatorError where it does not come."""
        while not self.state.get("connected"):
            if us <= 0:
                raise EmulatorError("emulated Pico: no USB serial port came up")
            self.run(50_000)
            us -= 50_000

    def raw_repl(self) -> None:
        """Interrupt whatever runs, as mpremote does."""
        self.send("\r\x03\x03\x01")
        if not self.run(5e6, until=_PROMPT):
            raise EmulatorError(f"emulated Pico: no raw REPL: {self.output[-200:]!r}")

    def start_script(self, source: str, ready: str | None = None, us: float = 60e6) -> None:
        """Start a script in the raw REPL and go on to where it prints `ready`."""
        self.send(source + "\x04")
        if not self.run(us, until=ready or "OK"):
            raise EmulatorError(f"emulated Pico: script is not ready: {self.output[-400:]!r}")

    def finish_script(self, us: float = 600e6) -> str:
        """What the script prints from here to its end; EmulatorError for its traceback."""
        begin = len(self.output)
        if not self.run(us, until="\x04>"):
            raise EmulatorError(f"emulated Pico: script does not end: {self.output[-400:]!r}")
        printed, _, rest = self.output[begin:].partition("\x04")
        if rest.partition("\x04")[0].strip():
            raise EmulatorError(f"emulated Pico: {rest}")
        return printed

    def script(self, source: str, us: float = 600e6) -> str:
        """What a script in the raw REPL prints."""
        self.send(source + "\x04")
        return self.finish_script(us).removeprefix("OK")

    def files(self) -> bytes:
        """The file system image as it is now."""
        path = self._folder / "after.img"
        self._ask("files", path=str(path), at=self.model.offset, size=self.model.size)
        return path.read_bytes()
