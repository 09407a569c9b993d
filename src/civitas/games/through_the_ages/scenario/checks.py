"""Whether the numbers and cards of a position that was stored or described can lie where they are said to lie."""

from collections import Counter

from civitas.core.errors import BrokenDump
from civitas.core.storage import check_numbers
from civitas.games.through_the_ages.civilization import NONE, Civilization
from civitas.games.through_the_ages.civilizations.ratings import action_totals
from civitas.games.through_the_ages.facts.cards import (
    ACTION,
    BONUS,
    EVENT,
    GOVERNMENT,
    LEADER,
    LINES,
    PACT,
    SPECIAL,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
)
from civitas.games.through_the_ages.facts.technologies import STORES, TECH_COUNT, TECHS
from civitas.games.through_the_ages.model import AGE_IV, ThroughTheAges
from civitas.games.through_the_ages.setup import AGE_COUNT, SIMPLE_EVENTS_WITHOUT, military_deck, start_civilization
from civitas.games.through_the_ages.verbs import ROW
from civitas.games.through_the_ages.words import USED

ALL_KINDS: list[int] = list(range(BONUS + 1))
CIVIL_KINDS: list[int] = list(range(GOVERNMENT + 1))
MILITARY_KINDS: list[int] = list(range(EVENT, BONUS + 1))
MANY: range = range(1 << 16)
"""More than any counter of the game ever shows."""
FEW: range = range(100)


def check_pieces(p: ThroughTheAges) -> None:
    """Make sure that every card and every token exists and lies where such a thing can lie."""
    check_numbers([p.round], 1, "state.round", range(1, MANY.stop))
    check_numbers([p.age], 1, "state.age", range(AGE_IV + 1))
    check_numbers([p.active, p.start], 2, "state.active, state.start", range(p.players))
    check_numbers([p.last_round], 1, "state.last_round", MANY)
    _check_row(p)
    _check_decks(p, True)
    _check_decks(p, False)
    _check_discards(p)
    _check_events(p)
    _check_cards(p, p.common, "state.common", [TACTIC])
    _check_cards(p, p.gone, "state.gone", ALL_KINDS)
    for seat, c in enumerate(p.civs):
        _check_civilization(p, seat, c)
    _check_copies(p)
    _check_tokens(p)


def check_actions(p: ThroughTheAges) -> None:
    """Make sure that the action totals are those of the cards in play."""
    for seat, c in enumerate(p.civs):
        if not c.is_gone and (c.civil_total, c.military_total) != action_totals(p, seat):
            raise BrokenDump(
                f"civilizations[{seat}].civil_total, military_total: the cards say {action_totals(p, seat)}"
            )


# The table.


def _check_row(p: ThroughTheAges) -> None:
    if len(p.row) != ROW:
        raise BrokenDump(f"state.row: {ROW} spaces are expected, not {len(p.row)}")
    _check_cards(p, [card for card in p.row if card != NONE], "state.row", CIVIL_KINDS)


def _check_decks(p: ThroughTheAges, civil: bool) -> None:
    name, left = ("civil", p.civil_left) if civil else ("military", p.military_left)
    decks = p.civil_decks if civil else p.military_decks
    _check_ages(p, decks, f"state.{name}_decks")
    if any(p.cards[card].is_civil != civil for deck in decks for card in deck):
        raise BrokenDump(f"state.{name}_decks: only {name} cards are expected")
    if any(decks[: min(p.age, AGE_COUNT)]) or (decks[0] and not civil):
        raise BrokenDump(f"state.{name}_decks: nothing is left of the ages that are over, or have no deck")
    if left != (len(decks[p.age]) if p.age < AGE_COUNT else 0):
        raise BrokenDump(f"state.{name}_left: the deck of the current age has another number of cards")


def _check_discards(p: ThroughTheAges) -> None:
    _check_ages(p, p.discards, "state.discards")
    if any(p.cards[card].is_civil for row in p.discards for card in row):
        raise BrokenDump("state.discards: only military cards are expected")
    if len(p.discards_known) != AGE_COUNT:
        raise BrokenDump(f"state.discards_known: {AGE_COUNT} rows are expected")
    for row, known in zip(p.discards, p.discards_known, strict=True):
        check_numbers(known, len(row), "state.discards_known", range(-1, 1 << p.players))


def _check_ages(p: ThroughTheAges, rows: list[list[int]], name: str) -> None:
    if len(rows) != AGE_COUNT:
        raise BrokenDump(f"{name}: {AGE_COUNT} rows are expected, not {len(rows)}")
    for age, row in enumerate(rows):
        _check_cards(p, row, f"{name}[{age}]", ALL_KINDS)
        if any(p.cards[card].age != age for card in row):
            raise BrokenDump(f"{name}[{age}]: a card of another age")


def _check_events(p: ThroughTheAges) -> None:
    seats = range(1 << p.players)
    for name, cards in (("current", p.current), ("future", p.future), ("past", p.past)):
        _check_cards(p, cards, f"state.{name}", [EVENT, TERRITORY])
    check_numbers(p.current_known, len(p.current), "state.current_known", seats)
    check_numbers(p.current_seen, len(p.current), "state.current_seen", seats)
    check_numbers(p.future_known, len(p.future), "state.future_known", seats)
    if any(seen & ~known for seen, known in zip(p.current_seen, p.current_known, strict=True)):
        raise BrokenDump("state.current_seen: who knows where an event lies knows the event")
    _check_cards(p, p.bonus, "state.bonus", [EVENT], age=3)
    check_numbers([p.bonus_open], 1, "state.bonus_open", range(len(p.bonus) + 1))


# A civilization.


def _check_civilization(p: ThroughTheAges, seat: int, c: Civilization) -> None:
    where = f"civilizations[{seat}]"
    check_numbers([c.culture, c.science, c.yellow, c.unused, c.blue], 5, f"{where}.culture, science, tokens", MANY)
    check_numbers(
        [c.civil, c.military, c.civil_total, c.military_total, c.civil_lost, c.extra_military, c.unit_resources,
         c.unit_science, c.civil_used, c.military_used], 10, f"{where}.actions", FEW,
    )  # fmt: skip
    check_numbers([c.leader_resources], 1, f"{where}.leader_resources", range(c.unit_resources + 1))
    check_numbers([c.used], 1, f"{where}.used", range(1 << len(USED)))
    flags = [c.is_gone, c.is_leaving, c.exclusive, c.pact_side]
    check_numbers(flags, 4, f"{where}.is_gone, is_leaving, exclusive, pact_side", range(2))
    check_numbers([c.leaders_taken], 1, f"{where}.leaders_taken", range(1 << AGE_COUNT))
    check_numbers([c.marker], 1, f"{where}.marker", range(-1, p.players))
    _check_workers(p, c, where)
    _check_cards_in_play(p, c, where)
    _check_hands(p, c, where)
    _check_relations(p, seat, c, where)


def _check_workers(p: ThroughTheAges, c: Civilization, where: str) -> None:
    check_numbers(c.workers, TECH_COUNT, f"{where}.workers", range(-1, FEW.stop))
    check_numbers(c.stored, len(STORES), f"{where}.stored", FEW)
    for card in p.edition.cards.starting:
        if card.tech >= 0 and c.workers[card.tech] < 0:
            raise BrokenDump(f"{where}.workers: {card.id} is printed on the board")
    for tech in STORES:
        if c.stored[tech] and c.workers[tech] < 0:
            raise BrokenDump(f"{where}.stored: {TECHS[tech]} is not in play")


def _check_cards_in_play(p: ThroughTheAges, c: Civilization, where: str) -> None:
    _check_cards(p, [c.government], f"{where}.government", [GOVERNMENT], starts=True)
    _check_cards(p, _without_none(c.leader), f"{where}.leader", [LEADER])
    _check_cards(p, _without_none(c.wonder), f"{where}.wonder", [WONDER])
    _check_cards(p, c.wonders, f"{where}.wonders", [WONDER])
    _check_cards(p, c.colonies, f"{where}.colonies", [TERRITORY])
    _check_cards(p, [card for card in c.specials if card != NONE], f"{where}.specials", [SPECIAL])
    if len(c.specials) != len(LINES) or any(
        card != NONE and p.cards[card].line != line for line, card in enumerate(c.specials)
    ):
        raise BrokenDump(f"{where}.specials: one place for each of {', '.join(LINES)} is expected")
    if Counter(c.ruins) - Counter(c.wonders) or len(set(c.ruins)) != len(c.ruins):
        raise BrokenDump(f"{where}.ruins: only completed wonders lie in ruins")
    if c.tucked != NONE and (c.tucked not in c.wonders or not any(card.tuck for card in p.cards)):
        raise BrokenDump(f"{where}.tucked: a completed wonder is expected, and a leader who can lie under it")
    if c.stages not in range(len(p.cards[c.wonder].stages) if c.wonder >= 0 else 1):
        raise BrokenDump(f"{where}.stages: fewer stages than the wonder under construction has are expected")


def _check_hands(p: ThroughTheAges, c: Civilization, where: str) -> None:
    _check_cards(p, c.hand, f"{where}.hand", [kind for kind in CIVIL_KINDS if kind != WONDER])
    _check_cards(p, c.fresh, f"{where}.fresh", [ACTION])
    if Counter(c.fresh) - Counter(c.hand):
        raise BrokenDump(f"{where}.fresh: only cards in hand are fresh")
    _check_cards(p, c.military_hand, f"{where}.military_hand", MILITARY_KINDS)
    if any(p.cards[card].age == 0 for card in c.military_hand):
        raise BrokenDump(f"{where}.military_hand: there are no cards of age A")
    _check_cards(p, c.kept, f"{where}.kept", [EVENT], age=3)


def _check_relations(p: ThroughTheAges, seat: int, c: Civilization, where: str) -> None:
    """Tactic, war and pact."""
    _check_cards(p, _without_none(c.tactic), f"{where}.tactic", [TACTIC])
    if c.exclusive and c.tactic < 0:
        raise BrokenDump(f"{where}.exclusive: there is no tactic")
    if p.edition.tactics_are_shared and c.tactic >= 0 and not c.exclusive and c.tactic not in p.common:
        raise BrokenDump(f"{where}.tactic: it is either exclusive or a common one")
    _check_cards(p, _without_none(c.war), f"{where}.war", [WAR])
    _check_cards(p, _without_none(c.pact), f"{where}.pact", [PACT])
    for name, card, other in (("war_target", c.war, c.war_target), ("pact_partner", c.pact, c.pact_partner)):
        if card == NONE and other != NONE:
            raise BrokenDump(f"{where}.{name}: there is no such card")
        if card != NONE and (other not in range(p.players) or other == seat):
            raise BrokenDump(f"{where}.{name}: another seat is expected")


# Cards and tokens altogether.


def cards_of_game(p: ThroughTheAges) -> Counter[int]:
    """How many cards of each there are in this game; those printed on the boards do not count."""
    events = p.edition.cards.deck(False, 0, p.players)
    if p.setting.is_simple:
        events = [card for card in events if p.cards[card].id != SIMPLE_EVENTS_WITHOUT]
    cards = Counter(events)
    for age in range(p.setting.last_deck + 1):
        cards.update(p.edition.cards.deck(True, age, p.players))
        if age > 0:
            cards.update(military_deck(p, age))
    if p.setting.is_advanced:
        cards.update(p.bonus)
    return cards


def _check_copies(p: ThroughTheAges) -> None:
    if p.setting.is_advanced and len(set(p.bonus)) != len(p.bonus):
        raise BrokenDump("state.bonus: an event is there twice")
    there, expected = Counter(p.every_card()), cards_of_game(p)
    for card in sorted({*there, *expected}):
        if there[card] != expected[card]:
            raise BrokenDump(f"cards: {there[card]} of {p.cards[card].id} instead of {expected[card]}")


def _check_tokens(p: ThroughTheAges) -> None:
    start = start_civilization(p.setting)
    there = p.components()
    if there["yellow"] != p.players * (start.yellow + start.unused + start.on_cards()):
        raise BrokenDump("state.box_yellow: it is what is missing from the tokens of the start")
    if there["blue"] != p.players * start.blue:
        raise BrokenDump("state.box_blue: it is what is missing from the tokens of the start")


def _check_cards(
    p: ThroughTheAges, cards: list[int], where: str, kinds: list[int], *, age: int = -1, starts: bool = False
) -> None:
    for card in cards:
        if card not in range(len(p.cards)) or p.cards[card].kind not in kinds:
            raise BrokenDump(f"{where}: {card} is no such card")
        if age >= 0 and p.cards[card].age != age:
            raise BrokenDump(f"{where}: {p.cards[card].id} is of another age")
        if p.cards[card].starts and not starts:
            raise BrokenDump(f"{where}: {p.cards[card].id} is printed on the boards")


def _without_none(card: int) -> list[int]:
    return [] if card == NONE else [card]
