"""Reads pictures drawn as text: `= name`, then rows of `.` (paper) and `#` (ink)."""

from pathlib import Path

Picture = tuple[int, ...]


def read_art(path: Path) -> dict[str, Picture]:
    """Every picture of a file, its rows as numbers, highest bit leftmost; `;` begins a comment."""
    pictures: dict[str, list[int]] = {}
    rows: list[int] = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith("= "):
            rows = pictures.setdefault(line[2:], [])
        elif line and not line.startswith(";"):
            if set(line) - {".", "#"}:
                raise ValueError(f"{path.name}:{number}: neither . nor #: {line!r}")
            rows.append(int(line.replace(".", "0").replace("#", "1"), 2))
    return {name: tuple(rows) for name, rows in pictures.items()}


def rotated(picture: Picture, width: int) -> Picture:
    """The picture turned by 180 degrees."""
    return tuple(int(f"{row:0{width}b}"[::-1], 2) for row in reversed(picture))


def doubled(picture: Picture, width: int) -> Picture:
    """The picture twice as wide and twice as high."""
    rows = [int("".join(bit * 2 for bit in f"{row:0{width}b}"), 2) for row in picture]
    return tuple(row for row in rows for _ in (0, 1))
