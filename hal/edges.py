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
_SAMPLES_A_SEAT = const(128)

_NO = const(-1)
_OPEN = const(0)
_YES = const(1)


class Edges:
    """Confirmed events of up to 8 seats; `t`, `player`, `down` are those of the current one.

    `overflows` counts questions given up because too many samples came at once; `stuck` is a
    bit mask of the seats that have been down for 20 s or more. All pins are open before ticks
    `start`.
    """

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
        self._edge = array("h", bytes(2 * seats))  # the place of that edge's sample
        self._since = array("i", bytes(4 * seats))  # ticks of the last press

    def feed(self, t: int, closed: int) -> None:
        """Take a sample: from ticks `t` on, the pins of the seats in the mask `closed` are closed.

        Samples come in time order; one without a change is skipped.
        """
        self._advance(t)
        changed = closed ^ self._last
        if not changed:
            return
        while self.full():
            self.overflows += 1
            self._ask_next(self._oldest(), 0)
        place = self._head
        self._times[place] = self._through
        self._states[place] = closed
        self._last = closed
        self._head = (place + 1) % self._size
        self._ask(changed & (closed ^ self._confirmed) & ~self._asked, place)

    def reach(self, t: int) -> None:
        """Say that every change before ticks `t` has been fed."""
        self._advance(t)
        t = self._through
        down = self._confirmed
        seat = 0
        while down:
            if down & 1 and (t - self._since[seat]) & _TICKS >= _STUCK:
                self.stuck |= 1 << seat
            down >>= 1
            seat += 1

    def full(self) -> bool:
        """Whether the next change would cost an undecided edge; `next()` may make room."""
        return self._asked != 0 and self._edge[self._oldest()] == self._head

    def horizon(self) -> int:
        """Ticks before which no further event can come."""
        return self._times[self._edge[self._oldest()]] if self._asked else self._through

    def next(self) -> bool:
        """Move to the next confirmed event; False when there is none yet."""
        while self._asked:
            seat = self._oldest()
            verdict = self._judge_release(seat) if self._is_down(seat) else self._judge_press(seat)
            if verdict == _OPEN:
                return False
            if verdict == _YES:
                self._confirm(seat)
                return True
            self._ask_next(seat, 0)
        return False

    def _advance(self, t: int) -> None:
        if (t - self._through) & _TICKS < _HALF:  # what is final stays final
            self._through = t

    def _is_down(self, seat: int) -> int:
        return self._confirmed >> seat & 1

    def _ask(self, seats: int, place: int) -> None:
        self._asked |= seats
        seat = 0
        while seats:
            if seats & 1:
                self._edge[seat] = place
            seats >>= 1
            seat += 1

    def _oldest(self) -> int:
        """The seat with the oldest undecided edge; of several at once, the lowest."""
        oldest = -1
        most = 0
        asked = self._asked
        for seat in range(len(self._edge)):
            if asked >> seat & 1:
                age = (self._head - 1 - self._edge[seat]) % self._size
                if oldest < 0 or age > most:
                    oldest = seat
                    most = age
        return oldest

    def _judge_press(self, seat: int) -> int:
        if self._away(seat, 0) >= _ENOUGH:
            return _YES
        return _NO if self._elapsed(seat) >= _WINDOW else _OPEN

    def _judge_release(self, seat: int) -> int:
        elapsed = self._elapsed(seat)
        if elapsed < _WINDOW:
            return _OPEN
        if self._away(seat, 0) < _ENOUGH:
            return _NO
        back = min(max(elapsed - _BOUNCE, 0), _WINDOW) - self._away(seat, _BOUNCE)
        if back >= _ENOUGH:
            return _NO
        return _YES if elapsed >= _BOUNCE + _WINDOW else _OPEN

    def _elapsed(self, seat: int) -> int:
        return (self._through - self._times[self._edge[seat]]) & _TICKS

    def _away(self, seat: int, start: int) -> int:
        """How long the pin was not as confirmed, in the 3 ms from `start` after the edge."""
        place = self._edge[seat]
        edge = self._times[place]
        down = self._is_down(seat)
        total = 0
        begin = 0
        while begin < start + _WINDOW:
            state = self._states[place] >> seat & 1
            place = (place + 1) % self._size
            newest = place == self._head
            end = ((self._through if newest else self._times[place]) - edge) & _TICKS
            if state != down:
                total += max(0, min(end, start + _WINDOW) - max(begin, start))
            if newest:
                break
            begin = end
        return total

    def _confirm(self, seat: int) -> None:
        was_down = self._is_down(seat)
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
        down = self._is_down(seat)
        before = self._states[place] >> seat & 1
        self._asked &= ~(1 << seat)
        place = (place + 1) % self._size
        while place != self._head:
            now = self._states[place] >> seat & 1
            late_enough = (self._times[place] - edge) & _TICKS >= skip
            if now != before and now != down and late_enough:
                self._asked |= 1 << seat
                self._edge[seat] = place
                return
            before = now
            place = (place + 1) % self._size
