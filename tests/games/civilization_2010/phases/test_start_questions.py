"""Every question of setup and of the Start of Turn keeps every law of the contract and says what it is about."""

from collections.abc import Callable

import pytest

from civitas.games.civilization_2010.empires.policy_changes import Switching
from civitas.games.civilization_2010.title import Civilization2010Title
from tests.games.civilization_2010.beginning import new_game
from tests.games.civilization_2010.situation import Situation, situation
from tests.games.laws import check_every_law

TITLE = Civilization2010Title()


def after(s: Situation, *texts: str) -> Situation:
    """A situation after some actions."""
    s.play(*texts)
    return s


def founding(stage: str) -> Situation:
    """The Egyptians at a stage of setup."""
    s = new_game("egyptians", "romans", seed=2)
    while s.position.frames[-1].question(s.position, None).get("stage") != stage:
        s.play(s.legal()[0])
    return s


def crowded() -> Situation:
    """A city was founded where an army stands."""
    return after(situation(p1={"scouts": ["e6"], "armies": ["e6"], "policies": ["pacifism"]}), "found e6 scout")


def zulu() -> Situation:
    """The Zulu have founded a city by two huts."""
    entry = {"civilization": "zulu", "scouts": ["e6"], "policies": ["pacifism", "rationalism"]}
    return after(situation(p1=entry, pieces={"e1": "hut-spy", "e7": "hut-silk"}), "found e6 scout")


def switching() -> Situation:
    """Two switches of policies."""
    s = situation(p1={"policies": ["rationalism"]}, pause=True)
    s.push(Switching(0, 2))
    return s


def fresh() -> Situation:
    """Player 2 has unlocked Republic in the part of player 1."""
    entry = {"techs": ["code-of-laws"], "events": ["exchange-of-ideas"]}
    s = situation(first=2, active=1, p1=entry, p2={"techs": ["pottery"]})
    s.play("play exchange-of-ideas")
    s.pass_until(frame="FreshGovernment", most=4)
    return s


def conquered() -> Situation:
    """Player 2 has lost a city and has to give up a policy."""
    s = situation(
        "movement",
        p1={"armies": ["e5"], "units": ["infantry-fierce"] * 3},
        p2={"cities": ["b11", "e6"], "policies": ["rationalism", "pacifism"]},
        pieces={"a1": "great-general", "a3": "great-general", "a5": "great-general"},
    )
    s.play("march e5 1-0", "step right")
    while s.question != "Abandonment":
        legal = s.legal(by=s.asked[0])
        s.play(next((text for text in ("pass", "done") if text in legal), legal[0]), by=s.asked[0])
    return s


def busy() -> Situation:
    """A Start of Turn with everything that can be done in it."""
    return situation(
        p1={
            "cities": ["a6", "e6"], "policies": ["expansionism", "pacifism"], "scouts": ["f6", "g10"],
            "armies": ["d5"], "techs": ["irrigation", "code-of-laws"], "fresh": ["republic"],
            "people": ["great-artist", "great-builder"], "events": ["drought", "supply-drop"], "trade": 20,
        },
        pieces={"a2": "colossus", "e2": "stonehenge"},
    )  # fmt: skip


QUESTIONS: dict[str, Callable[[], Situation]] = {
    "Founding capital": lambda: founding("capital"),
    "Founding army": lambda: founding("army"),
    "Founding scout": lambda: founding("scout"),
    "Founding wonder": lambda: founding("wonder"),
    "StartOfTurn": busy,
    "CityFounding displaced": crowded,
    "CityFounding huts": zulu,
    "Adoption": lambda: after(situation(p1={"scouts": ["e6"], "policies": ["pacifism"]}), "found e6 scout"),
    "Abandonment": conquered,
    "Switching": switching,
    "FreshGovernment": fresh,
    "FeudalHarvest": lambda: after(
        situation(p1={"government": "feudalism"}, squares={"a2": "desert silk", "a3": "grassland iron"}),
        "use feudalism",
    ),
    "GardenFigure": lambda: after(situation(pieces={"a2": "hanging-gardens"}), "use hanging-gardens"),
    "DeckChoice": lambda: after(situation(pieces={"a2": "cristo-redentor"}), "use cristo-redentor"),
    "Appointment": lambda: after(situation(p1={"people": ["great-artist"]}), "appoint great-artist"),
}


@pytest.mark.untraced
@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_keeps_every_law(name: str) -> None:
    s = QUESTIONS[name]()
    p = s.position
    assert s.question == name.split()[0]
    check_every_law(TITLE, p, p.setting.options)


@pytest.mark.parametrize("name", QUESTIONS)
def test_everybody_learns_who_is_asked_and_what(name: str) -> None:
    s = QUESTIONS[name]()
    p = s.position
    questions = [p.frames[-1].question(p, seat) for seat in (None, 0, 1)]
    assert all(question == questions[0] for question in questions)
    assert (questions[0]["frame"], questions[0]["seat"] + 1) == (name.split()[0], s.asked[0])


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_leads_on_and_keeps_all_pieces(name: str) -> None:
    s = QUESTIONS[name]()
    p = s.position
    before = p.components()
    for action in p.legal(p.to_act[0]):
        copy = p.clone()
        copy.play(p.to_act[0], action)
        assert copy.components() == before
        assert copy.is_over or copy.to_act


@pytest.mark.rule("policy.lose-a")
def test_the_question_tells_how_many_policies_go() -> None:
    p = conquered().position
    assert p.frames[-1].question(p, None) == {"frame": "Abandonment", "seat": 1, "count": 1}
