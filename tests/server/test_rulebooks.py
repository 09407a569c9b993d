"""Whole rulebooks, cards and components over HTTP."""

import pytest

import civitas
from civitas.language import LANGUAGES
from civitas.manifests import manifests
from tests.server.serving import Client

OURS = [title for title, manifest in manifests().items() if manifest.is_own]


@pytest.mark.parametrize("title", OURS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_rulebook_has_every_rule_in_a_chapter(ada: Client, title: str, code: str) -> None:
    book = ada.get(f"/api/rulebook/{title}/{code}").json()
    assert [rule["id"] for rule in book["rules"]] == [rule.id for rule in civitas.title(title).rules]
    assert {rule["chapter"] for rule in book["rules"]} == {chapter["id"] for chapter in book["chapters"]}
    assert all(rule["title"] and rule["text"] for rule in book["rules"])


def test_a_rule_comes_with_its_variant_and_its_things(ada: Client) -> None:
    rules = {each["id"]: each for each in ada.get("/api/rulebook/civilization-1980/de").json()["rules"]}
    assert rules["71-a"]["variant"] == "Nomaden und Seefahrer"
    assert (rules["53.2-a"]["section"], rules["53.2-a"]["chapter"], rules["53.2-a"]["variant"]) == ("53.2", "53", "")
    assert "card-pottery" in rules["53.2-a"]["things"]


@pytest.mark.parametrize("title", OURS)
def test_things_come_with_their_rules_and_copies(ada: Client, title: str) -> None:
    shown = ada.get(f"/api/things/{title}").json()
    assert shown["players"] == civitas.title(title).player_counts({})
    assert all(len(thing["copies"]) == len(shown["players"]) for thing in shown["things"])
    known = {rule.id for rule in civitas.title(title).rules}
    assert {rule for thing in shown["things"] for rule in thing["rules"]} <= known


def test_long_books_are_packed(ada: Client) -> None:
    answer = ada.http.get("/api/rulebook/through-the-ages-2015/en", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path",
    [
        "/api/rulebook/chess/en",
        "/api/rulebook/new-dawn/fr",
        "/api/rulebook/new-dawn/examples/none",
        "/api/rulebook/chess/examples/none",
        "/api/things/chess",
        "/api/rulebook/new-dawn",
    ],
)
def test_what_there_is_not_is_not_found(ada: Client, path: str) -> None:
    answer = ada.get(path)
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


def test_an_example_shows_the_position_and_what_comes_of_what_is_done(ada: Client) -> None:
    shown = ada.get("/api/rulebook/civilization-1980/examples/seven-attack-a-city").json()
    assert (shown["players"], shown["state"]["seat"], shown["state"]["legal"]) == (2, 0, [])
    assert shown["state"]["telling"]["groups"] == []
    assert [tried["phrase"]["message"] for tried in shown["tries"]] == ["verb-move", "verb-done", "verb-done"]
    assert "43.62-b" in [event["rule"] for event in shown["tries"][-1]["events"]]
    assert [tried["state"]["seq"] for tried in shown["tries"]] == [1, 2, 3]


def test_an_example_tells_the_rule_that_forbids_something(ada: Client) -> None:
    shown = ada.get("/api/rulebook/new-dawn/examples/difficult-terrain").json()
    assert [(tried["rule"], bool(tried["events"])) for tried in shown["tries"]] == [(None, True), ("R3.2-a", False)]


def test_an_example_shows_only_what_its_player_may_see(ada: Client) -> None:
    shown = ada.get("/api/rulebook/through-the-ages-2015/examples/a-full-hand").json()
    assert shown["state"]["view"]["seat"] == 0


def test_the_rulebook_tells_which_examples_there_are(ada: Client) -> None:
    book = ada.get("/api/rulebook/new-dawn/de").json()
    first = book["examples"][0]
    assert (first["id"], first["rules"]) == ("difficult-terrain", ["R3.2-a"])
    assert first["text"].startswith("Vom ersten Platz")
