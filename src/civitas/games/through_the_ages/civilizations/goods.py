"""Food and resources: blue tokens on farms and mines, how they are paid, changed, gained and lost.

Nobody moves a blue token to a card of higher value. The payments made here return as many tokens to the bank as
possible: low values first, with change from the last token. Gains use as few tokens as possible.
"""

from itertools import product
from typing import Final

from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.facts.technologies import FARMS, LABS, MINES

FOOD: Final = True
RESOURCES: Final = False

VALUE: Final[list[int]] = [1, 2, 3, 5, 1, 2, 3, 5, 0, 1, 2, 3]
"""What a blue token on each farm, mine and lab is worth; checked against the data of both editions in the tests."""

_PAYING: Final[list[list[int]]] = [
    [MINES[0], LABS[1], MINES[1], LABS[2], MINES[2], LABS[3], MINES[3]],
    list(FARMS),
]
"""The cards that pay resources and food, low values first."""
_FIRST_LAB: Final = LABS[1]
"""The lowest lab on which blue tokens are worth anything."""
_SECOND_LAB: Final = LABS[2]
_THIRD_LAB: Final = LABS[3]
_HOLDING_WITH_LABS: Final[list[int]] = [MINES[3], MINES[2], LABS[3], MINES[1], LABS[2], MINES[0], LABS[1]]
"""The cards that hold resources where labs do so, too; high values first, mines before labs."""


def paying_cards(food: bool) -> list[int]:
    """The technologies whose tokens are food or resources, low values first."""
    return _PAYING[1 if food else 0]


def holding_cards(c: Civilization, food: bool) -> list[int]:
    """The technologies in play on which gains and change are placed, high values first."""
    if not food and c.symbols.labs_store:
        return [tech for tech in _HOLDING_WITH_LABS if c.workers[tech] >= 0]
    in_play = c.techs or c.in_play()
    return in_play.farms if food else in_play.mines


def count_goods(c: Civilization) -> None:
    """Work out how much food and how many resources lie on the cards."""
    s = c.stored
    c.food = s[0] + 2 * s[1] + 3 * s[2] + 5 * s[3]
    c.resources = s[4] + 2 * s[5] + 3 * s[6] + 5 * s[7] + s[9] + 2 * s[10] + 3 * s[11]


def stock(c: Civilization, food: bool) -> int:
    """The food or the resources of a civilization."""
    return c.food if food else c.resources


def pay(c: Civilization, food: bool, amount: int) -> None:
    """Pay an amount that the civilization has; overpay only where no exact payment exists."""
    stored = c.stored
    if food or c.symbols.labs_store or not (stored[_FIRST_LAB] or stored[_SECOND_LAB] or stored[_THIRD_LAB]):
        _pay_low_values_first(c, food, amount)
    else:
        _pay_beside_old_labs(c, amount)


def _pay_low_values_first(c: Civilization, food: bool, amount: int) -> None:
    due = amount
    stored = c.stored
    for tech in _PAYING[1 if food else 0]:
        there = stored[tech]
        if there:
            value = VALUE[tech]
            tokens = (due + value - 1) // value
            if tokens > there:
                tokens = there
            stored[tech] = there - tokens
            c.blue += tokens
            due -= tokens * value
            if due <= 0:
                break
    # What change cannot be placed is lost.
    paid = amount + _place(c, food, -due) if due < 0 else amount - due
    if food:
        c.food -= paid
    else:
        c.resources -= paid


def _pay_beside_old_labs(c: Civilization, amount: int) -> None:
    """Pay while tokens lie on labs that hold no new ones: as they are never had back as change, some may stay."""
    best: Civilization | None = None
    for kept in product(*[range(c.stored[lab] + 1) for lab in LABS[1:]]):
        trial = c.copy()
        for lab, tokens in zip(LABS[1:], kept, strict=True):
            trial.stored[lab] -= tokens
        count_goods(trial)
        if trial.resources < amount:
            continue
        _pay_low_values_first(trial, RESOURCES, amount)
        for lab, tokens in zip(LABS[1:], kept, strict=True):
            trial.stored[lab] += tokens
        count_goods(trial)
        if best is None or (trial.resources, trial.blue) > (best.resources, best.blue):
            best = trial
    assert best is not None
    c.stored = best.stored
    c.blue = best.blue
    count_goods(c)


def gain(c: Civilization, food: bool, amount: int) -> int:
    """Gain as much as the bank has tokens for, never more than the amount; the value gained."""
    gained = amount - _place(c, food, amount)
    if food:
        c.food += gained
    else:
        c.resources += gained
    return gained


def most_gained(c: Civilization, food: bool, amount: int, blue: int) -> int:
    """The most that so many tokens can be worth without exceeding the amount; high values first are never too few."""
    left = amount
    for tech in holding_cards(c, food):
        tokens = min(blue, left // VALUE[tech])
        blue -= tokens
        left -= tokens * VALUE[tech]
    return amount - left


def lose(c: Civilization, food: bool, amount: int) -> int:
    """Lose what is there up to an amount; the value lost."""
    there = c.food if food else c.resources
    lost = amount if amount < there else there
    if lost > 0:
        pay(c, food, lost)
    return lost


def produce(c: Civilization, tech: int, tokens: int) -> int:
    """Move tokens from the bank onto a technology, as far as there are any; what they are worth."""
    moved = tokens if tokens < c.blue else c.blue
    c.blue -= moved
    c.stored[tech] += moved
    return moved * VALUE[tech]


def _place(c: Civilization, food: bool, amount: int) -> int:
    """Put tokens of this value on the cards, high values first; the value that could not be placed."""
    left = amount
    for tech in holding_cards(c, food):
        value = VALUE[tech]
        if value <= left:
            tokens = left // value
            if tokens > c.blue:
                tokens = c.blue
            c.blue -= tokens
            c.stored[tech] += tokens
            left -= tokens * value
    return left


def pays_exactly(c: Civilization, stored: list[int], blue: int, food: bool, due: int) -> bool:
    """Whether this sum can be paid (below 0: given back as change) exactly, if a civilization had these tokens."""
    trial = Civilization()
    trial.stored = stored[:]
    trial.workers = c.workers
    trial.techs = c.in_play()
    trial.symbols = c.symbols
    trial.blue = blue
    if due < 0:
        return _place(trial, food, -due) == 0
    count_goods(trial)
    before = stock(trial, food)
    if before < due:
        return False
    pay(trial, food, due)
    return before - stock(trial, food) == due
