"""Positions from a short description in the words of the game.

    {"players": 3, "round": 5, "age": "I", "active": 2, "step": "actions", "row": {"1": "iron"},
     "1": {"culture": 7, "workers": {"iron": 1}, "tokens": {"bronze": 3}, "leader": "homer", "hand": ["drama"]},
     "2": {"military_hand": ["phalanx"], "war": ["war-over-culture", 1]}}

Only `players` must be there; whatever is not mentioned is as at the start of a game. The game goes on with the given
step of the active player's turn. Cards that are mentioned anywhere leave the decks. Decks are told from the top; one
that is not mentioned holds the shuffled rest of its age, and "..." at the end of one stands for this rest. Cards that
are left over because a deck is told completely, or its age is over, are out of the game.

A hidden card may be told together with the players who know it, {"card": "raiders", "known": [2], "seen": [2]}: in the
current events `known` means that it is among them, `seen` that they know where it lies.
"""

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

from civitas.core.entries import checked, flag, known_keys, listing, mapping, number, one_of, path
from civitas.core.errors import BadScenario, BrokenDump
from civitas.core.loading import load_frames
from civitas.core.scenarios import agreed, load_dice_and_result, seeded_dice
from civitas.games.through_the_ages.civilization import NONE, Civilization
from civitas.games.through_the_ages.civilizations.goods import count_goods
from civitas.games.through_the_ages.facts.cards import EVENT, LEADER, LINES, PACT, SPECIAL, TACTIC, WAR
from civitas.games.through_the_ages.facts.editions import Edition
from civitas.games.through_the_ages.facts.technologies import STORES, TECH
from civitas.games.through_the_ages.model import EVERY_SEAT, ThroughTheAges
from civitas.games.through_the_ages.options import setting_for
from civitas.games.through_the_ages.phases.turn import Turn
from civitas.games.through_the_ages.scenario.checks import cards_of_game, check_actions, check_pieces
from civitas.games.through_the_ages.setup import OPEN_EVENTS, blank, give_first_actions, start_civilization
from civitas.games.through_the_ages.stored import BLANK_FRAMES, check_stack
from civitas.games.through_the_ages.verbs import ROW
from civitas.games.through_the_ages.words import AGE, EVERYONE, SIDES, STEPS, USED

MOST = 60000
_GENERAL = {
    "players", "options", "seed", "round", "age", "active", "start", "step", "last_round", "row", "civil_deck",
    "civil_decks", "military_deck", "military_decks", "discards", "current_events", "future_events", "past_events",
    "common_tactics", "bonus", "bonus_open", "gone", "flow", "dice", "result",
}  # fmt: skip
_NUMBERS = (
    "culture", "science", "unused", "civil_lost", "extra_military", "unit_resources", "unit_science", "civil_used",
    "military_used", "leader_resources",
)  # fmt: skip
_SEAT = {
    *_NUMBERS, "yellow", "blue", "workers", "tokens", "government", "leader", "specials", "wonders", "ruins", "tucked",
    "wonder", "stages", "colonies", "hand", "fresh", "military_hand", "leaders_taken", "civil", "military", "used",
    "tactic", "exclusive", "war", "pact", "marker", "kept", "left", "leaving",
}  # fmt: skip
REST = "..."


def build_scenario(edition: Edition, given: Mapping[str, Any]) -> ThroughTheAges:
    """The position of a description; a mistake is reported with the entry it is in."""
    p = _blank_for(edition, given)
    seats = [str(seat + 1) for seat in range(p.players)]
    known_keys(given, _GENERAL | set(seats))
    _set_clock(p, given)
    for seat, name in enumerate(seats):
        entry = mapping(given, name)
        known_keys(entry, _SEAT, name)
        _Seat(p, seat, name, entry).set_up()
    _Table(p, given).lay_out()
    _fill_box(p)
    _give_actions(p, given)
    _start(p, given)
    return p


def _blank_for(edition: Edition, given: Mapping[str, Any]) -> ThroughTheAges:
    players = checked(given.get("players"), "players", 2, 4)
    p = blank(agreed(given, players, partial(setting_for, edition)))
    p.dice = seeded_dice(given)
    return p


def _set_clock(p: ThroughTheAges, given: Mapping[str, Any]) -> None:
    p.round = number(given, "round", 1, 1, MOST)
    p.age = one_of(AGE, given.get("age", "A"), "age")
    p.start = number(given, "start", 1, 1, p.players) - 1
    p.active = number(given, "active", p.start + 1, 1, p.players) - 1
    p.last_round = number(given, "last_round", 0, 0, MOST)


class _Seat:
    """The entry of one player, and the civilization that it describes."""

    def __init__(self, p: ThroughTheAges, seat: int, name: str, entry: Mapping[str, Any]) -> None:
        self.p = p
        self.seat = seat
        self.name = name
        self.entry = entry
        self.c: Civilization = p.civs[seat]

    def set_up(self) -> None:
        """Take everything from the entry except the actions, which depend on the other players' pacts."""
        c, entry, name = self.c, self.entry, self.name
        for key in _NUMBERS:
            setattr(c, key, number(entry, key, int(getattr(c, key)), 0, MOST, name))
        c.yellow = number(entry, "yellow", c.yellow, 0, MOST, name)
        c.is_gone = flag(entry, "left", name)
        c.is_leaving = flag(entry, "leaving", name)
        for word in listing(entry, "used", name):
            c.used |= one_of(USED, word, f"{name}.used")
        if "marker" in entry:
            c.marker = self._player("marker", entry["marker"])
        self._set_up_cards()
        self._set_up_tokens()
        self._set_up_relations()

    def _set_up_cards(self) -> None:
        c, entry = self.c, self.entry
        c.government = self._card("government", c.government)
        c.leader = self._card("leader", NONE)
        c.wonder = self._card("wonder", NONE)
        c.tucked = self._card("tucked", NONE)
        if c.tucked != NONE and not any(card.tuck for card in self.p.cards):
            raise BadScenario(f"{self.name}.tucked", "no leader of this edition can lie under a wonder")
        c.stages = number(entry, "stages", 0, 0, 9, self.name)
        c.wonders = self._cards("wonders")
        c.ruins = self._cards("ruins")
        c.colonies = self._cards("colonies")
        c.fresh = self._cards("fresh")
        c.hand = self._cards("hand")
        c.hand += list((Counter(c.fresh) - Counter(c.hand)).elements())
        c.military_hand = sorted(self._cards("military_hand"))
        c.kept = self._cards("kept")
        for card in self._cards("specials"):
            if self.p.cards[card].kind != SPECIAL or c.specials[self.p.cards[card].line] != NONE:
                raise BadScenario(f"{self.name}.specials", f"one of each of {', '.join(LINES)} is expected")
            c.specials[self.p.cards[card].line] = card
        self._set_up_leaders()

    def _set_up_leaders(self) -> None:
        """The leaders that were taken: at least those in play and in hand."""
        c, where = self.c, f"{self.name}.leaders_taken"
        for word in listing(self.entry, "leaders_taken", self.name):
            c.leaders_taken |= 1 << one_of(AGE, word, where)
        if "leaders_taken" not in self.entry:
            for card in [c.leader, *c.hand]:
                if card >= 0 and self.p.cards[card].kind == LEADER:
                    c.leaders_taken |= 1 << self.p.cards[card].age
            if c.tucked >= 0:
                c.leaders_taken |= 1

    def _set_up_tokens(self) -> None:
        c, name = self.c, self.name
        for word, count in mapping(self.entry, "workers", name).items():
            tech = one_of(TECH, word, f"{name}.workers")
            c.workers[tech] = checked(count, f"{name}.workers.{word}", 0, 99)
        for word, count in mapping(self.entry, "tokens", name).items():
            tech = one_of(TECH, word, f"{name}.tokens")
            if tech not in STORES or c.workers[tech] < 0:
                raise BadScenario(f"{name}.tokens", f"{word} is not in play, or holds no blue tokens")
            c.stored[tech] = checked(count, f"{name}.tokens.{word}", 0, 99)
        c.blue = number(self.entry, "blue", max(0, c.blue - sum(c.stored) - c.stages), 0, MOST, name)

    def _set_up_relations(self) -> None:
        c, p = self.c, self.p
        c.tactic = self._card("tactic", NONE)
        if c.tactic != NONE and p.cards[c.tactic].kind != TACTIC:
            raise BadScenario(f"{self.name}.tactic", f"{p.cards[c.tactic].id} is no tactic")
        c.exclusive = flag(self.entry, "exclusive", self.name)
        if "war" in self.entry:
            c.war, c.war_target, _ = self._relation("war", WAR, 2)
        if "pact" in self.entry:
            c.pact, c.pact_partner, side = self._relation("pact", PACT, 3)
            c.pact_side = one_of(SIDES, side, f"{self.name}.pact") if side is not None else 0
        if p.edition.tactics_are_shared and c.tactic >= 0 and not c.exclusive and c.tactic not in p.common:
            p.common = [*p.common, c.tactic]

    def _relation(self, key: str, kind: int, most: int) -> tuple[int, int, object]:
        """A card, a player, and the own side of a pact."""
        where, given = f"{self.name}.{key}", listing(self.entry, key, self.name)
        if not 2 <= len(given) <= most:
            raise BadScenario(where, "a card and a player are expected, for a pact perhaps the own side a or b")
        card = _card(self.p, given[0], where)
        if self.p.cards[card].kind != kind:
            raise BadScenario(where, f"{given[0]} is no {key}")
        return card, self._player(key, given[1]), given[2] if len(given) > 2 else None

    def _player(self, key: str, value: object) -> int:
        return checked(value, f"{self.name}.{key}", 1, self.p.players) - 1

    def _card(self, key: str, default: int) -> int:
        return _card(self.p, self.entry[key], f"{self.name}.{key}") if key in self.entry else default

    def _cards(self, key: str) -> list[int]:
        return [_card(self.p, word, f"{self.name}.{key}") for word in listing(self.entry, key, self.name)]


class _Table:
    """Everything that belongs to nobody: the row, the decks, the events and the cards out of the game."""

    def __init__(self, p: ThroughTheAges, given: Mapping[str, Any]) -> None:
        self.p = p
        self.given = given
        self.open_ended: list[tuple[list[int], bool, int]] = []
        """Decks that end with the rest of their age: the cards told from the top, whether civil, the age."""

    def lay_out(self) -> None:
        """First all that is told, then what is left over where it belongs."""
        p, given = self.p, self.given
        self._lay_row()
        self._lay_events()
        self._lay_discards()
        told = [_card(p, word, "common_tactics") for word in listing(given, "common_tactics")]
        p.common = told + [card for card in p.common if card not in told]
        p.gone = [_card(p, word, "gone") for word in listing(given, "gone")]
        p.bonus = [_card(p, word, "bonus") for word in listing(given, "bonus")]
        self._lay_decks("civil", p.civil_decks)
        self._lay_decks("military", p.military_decks)
        self._lay_final_events()
        self._place_rest(cards_of_game(p) - self._placed())
        p.civil_left = len(p.civil_decks[p.age]) if p.age < len(p.civil_decks) else 0
        p.military_left = len(p.military_decks[p.age]) if p.age < len(p.military_decks) else 0
        if "row" not in given:
            self._deal_row()

    def _placed(self) -> Counter[int]:
        """The cards that were told, also those in decks of ages to come."""
        self.p.civil_left = self.p.military_left = MOST
        return Counter(self.p.every_card())

    def _lay_row(self) -> None:
        p, row = self.p, self.given.get("row", {})
        if isinstance(row, list) and len(row) <= ROW:
            row = {str(space + 1): word for space, word in enumerate(row)}
        if not isinstance(row, Mapping):
            raise BadScenario("row", f"a list of at most {ROW} cards is expected, or cards by their spaces")
        known_keys(row, {str(space + 1) for space in range(ROW)}, "row")
        for space, word in row.items():
            if word is not None:
                p.row[int(space) - 1] = _card(p, word, f"row.{space}")

    def _lay_events(self) -> None:
        p = self.p
        current = self._hidden_cards("current_events", ("known", "seen"))[::-1]
        future = self._hidden_cards("future_events", ("known",))
        p.current = [card for card, _, _ in current]
        p.current_known = [known | seen for _, known, seen in current]
        p.current_seen = [seen for _, _, seen in current]
        p.future = [card for card, _, _ in future]
        p.future_known = [known for _, known, _ in future]
        p.past = [_card(p, word, "past_events") for word in listing(self.given, "past_events")]

    def _lay_discards(self) -> None:
        p = self.p
        for card, known, _ in self._hidden_cards("discards", ("known",), everyone=True):
            p.discard_military(card, known)

    def _hidden_cards(self, key: str, marks: tuple[str, ...], everyone: bool = False) -> list[tuple[int, int, int]]:
        """Cards, who knows each of them, and who has seen where it lies."""
        cards = []
        for place, entry in enumerate(listing(self.given, key)):
            where = f"{key}[{place}]"
            record = entry if isinstance(entry, Mapping) else {"card": entry}
            known_keys(record, {"card", *marks}, where)
            card = _card(self.p, record.get("card"), where)
            if everyone and record.get("known") == EVERYONE:
                cards.append((card, EVERY_SEAT, 0))
            else:
                cards.append((card, self._seats(record, "known", where), self._seats(record, "seen", where)))
        return cards

    def _seats(self, record: Mapping[str, Any], key: str, where: str) -> int:
        bits = 0
        for player in listing(record, key, where):
            bits |= 1 << checked(player, path(where, key), 1, self.p.players) - 1
        return bits

    def _lay_decks(self, name: str, decks: list[list[int]]) -> None:
        """The deck of the current age and those of later ones; what is not told is the rest of the age."""
        told: dict[int, tuple[str, list[Any]]] = {}
        for word in mapping(self.given, f"{name}_decks"):
            age = one_of(AGE, word, f"{name}_decks")
            told[age] = (f"{name}_decks.{word}", listing(mapping(self.given, f"{name}_decks"), word, f"{name}_decks"))
        if f"{name}_deck" in self.given:
            told[self.p.age] = (f"{name}_deck", listing(self.given, f"{name}_deck"))
        first = self.p.age if name == "civil" else max(1, self.p.age)
        for age in told:
            if age not in range(first, len(decks)):
                raise BadScenario(told[age][0], "there is no such deck, or it is used up")
        for age in range(first, len(decks)):
            where, words = told.get(age, ("", [REST]))
            cards = [_card(self.p, word, where) for word in words if word != REST]
            if words[-1:] == [REST]:
                self.open_ended.append((decks[age], name == "civil", age))
            if REST in words[:-1]:
                raise BadScenario(where, f"{REST} stands for the rest of the deck, at its end")
            decks[age] += cards[::-1]

    def _lay_final_events(self) -> None:
        """The age III events that lie open in the advanced game."""
        p = self.p
        if p.setting.is_advanced and "bonus" not in self.given:
            finals = [card for card in p.edition.cards.deck(False, 3, p.players) if p.cards[card].kind == EVENT]
            p.dice.shuffle(finals)
            p.bonus = finals[:OPEN_EVENTS]
        p.bonus_open = number(self.given, "bonus_open", len(p.bonus) if p.setting.is_advanced else 0, 0, len(p.bonus))

    def _place_rest(self, rest: Counter[int]) -> None:
        """Deal what is left: under the decks that are not told completely, to the events of age A, or to nobody."""
        p = self.p
        for deck, civil, age in self.open_ended:
            cards = [card for card in sorted(rest.elements()) if self._fits(card, civil, age)]
            p.dice.shuffle(cards)
            deck[:0] = cards
            rest -= Counter(cards)
        if "current_events" not in self.given:
            events = [card for card in sorted(rest.elements()) if self._fits(card, False, 0)]
            p.dice.shuffle(events)
            p.current = events if p.setting.is_simple else events[: p.players + 2]
            p.current_known = [0] * len(p.current)
            p.current_seen = [0] * len(p.current)
            rest -= Counter(p.current)
        p.gone = p.gone + sorted(rest.elements())

    def _fits(self, card: int, civil: bool, age: int) -> bool:
        return self.p.cards[card].is_civil == civil and self.p.cards[card].age == age

    def _deal_row(self) -> None:
        """As at the start of a game, from the deck of the current age."""
        p = self.p
        for space in range(ROW):
            if p.civil_left:
                p.civil_left -= 1
                p.row[space] = p.civil_decks[p.age][p.civil_left]
        if p.age < len(p.civil_decks):
            del p.civil_decks[p.age][p.civil_left :]


def _card(p: ThroughTheAges, word: object, where: str) -> int:
    return one_of(p.edition.cards.index, word, where)


def _fill_box(p: ThroughTheAges) -> None:
    """The box takes what is missing from the tokens of the start, or gave what is too many."""
    start = start_civilization(p.setting)
    there = p.components()
    p.box_yellow += p.players * (start.yellow + start.unused + start.on_cards()) - there["yellow"]
    p.box_blue += p.players * start.blue - there["blue"]


def _give_actions(p: ThroughTheAges, given: Mapping[str, Any]) -> None:
    """All actions of everybody, in the first round only a few, unless the entries say otherwise."""
    try:
        check_pieces(p)
    except BrokenDump as problem:
        raise _bad(p, problem) from problem
    for seat, c in enumerate(p.civs):
        c.civil_total = c.military_total = c.civil = c.military = 0
        c.forget_technologies()
        count_goods(c)
        p.refresh(seat)
        if c.is_gone:
            c.civil_total = c.military_total = 0
    if p.round == 1:
        give_first_actions(p)
    for seat, c in enumerate(p.civs):
        name = str(seat + 1)
        entry = mapping(given, name)
        c.civil = number(entry, "civil", c.civil, 0, 99, name)
        c.military = number(entry, "military", c.military, 0, 99, name)


def _start(p: ThroughTheAges, given: Mapping[str, Any]) -> None:
    steps = {word: p.edition.steps.index(step) for word, step in STEPS.items() if step in p.edition.steps}
    step = one_of({"start": 0, **steps}, given.get("step", "actions"), "step")
    try:
        load_dice_and_result(p, given)
        check_pieces(p)
        check_actions(p)
        if "flow" in given:
            p.frames = load_frames(given["flow"], BLANK_FRAMES, p.players)
            check_stack(p)
            return
    except BrokenDump as problem:
        raise _bad(p, problem) from problem
    p.push(Turn(step))
    p.settle()


def _bad(p: ThroughTheAges, problem: BrokenDump) -> BadScenario:
    """The same complaint in the words of scenarios."""
    where, _, what = str(problem).partition(": ")
    for seat in range(p.players):
        where = where.replace(f"civilizations[{seat}]", str(seat + 1))
    return BadScenario(where.removeprefix("state.").replace("frames", "flow"), what)
