"""The new edition for rules tests: new games, turns that nobody uses, decks, actions and points."""

from typing import Any

import civitas
from tests.games.through_the_ages.situation import NEW, Situation

ROW_II = [
    "coal", "selective-breeding", "scientific-method", "organized-religion", "journalism", "opera", "team-sports",
    "riflemen", "cavalrymen", "cannon", "kremlin", "isaac-newton", "republic",
]  # fmt: skip
"""A full row of age II."""
NOBODY = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}
"""Workers of a civilization in which nobody works."""


def new_game(players: int = 2, seed: int = 1, **options: Any) -> Situation:
    """The beginning of a game."""
    position = civitas.title(NEW).new_game(players=players, seed=seed, options=options)
    return Situation(NEW, position.describe())


def end_turn(s: Situation) -> None:
    """The player on turn does nothing more, until the next player is on turn or the game is over."""
    turn = (s.position.round, s.position.active)
    for _ in range(40):
        if (s.position.round, s.position.active) != turn or s.position.is_over:
            return
        legal = s.legal(by=s.asked[0])
        s.play("done" if "done" in legal else legal[0], by=s.asked[0])
    raise AssertionError(f"the turn never ends: {s.question} {s.asked}")


def end_turns(s: Situation, count: int) -> None:
    """So many turns pass without actions."""
    for _ in range(count):
        end_turn(s)


def play_to_the_end(s: Situation) -> None:
    """Nobody does anything more until the game is over."""
    for _ in range(200):
        end_turn(s)
        if s.position.is_over:
            return
    raise AssertionError("the game never ends")


def deck(s: Situation, name: str, age: str) -> list[str]:
    """The cards of a deck ("civil" or "military") from the top."""
    cards: list[str] = s.described()[f"{name}_decks"].get(age, [])
    return cards


def actions(s: Situation, player: int) -> tuple[int, int]:
    """Civil and military actions available."""
    return s.civ(player).civil, s.civ(player).military


def totals(s: Situation, player: int) -> tuple[int, int]:
    """Civil and military actions per turn."""
    return s.civ(player).civil_total, s.civ(player).military_total


def points(s: Situation, player: int) -> tuple[int, int]:
    """Science and culture points."""
    return s.civ(player).science, s.civ(player).culture
