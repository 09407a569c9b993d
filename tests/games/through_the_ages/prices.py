"""Prices for rules tests: resources to pay with, and what an action really costs."""

from tests.games.through_the_ages.situation import Situation


def rich(resources: int) -> dict[str, int]:
    """So many resources, in blue tokens on Bronze that are worth one each."""
    return {"bronze": resources}


def paid(s: Situation, *texts: str) -> int:
    """The resources that player 1 pays for actions."""
    before = s.civ(1).resources
    s.play(*texts)
    return before - s.civ(1).resources
