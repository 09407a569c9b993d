"""What an action would throw away for nothing is told before: Anarchy, idle cities, blows against oneself."""

from typing import Any

import pytest

from civitas.bots import bot
from civitas.core.events import Event
from civitas.core.losses import Loss
from civitas.language import language
from tests.games.civilization_2010.situation import Situation, situation

ANARCHY = Loss("anarchy", {}, "government.anarchy")
OWN_LIBRARY = Loss("own-square", {"square": "square-a1"}, "tech.gunpowder")


def beginning(**p1: Any) -> Situation:
    """Player 1's Start of Turn."""
    return situation("start-of-turn", p1=p1)


def lost(s: Situation, text: str, by: int = 1) -> Loss | None:
    """What an action would throw away."""
    return s.position.perspective(by - 1).loss(s.space.parse(text))


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize(
    "loss",
    [
        ANARCHY,
        OWN_LIBRARY,
        Loss("idle-cities", {"count": 1}, "city.action-a"),
        Loss("idle-cities", {"count": 3}, "city.action-a"),
        Loss("own-wonder", {"card": "card-oracle"}, "tech.gunpowder"),
    ],
    ids=repr,
)
def test_every_loss_is_one_sentence_in_both_languages(loss: Loss, code: str) -> None:
    spoken = language(code, "civilization-2010")
    told = spoken.event(Event(loss.message, loss.arguments, loss.rule), ["one", "two"], "loss")
    assert spoken.has(f"loss-{loss.message}")
    assert told.endswith(".")
    assert "$" not in told


# Anarchy.


@pytest.mark.rule("government.anarchy", "government.change-b")
@pytest.mark.parametrize(
    ("p1", "loss"),
    [
        ({}, ANARCHY),
        ({"government": "republic", "techs": ["code-of-laws"]}, ANARCHY),  # It leads to nothing but Despotism.
        ({"techs": ["code-of-laws"], "fresh": ["republic"]}, ANARCHY),  # The Republic can be had without it.
        ({"techs": ["code-of-laws"]}, None),
        ({"techs": ["code-of-laws", "monarchy"], "fresh": ["monarchy-gov"]}, None),
    ],
)
def test_anarchy_is_a_loss_unless_it_leads_to_a_government_that_needs_it(p1: dict[str, Any], loss: Loss | None) -> None:
    s = beginning(**p1)
    assert lost(s, "govern anarchy") == loss
    assert lost(s, "done") is None


@pytest.mark.rule("government.anarchy")
def test_nobody_else_is_told_and_nothing_happens() -> None:
    s = beginning()
    before = s.position.digest()
    assert lost(s, "govern anarchy", by=2) is None
    assert lost(s, "govern anarchy") is not None
    assert s.position.digest() == before


@pytest.mark.rule("government.anarchy")
@pytest.mark.parametrize("seed", range(3))
def test_a_consul_never_chooses_anarchy_for_nothing(seed: int) -> None:
    s = beginning(cities=["a6", "e6"], policies=["pacifism", "patronage"], trade=9, culture=5)
    consul = bot("civilization-2010", "consul", seed)
    for _ in range(20):
        if s.question != "StartOfTurn" or s.asked != [1]:
            break
        action = consul.choose(s.position.perspective(0))
        assert lost(s, s.space.text(action)) is None
        s.play(s.space.text(action))


# City Management.


@pytest.mark.rule("city.action-a")
def test_to_end_city_management_before_any_city_has_acted_is_a_loss() -> None:
    s = situation("city-management", p1={"cities": ["a6", "e6"]})
    assert lost(s, "done") == Loss("idle-cities", {"count": 2}, "city.action-a")
    s.play("devote city-2")
    assert lost(s, "done") is None


@pytest.mark.rule("city.action-a", "city.blockade-a")
def test_cities_that_cannot_act_lose_nothing() -> None:
    p1 = {"government": "anarchy", "events": ["we-love-the-despot-day"]}
    s = situation("city-management", p1=p1)
    assert s.legal("devote") == []
    assert lost(s, "done") is None


# Blows against oneself.


@pytest.mark.rule("tech.gunpowder")
def test_a_blow_against_oneself_is_a_loss_and_one_against_others_is_none() -> None:
    p1 = {"techs": ["gunpowder"], "resources": ["silk", "iron"]}
    pieces = {"a1": "library", "a2": "oracle", "b6": "academy"}
    s = situation("city-management", p1=p1, pieces=pieces, wonders={"market": []})
    s.play("use gunpowder-resource")
    assert lost(s, "at a1") == OWN_LIBRARY
    assert lost(s, "wonder oracle") == Loss("own-wonder", {"card": "card-oracle"}, "tech.gunpowder")
    assert lost(s, "at b6") is None


@pytest.mark.rule("event.drought")
def test_changing_the_terrain_of_an_own_square_may_be_wanted() -> None:
    s = situation("start-of-turn", p1={"events": ["drought"]})
    s.play("play drought")
    assert lost(s, "at a1") is None
