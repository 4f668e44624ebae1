"""The photo finish as a picture (3.2): who was how late, whatever the others were."""

import pytest

from console.screens.finish import PhotoFinish
from console.ui.kit import Ui
from sim.gallery import easel
from sim.profiles import PROFILES


def bars(panel, gaps):
    """How far each hand's bar ends from the line, in pixels."""
    screen = PhotoFinish(Ui(easel(PROFILES[panel])), 6)
    screen.hands(["1"] * len(gaps), gaps, ["+"] * len(gaps))
    lanes = [lane._lane for lane in screen._lanes]
    assert [lane.hidden for lane in lanes] == [i >= len(gaps) for i in range(len(lanes))]
    return [lanes[0].width - lane.width for lane in lanes[: len(gaps)]]


@pytest.mark.parametrize("panel", PROFILES)
def test_3_2_microseconds_show_beside_a_hand_that_is_half_a_second_late(panel):
    back = bars(panel, [0, 0, 13, 250, 2_500, 500_000])
    assert back[:2] == [0, 0]
    assert back == sorted(back)
    assert len(set(back)) == 5


@pytest.mark.parametrize("panel", PROFILES)
def test_3_2_the_scale_is_always_the_same_and_a_millisecond_is_half_way(panel):
    far = bars(panel, [0, 1_048_575])[1]
    assert bars(panel, [0, 1_023])[1] == far // 2
    assert bars(panel, [0, 1_023, 700_000])[1] == far // 2
    assert bars(panel, [0, 900_000_000])[1] == far


@pytest.mark.parametrize("panel", PROFILES)
def test_3_2_one_microsecond_never_touches_the_line(panel):
    assert bars(panel, [0, 1])[1] >= 2


@pytest.mark.parametrize("panel", PROFILES)
@pytest.mark.parametrize("players", [2, 6, 8])
def test_3_2_every_player_has_a_lane_as_far_as_there_is_room(panel, players):
    ui = Ui(easel(PROFILES[panel]))
    lanes = PhotoFinish(ui, players)._lanes
    assert len(lanes) == min(players, ui.page("finish").value("lane", "n"))
