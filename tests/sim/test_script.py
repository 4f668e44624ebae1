"""The script format: times to the microsecond, and a clear line for what is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim.script import ScriptError, Step, edges, read_script


def read(text):
    return read_script(text, "evening.script", 8)


def test_times_are_absolute_relative_and_to_the_microsecond():
    steps = read("at 1.5s press 1 hold 20ms\n+250ms press 2\npress 3\n+1us menu\n+2min shot a-1")
    assert [(step.t, step.do, step.seat) for step in steps] == [
        (1_500_000, "press", 0),
        (1_750_000, "press", 1),
        (1_750_000, "press", 2),
        (1_750_001, "menu", 0),
        (121_750_001, "shot", 0),
    ]
    assert steps[0].hold == 20_000
    assert steps[-1].name == "a-1"


def test_wait_moves_the_line_after_it():
    assert [step.t for step in read("press 1\nwait 2s\npress 1\n+1s wait 1s\nend")] == [
        0,
        2_000_000,
        4_000_000,
    ]


def test_remarks_and_empty_lines_are_nothing():
    assert read("# a remark\n\n  \npress 2 # another") == [Step(0, "press", 1, 80_000)]


@pytest.mark.parametrize("before", ["at 2s press 1", "wait 2s", "+2s"])
def test_time_does_not_go_back(before):
    with pytest.raises(ScriptError, match=":2: 'at 1999ms' goes back: the line before is later"):
        read(before + " menu" * (before == "+2s") + "\nat 1999ms press 2")
    assert read("at 2s press 1\nat 2s press 2")[1].t == 2_000_000


def test_a_bouncing_press_closes_first_and_opens_last():
    contact = edges(read("at 1s press 1 hold 50ms bounce 2ms")[0])
    assert contact[0] == (1_000_000, True)
    assert contact[1][1] is False
    assert contact[-1][1] is False
    assert all(a[0] < b[0] for a, b in zip(contact, contact[1:]))
    assert len([t for t, _ in contact if t < 1_050_000]) == 7


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("jump 1", "'jump' is not one of press, wait, shot, menu, end"),
        ("press", "'press' wants a button, as in: press 1"),
        ("press 9", "there is no button '9': they are numbered 1 to 8"),
        ("press 0", "there is no button '0': they are numbered 1 to 8"),
        ("press x", "there is no button 'x': they are numbered 1 to 8"),
        ("press 1 hold", "'' is no time: write it as 250ms, 1.5s, 40us or 2min"),
        ("press 1 long 3s", "'long' is not one of hold, bounce"),
        ("press 1 hold 5ms bounce 3ms", "the contact would bounce for longer than it is held"),
        ("at soon press 1", "'soon' is no time: write it as 250ms, 1.5s, 40us or 2min"),
        ("at 5 press 1", "'5' is no time: write it as 250ms, 1.5s, 40us or 2min"),
        ("at -5s press 1", "'-5s' is no time: write it as 250ms, 1.5s, 40us or 2min"),
        ("at 1s", "'at' wants a time and what to do, as in: at 1.5s press 1"),
        ("+1s", "'+1s' wants something to do, as in: +250ms press 2"),
        ("wait 0.5us", "'0.5us' is not a whole number of microseconds up to a day"),
        ("wait 9999999s", "'9999999s' is not a whole number of microseconds up to a day"),
        ("wait", "'wait' wants a time and nothing else"),
        ("shot ../up", "'../up' is no name for a picture: use letters, digits, - and _"),
        ("shot a b", "'shot' wants a name and nothing else"),
        ("menu now", "nothing may follow 'menu', but 'now' does"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(line, problem):
    with pytest.raises(ScriptError) as error:
        read("press 1\n" + line)
    assert str(error.value) == "evening.script:2: " + problem


@given(st.text(alphabet="atpreswiholdmn +-.0159us#\n\t\0é٣²", max_size=60))
def test_any_text_is_read_or_refused_with_a_line(text):
    try:
        read(text)
    except ScriptError as error:
        assert str(error).startswith("evening.script:")
