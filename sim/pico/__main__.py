"""`python -m sim.pico FIRMWARE.uf2`: MicroPython's own firmware with this project's image."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from boards.command import complain, printed
from boards.files import pack
from boards.image import firmware
from boards.models import MODELS
from boards.payload import DeployError, load, names, payload
from sim.command import Parser, number
from sim.errors import SimError
from sim.pico import missing, race
from sim.pico.kept import kept
from sim.pico.machine import EmulatedPico, EmulatorError
from sim.pico.scripted import play, wait_until_ready
from sim.script import read_script


def _arguments(arguments: list[str]) -> argparse.Namespace:
    p = Parser(prog="python -m sim.pico", description=__doc__)
    p.add_argument(
        "firmware", type=Path, metavar="FIRMWARE.uf2", help="MicroPython's own, for the board"
    )
    p.add_argument("--board", default="pico_oled", help=", ".join(names()))
    p.add_argument("--script", type=Path, help="presses to play, as python -m sim reads them")
    p.add_argument("--shots", type=Path, default=Path("shots"), help="where its pictures go")
    p.add_argument("--flash", type=Path, help="keep the file system here from run to run")
    p.add_argument("--race", action="store_true", help="measure who is said to be first")
    p.add_argument("--thin", type=number(1, 56), default=1, metavar="N", help="every N pairs only")
    p.add_argument("--loads", type=_loads, default=race.LOADS, help="what else goes on meanwhile")
    p.add_argument("--gaps", type=_gaps, default=(0, 2, 10, 100), help="microseconds in between")
    return p.parse_args(arguments)


def _loads(text: str) -> list[str]:
    loads = text.split(",")
    if set(loads) - set(race.LOADS):
        raise argparse.ArgumentTypeError(f"'{text}' are not some of {', '.join(race.LOADS)}")
    return loads


def _gaps(text: str) -> list[float]:
    gaps = text.split(",")
    if not all(gap.replace(".", "", 1).isdecimal() and len(gap) < 10 for gap in gaps):
        raise argparse.ArgumentTypeError(f"'{text}' are not microseconds, as in 0,2.5,10")
    return [float(gap) for gap in gaps]


@contextmanager
def _pico(options: argparse.Namespace) -> Iterator[EmulatedPico]:
    spec = load(options.board)
    model = MODELS[spec.model]
    files = kept(options.flash, model) if options.flash else None
    print("sim.pico: MicroPython is starting: this takes about ten seconds", file=sys.stderr)
    files = files or pack(payload(options.board), model)
    with (
        TemporaryDirectory() as folder,
        EmulatedPico(spec, options.firmware, files, Path(folder)) as pico,
    ):
        wait_until_ready(pico)
        yield pico
        if options.flash:
            options.flash.write_bytes(pico.files())


def _run(options: argparse.Namespace) -> int:
    _check_firmware(options)
    if missing():
        raise EmulatorError(missing())
    if options.race:
        _race(options)
        return 0
    if options.script:
        text = options.script.read_text(encoding="utf-8")
        steps = read_script(text, str(options.script), len(load(options.board).buttons))
        with _pico(options) as pico:
            play(pico, steps, options.shots)
        return 0
    if not sys.stdout.isatty():
        raise EmulatorError("this is no terminal: give a --script, or run it in a terminal")
    from sim.pico.front import Terminal

    with _pico(options) as pico:
        Terminal(pico).run()
    return 0


def _check_firmware(options: argparse.Namespace) -> None:
    """Anything but MicroPython for this chip would be run for ever, and nothing come of it."""
    model = MODELS[load(options.board).model]
    if model.family != MODELS["pico"].family:
        raise EmulatorError(f"{options.board} has an RP2350: only RP2040 can be emulated")
    if not options.firmware.exists():
        raise EmulatorError(f"{options.firmware}: no such file; give MicroPython's .uf2")
    firmware(options.firmware, model)


def _race(options: argparse.Namespace) -> None:
    for line in race.table(options.firmware, options.gaps, options.loads, options.thin):
        print(line, flush=True)


def main(arguments: list[str]) -> int:
    """Exit status: 0, or 2 for what cannot be done as asked."""
    try:
        return printed(lambda: _run(_arguments(arguments)))
    except (SimError, DeployError, OSError, ValueError) as error:
        return complain("sim.pico", error)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
