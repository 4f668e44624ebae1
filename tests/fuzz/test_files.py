"""Files from anywhere: scripts, board files, UF2s. Read, or refused in clear lines."""

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards import uf2
from boards.check import check
from boards.spec import BoardError, read
from sim.fronts.unattended import _inputs
from sim.script import ScriptError, read_script
from tests.fuzz.amount import many
from tests.fuzz.spoil import spoiled

ROOT = Path(__file__).parents[2]
SCRIPTS = [path.read_text() for path in (ROOT / "sim/pictures").glob("*.script")]
SCRIPTS += ["# x\nat 1.5s press 1 hold 80ms\n+250ms press 2\npress 3 bounce 2ms\nwait 2s\nend\n"]
BOARDS = [path.read_text() for path in (ROOT / "boards").glob("*.board")]
TEXT = st.text(st.characters(exclude_categories=()), max_size=200)
WORDS = """
at +1s press 1 2 9 hold bounce wait shot menu end 3s 4ms 5us 1min 99min 0s 1.5us -1s 1e9s .
model pico pico2_w panel ssd1306 st7789 size offset mounted inverted = bus i2c spi sda scl
sck mosi dc cs reset light address 0x3c buttons 2..9 9..2 .. 0..99 ² lamps leds chain
speaker menu battery vsys presses clock interrupts # \\n
"""
SOUP = st.lists(st.sampled_from([*WORDS.split(), "\n"]), max_size=40).map(" ".join)


def spoils(texts):
    return st.builds(
        lambda text, seed: spoiled(random.Random(seed), text.encode()).decode("utf-8", "replace"),
        st.sampled_from(texts),
        st.integers(0, 2**32),
    )


def clear(error, name):
    """Each line says where, and what is wrong there."""
    for line in str(error).splitlines():
        assert re.match(rf"{name}:\S* \S", line) and line.isprintable(), line


@settings(max_examples=many(300))
@given(TEXT | SOUP | spoils(SCRIPTS))
def test_scripts(text):
    try:
        steps = read_script(text, "name", 8)
    except ScriptError as error:
        clear(error, "name")
        assert "\n" not in str(error)
    else:
        assert all(step.t >= 0 for step in steps) and len(_inputs(steps)) < 1_000_000


@settings(max_examples=many(300))
@given(TEXT | SOUP | spoils(BOARDS))
def test_board_files(text):
    try:
        spec = read(text, "name")
        check(spec)
    except BoardError as error:
        clear(error, "name")
    else:
        assert 2 <= len(spec.buttons) <= 8


@settings(max_examples=many(100))
@given(st.binary(max_size=3000), st.integers(0, 2**32))
def test_uf2_files(data, seed):
    whole = uf2.write(
        [uf2.Block(0x10000000 + i, data[i : i + 256], 7) for i in range(0, 1024, 256)]
    )
    for spoil in (data, spoiled(random.Random(seed), whole)):
        try:
            assert all(len(block.data) <= 476 for block in uf2.read(spoil))
        except uf2.Uf2Error as error:
            assert "\n" not in str(error)


@pytest.mark.parametrize("text", SCRIPTS)
def test_good_scripts_are_read(text):
    assert read_script(text, "name", 8)
