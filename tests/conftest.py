"""What all tests share: hypothesis gives the same examples everywhere and minds no slow machine,
and Ctrl-C does what it should."""

import signal

from hypothesis import settings

from tests.fuzz.amount import TIMES

always_the_same = TIMES == 1
settings.register_profile("project", deadline=None, derandomize=always_the_same, database=None)
settings.load_profile("project")

# A shell that starts the tests in the background has them, and all that they start, ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)
