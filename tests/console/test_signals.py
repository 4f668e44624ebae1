"""What the table hears and which lamps light, for everything that happens in a game."""

from console import tunes
from console.lights import FULL
from console.sound import pitch_hz
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard

SECOND = 1_000_000


def hertz(tune):
    return [pitch_hz(pitch) for pitch in tune[::2]]


def heard(evening, tune, since):
    """Whether a tune was heard, whole, from a moment on."""
    log = [hz for t, hz, _ in evening.board.speaker.log if t >= since]
    wanted = hertz(tune)
    return any(log[i : i + len(wanted)] == wanted for i in range(len(log)))


def lit(evening, us):
    """For so long, looking every 10 ms: how often each lamp was full, and how often it changed."""
    full, changes = [0] * 4, [0] * 4
    for _ in range(us // 10_000):
        before = list(evening.board.lamps.levels)
        evening.run(10_000)
        for seat, level in enumerate(evening.board.lamps.levels):
            full[seat] += level == FULL
            changes[seat] += level != before[seat]
    return full, changes


def at_a_pair(pair=True):
    """Seats 0 and 2 of four play; a card was turned, and two tops match, or do not."""
    evening = Evening(FakeBoard(4))
    evening.console.party.joined = 0b101
    evening.console.go("deal")
    evening.run(to="Play")
    while bool(evening.table.bots.eyes(0)) != pair or not evening.table.turns:
        evening.run(10_000)
    return evening.run(20_000)


def call(evening, *presses):
    """Presses as (microseconds from now, seat); the moment they begin."""
    now = evening.board.time
    seats = evening.console.party.seats
    for us, player in presses:
        evening.board.presses.add(now + us, seats[player])
    return now


def test_the_lamp_of_whoever_turns_next_glows_alone():
    """Players 0 and 1 sit at seats 0 and 2."""
    evening = at_a_pair(pair=False)
    glowing = set()
    for _ in range(12):
        evening.run(200_000)
        seat = evening.console.party.seats[evening.table.game.next]
        lit = [i for i, level in enumerate(evening.board.lamps.levels) if level]
        if evening.table.croupier.card < 0 and evening.between == "NoneType":
            assert lit == [seat]
            glowing.add(seat)
    assert glowing == {0, 2}


def test_a_snap_is_heard_and_the_winners_lamp_shines():
    evening = at_a_pair()
    now = call(evening, (1_000, 1), (60_000, 0))
    evening.run(600_000)
    full, changes = lit(evening, 500_000)
    winner = evening.console.party.seats[1]
    assert full == [50 * (seat == winner) for seat in range(4)] and not any(changes)
    assert heard(evening, tunes.SNAP, now)
    assert not heard(evening, tunes.FALSE_CALL, now) and not heard(evening, tunes.TIE, now)


def test_a_tie_has_a_sound_of_its_own_and_both_lamps_blink():
    evening = at_a_pair()
    now = call(evening, (1_000, 0), (1_000, 1))
    evening.run(600_000)
    full, changes = lit(evening, 500_000)
    both = [evening.console.party.seats[player] for player in (0, 1)]
    assert all((full[seat] > 0) == (seat in both) for seat in range(4))
    assert all((changes[seat] > 0) == (seat in both) for seat in range(4))
    assert heard(evening, tunes.TIE, now) and not heard(evening, tunes.SNAP, now)


def test_a_false_call_sounds_low_and_the_lamp_of_its_hand_flickers():
    evening = at_a_pair(False)
    now = call(evening, (1_000, 1))
    evening.run(300_000)
    full, changes = lit(evening, 500_000)
    wrong = evening.console.party.seats[1]
    assert all((full[seat] > 0) == (seat == wrong) for seat in range(4))
    assert changes[wrong] >= 4  # faster than that of a tie
    assert heard(evening, tunes.FALSE_CALL, now) and not heard(evening, tunes.SNAP, now)


def test_out_and_the_win_are_heard_and_the_winner_blinks():
    evening = Evening(FakeBoard(4, seed=1), persons=0, bots=3, pace="fast").run(to="Over")
    assert heard(evening, tunes.OUT, 0) and heard(evening, tunes.WIN, 0)
    party, winner = evening.console.party, evening.console.deal.game.winner
    flashed = [seat for seat, level in evening.board.lamps.log[-40:] if level == FULL]
    assert winner >= 0 and set(flashed[-3:]) == {party.seats[winner]}


def test_nothing_is_heard_of_a_card_before_it_shows_and_all_cards_sound_alike():
    evening = Evening(FakeBoard(4, seed=2), persons=2).run(to="Play")
    order, log = [], evening.board.speaker.log
    show = evening.table.show

    def watched(card):
        show(card)
        order.append(len(log))

    evening.table.show = watched
    evening.run(20 * SECOND)
    assert len(order) > 8
    for first, following in zip(order, order[1:]):
        assert [hz for _, hz, _ in log[first:following]] == [*hertz(tunes.TURN), 0]
    assert not [hz for _, hz, _ in log[: order[0]] if hz]
