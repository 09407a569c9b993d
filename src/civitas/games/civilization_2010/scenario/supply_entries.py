"""What a scenario tells of decks, pools and markets; what it does not tell is worked out."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.entries import known_keys, listing, mapping, one_of, path
from civitas.core.errors import BadScenario
from civitas.games.civilization_2010.decks import event_deck, unit_deck
from civitas.games.civilization_2010.facts.buildings import BUILDING_FAMILY
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_COUNT
from civitas.games.civilization_2010.facts.eras import ERA_COUNT
from civitas.games.civilization_2010.facts.events import EVENT_DECKS, EVENT_LEVELS
from civitas.games.civilization_2010.facts.great_people import GREAT_PERSON_COPIES
from civitas.games.civilization_2010.facts.markers import HUT_COUNT, HUT_POOL, MARKER_COUNT, VILLAGE_POOL
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.units import UNIT_DECKS, UNIT_TYPES
from civitas.games.civilization_2010.facts.wonders import (
    WONDER_COUNT,
    WONDER_SLOTS,
    WONDERS,
    WONDERS_OF_ERA,
    WONDERS_PER_ERA,
)
from civitas.games.civilization_2010.map.pieces import (
    FIRST_CITY_STATE,
    FIRST_HUT,
    FIRST_PERSON,
    is_building,
    is_city_state,
    is_person,
)
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.scenario.seat_entries import counts_of
from civitas.games.civilization_2010.words import (
    CITY_STATE,
    EVENT,
    EVENT_DECK,
    MARKER,
    RELIC,
    UNIT,
    UNIT_TYPE_WORD,
    WONDER,
)

HUTS_WORD: Final = "huts"
VILLAGES_WORD: Final = "villages"
CITY_STATES_WORD: Final = "city-states"
DECK_WORDS: Final = {*UNIT_TYPE_WORD, *EVENT_DECK, HUTS_WORD, VILLAGES_WORD, CITY_STATES_WORD}
WONDER_KEYS: Final = {"market", "deck", "box", "gone", "obsolete"}


class SupplyEntries:
    """The entries `decks`, `discards`, `wonders`, `spent`, `lost_city_states` and `claimed`; players have theirs."""

    def __init__(self, p: Civilization2010, given: Mapping[str, Any]) -> None:
        self.p = p
        self.given = given
        self.decks: Mapping[str, Any] = mapping(given, "decks")
        self.discards: Mapping[str, Any] = mapping(given, "discards")
        known_keys(self.decks, DECK_WORDS, "decks")
        known_keys(self.discards, {*UNIT_TYPE_WORD, *EVENT_DECK}, "discards")

    def lay_out(self) -> None:
        """Work out what the supplies hold: everything that is nowhere else."""
        p = self.p
        p.spent_markers = counts_of(self.given, "spent", MARKER)
        for word in listing(self.given, "lost_city_states"):
            p.lost_city_states |= 1 << one_of(CITY_STATE, word, "lost_city_states")
        for word in listing(self.given, "claimed"):
            p.claimed |= 1 << one_of(RELIC, word, "claimed")
        self._count_markers()
        self._fill_decks()
        self._pile_markers()
        self._lay_wonders()

    def _count_markers(self) -> None:
        p = self.p
        for piece in p.piece:
            if is_building(piece):
                p.buildings[BUILDING_FAMILY[piece]] -= 1
        p.people = GREAT_PERSON_COPIES[:]
        for piece in p.piece:
            if is_person(piece):
                p.people[piece - FIRST_PERSON] -= 1
        for empire in p.empires:
            p.people = [left - held for left, held in zip(p.people, empire.people, strict=True)]
            p.market = [left - held for left, held in zip(p.market, empire.resources, strict=True)]
            p.programs -= sum(empire.programs)

    def _fill_decks(self) -> None:
        p = self.p
        in_battle = [unit for hand in p.hands for unit in hand]
        in_battle += [unit for front in p.fronts for unit in (front[0], front[2]) if unit != NONE]
        for unit_type, name in enumerate(UNIT_TYPES):
            out = in_battle + _listed([empire.units for empire in p.empires])
            p.unit_discards[unit_type] = self._pile(self.discards, name, UNIT, "discards")
            left = _without(UNIT_DECKS[unit_type], out + p.unit_discards[unit_type])
            p.unit_decks[unit_type] = self._deck(name, UNIT, left)
        for level in range(1, EVENT_LEVELS + 1):
            name = list(EVENT_DECK)[level - 1]
            p.event_discards[level] = self._pile(self.discards, name, EVENT, "discards")
            out = _listed([empire.events for empire in p.empires]) + p.event_discards[level]
            p.event_decks[level] = self._deck(name, EVENT, _without(EVENT_DECKS[level], out))

    def _pile_markers(self) -> None:
        p = self.p
        out = [piece - FIRST_HUT for piece in p.piece if FIRST_HUT <= piece < FIRST_HUT + MARKER_COUNT]
        out += _listed([p.spent_markers, *[empire.tokens for empire in p.empires]])
        p.huts = self._deck(HUTS_WORD, MARKER, _without(HUT_POOL, [m for m in out if m < HUT_COUNT]))
        p.villages = self._deck(VILLAGES_WORD, MARKER, _without(VILLAGE_POOL, [m for m in out if m >= HUT_COUNT]))
        gone = [piece - FIRST_CITY_STATE for piece in p.piece if is_city_state(piece)]
        gone += [state for state in range(CITY_STATE_COUNT) if (p.lost_city_states >> state) & 1]
        p.city_states = self._deck(CITY_STATES_WORD, CITY_STATE, _without(list(range(CITY_STATE_COUNT)), gone))

    def _pile(self, given: Mapping[str, Any], key: str, words: Mapping[str, int], where: str) -> list[int]:
        """A pile that is told from the top."""
        return [one_of(words, word, path(where, key)) for word in listing(given, key, where)][::-1]

    def _deck(self, key: str, words: Mapping[str, int], left: list[int]) -> list[int]:
        """What is told lies on top; the rest is shuffled below."""
        top = self._pile(self.decks, key, words, "decks")
        for card in top:
            if card not in left:
                raise BadScenario(path("decks", key), f"there are not so many cards of {list(words)[card]} left")
            left.remove(card)
        self.p.dice.shuffle(left)
        return left + top

    # Wonders.

    def _lay_wonders(self) -> None:
        p = self.p
        entry = mapping(self.given, "wonders")
        known_keys(entry, WONDER_KEYS, "wonders")
        used = [wonder for wonder in range(WONDER_COUNT) if p.wonder_square[wonder] != NONE]
        p.wonder_market = self._wonders(entry, "market", used)
        deck = self._wonders(entry, "deck", used)[::-1]
        p.wonder_box = self._wonders(entry, "box", used)
        gone = self._wonders(entry, "gone", used)
        for word in listing(entry, "obsolete", "wonders"):
            p.obsolete |= 1 << one_of(WONDER, word, "wonders.obsolete")
        rest: list[int] = []
        if "box" not in entry:
            for era in range(ERA_COUNT - 1, -1, -1):
                there = len([w for w in used if w in WONDERS_OF_ERA[era]])
                free = [w for w in WONDERS_OF_ERA[era] if w not in used]
                p.dice.shuffle(free)
                rest += free[: max(0, WONDERS_PER_ERA - there)]
        p.wonder_deck = rest + deck
        if "market" not in entry:
            p.wonder_market = [p.wonder_deck.pop() for _ in range(min(WONDER_SLOTS, len(p.wonder_deck)))]
        used += rest
        p.wonder_box = sorted(p.wonder_box + [w for w in range(WONDER_COUNT) if w not in used and "box" not in entry])
        if "box" in entry and len({*used, *gone}) != WONDER_COUNT:
            raise BadScenario("wonders", "every wonder is in the market, deck, box, gone or on a square")

    def _wonders(self, entry: Mapping[str, Any], key: str, used: list[int]) -> list[int]:
        wonders: list[int] = []
        for word in listing(entry, key, "wonders"):
            wonder = one_of(WONDER, word, path("wonders", key))
            if wonder in used:
                raise BadScenario(path("wonders", key), f"{word} is there twice")
            used.append(wonder)
            wonders.append(wonder)
        return wonders


def _listed(counts: list[list[int]]) -> list[int]:
    """Cards as a list, from how many there are of each."""
    return [card for row in counts for card, count in enumerate(row) for _ in range(count)]


def _without(cards: list[int], out: list[int]) -> list[int]:
    """The cards that are left; what is missing twice is found by the checks."""
    left = cards[:]
    for card in out:
        if card in left:
            left.remove(card)
    return left


def describe_supplies(p: Civilization2010) -> dict[str, Any]:
    """The entries that fill these supplies again."""
    decks: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    for unit_type, name in enumerate(UNIT_TYPES):
        decks[name] = _from_top(UNIT, unit_deck(p, unit_type))
        discards[name] = _from_top(UNIT, p.unit_discards[unit_type])
    for name, level in EVENT_DECK.items():
        decks[name] = _from_top(EVENT, event_deck(p, level))
        discards[name] = _from_top(EVENT, p.event_discards[level])
    decks[HUTS_WORD] = _from_top(MARKER, p.huts)
    decks[VILLAGES_WORD] = _from_top(MARKER, p.villages)
    decks[CITY_STATES_WORD] = _from_top(CITY_STATE, p.city_states)
    there = {*p.wonder_market, *p.wonder_deck, *p.wonder_box}
    entry: dict[str, Any] = {
        "decks": decks,
        "wonders": {
            "market": [WONDERS[wonder] for wonder in p.wonder_market],
            "deck": [WONDERS[wonder] for wonder in p.wonder_deck[::-1]],
            "box": [WONDERS[wonder] for wonder in p.wonder_box],
            "gone": [w for n, w in enumerate(WONDERS) if n not in there and p.wonder_square[n] == NONE],
            "obsolete": [word for number, word in enumerate(WONDERS) if (p.obsolete >> number) & 1],
        },
    }
    rare: dict[str, Any] = {
        "discards": {name: pile for name, pile in discards.items() if pile},
        "spent": {word: p.spent_markers[marker] for word, marker in MARKER.items() if p.spent_markers[marker]},
        "lost_city_states": [word for word, state in CITY_STATE.items() if (p.lost_city_states >> state) & 1],
        "claimed": [word for word, relic in RELIC.items() if (p.claimed >> relic) & 1],
    }
    return entry | {key: value for key, value in rare.items() if value}


def _from_top(words: Mapping[str, int], pile: list[int]) -> list[str]:
    names = list(words)
    return [names[card] for card in pile[::-1]]
