"""Sound on the desktop: square waves that join without a click, one tone at a time."""

import pytest

pygame = pytest.importorskip("pygame")

from sim.assembly import make_speaker  # noqa: E402
from sim.fronts.speaker import MixerSpeaker, square_wave  # noqa: E402
from sim.options import parser  # noqa: E402
from sim.signals import SilentSpeaker  # noqa: E402


@pytest.mark.parametrize("hz", [33, 440, 1047, 3951])
def test_a_tone_has_its_pitch_and_whole_periods(hz):
    wave = square_wave(hz)
    rises = sum(1 for a, b in zip(wave, wave[1:]) if a < b)
    periods = rises + 1  # it begins high: the first rise is where the loop begins again
    assert wave[0] > 0 > wave[-1]
    assert abs(periods * 44_100 / len(wave) - hz) < hz * 0.01


@pytest.fixture
def speaker(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield MixerSpeaker()
    pygame.mixer.quit()


def test_a_tone_sounds_until_the_next_call(speaker):
    channel = pygame.mixer.Channel(0)
    speaker.tone(440, 5)
    assert channel.get_busy()
    assert channel.get_volume() == pytest.approx(0.5, abs=0.01)
    speaker.tone(0, 5)
    assert not channel.get_busy()


def test_volume_0_is_silence(speaker):
    speaker.tone(440, 0)
    assert not pygame.mixer.Channel(0).get_busy()


def test_mute_leaves_the_computers_sound_alone(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert type(make_speaker(parser().parse_args(["--mute"]))) is SilentSpeaker
    assert not pygame.mixer.get_init()
    assert type(make_speaker(parser().parse_args([]))) is MixerSpeaker
    pygame.mixer.quit()
