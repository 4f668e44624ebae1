"""Ticks: microseconds modulo 2^30."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from console.ticks import ticks_add, ticks_diff

TURN = 1 << 30
HALF = 1 << 29
ticks = st.integers(0, TURN - 1)
deltas = st.integers(-HALF, HALF - 1)


@given(ticks, deltas)
def test_adding_is_addition_modulo_2_to_30(start, delta):
    assert ticks_add(start, delta) == (start + delta) % TURN


@given(ticks, deltas)
def test_diff_undoes_add_across_the_wrap(start, delta):
    assert ticks_diff(ticks_add(start, delta), start) == delta


@pytest.mark.parametrize(
    ("later", "earlier", "expected"),
    [(0, TURN - 1, 1), (TURN - 1, 0, -1), (HALF, 0, -HALF), (HALF - 1, 0, HALF - 1), (5, 5, 0)],
)
def test_diff_at_the_edges(later, earlier, expected):
    assert ticks_diff(later, earlier) == expected
