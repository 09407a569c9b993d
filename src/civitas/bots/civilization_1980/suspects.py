"""Who has drawn a calamity in secret: stacks lie open enough to count it off."""

from civitas.bots.civilization_1980.sight import Sight
from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, HELD_COUNT, PIRACY, PRINTED_STACK

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
