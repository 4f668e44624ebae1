"""Animals and duel of the menagerie; hands, tricks and scores; names, figures, the display."""

from console.screens.chart import Chart
from console.screens.claim import FREE, HERE, TAKEN, Claim
from console.screens.duel import CLOSED, OPEN, RIGHT, Duel
from console.screens.hand import Hand
from console.screens.score import Score
from console.screens.testcard import TestCard
from console.screens.trick import Trick
from console.screens.wheel import LetterWheel
from console.ui.card import BACK, NO_CARD

_CARDS = bytes((1, 4, 6, 11, 17, 22, 30, 33, 35, 40, 43, 47, 51))
_TAKEN = {2: "1", 5: "4", 8: "7"}
_HERE = 6


def claim(ui, texts):
    screen = Claim(ui)
    screen.update(texts.section("setup")["game.menagerie"], texts.section("play")["which.help"])
    for animal in range(12):
        state = TAKEN if animal in _TAKEN else HERE if animal == _HERE else FREE
        screen.animal(animal, _TAKEN.get(animal, ""), state)
    return screen


def duel(left, right, words, states):
    def show(ui, texts):
        screen = Duel(ui)
        screen.names("Annie", "Élisabeth")
        screen.step(left, right, *words)
        for side in (0, 1):
            screen.state(side, states[side])
        return screen

    return show


def hand(cards, led, at, raised):
    """Every second card may be played."""

    def show(ui, texts):
        screen = Hand(ui)
        screen.update("Annie", texts.section("play")["tie.pool"], texts.section("over")["hint"])
        screen.cards(cards)
        screen.led(led)
        screen.at(at)
        for i in range(len(cards)):
            screen.raised(i, i in raised)
            screen.legal(i, i % 2 == 0)
        return screen

    return show


def trick(left, right):
    def show(ui, texts):
        say = texts.section("play")
        screen = Trick(ui)
        screen.update(texts.section("setup")["game.tricks"], left, right, say["false.pool"], "")
        screen.names("Annie", "Boris")
        screen.points("12", "26")
        return screen

    return show


def score(lines):
    def show(ui, texts):
        word = texts.section("rules")["limit_snaps"]
        screen = Score(ui)
        screen.update("Annie", texts.section("over")["hint"])
        screen.cards(_CARDS)
        for i in (0, 4, 7):
            screen.raised(i, True)
        screen.lines([f"{word} {i + 1}" for i in range(lines)], [str(7 * i) for i in range(lines)])
        return screen

    return show


def wheel(ui, texts):
    screen = LetterWheel(ui)
    screen.update(texts.section("join")["title"], "Élisab", texts.section("play")["which.help"])
    screen.turn("АБВГДЕЖЗИЙ", "Ж", "STUVWXYZÀÉ")
    return screen


def chart(counts):
    def show(ui, texts):
        screen = Chart(ui)
        screen.update("Annie", "0,1 s", "0,9 s", "", texts.section("over")["hint"], "12/19")
        screen.bars(counts)
        return screen

    return show


def testcard(ui, texts):
    screen = TestCard(ui)
    screen.update(texts.section("play")["false.pool"])
    return screen


def exhibits():
    """By name."""
    return {
        "claim": claim,
        "duel by name": duel(2, 8, ("cow", "grenouille"), (OPEN, OPEN)),
        "duel decided": duel(0, 11, ("кошка", "мышь"), (CLOSED, RIGHT)),
        "duel by noise": duel(-1, -1, ("Meeow!", "Кря-кря!"), (OPEN, CLOSED)),
        "hand, discarding": hand(_CARDS, NO_CARD, 3, (1, 3)),
        "hand, following": hand(_CARDS[:9], 50, 5, ()),
        "hand, one card": hand(_CARDS[:1], 50, 0, ()),
        "trick": trick(22, 20),
        "trick, doubling covered": trick(BACK, BACK),
        "trick, led": trick(22, NO_CARD),
        "wheel": wheel,
        "chart": chart([0, 1, 4, 9, 14, 12, 8, 5, 3, 2, 1, 0, 1, 0, 0, 1]),
        "chart, nothing yet": chart([]),
        "test card": testcard,
        "score, 2 lines": score(2),
        "score, 9 lines": score(9),
    }
