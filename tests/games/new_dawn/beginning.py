"""Tables at the beginning of a game, before anybody has decided anything, read in words."""

import random
from collections import Counter
from collections.abc import Iterable

import pytest

from civitas.core.errors import IllegalAction
from civitas.core.events import Event
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.terrain import BARBARIANS, NATURAL_WONDERS, RESOURCE_COUNT, RESOURCES
from civitas.games.new_dawn.map.hexes import Hex
from civitas.games.new_dawn.model import ABSENT, NewDawn
from civitas.games.new_dawn.options import setting_for
from civitas.games.new_dawn.setup import set_up


def table(players: int, seed: int = 0, **options: object) -> NewDawn:
    """The table of a new game; `players` counts the automated player."""
    return set_up(setting_for(players, options), seed)


def built(players: int, seed: int = 0, **options: object) -> NewDawn:
    """A table on which the map is being built; the first tile is asked for."""
    p = table(players, seed, map="built", **options)
    p.settle()
    return p


def say(p: NewDawn, *texts: str) -> list[Event]:
    """Let whoever is asked say this; returns the events of the last action."""
    events: list[Event] = []
    for text in texts:
        events = p.play(p.to_act[0], p.space().parse(text))
    return events


def refusal(p: NewDawn, text: str) -> str:
    """The rule that forbids whoever is asked to say this; nothing may change."""
    before = p.digest()
    with pytest.raises(IllegalAction) as refused:
        say(p, text)
    assert p.digest() == before
    return refused.value.objection.rule


def sayable(p: NewDawn) -> list[str]:
    """Everything that whoever is asked may say."""
    return [p.space().text(action) for action in p.legal(p.to_act[0])]


def lay_next(p: NewDawn, chance: random.Random) -> list[Event]:
    """Let whoever is asked lay a tile somewhere at random; returns what happened."""
    events = say(p, chance.choice(sayable(p)))
    if sayable(p)[0].startswith("at "):
        events = say(p, chance.choice(sayable(p)))
    return events


def lay_all(p: NewDawn, seed: int = 0) -> list[list[Event]]:
    """Lay all tiles at random; returns what happened tile by tile."""
    chance = random.Random(seed)
    laid: list[list[Event]] = []
    while any(p.hands):
        laid.append(lay_next(p, chance))
    return laid


def leader(p: NewDawn, seat: int) -> str:
    """The leader of a seat."""
    return LEADERS[p.civs[seat].leader]


def row(p: NewDawn, seat: int) -> list[str]:
    """The focus cards in slots 1 to 5."""
    cards = AUTOMA_CARDS if seat == p.automa else FOCUS_CARDS
    return [cards[card].id for card in p.civs[seat].row]


def lying(p: NewDawn) -> dict[str, int]:
    """Resource tokens on the map."""
    return dict(Counter(RESOURCES[each] for each in p.lying if 0 <= each < RESOURCE_COUNT))


def supply(p: NewDawn) -> dict[str, int]:
    """Resource tokens in the supply."""
    return dict(zip(RESOURCES, p.supply, strict=True))


def present(places: Iterable[int], names: list[str]) -> set[str]:
    """What is in the game: barbarians, city-states or natural wonders."""
    return {name for name, place in zip(names, places, strict=True) if place != ABSENT}


def barbarians(p: NewDawn) -> set[str]:
    """The barbarians in the game."""
    return present(p.barbarians, BARBARIANS)


def city_states(p: NewDawn) -> set[str]:
    """The city-states in the game."""
    return present(p.states, CITY_STATES)


def natural_wonders(p: NewDawn) -> set[str]:
    """The natural wonders in the game."""
    return present(p.naturals, NATURAL_WONDERS)


def capitals(p: NewDawn) -> list[Hex]:
    """Where the capitals of all seats stand."""
    return [p.world.place[c.cities[0]] for c in p.civs]
