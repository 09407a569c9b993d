"""What a seat sees of the game, built up from nothing: everything but face-down wonders (R15.5-a).

Seats are numbers from 0, slots numbers from 1; everything else goes by its id. None stands for nothing and nobody.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from civitas.core.fixed import fixed
from civitas.core.fixed_types import FixedDict
from civitas.core.shelves import Facts, Shelf
from civitas.games.new_dawn.battles.combat import defence_with, seat_defence
from civitas.games.new_dawn.civilization import IN_RESERVE, ON_CARD, Civilization
from civitas.games.new_dawn.civilizations.construction import wonder_cost
from civitas.games.new_dawn.civilizations.progress import progress
from civitas.games.new_dawn.facts.agendas import AGENDAS, VICTORY_CARDS
from civitas.games.new_dawn.facts.city_states import CITY_STATE_DEFENCE, CITY_STATES
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT, PACTS
from civitas.games.new_dawn.facts.event_dial import EVENTS, SECTION_COUNT, SECTIONS
from civitas.games.new_dawn.facts.kinds import KINDS
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
    Middle,
    NewDawnView,
    Pact,
    Piece,
    PublicView,
    Question,
    RowCard,
    Space,
    Tile,
    WonderDeck,
    Wonders,
)
from civitas.games.new_dawn.words import (
    AUTOMA_IDS,
    CARD_WORD,
    FOCUS_IDS,
    OFF_WORD,
    ONCE,
    RESERVE_WORD,
    bit_words,
    focus_ids,
)

_PIECES: Final[dict[int, Piece]] = {
    TOKEN: "token",
    REINFORCED: "reinforced",
    CITY: "city",
    CAPITAL: "capital",
}
_WAITING: Final[dict[int, str]] = {ON_CARD: CARD_WORD, IN_RESERVE: RESERVE_WORD}
"""Where caravans are that are not on the map."""


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
    spaces = _spaces(p)
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
        "map": {"tiles": _tiles(p), "spaces": spaces},
        "hands": [hand[:] for hand in p.hands],
        **_middle(p, spaces),
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
        "civilizations": [_civilization(p, each, spaces) for each in range(p.players)],
        "result": p.result.to_json() if p.result else None,
    }


# The map.


def _tiles(p: NewDawn) -> list[Tile]:
    """The tiles, as far as the map is made of them."""
    mark = id(p.tiles)
    shown = _SHOWN_TILES.find(mark, (p.tiles,))
    if shown is None:
        tiles: list[Tile] = [
            {"tile": tile, "side": SIDES[side], "at": [q, r], "rotation": rotation}
            for tile, side, q, r, rotation in p.tiles
        ]
        shown = _SHOWN_TILES.keep(mark, (p.tiles,), tiles)
    return shown


_SHOWN_TILES: Final = Shelf[list[Tile]](64)
_SHOWN_MAPS: Final = Shelf[list[Space]](256)


def _spaces(p: NewDawn) -> list[Space]:
    """All spaces with what is printed and what lies there, shared by all views that show the same.

    Whatever follows from no more than the facts here is the same as long as the list of spaces is the same.
    """
    mark = (id(p.lying), *[id(c.tokens) for c in p.civs])
    facts = _facts_of_map(p)
    shown = _SHOWN_MAPS.find(mark, facts)
    return shown if shown is not None else _SHOWN_MAPS.keep(mark, facts, _look_of_map(p))


def _facts_of_map(p: NewDawn) -> Facts:
    """All that is seen on the map or says how strong it is; lists that are changed in place are copied."""
    players = [(c.leader, c.tokens, c.cities, c.caravans[:], c.envoys) for c in p.civs]
    ground = p.world, p.difficulties() is p.world.coastal_difficulty
    tokens = p.owner[:], p.piece[:], p.lying, p.barbarians[:], p.states, p.wonder_space
    return (*ground, *tokens, p.pacts, p.automa, players)


def _look_of_map(p: NewDawn) -> list[Space]:
    """All spaces, those on which nothing lies as they are printed."""
    spaces = _printed_spaces(p.world, p.difficulties() is p.world.coastal_difficulty)[:]
    rank = p.world.rank
    _put_pieces(p, spaces, rank)
    _put_tokens(p, spaces, rank)
    _put_defences(p, spaces, rank)
    return spaces


def _entry(spaces: list[Space], place: int) -> Space:
    """What is shown of a space, to be added to."""
    if isinstance(spaces[place], FixedDict):
        spaces[place] = spaces[place].copy()
    return spaces[place]


@lru_cache(maxsize=64)
def _printed_spaces(world: World, is_coastal: bool) -> list[Space]:
    """What is printed on all spaces of a map, with the difficulties of the turn."""
    difficulties = world.coastal_difficulty if is_coastal else world.difficulty
    return fixed([_printed(world, space, difficulties[space]) for space in world.spaces])


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


def _put_pieces(p: NewDawn, spaces: list[Space], rank: list[int]) -> None:
    """What belongs to players: cities, control tokens and caravans."""
    for seat, c in enumerate(p.civs):
        for space in c.cities + c.tokens:
            entry = _entry(spaces, rank[space])
            entry["owner"] = seat
            entry["piece"] = _PIECES[p.piece[space]]
    for seat, c in enumerate(p.civs):
        for space in c.caravans:
            if space >= 0:
                _entry(spaces, rank[space]).setdefault("caravans", []).append(seat)


def _put_tokens(p: NewDawn, spaces: list[Space], rank: list[int]) -> None:
    """What lies and stands on the map besides."""
    for space, lying in enumerate(p.lying):
        if lying >= LYING_NATURAL:
            _entry(spaces, rank[space])["natural_wonder_token"] = NATURAL_WONDERS[lying - LYING_NATURAL]
        elif lying >= 0:
            _entry(spaces, rank[space])["resource"] = RESOURCES[lying]
    for state, space in p.world.state_spaces:
        if p.city_state_at(space) >= 0:
            _entry(spaces, rank[space])["city_state_token"] = CITY_STATES[state]
    for barbarian, space in enumerate(p.barbarians):
        if space >= 0:
            _entry(spaces, rank[space])["barbarian"] = BARBARIANS[barbarian]
    for wonder, space in enumerate(p.wonder_space):
        if space >= 0:
            _entry(spaces, rank[space])["wonder"] = WONDERS[wonder]


def _put_defences(p: NewDawn, spaces: list[Space], rank: list[int]) -> None:
    """What can be attacked, and how strong it is; how mature cities are."""
    for space in p.barbarians:
        if space >= 0:
            _entry(spaces, rank[space])["defence"] = defence_with(p, space, 0)
    for _, space in p.world.state_spaces:
        if p.owner[space] < 0 and p.city_state_at(space) >= 0:
            _entry(spaces, rank[space])["defence"] = defence_with(p, space, 0)
    for seat, c in enumerate(p.civs):
        bonus = seat_defence(p, seat, NONE)
        for space in c.tokens:
            _entry(spaces, rank[space])["defence"] = defence_with(p, space, bonus)
        for space in c.cities:
            entry = _entry(spaces, rank[space])
            entry["defence"] = defence_with(p, space, bonus)
            entry["missing"] = missing(p, space)
            entry["mature"] = entry["missing"] == 0


# Cards and tokens for all.


def _middle(p: NewDawn, spaces: list[Space]) -> Middle:
    """What belongs to nobody, shared by all views that show the same."""
    mark = id(spaces), id(p.decks)
    facts = (spaces, p.naturals, p.decks, p.removed, p.victory_cards)
    shown = _SHOWN_MIDDLES.find(mark, facts)
    return shown if shown is not None else _SHOWN_MIDDLES.keep(mark, facts, _look_of_middle(p))


_SHOWN_MIDDLES: Final = Shelf[Middle](256)


def _look_of_middle(p: NewDawn) -> Middle:
    return {
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
    }


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


def _civilization(p: NewDawn, seat: int, spaces: list[Space]) -> CivilizationView:
    """A player, shared by all views that show the same."""
    c = p.civs[seat]
    mark = seat, id(spaces), id(c.row)
    facts = (seat, spaces, *c.facts(), p.players, p.states, p.naturals, p.decks, p.pacts, p.victory_cards)
    shown = _SHOWN_CIVILIZATIONS.find(mark, facts)
    return shown if shown is not None else _SHOWN_CIVILIZATIONS.keep(mark, facts, _look_of_civilization(p, seat, c))


_SHOWN_CIVILIZATIONS: Final = Shelf[CivilizationView](512)


def _look_of_civilization(p: NewDawn, seat: int, c: Civilization) -> CivilizationView:
    """Everything in front of a player, and what follows from it."""
    is_automa = seat == p.automa
    return {
        "automa": is_automa,
        "leader": _word(LEADERS, c.leader),
        "row": _row(c, is_automa),
        "deck": _deck_ids(c.deck, is_automa),
        "dial": c.dial,
        "resources": dict(zip(RESOURCES, c.resources, strict=True)),
        "natural_wonders": _held(NATURAL_WONDERS, p.naturals, seat),
        "city_states": _held(CITY_STATES, p.states, seat),
        "wonders": [WONDERS[wonder] for wonder in p.wonders_of(seat)],
        "wonder_costs": {WONDERS[deck[-1]]: wonder_cost(p, seat, deck[-1]) for deck in p.decks if deck},
        "caravans": [SPACE_NAMES[space] if space >= 0 else _WAITING[space] for space in c.caravans],
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
        "pacts": _pacts(p, seat),
        "own_pacts": {name: _some(p.holder(seat, pact)) for pact, name in enumerate(PACTS)},
    }


def _row(c: Civilization, is_automa: bool) -> list[RowCard]:
    """The cards of the row and what lies on them."""
    cards: list[RowCard] = []
    for slot, card in enumerate(focus_ids(c.row, is_automa)):
        tokens = bit_words(CITY_STATES, c.states_on[slot]) + bit_words(NATURAL_WONDERS, c.naturals_on[slot])
        cards.append({"slot": slot + 1, "card": card, "trade": c.trade[slot], "tokens": tokens})
    return cards


@lru_cache(maxsize=1024)
def _deck_ids(cards: int, is_automa: bool) -> list[str]:
    return bit_words(AUTOMA_IDS if is_automa else FOCUS_IDS, cards)


def _pacts(p: NewDawn, seat: int) -> list[Pact]:
    """The diplomacy cards that a player holds from others."""
    if seat not in p.pacts:
        return []
    held = [card for card, holder in enumerate(p.pacts) if holder == seat]
    return [{"of": card // PACT_COUNT, "card": PACTS[card % PACT_COUNT]} for card in held]


def _agendas(p: NewDawn, seat: int, c: Civilization) -> list[Agenda]:
    """The agendas of the victory cards in play, and how far the player has come with each."""
    entries: list[Agenda] = []
    for card in p.victory_cards:
        for agenda in (2 * card, 2 * card + 1):
            have, need = progress(p, seat, agenda)
            is_completed = (c.agendas >> agenda) & 1 == 1
            entries.append({"agenda": AGENDAS[agenda], "completed": is_completed, "have": have, "need": need})
    return entries


# Words.


def _some(number: int) -> int | None:
    return number if number >= 0 else None


def _word(words: list[str], number: int) -> str | None:
    return words[number] if number >= 0 else None


def _held(words: list[str], holders: list[int], seat: int) -> list[str]:
    return [words[number] for number, holder in enumerate(holders) if holder == seat] if seat in holders else []


def _names(spaces: list[int]) -> list[str]:
    return [SPACE_NAMES[space] for space in spaces]
