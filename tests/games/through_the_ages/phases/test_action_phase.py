"""The action phase in both editions: what is listed and what is refused are answers to the same question."""

from typing import Any

import pytest

import civitas
from civitas.games.through_the_ages.facts.cards import LEADER, WONDER
from civitas.games.through_the_ages.facts.editions import EDITIONS
from tests.games.through_the_ages.playouts import random_steps
from tests.games.through_the_ages.situation import BOTH, Situation, situation

ROW = ["coal", "opera", "kremlin", "isaac-newton", "republic", "rich-land-ii", "cannon", "taj-mahal", "eiffel-tower"]
HAND = ["scientific-method", "theocracy", "cavalrymen", "engineering-genius-ii", "rich-land-i"]
WORKERS = {
    "agriculture": 2, "irrigation": 0, "bronze": 1, "philosophy": 1, "alchemy": 0, "religion": 1, "drama": 1,
    "opera": 0, "printing-press": 1, "journalism": 0, "warriors": 2, "swordsmen": 0, "knights": 1,
}  # fmt: skip
BUDGETS = [(4, 2, 6), (4, 3, 1), (1, 0, 4), (0, 2, 4), (0, 0, 9)]
"""Civil actions, military actions, and tokens on bronze."""


def named(kind: int) -> list[tuple[str, str]]:
    """All cards of a kind in all editions, with their titles."""
    return [(edition.id, card.id) for edition in EDITIONS.values() for card in edition.cards.of_kind(kind)]


def unlike(s: Situation) -> list[str]:
    """Actions that are listed although something speaks against them, or are not although nothing does."""
    seat = s.asked[0] - 1
    space, listed = s.title.space, s.position.legal(seat)
    allowed = [action for action in range(space.size) if s.position.why_not(seat, action) is None]
    assert len(set(listed)) == len(listed)
    return [space.text(action) for action in sorted(set(allowed) ^ set(listed))]


def busy(title: str, budget: tuple[int, int, int], mine: dict[str, Any], theirs: dict[str, Any]) -> Situation:
    """A civilization in age II with something of everything."""
    used = {
        card
        for entry in (mine, theirs)
        for card in (entry.get("leader"), entry.get("wonder"), *entry.get("wonders", []))
    }
    row = {str(space): card for space, card in enumerate(ROW, 1) if card not in used}
    civil, military, bronze = budget
    means = {"civil": civil, "military": military, "science": 9, "unused": 1, "workers": WORKERS, "hand": HAND}
    tokens = {"agriculture": 5, "bronze": bronze}
    return situation(title, age="II", row=row, p1={**means, "tokens": tokens, **mine}, p2=theirs)


@pytest.mark.untraced
@BOTH
@pytest.mark.parametrize("seed", [1, 2])
def test_in_random_games_all_is_listed_that_nothing_speaks_against(title: str, seed: int) -> None:
    game = civitas.title(title).new_game(players=2 + seed, seed=seed, options={})
    s = Situation(title, game.describe())
    asked = 0
    for step, _ in enumerate(random_steps(s, seed, 900)):
        if step % 4 == 0 and not s.position.is_over and s.question == "ActionPhase":
            assert unlike(s) == []
            asked += 1
    assert asked > 60


@pytest.mark.untraced
@pytest.mark.parametrize(("title", "leader"), named(LEADER))
def test_whoever_leads_all_is_listed_that_nothing_speaks_against(title: str, leader: str) -> None:
    for budget in BUDGETS:
        assert unlike(busy(title, budget, {"leader": leader}, {})) == []
        assert unlike(busy(title, budget, {}, {"leader": leader})) == []


@pytest.mark.untraced
@pytest.mark.parametrize(("title", "wonder"), named(WONDER))
def test_whatever_stands_or_grows_all_is_listed_that_nothing_speaks_against(title: str, wonder: str) -> None:
    for budget in BUDGETS:
        assert unlike(busy(title, budget, {"wonders": [wonder]}, {})) == []
        assert unlike(busy(title, budget, {"wonder": wonder}, {})) == []
