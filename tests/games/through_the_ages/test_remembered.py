"""What is remembered to be quick: numbers of civilizations, lists that copies share, listings in the cheapest order."""

from typing import Any

import pytest

import civitas
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.costs import own_prices
from civitas.games.through_the_ages.civilizations.ratings import rate
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.action_phase import ActionPhase
from civitas.games.through_the_ages.phases.row import technologies_held
from tests.games.through_the_ages.playouts import random_steps
from tests.games.through_the_ages.situation import BOTH, Situation

RATINGS = ("strength", "culture_rate", "science_rate", "faces", "colonization", "food", "resources")
SYMBOLS = (
    "civil", "military", "science", "culture", "strength", "colonization", "urban_limit", "hand_limit",
    "best_mine_extra", "free_population", "cheap_population", "has_acts", "counting", "sides", "lends_food",
    "lends_resource", "is_safe_from_war", "cooperates", "labs_store", "face_factor", "extra_face", "government_faces",
    "wonder_faces", "other_faces", "sad_faces",
)  # fmt: skip


def game(title: str, seed: int) -> Situation:
    """The beginning of a game of four that nobody may leave."""
    position = civitas.title(title).new_game(players=4, seed=seed, options={"resignation": False})
    return Situation(title, position.describe())


def remembered(p: ThroughTheAges, c: Civilization) -> dict[str, Any]:
    """All that is worked out of a civilization."""
    return {
        **{name: getattr(c, name) for name in RATINGS},
        **{f"symbols.{name}": getattr(c.symbols, name) for name in SYMBOLS},
        "techs": c.in_play().techs,
        "ways": c.in_play().ways,
        "technologies": technologies_held(p, c),
        "prices": own_prices(p, c)[:],
    }


@BOTH
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_remembered_of_a_civilization_is_what_a_fresh_look_finds(title: str, seed: int) -> None:
    s = game(title, seed)
    for number, _ in enumerate(random_steps(s, seed, 500)):
        if number % 4:
            continue
        fresh = s.position.clone()
        for seat, c in enumerate(s.position.civs):
            rate(fresh, seat)
            assert remembered(fresh, fresh.civs[seat]) == remembered(s.position, c)


@BOTH
def test_lists_that_copies_share_are_never_changed_in_place(title: str) -> None:
    s = game(title, 4)
    kept: list[tuple[ThroughTheAges, str]] = []
    for number, _ in enumerate(random_steps(s, 4, 600)):
        if number % 20 == 0:
            copy = s.position.clone()
            kept.append((copy, copy.digest()))
    assert len(kept) > 10
    assert all(copy.digest() == digest for copy, digest in kept)


@BOTH
@pytest.mark.parametrize("seed", [5, 6])
def test_the_list_of_an_action_phase_is_what_the_reasons_allow(title: str, seed: int) -> None:
    s = game(title, seed)
    compared = 0
    for number, _ in enumerate(random_steps(s, seed, 600)):
        p = s.position
        if number % 9 or p.is_over or not isinstance(p.frames[-1], ActionPhase):
            continue
        seat = p.to_act[0]
        allowed = [action for action in range(p.space().size) if p.why_not(seat, action) is None]
        assert sorted(p.legal(seat)) == allowed
        compared += 1
    assert compared > 15
