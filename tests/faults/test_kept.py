"""Files that nobody here has written: too deep, too large, not text. Play begins all the same."""

import pytest

from console.vault import seal
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard, FakeStore

NAMES = ("settings", "names", "house", "table")
STRANGE = {
    "deep": b"[" * 100_000,
    "deep objects": b'{"a":' * 20_000,
    "a huge number": b'{"fastest": [%s, "A"]}' % (b"9" * 400),
    "a number of too many digits": b"9" * 5000,
    "a long name": b'{"snaps": [3, "%s"]}' % (b"x" * 500),
    "half a character": b'{"snaps": [3, "\\ud800"], "fastest": [-5, "A"]}',
    "no text": bytes(range(128, 256)),
    "nothing": b"null",
    "a table of nobody": b'{"seats": [], "levels": [], "animals": [], "settings": {}}',
    "a table of one": b'{"seats": [1, 1], "levels": [0, -1], "animals": [77], "settings": 3}',
}


def goes_on(board):
    """Every place that shows what is kept can be opened."""
    evening = Evening(board).run(100_000)
    for scene in ("stats", "settings", "names", "title"):
        evening.console.go(scene)
        evening.run(10_000_000)
        for _ in range(4):
            evening.press(0)


@pytest.mark.parametrize("what", STRANGE)
@pytest.mark.parametrize("name", NAMES)
def test_what_is_kept_may_be_anything(name, what):
    data = STRANGE[what]
    for blob, content in (
        (f"{name}.json", data),
        (f"{name}.0", data),
        (f"{name}.1", seal(data, 3)),
    ):
        board = FakeBoard(4)
        board.store.blobs[blob] = content
        goes_on(board)


class FullHeap(FakeStore):
    """Some blob is larger than all memory."""

    large = ""

    def load(self, name):
        if name == self.large:
            raise MemoryError("memory allocation failed")
        return super().load(name)


@pytest.mark.parametrize(
    "blob", [n + s for n in NAMES for s in (".json", ".0", ".1")] + ["errors.txt"]
)
def test_a_file_that_is_larger_than_memory_is_set_aside(blob):
    board = FakeBoard(4)
    board.store = FullHeap()
    board.store.blobs[blob] = b"x"
    board.store.large = blob
    goes_on(board)
    if blob != "errors.txt":
        assert blob not in board.store.blobs
        assert any(name.endswith(".aside") for name in board.store.blobs)


def test_an_error_is_survived_though_the_log_is_larger_than_memory():
    board = FakeBoard(4)
    board.store = FullHeap()
    board.store.large = "errors.txt"
    evening = Evening(board, persons=0, bots=3).run(to="Play")
    evening.may_fail = True
    evening.console._scene.advance = None
    evening.run(to="Resume")
