"""Numbers of Through the Ages with their parts: in every position they add up to what the engine uses."""

from collections.abc import Iterator

import pytest

from civitas.core.telling import Account, Said, Sum, say
from civitas.games.through_the_ages.facts.cards import LEADER
from civitas.games.through_the_ages.facts.editions import EDITIONS
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.production import (
    consumption,
    corruption,
    food_production,
    resource_production,
)
from tests.games.through_the_ages.playouts import random_steps
from tests.games.through_the_ages.situation import FIRST, NEW, Situation, situation

LIMIT = say("account-limit")
GAMES = pytest.mark.parametrize(("title", "players"), [(NEW, 2), (NEW, 4), (FIRST, 2), (FIRST, 3)])


def adds_up(row: Sum) -> None:
    """The parts of a number are that number, at every depth."""
    parts = row.get("parts", [])
    if parts:
        assert row["value"] == sum(part["value"] for part in parts if isinstance(part["value"], int)), row
    for part in parts:
        adds_up(part)


def check(account: Account) -> None:
    for row in account["rows"]:
        adds_up(row)
    if "total" in account:
        assert account["total"]["value"] == sum(
            row["value"] for row in account["rows"] if isinstance(row["value"], int)
        ), account


def numbers(p: ThroughTheAges, seat: int) -> dict[str, int]:
    """What the engine itself reckons with."""
    c = p.civs[seat]
    return {
        "culture": c.culture_rate,
        "science": c.science_rate,
        "strength": c.strength,
        "happiness": c.faces,
        "food": food_production(p, seat) - consumption(p, c),
        "resources": resource_production(p, seat) - corruption(p, c),
        "civil": c.civil_total,
        "military": c.military_total,
        "colonization": c.colonization,
    }


def check_seat(p: ThroughTheAges, seat: int, viewer: int | None) -> None:
    explained = p.perspective(viewer).explain(f"seat-{seat + 1}")
    assert explained is not None
    for account in explained["accounts"]:
        check(account)
    if p.civs[seat].is_gone:
        assert explained["accounts"] == []
        return
    for good, value in numbers(p, seat).items():
        sums = p.perspective(viewer).explain(f"sum-{good}-{seat + 1}")
        if sums is not None:
            assert sums["accounts"][0]["total"]["value"] == value
            check(sums["accounts"][0])
            if limits(sums["accounts"][0]["rows"]):
                caps = (0, 8, p.edition.rate_cap, p.edition.strength_cap, 0 - consumption(p, p.civs[seat]))
                assert value in caps or value == -corruption(p, p.civs[seat])


def limits(rows: list[Sum]) -> bool:
    return any(row["label"] == LIMIT for row in rows)


@GAMES
def test_accounts_add_up_in_every_position(title: str, players: int) -> None:
    s = situation(title, players=players, round=2, row={"1": "iron"})
    for number, _ in enumerate(random_steps(s, players, 500)):
        if number % 7 == 0:
            for seat in range(players):
                check_seat(s.position, seat, number % players)
                for account in s.position.perspective(seat).telling["forecast"]:
                    check(account)


@GAMES
def test_explanations_of_cards_add_up(title: str, players: int) -> None:
    s = situation(title, players=players, round=2, row={"1": "iron"})
    for number, _ in enumerate(random_steps(s, players + 9, 300)):
        if number % 60 == 0:
            for card in s.position.cards:
                explained = s.position.perspective(0).explain(card.name)
                assert explained is not None
                for account in explained["accounts"]:
                    check(account)


def rich(title: str) -> Iterator[Situation]:
    """Civilizations with every kind of leader, armies, wonders, ruins and colonies."""
    edition = next(each for each in EDITIONS.values() if each.id == title)
    for leader in [card.id for card in edition.cards.of_kind(LEADER)]:
        yield situation(
            title, players=3, round=12, age="III",
            p1={
                "leader": leader, "tactic": "classic-army", "government": "monarchy",
                "workers": {
                    "warriors": 2, "swordsmen": 3, "knights": 3, "riflemen": 1, "cannon": 1, "air-forces": 1,
                    "alchemy": 2, "printing-press": 1, "drama": 2, "religion": 2, "bread-and-circuses": 1,
                    "irrigation": 2, "agriculture": 1, "iron": 3,
                },
                "specials": ["warfare", "masonry", "code-of-laws"],
                "wonders": ["st-peters-basilica", "great-wall", "transcontinental-railroad", "pyramids"],
                "ruins": ["pyramids"],
                "colonies": ["historic-territory-i", "vast-territory-i"]
                if title == NEW else ["historic-territory-i", "fertile-territory-i"],
                "pact": ["open-borders-agreement", 2, "a"],
            },
        )  # fmt: skip


@pytest.mark.parametrize("title", [NEW, FIRST])
def test_accounts_of_rich_civilizations_add_up(title: str) -> None:
    for s in rich(title):
        p = s.position
        for good, value in numbers(p, 0).items():
            sums = p.perspective(1).explain(f"sum-{good}-1")
            assert sums is not None
            assert sums["accounts"][0]["total"]["value"] == value
            check(sums["accounts"][0])
        check_seat(p, 0, 0)


def labels(rows: list[Sum]) -> list[tuple[Said, object]]:
    return [(row["label"], row["value"]) for row in rows]


def test_strength_is_told_with_its_armies() -> None:
    s = situation(NEW, age="II", p1={"tactic": "legion", "workers": {"warriors": 5, "swordsmen": 1}})
    explained = s.position.perspective(0).explain("sum-strength-1")
    assert explained is not None
    account = explained["accounts"][0]
    assert account["heading"] == say("ages-rating-strength")
    legion = s.position.cards[s.position.edition.cards.index["legion"]]
    armies = 6 // sum(legion.army)
    assert labels(account["rows"]) == [
        (say("account-times", thing="card-warriors", count=5), 5),
        (say("card-swordsmen"), 2),
        (say("account-times", thing="card-legion", count=armies), armies * legion.bonus),
    ]  # fmt: skip
    assert labels(account["rows"][2]["parts"]) == [(say("ages-army"), legion.bonus)] * armies


# The end of a turn.


def forecast(p: ThroughTheAges, seat: int) -> dict[str, Sum]:
    """The forecast of a seat by its goods."""
    account = p.perspective(seat).telling["forecast"][0]
    return {row["label"]["message"].removeprefix("ages-rating-"): row for row in account["rows"]}


@GAMES
def test_the_end_of_a_turn_brings_what_was_foretold(title: str, players: int) -> None:
    s = situation(title, players=players, round=2, row={"1": "iron"}, options={"resignation": False})
    compared = 0
    for _ in random_steps(s, 3 * players, 900):
        p = s.position
        if p.is_over or s.question != "ActionPhase":
            continue
        seat, p = p.active, p.clone()
        told = forecast(p, seat)
        events = p.play(seat, p.verbs.done_code)
        c = p.civs[seat]
        ends = [event.message for event in events]
        if p.is_over or "age" in ends or p.frames[-1].name() in ("HandLimit", "IdleMine", "Payment", "WarDecision"):
            continue
        if any(m in ends for m in ("war-won", "war-tied", "uprising", "event", "obsolete")):
            assert ("web-forecast-uprising" in told) == ("uprising" in ends)
            continue
        compared += 1
        now = {"culture": c.culture, "science": c.science, "food": c.food, "resources": c.resources}
        assert {good: told[good]["value"] for good in now} == now
        assert ("note" in told["food"]) == ("famine" in ends)
    assert compared > 20


def test_an_uprising_is_foretold() -> None:
    s = situation(NEW, age="II", p1={"yellow": 2, "unused": 0, "culture": 7})
    told = forecast(s.position, 0)
    assert "science" not in told
    assert told["culture"]["value"] == 7
    why = told["web-forecast-uprising"]["value"]
    assert isinstance(why, dict)
    assert why["arguments"]["unused"] == 0
    s.play("done")
    assert s.events("uprising")


def test_a_famine_is_foretold() -> None:
    s = situation(NEW, p1={"yellow": 8, "workers": {"agriculture": 0, "religion": 2}, "unused": 4, "culture": 30})
    told = forecast(s.position, 0)
    assert told["food"]["note"]["message"] == "web-forecast-famine"
    assert any(part["label"] == say("account-famine") for part in told["culture"]["parts"])


def test_the_end_of_the_turn_of_others_can_be_asked_for() -> None:
    s = situation(NEW, players=3, p3={"left": True})
    told = s.position.perspective(0).explain("turn-2")
    assert told is not None
    assert told["name"] == say("ages-forecast-of", name="seat-2")
    assert told["accounts"][0]["rows"] == s.position.perspective(1).telling["forecast"][0]["rows"]
    assert s.position.perspective(0).explain("turn-3") is None


def test_spectators_hear_of_the_turn_that_is_played() -> None:
    s = situation(NEW, active=2)
    account = s.position.perspective(None).telling["forecast"][0]
    assert account["heading"] == say("ages-forecast-of", name="seat-2")
    assert s.position.perspective(0).telling["forecast"][0]["heading"] == say("web-forecast", name="seat-1")


# The end of the game.


def test_the_final_scoring_is_told_as_far_as_it_is_known() -> None:
    s = situation(
        NEW,
        age="III",
        future_events=[{"card": "impact-of-architecture", "known": [1]}, {"card": "impact-of-wonders", "known": [2]}],
        p1={"culture": 40, "workers": {"alchemy": 2, "philosophy": 0}},
        p2={"culture": 30, "wonders": ["pyramids"]},
    )

    def final(player: int | None, of: int) -> list[tuple[Said, object]]:
        explained = s.position.perspective(None if player is None else player - 1).explain(f"seat-{of}")
        assert explained is not None
        found = [each for each in explained["accounts"] if each["heading"] == say("account-final")]
        for account in found:
            check(account)
        return [each for account in found for each in labels([*account["rows"], account["total"]])]

    now, whole = say("account-culture-now"), say("ages-sum")
    assert final(1, 1) == [(now, 40), (say("card-impact-of-architecture"), 2), (whole, 42)]
    assert final(1, 2) == [(now, 30), (say("card-impact-of-architecture"), 0), (whole, 30)]
    wonder = s.position.edition.impact_by_wonder_age[0]
    assert final(2, 2) == [(now, 30), (say("card-impact-of-wonders"), wonder), (whole, 30 + wonder)]
    assert final(None, 1) == []
