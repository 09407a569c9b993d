"""The words of scenarios for ages, steps of a turn and what a civilization has used up."""

from typing import Final

from civitas.games.through_the_ages import civilization as used
from civitas.games.through_the_ages.facts import editions as steps
from civitas.games.through_the_ages.facts.cards import AGES
from civitas.games.through_the_ages.view_types import Side

AGE: Final[dict[str, int]] = {word: age for age, word in enumerate(AGES)}
SIDE_WORDS: Final[tuple[Side, Side]] = ("a", "b")
SIDES: Final[dict[str, int]] = {word: side for side, word in enumerate(SIDE_WORDS)}
EVERYONE: Final = "everyone"

STEPS: Final[dict[str, int]] = {
    "event": steps.EVENT_OF_THE_ROUND,
    "refill": steps.REFILL,
    "war": steps.RESOLVE_WAR,
    "tactics": steps.TACTICS,
    "politics": steps.POLITICS,
    "discard": steps.DISCARD,
    "actions": steps.ACTIONS,
    "production": steps.PRODUCTION,
    "draw": steps.DRAW,
    "reset": steps.RESET,
}

USED: Final[dict[str, int]] = {
    "leader-replaced": used.LEADER_REPLACED,
    "converted": used.CONVERTED,
    "staged": used.STAGED,
    "welcomed": used.WELCOMED,
    "armed": used.ARMED,
    "tactic-changed": used.TACTIC_CHANGED,
    "by-hand": used.BY_HAND,
    "traded": used.TRADED,
    "keeps-cards": used.KEEPS_CARDS,
    "second-politics": used.SECOND_POLITICS,
    "columbus-done": used.COLUMBUS_DONE,
    "politics-lost": used.POLITICS_LOST,
    "substitutes": used.SUBSTITUTES,
    "may-leave": used.MAY_LEAVE,
}
