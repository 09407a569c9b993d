"""What a seat was shown of a game can be looked at again, step by step, and it is neither more nor less than that."""

import random
from typing import Any

import pytest

import civitas
from civitas.server.bounds import Bounds
from civitas.server.messages import Act, BotSeat, Events, NewTable, State, Step, Undo
from civitas.server.queries import Heard
from civitas.server.refusals import NotBegun, NotFound, Unplayable
from civitas.server.services import Settings
from civitas.server.steps import to_be_looked_at
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from tests.server.playing import TOY_ID, Party, measured_with_the_toy, news_for
from tests.server.serving import Served, served
from tests.toy import TOY

MOVES = 60
TITLES = [TOY_ID, *civitas.titles()]
Shown = dict[tuple[int, int | None], tuple[list[Any], bool, State]]
"""By seq and seat (None: a spectator): the events, whether a step was taken back, the state they led to."""


def watched(
    tables: Tables, title: str, moves: int = MOVES, listening: list[int | None] | None = None
) -> tuple[str, list[int | None], Shown]:
    """A game of random moves, some of them taken back, with all that everybody (or only these) was told of it."""
    players = civitas.title(title).player_counts({})[-1] if title != TOY_ID else 3
    wanted = NewTable(title, "x", players, bots=[BotSeat("random")] * players, watch=True)
    table = tables.open(wanted, None, 11).table
    seats = listening or [*range(players), None]
    rng, shown = random.Random(3), dict[tuple[int, int | None], tuple[list[Any], bool, State]]()
    for seat in seats:
        listen(tables, table, seat, -1, shown)
    for _ in range(moves):
        now = tables.state(table, None)
        if not now.to_act:
            break
        move(tables, table, rng, now)
        for seat in seats:
            listen(tables, table, seat, now.seq, shown)
    return table, seats, shown


def move(tables: Tables, table: str, rng: random.Random, now: State) -> None:
    """Somebody takes back what he may take back, now and then, or plays anything."""
    for seat in range(len(now.telling["seats"])):
        if tables.state(table, seat).can_undo and rng.random() < 0.3:
            tables.undo(table, seat, Undo(f"{now.seq}", now.seq))
            return
    seat = rng.choice(now.to_act)
    legal = [action for action in tables.state(table, seat).legal if action["verb"] != "resign"]
    tables.act(table, seat, Act(f"{now.seq}", now.seq, int(rng.choice(legal)["code"])))


def listen(tables: Tables, table: str, seat: int | None, heard: int, shown: Shown) -> None:
    messages = news_for(tables, table, seat, Heard(heard, games.PLAYING)).messages
    (events,) = [each for each in messages if isinstance(each, Events)]
    (state,) = [each for each in messages if isinstance(each, State)]
    (entry,) = events.entries
    shown[entry.seq, seat] = entry.events, entry.taken_back, state


def all_steps(tables: Tables, table: str, seat: int | None, last: int) -> list[Step]:
    found: list[Step] = []
    while len(found) <= last:
        found += tables.steps.between(table, seat, len(found), last)
    return found


def test_steps_are_what_was_shown_at_every_moment(tables: Tables) -> None:
    same_as_shown(tables, TOY_ID)


@pytest.mark.untraced
@pytest.mark.parametrize("title", civitas.titles())
def test_steps_of_every_title_are_what_was_shown(sqlite_url: str, title: str) -> None:
    database = Database(sqlite_url)
    same_as_shown(Tables(database), title)
    database.close()


def same_as_shown(tables: Tables, title: str) -> None:
    """Compare the steps of a game with what everybody was told at the time."""
    table, seats, shown = watched(tables, title)
    last = max(seq for seq, _ in shown)
    assert any(is_taken_back for _, is_taken_back, _ in shown.values()) or title == "civilization-1980"
    for seat in seats:
        steps = all_steps(tables, table, seat, last)
        assert [step.state.seq for step in steps] == list(range(last + 1))
        for step in steps:
            events, is_taken_back, state = shown[step.state.seq, seat]
            assert (step.happening.events, step.happening.taken_back) == (events, is_taken_back)
            assert step.state == to_be_looked_at(state)


def test_nothing_of_a_step_can_be_answered(tables: Tables) -> None:
    table, _, shown = watched(tables, "through-the-ages-2015", listening=[0])
    for step in tables.steps.between(table, 0, 0, len(shown)):
        assert (step.state.legal, step.state.telling["groups"], step.state.can_undo) == ([], [], False)


@pytest.mark.parametrize("title", measured_with_the_toy(TITLES))
def test_who_acted_is_told_only_where_nobody_else_was_asked(tables: Tables, title: str) -> None:
    table, _, shown = watched(tables, title, listening=[None])
    steps = tables.steps.between(table, None, 1, MOVES)
    assert len(steps) > 1
    for step in steps:
        asked = shown[step.state.seq - 1, None][2].to_act
        expected = asked[0] if len(asked) == 1 and not step.happening.taken_back else None
        assert step.actor == expected


def test_a_replay_leaves_the_game_alone_and_goes_any_way(tables: Tables) -> None:
    table, _, _ = watched(tables, TOY_ID, moves=8)
    before = tables.state(table, 0)
    forwards = tables.steps.between(table, 0, 0, 8)
    assert tables.steps.between(table, 0, 5, 6) == forwards[5:7]
    assert tables.steps.between(table, 0, 2, 2) == forwards[2:3]
    assert tables.state(table, 0) == before


def test_a_replay_goes_on_with_the_game(tables: Tables) -> None:
    party = Party(tables, players=2)
    assert [step.state.seq for step in tables.steps.between(party.id, 0, 0, 9)] == [0]
    party.act_at_random(random.Random(1))
    assert [step.state.seq for step in tables.steps.between(party.id, 0, 0, 9)] == [0, 1]


def test_the_last_step_of_a_game_has_its_result(tables: Tables) -> None:
    party = Party(tables, players=2)
    last = party.play_to_the_end()
    (step,) = tables.steps.between(party.id, None, last, last)
    assert step.state == to_be_looked_at(tables.state(party.id, None))
    assert step.state.result is not None
    assert step.state.stage == games.FINISHED


def test_only_so_many_steps_come_at_once(database: Database) -> None:
    tables = Tables(database, bounds=Bounds({"steps": 3, "replays": 1}))
    table, _, _ = watched(tables, TOY_ID, moves=6)
    assert [step.state.seq for step in tables.steps.between(table, 0, 2, 6)] == [2, 3, 4]
    other, _, _ = watched(tables, TOY_ID, moves=2)
    assert len(tables.steps.between(other, 0, 0, 2)) == 3
    assert [step.state.seq for step in tables.steps.between(table, 0, 6, 9)] == [6]


def test_where_there_are_no_steps_this_is_said(tables: Tables) -> None:
    party = Party(tables, players=2)
    with pytest.raises(NotFound):
        tables.steps.between(party.id, 0, 1, 5)
    with pytest.raises(NotFound):
        tables.steps.between("nowhere", 0, 0, 5)
    waiting = tables.open(NewTable(TOY_ID, "Ada", 2)).table
    with pytest.raises(NotBegun):
        tables.steps.between(waiting, 0, 0, 5)


def test_of_a_game_that_was_continued_under_new_rules_the_part_since_then_is_there(
    tables: Tables, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(tables, players=2)
    party.act_at_random(random.Random(1))
    before = tables.steps.between(party.id, 0, 0, 9)
    monkeypatch.setattr(TOY, "rules_revision", TOY.rules_revision + 1)
    renewed = Tables(database)
    state = renewed.state(party.id, 0)
    assert state.seq == 2  # an entry says that other rules are played
    steps = renewed.steps.between(party.id, 0, 0, 9)
    assert [step.state for step in steps] == [to_be_looked_at(state)]
    assert len(before) == 2


def test_a_game_that_ended_under_earlier_rules_has_no_steps(
    tables: Tables, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(tables, players=2)
    party.play_to_the_end()
    monkeypatch.setattr(TOY, "rules_revision", TOY.rules_revision + 1)
    with pytest.raises(Unplayable):
        Tables(database).steps.between(party.id, 0, 0, 1)


def test_over_http_everybody_gets_the_steps_of_the_own_seat(embedded: Served) -> None:
    anna, ben, spectator = embedded.client().enter(), embedded.client().enter(), embedded.client()
    opened = anna.open()
    ben.post(f"/api/tables/{opened['table']}/join", {"name": "Ben", "invitation": opened["invitation"]})
    path = f"/api/tables/{opened['table']}/steps"
    for client, token, seat in ((anna, opened["token"], 0), (ben, "", 1), (spectator, "", None)):
        (step,) = client.get(f"{path}/0/5", token).json()
        assert (step["state"]["seat"], step["secrets"]) == (seat, [])
        assert step["state"]["view"] == embedded.services.tables.state(opened["table"], seat).view
    assert anna.get(f"{path}/0/x").status_code == 404
    assert anna.get(f"{path}/7/9").status_code == 404
    for client in (anna, ben, spectator):
        client.close()


def test_what_is_long_comes_packed(embedded: Served) -> None:
    anna = embedded.client().enter()
    opened = anna.open(title="through-the-ages-2015", bots=[{"bot": "random"}])
    path = f"/api/tables/{opened['table']}/steps/0/0"
    packed = anna.get(path)
    plain = anna.http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert "content-encoding" not in anna.get("/api/me").headers
    anna.close()


def test_steps_are_asked_for_only_so_often(sqlite_url: str) -> None:
    settings = Settings(sqlite_url, public=True, bot_processes=0, bounds=Bounds({"steps-rate": 0, "steps-burst": 2}))
    with served(settings) as running:
        client = running.client()
        statuses = [client.get("/api/tables/nowhere/steps/0/0").status_code for _ in range(3)]
        client.close()
    assert statuses == [404, 404, 429]
