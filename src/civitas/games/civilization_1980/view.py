"""What a seat sees of the game, built up from nothing.

Seats are numbers from 0, ships from 1; everything else goes by its id. None stands for nothing and nobody.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast

from civitas.games.civilization_1980.facts.board import AREAS, LIMIT
from civitas.games.civilization_1980.facts.cards import (
    CARD_COUNT,
    CARDS,
    COMMODITY_COUNT,
    HELD_COUNT,
    KINDS,
    PRICE,
    PRINTED_STACK,
    STACKS,
)
from civitas.games.civilization_1980.facts.nations import FINISH, NATIONS, epoch_at
from civitas.games.civilization_1980.model import EVERY_SEAT, Civilization1980
from civitas.games.civilization_1980.phases.conflict import conflict_areas
from civitas.games.civilization_1980.phases.credits import total_price
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.phases.track import POINTS, needs_to_advance, open_progress
from civitas.games.civilization_1980.view_types import (
    CardPrice,
    Civilization1980View,
    NationView,
    Need,
    OpenCalamity,
    Overfull,
    OwnView,
    PublicView,
    Question,
)
from civitas.games.civilization_1980.words import (
    area_words,
    card_words,
    coast_word,
    seat_or_none,
    seats_in,
    trade_cards,
)

MOVEMENT: Final = 5
CONFLICT: Final = 6
ALIKE: Final[list[bool]] = [PRINTED_STACK[:HELD_COUNT].count(stack) == 1 for stack in range(STACKS)]
"""Whether all cards with a black back in a stack are of one kind."""


def view_of(p: Civilization1980, seat: int | None) -> Civilization1980View:
    """The table as this seat (None: a spectator) sees it."""
    return views_of(p, [seat])[0]


def views_of(p: Civilization1980, seats: Sequence[int | None]) -> list[Civilization1980View]:
    """The table as each of these seats sees it; what all of them see is worked out once."""
    public, cities, areas = _public(p), _cities(p), [p.areas_of(seat) for seat in range(p.players)]
    nations = [_nation(p, seat, areas[seat], cities[seat]) for seat in range(p.players)]
    overfull = [entry for seat in range(p.players) for entry in _overfull(p, seat, areas[seat])]
    return [_view(p, seat, public, nations, overfull) for seat in seats]


def _view(
    p: Civilization1980, seat: int | None, public: PublicView, nations: list[NationView], overfull: list[Overfull]
) -> Civilization1980View:
    moved = p.phase > MOVEMENT
    return {
        "seat": seat,
        **public,
        "nations": [_known(p, each, nation) if each == seat else nation for each, nation in enumerate(nations)],
        "stacks": [_stack_seen_by(p, stack, seat) for stack in range(len(p.stacks))],
        "overfull": [entry for entry in overfull if moved or entry["seat"] == seat],
        "own": None if seat is None else _own(p, seat),
        "question": cast(Question, p.frames[-1].question(p, seat)) if p.frames else None,
    }


def _own(p: Civilization1980, seat: int) -> OwnView:
    return {
        "hand": trade_cards(p.hand[seat]),
        "feeds": {AREAS[area]: p.feeds(seat, area) for area in p.areas_of(seat)},
        "prices": {} if p.setting.is_small else _prices(p, seat),
    }


def _public(p: Civilization1980) -> PublicView:
    return {
        "players": p.players,
        "options": cast(dict[str, Any], dict(p.setting.options)),
        "regions": p.setting.board.regions[:],
        "round": p.round,
        "phase": p.phase,
        "to_act": p.to_act,
        "order": p.order[:],
        "mover": seat_or_none(p.mover),
        "cargo": p.cargo[:],
        "calamities": _calamities(p),
        "supply": dict(zip(CARDS, p.supply, strict=True)),
        "exempt": area_words(p.exempt),
        "barred": seats_in(p.barred),
        "conflicts": area_words(conflict_areas(p)) if p.phase <= CONFLICT else [],
        "result": p.result.to_json() if p.result else None,
    }


# Nations.


def _cities(p: Civilization1980) -> list[list[str]]:
    """The areas with cities of each seat, read off the board in one go."""
    found: list[list[str]] = [[] for _ in range(p.players)]
    for area, owner in enumerate(p.city_owner):
        if owner >= 0:
            found[owner].append(AREAS[area])
    return found


def _nation(p: Civilization1980, seat: int, areas: list[int], cities: list[str]) -> NationView:
    nation, cards, row = p.nation[seat], p.cards[seat], p.tokens[seat]
    return {
        "nation": NATIONS[nation] if nation >= 0 else None,
        "tokens": {AREAS[area]: row[area] for area in areas},
        "cities": cities,
        "ships": [coast_word(coast) for coast in p.ships[seat]],
        "on_board": p.on_board(seat),
        "stock": p.stock[seat],
        "treasury": p.treasury[seat],
        "census": p.census[seat],
        "track": p.track[seat],
        "epoch": epoch_at(nation, p.track[seat]) if nation >= 0 else 1,
        "needs": _needs(p, seat),
        "cards": card_words(cards),
        "hand_size": p.hand_size(seat),
        "points": open_progress(p, seat, POINTS),
    }


def _needs(p: Civilization1980, seat: int) -> list[Need] | None:
    """What the next space of a track asks for, as far as everybody knows what the nation has."""
    if p.nation[seat] < 0 or p.setting.is_nomads or p.track[seat] >= FINISH:
        return None
    return [
        cast(Need, {"kind": need.kind, "wanted": need.wanted, "have": open_progress(p, seat, need.kind)})
        for need in needs_to_advance(p, seat)
    ]


def _known(p: Civilization1980, seat: int, nation: NationView) -> NationView:
    """The seat's own nation: it knows what its hand adds to its points."""
    needs = nation["needs"] or []
    if all(need["kind"] != POINTS for need in needs):
        return nation
    known = p.points(seat)
    return {**nation, "needs": [{**need, "have": known} if need["kind"] == POINTS else need for need in needs]}


def _overfull(p: Civilization1980, seat: int, areas: list[int]) -> list[Overfull]:
    """The areas with more tokens of a seat than they feed."""
    row = p.tokens[seat]
    crowded = [area for area in areas if row[area] > LIMIT[area]]
    fed = [(area, p.feeds(seat, area)) for area in crowded]
    return [{"seat": seat, "area": AREAS[area], "feeds": feeds} for area, feeds in fed if row[area] > feeds]


# Cards.


def _calamities(p: Civilization1980) -> dict[str, OpenCalamity]:
    """The calamities that lie open."""
    return {
        KINDS[COMMODITY_COUNT + index]: {"holder": holder, "trader": seat_or_none(p.calamity_trader[index])}
        for index, holder in enumerate(p.calamity_holder)
        if holder >= 0
    }


def _prices(p: Civilization1980, seat: int) -> dict[str, CardPrice]:
    """What every card that the seat has not got would cost it; for the buyer on top of what is in the basket."""
    frame, owned = p.frames[-1] if p.frames else None, p.cards[seat]
    basket = frame.basket_of(seat) if isinstance(frame, Purchases) else 0
    alone = _alone(owned, p.setting.credit_per_card)
    return {
        CARDS[card]: {
            "price": frame.price_of_one_more(p, seat, card) if basket and isinstance(frame, Purchases) else alone[card],
            "alone": alone[card],
            "credits": PRICE[card] - alone[card],
        }
        for card in range(CARD_COUNT)
        if not ((owned | basket) >> card) & 1
    }


@lru_cache(maxsize=1024)
def _alone(owned: int, per_card: bool) -> list[int]:
    """What each card costs alone for whoever owns these cards; remembered, for hands of cards change rarely."""
    return [total_price(owned, 1 << card, per_card) for card in range(CARD_COUNT)]


def hidden_places(p: Civilization1980, stack: int, seat: int | None) -> list[int]:
    """Where a stack has cards that a seat does not know: it knows those that everybody does, those that it put there
    itself, and those whose backs give them away.
    """
    if ALIKE[stack]:
        return []
    own, cards = 0 if seat is None else 1 << seat, p.stacks[stack]
    return [
        place
        for place, mask in enumerate(p.known[stack])
        if mask != EVERY_SEAT and not mask & own and cards[place] < HELD_COUNT
    ]


def _stack_seen_by(p: Civilization1980, stack: int, seat: int | None) -> list[str | None]:
    """The cards of a stack from the top, None where this seat cannot know them."""
    cards: list[str | None] = [KINDS[kind] for kind in p.stacks[stack]]
    for place in hidden_places(p, stack, seat):
        cards[place] = None
    return cards[::-1]
