"""All that the console says: a file a language, read one section at a time.

texts/LANGUAGE.txt is UTF-8: `[section]` lines, then `key = text`. A text that depends on a number
gives its forms one after the other, parted by `|`, the number itself as `{}`. A line that begins
with `#` is a remark.
"""

from console.plurals import plural_form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hal.contract import Board

LANGUAGES = ("en", "fr", "ru")


class Section:
    """The texts of one section."""

    def __init__(self, texts: dict[str, str], language: str) -> None:
        self._texts = texts
        self._language = language

    def __getitem__(self, key: str) -> str:
        """The text as it stands."""
        return self._texts[key]

    def get(self, key: str, otherwise: str) -> str:
        """The text, or something else where there is none."""
        return self._texts.get(key, otherwise)

    def fill(self, key: str, *values: object) -> str:
        """The text with each `{}` replaced."""
        return self._texts[key].format(*values)

    def count(self, key: str, n: int) -> str:
        """The text in the form that n things take, with n for its `{}`."""
        forms = self._texts[key].split("|")
        return forms[plural_form(self._language, n)].format(n)


class Texts:
    """The texts of one language; OSError where the board has no such file."""

    def __init__(self, board: "Board", language: str) -> None:
        """language: one of LANGUAGES."""
        self._board = board
        self.language = language

    def section(self, name: str) -> Section:
        """Read a section; one that is not there is empty."""
        texts: dict[str, str] = {}
        with self._board.open("texts/" + self.language + ".txt") as lines:
            inside = False
            for raw in lines:
                line = raw.decode().strip()
                if line.startswith("["):
                    inside = line == "[" + name + "]"
                elif inside and line and not line.startswith("#"):
                    key, text = line.split(" = ", 1)
                    texts[key] = text
        return Section(texts, self.language)
