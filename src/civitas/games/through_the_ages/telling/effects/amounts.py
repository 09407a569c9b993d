"""Goods, points and tokens that a card gives or takes, and how several of them are put together."""

from collections.abc import Sequence
from typing import Final

from civitas.core.telling import Said, say

POINTS: Final = ("science", "culture", "population")
"""What is gained in whatever order. Food and resources are gained in turn, for the blue tokens may run out."""


def amount(good: str, count: int) -> Said:
    """So much of something."""
    return say(f"effect-amount-{good}", count=count)


def linked(joint: str, parts: Sequence[Said]) -> Said:
    """Several things with the same joint between all of them; at least one."""
    said = parts[0]
    for part in parts[1:]:
        said = say(f"effect-{joint}", one=said, other=part)
    return said


def listed(parts: Sequence[Said]) -> Said:
    """Several things as a list, `and` before the last one; at least one."""
    return linked("and", [linked("comma", parts[:-1]), parts[-1]]) if len(parts) > 1 else parts[0]


def gains(given: Sequence[tuple[str, int]]) -> Said:
    """What is gained: points and population together, then food and resources in the order given."""
    points = [amount(good, count) for good, count in given if count and good in POINTS]
    goods = [amount(good, count) for good, count in given if count and good not in POINTS]
    return listed([*points, linked("then", goods)] if goods else points)


def is_score(given: Sequence[tuple[str, int]]) -> bool:
    """Whether nothing but science and culture is gained, which is called scoring."""
    return all(good in ("science", "culture") for good, count in given if count)
