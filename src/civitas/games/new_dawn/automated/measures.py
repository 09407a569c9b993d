"""What several priority lists look at: terrain, spawn points and the defence of cities. Candidates are spaces."""

from typing import Final

from civitas.games.new_dawn.automated.priorities import pick
from civitas.games.new_dawn.battles.combat import listed_difficulty, potential_defence
from civitas.games.new_dawn.model import NewDawn

HIGHEST_DEFENSE: Final = "criterion-highest-defense"


def terrain_difficulties(p: NewDawn, candidates: list[int]) -> list[int]:
    """How difficult the terrain is."""
    return [listed_difficulty(p, space) for space in candidates]


def spawn_points(p: NewDawn, candidates: list[int]) -> list[int]:
    """Whether the icon of a barbarian is printed there (Q36)."""
    return [int(p.world.spawn[space] >= 0) for space in candidates]


def city_defences(p: NewDawn, candidates: list[int]) -> list[int]:
    """The defence of a city that stands or would stand there (A12.3-a)."""
    return [potential_defence(p, p.automa, space) for space in candidates]


def strongest_city(p: NewDawn, cities: list[int]) -> tuple[int, str]:
    """The city with the highest defence, and the criterion that decided; chance among equals (A5.7-a, N50)."""
    return pick(p, cities, [(HIGHEST_DEFENSE, city_defences(p, cities))])
