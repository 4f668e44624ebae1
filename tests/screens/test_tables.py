"""Tables: what is updated looks as if drawn anew, and no pool goes unseen."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from console.screens.central import CentralTable
from console.screens.menagerie import MenagerieTable
from console.screens.table import ClassicTable
from console.ui.card import NO_CARD, RANKS_AT, Card, MiniCard
from console.ui.kit import Ui
from sim.gallery import easel
from sim.profiles import PROFILES
from tests.screens.leaves import leaves

CARD = st.integers(0, 51)
TOP = st.integers(-1, 51)
COUNT = st.integers(0, 52)
BITS = st.integers(0, 255)


class Drawn:
    """A game that says whatever was drawn for it."""

    def __init__(self, players, state):
        self.players = players
        self._tops, self._stocks, self._piles, self._in, self._muted, self.next, self._pools = state
        self.next = self.next % (players + 1) - 1
        self.duel_a, self.duel_b = self._stocks[0] % players, self._stocks[1] % players
        if self.duel_a == self.duel_b:
            self.duel_a = self.duel_b = -1

    def is_in(self, seat):
        return self._in >> seat & 1 != 0

    def muted(self, seat):
        return self._muted >> seat & 1 != 0

    def top(self, seat):
        return self._tops[seat]

    def stock_size(self, seat):
        return max(1, self._stocks[seat])

    def pile_size(self, seat):
        return self._piles[seat]

    def pool_count(self):
        return len(self._pools)

    def pool_top(self, i):
        return self._pools[i]

    def pool_size(self, i):
        return self._pools[i] % 40 + 1

    def middle_size(self):
        return len(self._pools)

    def middle_top(self, i):
        return self._pools[i] if i < len(self._pools) else -1

    def left(self):
        return max(1, self._stocks[2])  # a card that is being dealt is one of them


EIGHT = {"min_size": 8, "max_size": 8}
STATE = st.tuples(
    st.lists(TOP, **EIGHT), st.lists(COUNT, **EIGHT), st.lists(COUNT, **EIGHT), BITS, BITS,
    st.integers(0, 8), st.lists(CARD, max_size=51),
)  # fmt: skip


def table_of(kind, ui, players, state, pending):
    """A table that has seen one state alone."""
    table = kind(ui, players)
    draw(table, players, state, pending)
    return table


def draw(table, players, state, pending):
    game = Drawn(players, state)
    table.update(game, pending if game.next >= 0 else NO_CARD)


def looks(table):
    """Everything visible about a table."""
    return [
        (leaf.left, leaf.top, leaf.width, leaf.height, *content(leaf.layer))
        for leaf in leaves(table.group)
        if not leaf.hidden
    ]


def content(layer):
    colours = tuple(layer.pixel_shader[i] for i in range(2))
    if not hasattr(layer, "tile_width"):
        return colours[:1]
    return (*colours, *(layer[i] for i in range(layer.width * layer.height)))


@pytest.mark.parametrize("panel", ["oled", "tft240"])
@pytest.mark.parametrize(
    ("kind", "most"), [(ClassicTable, 6), (CentralTable, 6), (MenagerieTable, 8)]
)
@given(states=st.lists(STATE, min_size=2, max_size=5), players=st.integers(2, 8), pending=TOP)
@settings(max_examples=15)
def test_an_updated_table_looks_like_a_fresh_one(panel, kind, most, states, players, pending):
    players = min(players, most)
    ui = Ui(easel(PROFILES[panel]))
    kept = table_of(kind, ui, players, states[0], pending)
    for state in states[1:]:
        draw(kept, players, state, NO_CARD)
    draw(kept, players, states[-1], pending)
    assert looks(kept) == looks(table_of(kind, ui, players, states[-1], pending))


def ranks_seen(table, ui):
    """The ranks of the pools in view, in order, and whether a plus stands for more."""
    strip = table._pools
    seen = [card._shown >> 2 for card in strip._cards if card._shown != NO_CARD]
    grid, halves = strip._ranks._grid, strip._ranks._halves
    if grid.hidden:
        return seen, False
    rows = range(0, grid.height, halves)
    tiles = [grid[row * grid.width + i] for row in rows for i in range(grid.width)]
    more = (MiniCard if halves == 1 else Card).more
    marks = [ui.marks.find((tile - RANKS_AT) // halves) for tile in tiles if tile not in (0, more)]
    return seen + marks, more in tiles


@pytest.mark.parametrize("limited", [False, True])
@pytest.mark.parametrize("panel", PROFILES)
@given(pools=st.lists(CARD, max_size=51))
@settings(max_examples=40)
def test_every_pool_is_seen_with_its_rank_or_counted(panel, limited, pools):
    ui = Ui(easel(PROFILES[panel]))
    table = ClassicTable(ui, 6)
    if limited:
        table.limit("time", "4:32")
    state = ([-1] * 8, [5] * 8, [5] * 8, 255, 0, 1, pools)
    draw(table, 6, state, NO_CARD)
    ranks, more = ranks_seen(table, ui)
    assert ranks == [card >> 2 for card in pools[: len(ranks)]]
    assert len(ranks) == len(pools) or more
    assert len(ranks) >= min(len(pools), 33)
    sizes = [label for label in table._pools._sizes if not label.grid.hidden]
    assert len(sizes) == (
        len(pools) if len(pools) <= (6 if limited and panel == "oled" else 8) else 0
    )


def seat_texts(table, seat):
    """The numbers of a seat's stock and pile as they are read."""
    chair = table._seats[seat]
    return [number_of(chair._stock), number_of(chair._pile)]


def number_of(label):
    digits = [label.grid[i] - 16 for i in range(label.columns) if label.grid[i]]
    return int("".join(map(str, digits)))


def test_a_card_being_turned_counts_in_the_picture_2_2():
    """The stock is one less, the pile one more; an empty stock is the pile turned over."""
    table = ClassicTable(Ui(easel(PROFILES["oled"])), 2)
    state = ([7] * 8, [9] * 8, [3] * 8, 255, 0, 1, [])
    draw(table, 2, state, 51)
    assert seat_texts(table, 0) == [8, 4]
    game = Drawn(2, state)
    game.stock_size = lambda seat: 0
    table.update(game, 51)
    assert seat_texts(table, 0) == [2, 1]
    table.update(game, NO_CARD)
    assert seat_texts(table, 0) == [0, 3]
