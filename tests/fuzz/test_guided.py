"""Readers under bytes that coverage guides: where those of chance do not come any further."""

import importlib.util
import json
import subprocess
import sys

import pytest

from boards import uf2
from console.vault import seal
from sim.replay import surroundings
from tests.fuzz.amount import FIRST_SEED, many
from tests.fuzz.test_files import BOARDS, ROOT, SCRIPTS
from tests.fuzz.test_records import RECORDS

SETTINGS = json.dumps({"language": "fr", "tie_us": 0, "grab": True, "match": 500}).encode()
SEEDS = {
    "record": RECORDS,
    "save": [seal(SETTINGS, 0) + seal(b"{}", 1), seal(b"", 10**9)],
    "kept_settings": [SETTINGS, b"{}"],
    "board": [text.encode() for text in BOARDS],
    "script": [text.encode() for text in SCRIPTS],
    "firmware": [uf2.write([uf2.Block(0x10000000, bytes(256), 7)] * 2)],
}


@pytest.mark.skipif(not importlib.util.find_spec("atheris"), reason="atheris has no wheel here")
@pytest.mark.parametrize("target", SEEDS)
def test_no_bytes_are_more_than_a_reader_can_refuse(target, tmp_path):
    for i, data in enumerate(SEEDS[target]):
        (tmp_path / f"seed{i}").write_bytes(data)
    command = [sys.executable, "-m", "tests.fuzz.guided", target, str(tmp_path)]
    command += [f"-runs={many(2000)}", f"-seed={FIRST_SEED + 1}", f"-artifact_prefix={tmp_path}/"]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=surroundings() | {"PYTHONPATH": f"{ROOT}:{ROOT}/firmware"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
