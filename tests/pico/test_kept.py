"""What is kept when the power goes."""

from boards.payload import payload

CONSOLE = """
from boards.assemble import Board, load
from console.app import Console
console = Console(Board(load()))
"""
CHANGE = (
    CONSOLE
    + """
console.settings.choose("volume", 9)
console.settings.choose("pace", "fast")
console.settings.save()
print("saved")
"""
)
LOOK = (
    CONSOLE
    + """
print(console.settings["volume"], console.settings["pace"])
"""
)


def test_settings_outlast_a_reset_and_the_plug(start):
    pico = start(files=payload("pico_oled") | {"main.py": b""})
    pico.boot()
    pico.raw_repl()
    assert "saved" in pico.script(CHANGE)
    for power in (False, True):
        pico.reset(power)
        pico.boot()
        pico.raw_repl()
        assert pico.script(LOOK).split() == ["9", "fast"]
