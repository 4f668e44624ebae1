"""The command lines of the simulator."""

from boards import command
from sim.errors import SimError


class Parser(command.Parser):
    """Says in one line what is wrong."""

    wrong = SimError
