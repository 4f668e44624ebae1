"""A USB host that stops reading: what nobody takes is dropped, and nothing waits for it."""

import io
import sys

import pytest

from tests.faults.box import Box, BrokenBoard
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


def log_to(host, monkeypatch):
    """What the device logs with, this host at the other end of the cable."""
    module = load("hal.usblog")
    monkeypatch.setattr(module.select, "poll", lambda: host)
    log = module.UsbLog()
    monkeypatch.setattr(sys, "stdout", host)
    host.register(host, 0)
    return log


@pytest.mark.parametrize("takes", [0, 1, 6, 100])
def test_a_line_ends_where_the_host_stops_reading(monkeypatch, takes):
    host = Host(takes)
    log = log_to(host, monkeypatch)
    for _ in range(3):
        log.write("trouble: worn")
    assert host.getvalue() == ("trouble: worn\n" * 3)[:takes]


@pytest.mark.parametrize("takes", [0, 11])
def test_a_game_goes_on_as_ever_while_a_host_has_stopped_reading(monkeypatch, takes):
    records = []
    for plugged in (False, True):
        board = BrokenBoard()
        board.presses.overflows = 1  # there is something to tell
        if plugged:
            host = Host(takes)
            board.log = log_to(host, monkeypatch).write
        records.append(Box(board).run(to="Over").record())
    assert records[0] == records[1]
    assert host.getvalue() == "trouble: overflow"[:takes]
