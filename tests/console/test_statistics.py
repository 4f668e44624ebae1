"""Statistics: the console and a replay of its records count the same; records of the house."""

import csv
import io
import random

import pytest

from console import figures, spreadsheet
from console.app import Console
from console.house import FASTEST, POOLS, SNAPS, House
from sim.stats import tally_of
from snap import tally
from tests.console.evening import Evening
from tests.console.fake_board import FakeBoard
from tests.console.test_house_rules import watch
from tests.console.test_on_screen import PicturedBoard
from tests.console.tricks_evening import TricksEvening

HOLD = 600_000


def rows(evening):
    text = evening.board.store.files[spreadsheet.NAME].decode()
    return list(csv.DictReader(io.StringIO(text)))


def played(seed=2, game="classic"):
    """A game of two people who press now and then, and two bots."""
    board = FakeBoard(4, seed=seed)
    dice = random.Random(seed)
    for i in range(100):
        board.presses.add(8_000_000 + i * 1_900_000 + dice.randrange(900_000), i % 2)
    evening = Evening(board, persons=2, bots=2, pace="fast", game=game, level="fast")
    evening.run(to="Play").console.nameplates.rename(0, "Max")
    evening.run(most=3_600_000_000, to="Over")
    board.presses.script.clear()
    return evening


@pytest.fixture(scope="module")
def after_a_game():
    return played()


@pytest.mark.parametrize("game", ["classic", "central"])
def test_a_replay_of_the_record_gives_the_figures_of_the_csv(game, after_a_game):
    evening = after_a_game if game == "classic" else played(game=game)
    again = tally_of("record", evening.board.store.files["game-0001.jsonl"].splitlines(True))
    for row in rows(evening)[: again.players]:
        p = int(row["player"]) - 1
        assert [row[head] for head in spreadsheet.FIGURES] == [
            str(cell) for cell in spreadsheet.figures(again, p)
        ]
    assert sum(int(row["false calls"]) for row in rows(evening)) > 5
    assert [row["name"] for row in rows(evening)] == ["Max", "", "", ""]
    assert [row["bot"] for row in rows(evening)] == ["0", "0", "1", "1"]


def test_menagerie_is_counted_too():
    evening = Evening(FakeBoard(4, seed=3), persons=0, bots=3, pace="fast", game="menagerie")
    evening.run(most=3_600_000_000, to="Over")
    again = tally_of("record", evening.board.store.files["game-0001.jsonl"].splitlines(True))
    assert [int(row["snaps"]) for row in rows(evening)] == [
        again.count(p, tally.SNAPS) for p in range(3)
    ]


def test_tricks_and_melds_are_counted_as_games():
    evening = TricksEvening(persons=1, seed=1).until("Over")
    assert [row["games"] for row in rows(evening)] == ["1", "1"]
    assert sum(int(row["wins"]) + int(row["draws"]) for row in rows(evening)) in (1, 2)


def test_the_evening_adds_up_by_seat_and_bots_stand_together():
    evening = Evening(FakeBoard(4, seed=5), persons=1, bots=2, pace="fast").run(to="Over")
    first = [int(row["late hands"]) for row in rows(evening)]
    evening.again().run(most=3_600_000_000, to="Over")
    both = [int(row["late hands"]) for row in rows(evening)]
    counts = evening.console.evening
    assert counts.tally.count(0, tally.GAMES) == 2
    assert counts.tally.count(counts.bots, tally.GAMES) == 4
    late = [counts.tally.count(row, tally.LATE_HANDS) for row in (0, counts.bots)]
    assert late == [both[0] + both[3], sum(both) - both[0] - both[3]] and len(first) == 3
    assert counts.played() == [0, counts.bots]


def test_records_of_the_house_have_names_and_outlive_the_evening(after_a_game):
    house = House(Console(after_a_game.board).vault)
    people = rows(after_a_game)[:2]
    for kind in (SNAPS, POOLS):
        most = max(int(row[kind]) for row in people)
        assert (house.best(kind) or (0, ""))[0] == most
    reactions = [int(row["best us"]) for row in people if row["best us"]]
    fastest = min([us for us in reactions if us >= 100_000], default=0)
    assert (house.best(FASTEST) or (0, ""))[0] == fastest


def test_a_record_is_broken_by_doing_better_only():
    house = House(Console(FakeBoard(2)).vault)
    house.offer(SNAPS, 9, "Max")
    house.offer(SNAPS, 9, "Zoe")
    house.offer(FASTEST, 200_000, "Max")
    house.offer(FASTEST, 199_999, "Zoe")
    assert house.best(SNAPS) == (9, "Max") and house.best(FASTEST) == (199_999, "Zoe")
    assert house.best(POOLS) is None


@pytest.mark.parametrize("data", [b"[]", b'{"snaps": 3}', b'{"snaps": ["9", "Max"]}', b"\xff"])
def test_what_is_no_record_is_left_out(data):
    vault = Console(FakeBoard(2)).vault
    vault.save("house", data)
    assert House(vault).best(SNAPS) is None


def test_a_long_csv_is_put_aside_and_a_new_one_begins_with_its_head():
    evening = Evening(FakeBoard(4), persons=2, bots=0).run(to="Play")
    store = evening.board.store
    store.save(spreadsheet.NAME, b"x" * 200_000)
    spreadsheet.append(evening.console, evening.console.deal.tally)
    assert len(store.files[spreadsheet.OLD]) == 200_000
    assert store.files[spreadsheet.NAME].startswith(b"game,player,button,name,bot,games,")


@pytest.mark.parametrize("panel", ["oled", "tft240", "tft320"])
def test_the_statistics_go_page_by_page_on_every_panel(panel, after_a_game):
    evening = Evening(PicturedBoard(panel, 4)).run(100_000)
    evening.console.evening = after_a_game.console.evening
    evening.console.go("stats")
    evening.run(10_000)
    pictures = set()
    for _ in evening.console._scene._pages:
        pictures.add(evening.board.display.image().tobytes())
        evening.press(1)
    assert len(pictures) == len(evening.console._scene._pages) > 4
    evening.press(1, held=HOLD)
    assert evening.scene == "Setup"


def test_pages_and_charts_are_numbered_alike(after_a_game):
    evening = Evening(FakeBoard(4)).run(100_000)
    evening.console.evening = after_a_game.console.evening
    screens, numbers, charts = watch(evening), [], 0
    evening.console.go("stats")
    evening.run(10_000)
    pages = len(evening.console._scene._pages)
    for _ in range(pages):
        [(name, screen)] = screens.items()
        shown = screen.last("update")
        numbers.append(shown[5] if name == "Chart" else f"{shown[3]}/{shown[4]}")
        charts += name == "Chart"
        screens.clear()
        evening.press(1)
    assert numbers == [f"{i + 1}/{pages}" for i in range(pages)] and charts


def test_no_reaction_is_lost_in_the_bars_however_few_there_is_room_for():
    counted = tally.Tally(1)
    for i in range(tally.BINS):
        counted.reactions[i] = i
    for bars in (tally.BINS, 100, 64, 50, 30):
        drawn = figures.histogram(counted, 0, bars)
        assert sum(drawn) == sum(range(tally.BINS)) and len(drawn) <= bars


def test_without_any_game_there_is_nothing_to_see_and_nothing_breaks():
    evening = Evening(FakeBoard(4)).run(100_000)
    evening.console.go("stats")
    evening.run(100_000)
    for _ in range(3):
        evening.press(0)
    assert evening.scene == "Stats"


def test_the_fastest_hand_of_the_house_is_told_when_the_title_shows_off():
    board = FakeBoard(4)
    vault = Console(board).vault
    house = House(vault)
    house.offer(FASTEST, 284_512, "Annie")
    house.save()
    evening = Evening(board).run(100_000)
    title, told = evening.console._scene, set()
    for _ in range(60):
        evening.run(900_000)
        told.add(title._line())
    assert "Record: Annie 0.284 s" in {text.replace("\u00a0", " ") for text in told}
