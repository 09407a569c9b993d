"""The entries of a scenario for what belongs to nobody: tokens and barbarians on the map, wonders, victory cards."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.entries import checked, known_keys, listing, mapping, one_of, path
from civitas.core.errors import BadScenario
from civitas.games.new_dawn.facts.agendas import IN_PLAY, VICTORY_CARDS
from civitas.games.new_dawn.facts.terrain import NONE, RESOURCE_TOKENS, RESOURCES
from civitas.games.new_dawn.facts.wonders import CARDS_PER_ERA, DECK_OF, ERAS, WONDER_COUNT, WONDER_ERA, WONDERS
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import ABSENT, CITY, FREE, LYING_NATURAL, OFF_MAP, NewDawn
from civitas.games.new_dawn.options import MOST_PLAYERS
from civitas.games.new_dawn.scenario.seat_entries import space_of
from civitas.games.new_dawn.words import (
    ABSENT_WORD,
    BARBARIAN,
    DECK,
    FREE_WORD,
    NATURAL,
    OFF_WORD,
    RESOURCE,
    STATE,
    VICTORY_CARD,
    WONDER,
)

VICTORY_PREFIX: Final = "vc-"


class TableEntries:
    """The common part of a scenario; the map must lie and the pieces of all players stand already."""

    def __init__(self, p: NewDawn, given: Mapping[str, Any]) -> None:
        self.p = p
        self.given = given
        self.is_filled = bool(p.tiles)
        """Whether what is not told is as at the start of a game: on maps of tiles."""

    def lay_out(self) -> None:
        """Everything that is told, and the rest where it belongs."""
        self._put_barbarians()
        self._place_city_states()
        self._place_natural_wonders()
        self._lay_resources()
        self._lay_wonders()
        self._lay_victory_cards()

    # The map.

    def _put_barbarians(self) -> None:
        p, told = self.p, mapping(self.given, "barbarians")
        known_keys(told, set(BARBARIAN), "barbarians")
        for word, barbarian in BARBARIAN.items():
            home = p.world.spawn_space[barbarian]
            if word in told:
                p.barbarians[barbarian] = self._barbarian(told[word], path("barbarians", word))
            elif home >= 0:
                starts = self.is_filled and "barbarians" not in self.given and p.owner[home] < 0
                p.barbarians[barbarian] = home if starts else OFF_MAP

    def _barbarian(self, word: object, where: str) -> int:
        if word in (OFF_WORD, ABSENT_WORD):
            return OFF_MAP if word == OFF_WORD else ABSENT
        return space_of(self.p, word, where)

    def _place_city_states(self) -> None:
        p, told = self.p, mapping(self.given, "city_states")
        known_keys(told, set(STATE), "city_states")
        envoys = 0
        for c in p.civs:
            envoys |= c.envoys
        for word, state in STATE.items():
            space = p.world.city_state.index(state) if state in p.world.city_state else NONE
            if word in told:
                p.states[state] = self._holder(told[word], path("city_states", word))
            elif space >= 0:
                p.states[state] = p.owner[space] if p.piece[space] == CITY else FREE
            elif (envoys >> state) & 1:
                p.states[state] = FREE

    def _place_natural_wonders(self) -> None:
        p, told = self.p, mapping(self.given, "natural_wonders")
        known_keys(told, set(NATURAL), "natural_wonders")
        for word, natural in NATURAL.items():
            space = p.world.natural_wonder.index(natural) if natural in p.world.natural_wonder else NONE
            if word in told:
                p.naturals[natural] = self._holder(told[word], path("natural_wonders", word))
            elif space >= 0:
                p.naturals[natural] = p.owner[space]
            if space >= 0 and p.naturals[natural] == FREE:
                p.lying[space] = LYING_NATURAL + natural

    def _holder(self, word: object, where: str) -> int:
        """A player, or nobody."""
        if word in (FREE_WORD, ABSENT_WORD):
            return FREE if word == FREE_WORD else ABSENT
        return checked(word, where, 1, self.p.players) - 1

    def _lay_resources(self) -> None:
        p = self.p
        for word, resource in mapping(self.given, "resources").items():
            space = space_of(p, word, "resources")
            if p.lying[space] != NONE:
                raise BadScenario(path("resources", word), "a natural wonder token lies there")
            p.lying[space] = one_of(RESOURCE, resource, path("resources", word))
        if self.is_filled and "resources" not in self.given:
            for space in p.world.spaces:
                if p.world.resource[space] >= 0 and p.owner[space] < 0:
                    p.lying[space] = p.world.resource[space]
        for resource, name in enumerate(RESOURCES):
            used = p.lying.count(resource) + sum(c.resources[resource] for c in p.civs)
            if used > RESOURCE_TOKENS:
                raise BadScenario("resources", f"there are {RESOURCE_TOKENS} tokens of {name}, not {used}")
            p.supply[resource] = RESOURCE_TOKENS - used

    # Wonders.

    def _lay_wonders(self) -> None:
        entry = mapping(self.given, "wonders")
        known_keys(entry, {"on", "decks", "face_up", "removed"}, "wonders")
        p, used = self.p, [False] * WONDER_COUNT
        for word, space in mapping(entry, "on", "wonders").items():
            wonder = self._wonder(word, "wonders.on", used)
            p.wonder_space[wonder] = space_of(p, space, path("wonders.on", word))
        if len({space for space in p.wonder_space if space >= 0}) != WONDER_COUNT - p.wonder_space.count(NONE):
            raise BadScenario("wonders.on", "a city holds one wonder")
        told = mapping(entry, "decks", "wonders")
        known_keys(told, set(DECK), "wonders.decks")
        for kind in told:
            where = path("wonders.decks", kind)
            words = listing(told, kind, "wonders.decks")
            p.decks[DECK[kind]] = [self._wonder(word, where, used, DECK[kind]) for word in words][::-1]
        for word in listing(entry, "face_up", "wonders"):
            wonder = self._wonder(word, "wonders.face_up", used)
            if list(DECK)[DECK_OF[wonder]] in told or p.decks[DECK_OF[wonder]]:
                raise BadScenario("wonders.face_up", f"{word}: the first card of its deck is told already")
            p.decks[DECK_OF[wonder]] = [wonder]
        p.removed = [self._wonder(word, "wonders.removed", used) for word in listing(entry, "removed", "wonders")]
        for kind, deck in DECK.items():
            if kind not in told:
                self._fill_deck(deck, used)
        p.removed = sorted(p.removed + [wonder for wonder in range(WONDER_COUNT) if not used[wonder]])

    def _wonder(self, word: object, where: str, used: list[bool], deck: int = NONE) -> int:
        wonder = one_of(WONDER, word, where)
        if used[wonder]:
            raise BadScenario(where, f"{word} is there twice")
        if deck >= 0 and DECK_OF[wonder] != deck:
            raise BadScenario(where, f"{word} belongs to another deck")
        used[wonder] = True
        return wonder

    def _fill_deck(self, deck: int, used: list[bool]) -> None:
        """Shuffle the rest of a deck under its first card, as many of each era as the game has (R2.9-a)."""
        p = self.p
        kept = CARDS_PER_ERA[MOST_PLAYERS if p.setting.has_full_decks else p.players]
        top = p.decks[deck]
        first_era = WONDER_ERA[top[0]] if top else 0
        cards: list[int] = []
        for era in range(len(ERAS) - 1, first_era - 1, -1):
            of_era = [w for w in range(WONDER_COUNT) if DECK_OF[w] == deck and WONDER_ERA[w] == era]
            there = len([w for w in of_era if p.wonder_space[w] >= 0 or w in top])
            rest = [w for w in of_era if not used[w]]
            p.dice.shuffle(rest)
            cards += rest[: max(0, kept[era] - there)]
        for wonder in cards:
            used[wonder] = True
        p.decks[deck] = cards + top

    def _lay_victory_cards(self) -> None:
        words = listing(self.given, "victory_cards") or VICTORY_CARDS[:IN_PLAY]
        cards = [
            one_of(
                VICTORY_CARD,
                word if str(word).startswith(VICTORY_PREFIX) else f"{VICTORY_PREFIX}{word}",
                "victory_cards",
            )
            for word in words
        ]
        if len(cards) != IN_PLAY or len(set(cards)) != IN_PLAY:
            raise BadScenario("victory_cards", f"{IN_PLAY} different cards are expected")
        self.p.victory_cards = sorted(cards)


def describe_barbarians(p: NewDawn) -> dict[str, str]:
    """Where the barbarians of the game are."""
    words = {OFF_MAP: OFF_WORD, ABSENT: ABSENT_WORD}
    return {
        word: words.get(p.barbarians[barbarian]) or SPACE_NAMES[p.barbarians[barbarian]]
        for word, barbarian in BARBARIAN.items()
        if p.barbarians[barbarian] != ABSENT or p.world.spawn_space[barbarian] >= 0
    }


def describe_holders(holders: list[int], icons: list[int], names: list[str]) -> dict[str, str | int]:
    """Who holds city-states or natural wonders, of those that are in the game or on the map."""
    words = {FREE: FREE_WORD, ABSENT: ABSENT_WORD}
    return {
        name: words.get(holders[number], holders[number] + 1)
        for number, name in enumerate(names)
        if holders[number] != ABSENT or number in icons
    }


def describe_wonders(p: NewDawn) -> dict[str, Any]:
    """Where all wonders are; what was removed follows from the rest."""
    entry: dict[str, Any] = {
        "decks": {kind: [WONDERS[wonder] for wonder in p.decks[deck][::-1]] for kind, deck in DECK.items()}
    }
    on = {WONDERS[wonder]: SPACE_NAMES[space] for wonder, space in enumerate(p.wonder_space) if space >= 0}
    return {**entry, "on": on} if on else entry
