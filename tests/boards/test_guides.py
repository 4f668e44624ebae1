"""The guides quote what the console and the commands say, word for word."""

import ast
import re
from pathlib import Path

import mpremote.transport_serial
import pytest

from boards.flash import OLDEST
from boards.models import MODELS
from boards.payload import FOLDER, names
from boards.remote import HOW

ROOT = FOLDER.parent
GUIDES = (
    FOLDER / "troubleshooting.md",
    FOLDER / "building.md",
    FOLDER / "README.md",
    FOLDER.parent / "firmware/README.md",
    FOLDER.parent / "README.md",
    FOLDER / "acceptance.md",
)
PICO = ROOT / "sim/pico"
# Faults of a board file, in spec and check, speak for themselves; machine and race, of tests too.
REFUSING = [FOLDER / f"{name}.py" for name in ("flash", "image", "payload", "remote", "uf2")]
REFUSING += [PICO / f"{name}.py" for name in ("__init__", "__main__", "kept", "scripted")]
ERRORS = ("DeployError", "EmulatorError", "Uf2Error")
LINK = re.compile(r"\]\(([^)#]+)\)")


def said():
    """What stands first in the rows of the troubleshooting tables, as printed or shown."""
    guide = GUIDES[0].read_text(encoding="utf-8")
    first = [line.split(" | ")[0] for line in guide.splitlines() if line.startswith("| ")]
    return [quote for cell in first for quote in re.findall("`([^`]+)`", cell)]


def sources():
    files = [*FOLDER.glob("*.py"), *PICO.glob("*.py"), ROOT / "firmware/texts/en.txt"]
    files.append(Path(mpremote.transport_serial.__file__))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_every_message_that_is_quoted_is_really_said():
    text = sources()
    quotes = said()
    assert len(quotes) > 25
    lost = [part for quote in quotes for part in quote.split("...") if part not in text]
    assert not lost


def literals(expression):
    """The text of a message, with ... for what differs."""
    if isinstance(expression, ast.Constant):
        return [str(expression.value)]
    if isinstance(expression, ast.JoinedStr):
        parts = [p.value if isinstance(p, ast.Constant) else "..." for p in expression.values]
        return ["".join(parts)]
    return []


def messages(path):
    """What a command refuses with: literals in its errors, or returned to be raised."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS:
            yield from literals(node.args[0])
        if isinstance(node, ast.FunctionDef) and node.name in ("_reason", "missing"):
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return):
                    yield from literals(inner.value)


def in_order(parts, text):
    """Whether the parts stand in the text one after another."""
    for part in parts:
        if part not in text:
            return False
        text = text.partition(part)[2]
    return True


@pytest.mark.parametrize("path", REFUSING, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_message_with_which_a_command_refuses_is_in_the_table(path):
    quotes = [[part for part in quote.split("...") if part] for quote in said()]
    refused = [text for text in messages(path) if text.strip(".: ")]
    assert refused
    lost = [text for text in refused if not any(in_order(quote, text) for quote in quotes)]
    assert not lost


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_links_lead_somewhere(guide):
    for target in LINK.findall(guide.read_text(encoding="utf-8")):
        assert (guide.parent / target).exists(), target


def test_every_board_is_named():
    readme = GUIDES[2].read_text(encoding="utf-8")
    assert not [name for name in names() if f"`{name}`" not in readme]


def test_files_that_the_firmware_guide_names_are_there():
    guide = GUIDES[3].read_text(encoding="utf-8")
    paths = re.findall(r"`((?:snap|console|sim|tests|texts)/[\w/.-]+)`", guide)
    made_up = ("twin", "texts/de")
    real = [path for path in paths if not any(word in path for word in made_up)]
    assert len(real) > 10
    for path in real:
        assert (ROOT / path).exists() or (ROOT / "firmware" / path).exists(), path


def test_where_the_commands_send_people_it_is_said_how_micropython_gets_onto_each_pico():
    readme = GUIDES[2].read_text(encoding="utf-8")
    how = readme.split("## MicroPython first\n")[1].split("\n## ")[0]
    assert HOW == "(boards/README.md says how)" and "BOOTSEL" in how
    assert all(f"`{model.port}`" in how for model in MODELS.values())
    assert f"{OLDEST[0]}.{OLDEST[1]} or later" in how
