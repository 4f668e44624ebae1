"""The power goes in the middle of a game, and the same table is there again."""

import json
import random

import pytest

from console.journal import QUIET_TURNS, TURNS
from snap.names import GAMES
from snap.replay import Replay
from snap.states import state
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard
from tests.console.tricks_evening import TricksEvening

SECOND = 1_000_000


def power_cycled(evening, seats=4, start=77, **more):
    """Another console with what the first has kept, at its first scene."""
    board = FakeBoard(seats, start=start, seed=99, **more)
    board.store.blobs.update(evening.board.store.blobs)
    board.presses.write_proof = evening.board.presses.write_proof
    return Evening(board).run(100_000)


def turns(lines):
    return sum(json.loads(line).get("do") in ("turn", "play") for line in lines)


def noted(evening):
    """The record as it would be if all had been written."""
    return evening.record()


def kept(evening):
    """The record as it is."""
    return evening.board.store.load(evening.console.journal.name).decode().splitlines()


def cut_at(us, seed, **chosen):
    """A game of one person and bots, cut at a moment; what was kept, and what had happened."""
    board = FakeBoard(4, seed=seed)
    luck = random.Random(seed)
    for _ in range(40):
        board.presses.add(luck.randrange(3 * SECOND, us), 0)
    return Evening(board, persons=1, bots=3, pace="fast", **chosen).run(us)


SERVED = ("classic", "central", "menagerie")
CASES = [(game, seed) for game in SERVED for seed in range(6)]


@pytest.mark.parametrize(("game", "seed"), CASES)
def test_the_very_table_is_there_and_the_game_goes_on_to_its_end(game, seed):
    before = cut_at(20 * SECOND + seed * 7_654_321, seed, game=game)
    if before.scene == "Over":
        pytest.skip("it was over")
    record, party = kept(before), before.console.party
    whole = noted(before)
    assert 0 <= turns(whole) - turns(record) <= TURNS
    before.board.store.save(before.console.journal.name, ("\n".join(record) + "\n").encode())
    after = power_cycled(before)
    assert after.scene == "Resume"
    after.press(2).run(to="Play")
    assert after.console.settings["game"] == game
    seats = [(party.seats[p], party.levels[p]) for p in range(party.count)]
    now = after.console.party
    assert [(now.seats[p], now.levels[p]) for p in range(now.count)] == seats
    replay = Replay(kept(after)[0].encode())
    for line in kept(after)[1:]:
        replay.step(line.encode())
    number = GAMES.index(game)
    assert state(number, after.console.deal.game) == state(number, replay.game)
    lost = turns(whole) - turns(kept(after))
    assert 0 <= lost <= TURNS
    after.run(to="Over")
    assert state(number, after.replayed()) == state(number, after.console.deal.game)
    assert after.board.logged == []


@pytest.mark.parametrize("game", SERVED)
@pytest.mark.parametrize("torn", [0, 1, 9, 30])
def test_a_torn_last_line_is_dropped(game, torn):
    before = cut_at(30 * SECOND, 3, game=game)
    name = before.console.journal.name
    data = before.board.store.load(name)
    before.board.store.save(name, data + b'{"t": 99999999, "do": "turn"}'[:torn])
    after = power_cycled(before)
    after.press(1).run(to="Play")
    assert after.board.store.load(name).endswith(b"}\n")
    after.run(to="Over")
    assert after.replayed().over


@pytest.mark.parametrize("seed", range(4))
def test_after_every_prefix_of_a_record_play_goes_on(seed):
    """Whatever was open at its end is taken back: a round, a choice, a duel."""
    game = ("classic", "menagerie")[seed % 2]
    before = cut_at(60 * SECOND, seed, game=game, owners_only=False)
    name, lines = before.console.journal.name, noted(before)
    for end in range(1, len(lines), 3):
        before.board.store.save(name, ("\n".join(lines[:end]) + "\n").encode())
        after = power_cycled(before)
        after.press(0).run(5 * SECOND)
        assert after.scene in ("Play", "Over"), (end, after.log)
        last = max(i for i in range(end) if i == 0 or '"turn"' in lines[i])
        assert kept(after)[:last] == lines[:last]
        assert after.board.logged == []


def test_the_clock_goes_on_where_it_stood():
    before = cut_at(40 * SECOND, 5)
    game = before.console.deal.game
    before.console.journal.write()
    clock = (game.clock.seconds, game.clock.micros)
    last = json.loads(kept(before)[-1])["t"]
    after = power_cycled(before).press(1).run(to="Play")
    again = after.console.deal.game
    assert (again.clock.seconds, again.clock.micros) == clock
    after.run(6 * SECOND)
    times = [json.loads(line).get("t", 0) for line in noted(after)]
    later = [t for t in times if t > last]
    assert later and later[0] - last < 4 * SECOND, "time in the dark does not count"


def test_a_hold_leaves_the_table_and_nobody_is_asked_again():
    before = cut_at(30 * SECOND, 1)
    after = power_cycled(before).press(2, held=700_000)
    assert after.scene == "Title"
    assert power_cycled(after).scene == "Title"


def test_a_game_that_was_ended_or_won_is_not_offered():
    evening = cut_at(30 * SECOND, 1).menu().press(1).press(1).press(1, held=700_000)
    assert evening.scene == "Title"
    assert power_cycled(evening).scene == "Title"
    won = Evening(FakeBoard(4), persons=0, bots=3, pace="fast").run(to="Over")
    assert power_cycled(won).scene == "Title"


def test_a_game_whose_last_card_was_kept_shows_its_winner():
    won = Evening(FakeBoard(4), persons=0, bots=3, pace="fast")
    won.run(to="Play")
    table = dict(won.board.store.blobs)
    won.run(to="Over")
    for name in ("table.0", "table.1"):
        won.board.store.blobs[name] = table.get(name, b"")
    won.board.store.blobs = {name: data for name, data in won.board.store.blobs.items() if data}
    after = power_cycled(won).press(0).run(to="Over")
    assert after.console.series.played == 1


def test_a_series_goes_on_with_its_next_game():
    before = Evening(FakeBoard(4), persons=0, bots=3, pace="fast", series=3).run(to="Over")
    wins = list(before.console.series.wins)
    after = power_cycled(before)
    assert after.scene == "Resume"
    after.press(1).run(to="Play")
    assert list(after.console.series.wins) == wins
    assert after.console.deal.header.dealer == before.console.series.dealer


def test_a_bot_that_took_over_still_sits_there():
    evening = cut_at(30 * SECOND, 1).menu().press(0).press(0, held=700_000).run(3 * SECOND)
    assert evening.console.party.is_bot(0)
    after = power_cycled(evening).press(0).run(to="Play")
    assert after.console.party.is_bot(0)


def test_a_live_pair_is_called_by_bots_after_the_power_was_back():
    """Else two bots could look at it for ever."""
    for seed in range(40):
        before = Evening(FakeBoard(4, seed=seed), persons=0, bots=3, pace="slow", level="gentle")
        before.run(to="Play")
        for _ in range(100):
            before.run(900_000)
            game = before.console.deal.game
            if game.over or (before.table.bots.eyes(1) and game.resume_at() >= 0):
                break
        if not game.over and before.table.croupier.card < 0:
            break
    before.console.journal.write()
    after = power_cycled(before).press(0).run(to="Play").run(2_400_000)
    assert any(json.loads(line).get("do") == "call" for line in noted(after)[len(kept(before)) :])


def test_a_record_that_was_tampered_with_is_set_aside_and_named():
    before = cut_at(30 * SECOND, 2)
    name = before.console.journal.name
    lines = kept(before)
    lines[4] = lines[4].replace("turn", "burn").replace("call", "ball")
    before.board.store.save(name, ("\n".join(lines) + "\n").encode())
    after = power_cycled(before).press(1).run(to="Title", most=60 * SECOND)
    assert after.board.logged == [f"trouble: aside {name} game.aside", "trouble: lost"]
    assert name not in after.board.store.names()


def test_a_record_that_is_gone_is_only_told():
    before = cut_at(30 * SECOND, 2)
    before.board.store.remove(before.console.journal.name)
    after = power_cycled(before).press(1).run(to="Title", most=60 * SECOND)
    assert after.board.logged == ["trouble: lost"]


def test_a_box_with_fewer_buttons_says_so_and_starts_afresh():
    before = cut_at(30 * SECOND, 2)
    after = power_cycled(before, seats=2).run(to="Title", most=60 * SECOND)
    assert after.board.logged == ["trouble: lost"]


def test_where_presses_come_by_interrupts_the_flash_is_written_in_quiet_time_alone():
    board = FakeBoard(4, seed=6)
    board.presses.write_proof = False
    evening = Evening(board, persons=2, pace="fast")
    evening.run(to="Play")
    writes = []
    append = board.store.append

    def watched(name, data):
        croupier = evening.console._scene.table.croupier
        writes.append(croupier.stopped or croupier.stopping)  # for a picture that comes between
        append(name, data)

    board.store.append = watched
    for _ in range(60):
        evening.run(2 * SECOND)
        unwritten = turns(noted_without_writing(evening))
        assert unwritten <= QUIET_TURNS + 1
    assert len(writes) > 3 and all(writes)


def noted_without_writing(evening):
    """What the journal holds and has not written."""
    journal = evening.console.journal
    return ['{"do": "turn"}'] * journal._turns


class TestTricks:
    def cut(self, *kinds, persons=2, seed=1):
        evening = TricksEvening(persons=persons, seed=seed).until(*kinds)
        return evening, power_cycled(evening, seats=6)

    @pytest.mark.parametrize("kind", ["Pick", "Draw", "Announce", "Turn", "Laid"])
    @pytest.mark.parametrize("persons", [1, 2])
    def test_the_deal_goes_on_behind_a_hand_over(self, kind, persons):
        before, after = self.cut(kind, persons=persons)
        after.press(0)
        after.run(to="Play" if kind in ("Turn", "Laid") else "Ready", most=20 * SECOND)
        number = GAMES.index("tricks")
        assert state(number, after.console.deal.game) == state(number, before.game)

    @pytest.mark.parametrize("seed", range(3))
    def test_cut_every_few_steps_a_deal_comes_to_the_same_count(self, seed):
        evening = TricksEvening(persons=1, seed=seed)
        for _ in range(12):
            for _ in range(9):
                if evening.kind != "Over":
                    evening.anything()
            if evening.kind == "Over":
                break
            evening = self.again(evening, seed)
        evening.until("Over")
        assert evening.replayed().over
        totals = [evening.replayed().total(p) for p in (0, 1)]
        assert evening.console.series.totals == totals

    def again(self, evening, seed):
        """The same player at the same table, after a cut of power."""
        board = FakeBoard(6, seed=seed + 50)
        board.store.blobs.update(evening.board.store.blobs)
        after = TricksEvening.__new__(TricksEvening)
        Evening.__init__(after, board)
        after.luck = evening.luck
        after.run(100_000)
        assert after.scene == "Resume"
        return after.press(0).run(2 * SECOND)

    def test_a_bot_still_knows_what_it_has_seen(self):
        before, after = self.cut("Turn", persons=1)
        for _ in range(30):
            before.anything()
        after = power_cycled(before, seats=6).press(0).run(2 * SECOND)
        old, new = before.console.deal.notes, after.console.deal.notes
        assert (new.seen, new.voids, new._led) == (old.seen, old.voids, old._led)
