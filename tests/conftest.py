"""What all tests share: hypothesis gives the same examples everywhere and minds no slow machine."""

from hypothesis import settings

settings.register_profile("project", deadline=None, derandomize=True, database=None)
settings.load_profile("project")
