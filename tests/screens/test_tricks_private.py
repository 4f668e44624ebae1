"""Whole matches of tricks and melds, every frame looked at: nobody's hand is seen by the other."""

import pytest

from snap.events import FACE, PLAY
from tests.console.tricks_evening import GlassBoard, TricksEvening


class Onlooker:
    """Reads each frame as a person would: who was asked to take the device, and which cards show.

    A hand may be seen once its owner has answered "only" with their button, until they have
    announced, or played a card.
    """

    def __init__(self, evening):
        self.evening = evening
        self.asked = self.sees = None
        self.frames = self.private = self.prompts = 0
        self.found = []  # the console goes on after an exception in a picture: nothing is raised
        self.table = set()
        evening.board.display.watchers.append(self.look)
        journal = evening.console.journal
        self.note, journal.note = journal.note, self.noted
        board = evening.board.presses
        self.add, board.add = board.add, self.pressed

    def pressed(self, at, seat, held=60_000):
        if self.asked is not None and seat == self.evening.seat(self.asked):
            self.sees = self.asked
        self.add(at, seat, held)

    def noted(self, do, dt, p, a, b):
        if do in (FACE, PLAY):
            self.sees = self.asked = None
        if do == PLAY:
            self.table.add(a)
        self.note(do, dt, p, a, b)

    def public(self):
        game = self.evening.game
        if game.over:
            return set(range(52))
        cards = set(self.table)
        if game.announced(0) >= 0 and game.announced(1) >= 0:
            cards |= {game.faced(0), game.faced(1)}
        if self.evening.kind in ("Laid", "BotLaid"):
            cards.add(self.evening.now_at._card)
        return cards

    def look(self, cards, texts):
        if self.evening.scene not in ("Ready", "Play", "Count"):
            return
        self.frames += 1
        if any("…" in text for text in texts):
            self.found.append("a text is cut")
        hidden = cards - self.public()
        prompt = [text for text in texts if " only: press " in text]
        if prompt and self.asked is None:
            self.prompts += 1
            label = prompt[0][-1]
            self.asked = [p for p in (0, 1) if str(self.evening.seat(p) + 1) == label][0]
            self.sees = None
        party = self.evening.console.party
        alone = [p for p in (0, 1) if party.is_bot(1 - p) and not party.is_bot(p)]
        sees = alone[0] if alone else self.sees
        if hidden:
            self.private += 1
            self.judge(hidden, sees)
            self.asked = None

    def judge(self, hidden, sees):
        if sees is None:
            self.found.append("a hand is shown without a hand-over")
        elif not hidden <= set(self.evening.game.hand(sees)):
            self.found.append("somebody else's cards are shown")


@pytest.mark.parametrize("seats", [2, 6], ids=["one button each", "three buttons each"])
def test_two_persons_never_see_each_others_cards(seats):
    evening = TricksEvening(GlassBoard(seats, seed=seats), seed=seats, match=100)
    onlooker = Onlooker(evening)
    deals = len(evening.whole_match())
    assert not onlooker.found
    assert onlooker.private > 60 * deals
    assert onlooker.prompts >= 27 * deals


def test_a_person_alone_never_sees_the_bots_cards():
    evening = TricksEvening(GlassBoard(4, seed=5), persons=1, seed=5, match=100)
    onlooker = Onlooker(evening)
    evening.whole_match()
    assert not onlooker.found
    assert onlooker.private > 60
    assert onlooker.prompts == 0


def test_the_onlooker_would_notice():
    """A hand-over that is left out is found."""
    evening = TricksEvening(GlassBoard(6, seed=1))
    onlooker = Onlooker(evening)
    evening.now_at.done = True
    evening.until("Announce")
    assert onlooker.frames
    assert "a hand is shown without a hand-over" in onlooker.found
