"""The entry of one player in a scenario, and the civilization that it describes."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.entries import checked, flag, known_keys, listing, mapping, number, one_of, path
from civitas.core.errors import BadScenario
from civitas.games.new_dawn.civilization import CARAVANS, CITIES, CONTROL_TOKENS, IN_RESERVE, ON_CARD, Civilization
from civitas.games.new_dawn.civilizations.gains import AUTOMA_NATURAL_SLOT
from civitas.games.new_dawn.civilizations.tech_dial import LAST_SPACE
from civitas.games.new_dawn.facts.city_states import CITY_STATE_KIND
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, CARD_COUNT, FOCUS_CARDS, KIND_OF, LEVEL_OF, card_of
from civitas.games.new_dawn.facts.kinds import ECONOMY, KIND_COUNT, SLOTS
from civitas.games.new_dawn.facts.leaders import ROOSEVELT
from civitas.games.new_dawn.facts.terrain import NONE, RESOURCE_TOKENS
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import CAPITAL, CITY, REINFORCED, TOKEN, NewDawn
from civitas.games.new_dawn.scenario.checks import MANY_TOKENS
from civitas.games.new_dawn.words import (
    AGENDA,
    CARD_WORD,
    LEADER,
    NATURAL,
    PACT,
    RESERVE_WORD,
    RESOURCE,
    STATE,
    focus_words,
    numbered,
)

NO_CARD: Final = 0
"""In place of a slot: a token that lies on no card."""
NO_CAPITAL: Final = ""
"""In place of a space: there is no capital, even if the map has a place for it."""

SEAT_KEYS: Final = {
    "leader", "row", "trade", "dial", "resources", "caravans", "capital", "cities", "tokens", "reinforced", "agendas",
    "markers", "envoys", "pacts", "on_cards", "deck", "beaten_capital",
}  # fmt: skip


def space_of(p: NewDawn, word: object, where: str) -> int:
    """The space that a scenario names."""
    space = one_of(_SPACE, word, where)
    if p.world.terrain[space] < 0:
        raise BadScenario(where, f"{word}: there is no such space on this map")
    return space


_SPACE: Final = numbered(SPACE_NAMES)


def default_caravans(row: list[int], is_automa: bool) -> list[int]:
    """All caravans that the economy card allows wait on it (R6.6-a)."""
    cards = AUTOMA_CARDS if is_automa else FOCUS_CARDS
    allowed = max([1, *[cards[card].caravans for card in row if KIND_OF[card] == ECONOMY]])
    return [ON_CARD if caravan < allowed else IN_RESERVE for caravan in range(CARAVANS)]


def default_deck(row: list[int]) -> int:
    """All cards of level II and above that are not in the row, as bits."""
    return sum(1 << card for card in range(CARD_COUNT) if LEVEL_OF[card] > 1 and card not in row)


class SeatEntry:
    """One entry of `civilizations`; the map must lie already."""

    def __init__(self, p: NewDawn, seat: int, entry: Mapping[str, Any], capital: int) -> None:
        self.p = p
        self.seat = seat
        self.entry = entry
        self.where = f"civilizations[{seat + 1}]"
        self.is_automa = seat == p.automa
        self.c: Civilization = p.civs[seat]
        self.capital = capital
        """Where the capital stands if the entry does not say it, or -1."""
        known_keys(entry, SEAT_KEYS, self.where)

    def set_up(self) -> None:
        """Take everything from the entry that does not depend on the table."""
        self._lay_row()
        self._put_pieces()
        self._put_caravans()
        c = self.c
        c.dial = number(self.entry, "dial", 0, 0, LAST_SPACE, self.where)
        c.resources = self._resources()
        for word in self._list("agendas"):
            c.agendas |= 1 << one_of(AGENDA, word, self._path("agendas"))
        c.markers = number(self.entry, "markers", bin(c.agendas).count("1"), 0, CONTROL_TOKENS, self.where)
        c.tokens_left = CONTROL_TOKENS - len(c.tokens) - c.markers
        for word in self._list("envoys"):
            c.envoys |= 1 << one_of(STATE, word, self._path("envoys"))
        c.has_beaten_capital = flag(self.entry, "beaten_capital", self.where)
        self._take_pacts()

    def lay_tokens(self) -> None:
        """Put the tokens of city-states and natural wonders on cards; who holds them must be known by now."""
        told = mapping(self.entry, "on_cards", self.where)
        known_keys(told, {*STATE, *NATURAL}, self._path("on_cards"))
        slots = {word: number(told, word, NO_CARD, NO_CARD, SLOTS, self._path("on_cards")) for word in told}
        for word, state in STATE.items():
            if self.p.states[state] == self.seat:
                default = self.c.slot_of(CITY_STATE_KIND[state])
                self._lay(self.c.states_on, state, slots.pop(word, default + 1))
        for word, natural in NATURAL.items():
            if self.p.naturals[natural] == self.seat:
                is_laid = self.c.leader == ROOSEVELT
                self._lay(self.c.naturals_on, natural, slots.pop(word, AUTOMA_NATURAL_SLOT + 1 if is_laid else NO_CARD))
        for word in slots:
            raise BadScenario(path(self._path("on_cards"), word), "the player does not hold this token")

    @staticmethod
    def _lay(pile: list[int], token: int, slot: int) -> None:
        if slot != NO_CARD:
            pile[slot - 1] |= 1 << token

    # The focus row.

    def _lay_row(self) -> None:
        c = self.c
        leader = self.entry.get("leader", "")
        if leader != "":
            c.lay_row(one_of(LEADER, leader, self._path("leader")))
        else:
            c.row = [card_of(kind, 1) for kind in range(KIND_COUNT)]
        words = focus_words(self.is_automa)
        if "row" in self.entry:
            c.row = [one_of(words, word, self._path("row")) for word in self._list("row")]
            if len(c.row) != SLOTS or len(set(c.row)) != SLOTS:
                raise BadScenario(self._path("row"), f"{SLOTS} different cards are expected")
        c.deck = default_deck(c.row)
        if "deck" in self.entry:
            c.deck = 0
            for word in self._list("deck"):
                c.deck |= 1 << one_of(words, word, self._path("deck"))
        self._lay_trade(words)

    def _lay_trade(self, words: Mapping[str, int]) -> None:
        c, where, given = self.c, self._path("trade"), self.entry.get("trade", {})
        if isinstance(given, list):
            if len(given) != SLOTS:
                raise BadScenario(where, f"{SLOTS} numbers are expected, or numbers by card")
            c.trade = [checked(count, where, 0, MANY_TOKENS) for count in given]
            return
        for word, count in mapping(self.entry, "trade", self.where).items():
            card = one_of(words, word, where)
            if card not in c.row:
                raise BadScenario(path(where, word), "this card is not in the row")
            c.trade[c.row.index(card)] = checked(count, path(where, word), 0, MANY_TOKENS)

    def _resources(self) -> list[int]:
        """A list of resources, or numbers by resource."""
        where, given = self._path("resources"), self.entry.get("resources", [])
        counts = [0] * len(RESOURCE)
        if isinstance(given, Mapping):
            for word, count in given.items():
                counts[one_of(RESOURCE, word, where)] = checked(count, path(where, word), 0, RESOURCE_TOKENS)
            return counts
        for word in self._list("resources"):
            counts[one_of(RESOURCE, word, where)] += 1
        return counts

    # Pieces.

    def _put_pieces(self) -> None:
        c = self.c
        if self.entry.get("capital") == NO_CAPITAL:
            self.capital = NONE
        elif "capital" in self.entry:
            self.capital = self._space(self.entry["capital"], "capital")
        if self.capital >= 0:
            self._put(self.capital, CAPITAL, c.cities, "capital")
        for word in self._list("cities"):
            self._put(self._space(word, "cities"), CITY, c.cities, "cities")
        strong = [self._space(word, "reinforced") for word in self._list("reinforced")]
        for word in self._list("tokens"):
            space = self._space(word, "tokens")
            self._put(space, REINFORCED if space in strong else TOKEN, c.tokens, "tokens")
        for space in strong:
            if space not in c.tokens:
                self._put(space, REINFORCED, c.tokens, "reinforced")
        c.cities_left = CITIES - len([space for space in c.cities if space != self.capital])

    def _put(self, space: int, piece: int, pieces: list[int], key: str) -> None:
        if self.p.owner[space] != NONE:
            raise BadScenario(self._path(key), f"{SPACE_NAMES[space]}: there is a piece already")
        self.p.owner[space] = self.seat
        self.p.piece[space] = piece
        pieces.append(space)

    def _put_caravans(self) -> None:
        c = self.c
        c.caravans = default_caravans(c.row, self.is_automa)
        words = self._list("caravans")
        if len(words) > CARAVANS:
            raise BadScenario(self._path("caravans"), f"there are {CARAVANS} caravans")
        for caravan, word in enumerate(words):
            if word == CARD_WORD:
                c.caravans[caravan] = ON_CARD
            elif word == RESERVE_WORD:
                c.caravans[caravan] = IN_RESERVE
            else:
                c.caravans[caravan] = self._space(word, "caravans")

    # Diplomacy cards.

    def _take_pacts(self) -> None:
        p, pacts = self.p, mapping(self.entry, "pacts", self.where)
        givers = {str(giver + 1): giver for giver in range(p.players) if giver != self.seat}
        known_keys(pacts, set(givers), self._path("pacts"))
        for giver in pacts:
            where = path(self._path("pacts"), giver)
            for word in listing(pacts, giver, self._path("pacts")):
                card = givers[giver] * PACT_COUNT + one_of(PACT, word, where)
                if p.pacts[card] != NONE:
                    raise BadScenario(where, f"{word}: another player holds this card")
                p.pacts[card] = self.seat

    # Reading.

    def _list(self, key: str) -> list[Any]:
        return listing(self.entry, key, self.where)

    def _path(self, key: str) -> str:
        return path(self.where, key)

    def _space(self, word: object, key: str) -> int:
        return space_of(self.p, word, self._path(key))
