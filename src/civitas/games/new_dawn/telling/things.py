"""Things of A New Dawn by their ids, and what is said of them in passing: cards in slots, spaces with what is there."""

from civitas.core.telling import Said, say, seat_id
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS, FocusCard
from civitas.games.new_dawn.facts.terrain import BARBARIANS, NATURAL_WONDERS, RESOURCES, TERRAINS
from civitas.games.new_dawn.facts.wonders import WONDERS
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import CAPITAL, CITY, LYING_NATURAL, REINFORCED, TOKEN, NewDawn
from civitas.games.new_dawn.words import bit_words

LEVELS = ("I", "II", "III", "IV")
PIECES = {TOKEN: "token", REINFORCED: "reinforced", CITY: "city", CAPITAL: "capital"}


def space_id(space: int) -> str:
    """A space of the map."""
    return f"space-{SPACE_NAMES[space]}"


def space_said(space: int) -> Said:
    """A space by its number on the map."""
    return say("space", space=space_id(space))


def card_in(p: NewDawn, seat: int, slot: int) -> FocusCard:
    """The focus card in a slot (from 0 on)."""
    cards = AUTOMA_CARDS if seat == p.automa else FOCUS_CARDS
    return cards[p.civs[seat].row[slot]]


def card_said(card: FocusCard) -> Said:
    """A focus card with its level."""
    return say("card-of-level", card=f"card-{card.id}", level=LEVELS[card.level - 1])


def slot_said(p: NewDawn, seat: int, slot: int) -> Said:
    """The card in a slot (from 0 on) with the trade tokens on it."""
    card, trade = card_in(p, seat, slot), p.civs[seat].trade[slot]
    return say("card-in-slot", card=f"card-{card.id}", level=LEVELS[card.level - 1], trade=trade)


def slot_notes(p: NewDawn, seat: int, slot: int) -> list[Said]:
    """Which slot it is, and what else lies on the card there."""
    return [say("choice-slot", slot=slot + 1), *tokens_on(p, seat, slot)]


def tokens_on(p: NewDawn, seat: int, slot: int) -> list[Said]:
    """City-state and natural wonder tokens on a card."""
    c = p.civs[seat]
    states = [f"city-state-{state}" for state in bit_words(CITY_STATES, c.states_on[slot])]
    return [say(token) for token in [*states, *naturals_on(p, seat, slot)]]


def naturals_on(p: NewDawn, seat: int, slot: int) -> list[str]:
    """Natural wonder tokens on a card."""
    return [f"natural-wonder-{natural}" for natural in bit_words(NATURAL_WONDERS, p.civs[seat].naturals_on[slot])]


def terrain_said(p: NewDawn, space: int) -> Said:
    """The terrain of a space."""
    return say(f"terrain-{TERRAINS[p.world.terrain[space]]}")


def difficulty_said(p: NewDawn, space: int) -> Said:
    """How difficult the terrain of a space is in this turn."""
    return say("choice-terrain", difficulty=p.difficulties()[space])


def lying_on(p: NewDawn, space: int) -> list[Said]:
    """What lies and stands on a space, one by one."""
    found: list[Said] = []
    if p.owner[space] >= 0:
        found.append(say(f"piece-{PIECES[p.piece[space]]}", name=seat_id(p.owner[space])))
    state = p.city_state_at(space)
    if state >= 0:
        found.append(say(f"city-state-{CITY_STATES[state]}"))
    lying = p.lying[space]
    if lying >= LYING_NATURAL:
        found.append(say(f"natural-wonder-{NATURAL_WONDERS[lying - LYING_NATURAL]}"))
    elif lying >= 0:
        found.append(say(f"resource-{RESOURCES[lying]}"))
    if space in p.wonder_space:
        found.append(say(f"card-{WONDERS[p.wonder_space.index(space)]}"))
    if space in p.barbarians:
        found.append(say("space-barbarian", letter=BARBARIANS[p.barbarians.index(space)].upper()))
    elif p.world.spawn[space] >= 0:
        found.append(say("space-icon", letter=BARBARIANS[p.world.spawn[space]].upper()))
    return found
