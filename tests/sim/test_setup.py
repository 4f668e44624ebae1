"""What sets the project up: it finds a Python that can, and says clearly when there is none."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(os.name == "nt", reason="the set-up scripts are for a shell")


def find_python(path, python=""):
    command = [shutil.which("sh"), str(ROOT / ".ci" / "python.sh")]
    environment = {"PATH": str(path), "PYTHON": python}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def pretend(folder, name, is_new_enough):
    file = folder / name
    file.write_text(f"#!{shutil.which('sh')}\nexit {0 if is_new_enough else 1}\n")
    file.chmod(0o755)


def test_an_old_python3_is_passed_over_for_a_newer_one(tmp_path):
    pretend(tmp_path, "python3", is_new_enough=False)
    pretend(tmp_path, "python3.12", is_new_enough=True)
    assert find_python(tmp_path).stdout == "python3.12\n"


def test_the_python_that_is_named_comes_first(tmp_path):
    pretend(tmp_path, "python3", is_new_enough=True)
    pretend(tmp_path, "mine", is_new_enough=True)
    assert find_python(tmp_path, "mine").stdout == "mine\n"


def test_without_a_python_one_line_says_what_to_do(tmp_path):
    done = find_python(tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "Python 3.11 or later is needed" in done.stderr


def test_everything_is_pinned_to_one_version():
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert len(pins) > 30
    assert all(re.fullmatch(r"[\w-]+==[\w.]+( ; .+)?", line) for line in pins)


def test_what_the_project_asks_for_is_what_is_locked():
    locked = set((ROOT / "requirements.lock").read_text().splitlines())
    asked = re.findall(r'^    "([\w-]+==[\w.]+)",$', (ROOT / "pyproject.toml").read_text(), re.M)
    assert len(asked) > 10
    assert all(any(line.split(" ")[0] == pin for line in locked) for pin in asked)


def make(*words):
    """`make` with everything set up."""
    python = f"RUN={sys.executable}"
    command = ["make", "-o", ".venv/ready", "-o", "sim/node_modules", python, *words]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(command, cwd=ROOT, env=alone, capture_output=True, text=True, check=False)


needs_make = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")


@needs_make
def test_the_emulated_pico_without_a_firmware_says_what_to_name():
    done = make("emulate")
    assert done.returncode == 2
    assert "UF2=FILE.uf2" in done.stderr.splitlines()[0]


@needs_make
@pytest.mark.parametrize(
    "words",
    [("emulate", "UF2=not there.uf2"), ("image", "MICROPYTHON=not there.uf2")],
)
def test_a_file_may_have_a_space_in_its_name(words):
    said = make(*words).stderr.splitlines()[0]
    assert "not there.uf2: " in said and "give MicroPython's .uf2" in said


@needs_make
def test_a_port_may_have_a_space_in_its_name():
    said = make("flash", "PORT=/dev/not there").stderr.splitlines()[0]
    assert said == "boards: there is no /dev/not there: is the cable in?"
