"""What a seat sees of the game, built up from nothing."""

from typing import Any

from civitas.core.position import View
from civitas.games.civilization_1980.facts.cards import HELD_COUNT, PRINTED_STACK, STACKS
from civitas.games.civilization_1980.model import EVERY_SEAT, Civilization1980

UNKNOWN = -1
ALIKE: list[bool] = [PRINTED_STACK[:HELD_COUNT].count(stack) == 1 for stack in range(STACKS)]
"""Whether all cards with a black back in a stack are of one kind."""


def view_of(p: Civilization1980, seat: int | None) -> View:
    """The table as this seat (None: a spectator) sees it; numbers refer to the tables of facts."""
    view: dict[str, Any] = {
        "seat": seat,
        "players": p.players,
        "options": dict(p.setting.options),
        "regions": p.setting.board.regions[:],
        "round": p.round,
        "phase": p.phase,
        "to_act": p.to_act,
        "nation": p.nation[:],
        "order": p.order[:],
        "tokens": [row[:] for row in p.tokens],
        "stock": p.stock[:],
        "treasury": p.treasury[:],
        "city_owner": p.city_owner[:],
        "city_count": p.city_count[:],
        "ships": [row[:] for row in p.ships],
        "mover": p.mover,
        "cargo": p.cargo[:],
        "hand_size": [p.hand_size(other) for other in range(p.players)],
        "stacks": [_stack_seen_by(p, stack, seat) for stack in range(len(p.stacks))],
        "calamity_holder": p.calamity_holder[:],
        "calamity_trader": p.calamity_trader[:],
        "cards": p.cards[:],
        "supply": p.supply[:],
        "track": p.track[:],
        "census": p.census[:],
        "exempt": p.exempt[:],
        "barred": p.barred,
        "question": p.frames[-1].question(p, seat) if p.frames else None,
        "result": p.result.to_json() if p.result else None,
    }
    if seat is not None:
        view["hand"] = p.hand[seat][:]
    return view


def knows_card(p: Civilization1980, stack: int, place: int, seat: int | None) -> bool:
    """Whether a seat knows a card in a stack: everybody does, it put the card there, or the back gives it away."""
    mask = p.known[stack][place]
    if mask == EVERY_SEAT or p.stacks[stack][place] >= HELD_COUNT or ALIKE[stack]:
        return True
    return seat is not None and (mask >> seat) & 1 == 1


def _stack_seen_by(p: Civilization1980, stack: int, seat: int | None) -> list[int]:
    """The cards of a stack from the top, UNKNOWN where this seat cannot know them."""
    places = range(len(p.stacks[stack]) - 1, -1, -1)
    return [p.stacks[stack][place] if knows_card(p, stack, place, seat) else UNKNOWN for place in places]


def unknown_cards(p: Civilization1980, seat: int | None) -> list[int]:
    """How many cards of each kind lie where this seat cannot see them: in other hands and in the stacks."""
    counts = [0] * HELD_COUNT
    for other in range(p.players):
        if other != seat:
            for kind in range(HELD_COUNT):
                counts[kind] += p.hand[other][kind]
    for stack, cards in enumerate(p.stacks):
        for place, kind in enumerate(cards):
            if not knows_card(p, stack, place, seat):
                counts[kind] += 1
    return counts
