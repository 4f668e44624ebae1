"""What all tests share: hypothesis gives the same examples everywhere and minds no slow machine."""

from hypothesis import settings

from tests.fuzz.amount import TIMES

always_the_same = TIMES == 1
settings.register_profile("project", deadline=None, derandomize=always_the_same, database=None)
settings.load_profile("project")
