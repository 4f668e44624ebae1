"""The store goes back to the computer's own files after each test."""

import pytest

from sim.flash import own_files


@pytest.fixture(autouse=True)
def back_to_own_files():
    yield
    own_files()
