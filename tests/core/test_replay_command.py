"""`python -m sim replay`: what it prints and how it ends."""

import json
import subprocess
import sys

import pytest

from sim import replay
from sim.__main__ import main
from tests.core.records import ROOT, VECTORS, header, line, needs_micropython, text, turn

WHOLE = VECTORS / "classic-whole-0.jsonl"
VMS = ["cpython", pytest.param("micropython", marks=needs_micropython)]


def run(*arguments, data=b"", cwd=ROOT):
    command = [sys.executable, "-m", "sim", "replay", *arguments]
    done = subprocess.run(command, input=data, capture_output=True, cwd=cwd)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.mark.parametrize("vm", VMS)
def test_the_result_is_one_json_line(vm):
    assert run(str(WHOLE), "--vm", vm) == (0, '{"winner": 2}\n', "")
    assert run("-", "--vm", vm, data=text(header(), turn(1))) == (0, "null\n", "")
    draw = text(header(options={"limit_s": 1}, players=4), line(t=2_000_000, do="pass"))
    assert run("-", "--vm", vm, data=draw) == (0, '{"draw": [0, 1, 2, 3]}\n', "")


@pytest.mark.parametrize("vm", VMS)
def test_the_states_are_a_line_after_the_deal_and_one_after_every_event(vm):
    status, out, err = run(str(WHOLE), "--states", "--vm", vm)
    lines = [json.loads(printed) for printed in out.splitlines()]
    assert (status, err) == (0, "")
    assert len(lines) == len(WHOLE.read_text().splitlines())
    assert list(lines[0]) == ["n", "t", "said", "state"]
    assert lines[-1]["state"]["result"] == {"winner": 2}


@pytest.mark.parametrize("vm", VMS)
def test_an_error_is_one_line_and_status_2(vm, tmp_path):
    path = tmp_path / "bad.jsonl"
    path.write_bytes(text(header(), turn(5), turn(4)))
    status, out, err = run(str(path), "--states", "--vm", vm)
    assert (status, len(out.splitlines())) == (2, 2)
    assert err == f"{path}:3: time goes back\n"
    assert run(str(path), "--vm", vm) == (2, "", err)
    status, _, err = run("-", "--vm", vm, data=path.read_bytes())
    assert (status, err) == (2, "-:3: time goes back\n")


@pytest.mark.parametrize("vm", VMS)
def test_a_file_that_cannot_be_read(vm, tmp_path):
    for path in (tmp_path / "none.jsonl", tmp_path):
        status, out, err = run(str(path), "--vm", vm)
        assert (status, out) == (2, "")
        assert err.startswith(f"{path}: ")
        assert err.count("\n") == 1


def test_without_micropython_it_says_what_to_do(monkeypatch, capsys):
    monkeypatch.setattr(replay, "find_micropython", lambda: None)
    assert main(["replay", str(WHOLE), "--vm", "micropython"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("sim: ") and "make test" in said


def test_help_says_that_players_are_counted_from_0_and_seats_from_1():
    said = " ".join(run("--help")[1].split())
    assert "count players from 0" in said and "seats from 1" in said


def test_wrong_arguments_are_one_line_and_status_2():
    for arguments in ([], ["a", "b"], ["a", "--vm", "jython"], ["a", "--speed"]):
        status, out, err = run(*arguments)
        assert (status, out, err.count("\n")) == (2, "", 1) and "--help" in err


@pytest.mark.parametrize("vm", VMS)
def test_a_reader_that_has_seen_enough_is_no_error(vm):
    command = [sys.executable, "-m", "sim", "replay", str(WHOLE), "--states", "--vm", vm]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as child:
        child.stdout.readline()
        child.stdout.close()
        assert child.stderr.read() == b""


def test_nothing_that_draws_is_imported():
    code = "import sim.replay, sys; print([m for m in sys.modules if m in ('pygame', 'displayio')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=ROOT, text=True)
    assert done.stdout == "[]\n"
