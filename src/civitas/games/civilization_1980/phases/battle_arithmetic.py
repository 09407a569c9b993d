"""The arithmetic of battles: who is left when tokens fight, and what a city takes (43.61, 43.62, 53.7)."""

from typing import Final

ATTACKERS: Final = 7
"""Tokens that an attack on a city needs."""
GARRISON: Final = 6
"""Tokens that replace a city under attack."""


def fight(counts: list[int], skilled: list[bool], limit: int) -> list[int]:
    """What is left of each side when tokens fight down to a limit (43.61, 53.7).

    In every round the weakest removes first; sides of equal strength remove together; sides with Metalworking come
    after all others. After each removal the fight may be over.
    """
    left = counts[:]
    while not _is_over(left, limit):
        sides = [side for side in range(len(left)) if left[side]]
        ranks = sorted({(skilled[side], left[side]) for side in sides})
        groups = [[side for side in sides if (skilled[side], left[side]) == rank] for rank in ranks]
        for group in groups:
            for side in group:
                left[side] -= 1
            if _is_over(left, limit):
                break
    return left


def _is_over(left: list[int], limit: int) -> bool:
    return sum(left) <= limit or sum(1 for count in left if count) < 2
