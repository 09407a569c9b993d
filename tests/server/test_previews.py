"""Previews: they come true, and they tell a seat nothing that it may not know."""

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import civitas
from civitas.core.dice import Dice
from civitas.core.errors import MalformedAction
from civitas.core.position import Position
from civitas.core.table import uncovers
from civitas.server.messages import NewTable, Preview
from civitas.server.previews import TIMES, foreseen, imagined_by
from civitas.server.refusals import NotBegun, Refusal
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from tests.server.playing import TOY_ID, Party, measured_with_the_toy

GAMES: dict[str, dict[str, Any]] = {
    TOY_ID: {"players": 3, "options": {"draw": True}},
    "civilization-1980": {"players": 4, "options": {}},
    "civilization-2010": {"players": 2, "options": {}},
    "new-dawn": {"players": 3, "options": {}},
    "through-the-ages-2006": {"players": 3, "options": {}},
    "through-the-ages-2015": {"players": 3, "options": {}},
}
MOVES, MOST_ACTIONS = 240, 5


@pytest.fixture
def tables(sqlite_url: str) -> Iterator[Tables]:
    """Tables in one kind of database: what is foreseen has nothing to do with it."""
    database = Database(sqlite_url)
    yield Tables(database)
    database.close()


def plain(content: object) -> Any:
    """As it goes over the wire."""
    return json.loads(msgspec.json.encode(content))


def preview(p: Position, seat: int, action: int, rng: random.Random) -> Preview:
    """As the server makes it, but with dice that fall the same whenever the test runs."""
    imagined = [p.perspective(seat).imagine(Dice.seeded(rng.getrandbits(60))) for _ in range(TIMES)]
    return foreseen(imagined, seat, action, "", 0)


@pytest.mark.parametrize("title", measured_with_the_toy(GAMES))
def test_a_preview_comes_true_and_does_not_depend_on_what_is_hidden(title: str) -> None:
    looks_every = 1 if title == TOY_ID else 12
    rng, p = random.Random(11), civitas.title(title).new_game(seed=3, **GAMES[title])
    shown = 0
    for move in range(MOVES):
        if p.is_over:
            break
        seat = rng.choice(p.to_act)
        legal = [action for action in p.legal(seat) if p.space().verb_of(action).name != "resign"]
        if move % looks_every == 0:
            twin = p.perspective(seat).imagine(Dice.seeded(rng.getrandbits(60)))
            for action in rng.sample(legal, min(MOST_ACTIONS, len(legal))):
                shown += check(p, twin, seat, action, rng)
        p.play(seat, rng.choice(legal))
    assert shown > 10


def check(p: Position, twin: Position, seat: int, action: int, rng: random.Random) -> bool:
    """The preview of an action in a game and in its twin, and what really happens; whether it can be seen."""
    first, second = preview(p, seat, action, rng), preview(twin, seat, action, rng)
    assert plain(first) == plain(second)
    real = p.clone()
    events = [p.teller().event_to_json(event, seat) for event in real.play(seat, action) if event.visible_to(seat)]
    assert (first.view is None) == uncovers(p, real)
    if first.view is not None:
        assert plain(first.view) == plain(real.view_for(seat))
        assert plain(first.events) == plain(events)
    return first.view is not None


def test_a_preview_moves_nothing(tables: Tables) -> None:
    party = Party(tables)
    before = tables.state(party.id, 0)
    foretold = tables.preview(party.id, 0, {"verb": "take"})
    assert (foretold.action, foretold.code, foretold.seq, foretold.rule) == ("take", 1, 0, None)
    assert foretold.view is not None
    assert [event["message"] for event in foretold.events] == ["pot"]
    assert tables.state(party.id, 0) == Tables(tables.database).state(party.id, 0) == before
    party.act(0, "take")
    assert tables.state(party.id, 0).view == foretold.view


@pytest.mark.parametrize(
    ("seat", "action", "rule"),
    [
        (0, "roll", None),  # chance has a part in it
        (0, "done", "turn-b"),
        (1, "take", None),
    ],
    ids=str,
)
def test_what_cannot_be_known_is_not_shown(tables: Tables, seat: int, action: str, rule: str | None) -> None:
    foretold = tables.preview(Party(tables).id, seat, action)
    assert (foretold.events, foretold.view, foretold.rule) == ([], None, rule)


def test_a_spectator_foresees_nothing(tables: Tables) -> None:
    party = Party(tables)
    with pytest.raises(Refusal):
        tables.preview(party.id, None, "take")


def test_what_depends_on_what_is_hidden_is_not_shown_even_if_nothing_is_uncovered() -> None:
    """Two positions that the seat could tell apart stand for two in which an action does different things."""
    games = [civitas.title(TOY_ID).new_game(players=2, seed=seed) for seed in (1, 2)]
    assert games[0].view_for(0) != games[1].view_for(0)
    take = games[0].space().parse("take")
    assert foreseen([p.clone() for p in games[:1]], 0, take, "take", 0).view is not None
    assert foreseen(games, 0, take, "take", 0) == Preview("take", take, 0, [], None, None)


def test_the_real_position_is_never_asked(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    party, other = Party(tables), civitas.title(TOY_ID).new_game(players=2, seed=99)
    monkeypatch.setattr("civitas.server.tables.imagined_by", lambda position, seat: other.clone())
    foretold = tables.preview(party.id, 0, "take")
    other.play(0, other.space().parse("take"))
    assert foretold.view == other.view_for(0) != tables.state(party.id, 0).view


def test_it_is_said_whether_an_action_ends_the_turn_or_cannot_be_taken_back(tables: Tables) -> None:
    party = Party(tables)
    assert [tables.preview(party.id, 0, action).ends for action in ("take", "roll", "done")] == [False, True, False]
    party.act(0, "take")
    assert tables.preview(party.id, 0, "done").ends


def test_what_is_imagined_cannot_be_known_beforehand() -> None:
    p = civitas.title(TOY_ID).new_game(players=3, seed=1)
    assert len({imagined_by(p, 0).digest() for _ in range(5)}) > 1


def test_the_last_of_several_secret_answers_is_not_foretold(tables: Tables) -> None:
    party = Party(tables)
    for seat, action in [(0, "take"), (0, "done"), (1, "done")]:
        party.act(seat, action)
    bids = [int(tables.state(party.id, seat).legal[0]["code"]) for seat in (0, 1)]
    assert tables.preview(party.id, 0, bids[0]).view is not None
    party.act(0, bids[0])
    assert tables.preview(party.id, 1, bids[1]).view is None


def test_nothing_is_foretold_before_and_after_the_game(tables: Tables) -> None:
    waiting = tables.open(NewTable(TOY_ID, "Ada", 2)).table
    with pytest.raises(NotBegun):
        tables.preview(waiting, 0, "take")
    party = Party(tables)
    party.play_to_the_end()
    assert tables.preview(party.id, 0, "take").view is None
    with pytest.raises(MalformedAction):
        tables.preview(party.id, 0, "fly")
