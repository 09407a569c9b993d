"""Puzzles and scenarios over HTTP."""

import civitas
from civitas.puzzles import puzzles
from tests.server.serving import Client

TITLE = "new-dawn"


def test_puzzles_tell_what_is_to_be_reached_and_not_how(ada: Client) -> None:
    shown = ada.get(f"/api/puzzles/{TITLE}").json()
    kept = puzzles(TITLE)
    assert [each["id"] for each in shown] == [each.id for each in kept]
    assert all(each["now"] < each["reach"] for each in shown if each["kind"] in ("reach", "match"))
    assert all((each["figure"] is None) == (each["kind"] in ("win", "meet")) for each in shown)
    assert "solution" not in shown[0]
    assert ada.get("/api/puzzles/toy-bidding").json() == []


def test_answers_are_judged(ada: Client) -> None:
    kept = next(each for each in puzzles(TITLE) if each.goal.kind == "reach")
    address = f"/api/puzzles/{TITLE}/{kept.id}"
    answers = ada.get(f"{address}/solution").json()
    assert answers == kept.solution.actions
    moves = [{"seat": kept.seat, "action": text} for text in answers]
    for count in range(len(moves) + 1):
        judged = ada.post(address, {"moves": moves[:count]}).json()
        assert judged["verdict"] == ("solved" if count == len(moves) else "open")
    assert judged["value"] == kept.goal.reach
    assert ada.post(address, {"moves": [{"seat": 1 - kept.seat, "action": answers[0]}]}).status_code == 409
    assert ada.post(f"/api/puzzles/{TITLE}/nothing", {"moves": []}).status_code == 404
    assert ada.get(f"/api/puzzles/{TITLE}/nothing/solution").status_code == 404


def test_a_puzzle_is_tried_on_without_its_scenario_being_sent(ada: Client) -> None:
    kept = puzzles(TITLE)[0]
    origin = {"title": TITLE, "puzzle": kept.id}
    (step,) = ada.post("/api/sandbox/steps", {"origin": origin, "eyes": kept.seat}).json()
    position = civitas.title(TITLE).scenario(kept.scenario)
    assert [action["code"] for action in step["state"]["legal"]] == position.legal(kept.seat)
    assert ada.post("/api/sandbox/steps", {"origin": {**origin, "puzzle": "nothing"}}).status_code == 404


def test_a_position_is_described_as_a_scenario_that_builds_it_again(ada: Client) -> None:
    first = ada.post("/api/scenarios", {"title": TITLE, "players": 2, "seed": 7}).json()["scenario"]
    position = civitas.title(TITLE).new_game(players=2, seed=7)
    assert civitas.title(TITLE).scenario(first).digest() == position.digest()
    seat = position.to_act[0]
    action = position.legal(seat)[0]
    tried = {"origin": {"title": TITLE, "scenario": first}, "moves": [{"seat": seat, "action": action}]}
    then = ada.post("/api/sandbox/scenario", tried).json()["scenario"]
    position.play(seat, action)
    assert civitas.title(TITLE).scenario(then).digest() == position.digest()
    assert ada.post("/api/scenarios", {"title": "nothing", "players": 2}).status_code == 404
