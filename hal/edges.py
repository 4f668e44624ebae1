"""Button edges: raw samples of all pins in, confirmed presses and releases in time order out.

A seat is up until a press and down until a release.
Press: the first closing edge after which the pin is closed for at least 500 us of the next 3 ms.
Release: the first opening edge after which the pin is open for at least 500 us of the next 3 ms
and which is no dropping out: when 10 ms of bounce are over, the pin is closed for less than
500 us of the 3 ms after that. Closing edges in those 10 ms are bounce; later ones may be presses.

So an event is judged by what follows its edge, at most 3 ms (press) or 13 ms (release) later;
what is judged first may have come second, and waits for the older question. The horizon is the
oldest undecided edge, or as far as samples reach. Times are ticks (microseconds modulo 2^30);
nothing allocates after the start.
"""

from array import array

from snap.const import const

_TICKS = const(0x3FFFFFFF)
_HALF = const(0x20000000)
_ENOUGH = const(500)
_WINDOW = const(3_000)
_BOUNCE = const(10_000)
_STUCK = const(20_000_000)
_SAMPLES_A_SEAT = const(64)

# Which seat a bit is: the powers of 2 up to 128 all leave another rest when divided by 11.
_SEAT_OF = b"\0\0\1\0\2\4\0\7\3\6\5"

_NO = const(-1)
_OPEN = const(0)
_YES = const(1)


class Edges:
    """Confirmed events of up to 8 seats; `t`, `player`, `down` are those of the current one.

    `overflows` counts questions given up because too many samples came at once; `stuck` is a
    bit mask of the seats that have been down for 20 s or more. All pins are open before ticks
    `start`.
    """

    write_proof = True

    def __init__(self, seats: int, start: int = 0) -> None:
        self.t = 0
        self.player = 0
        self.down = False
        self.overflows = 0
        self.stuck = 0
        self._size = size = seats * _SAMPLES_A_SEAT
        self._times = array("i", bytes(4 * size))
        self._states = bytearray(size)  # which seats' pins were closed from that time on
        self._head = 0  # where the next sample goes
        self._through = start  # everything earlier has been fed
        self._last = 0  # the newest state
        self._confirmed = 0  # bit mask of seats that are down
        self._asked = 0  # bit mask of seats with an undecided edge
        self._eldest = 0  # of those, the seat whose edge is the oldest
        self._edge = array("h", bytes(2 * seats))  # the place of that edge's sample
        self._since = array("i", bytes(4 * seats))  # ticks of the last press

    def feed(self, t: int, closed: int) -> None:
        """Take a sample: from ticks `t` on, the pins of the seats in the mask `closed` are closed.

        Samples come in time order; one without a change is skipped.
        """
        if (t - self._through) & _TICKS < _HALF:  # what is final stays final
            self._through = t
        changed = closed ^ self._last
        if not changed:
            return
        place = self._head
        if self._asked and self._edge[self._eldest] == place:
            self._make_room()
        self._times[place] = self._through
        self._states[place] = closed
        self._last = closed
        self._head = (place + 1) % self._size
        new = changed & (closed ^ self._confirmed) & ~self._asked
        if new:
            self._ask(new, place)

    def reach(self, t: int) -> None:
        """Say that every change before ticks `t` has been fed."""
        if (t - self._through) & _TICKS < _HALF:
            self._through = t
        down = self._confirmed & ~self.stuck
        while down:
            bit = down & -down
            if (self._through - self._since[_SEAT_OF[bit % 11]]) & _TICKS >= _STUCK:
                self.stuck |= bit
            down ^= bit

    def room(self) -> int:
        """How many changes can be fed before one costs an undecided edge; `next()` makes room."""
        if not self._asked:
            return self._size
        return (self._edge[self._eldest] - self._head) % self._size

    def horizon(self) -> int:
        """Ticks before which no further event can come."""
        return self._times[self._edge[self._eldest]] if self._asked else self._through

    def next(self) -> bool:
        """Move to the next confirmed event; False when there is none yet."""
        while self._asked:
            verdict = self._judge(self._eldest)
            if verdict == _OPEN:
                return False
            if verdict == _YES:
                self._confirm(self._eldest)
                return True
            self._ask_next(self._eldest, 0)
        return False

    def chatter(self, seat: int, t: int) -> "tuple[int, int]":
        """Of the 10 ms from an event at ticks `t` on: how often the seat's pin changed, and
        microseconds from the first change to the last. For tests of buttons, soon afterwards."""
        bit = 1 << seat
        count = length = 0
        for back in range(1, self._size):
            place = (self._head - back) % self._size
            age = self._times[place] - t & _TICKS
            if age >= _HALF:
                break
            changed = self._states[place] ^ self._states[(place - 1) % self._size]
            if age < _BOUNCE and changed & bit:
                count += 1
                length = max(length, age)
        return count, length

    def _make_room(self) -> None:
        while self._asked and self._edge[self._eldest] == self._head:
            self.overflows += 1
            self._ask_next(self._eldest, 0)

    def _ask(self, seats: int, place: int) -> None:
        none = not self._asked
        self._asked |= seats
        if none:
            self._eldest = _SEAT_OF[(seats & -seats) % 11]
        while seats:
            bit = seats & -seats
            self._edge[_SEAT_OF[bit % 11]] = place
            seats ^= bit

    def _judge(self, seat: int) -> int:
        elapsed = (self._through - self._times[self._edge[seat]]) & _TICKS
        if self._confirmed >> seat & 1:
            return self._judge_release(seat, elapsed)
        if elapsed < _ENOUGH:
            return _OPEN
        if self._away(seat, 0) >= _ENOUGH:
            return _YES
        return _NO if elapsed >= _WINDOW else _OPEN

    def _judge_release(self, seat: int, elapsed: int) -> int:
        if elapsed < _WINDOW:
            return _OPEN
        if self._away(seat, 0) < _ENOUGH:
            return _NO
        if elapsed < _BOUNCE + _ENOUGH:
            return _OPEN
        known = min(elapsed - _BOUNCE, _WINDOW)
        if known - self._away(seat, _BOUNCE) >= _ENOUGH:
            return _NO
        return _YES if known == _WINDOW else _OPEN

    def _away(self, seat: int, start: int) -> int:
        """How long the pin was not as confirmed, in the 3 ms from `start` after the edge."""
        place = self._edge[seat]
        edge = self._times[place]
        bit = 1 << seat
        confirmed = self._confirmed & bit
        total = begin = end = 0
        while end < start + _WINDOW:
            away = self._states[place] & bit != confirmed
            place = (place + 1) % self._size
            newest = place == self._head
            end = (self._through if newest else self._times[place]) - edge & _TICKS
            if away and end > start:
                total += min(end, start + _WINDOW) - max(begin, start)
            if newest:
                break
            begin = end
        return total

    def _confirm(self, seat: int) -> None:
        was_down = self._confirmed >> seat & 1
        self.t = self._times[self._edge[seat]]
        self.player = seat
        self.down = not was_down
        self._confirmed ^= 1 << seat
        self.stuck &= ~(1 << seat)
        self._since[seat] = self.t
        self._ask_next(seat, _BOUNCE if was_down else 0)

    def _ask_next(self, seat: int, skip: int) -> None:
        """Ask about the next edge away from the confirmed state, `skip` us or more after this."""
        place = self._edge[seat]
        edge = self._times[place]
        bit = 1 << seat
        confirmed = self._confirmed & bit
        before = self._states[place] & bit
        self._asked &= ~bit
        place = (place + 1) % self._size
        while place != self._head:
            now = self._states[place] & bit
            if now != before and now != confirmed and self._times[place] - edge & _TICKS >= skip:
                self._asked |= bit
                self._edge[seat] = place
                break
            before = now
            place = (place + 1) % self._size
        self._find_eldest()

    def _find_eldest(self) -> None:
        """Note the seat with the oldest undecided edge; of several at once, the lowest."""
        most = -1
        asked = self._asked
        while asked:
            bit = asked & -asked
            seat = _SEAT_OF[bit % 11]
            age = (self._head - 1 - self._edge[seat]) % self._size
            if age > most:
                most = age
                self._eldest = seat
            asked ^= bit
