"""The PIO program that samples all buttons together, as the opcode words that run.

One loop takes 25 cycles, at 25 MHz exactly 1 us, whether or not anything changed. Every change,
and the first sample, leaves as one word: the pins in the top bits (1 = released), below them a
counter that falls by one a loop. Encodings: RP2040 datasheet, section 3.4.
"""

from snap.const import const

CLOCK = const(25_000_000)
WRAP_TARGET = const(2)


def words(pins: int) -> tuple[int, ...]:
    """The program for 2 to 8 consecutive pins; jumps are relative to its first word."""
    return (
        0xA02B,  #         mov x, ~null      no sample is like this: the first is a change
        0xA0EB,  #         mov osr, ~null    the counter
        0xA0C3,  # loop:   mov isr, null
        0x4000 | pins,  #  in pins, N
        0xA046,  #         mov y, isr
        0x00A7,  #         jmp x!=y, changed
        0x0109,  #         jmp count [1]
        0xA022,  # changed: mov x, y
        0x40E0 | 32 - pins,  # in osr, 32-N   the word is full: autopush
        0xA047,  # count:  mov y, osr
        0x008B,  #         jmp y--, next
        0xB0E2,  # next:   mov osr, y [16]
    )
