"""Lessons over HTTP: what there is, going through one, mistakes, refusals, and coming back."""

from typing import Any

from civitas.lessons import Course, load
from tests.lessons.playing import pass_on
from tests.server.serving import Client

TITLE = "through-the-ages-2015"
AT = f"/api/lessons/{TITLE}"
READ = ["", "", "", ""]
"""The first four steps are only read; the fifth wants a card."""


def learn(ada: Client, done: list[str], **now: Any) -> dict[str, Any]:
    answer = ada.post(f"{AT}/first", {"done": done, **now})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_lessons_are_listed_with_names_and_what_comes_after_them(ada: Client) -> None:
    first = ada.get(AT).json()[0]
    own = load(TITLE)["first"]
    assert first["id"] == "first"
    assert set(first["name"]) == set(first["about"]) == {"en", "de"}
    assert (first["minutes"], first["steps"], first["players"]) == (own.minutes, len(own.steps), own.play.players)
    assert first["checkpoints"] == own.checkpoints
    assert ada.get("/api/lessons/no-such-title").json() == []
    assert {title["lessons"] for title in ada.get("/api/titles").json() if title["id"] == TITLE} == {True}


def test_a_lesson_begins_with_its_first_step_and_can_be_read_on(ada: Client) -> None:
    begun = learn(ada, [])
    assert (begun["number"], begun["step"]["id"], begun["step"]["is_read"], begun["moves"]) == (0, "goal", True, [])
    assert begun["step"]["text"] == "lesson-through-the-ages-2015-first-goal"
    assert begun["step"]["points"] == ["sum-culture-1"]
    assert [step["state"]["seq"] for step in begun["told"]] == [0]
    assert begun["told"][0]["state"]["seat"] == 0
    read = learn(ada, begun["done"], on=True)
    assert (read["number"], read["done"], read["scene"]) == (1, [""], begun["scene"])
    assert [step["state"]["seq"] for step in read["told"]] == [0]


def test_the_wanted_action_leads_on_and_others_are_taken_back_with_a_hint(ada: Client) -> None:
    at = learn(ada, READ)
    legal = at["told"][-1]["state"]["legal"]
    assert at["step"]["wanted"] == [each["code"] for each in legal if (each["verb"], each.get("space")) == ("take", 3)]
    wrong = learn(ada, READ, action="take 13")
    assert wrong["hint"] == {"text": "lesson-through-the-ages-2015-first-take-dear", "rules": ["act.take-a"]}
    assert (wrong["number"], wrong["done"], wrong["moves"]) == (4, READ, [])
    right = learn(ada, READ, action=at["step"]["wanted"][0])
    assert (right["hint"], right["number"], right["done"]) == (None, 5, [*READ, "take 3"])
    assert right["moves"] == [{"seat": 0, "action": "take 3"}]
    assert [step["state"]["seq"] for step in right["told"]] == [1]


def test_what_others_do_is_told_step_by_step(ada: Client) -> None:
    done = [*READ, "take 3", "lead aristotle", "", "build bronze", "populate"]
    ended = learn(ada, done, action="done")
    assert [move["seat"] for move in ended["moves"]] == [0, 0, 0, 0, 0, 1, 1, 1, 1]
    assert [step["state"]["seq"] for step in ended["told"]] == [5, 6, 7, 8, 9]
    assert all(step["state"]["seat"] == 0 for step in ended["told"])
    assert ended["checkpoint"] == 7
    later = learn(ada, ended["done"], on=True)
    assert (later["scene"], later["moves"], len(later["told"])) == ("growth", [], 1)


def test_an_illegal_action_is_refused_by_its_rule_and_nonsense_as_such(ada: Client) -> None:
    refused = ada.post(f"{AT}/first", {"done": READ, "action": "develop iron"})
    assert (refused.status_code, refused.json()["reason"]) == (409, "illegal")
    assert refused.json()["rule"]
    assert ada.post(f"{AT}/first", {"done": READ, "action": "dance"}).status_code in (400, 409, 422)
    assert ada.post(f"{AT}/first", {"done": READ, "on": True}).status_code == 409
    assert ada.post(f"{AT}/no-such-lesson", {"done": []}).status_code == 404
    assert ada.post(f"{AT}/first", {"done": 7}).status_code in (400, 409, 422)


def test_a_learner_comes_back_as_far_as_the_lesson_is_still_the_same(ada: Client) -> None:
    assert learn(ada, [*READ, "take 3"])["number"] == 5
    assert learn(ada, [*READ, "take 4", "take 3"])["done"] == READ


def test_at_the_end_there_is_no_step(ada: Client) -> None:
    course = Course(load(TITLE)["first"])
    while not course.is_over:
        pass_on(course)
    over = learn(ada, course.done)
    assert (over["step"], over["number"]) == (None, len(course.lesson.steps))
