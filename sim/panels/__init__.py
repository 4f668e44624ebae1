"""Emulated display controllers: they decode what the drivers send, and refuse what is forbidden."""


class ForbiddenError(Exception):
    """Something reached a controller that its datasheet does not allow."""
