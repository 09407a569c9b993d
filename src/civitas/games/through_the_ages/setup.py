"""The beginning of a game: boards, decks, card row and events."""

from typing import Final

from civitas.core.dice import Dice
from civitas.games.through_the_ages.civilization import NONE, Civilization
from civitas.games.through_the_ages.events.bonus_cards import deal_bonus_cards
from civitas.games.through_the_ages.facts.cards import AGGRESSION, EVENT, GOVERNMENT, WAR
from civitas.games.through_the_ages.facts.technologies import STORES, TECH_COUNT
from civitas.games.through_the_ages.model import ThroughTheAges, empty_row
from civitas.games.through_the_ages.options import NO_BONUS, Setting
from civitas.games.through_the_ages.phases.turn import Turn
from civitas.games.through_the_ages.verbs import ROW

AGE_COUNT: Final = 4
OPEN_EVENTS: Final = 4
"""Age III events that lie open in the advanced game of 2006."""
SIMPLE_EVENTS_WITHOUT: Final = "development-of-politics"
ATTACK_PACTS: Final = ("acceptance-of-supremacy", "loss-of-sovereignty", "peace-treaty")
"""Pacts that forbid attacks and hence make sense only where there are any."""


def new_position(setting: Setting, seed: int) -> ThroughTheAges:
    """The first position of a game."""
    p = blank(setting)
    p.dice = Dice.seeded(seed)
    p.start = p.dice.below(p.players)
    p.active = p.start
    give_first_actions(p)
    deal_decks(p)
    p.civil_left = len(p.civil_decks[0])
    for space in range(ROW):
        p.civil_left -= 1
        p.row[space] = p.civil_decks[0][p.civil_left]
    lay_events(p)
    p.push(Turn(0))
    if setting.bonus_cards != NO_BONUS:
        deal_bonus_cards(p)
    p.settle()
    return p


def blank(setting: Setting) -> ThroughTheAges:
    """Civilizations at the start, with no card anywhere but on their boards."""
    p = ThroughTheAges(setting)
    p.civs = [start_civilization(setting) for _ in range(setting.players)]
    p.row = empty_row()
    p.civil_decks = [[] for _ in range(AGE_COUNT)]
    p.military_decks = [[] for _ in range(AGE_COUNT)]
    p.discards = [[] for _ in range(AGE_COUNT)]
    p.discards_known = [[] for _ in range(AGE_COUNT)]
    for seat in range(setting.players):
        p.refresh(seat)
    return p


def start_civilization(setting: Setting) -> Civilization:
    """A civilization as it is printed on its board."""
    edition = setting.edition
    c = Civilization()
    c.yellow = edition.yellow_bank + setting.extra_yellow
    c.unused = edition.unused_workers
    c.blue = edition.blue_bank
    c.workers = [NONE] * TECH_COUNT
    c.stored = [0] * len(STORES)
    c.specials = [NONE] * 4
    for card in edition.cards.starting:
        if card.kind == GOVERNMENT:
            c.government = card.index
        else:
            c.workers[card.tech] = card.workers
    return c


def give_first_actions(p: ThroughTheAges) -> None:
    """In the first round there are few civil actions and no military ones."""
    for place, seat in enumerate(p.seats_from(p.start)):
        p.civs[seat].civil = p.edition.first_civil_actions[place]
        p.civs[seat].military = 0


def deal_decks(p: ThroughTheAges) -> None:
    """Shuffle the decks of all ages that are played."""
    for age in range(p.setting.last_deck + 1):
        p.civil_decks[age] = p.edition.cards.deck(True, age, p.players)
        p.dice.shuffle(p.civil_decks[age])
        if age > 0:
            p.military_decks[age] = military_deck(p, age)
            p.dice.shuffle(p.military_decks[age])


def military_deck(p: ThroughTheAges, age: int) -> list[int]:
    """The military cards of an age that this game is played with."""
    setting = p.setting
    if setting.is_simple:
        return []
    deck = p.edition.cards.deck(False, age, p.players)
    if setting.is_advanced:
        deck = [card for card in deck if p.cards[card].kind != WAR]
    if setting.peaceful:
        deck = [card for card in deck if p.cards[card].kind not in (AGGRESSION, WAR)]
        if not setting.keep_all_pacts:
            deck = [card for card in deck if p.cards[card].id not in ATTACK_PACTS]
    return deck


def lay_events(p: ThroughTheAges) -> None:
    """The current events of age A, and what lies open from the start in the advanced game."""
    events = p.edition.cards.deck(False, 0, p.players)
    if p.setting.is_simple:
        events = [card for card in events if p.cards[card].id != SIMPLE_EVENTS_WITHOUT]
    p.dice.shuffle(events)
    count = len(events) if p.setting.is_simple else p.players + 2
    p.current = events[:count]
    p.current_known = [0] * count
    p.current_seen = [0] * count
    p.gone = p.gone + events[count:]
    if p.setting.is_advanced:
        final = [card for card in p.edition.cards.deck(False, 3, p.players) if p.cards[card].kind == EVENT]
        p.dice.shuffle(final)
        p.bonus = final[:OPEN_EVENTS]
        p.bonus_open = OPEN_EVENTS
