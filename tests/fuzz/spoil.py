"""Spoils text as accidents and strangers do: bytes, lines and pieces changed at random."""

import random

WORDS = (
    b"", b"\0", b"\n", b"\r", b'"', b"\\", b"{", b"}", b"[", b"]", b",", b":", b" ", b"-", b".",
    b"e9", b"0", b"1", b"-1", b"1.0", b"01", b"1e3", b"99999999999999999999", b"9" * 500,
    b"18446744073709551615", b"18446744073709551616", b"1073741824", b"4294967296",
    b"true", b"false", b"null", b"nan", b"Infinity", b"\xef\xbb\xbf", b"\xff", b"\xc3\xa9",
    b"\\u0041", b"\\ud800", b"[[[[[[", b'{"t": 1, "do": "pass"}', b'"t"', b'"p"', b'"do"',
    b'"deck"', b'"seed"', b'"options"', b'"limit_s"', b'"tie_us"', b'"turn"', b'"call"',
    b'"snap"', b'"pool"', b'"s0"', b'"m0"', b'"m99999999999"', b'"TH"', b'"tricks"', b"%s", b"{}",
)  # fmt: skip


def spoiled(luck: random.Random, data: bytes) -> bytes:
    """The data with one to four accidents."""
    for _ in range(luck.choice((1, 1, 1, 2, 4))):
        data = luck.choice(_ACCIDENTS)(luck, data)
    return data


def _flip(luck, data):
    i = luck.randrange(len(data) + 1)
    return data[:i] + bytes((luck.randrange(256),)) + data[i + 1 :]


def _insert(luck, data):
    i = luck.randrange(len(data) + 1)
    return data[:i] + luck.choice(WORDS) + data[i:]


def _replace(luck, data):
    i, j = sorted(luck.randrange(len(data) + 1) for _ in "ij")
    return data[:i] + luck.choice(WORDS) + data[min(j, i + 20) :]


def _cut(luck, data):
    i, j = sorted(luck.randrange(len(data) + 1) for _ in "ij")
    return luck.choice((data[:i], data[i:], data[:i] + data[j:]))


def _lines(luck, data):
    """Leave out, repeat, move or exchange whole lines."""
    lines = data.split(b"\n")
    i, j = luck.randrange(len(lines)), luck.randrange(len(lines))
    kind = luck.randrange(4)
    if kind == 0:
        del lines[i]
    elif kind == 1:
        lines.insert(i, lines[j])
    elif kind == 2:
        lines.insert(j, lines.pop(i))
    else:
        lines[i], lines[j] = lines[j], lines[i]
    return b"\n".join(lines)


def _number(luck, data):
    """Another number where one stands."""
    places = [i for i in range(len(data)) if data[i : i + 1].isdigit()]
    if not places:
        return data
    i = luck.choice(places)
    number = luck.choice((b"0", b"1", b"2", b"5", b"9", b"12", b"5000", b"-3", b"1000000"))
    return data[:i] + number + data[i + 1 :]


_ACCIDENTS = (_flip, _insert, _replace, _cut, _lines, _lines, _number, _number)
