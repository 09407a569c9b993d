"""Studies: a finished game with other lines, notes and curves, from any eyes, asked over HTTP."""

from math import inf
from typing import Any

import msgspec
import pytest

import civitas
from civitas.records import GameFile, decode, encode, faults, steps
from civitas.server.studies import Studies
from tests.records.games import begun
from tests.server.playing import TOY_ID, Party
from tests.server.serving import Client, Served

TITLE = "new-dawn"
STUDIES = "/api/studies"


class Studied:
    """A study that Ada made."""

    def __init__(self, ada: Client, **wanted: Any) -> None:
        self.ada = ada
        opened = ada.post(STUDIES, wanted)
        assert opened.status_code == 200, opened.text
        self.code, self.token = opened.json()["code"], opened.json()["token"]
        self.at = f"{STUDIES}/{self.code}"

    def show(self, token: str = "") -> Any:
        return self.ada.get(self.at, token).json()

    def steps(self, line: str, first: int, last: int, eyes: object) -> Any:
        return self.ada.get(f"{self.at}/steps/{line}/{first}/{last}/{eyes}").json()

    def add(self, line: str, after: int, *moves: tuple[int, str], name: str = "another", **more: Any) -> Any:
        played = [{"seat": seat, "action": action} for seat, action in moves]
        body = {"line": line, "after": after, "name": name, "moves": played, **more}
        return self.ada.post(f"{self.at}/lines", body, self.token).json()

    def note(self, line: str, number: int, mark: str, comment: str) -> Any:
        body = {"line": line, "number": number, "mark": mark, "comment": comment}
        headers = {"x-csrf-token": self.ada.csrf, "authorization": f"Bearer {self.token}"}
        return self.ada.http.put(f"{self.at}/notes", json=body, headers=headers).json()


@pytest.fixture(scope="module")
def file() -> GameFile:
    return begun(TITLE, 40)


@pytest.fixture
def study(ada: Client, file: GameFile) -> Studied:
    return Studied(ada, file=msgspec.to_builtins(file))


def other_answer(file: GameFile, after: int) -> tuple[int, str]:
    """A legal action that was not played after so many moves."""
    position = next(step.position for step in steps(file) if step.number == after)
    seat, space = position.to_act[0], position.space()
    texts = [space.text(action) for action in position.legal(seat)]
    return seat, next(text for text in texts if text != file.moves[after].action)


def branching(file: GameFile) -> int:
    """After so many moves, somebody had a choice."""
    return next(
        step.number
        for step in steps(file)
        if 5 < step.number < len(file.moves) and len(step.position.legal(step.position.to_act[0])) > 1
    )


def test_a_study_tells_who_played_and_all_moves_with_their_rounds(study: Studied, file: GameFile) -> None:
    shown = study.show()
    assert (shown["title"], shown["players"], shown["mine"]) == (TITLE, 2, False)
    assert study.show(study.token)["mine"] is True
    assert [(seat["name"], seat["kind"]) for seat in shown["seats"]] == [("Anna", "person"), ("random", "bot")]
    (main,) = shown["lines"]
    assert (main["line"], main["after"]) == ("main", 0)
    assert main["seats"] == [move.seat for move in file.moves]
    assert main["actions"] == [move.action for move in file.moves]
    teller = civitas.title(TITLE).teller()
    rounds = [teller.round(step.position) for step in steps(file)]
    assert [shown["first_round"], *main["rounds"]] == rounds


def test_every_moment_is_what_the_eyes_would_have_seen(study: Studied, file: GameFile) -> None:
    played = list(steps(file))
    for eyes, seat in ((0, 0), (1, 1), ("watch", None)):
        for told, step in zip(study.steps("main", 0, 40, eyes), played, strict=True):
            assert (told["state"]["seq"], told["state"]["seat"]) == (step.number, seat)
            assert told["state"]["view"] == msgspec.to_builtins(step.position.view_for(seat))
            seen = [event.message for event in step.events if event.visible_to(seat)]
            assert [event["message"] for event in told["happening"]["events"]] == seen
            assert (told["state"]["legal"], told["state"]["telling"]["groups"]) == ([], [])


def test_moments_that_are_spread_over_a_line_are_those_of_the_line(study: Studied) -> None:
    whole = study.steps("main", 0, 40, "all")
    assert study.ada.get(f"{study.at}/steps/main/3/40/all/9").json() == whole[3::9]
    assert study.ada.get(f"{study.at}/steps/main/3/400/all/9").json() == whole[3::9]
    assert study.ada.get(f"{study.at}/steps/main/3/40/all/0").json() == whole[3:]
    assert study.ada.get(f"{study.at}/steps/main/41/99/all/9").status_code == 404
    assert study.ada.get(f"{study.at}/steps/main/9/3/all/9").status_code == 404
    assert study.ada.get(f"{study.at}/steps/main/3/40/all/x").status_code == 404


def test_with_all_eyes_everything_is_seen_from_the_seat_that_is_asked(study: Studied, file: GameFile) -> None:
    for told, step in zip(study.steps("main", 0, 40, "all"), steps(file), strict=True):
        assert told["state"]["seat"] == step.position.to_act[0]
        assert len(told["happening"]["events"]) == len(step.events)
        assert told["actor"] == (file.moves[step.number - 1].seat if step.number else None)


@pytest.mark.parametrize("title_id", ["civilization-2010", "through-the-ages-2015"])
def test_all_eyes_see_what_every_seat_holds_and_no_other_eyes_do(ada: Client, title_id: str) -> None:
    file = begun(title_id, 150)
    study = Studied(ada, file=msgspec.to_builtins(file))
    last = [step.position for step in steps(file)][-1]
    held = [last.teller().secrets(last, seat) for seat in range(last.players)]
    assert any(held)
    end = len(file.moves)
    assert study.steps("main", end, end, "all")[0]["secrets"] == held
    for eyes in (0, 1, "watch"):
        assert study.steps("main", end, end, eyes)[0]["secrets"] == []
    origin = {"study": study.code, "line": "main", "after": end}
    assert ada.post("/api/sandbox/steps", {"origin": origin}).json()[0]["secrets"] == held
    assert ada.post("/api/sandbox/steps", {"origin": origin, "eyes": 1}).json()[0]["secrets"] == []


def test_another_line_is_kept_extended_and_removed(study: Studied, file: GameFile) -> None:
    after = branching(file)
    kept = study.add("main", after, other_answer(file, after), name=" Try it ")
    assert kept["line"] == "0"
    (main, line) = kept["study"]["lines"]
    assert (line["line"], line["name"], line["after"]) == ("0", "Try it", after)
    assert len(line["seats"]) == after + 1
    assert main["actions"] == [move.action for move in file.moves]
    assert study.steps("0", after + 1, after + 9, "watch")[-1]["state"]["seq"] == after + 1
    deeper = study.add("0", after, (file.moves[after].seat, file.moves[after].action))
    assert deeper["line"] == "0.0"
    (told,) = study.steps("0.0", after + 1, after + 1, "watch")
    assert told["state"]["view"] == study.steps("main", after + 1, after + 1, "watch")[0]["state"]["view"]
    headers = {"x-csrf-token": study.ada.csrf, "authorization": f"Bearer {study.token}"}
    move = file.moves[after + 1]
    more = {"name": "Longer", "moves": [{"seat": move.seat, "action": move.action}]}
    longer = study.ada.http.put(f"{study.at}/lines/0.0", json=more, headers=headers).json()
    assert [(each["name"], len(each["seats"])) for each in longer["study"]["lines"]][2] == ("Longer", after + 2)
    gone = study.ada.http.delete(f"{study.at}/lines/0", headers=headers).json()
    assert [each["line"] for each in gone["study"]["lines"]] == ["main"]


def test_only_whoever_made_a_study_changes_it(study: Studied, file: GameFile) -> None:
    after = branching(file)
    study.token = "somebody else"
    assert study.add("main", after, other_answer(file, after))["reason"] == "token"
    assert study.note("main", 3, "!", "good")["reason"] == "token"
    assert len(study.show()["lines"]) == 1


def test_what_is_not_legal_makes_no_line(study: Studied, file: GameFile) -> None:
    move = file.moves[0]
    refused = study.add("main", 0, (1 - move.seat, move.action))
    assert "moves[0]" in refused["message"]
    assert "has 40 moves" in study.add("main", 41)["message"]
    assert "no line 3" in study.add("3", 0)["message"]
    assert len(study.show()["lines"]) == 1


def test_marks_and_comments_are_written_to_moves_of_any_line(study: Studied, file: GameFile) -> None:
    after = branching(file)
    study.add("main", after, other_answer(file, after))
    study.note("main", after + 1, "?!", " Too early. ")
    study.note("0", after + 1, "!", "")
    main, line = study.show()["lines"]
    assert main["notes"] == [{"number": after + 1, "mark": "?!", "comment": "Too early."}]
    assert line["notes"] == [{"number": after + 1, "mark": "!", "comment": ""}]
    assert "there are moves 7 to" in study.note("0", after, "!", "")["message"]
    stored = decode(study.ada.get(f"{study.at}/file").content)
    assert faults(stored) == []
    assert (stored.moves[after].mark, stored.branches[0].moves[0].mark) == ("?!", "!")


def test_the_log_of_a_line_is_what_its_steps_tell(study: Studied, file: GameFile) -> None:
    after = branching(file)
    study.add("main", after, other_answer(file, after))
    for line, last in (("main", 40), ("0", after + 1)):
        for eyes in ("all", "watch", "0"):
            told = [step["happening"] for step in study.steps(line, 1, last, eyes)]
            assert study.ada.get(f"{study.at}/log/{line}/{eyes}").json() == told


def test_a_study_has_curves(study: Studied) -> None:
    course = study.ada.get(f"{study.at}/course/main").json()
    assert course["rounds"] == sorted(set(course["rounds"]))
    assert all(len(curve["values"]) == 2 for curve in course["curves"])


def test_a_finished_table_is_studied_and_a_running_one_is_not(ada: Client, embedded: Served) -> None:
    party = Party(embedded.services.tables, players=2)
    refused = ada.post(STUDIES, {"table": party.id})
    assert (refused.status_code, refused.json()["reason"]) == (409, "playing")
    party.play_to_the_end()
    study = Studied(ada, table=party.id)
    shown = study.show()
    assert (shown["title"], len(shown["lines"][0]["seats"])) == (TOY_ID, party.seq)
    assert shown["result"] is not None


def test_what_was_played_on_at_a_table_follows_what_was_tried_before_it(
    study: Studied, ada: Client, file: GameFile
) -> None:
    tried = file.moves[10]
    origin = {"study": study.code, "line": "main", "after": 10}
    moves = [{"seat": tried.seat, "action": tried.action}]
    wanted = {"origin": origin, "moves": moves, "name": "Ada", "bot": "random", "seat": file.moves[11].seat}
    opened = ada.post("/api/sandbox/table", wanted).json()
    mine = ada.get(f"/api/tables/{opened['table']}/state", opened["token"]).json()
    action = mine["legal"][0]["code"]
    body = {"client_id": "a", "seq": mine["seq"], "action": action}
    assert ada.post(f"/api/tables/{opened['table']}/actions", body, opened["token"]).status_code == 200
    kept = study.add(
        "main", 10, (tried.seat, tried.action), name="played on", table=opened["table"], table_token=opened["token"]
    )
    line = kept["study"]["lines"][1]
    assert (line["line"], line["after"], line["actions"][0]) == (kept["line"], 10, tried.action)
    assert len(line["actions"]) >= 2
    assert line["seats"][10:12] == [tried.seat, file.moves[11].seat]


def test_what_is_being_played_on_is_for_nobody_else(study: Studied, ada: Client, bob: Client, file: GameFile) -> None:
    origin = {"study": study.code, "line": "main", "after": 10}
    wanted = {"origin": origin, "moves": [], "name": "Ada", "bot": "random", "seat": file.moves[10].seat}
    opened = ada.post("/api/sandbox/table", wanted).json()
    theirs = Studied(bob, file=msgspec.to_builtins(file))
    for token in (None, "somebody's", "x" * 22):
        body = {"line": "main", "after": 10, "name": "played", "table": opened["table"], "table_token": token}
        refused = bob.post(f"{STUDIES}/{theirs.code}/lines", body, theirs.token)
        assert (refused.status_code, refused.json()["error"]) == (403, "seat")
    assert len(theirs.show()["lines"]) == 1
    own = {"line": "main", "after": 10, "name": "played", "table": opened["table"], "table_token": opened["token"]}
    assert ada.post(f"{STUDIES}/{study.code}/lines", own, study.token).status_code == 200


def test_a_game_that_is_on_is_no_line_of_anybody(ada: Client, embedded: Served) -> None:
    party = Party(embedded.services.tables, players=2)
    other = Party(embedded.services.tables, players=2)
    other.play_to_the_end()
    study = Studied(ada, table=other.id)
    body = {"line": "main", "after": 0, "name": "played", "table": party.id, "table_token": party.tokens[0]}
    refused = ada.post(f"{STUDIES}/{study.code}/lines", body, study.token)
    assert (refused.status_code, refused.json()["reason"]) == (409, "playing")


def test_a_position_is_studied_and_shown_from_its_start(ada: Client) -> None:
    scenario = civitas.title(TITLE).new_game(players=2, seed=4).describe()
    study = Studied(ada, title=TITLE, scenario=scenario)
    shown = study.show()
    assert (shown["result"], shown["lines"][0]["seats"]) == (None, [])
    (told,) = study.steps("main", 0, 9, "watch")
    assert civitas.title(TITLE).scenario(scenario).view_for(None) == told["state"]["view"]


def test_a_file_that_does_not_hold_is_refused(ada: Client, file: GameFile) -> None:
    broken = msgspec.to_builtins(file)
    broken["moves"][7]["action"] = "nonsense"
    refused = ada.post(STUDIES, {"file": broken}).json()
    assert refused["reason"] == "file"
    assert "move 8" in refused["message"]
    assert ada.post(STUDIES, {"file": {"civitas": 1}}).json()["error"] == "malformed"
    assert "expected one of" in ada.post(STUDIES, {}).json()["message"]
    assert "expected one of" in ada.post(STUDIES, {"table": "x", "title": TITLE, "scenario": {}}).json()["message"]


def test_where_there_is_nothing_that_is_said(study: Studied) -> None:
    for path in ("nothing", f"{study.code}/steps/main/41/50/all", f"{study.code}/steps/main/0/x/all"):
        assert study.ada.get(f"{STUDIES}/{path}").status_code == 404
    for eyes in ("2", "nobody"):
        assert study.ada.get(f"{study.at}/steps/main/0/1/{eyes}").status_code == 404
    assert study.ada.get(f"{study.at}/steps/7/0/1/all").status_code == 409


def test_a_study_is_read_again_by_another_server(study: Studied, embedded: Served, file: GameFile) -> None:
    studies = embedded.services.studies
    after = branching(file)
    before = studies.study(study.code)
    study.add("main", after, other_answer(file, after))
    studies._open.forget_before(inf)
    again = studies.study(study.code)
    assert (before.version, again.version) == (0, 1)
    assert encode(again.file) != encode(before.file)
    assert studies.study(study.code) is again


def test_studies_that_nobody_looks_at_are_put_away(ada: Client, embedded: Served, file: GameFile) -> None:
    studies = Studies(embedded.services.database, embedded.services.tables.replays, 1)
    one, other = (Studied(ada, file=msgspec.to_builtins(file)) for _ in range(2))
    first = studies.study(one.code)
    studies.study(other.code)
    assert len(studies._open) == 1
    assert studies.study(one.code) is not first
