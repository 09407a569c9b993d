"""What a seat sees of the game, built up from nothing: everything but face-down wonders (R15.5-a).

Seats are numbers from 0, slots numbers from 1; everything else goes by its id. None stands for nothing and nobody.
"""

from collections.abc import Sequence
from typing import Final, cast

from civitas.games.new_dawn.battles.combat import defence
from civitas.games.new_dawn.civilization import IN_RESERVE, ON_CARD, Civilization
from civitas.games.new_dawn.civilizations.construction import wonder_cost
from civitas.games.new_dawn.civilizations.progress import progress
from civitas.games.new_dawn.facts.agendas import AGENDAS, VICTORY_CARDS
from civitas.games.new_dawn.facts.city_states import CITY_STATE_DEFENCE, CITY_STATES
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT, PACTS
from civitas.games.new_dawn.facts.event_dial import EVENTS, SECTION_COUNT, SECTIONS
from civitas.games.new_dawn.facts.focus_cards import CARD_COUNT
from civitas.games.new_dawn.facts.kinds import KINDS, SLOTS
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.terrain import BARBARIANS, NATURAL_WONDERS, NONE, RESOURCES, TERRAINS
from civitas.games.new_dawn.facts.wonders import DECK_KINDS, DECK_OF, ERAS, WONDER_ERA, WONDERS
from civitas.games.new_dawn.map.tiles import SIDES
from civitas.games.new_dawn.map.world import SPACE_NAMES, World
from civitas.games.new_dawn.model import (
    ABSENT,
    CAPITAL,
    CITY,
    LYING_NATURAL,
    OFF_MAP,
    REINFORCED,
    TOKEN,
    NewDawn,
)
from civitas.games.new_dawn.standings import completed_cards, friendly_spaces, mature_cities, missing
from civitas.games.new_dawn.view_types import (
    Agenda,
    BuiltWonder,
    CityState,
    CivilizationView,
    NewDawnView,
    Piece,
    PublicView,
    Question,
    RowCard,
    Space,
    Tile,
    WonderDeck,
    Wonders,
    WorldMap,
)
from civitas.games.new_dawn.words import CARD_WORD, OFF_WORD, ONCE, RESERVE_WORD, bit_words, focus_ids

_PIECES: Final[dict[int, Piece]] = {
    TOKEN: "token",
    REINFORCED: "reinforced",
    CITY: "city",
    CAPITAL: "capital",
}


def view_of(p: NewDawn, seat: int | None) -> NewDawnView:
    """The table as this seat (None: a spectator) sees it; all seats see the same."""
    return views_of(p, [seat])[0]


def views_of(p: NewDawn, seats: Sequence[int | None]) -> list[NewDawnView]:
    """The table as each of these seats sees it, worked out once for all of them."""
    public = _public(p)
    return [{"seat": seat, **public, "question": _question(p, seat)} for seat in seats]


def _question(p: NewDawn, seat: int | None) -> Question | None:
    return cast(Question, p.frames[-1].question(p, seat)) if p.frames else None


def _public(p: NewDawn) -> PublicView:
    return {
        "players": p.players,
        "automa": _some(p.automa),
        "options": dict(p.setting.options),
        "round": p.round,
        "active": p.active,
        "first": p.first,
        "event": {
            "section": p.event,
            "name": EVENTS[SECTIONS[p.event]],
            "next": EVENTS[SECTIONS[(p.event + 1) % SECTION_COUNT]],
        },
        "to_act": p.to_act,
        "map": _map(p),
        "hands": [hand[:] for hand in p.hands],
        "barbarians": {
            name: OFF_WORD if p.barbarians[barbarian] == OFF_MAP else SPACE_NAMES[p.barbarians[barbarian]]
            for barbarian, name in enumerate(BARBARIANS)
            if p.barbarians[barbarian] != ABSENT
        },
        "city_states": _city_states(p),
        "natural_wonders": {
            name: _some(p.naturals[natural])
            for natural, name in enumerate(NATURAL_WONDERS)
            if p.naturals[natural] != ABSENT
        },
        "wonders": _wonders(p),
        "victory_cards": [
            {"card": VICTORY_CARDS[card], "agendas": AGENDAS[2 * card : 2 * card + 2]} for card in p.victory_cards
        ],
        "supply": {name: p.supply[resource] for resource, name in enumerate(RESOURCES)},
        "trade_supply": p.trade_supply() if p.setting.trade_supply else None,
        "great_zimbabwe": p.zimbabwe,
        "turn": {
            "once": [word for word, bit in ONCE.items() if p.once & bit],
            "won": _names(p.won),
            "arrived": _names(p.arrived),
            "spent": bit_words(CITY_STATES, p.spent_states) + bit_words(NATURAL_WONDERS, p.spent_naturals),
            "victories": p.victories,
        },
        "civilizations": [_civilization(p, each, c) for each, c in enumerate(p.civs)],
        "result": p.result.to_json() if p.result else None,
    }


# The map.


def _map(p: NewDawn) -> WorldMap:
    """Tiles, as far as the map is made of them, and spaces with what is printed and what lies there."""
    tiles: list[Tile] = [
        {"tile": tile, "side": SIDES[side], "at": [q, r], "rotation": rotation}
        for tile, side, q, r, rotation in p.tiles
    ]
    difficulties = p.difficulties()
    spaces = {space: _printed(p.world, space, difficulties[space]) for space in p.world.spaces}
    _put_pieces(p, spaces)
    _put_tokens(p, spaces)
    for space, entry in spaces.items():
        if p.owner[space] >= 0 or "barbarian" in entry or "city_state_token" in entry:
            entry["defence"] = defence(p, space, NONE)
        if p.piece[space] in (CITY, CAPITAL):
            entry["missing"] = missing(p, space)
            entry["mature"] = entry["missing"] == 0
    return {"tiles": tiles, "spaces": list(spaces.values())}


def _printed(world: World, space: int, difficulty: int) -> Space:
    """One space: coordinates and print."""
    q, r = world.place[space]
    entry: Space = {
        "space": SPACE_NAMES[space],
        "at": [q, r],
        "terrain": TERRAINS[world.terrain[space]],
        "difficulty": difficulty,
        "edge": world.is_edge[space],
    }
    if world.resource[space] >= 0:
        entry["resource_icon"] = RESOURCES[world.resource[space]]
    if world.natural_wonder[space] >= 0:
        entry["natural_wonder"] = NATURAL_WONDERS[world.natural_wonder[space]]
    if world.city_state[space] >= 0:
        entry["city_state"] = CITY_STATES[world.city_state[space]]
    if world.spawn[space] >= 0:
        entry["barbarian_icon"] = BARBARIANS[world.spawn[space]]
    return entry


def _put_pieces(p: NewDawn, spaces: dict[int, Space]) -> None:
    """What belongs to players: cities, control tokens and caravans."""
    for space, entry in spaces.items():
        if p.owner[space] >= 0:
            entry["owner"] = p.owner[space]
            entry["piece"] = _PIECES[p.piece[space]]
    for seat, c in enumerate(p.civs):
        for space in c.caravans:
            if space >= 0:
                spaces[space].setdefault("caravans", []).append(seat)


def _put_tokens(p: NewDawn, spaces: dict[int, Space]) -> None:
    """What lies and stands on the map besides."""
    for space, entry in spaces.items():
        lying = p.lying[space]
        if lying >= LYING_NATURAL:
            entry["natural_wonder_token"] = NATURAL_WONDERS[lying - LYING_NATURAL]
        elif lying >= 0:
            entry["resource"] = RESOURCES[lying]
    for state, space in p.world.state_spaces:
        if p.city_state_at(space) >= 0:
            spaces[space]["city_state_token"] = CITY_STATES[state]
    for barbarian, space in enumerate(p.barbarians):
        if space >= 0:
            spaces[space]["barbarian"] = BARBARIANS[barbarian]
    for wonder, space in enumerate(p.wonder_space):
        if space >= 0:
            spaces[space]["wonder"] = WONDERS[wonder]


# Cards and tokens for all.


def _city_states(p: NewDawn) -> dict[str, CityState]:
    return {
        name: {"holder": _some(p.states[state]), "cards": p.copies_left(state), "defence": CITY_STATE_DEFENCE}
        for state, name in enumerate(CITY_STATES)
        if p.states[state] != ABSENT
    }


def _wonders(p: NewDawn) -> Wonders:
    """Of cards that lie face down only the eras, which follow from the way the decks are made (R2.9-b)."""
    decks: dict[str, WonderDeck] = {}
    for deck, cards in enumerate(p.decks):
        face_down = [ERAS[WONDER_ERA[wonder]] for wonder in cards[-2::-1]]
        decks[KINDS[DECK_KINDS[deck]]] = {"face_up": WONDERS[cards[-1]] if cards else None, "face_down": face_down}
    removed = {}
    for deck, kind in enumerate(DECK_KINDS):
        eras = [WONDER_ERA[wonder] for wonder in p.removed if DECK_OF[wonder] == deck]
        removed[KINDS[kind]] = {name: eras.count(era) for era, name in enumerate(ERAS)}
    built: dict[str, BuiltWonder] = {
        WONDERS[wonder]: {"space": SPACE_NAMES[space], "owner": _some(p.owner[space])}
        for wonder, space in enumerate(p.wonder_space)
        if space >= 0
    }
    return {"decks": decks, "removed": removed, "built": built}


# Civilizations.


def _civilization(p: NewDawn, seat: int, c: Civilization) -> CivilizationView:
    """Everything in front of a player, and what follows from it."""
    is_automa = seat == p.automa
    return {
        "automa": is_automa,
        "leader": _word(LEADERS, c.leader),
        "row": [_card(p, c, slot, is_automa) for slot in range(SLOTS)],
        "deck": focus_ids([card for card in range(CARD_COUNT) if (c.deck >> card) & 1], is_automa),
        "dial": c.dial,
        "resources": {name: c.resources[resource] for resource, name in enumerate(RESOURCES)},
        "natural_wonders": [NATURAL_WONDERS[natural] for natural in p.naturals_of(seat)],
        "city_states": [CITY_STATES[state] for state, holder in enumerate(p.states) if holder == seat],
        "wonders": [WONDERS[wonder] for wonder in p.wonders_of(seat)],
        "wonder_costs": {WONDERS[wonder]: wonder_cost(p, seat, wonder) for wonder in p.face_up()},
        "caravans": [
            {ON_CARD: CARD_WORD, IN_RESERVE: RESERVE_WORD}.get(space) or SPACE_NAMES[space] for space in c.caravans
        ],
        "cities": _names(c.cities),
        "mature": _names(mature_cities(p, seat)),
        "tokens": _names(c.tokens),
        "friendly_spaces": friendly_spaces(p, seat),
        "unused": {"tokens": c.tokens_left, "cities": c.cities_left},
        "markers": c.markers,
        "agendas": _agendas(p, seat, c),
        "completed": completed_cards(p, seat),
        "beaten_capital": bool(c.has_beaten_capital),
        "envoys": bit_words(CITY_STATES, c.envoys),
        "pacts": [{"of": giver, "card": PACTS[pact]} for giver in range(p.players) for pact in p.pacts_of(seat, giver)],
        "own_pacts": {PACTS[pact]: _some(p.holder(seat, pact)) for pact in range(PACT_COUNT)},
    }


def _card(p: NewDawn, c: Civilization, slot: int, is_automa: bool) -> RowCard:
    """A card of the row and what lies on it."""
    tokens = bit_words(CITY_STATES, c.states_on[slot]) + bit_words(NATURAL_WONDERS, c.naturals_on[slot])
    return {
        "slot": slot + 1,
        "card": focus_ids([c.row[slot]], is_automa)[0],
        "trade": c.trade[slot],
        "tokens": tokens,
    }


def _agendas(p: NewDawn, seat: int, c: Civilization) -> list[Agenda]:
    """The agendas of the victory cards in play, and how far the player has come with each."""
    entries: list[Agenda] = []
    for agenda in [agenda for card in p.victory_cards for agenda in (2 * card, 2 * card + 1)]:
        have, need = progress(p, seat, agenda)
        is_completed = (c.agendas >> agenda) & 1 == 1
        entries.append({"agenda": AGENDAS[agenda], "completed": is_completed, "have": have, "need": need})
    return entries


# Words.


def _some(number: int) -> int | None:
    return number if number >= 0 else None


def _word(words: list[str], number: int) -> str | None:
    return words[number] if number >= 0 else None


def _names(spaces: list[int]) -> list[str]:
    return [SPACE_NAMES[space] for space in spaces]
