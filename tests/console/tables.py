"""Decks that a test can read, and a bare table round a croupier, without scenes or pictures."""

from console.bots.namer import Namer
from console.croupier import Croupier
from console.games.classic import Places
from console.gestures import recogniser
from console.hands import Hands
from console.naming import Naming
from console.ticks import ticks_diff
from snap.cards import parse_card
from snap.classic import Classic
from snap.said import ROUND
from tests.console.fake_board import TURN

WAIT_US = 1_000_000


def deck(players, *tops):
    """A deck, dealt by the last seat, that gives each seat these cards on top, then what is left.

    tops: a string a seat, `"5H 7C"`: the first to be turned comes first.
    """
    wanted = [[parse_card(name) for name in text.split()] for text in tops]
    rest = iter(sorted(set(range(52)) - {card for seat in wanted for card in seat}))
    sizes = [52 // players + (seat < 52 % players) for seat in range(players)]
    stocks = [
        (wanted[s] + [next(rest) for _ in range(sizes[s] - len(wanted[s]))])[::-1]
        for s in range(players)
    ]
    return bytes(stocks[i % players][i // players] for i in range(52))


class BareTable:
    """Turns a card every WAIT_US; keeps what was shown, taken back and applied."""

    def __init__(self, board, cards, players=2, call="press", draw_us=0, bots=(), **options):
        self.board = board
        self.game = Classic(players, players - 1, cards, options)
        self.croupier = Croupier(board, self.game, self)
        self.naming = Naming(self.croupier, self.game)
        self.hands = Hands(self.croupier, recogniser(call, players), self.naming)
        self.shown, self.taken_back, self.events, self.heard_of = [], [], [], []
        self._draw_us = draw_us
        self._zero = 0
        self.places = Places(self.game)
        levels = bytes(player in bots for player in range(players))
        self.namer = Namer(self.croupier, self.game, self.naming, self.places, levels)
        self.croupier.begin(board.now(), (self.hands, self.naming, self.namer), WAIT_US)

    def prepare(self):
        return WAIT_US

    def show(self, card):
        self.board.time += self._draw_us
        self.shown.append((self.board.time, card))

    def take_back(self):
        self.taken_back.append(self.board.time)

    def heard(self, said, do, dt, p, a, b):
        self.events.append((self._zero + dt, do, p, a, b))
        for i in range(said.n):
            self.heard_of.append((self._zero + said.dt[i], said.what[i], said.p[i], said.a[i]))
        if do == 0:
            self._zero += dt
        if any(said.what[i] == ROUND for i in range(said.n)):
            self.places.note()
        self.naming.heard(said)
        self.namer.heard(said)

    def step(self):
        board, presses = self.board, self.board.presses
        presses.poll()
        while presses.next():
            self.croupier.until(presses.t)
            if not self.croupier.stopped:
                self.hands.press(presses.t, presses.player, presses.down)
        self.croupier.until(presses.horizon())
        self.croupier.advance(board.now(), presses.horizon())
        return self.croupier.deadline(board.now())

    def run(self, until, every=0):
        """Step at the deadlines, or `every` so many microseconds."""
        while self.board.time < until:
            deadline = self.step()
            wait = every or ticks_diff(deadline, self.board.now())
            assert 0 < wait < TURN // 2, wait
            self.board.time += min(wait, max(1, until - self.board.time))
        self.step()
