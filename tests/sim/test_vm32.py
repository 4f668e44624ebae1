"""The 32-bit MicroPython that stands for the Pico's memory."""

import pytest

from sim import vm32

pytestmark = pytest.mark.skipif(bool(vm32.missing()), reason=vm32.missing() or "it is there")


def test_it_runs_the_device_code_and_hands_back_what_is_printed():
    code = "from console.ticks import ticks_add\nprint(ticks_add(0x3FFFFFFF, 1))"
    assert vm32.run(code) == "0\n"


def test_its_small_integers_end_where_the_picos_do():
    locked = "import micropython\nx = (1 << 30) - 1\nmicropython.heap_lock()\n"
    assert vm32.run(locked + "y = x - 1\nprint('ok')") == "ok\n"
    with pytest.raises(RuntimeError, match="MemoryError"):
        vm32.run(locked + "y = x + 1")


def test_files_can_be_laid_for_it():
    assert vm32.run("print(open('/data/a.txt').read())", {"/data/a.txt": "hé"}) == "hé\n"
