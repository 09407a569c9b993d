"""A situation for every question of the game, the player on turn asked or another one."""

from collections.abc import Callable
from typing import Any

from civitas.core.position import Frame
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.stored import BLANK_FRAMES
from tests.games.civilization_2010.beginning import new_game
from tests.games.civilization_2010.marching import on_the_move
from tests.games.civilization_2010.pyramids import pyramid
from tests.games.civilization_2010.situation import Situation, situation
from tests.games.civilization_2010.warfare import clash

INFANTRY = ["infantry-weak", "infantry-even", "infantry-fierce"]
TWO_CITIES = {"cities": ["a6", "e6"], "policies": ["pacifism", "patronage"]}


def after(s: Situation, *texts: str) -> Situation:
    """The situation after these actions."""
    s.play(*texts)
    return s


def managing(entry: dict[str, Any], **scenario: Any) -> Situation:
    """City Management of player 1."""
    return situation("city-management", p1=entry, **scenario)


def advanced(entry: dict[str, Any], **scenario: Any) -> Situation:
    """Player 1 has just entered a space of the culture track that gives a great person."""
    return after(managing({"step": 2, "culture": 3, **entry}, **scenario), "advance")


def nuked() -> Situation:
    """Player 2 has lost a city, out of turn, and has a policy too many."""
    p1 = {"techs": ["atomic-theory"], "tokens": ["hut-uranium"], "armies": ["a8"]}
    p2 = {"cities": ["b11", "e6"], "policies": ["pacifism", "patronage"]}
    return after(situation("movement", p1=p1, p2=p2), "use atomic-theory-nuke", "pay uranium token")


def saving() -> Situation:
    """The Chinese have lost a battle and may save a unit."""
    s = clash(["infantry-even"], ["infantry-even", "infantry-weak"], {"civilization": "chinese"})
    return after(s, "front infantry-even 1", "front infantry-even 1")


def wounding() -> Situation:
    """Player 1 deals three wounds by Mathematics."""
    defenders = ["artillery-weak", "artillery-fierce", "mounted-weak"]
    s = clash(INFANTRY, defenders, {"techs": ["mathematics"], "resources": ["iron"]})
    s.play("front artillery-weak 1", "front infantry-even 2", "done", "front artillery-fierce 3")
    return after(s, "use mathematics-resource")


def healing() -> Situation:
    """Player 1 heals three wounds by Animal Husbandry."""
    attackers = ["artillery-weak", "artillery-weak", "infantry-even"]
    s = clash(attackers, ["artillery-even", "artillery-even", "mounted-weak"], {"techs": ["animal-husbandry"]})
    s.play("front artillery-even 1", "front artillery-weak 1", "done")
    s.play("front artillery-even 2", "front artillery-weak 2")
    return after(s, "use animal-husbandry")


def delivering() -> Situation:
    """Player 2 has accepted to give a hut marker and chooses one."""
    s = situation("trade", p1={"trade": 9}, p2={"tokens": ["hut-spy", "hut-iron"]})
    s.play("offer 2", "give trade 1", "want hut 1", "publish", by=1)
    s.play("accept 1", by=2)
    return s


def unlocked() -> Situation:
    """Player 2 has unlocked a government in player 1's Start of Turn, after the own one."""
    entry = {"techs": ["code-of-laws"], "events": ["exchange-of-ideas"]}
    s = situation(first=2, active=1, p1=entry, p2={"techs": ["pottery"]})
    s.play("play exchange-of-ideas")
    s.pass_until(frame="FreshGovernment", player=2, most=4)
    return s


def afar() -> Situation:
    """Player 1 has paid with A Gift from Afar and chooses who gets a coin."""
    p1 = {"techs": ["monarchy"], "events": ["a-gift-from-afar"]}
    s = managing(p1, players=3, p2={"units": INFANTRY}, p3={"units": INFANTRY})
    return after(s, "use monarchy-resource", "against 2", "pay silk a-gift-from-afar")


def kept() -> Situation:
    """Organized Religion has drawn two different great people."""
    entry = {"policies": ["organized-religion"]}
    return next(s for s in (advanced(entry, seed=seed) for seed in range(99)) if s.question == "PersonChoice")


def consenting() -> Situation:
    """Player 2, who owns the United Nations, is asked by player 1 before an event aims at a building."""
    pieces = {"b6": "united-nations", "b7": "bank"}
    s = situation(p1={"events": ["catastrophe"], "armies": ["f14"]}, pieces=pieces, wonders={"market": []})
    return after(s, "play catastrophe")


def answering() -> Situation:
    """Player 2 may cancel an event of player 1."""
    s = situation(p1={"events": ["sabotage"], "scouts": ["b6"]}, p2={"events": ["drought"]}, pieces={"b7": "bank"})
    return after(s, "play sabotage")


SITUATIONS: dict[str, Callable[[], Situation]] = {
    "CivilizationChoice": lambda: new_game(players=2, civilizations="dealt"),
    "Founding": lambda: new_game("romans", "zulu"),
    # Start of Turn.
    "StartOfTurn": lambda: situation(p1={"scouts": ["e6", "a7"]}),
    "CityFounding": lambda: after(
        situation(p1={"scouts": ["e6", "e6"], "policies": ["pacifism"]}, squares={"e2": "water"}), "found e6 scout"
    ),
    "Adoption": lambda: after(situation(p1={"scouts": ["e6"], "policies": ["pacifism"]}), "found e6 scout"),
    "Abandonment": nuked,
    "FreshGovernment": unlocked,
    "FeudalHarvest": lambda: after(
        situation(
            p1={"government": "feudalism", "policies": ["pacifism"]},
            squares={"a2": "grassland iron", "a3": "desert silk"},
        ),
        "use feudalism",
    ),
    "GardenFigure": lambda: after(situation(pieces={"a2": "hanging-gardens"}), "use hanging-gardens"),
    "DeckChoice": lambda: after(situation(pieces={"a2": "cristo-redentor"}), "use cristo-redentor"),
    # Trade.
    "Trading": lambda: situation("trade", p1={"trade": 9}, p2={"resources": ["iron"]}),
    "Delivery": delivering,
    # City Management.
    "CityManagement": lambda: managing(TWO_CITIES),
    "CityAction": lambda: after(
        managing({}, squares={"a1": "desert incense", "a2": "mountain iron"}, pieces={"a7": "angkor-wat"}),
        "harvest capital incense",
    ),
    "Production": lambda: after(managing({"techs": ["writing"], "trade": 9}), "produce capital"),
    "Appointment": lambda: advanced({}),
    "PersonChoice": kept,
    "Recruiting": lambda: after(advanced({"civilization": "aztecs"}), "done"),
    "HandLimit": lambda: after(
        managing({"culture": 3, "events": ["drought", "migrants"]}, decks={"events-1": ["sabotage"]}), "advance"
    ),
    "Switching": lambda: after(
        managing({**TWO_CITIES, "events": ["migrants"]}),
        "play migrants",
    ),
    # Events and abilities.
    "Declaration": lambda: after(
        managing({**TWO_CITIES, "events": ["we-love-the-despot-day"]}), "play we-love-the-despot-day"
    ),
    "Window": answering,
    "Consent": consenting,
    "GiftCoin": afar,
    "LearnTech": lambda: after(
        situation(
            p1={"techs": ["pottery", "writing"], "events": ["knowledge-shared"]},
            p2={"techs": ["currency", "masonry", "sailing"]},
        ),
        "play knowledge-shared",
    ),
    # Movement.
    "Movement": lambda: on_the_move(p1={"scouts": ["a5"]}),
    "Moving": lambda: after(on_the_move(p1={"scouts": ["a5"]}), "march a5 0-1"),
    "Trek": lambda: after(on_the_move(p1={"scouts": ["d8"], "events": ["migrants"]}), "play migrants"),
    "ArkAdvances": lambda: after(
        on_the_move(p1={"armies": ["d8"]}, pieces={"d12": "ark-of-the-covenant"}, squares={"d12": "desert"}),
        "march d8 1-0",
        "step down",
        "stop",
    ),
    "Razing": lambda: after(
        on_the_move(p1={"armies": ["b3"], "techs": ["combustion"]}, pieces={"b7": "market"}),
        "march b3 1-0",
        "step down",
        "stop",
    ),
    # Battle.
    "Battle": lambda: clash(INFANTRY, ["mounted-weak", "artillery-even"]),
    "Wounding": wounding,
    "Healing": healing,
    "Aftermath": saving,
    "Looting": lambda: clash([], [], p2={"armies": [], "scouts": ["a12"], "trade": 5, "culture": 5}),
    # Research.
    "Research": lambda: situation("research", p1={"trade": 9}, p2={"trade": 9}),
    "ResourceTaking": lambda: after(
        situation("research", p1={"civilization": "germans", "techs": pyramid(2), "trade": 11}), "research logistics"
    ),
}


def asking() -> set[str]:
    """The frames that ever ask anybody; the others only lead through the game."""
    return {name for name, blank in BLANK_FRAMES.items() if _asks(blank())}


def _asks(frame: Frame[Civilization2010]) -> bool:
    return type(frame).legal is not Frame.legal
