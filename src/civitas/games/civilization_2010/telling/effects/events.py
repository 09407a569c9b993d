"""What culture events of Civilization (2010) do, said from the facts that the rules read."""

from collections.abc import Callable
from typing import Final

from civitas.core.telling import Said, say
from civitas.games.civilization_2010.facts.effects import (
    BARBARIAN_ATTACK,
    CARD_AS_RESOURCE,
    CHANGE_TERRAIN,
    DESTROY_BUILDING,
    EFFECTS,
    EXTRA_CITY_ACTION,
    KILL_FIGURE,
    KILL_GREAT_PERSON_OR_FIGURES,
    SWAP_TECHS,
)
from civitas.games.civilization_2010.facts.events import EVENT_OPTIONS, UNLIMITED, EventOption
from civitas.games.civilization_2010.facts.terrain import RESOURCES, TERRAINS
from civitas.games.civilization_2010.facts.timing import ALWAYS, MOVEMENT
from civitas.games.civilization_2010.telling.effects.timed import at, effect, phase_name, roman


def event_lines(event: int) -> list[Said]:
    """What a culture event is played for: one of its options."""
    first, *others = EVENT_OPTIONS[event]
    return [*_option(first), *(effect("or", effect=line) for option in others for line in _option(option))]


def _option(option: EventOption) -> list[Said]:
    word = EFFECTS[option.effect]
    worded = _WORDED.get(option.effect)
    if worded is not None:
        said = worded(word, option)
    else:
        said = effect(word, count=option.amount) if option.amount else effect(word)
    found = [at(phase_name(option.timing), ALWAYS, said)]
    if option.gift:
        found.append(effect("gift-coin", count=option.gift))
    if option.interrupts and option.timing == MOVEMENT:
        found.append(effect("interrupts"))
    return found


def _ranged(word: str, option: EventOption) -> Said:
    """What hits something near own pieces, or anywhere."""
    if option.range >= UNLIMITED:
        return effect(f"{word}-anywhere", count=option.amount)
    return effect(word if option.effect == KILL_FIGURE else f"{word}-near", count=option.amount, range=option.range)


def _gift(word: str, option: EventOption) -> Said:
    return effect(word, resources=[f"resource-{RESOURCES[each]}" for each in option.resources])


def _terrain(word: str, option: EventOption) -> Said:
    """Only one terrain can be changed, or all but one."""
    to, changed = f"terrain-{TERRAINS[option.terrain]}", option.changes
    if sum(changed) == 1:
        return effect(word, start=f"terrain-{TERRAINS[changed.index(True)]}", to=to)
    return effect(f"{word}-except", start=f"terrain-{TERRAINS[changed.index(False)]}", to=to)


def _swap(word: str, option: EventOption) -> Said:
    return effect(word, level=option.level, roman=roman(option.level))


def _horde(word: str, option: EventOption) -> Said:
    return effect(word, range=option.range, rank=say("n-rank", rank=option.rank))


def _action(word: str, option: EventOption) -> Said:
    return effect(f"{word}-not-capital" if option.spares_capital else word)


_WORDED: Final[dict[int, Callable[[str, EventOption], Said]]] = {
    KILL_FIGURE: _ranged,
    KILL_GREAT_PERSON_OR_FIGURES: _ranged,
    DESTROY_BUILDING: _ranged,
    CARD_AS_RESOURCE: _gift,
    CHANGE_TERRAIN: _terrain,
    SWAP_TECHS: _swap,
    BARBARIAN_ATTACK: _horde,
    EXTRA_CITY_ACTION: _action,
}
"""Effects that take more than an amount."""
