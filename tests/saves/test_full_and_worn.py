"""A flash that is full, or that does not take what is written: the game goes on and says so."""

import pytest

from sim.flash import BLOCK, Flash, Mounted
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard


def evening_on(flash, spoil, **chosen):
    """A game of bots that begins on a good flash, which is then spoiled."""
    mounted = Mounted(flash).format()
    board = FakeBoard(4, seed=3)
    board.store = mounted.store()
    evening = Evening(board, persons=0, bots=3, pace="fast", **chosen).run(to="Play")
    evening.run(20_000_000)
    spoil(mounted)
    return evening


def fill(mounted):
    """Leave no block free."""
    with pytest.raises(OSError):
        for i in range(1000):
            with mounted.open(f"/other{i}", "wb") as file:
                file.write(bytes(BLOCK))


def wear_out(mounted):
    """No block keeps anything any more; littlefs tries them all, and finds no room."""
    mounted.flash.worn.update(range(len(mounted.flash.buffer) // BLOCK))


def kill(mounted):
    """The chip refuses."""
    mounted.flash.dead = True


SPOILT = [(fill, "trouble: full"), (wear_out, "trouble: full"), (kill, "trouble: worn")]


@pytest.mark.parametrize(("spoil", "told"), SPOILT)
def test_the_game_goes_on_to_its_winner_and_says_so_once(spoil, told):
    evening = evening_on(Flash(24), spoil)
    evening.run(to="Over")
    assert evening.console.deal.game.over
    assert evening.board.logged == [told]
    assert not evening.console.troubles.waiting(), "it was shown"


def test_it_is_said_on_the_screen_between_two_cards():
    evening = evening_on(Flash(24), kill)
    seen = set()
    for _ in range(4000):
        evening.step()
        evening.board.time += 20_000
        seen.add(evening.between)
        if evening.console._scene.between is not None and evening.board.logged:
            break
    assert evening.board.logged == ["trouble: worn"]
    assert "Interlude" in seen


def test_older_records_make_room_on_a_full_flash():
    flash = Flash(24)
    mounted = Mounted(flash).format()
    board = FakeBoard(4, seed=3)
    board.store = mounted.store()
    for number in range(1, 4):
        board.store.save(f"game-{number:04d}.jsonl", bytes(9000))
    evening = Evening(board, persons=0, bots=3, pace="fast").run(to="Play")
    fill(mounted)
    evening.run(to="Over")
    assert evening.console.journal.fault == "" and board.logged == []
    assert "game-0001.jsonl" not in board.store.names()
    replayed = evening.replayed()
    assert replayed.over


def test_a_worn_block_is_left_alone_and_nothing_is_lost():
    """littlefs takes another block where one fails: a few bad blocks cost nothing."""
    flash = Flash(40)
    evening = evening_on(flash, lambda mounted: flash.worn.update(range(9, 40, 4)))
    evening.run(to="Over")
    assert evening.board.logged == []
    assert evening.console.deal.game.over


def test_a_power_on_with_a_store_that_cannot_be_read_still_plays():
    class Dead:
        def __getattr__(self, name):
            def fail(*_):
                raise OSError(5, "EIO")

            return fail

    board = FakeBoard(4)
    board.store = Dead()
    evening = Evening(board, persons=0, bots=3).run(to="Over")
    assert evening.console.deal.game.over and "trouble: worn" in board.logged
