"""Settings: within range, kept, and safe from whatever the store holds."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from console.settings import Settings, choices
from console.troubles import Troubles
from console.vault import Vault, seal
from tests.console.fake_board import FakeBoard, FakeStore


def vault(store=None):
    return Vault(store or FakeStore(), Troubles(FakeBoard()))


def kept(data):
    store = FakeStore()
    store.files["settings.0"] = seal(data, 4)
    return Settings(vault(store))


def test_what_was_chosen_is_kept():
    store = FakeStore()
    first = Settings(vault(store))
    first.choose("pace", "rising")
    first.step("series")
    first.save()
    second = Settings(vault(store))
    assert (second["pace"], second["series"]) == ("rising", 3)


def test_stepping_goes_round():
    settings = Settings(vault())
    seen = []
    for _ in choices("tie_us"):
        settings.step("tie_us")
        seen.append(settings["tie_us"])
    assert sorted(seen) == [0, 1000, 5000, 10_000, 25_000]


def test_a_value_out_of_range_is_refused():
    settings = Settings(vault())
    with pytest.raises(ValueError):
        settings.choose("pace", "frantic")
    with pytest.raises(KeyError):
        settings.choose("colour", 1)


@given(st.binary(max_size=60) | st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.dictionaries(st.sampled_from(["pace", "volume", "grab", "x"]), inner),
).map(lambda value: json.dumps(value).encode()))  # fmt: skip
def test_any_file_leaves_every_setting_in_range(data):
    settings = kept(data)
    for name in ("pace", "volume", "grab", "language"):
        assert settings[name] in choices(name)


def test_true_is_not_one():
    assert kept(b'{"volume": true}')["volume"] == Settings(vault())["volume"]


class BrokenStore(FakeStore):
    def load(self, name):
        raise OSError("worn out")

    def save(self, name, data):
        raise OSError("worn out")


def test_a_store_that_fails_leaves_the_defaults():
    settings = Settings(vault(BrokenStore()))
    settings.save()
    assert settings["pace"] == "normal"
