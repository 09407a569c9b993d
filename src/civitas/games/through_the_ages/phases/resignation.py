"""Leaving the game: as a political action (2015) or at the beginning of the own turn (2006)."""

from collections import Counter
from typing import ClassVar

from civitas.core.events import Argument
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.core.storage import INT, Fields
from civitas.games.through_the_ages.cards import GOVERNMENT
from civitas.games.through_the_ages.civilization import NONE, Civilization
from civitas.games.through_the_ages.model import AGE_IV, EVERY_SEAT, ThroughTheAges
from civitas.games.through_the_ages.phases.ending import finish
from civitas.games.through_the_ages.phases.pacts import end_pact
from civitas.games.through_the_ages.technologies import TECH_COUNT

# Whether one may leave.


def leaving_objection(p: ThroughTheAges) -> Objection | None:
    """Why nobody can leave the game now."""
    if not p.setting.resignation:
        return p.no("resign")
    if p.age >= AGE_IV and not p.edition.resign_in_last_age:
        return p.no("resign-in-age-iv")
    return None


def ask_for_departure(p: ThroughTheAges, seat: int) -> None:
    """Where leaving is no political action, let a player leave before the own war is decided."""
    if not p.edition.resign_in_politics and leaving_objection(p) is None:
        p.push(Departure(seat))


class Departure(Frame[ThroughTheAges]):
    """At the beginning of the own turn a player may leave the game (2006)."""

    FIELDS: ClassVar[Fields] = (("seat", INT),)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.asked = 1 << seat

    def copy(self) -> "Departure":
        other = Departure(self.seat)
        other.asked = self.asked
        return other

    def resume(self, p: ThroughTheAges) -> None:
        p.pop()

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.resign.code(), p.verbs.done_code]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else p.no("phase")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        if action == p.verbs.resign.code():
            leave_game(p, seat)


# Leaving.


def leave_game(p: ThroughTheAges, seat: int) -> None:
    """A player has lost and leaves at once: the own turn ends here, and the last one left wins."""
    p.report("resigned", "resign", {"seat": seat})
    _end_pacts(p, seat)
    _end_wars(p, seat)
    _free_markers(p, seat)
    _clear_cards(p, seat)
    _clear_tokens(p, seat)
    p.civs[seat].is_gone = 1
    # Only the turn itself stays on the stack; it goes on with the next player.
    del p.frames[1:]
    if p.playing() == 1:
        p.start = p.seats()[0]
        finish(p)
    elif p.edition.decks_shrink_after_resignation:
        _shrink_decks(p)


def _end_pacts(p: ThroughTheAges, seat: int) -> None:
    for owner, o in enumerate(p.civs):
        if o.pact >= 0 and seat in (owner, o.pact_partner):
            other = o.pact_partner if owner == seat else owner
            arguments: dict[str, Argument] = {"seat": other, "other": seat, "card": p.cards[o.pact].name}
            p.report("pact-ended-by-resignation", "resign-pacts", arguments)
            end_pact(p, owner)


def _end_wars(p: ThroughTheAges, seat: int) -> None:
    """Wars on the leaver are dropped, with a reward for those who declared them (2015)."""
    for other, o in enumerate(p.civs):
        if o.war < 0 or o.war_target != seat:
            continue
        name = p.cards[o.war].name
        p.discard_military(o.war, EVERY_SEAT)
        o.war = NONE
        o.war_target = NONE
        points = p.score(other, p.edition.war_reward_for_resignation)
        p.report("war-dropped", "resign-wars", {"seat": other, "other": seat, "card": name, "points": points})


def _free_markers(p: ThroughTheAges, seat: int) -> None:
    for c in p.civs:
        if c.marker == seat:
            c.marker = NONE
    p.civs[seat].marker = NONE


def _clear_cards(p: ThroughTheAges, seat: int) -> None:
    """All cards of a player leave the hand and the area; what was kept for the end of the game still counts (2006)."""
    c = p.civs[seat]
    for card in p.in_front_of(c):
        if p.cards[card].is_civil:
            p.gone.append(card)
        else:
            p.discard_military(card, EVERY_SEAT)
    p.gone += c.hand
    for card in c.military_hand:
        p.discard_military(card, 1 << seat)
    c.hand = []
    c.fresh = []
    c.military_hand = []
    c.leader = NONE
    c.specials = [NONE] * len(c.specials)
    c.wonders = []
    c.ruins = []
    c.tucked = NONE
    c.wonder = NONE
    c.colonies = []
    c.tactic = NONE
    c.exclusive = 0
    c.war = NONE
    c.war_target = NONE


def _clear_tokens(p: ThroughTheAges, seat: int) -> None:
    """Only the printed board is left; its tokens are out of the game."""
    c = p.civs[seat]
    p.box_yellow += c.yellow + c.unused + c.on_cards()
    p.box_blue += c.blue + sum(c.stored) + c.stages
    c.yellow = 0
    c.unused = 0
    c.blue = 0
    c.stages = 0
    c.workers = [NONE] * TECH_COUNT
    c.techs = []
    c.stored = [0] * len(c.stored)
    for card in p.edition.cards.starting:
        if card.kind == GOVERNMENT:
            c.government = card.index
        else:
            c.workers[card.tech] = 0
    _clear_numbers(p, seat, c)


def _clear_numbers(p: ThroughTheAges, seat: int, c: Civilization) -> None:
    c.used = 0
    c.civil_lost = 0
    c.extra_military = 0
    c.unit_resources = 0
    c.unit_science = 0
    p.refresh(seat)
    c.civil = 0
    c.military = 0
    c.civil_total = 0
    c.military_total = 0


def _shrink_decks(p: ThroughTheAges) -> None:
    """The decks of later ages are made up for the players who are left (2015)."""
    for age in range(p.age + 1, len(p.civil_decks)):
        p.civil_decks = _with_deck(p.civil_decks, age, _shrunk(p, p.civil_decks[age], True, age))
        p.military_decks = _with_deck(p.military_decks, age, _shrunk(p, p.military_decks[age], False, age))


def _with_deck(decks: list[list[int]], age: int, deck: list[int]) -> list[list[int]]:
    """The same decks with another one of this age; decks are never changed in place."""
    return [deck if number == age else other for number, other in enumerate(decks)]


def _shrunk(p: ThroughTheAges, deck: list[int], civil: bool, age: int) -> list[int]:
    """A shuffled deck without the cards that are too many for the players left; those leave the game."""
    wanted = Counter(p.edition.cards.deck(civil, age, p.playing()))
    kept: list[int] = []
    for card in deck:
        if wanted[card] > 0:
            wanted[card] -= 1
            kept.append(card)
        else:
            p.gone.append(card)
    return kept
