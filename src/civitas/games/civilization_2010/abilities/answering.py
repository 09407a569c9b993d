"""What may be answered with what: the events and abilities that cancel or interrupt, and who could have them."""

from typing import Final

from civitas.games.civilization_2010.abilities.targets import (
    ABILITY_RULES,
    EVENT_RULES,
    ability_targets,
    event_targets,
    is_near,
)
from civitas.games.civilization_2010.abilities.ways_to_pay import can_pay, could_have
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.facts.abilities import FIRST_RESOURCE_ABILITY
from civitas.games.civilization_2010.facts.effects import (
    CANCEL_CITY_ACTION,
    CANCEL_CULTURE_EVENT,
    CANCEL_CULTURE_EVENT_OR_RESOURCE_ABILITY,
    CANCEL_EVENT_AGAINST_YOU,
    CANCEL_RESOURCE_ABILITY,
    FREEZE_SQUARE,
    KILL_FIGURE,
    KILL_GREAT_PERSON_OR_FIGURES,
)
from civitas.games.civilization_2010.facts.events import (
    EVENT_COUNT,
    EVENT_LEVEL,
    EVENT_OPTIONS,
    UNLIMITED,
)
from civitas.games.civilization_2010.facts.techs import RESOURCE_ABILITIES
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.verbs import PLAY, USE

CITY_ACTION: Final = 0
EVENT: Final = 1
RESOURCE_ABILITY: Final = 2
STEP: Final = 3
"""A step of a moving group."""
WINDOW_KINDS: Final[list[str]] = ["city-action", "event", "ability", "step"]

_EFFECTS: Final[list[list[int]]] = [
    [CANCEL_CITY_ACTION],
    [CANCEL_EVENT_AGAINST_YOU, CANCEL_CULTURE_EVENT, CANCEL_CULTURE_EVENT_OR_RESOURCE_ABILITY],
    [CANCEL_RESOURCE_ABILITY, CANCEL_CULTURE_EVENT_OR_RESOURCE_ABILITY],
    [KILL_FIGURE, KILL_GREAT_PERSON_OR_FIGURES, FREEZE_SQUARE],
]
"""The effects that answer each kind of thing."""
ANSWERING_EVENTS: Final[list[list[int]]] = [
    [event for event in range(EVENT_COUNT) if EVENT_OPTIONS[event][0].effect in effects] for effects in _EFFECTS
]
"""The culture events that answer each kind."""

_FIRST_EVENT: Final = PLAY.code()
_FIRST_ABILITY: Final = USE.code(FIRST_RESOURCE_ABILITY)

_OWN_CAUSE: Final = 0
"""Instead of a reach: what answers only what is aimed at its owner."""


def _reach(event: int) -> int:
    """From how far an event answers: so many squares away, UNLIMITED, or _OWN_CAUSE."""
    option = EVENT_OPTIONS[event][0]
    if option.effect == CANCEL_EVENT_AGAINST_YOU:
        return _OWN_CAUSE
    return option.range or UNLIMITED


_BACKS: Final[list[list[tuple[int, int]]]] = [
    [
        (level, max(_reach(event) for event in events if EVENT_LEVEL[event] == level))
        for level in sorted({EVENT_LEVEL[event] for event in events})
    ]
    for events in ANSWERING_EVENTS
]
"""The levels of those events, which their backs show, each with the farthest that one of them reaches.

Whatever another of that level could answer, this one could, too: no kind of thing has both _OWN_CAUSE and squares.
"""
ANSWERING_ABILITIES: Final[list[list[int]]] = [
    [number for number, ability in enumerate(RESOURCE_ABILITIES) if ability.effects[0].kind in effects]
    for effects in _EFFECTS
]
"""The abilities that answer each kind, by their numbers in `techs.RESOURCE_ABILITIES`."""
_ANSWERING_TECHS: Final[list[int]] = [
    sum({1 << RESOURCE_ABILITIES[number].tech for number in numbers}) for numbers in ANSWERING_ABILITIES
]
"""The techs of those abilities, as bits."""
_PRICES: Final[list[list[tuple[int, int, int]]]] = [
    [
        (
            1 << RESOURCE_ABILITIES[number].tech,
            1 << (FIRST_RESOURCE_ABILITY + number),
            RESOURCE_ABILITIES[number].resources.index(1),
        )
        for number in numbers
    ]
    for numbers in ANSWERING_ABILITIES
]
"""For each of those abilities its tech and its use in this turn, both as bits, and the resource that it costs."""


def next_to_answer(p: Civilization2010, actor: int, place: int, kind: int, against: int) -> int:
    """The first place from this one on, clockwise from the acting seat, whose seat could answer; `players` if none.

    Who could answer is told as far as the others know: by the backs of cards and tokens and by techs.
    """
    players, waived, empires = p.players, p.waived, p.empires
    techs, has_events = _ANSWERING_TECHS[kind], len(_BACKS[kind]) > 0
    for each in range(place, players):
        seat = (actor + each) % players
        if (waived >> seat) & 1:
            continue
        empire = empires[seat]
        if empire.techs & techs and _could_pay(empire, kind):
            return each
        if has_events and empire.event_total and _could_hold_answer(p, seat, kind, against):
            return each
    return players


def _could_hold_answer(p: Civilization2010, seat: int, kind: int, against: int) -> bool:
    """Whether the backs of a seat's culture events are those of an answer.

    It answers what is aimed at the seat, or near its pieces, or anything.
    """
    held = p.empires[seat].event_counts
    for level, reach in _BACKS[kind]:
        if held[level]:
            if reach == _OWN_CAUSE:
                is_reached = (against >> seat) & 1 == 1
            else:
                is_reached = reach >= UNLIMITED or is_near(p, seat, p.group_at, reach)
            if is_reached:
                return True
    return False


def _could_pay(empire: Empire, kind: int) -> bool:
    """Whether a seat knows a tech that answers and could have what it costs."""
    for tech, used, resource in _PRICES[kind]:
        if empire.techs & tech and not empire.used & used and could_have(empire, resource):
            return True
    return False


def answer_codes(p: Civilization2010, seat: int, kind: int, against: int) -> list[int]:
    """How a seat can answer."""
    empire = p.empires[seat]
    codes: list[int] = []
    if empire.event_total:
        for event in ANSWERING_EVENTS[kind]:
            if empire.events[event] and not _event_rule(p, seat, event, against):
                codes.append(_FIRST_EVENT + event)
    if empire.techs & _ANSWERING_TECHS[kind]:
        for number in ANSWERING_ABILITIES[kind]:
            if not _ability_rule(p, seat, number):
                codes.append(_FIRST_ABILITY + number)
    return codes


def answer_rule(p: Civilization2010, seat: int, action: int, kind: int, against: int) -> str:
    """The rule that forbids an answer; "" if it is allowed."""
    if PLAY.owns(action):
        event = PLAY.first(action)
        if not p.empires[seat].events[event] or not EVENT_OPTIONS[event][0].interrupts:
            return "event.play-a"
        return _event_rule(p, seat, event, against) if event in ANSWERING_EVENTS[kind] else EVENT_RULES[event]
    number = USE.first(action) - FIRST_RESOURCE_ABILITY if USE.owns(action) else -1
    if number < 0 or not RESOURCE_ABILITIES[number].interrupts:
        return "turn.own-part-a"
    return _ability_rule(p, seat, number) if number in ANSWERING_ABILITIES[kind] else ABILITY_RULES[number]


def _event_rule(p: Civilization2010, seat: int, event: int, against: int) -> str:
    """The rule against an answer with an event that is in hand and answers this kind of thing."""
    option = EVENT_OPTIONS[event][0]
    dropped = p.empires[seat].dropped
    if dropped and PLAY.code(event) in dropped:
        return "event.play-a"
    if option.effect == CANCEL_EVENT_AGAINST_YOU and not (against >> seat) & 1:
        return EVENT_RULES[event]
    if option.range and not event_targets(p, seat, event, 0, [], 1):
        return "wonder.united_nations" if (p.refused >> event) & 1 else EVENT_RULES[event]
    return ""


def _ability_rule(p: Civilization2010, seat: int, number: int) -> str:
    """The rule against an answer with an ability that answers this kind of thing."""
    empire = p.empires[seat]
    ability = RESOURCE_ABILITIES[number]
    if not (empire.techs >> ability.tech) & 1:
        return ABILITY_RULES[number]
    if (empire.used >> (FIRST_RESOURCE_ABILITY + number)) & 1:
        return "turn.once-a"
    if not can_pay(empire, ability, []):
        return ABILITY_RULES[number]
    if ability.effects[0].kind == FREEZE_SQUARE and not ability_targets(p, seat, number, [], 1):
        return ABILITY_RULES[number]
    return ""
