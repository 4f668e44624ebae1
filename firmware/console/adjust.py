"""Makes the console be as the settings say."""

from console.texts import Texts
from snap.const import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from console.app import Console

INTERNATIONAL = "JQKA"
_FULL = const(255)
_STEPS = const(5)  # of brightness


def adjust(console: "Console") -> None:
    """To be called at the start, and after each change that is to be seen or heard at once."""
    settings = console.settings
    language = str(settings["language"])
    if console.texts.language != language:
        console.texts = Texts(console.board, language)
    own = settings["letters"] == "own"
    console.stage.mark(own_letters(console) if own else INTERNATIONAL)
    console.stage.turn(int(settings["picture"]))
    console.sound.volume = int(settings["volume"])
    step = int(settings["brightness"])  # the eye judges the square
    brightness = _FULL * step * step // (_STEPS * _STEPS)
    console.idle.choose(int(settings["idle_min"]), brightness, int(settings["lamps"]))


def own_letters(console: "Console") -> str:
    """How this language marks jack, queen, king and ace."""
    return console.texts.section("cards")["letters"]
