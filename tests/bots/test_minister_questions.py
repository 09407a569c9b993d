"""A minister has a sensible answer to every question of both editions."""

from collections.abc import Callable
from typing import Any

import pytest

from civitas.core.position import Frame
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.stored import BLANK_FRAMES
from tests.bots.ministers import FIRST, NEW, decide
from tests.games.through_the_ages.conflict import attack, departing, politics, revealed, strong, war
from tests.games.through_the_ages.first_edition import new_game
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.situation import Situation, situation

STOCKED: dict[str, Any] = {"tokens": {"agriculture": 3, "bronze": 3}}
MANY_CARDS = ["rats", "pestilence", "raiders", "plunder-i", "spy"]


def after(s: Situation, *texts: str) -> Situation:
    """The situation after these actions."""
    s.play(*texts)
    return s


def in_event(title: str, event: str, row: list[str] | None = None, **entry: Any) -> Situation:
    """An event asks player 1 or player 3, who has this entry."""
    return happening(title, event, players=3, age="II", row=row or [], p1={"workers": {"religion": 1}}, p3=entry)


def besieged(title: str, strengths: tuple[int, int], *hand: str) -> Situation:
    """Player 1 has attacked player 2, who has these cards in hand."""
    p1 = strong(strengths[0], military=3, military_hand=["raid-ii"])
    p2 = strong(strengths[1], workers={"religion": 1, "philosophy": 2}, military_hand=list(hand))
    return after(politics(title, age="II", p1=p1, p2=p2), "attack raid-ii 2")


def by_hand() -> Situation:
    """A colony brings resources to a player who wants to place the tokens by hand."""
    p1 = {"workers": {"warriors": 1, "iron": 1}, "military_hand": ["rats"], "used": ["by-hand"]}
    s = situation(step="politics", current_events=["wealthy-territory-i", "development-of-science"], p1=p1)
    s.play("prepare rats", "bid 1")
    s.pass_until("Placement")
    return s


SITUATIONS: dict[str, Callable[[], Situation]] = {
    "ActionPhase": lambda: situation(p1=STOCKED),
    "Politics": lambda: politics(p1={"military_hand": MANY_CARDS}),
    "HandLimit": lambda: after(situation(p1={"military_hand": MANY_CARDS}), "done"),
    "Departure": departing,
    "BonusChoice": lambda: new_game(bonus_cards="open"),
    "IdleMine": lambda: after(
        situation(
            FIRST,
            options={"mode": "advanced", "alternative_corruption": True},
            p1={"blue": 12, "tokens": {"bronze": 3}},
        ),
        "done",
    ),
    # Cards.
    "EitherGood": lambda: after(situation(p1={"hand": ["reserves-i"]}), "play reserves-i"),
    "Work": lambda: after(situation(p1={**STOCKED, "hand": ["rich-land-a"]}), "play rich-land-a"),
    "Tucking": lambda: after(
        situation(p1={"leader": "homer", "wonders": ["pyramids"], "hand": ["leonardo-da-vinci"]}),
        "lead leonardo-da-vinci",
    ),
    # Tokens.
    "Covering": lambda: after(
        situation(p1={**STOCKED, "blue": 0, "wonder": "pyramids", "stages": 2, "hand": ["engineering-genius-a"]}),
        "play engineering-genius-a",
    ),
    "Payment": lambda: after(
        situation(p1={"workers": {"iron": 1}, "tokens": {"iron": 2, "bronze": 3}, "unused": 1}),
        "by-hand",
        "build agriculture",
    ),
    "Placement": by_hand,
    # Events.
    "GainEither": lambda: in_event(NEW, "development-of-markets"),
    "GainMix": lambda: in_event(FIRST, "foray"),
    "LoseMix": lambda: in_event(NEW, "raiders", **STOCKED),
    "BuildFree": lambda: in_event(FIRST, "development-of-religion"),
    "Civilize": lambda: in_event(NEW, "development-of-civilization", tokens={"bronze": 9}, hand=["iron"]),
    "DiscardMilitary": lambda: in_event(NEW, "politics-of-strength", military_hand=MANY_CARDS[1:]),
    "RuinWonder": lambda: in_event(FIRST, "ravages-of-time", wonders=["pyramids", "great-wall"]),
    "LosePopulation": lambda: in_event(NEW, "pestilence", unused=0),
    "LoseBlue": lambda: in_event(FIRST, "crime-wave", blue=0, tokens={"agriculture": 1, "bronze": 1}),
    "DestroyBuilding": lambda: in_event(NEW, "terrorism", workers={"religion": 1}),
    "LoseColony": lambda: in_event(
        FIRST, "independence-declaration", colonies=["historic-territory-i", "developed-territory-i"]
    ),
    "Agreement": lambda: in_event(NEW, "international-agreement", ["coal", "opera"]),
    # Colonies and pacts.
    "Auction": lambda: revealed(NEW, "historic-territory-i", p1=strong(4)),
    "Expedition": lambda: after(
        revealed(FIRST, "historic-territory-i", p1=strong(4, military_hand=["military-bonus-i"]), p2=strong(0)),
        "bid 2",
    ),
    "PactOffer": lambda: after(
        politics(players=3, age="II", p1={"military_hand": ["international-trade-agreement"]}),
        "propose international-trade-agreement-a 2",
    ),
    # Attacks.
    "Defence": lambda: besieged(NEW, (7, 4), "military-bonus-i", "military-bonus-i"),
    "Sacrifice": lambda: besieged(FIRST, (7, 4)),
    "Raid": lambda: attack(NEW, "raid-ii", p2={"workers": {"religion": 1, "philosophy": 2}}),
    "Plunder": lambda: attack(NEW, "plunder-ii", p2={"tokens": {"agriculture": 3, "bronze": 3}}),
    "Annexation": lambda: attack(NEW, "annex", p2={"colonies": ["vast-territory-i", "historic-territory-i"]}),
    "Infiltration": lambda: attack(
        NEW, "infiltrate", p2={"leader": "isaac-newton", "wonder": "eiffel-tower", "stages": 1}
    ),
    "Seizure": lambda: war(
        NEW, "war-over-technology", (10, 1), p2={"science": 9, "specials": ["code-of-laws", "masonry"]}
    ),
}


def asks(frame: Frame[ThroughTheAges]) -> bool:
    """Whether a frame ever asks anybody; the others only lead through the game."""
    return type(frame).legal is not Frame.legal


def test_every_question_of_the_game_is_put_here() -> None:
    assert set(SITUATIONS) == {name for name, blank in BLANK_FRAMES.items() if asks(blank())}


@pytest.mark.parametrize("question", SITUATIONS)
def test_a_minister_answers(question: str) -> None:
    s = SITUATIONS[question]()
    assert s.question == question
    player = s.asked[0]
    said = decide(s, player)
    assert said != "resign"
    assert said in s.legal(by=player)
    s.play(said, by=player)
