"""A position in numbers, from what a seat may know: what the learned value of A New Dawn looks at."""

from typing import Final

from civitas.bots.new_dawn.outlook import caravan_steps, danger, exposure
from civitas.bots.new_dawn.prospects import Prospects
from civitas.bots.new_dawn.weights import PLAN
from civitas.games.new_dawn.facts.agendas import AGENDA_COUNT, AGENDAS, IN_PLAY, VICTORY_CARD_COUNT, VICTORY_CARDS
from civitas.games.new_dawn.facts.event_dial import SECTION_COUNT
from civitas.games.new_dawn.facts.focus_cards import KIND_OF
from civitas.games.new_dawn.facts.kinds import KIND_COUNT, KINDS, SLOTS
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.wonders import DECK_KINDS
from civitas.games.new_dawn.model import REINFORCED, NewDawn
from civitas.games.new_dawn.standings import completed_cards, has_completed, missing, rim_spaces

LEADER_COUNT: Final = 8
TURNS: Final = 10.0
"""Turns are told in tens."""
OF_ONE: Final[list[str]] = [
    "turns", "completed", "quickest", "middle", "slowest", "last", "dial", "resources", "kinds_of_resources",
    "naturals", "wonders", "envoys", "pacts", "states", "cities", "mature", "nearly_mature", "missing", "tokens",
    "reinforced", "rim", "caravans", "caravans_out", "exposure", "danger",
    *[f"done_{card}" for card in VICTORY_CARDS], *[f"to_{agenda}" for agenda in AGENDAS],
    *[f"level_{kind}" for kind in KINDS], *[f"slot_{kind}" for kind in KINDS], *[f"trade_{kind}" for kind in KINDS],
    *[f"wonders_{KINDS[kind]}" for kind in DECK_KINDS], *[f"leader_{leader}" for leader in LEADERS],
]  # fmt: skip
OF_ALL: Final[list[str]] = [
    "round", "players", "automated", "rival_is_automated", "acts_later", "rival_acts_later", "lead", "second",
    *[f"event_{section}" for section in range(SECTION_COUNT)], *[f"in_play_{card}" for card in VICTORY_CARDS],
]  # fmt: skip
NAMES: Final[list[str]] = [*OF_ALL, *[f"own_{name}" for name in OF_ONE], *[f"rival_{name}" for name in OF_ONE]]


def features(p: NewDawn, seat: int) -> list[float]:
    """The numbers of this seat beside those of the rival that needs the fewest turns."""
    own = Prospects(p, seat, PLAN)
    turns = own.turns()
    rival, best, second = own, 1e9, 1e9
    for other in range(p.players):
        if other == seat:
            continue
        ways = Prospects(p, other, PLAN)
        needed = ways.turns()
        if needed < best:
            rival, best, second = ways, needed, best
        elif needed < second:
            second = needed
    found = [
        p.round / 20, (p.players - 2) / 2, 1.0 if p.automa >= 0 else 0.0,
        1.0 if rival.seat == p.automa else 0.0, _acts_later(p, seat), _acts_later(p, rival.seat),
        (best - turns) / TURNS, min(second - best, TURNS) / TURNS,
    ]  # fmt: skip
    for section in range(SECTION_COUNT):
        found.append(1.0 if p.event == section else 0.0)
    for card in range(VICTORY_CARD_COUNT):
        found.append(1.0 if card in p.victory_cards else 0.0)
    _add(found, p, own, turns)
    _add(found, p, rival, best)
    return found


def _acts_later(p: NewDawn, seat: int) -> float:
    """Whether a seat has a turn before this round is over."""
    return 1.0 if (seat - p.first) % p.players > (p.active - p.first) % p.players else 0.0


def _add(found: list[float], p: NewDawn, ways: Prospects, turns: float) -> None:
    """The numbers of one civilization."""
    seat, c = ways.seat, ways.c
    ways.used = 0.0
    to_agenda = [0.0] * AGENDA_COUNT
    done = [0.0] * VICTORY_CARD_COUNT
    needed: list[float] = []
    for card in p.victory_cards:
        if has_completed(p, seat, card):
            done[card] = 1.0
            needed.append(0.0)
        else:
            one, other = ways.to_agenda(2 * card), ways.to_agenda(2 * card + 1)
            to_agenda[2 * card] = one / TURNS
            to_agenda[2 * card + 1] = other / TURNS
            needed.append(min(one, other) / TURNS)
    needed.sort()
    needed += [0.0] * (IN_PLAY - len(needed))
    lacking = [missing(p, space) for space in c.cities]
    completed = completed_cards(p, seat)
    found.extend(
        [
            turns / TURNS, completed / 3, needed[0], needed[1], needed[2], 1.0 if completed == IN_PLAY - 1 else 0.0,
            c.dial / 24, sum(c.resources) / 4, len([1 for each in c.resources if each]) / 4,
            p.naturals.count(seat) / 2, len(p.wonders_of(seat)) / 4, c.envoys.bit_count() / 4, p.pacts.count(seat) / 2,
            p.states.count(seat) / 2, len(c.cities) / 8, lacking.count(0) / 4, lacking.count(1) / 4,
            sum(lacking) / 10, len(c.tokens) / 15, len([1 for space in c.tokens if p.piece[space] == REINFORCED]) / 8,
            rim_spaces(p, seat) / 15, caravan_steps(p, seat) / 30, len([1 for space in c.caravans if space >= 0]) / 2,
            exposure(p, seat), danger(p, seat),
        ]
    )  # fmt: skip
    found.extend(done)
    found.extend(to_agenda)
    _add_row(found, ways)
    for kind in DECK_KINDS:
        found.append(p.wonder_count(seat, kind) / 2)
    for leader in range(LEADER_COUNT):
        found.append(1.0 if c.leader == leader else 0.0)


def _add_row(found: list[float], ways: Prospects) -> None:
    """What the focus cards of each kind can do."""
    slots = [0] * KIND_COUNT
    for slot in range(SLOTS):
        slots[KIND_OF[ways.c.row[slot]]] = slot
    for kind in range(KIND_COUNT):
        found.append(ways.levels[kind] / 3)
    for kind in range(KIND_COUNT):
        found.append(slots[kind] / 4)
    for kind in range(KIND_COUNT):
        found.append(ways.tokens[kind] / 3)
