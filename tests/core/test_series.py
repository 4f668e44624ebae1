"""Rules 1.3, 2.16 and 6.10: more than one game."""

from snap.series import Match, Series


def test_1_3_in_a_series_the_deal_passes_left():
    series = Series(3, 1, 4)
    dealers = []
    for winner in (0, 1, -1, 2):
        dealers.append(series.dealer)
        series.add(winner)
    assert dealers == [1, 2, 0, 1]


def test_2_16_as_many_games_as_were_agreed_one_win_each():
    series = Series(3, 0, 3)
    for winner in (2, 0):
        series.add(winner)
        assert not series.over
    series.add(2)
    assert series.over
    assert list(series.wins) == [1, 0, 2]
    assert series.leaders() == 0b100


def test_2_16_most_wins_takes_it_equal_is_shared():
    series = Series(4, 0, 3)
    for winner in (3, 0, -1):
        series.add(winner)
    assert series.leaders() == 0b1001


def test_6_10_the_deal_alternates():
    match = Match(1)
    match.add(10, 20)
    assert match.dealer == 0
    match.add(10, 20)
    assert match.dealer == 1


def test_6_10_it_ends_after_the_deal_in_which_the_target_is_reached():
    match = Match(0)
    match.add(120, 130)
    match.add(129, 100)
    assert not match.over
    match.add(1, 60)
    assert match.over
    assert match.winner == 1
    assert match.totals == [250, 290]


def test_6_10_the_target_itself_is_enough():
    match = Match(0)
    match.add(249, 10)
    assert not match.over
    match.add(1, 10)
    assert match.over
    assert match.winner == 0


def test_6_10_both_may_reach_it_the_higher_total_wins():
    match = Match(0, target=100)
    match.add(101, 100)
    assert match.winner == 0


def test_6_10_equal_totals_play_another_deal():
    match = Match(0, target=100)
    match.add(100, 100)
    assert not match.over
    match.add(30, 40)
    assert match.winner == 1


def test_6_10_an_agreed_number_of_deals():
    match = Match(0, deals=2)
    match.add(300, 10)
    assert not match.over
    match.add(0, 20)
    assert match.winner == 0


def test_6_10_equal_after_an_agreed_number_play_two_more():
    match = Match(0, deals=2)
    match.add(50, 60)
    match.add(60, 50)
    assert not match.over
    match.add(90, 10)
    assert not match.over
    match.add(1, 2)
    assert match.winner == 0
