"""People with the real box: what the rules do at their table, asked over HTTP."""

from typing import Any

from tests.server.serving import Client

HERE = "/api/companions/new-dawn"
SOLO = {"language": "en", "map": "solo-1h-a", "difficulty": "prince", "leader": "montezuma", "people": ["trajan"]}


def table(ada: Client) -> str:
    shown = ada.post(f"{HERE}/new", SOLO).json()
    assert (shown["steps"], shown["question"]) == ([], None)
    assert shown["view"]["options"]["automa"] == "prince"
    text: str = shown["text"]
    return text


def did(ada: Client, text: str, command: str, *answers: str, dice: bool = False, language: str = "en") -> Any:
    asked = {"language": language, "text": text, "command": command, "answers": answers, "dice": dice}
    return ada.post(f"{HERE}/do", asked).json()


def test_the_automated_player_has_its_turn_step_by_step_with_rules_and_events(ada: Client) -> None:
    text = table(ada)
    shown = did(ada, text, "turn")
    first = shown["steps"][0]
    assert first["text"].endswith("slot 5")
    assert (first["rule"], first["event"]["message"], first["event"]["slot"]) == ("A3.3-a", "resolved", 5)
    assert {"space-7.0", "space-9.0"} <= set(shown["called"])
    assert shown["text"] != text
    assert shown["question"] is None
    assert did(ada, shown["text"], "")["view"] == shown["view"]


def test_what_people_decide_is_asked_and_nothing_changes_until_it_is_answered(ada: Client) -> None:
    text = did(ada, table(ada), "turn")["text"]
    again = did(ada, text, "turn")
    assert [option["answer"] for option in again["question"]["options"]] == ["yes", "no"]
    assert again["text"] == text
    assert did(ada, text, "turn", "no")["text"] == text
    assert did(ada, text, "turn", "yes")["text"] != text
    assert did(ada, text, "turn", "perhaps")["reason"] == "companion"


def test_real_dice_are_asked_for_one_by_one(ada: Client) -> None:
    text = table(ada)
    for command in ("token 1 9.7", "event"):
        text = did(ada, text, command)["text"]
    answers: list[str] = []
    questions = []
    for _ in range(12):
        shown = did(ada, text, "turn", *answers, dice=True)
        if shown["question"] is None:
            break
        questions.append(shown["question"]["text"])
        answers.append(shown["question"]["options"][0]["answer"])
    assert shown["question"] is None
    assert shown["text"] != text
    assert shown == did(ada, text, "turn", *answers, dice=True)


def test_notes_change_the_table_and_what_cannot_lie_there_is_refused_in_words(ada: Client) -> None:
    text = table(ada)
    noted = did(ada, text, "trade 1 3 2")
    assert [card["trade"] for card in noted["view"]["civilizations"][0]["row"]] == [0, 0, 2, 0, 0]
    refused = did(ada, text, "token 1 9.3", language="de")
    assert refused["reason"] == "companion"
    assert "9.3 ist Wasser" in refused["message"]
    assert did(ada, text, "dance")["reason"] == "companion"
    assert did(ada, "players = 99", "turn")["reason"] == "companion"


def test_tiles_are_laid_as_they_lie_and_never_upon_each_other(ada: Client) -> None:
    asked: dict[str, Any] = {
        "language": "en",
        "players": 2,
        "tiles": [[13, 0, 0, 0, 0], [9, 0, 3, 0, 0]],
        "owners": {9: 0},
    }
    laid = ada.post(f"{HERE}/lay", asked).json()
    assert laid["touched"] > 0
    assert laid["homeless"] == [1]
    assert len(laid["view"]["map"]["spaces"]) == 20
    for tiles in ([[13, 0, 0, 0, 0], [9, 0, 0, 0, 0]], [[99, 0, 0, 0, 0]], [[13, 0]], [[13, 0, 10**9, 0, 0]]):
        assert ada.post(f"{HERE}/lay", {**asked, "tiles": tiles}).json()["reason"] == "companion"


def test_a_map_of_tiles_becomes_a_table(ada: Client) -> None:
    tiles = ["7a@0,0r0", "9a@3,0r0"]
    shown = ada.post(f"{HERE}/new", {"language": "de", "players": 2, "tiles": tiles}).json()
    assert "steps" in shown, shown
    assert did(ada, shown["text"], "turn", language="de")["steps"]


def test_choices_are_told_in_the_language_that_is_spoken(ada: Client) -> None:
    choices = ada.get(f"{HERE}/choices/de").json()
    assert {option["label"] for option in choices["leader"]} >= {"Kleopatra", "Montezuma"}
    assert set(choices) == {"map", "difficulty", "leader", "victory", "wonder"}


def test_a_table_is_kept_under_a_code_that_only_its_people_know(ada: Client) -> None:
    text = table(ada)
    stored = ada.post(f"{HERE}/kept", {"text": text}).json()
    code = stored["code"]
    assert ada.get(f"{HERE}/kept/{code}").json()["text"] == text
    later = did(ada, text, "turn")["text"]
    assert ada.put(f"{HERE}/kept/{code}", {"text": later}).json()["text"] == later
    assert ada.get(f"{HERE}/kept/{code}").json()["text"] == later
    assert ada.get(f"{HERE}/kept/{'x' * 43}").status_code == 404
    assert ada.put(f"{HERE}/kept/{'x' * 43}", {"text": later}).status_code == 404
    assert ada.post(f"{HERE}/kept", {"text": "anything"}).json()["reason"] == "companion"


def test_titles_say_whether_they_have_a_companion(ada: Client) -> None:
    titles = {title["id"]: title["companion"] for title in ada.get("/api/titles").json()}
    assert [title for title, has_one in titles.items() if has_one] == ["new-dawn"]
    assert ada.post("/api/companions/civilization-1980/new", SOLO).status_code == 404
    assert ada.post("/api/companions/nothing/new", SOLO).status_code == 404
