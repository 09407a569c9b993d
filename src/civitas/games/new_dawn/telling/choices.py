"""The choices of A New Dawn: what each adds to its heading, what is good to know of it, what it costs."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import Said, say, seat_id
from civitas.games.new_dawn.battles.attack import Combat
from civitas.games.new_dawn.battles.combat import defence
from civitas.games.new_dawn.civilizations.construction import wonder_cost
from civitas.games.new_dawn.civilizations.spending import token_sources
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT, PACTS
from civitas.games.new_dawn.facts.focus_cards import FOCUS_CARDS
from civitas.games.new_dawn.facts.kinds import MILITARY
from civitas.games.new_dawn.facts.terrain import NONE, RESOURCES
from civitas.games.new_dawn.facts.wonders import WONDER_COST, WONDER_RESOURCES, WONDERS
from civitas.games.new_dawn.map.hexes import DIRECTIONS
from civitas.games.new_dawn.map.tiles import SIDES
from civitas.games.new_dawn.model import CAPITAL, CITY, REINFORCED, TOKEN, NewDawn
from civitas.games.new_dawn.phases.culture import Placing
from civitas.games.new_dawn.phases.economy import Caravans
from civitas.games.new_dawn.phases.industry import Payment
from civitas.games.new_dawn.phases.science import Advance
from civitas.games.new_dawn.telling.attacks import odds_note
from civitas.games.new_dawn.telling.things import (
    card_in,
    card_said,
    difficulty_said,
    lying_on,
    slot_notes,
    slot_said,
    space_id,
    space_said,
    tokens_on,
)
from civitas.games.new_dawn.verbs import FIRST_STATE_CARD, STORE_ON_WONDER

Label = Callable[[NewDawn, int, Offer], Said | None]
Notes = Callable[[NewDawn, int, Offer], list[Said]]

OVER_SPACES: Final = frozenset(
    {
        "destroy", "name", "cede", "place", "subvert", "remove", "strike", "build", "house", "reinforce", "attack",
        "lose",
    }
)  # fmt: skip
"""Verbs that choose a space of the map."""


def heading_of(offer: Offer) -> Said | None:
    """What stands above a choice; those without arguments have a line of their own."""
    name = offer.verb.name
    if not offer.verb.domains:
        return None
    if name == "send":
        return say("heading-send-caravan", caravan=offer.first + 1)
    if name == "tile":
        return say("tile-side", tile=offer.first // len(SIDES) + 1, side=SIDES[offer.first % len(SIDES)].upper())
    return say(f"heading-{name}")


def label_of(p: NewDawn, seat: int, offer: Offer) -> Said | None:
    """What a choice adds to its heading."""
    name = offer.verb.name
    if name in OVER_SPACES:
        return space_said(offer.first)
    label = _LABELS.get(name)
    return label(p, seat, offer) if label is not None else None


def notes_of(p: NewDawn, seat: int, offer: Offer) -> list[Said]:
    """What is good to know of a choice."""
    name = offer.verb.name
    notes = _NOTES.get(name)
    if notes is not None:
        return notes(p, seat, offer)
    return [difficulty_said(p, offer.first), *lying_on(p, offer.first)] if name in OVER_SPACES else []


def price_of(p: NewDawn, seat: int, offer: Offer) -> Said | None:
    """What a choice costs: production, for a world wonder."""
    if offer.verb.name != "construct":
        return None
    return price_said(offer.first, wonder_cost(p, seat, offer.first))


def price_said(wonder: int, cost: int) -> Said:
    """What a world wonder costs, and the resources that help to pay for it."""
    kinds = [f"resource-{RESOURCES[each]}" for each in WONDER_RESOURCES[wonder]]
    return say("price-wonder", cost=cost, printed=WONDER_COST[wonder], first=kinds[0], second=kinds[-1])


def about_of(p: NewDawn, seat: int, offer: Offer) -> list[str] | None:
    """The things a choice is about, where they are others than its words name."""
    name = offer.verb.name
    if name in ("resolve", "unload", "lay", "discard", "upgrade"):
        return [f"card-{card_in(p, seat, offer.first).id}"]
    if name == "swap":
        return [f"card-{card_in(p, seat, slot).id}" for slot in (offer.first, offer.second)]
    if name == "loot":
        return [f"card-{card_in(p, _victim(p, seat), offer.first).id}"]
    if name == "store" and offer.first != STORE_ON_WONDER:
        return [f"card-{card_in(p, seat, offer.first).id}"]
    if name == "spend":
        return [_spend(p, seat, offer)["message"], *_spent_from(p, seat, offer)]
    if name in ("take", "give-back", "renegotiate"):
        return [_card(offer, card) for card in (offer.first, offer.second)[: len(offer.verb.domains)]]
    if name == "settle":
        return [space_id(p.civs[seat].caravans[offer.first])]
    if name in ("shift", "push"):
        return [space_id(space) for space in _step(p, offer) if space >= 0]
    return None


# Spaces.


def _send_notes(p: NewDawn, seat: int, offer: Offer) -> list[Said]:
    """Where a caravan may go; only where it would arrive more than the name matters."""
    space = offer.second
    is_city = p.piece[space] in (CITY, CAPITAL) and p.owner[space] not in (NONE, seat)
    return lying_on(p, space) if is_city or p.city_state_at(space) >= 0 else []


def _settle(p: NewDawn, seat: int, offer: Offer) -> Said:
    return space_said(p.civs[seat].caravans[offer.first])


def _settle_notes(p: NewDawn, seat: int, offer: Offer) -> list[Said]:
    space = p.civs[seat].caravans[offer.first]
    return [say("choice-caravan", caravan=offer.first + 1), difficulty_said(p, space), *lying_on(p, space)]


def _attack_notes(p: NewDawn, seat: int, offer: Offer) -> list[Said]:
    strength = say("choice-defence", count=defence(p, offer.first, NONE))
    return [strength, *odds_note(p, seat, offer.first), *lying_on(p, offer.first)]


def _strike_notes(p: NewDawn, seat: int, offer: Offer) -> list[Said]:
    """Any space can be struck; tokens there and around it are counted."""
    struck = [offer.first, *p.world.neighbours[offer.first]]
    owners = [p.owner[space] for space in struck if p.piece[space] in (TOKEN, REINFORCED)]
    return [say("choice-struck", name=seat_id(owner), count=owners.count(owner)) for owner in sorted(set(owners))]


def _step(p: NewDawn, offer: Offer) -> tuple[int, int]:
    """From one space to its neighbour."""
    start = p.barbarians[offer.first] if offer.verb.name == "push" else offer.first
    return start, p.world.around[start][offer.second]


def _move(p: NewDawn, seat: int, offer: Offer) -> Said:
    start, end = _step(p, offer)
    return say(
        "choice-step", start=space_id(start), end=space_id(end), direction=f"direction-{DIRECTIONS[offer.second]}"
    )


# Cards and slots.


def _slot(p: NewDawn, seat: int, offer: Offer) -> Said:
    return slot_said(p, seat, offer.first)


def _slot_notes(p: NewDawn, seat: int, offer: Offer) -> list[Said]:
    return slot_notes(p, seat, offer.first)


def _resolve_notes(p: NewDawn, seat: int, offer: Offer) -> list[Said]:
    """At the start of a turn the cards come in the order of their slots."""
    is_turn = p.frames[-1].name() == "Choosing"
    return tokens_on(p, seat, offer.first) if is_turn else slot_notes(p, seat, offer.first)


def _loot_notes(p: NewDawn, seat: int, offer: Offer) -> list[Said]:
    return slot_notes(p, _victim(p, seat), offer.first)


def _store_notes(p: NewDawn, seat: int, offer: Offer) -> list[Said]:
    return [] if offer.first == STORE_ON_WONDER else slot_notes(p, seat, offer.first)


def _victim(p: NewDawn, seat: int) -> int:
    return int(p.frames[-1].question(p, seat)["victim"])


def _loot(p: NewDawn, seat: int, offer: Offer) -> Said:
    return slot_said(p, _victim(p, seat), offer.first)


def _store(p: NewDawn, seat: int, offer: Offer) -> Said:
    return say("card-great-zimbabwe") if offer.first == STORE_ON_WONDER else slot_said(p, seat, offer.first)


def _swap(p: NewDawn, seat: int, offer: Offer) -> Said:
    one, other = (slot_said(p, seat, slot) for slot in (offer.first, offer.second))
    return say("choice-swap", one=one, other=other)


def _develop(p: NewDawn, seat: int, offer: Offer) -> Said:
    old, new = card_in(p, seat, offer.second), FOCUS_CARDS[offer.first]
    return say("choice-instead", old=card_said(old), new=card_said(new), slot=offer.second + 1)


def _upgrade(p: NewDawn, seat: int, offer: Offer) -> Said:
    old = card_in(p, seat, offer.first)
    return say("choice-instead", old=card_said(old), new=card_said(FOCUS_CARDS[old.index + 1]), slot=offer.first + 1)


def _wonder(p: NewDawn, seat: int, offer: Offer) -> Said:
    return say(f"card-{WONDERS[offer.first]}")


# Diplomacy and resources.


def pact_said(card: int) -> Said:
    """A diplomacy card of a player."""
    return say("choice-pact", card=f"card-{PACTS[card % PACT_COUNT]}", name=seat_id(card // PACT_COUNT))


def _take(p: NewDawn, seat: int, offer: Offer) -> Said:
    card = offer.first
    return pact_said(card) if card < FIRST_STATE_CARD else say(f"card-{offer.verb.domains[0].words[card]}")


def _card(offer: Offer, card: int) -> str:
    """A diplomacy card, whosever it is, or the card of a city-state."""
    return f"card-{PACTS[card % PACT_COUNT] if card < FIRST_STATE_CARD else offer.verb.domains[0].words[card]}"


def _renegotiate(p: NewDawn, seat: int, offer: Offer) -> Said:
    return say("choice-for", one=pact_said(offer.first), other=say(f"card-{PACTS[offer.second % PACT_COUNT]}"))


def _exchange(p: NewDawn, seat: int, offer: Offer) -> Said:
    one, other = (say(f"resource-{RESOURCES[each]}") for each in (offer.first, offer.second))
    return say("choice-for", one=one, other=other)


def _gain(p: NewDawn, seat: int, offer: Offer) -> Said:
    return say(f"resource-{RESOURCES[offer.first]}")


def _spend(p: NewDawn, seat: int, offer: Offer) -> Said:
    return say(offer.verb.domains[0].name_id(offer.verb.domains[0].words[offer.first]))


def _spent_from(p: NewDawn, seat: int, offer: Offer) -> list[str]:
    """The focus card from which a token would be spent; nothing where it comes from elsewhere."""
    frame = p.frames[-1]
    slots: list[int] = []
    if isinstance(frame, Combat):
        slots = [frame.slot] if frame.attacker == seat else p.civs[seat].slots_of(MILITARY)
    elif isinstance(frame, Placing | Advance | Caravans | Payment):
        slots = [frame.slot]
    found = [slot for slot in slots if slot >= 0 and offer.first in token_sources(p, seat, slot)]
    return [f"card-{card_in(p, seat, found[0]).id}"] if found else []


def _turn(p: NewDawn, seat: int, offer: Offer) -> Said:
    return say("choice-turned", rotation=offer.second)


def _send(p: NewDawn, seat: int, offer: Offer) -> Said:
    return space_said(offer.second)


def _at(p: NewDawn, seat: int, offer: Offer) -> Said:
    return coordinates_said(offer.verb.domains[0].words[offer.first])


def coordinates_said(word: str) -> Said:
    """A place of the grid, so far to the east and so far to the south, without signs, which could not be typed."""
    east, south = (int(number) for number in word.split(","))
    across, down = "west" if east < 0 else "east", "north" if south < 0 else "south"
    return say(
        "coordinates", across=f"coordinate-{across}", east=abs(east), down=f"coordinate-{down}", south=abs(south)
    )


_LABELS: Final[dict[str, Label]] = {
    **dict.fromkeys(("resolve", "unload", "lay", "discard"), _slot),
    **dict.fromkeys(("take", "give-back"), _take),
    **dict.fromkeys(("exchange", "barter"), _exchange),
    **dict.fromkeys(("use", "construct"), _wonder),
    **dict.fromkeys(("shift", "push"), _move),
    "loot": _loot,
    "store": _store,
    "swap": _swap,
    "develop": _develop,
    "upgrade": _upgrade,
    "renegotiate": _renegotiate,
    "gain": _gain,
    "spend": _spend,
    "send": _send,
    "settle": _settle,
    "tile": _turn,
    "at": _at,
}
_NOTES: Final[dict[str, Notes]] = {
    **dict.fromkeys(("unload", "lay", "discard"), _slot_notes),
    "resolve": _resolve_notes,
    "loot": _loot_notes,
    "store": _store_notes,
    "attack": _attack_notes,
    "send": _send_notes,
    "settle": _settle_notes,
    "strike": _strike_notes,
}
