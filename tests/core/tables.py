"""Tables set up by hand: what lies where is written out, events come at times from the start."""

from snap.cards import card_name, parse_card
from snap.central import Central
from snap.classic import Classic
from snap.events import CALL, NAME, PAIR, PASS, TURN
from snap.heard import heard
from snap.menagerie import Menagerie
from snap.names import WORDS
from snap.packets import PILE, POOLS, STOCK
from snap.places import parse_place
from snap.shuffle import shuffled
from snap.states import state

PACK = range(52)


def cards(text):
    """Cards of a text such as "5H KD"."""
    return bytes(parse_card(name) for name in text.split())


def names(packet):
    return " ".join(card_name(card) for card in packet)


def deck(dealer, *stocks):
    """A deck that deals these stocks, top card first; below them lie others, well mixed."""
    players = len(stocks)
    wanted = [list(cards(stock)) for stock in stocks]
    rest = [card for card in shuffled(8) if not any(card in stock for stock in wanted)]
    for seat, stock in enumerate(wanted):
        size = len(range((seat - dealer - 1) % players, 52, players))
        stock += [rest.pop() for _ in range(size - len(stock))]
    found = bytearray(52)
    for seat, stock in enumerate(wanted):
        found[(seat - dealer - 1) % players :: players] = bytes(reversed(stock))
    return bytes(found)


class Table:
    """A game, what it says, and the moment from which its times count."""

    def __init__(self, kind, game):
        self.kind = kind
        self.game = game
        self.zero = 0
        self.heard = []
        self.all = []

    def apply(self, do, t, p=0, a=0, b=0):
        try:
            self.game.apply(do, t - self.zero, p, a, b)
        finally:
            entries = [dict(entry) for entry in heard(self.game.said, self.zero)]
            self.heard = [(entry["what"], entry.get("p")) for entry in entries]
            self.all += entries
        if do == TURN:
            self.zero = t

    def turn(self, *times):
        for t in times:
            self.apply(TURN, t)

    def call(self, p, t, word="auto"):
        self.apply(CALL, t, p, WORDS.index(word))

    def pair(self, p, t, first, second):
        self.apply(PAIR, t, p, parse_place(first), parse_place(second))

    def name(self, p, t, animal):
        self.apply(NAME, t, p, animal)

    def wait(self, t):
        self.apply(PASS, t)

    def happened(self, what):
        """The moments at which something was said."""
        return [entry["t"] for entry in self.all if entry["what"] == what]

    @property
    def state(self):
        return state(self.kind, self.game)

    @property
    def stocks(self):
        return [" ".join(stock) for stock in self.state["stocks"]]

    @property
    def piles(self):
        return [" ".join(pile) for pile in self.state["piles"]]

    @property
    def pools(self):
        return {number: " ".join(pool) for number, pool in self.state["pools"]}

    @property
    def middle(self):
        return " ".join(self.state["middle"])

    @property
    def result(self):
        found = self.state["result"]
        return None if found is None else dict(found)

    @property
    def next(self):
        return self.state["next"]


def _clear(packets):
    for slot in range(len(packets.count)):
        packets.count[slot] = 0


def _put(packets, slot, text):
    for card in cards(text):
        packets.put(card, slot)


def classic(stocks, piles, pools=(), first=0, **options):
    """Classic Snap with these packets: stocks top first, the others bottom first.

    Seat `first` turns next. A stock or pile that is not given is empty.
    """
    players = len(stocks)
    game = Classic(players, (first - 1) % players, deck(0, *[""] * players), options)
    _clear(game.packets)
    for seat in range(players):
        _put(game.packets, STOCK + seat, stocks[seat])
        _put(game.packets, PILE + seat, piles[seat])
    for pool in pools:
        _put(game.packets, game._pools.open(), pool)
    return Table(0, game)


def central(stocks, middle="", last=-1, **options):
    """The central game with these packets; seat `last` was the last to turn."""
    players = len(stocks)
    game = Central(players, players - 1, deck(0, *[""] * players), options)
    _clear(game.packets)
    for seat in range(players):
        _put(game.packets, STOCK + seat, stocks[seat])
    _put(game.packets, POOLS, middle)
    game._last = last
    return Table(1, game)


def menagerie(players, order, dealer=None, **options):
    """Menagerie; `order` is dealt first, from seat 0. Seat s has animal 10 + s."""
    first = cards(order)
    rest = bytes(card for card in PACK if card not in first)
    dealer = players - 1 if dealer is None else dealer
    animals = [10 + seat for seat in range(players)]
    return Table(2, Menagerie(players, dealer, first + rest, options, animals))
