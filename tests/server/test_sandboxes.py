"""Sandboxes: moves tried on a scenario or on a moment of a study, asked over HTTP; nothing is stored."""

from math import inf
from typing import Any

import msgspec
import pytest

import civitas
from civitas.core.position import Position
from civitas.server.sandboxes import Sandboxes
from civitas.server.study_messages import Tried
from tests.records.games import begun
from tests.server.serving import Client, Served, eventually

TITLE = "new-dawn"
AT = "/api/sandbox"


@pytest.fixture(scope="module")
def start() -> Position:
    return civitas.title(TITLE).new_game(players=2, seed=4)


@pytest.fixture(scope="module")
def origin(start: Position) -> dict[str, Any]:
    return {"title": TITLE, "scenario": start.describe()}


def first_moves(start: Position, count: int) -> tuple[Position, list[dict[str, Any]]]:
    """The position after the first legal answers, and these."""
    position, space = start.clone(), start.space()
    moves = []
    for _ in range(count):
        seat = position.to_act[0]
        action = position.legal(seat)[0]
        moves.append({"seat": seat, "action": space.text(action)})
        position.play(seat, action)
    return position, moves


def test_what_is_tried_is_told_step_by_step_and_the_last_can_be_answered(
    ada: Client, start: Position, origin: dict[str, Any]
) -> None:
    position, moves = first_moves(start, 5)
    told = ada.post(f"{AT}/steps", {"origin": origin, "moves": moves}).json()
    assert [step["state"]["seq"] for step in told] == [0, 1, 2, 3, 4, 5]
    assert all(step["state"]["legal"] == [] for step in told[:-1])
    seat = position.to_act[0]
    last = told[-1]["state"]
    assert last["seat"] == seat
    assert [action["code"] for action in last["legal"]] == position.legal(seat)
    assert last["telling"]["groups"]
    assert last["view"] == msgspec.to_builtins(position.view_for(seat))
    (again,) = ada.post(f"{AT}/steps", {"origin": origin, "moves": moves, "since": 5}).json()
    assert again == told[-1]


def test_a_seat_that_is_not_asked_sees_what_it_may_and_can_do_nothing(
    ada: Client, start: Position, origin: dict[str, Any]
) -> None:
    other = 1 - start.to_act[0]
    (told,) = ada.post(f"{AT}/steps", {"origin": origin, "eyes": other}).json()
    assert (told["state"]["seat"], told["state"]["legal"]) == (other, [])
    assert told["state"]["view"] == msgspec.to_builtins(start.view_for(other))


def test_what_is_not_legal_is_refused_with_its_rule(ada: Client, start: Position, origin: dict[str, Any]) -> None:
    seat, space = start.to_act[0], start.space()
    illegal = next(code for code in range(1000) if start.why_not(seat, code) is not None)
    move = {"seat": seat, "action": space.text(illegal)}
    refused = ada.post(f"{AT}/steps", {"origin": origin, "moves": [move]})
    objection = start.why_not(seat, illegal)
    assert objection is not None
    assert (refused.status_code, refused.json()["rule"]) == (409, objection.rule)
    nonsense = {"seat": seat, "action": "nonsense"}
    assert ada.post(f"{AT}/steps", {"origin": origin, "moves": [nonsense]}).json()["error"] == "malformed"


def test_rules_things_and_results_are_asked_for(ada: Client, start: Position, origin: dict[str, Any]) -> None:
    seat, space = start.to_act[0], start.space()
    legal = start.legal(seat)[0]
    illegal = next(code for code in range(1000) if start.why_not(seat, code) is not None)
    asked = {"origin": origin}
    objection = start.why_not(seat, illegal)
    assert objection is not None
    assert ada.post(f"{AT}/ask", {**asked, "why": illegal}).json()["rule"] == objection.rule
    assert ada.post(f"{AT}/ask", {**asked, "why": space.text(legal)}).json()["rule"] is None
    explained = ada.post(f"{AT}/ask", {**asked, "explain": f"seat-{seat}"}).json()
    assert explained["explanation"] == msgspec.to_builtins(start.perspective(seat).explain(f"seat-{seat}"))
    preview = ada.post(f"{AT}/ask", {**asked, "preview": legal}).json()
    assert (preview["type"], preview["code"]) == ("preview", legal)
    assert ada.post(f"{AT}/ask", asked).json()["reason"] == "sandbox"


def test_a_moment_of_a_study_is_where_things_are_tried(ada: Client) -> None:
    file = begun(TITLE, 30)
    code = ada.post("/api/studies", {"file": msgspec.to_builtins(file)}).json()["code"]
    rest = [{"seat": move.seat, "action": move.action} for move in file.moves[20:]]
    tried = {"origin": {"study": code, "after": 20}, "moves": rest, "eyes": "watch", "since": 10}
    (told,) = ada.post(f"{AT}/steps", tried).json()
    (kept,) = ada.get(f"/api/studies/{code}/steps/main/30/30/watch").json()
    assert told["state"]["view"] == kept["state"]["view"]
    beyond = {"origin": {"study": code, "after": 31}}
    assert ada.post(f"{AT}/steps", beyond).status_code == 404


def test_where_nothing_begins_that_is_said(ada: Client, origin: dict[str, Any]) -> None:
    for bad, status in (
        ({}, 409),
        ({"study": "nothing"}, 404),
        ({"title": "nothing", "scenario": {}}, 404),
        ({**origin, "study": "x"}, 404),
        ({"title": TITLE, "scenario": {"players": "many"}}, 409),
    ):
        assert ada.post(f"{AT}/steps", {"origin": bad}).status_code == status, bad
    since = ada.post(f"{AT}/steps", {"origin": origin, "since": 1})
    assert (since.status_code, since.json()["reason"]) == (409, "sandbox")


def test_a_table_against_bots_begins_where_the_sandbox_is(
    ada: Client, embedded: Served, start: Position, origin: dict[str, Any]
) -> None:
    position, moves = first_moves(start, 4)
    opened = ada.post(f"{AT}/table", {"origin": origin, "moves": moves, "name": "Ada", "bot": "random"}).json()
    seat = position.to_act[0]
    assert opened["seat"] == seat
    state = ada.get(f"/api/tables/{opened['table']}/state", opened["token"]).json()
    assert state["view"] == msgspec.to_builtins(position.view_for(seat))
    table = ada.get(f"/api/tables/{opened['table']}", opened["token"]).json()
    assert (table["listed"], [each["kind"] for each in table["seats"]].count("bot")) == (False, 1)
    act = {"client_id": "a", "seq": state["seq"], "action": state["legal"][0]["code"]}
    assert ada.post(f"/api/tables/{opened['table']}/actions", act, opened["token"]).status_code == 200
    embedded.services.tables.cache._slots.forget_before(inf)
    after = ada.get(f"/api/tables/{opened['table']}/state", opened["token"]).json()
    assert after["seq"] >= 1
    steps = ada.get(f"/api/tables/{opened['table']}/steps/0/0", opened["token"]).json()
    assert steps[0]["state"]["view"] == state["view"]


def test_what_was_played_at_such_a_table_becomes_a_line_of_its_study(ada: Client, embedded: Served) -> None:
    file = begun(TITLE, 30)
    made = ada.post("/api/studies", {"file": msgspec.to_builtins(file)}).json()
    origin = {"study": made["code"], "after": 12}
    opened = ada.post(f"{AT}/table", {"origin": origin, "name": "Ada", "bot": "random"}).json()
    address = f"/api/tables/{opened['table']}"
    state = ada.get(f"{address}/state", opened["token"]).json()
    act = {"client_id": "a", "seq": state["seq"], "action": state["legal"][0]["code"]}
    ada.post(f"{address}/actions", act, opened["token"])
    eventually(lambda: ada.get(f"{address}/state", opened["token"]).json()["seq"] >= 1)
    line = {"line": "main", "after": 12, "name": "played", "table": opened["table"]}
    kept = ada.post(f"/api/studies/{made['code']}/lines", line, made["token"]).json()
    played = kept["study"]["lines"][1]
    assert (played["after"], played["seats"][12]) == (12, state["seat"])


def test_a_dealt_table_that_is_still_on_is_no_line(ada: Client) -> None:
    file = begun(TITLE, 10)
    made = ada.post("/api/studies", {"file": msgspec.to_builtins(file)}).json()
    opened = ada.open(title=TITLE, bots=[{"bot": "random", "seat": 1}])
    line = {"line": "main", "after": 0, "name": "peeking", "table": opened["table"]}
    refused = ada.post(f"/api/studies/{made['code']}/lines", line, made["token"]).json()
    assert refused["reason"] == "playing"


def test_nobody_plays_on_where_the_game_is_over(ada: Client) -> None:
    title = civitas.title("toy-bidding")
    position = title.new_game(players=2, seed=1)
    moves = []
    while not position.is_over:
        seat = position.to_act[0]
        action = position.legal(seat)[0]
        moves.append({"seat": seat, "action": title.space.text(action)})
        position.play(seat, action)
    origin = {"title": title.id, "scenario": title.new_game(players=2, seed=1).describe()}
    (told,) = ada.post(f"{AT}/steps", {"origin": origin, "moves": moves, "since": len(moves)}).json()
    assert (told["state"]["stage"], told["state"]["legal"]) == ("finished", [])
    refused = ada.post(f"{AT}/table", {"origin": origin, "moves": moves, "name": "Ada", "bot": "random"})
    assert "is over" in refused.json()["message"]


def test_only_so_much_is_remembered(embedded: Served, start: Position, origin: dict[str, Any]) -> None:
    sandboxes = Sandboxes(embedded.services.studies, embedded.services.tables, 3)
    position, moves = first_moves(start, 6)
    tried = msgspec.convert({"origin": origin, "moves": moves, "eyes": "watch"}, Tried)
    told = sandboxes.steps(tried, 60)
    assert len(sandboxes._reached) == 3
    assert told[-1].state.view == position.view_for(None)
    assert [step.state.seq for step in sandboxes.steps(tried, 2)] == [5, 6]
