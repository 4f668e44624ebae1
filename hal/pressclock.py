"""The press clock: one PIO state machine samples all buttons, DMA writes every change to a ring.

The processor takes no part: what happens while memory is collected or flash is written is kept,
with its moment. For RP2040 and RP2350 at a system clock of whole multiples of 25 MHz.
"""

from array import array

import machine
import rp2
import uctypes

from hal.pressring import PressRing
from hal.sampler import CLOCK, WRAP_TARGET, words
from hal.ticks import now
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_RING_BITS = const(11)  # 2 KB: 512 changes
_RING = const(2048)
_COUNT = const(0x0FFFFFFF)  # the most that RP2350 counts
_FEW = const(0x10000)
_TICKS = const(0x3FFFFFFF)


def _program(pins: int) -> "Any":
    emit = rp2.PIOASMEmit(in_shiftdir=rp2.PIO.SHIFT_LEFT, autopush=True, push_thresh=32)
    emit.start_pass(0)
    emit.start_pass(1)
    for i, word in enumerate(words(pins)):
        if i == WRAP_TARGET:
            emit.wrap_target()
        emit.word(word)
    emit.wrap()
    return emit.prog


class PressClock(PressRing):
    """Buttons on `seats` consecutive pins from `first`, to ground, with the chip's pull-ups.

    `machine_id` is the state machine, 0 to 3 of PIO 0. ValueError for a clock that has no whole
    divider. The system clock must not change while this runs.
    """

    name = "PIO 1 us"

    def __init__(self, first: int, seats: int, machine_id: int = 0) -> None:
        if machine.freq() % CLOCK:
            raise ValueError("press clock: the system clock is no multiple of 25 MHz")
        for i in range(seats):
            machine.Pin(first + i, machine.Pin.IN, machine.Pin.PULL_UP)
        self._store = array("H", bytes(2 * _RING))  # twice, to hold an aligned ring
        begin = -uctypes.addressof(self._store) % _RING >> 1
        halves = memoryview(self._store)[begin : begin + (_RING >> 1)]
        super().__init__(seats, halves, now())
        self._machine = rp2.StateMachine(machine_id)
        self._machine.active(0)  # it may have survived a soft reset
        rp2.PIO(0).remove_program()
        self._machine.init(_program(seats), freq=CLOCK, in_base=machine.Pin(first))
        self._dma: "Any" = rp2.DMA()
        self._request = 4 + machine_id  # DREQ_PIO0_RX0 and on, datasheet 2.5.3.1
        self._begin()

    def poll(self) -> None:
        """As the ring's; starts anew when the transfer count is used up (268 million changes)."""
        if self._dma.count < _FEW:
            self.overflows += 1
            self._begin()
        PressRing.poll(self)

    def stop(self) -> None:
        """Give back the state machine and the DMA channel."""
        self._machine.active(0)
        self._dma.close()

    def _begin(self) -> None:
        dma = self._dma
        self._machine.active(0)
        dma.active(0)
        self._machine.restart()
        while self._machine.rx_fifo():
            self._machine.get()
        ctrl = dma.pack_ctrl(
            inc_read=False, ring_sel=True, ring_size=_RING_BITS, treq_sel=self._request
        )
        dma.config(read=self._machine, write=self._halves, count=_COUNT, ctrl=ctrl, trigger=True)
        self._taken = 0
        before = now()
        self._machine.active(1)
        self._zero = before + ((now() - before & _TICKS) >> 1) & _TICKS

    def _now(self) -> int:
        return now()

    def _captured(self) -> int:
        count: int = _COUNT - self._dma.count
        return count
