"""A USB host that stops reading: what nobody takes is dropped, and nothing waits for it."""

import io
import sys

import pytest

from tests.hal.fake_machine import load


class Host(io.StringIO):
    """Takes some letters; `poll` says whether it takes another, `write` would block if not."""

    def __init__(self, takes):
        super().__init__()
        self.takes = takes

    def poll(self, timeout):
        assert timeout == 0, "it must not wait"
        return [self] if len(self.getvalue()) < self.takes else []

    def register(self, stream, events):
        assert stream is sys.stdout

    def write(self, text):
        assert len(self.getvalue()) + len(text) <= self.takes, "play would stand still"
        return super().write(text)


@pytest.mark.parametrize("takes", [0, 1, 6, 100])
def test_a_line_ends_where_the_host_stops_reading(monkeypatch, takes):
    module = load("hal.usblog")
    host = Host(takes)
    monkeypatch.setattr(module.select, "poll", lambda: host)
    log = module.UsbLog()
    monkeypatch.setattr(sys, "stdout", host)
    host.register(host, 0)
    for _ in range(3):
        log.write("trouble: worn")
    assert host.getvalue() == ("trouble: worn\n" * 3)[:takes]
