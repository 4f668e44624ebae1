"""A device that answers anything, or goes at any moment: `flash` says one clear line."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mpremote.transport import TransportError, TransportExecError

import boards.__main__
from boards import remote
from tests.fuzz.amount import many
from tests.fuzz.test_commands import judge

SENSIBLE = [
    b"('micropython', (1, 28, 0), 'Raspberry Pi Pico with RP2040')\r\n",
    b"('main.py', 'ab'),\r\n('lib/x', 'cd'),\r\n",
    b"100000000\r\n",
    b"",
]
ANSWERS = st.one_of(
    st.sampled_from(SENSIBLE),
    st.binary(max_size=30),
    st.sampled_from([b"(" * 300, b"9" * 5000, b"{}", b"1j", b"('a',)", b"('a', 1),", b"None"]),
    st.builds(OSError, st.sampled_from([5, 28])),
    st.builds(TransportError, st.just("timeout")),
    st.builds(lambda text: TransportExecError(1, text), st.text(max_size=30)),
)


class Transport:
    """Answers each script with the next of what hypothesis has drawn."""

    def __init__(self, answers):
        self._answers = list(answers)

    def exec(self, script):
        answer = self._answers.pop(0) if self._answers else b""
        if isinstance(answer, Exception):
            raise answer
        return answer

    def fs_writefile(self, *_, **__):
        self.exec("")

    def fs_rmfile(self, *_):
        self.exec("")

    exec_raw_no_follow = fs_rmfile

    def enter_raw_repl(self, **_):
        pass

    def close(self):
        pass


@settings(max_examples=many(40), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(ANSWERS, max_size=8))
def test_whatever_it_answers(monkeypatch, answers):
    monkeypatch.setattr(remote, "_Patient", lambda *_, **__: Transport(answers))
    monkeypatch.setattr(remote.serial, "serial_for_url", lambda *_, **__: Transport([]))
    judge(boards.__main__.main, ["flash", "pico_oled", "--port", "here"])


@pytest.mark.parametrize("port", ["foo://x", "socket://", "spy://", "rfc2217://"])
def test_a_port_of_any_name(port):
    judge(boards.__main__.main, ["flash", "pico_oled", "--port", port])
