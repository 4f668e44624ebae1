"""The 32-bit MicroPython that stands for the Pico's memory."""

import pytest

from sim import vm32

pytestmark = pytest.mark.skipif(bool(vm32.missing()), reason=vm32.missing() or "it is there")


def test_it_runs_the_device_code_and_hands_back_what_is_printed():
    code = "from console.ticks import ticks_add\nprint(ticks_add(0x3FFFFFFF, 1))"
    assert vm32.run(code) == "0\n"


SMALL_INTEGERS = """
import micropython

def sum_allocates(x, y):
    allocates = False
    micropython.heap_lock()
    try:
        x + y
    except MemoryError:
        allocates = True
    micropython.heap_unlock()
    return allocates

print(sum_allocates((1 << 30) - 2, 1), sum_allocates((1 << 30) - 1, 1))
"""


def test_its_small_integers_end_where_the_picos_do():
    assert vm32.run(SMALL_INTEGERS) == "False True\n"


def test_what_goes_wrong_there_is_told_here():
    with pytest.raises(RuntimeError, match="NameError"):
        vm32.run("nothing_of_that_name")


def test_files_can_be_laid_for_it():
    assert vm32.run("print(open('/data/a.txt').read())", {"/data/a.txt": "hé"}) == "hé\n"
