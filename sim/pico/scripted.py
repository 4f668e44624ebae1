"""A script of presses, as the simulator reads it, played on the emulated Pico."""

from pathlib import Path

from sim.pico.machine import EmulatedPico, EmulatorError
from sim.script import Step, edges

READY = "ready\r\n"  # what the console says on USB when it begins


def wait_until_ready(pico: EmulatedPico, us: float = 20e6) -> None:
    """Switch on and go on to where the console begins; EmulatorError with what was said instead."""
    pico.boot()
    if READY not in pico.output and not pico.run(us, until=READY):
        said = f"it said {pico.output[-400:]!r}" if pico.output else "nothing was said"
        raise EmulatorError(f"emulated Pico: the console did not start: {said}")


def play(pico: EmulatedPico, steps: list[Step], shots: Path) -> None:
    """Play the steps, whose time begins now; the pictures go into the folder `shots`."""
    start = pico.t
    for step in steps:
        if step.do == "press":
            contact = [(start + t, closed) for t, closed in edges(step)]
            pico.contact(step.seat, contact)
        elif step.do == "menu":
            pico.menu(start + step.t)
    for step in steps:
        pico.run_to(start + step.t)
        if step.do == "shot":
            shots.mkdir(parents=True, exist_ok=True)
            pico.shot(shots / f"{step.name}.png")
        elif step.do == "end":
            return
