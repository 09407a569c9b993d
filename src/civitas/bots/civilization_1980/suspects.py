"""Who has drawn a calamity in secret, and who will draw one: stacks lie open enough to count it off."""

from civitas.bots.civilization_1980.sight import Sight
from civitas.games.civilization_1980.facts.cards import (
    COMMODITY_COUNT,
    HELD_COUNT,
    KIND_COUNT,
    PIRACY,
    PRINTED_STACK,
)
from civitas.games.civilization_1980.model import Civilization1980

DRAWING_PHASE = 8
NOBODY = -1


class Suspects:
    """For each black calamity how deep it lay before the cards were drawn."""

    def __init__(self) -> None:
        self.round = -1
        self.depth: dict[int, int] = {}

    def watch(self, sight: Sight) -> None:
        """Look at the stacks while nobody has drawn in this round."""
        if sight.phase >= DRAWING_PHASE:
            return
        self.round = sight.round
        self.depth = {}
        for kind in range(COMMODITY_COUNT, HELD_COUNT):
            stack = sight.stack(PRINTED_STACK[kind])
            if kind in stack:
                self.depth[kind] = stack.index(kind)

    def holder(self, sight: Sight, kind: int) -> int:
        """The seat that has drawn this calamity in this round, as far as it can be told."""
        if self.round != sight.round or kind not in self.depth or kind == PIRACY:
            return NOBODY  # gold is also bought, so nobody can tell who had the last stack in hand when
        drawers = [seat for seat in drawing_order(sight) if sight.city_counts[seat] > PRINTED_STACK[kind]]
        depth = self.depth[kind]
        return drawers[depth] if depth < len(drawers) else NOBODY


def drawing_order(sight: Sight) -> list[int]:
    """Who draws before whom: fewest cities first, ties in table order."""
    return sorted(sight.order, key=lambda seat: sight.city_counts[seat])


def red_to_come(p: Civilization1980, seat: int, cities: int) -> int:
    """How many red calamities the seat would draw now if it had so many cities; their backs give them away."""
    counts = p.city_count[:]
    counts[seat] = cities
    drawers = sorted(p.order, key=lambda other: counts[other])
    found = 0
    for kind in range(HELD_COUNT, KIND_COUNT):
        stack = PRINTED_STACK[kind]
        if kind in p.stacks[stack]:
            depth = len(p.stacks[stack]) - 1 - p.stacks[stack].index(kind)
            those = [other for other in drawers if counts[other] > stack]
            found += depth < len(those) and those[depth] == seat
    return found
