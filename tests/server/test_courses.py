"""The course of a game in numbers: curves of what everybody may see, and the steps that turned it."""

from collections.abc import Iterator

import pytest

import civitas
from bench.recorded import recorded_games
from civitas.core.telling import Figure, Said, say
from civitas.language import LANGUAGES, language
from civitas.server.courses import Moment, turning_points
from civitas.server.messages import Act, BotSeat, Moments, NewTable, TurningPoint, Undo
from civitas.server.refusals import NotBegun, NotFound
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from tests.server.playing import TOY_ID
from tests.server.serving import Served


@pytest.fixture
def one(sqlite_url: str) -> Iterator[Tables]:
    """Tables on one kind of database; nothing here depends on it."""
    database = Database(sqlite_url)
    yield Tables(database)
    database.close()


def play_recorded(tables: Tables, title: str) -> str:
    """A table at which a recorded game of good bots was played to its end."""
    recorded = [game for game in recorded_games(title) if game.seed]  # without one it would be drawn
    game = min(recorded, key=lambda each: len(each.moves))
    wanted = NewTable(title, "x", game.players, bots=[BotSeat("random")] * game.players, watch=True)
    wanted.options = {name: value for name, value in game.options.items() if isinstance(value, int | str)}
    automated = civitas.title(title).automated_seats(game.players, game.options)
    wanted.bots = wanted.bots[len(automated) :]
    table = tables.open(wanted, None, game.seed).table
    for number, (seat, action) in enumerate(game.moves):
        tables.act(table, seat, Act(f"{number}", number, action))
    return table


@pytest.mark.untraced
@pytest.mark.parametrize("title", civitas.titles())
def test_curves_lead_to_the_numbers_at_the_end(one: Tables, title: str) -> None:
    table = play_recorded(one, title)
    course = one.courses.course(table)
    with one.cache.hold(table) as held:
        position = held.game.position
    figures = position.teller().figures(position)
    assert course.rounds == sorted(set(course.rounds))
    assert course.rounds[-1] == position.teller().round(position) > 1
    assert [(curve.id, curve.label) for curve in course.curves] == [(each["id"], each["label"]) for each in figures]
    assert [[seat[-1] for seat in curve.values] for curve in course.curves] == [each["values"] for each in figures]
    assert {len(seat) for curve in course.curves for seat in curve.values} == {len(course.rounds)}
    assert len({point.round for point in course.turning_points}) == len(course.turning_points) > 0
    assert [point.seq for point in course.turning_points] == sorted(point.seq for point in course.turning_points)
    state = one.state(table, None)
    labels: list[Said] = [state.telling["outcome"], *(curve.label for curve in course.curves)]
    names = [f"Player {seat}" for seat in range(len(figures[0]["values"]))]
    for code in LANGUAGES:
        for label in labels:
            assert "{" not in language(code, title).said(label, names)


def moment(seq: int, round_: int, *ahead: int) -> Moment:
    figure: Figure = {"id": "points", "label": say("points"), "values": list(ahead)}
    return Moment(seq, round_, [figure])


def test_turning_points_are_the_rounds_that_changed_the_winners_lead_the_most() -> None:
    moments = [
        moment(0, 1, 0, 0),
        moment(1, 1, 1, 0),
        moment(2, 2, 1, 9),  # the other is far ahead
        moment(3, 2, 4, 9),
        moment(4, 3, 4, 4),
        moment(5, 4, 24, 4),
        moment(6, 5, 25, 4),
    ]
    assert turning_points(moments, 0) == [
        TurningPoint(2, 2, 1, -6),
        TurningPoint(4, 3, 1, 5),
        TurningPoint(5, 4, 0, 20),
    ]


def test_what_is_gained_early_counts_more_than_the_same_gained_late() -> None:
    moments = [moment(seq, seq, gained, 0) for seq, gained in enumerate([0, 10, 20, 30, 100, 110, 120])]
    assert [point.seq for point in turning_points(moments, 0)] == [1, 2, 4]


def test_where_nothing_changes_the_lead_nothing_turned() -> None:
    assert turning_points([moment(0, 1, 0, 0)], 0) == []
    assert turning_points([moment(0, 1, 3, 3), moment(1, 2, 4, 4)], 0) == []


def test_what_was_taken_back_is_no_part_of_the_course(one: Tables) -> None:
    wanted = NewTable("through-the-ages-2015", "x", 2, bots=[BotSeat("random")] * 2, watch=True)
    steady, hesitant = (one.open(wanted, None, 5).table for _ in range(2))
    seat, action = one.state(steady, None).to_act[0], 0
    for table in (steady, hesitant):
        action = one.state(table, seat).legal[0]["code"]
        one.act(table, seat, Act("first", 0, action))
    one.undo(hesitant, seat, Undo("back", 1))
    one.act(hesitant, seat, Act("again", 2, action))
    assert one.courses.course(hesitant) == one.courses.course(steady)
    assert one.courses.course(hesitant) is one.courses.course(hesitant)
    round_ = one.courses.course(steady).rounds[0]
    assert one.courses.moments(steady) == Moments(0, [None, seat], [round_] * 2)
    assert one.courses.moments(hesitant) == Moments(0, [None, seat, None, seat], [round_] * 4)


def test_a_course_is_for_everybody_and_goes_on_with_the_game(embedded: Served) -> None:
    anna = embedded.client().enter()
    opened = anna.open(title="through-the-ages-2015", bots=[{"bot": "random"}])
    path = f"/api/tables/{opened['table']}/course"
    mine, everybody = anna.get(path, opened["token"]).json(), embedded.client()
    assert mine == everybody.get(path).json()
    assert mine["curves"][0]["id"] == "culture"
    moments = everybody.get(f"/api/tables/{opened['table']}/moments").json()
    assert (moments["first"], moments["actors"][0]) == (0, None)
    assert len(moments["actors"]) == len(moments["rounds"]) > 0
    anna.close()
    everybody.close()


def test_where_there_is_no_game_there_is_no_course(tables: Tables) -> None:
    with pytest.raises(NotFound):
        tables.courses.course("nowhere")
    with pytest.raises(NotBegun):
        tables.courses.course(tables.open(NewTable(TOY_ID, "Ada", 2)).table)


CHARTED = {
    "civilization-1980": ["points", "track", "cities", "units", "treasury", "cards", "trade"],
    "through-the-ages-2006": [
        "culture", "culture-rate", "science-rate", "strength", "food-rate", "resource-rate", "cards",
    ],
    "through-the-ages-2015": [
        "culture", "culture-rate", "science-rate", "strength", "food-rate", "resource-rate", "cards",
    ],
    "new-dawn": ["progress", "cities", "spaces", "wonders", "dial", "trade", "resources"],
    "civilization-2010": ["progress", "culture", "coins", "techs", "cities", "trade", "income", "units"],
}  # fmt: skip


@pytest.mark.parametrize("title_id", sorted(CHARTED))
def test_score_income_strength_cities_cards_and_trade_are_charted_as_far_as_a_title_has_them(title_id: str) -> None:
    position = civitas.title(title_id).new_game(players=3, seed=2)
    figures = position.teller().figures(position)
    assert [each["id"] for each in figures] == CHARTED[title_id]
    for code in LANGUAGES:
        spoken = language(code, title_id)
        labels = [spoken.said(each["label"], []) for each in figures]
        assert len({*labels}) == len(labels)
        assert not any(label.startswith("figure-") for label in labels)
