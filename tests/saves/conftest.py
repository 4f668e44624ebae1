"""The store goes back to the computer's own files after each test."""

import os

import pytest

import hal.store


@pytest.fixture(autouse=True)
def own_files(monkeypatch):
    monkeypatch.setattr(hal.store, "os", os)
    monkeypatch.setattr(hal.store, "open", open, raising=False)
