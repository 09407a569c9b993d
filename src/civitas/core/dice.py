"""The one source of chance inside a position: a small generator that is cheap to copy."""

from collections.abc import Callable
from typing import Any, Final

from civitas.core.errors import BrokenDump
from civitas.core.native import i64

_MASK: Final = 0xFFFFFFFF
_ALL: Final = _MASK + 1
"""So many numbers can be rolled. The last of them are rolled again where they would make some results likelier."""
_FACTOR: Final = 698769069
"""Of a generator that multiplies with carry (Marsaglia): no number comes again before 2 ** 60 others have come."""

_Things = list[Any]
"""Numbers that only change places: compiled, they are not read for that."""


class Dice:
    """Small fast counting generator (sfc32): four 32-bit numbers, the same on every machine.

    Compiled, they are numbers of the machine: all that is computed here fits into 64 bits.
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    @staticmethod
    def seeded(seed: int) -> "Dice":
        """Dice for this seed; seeds that differ in their lowest 64 bits give different dice."""
        dice = Dice(seed & _MASK, (seed >> 32) & _MASK, 0x43495649, 1)
        for _ in range(15):
            dice._roll()
        return dice

    @staticmethod
    def from_state(state: list[int]) -> "Dice":
        """Dice in a stored state."""
        if len(state) != 4 or any(not 0 <= number <= _MASK for number in state):
            raise BrokenDump("dice: four numbers of 32 bits expected")
        return Dice(state[0], state[1], state[2], state[3])

    def state(self) -> list[int]:
        """The four numbers that determine everything these dice will roll."""
        return [self.a, self.b, self.c, self.counter]

    def copy(self) -> "Dice":
        """Dice that will roll the same from here on."""
        return Dice(self.a, self.b, self.c, self.counter)

    def roll(self) -> int:
        """The next 32 random bits."""
        return self._roll()

    def _roll(self) -> i64:
        b, c = self.b, self.c
        total = (self.a + b + self.counter) & _MASK
        self.counter = (self.counter + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & _MASK
        self.c = ((c << 21 | c >> 11) + total) & _MASK
        return total

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        if not 0 < bound <= _ALL:
            raise ValueError(f"dice roll from 1 up to {_ALL} numbers, not {bound}")
        size: i64 = bound
        while True:
            total = self._roll()
            number = total % size
            if total - number <= _ALL - size:
                return number

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, as `below` would choose their places one by one, written out."""
        moved: _Things = items
        a, b, c, counter = self.a, self.b, self.c, self.counter
        last: i64 = len(items) - 1
        while last > 0:
            total = (a + b + counter) & _MASK
            counter += 1
            a = b ^ (b >> 9)
            b = (c * 9) & _MASK
            c = ((c << 21 | c >> 11) + total) & _MASK
            other = total % (last + 1)
            if total - other < _ALL - last:
                moved[last], moved[other] = moved[other], moved[last]
                last -= 1
        self.a, self.b, self.c, self.counter = a, b, c, counter & _MASK


class ThoughtDice:
    """Dice for what is only imagined and no part of any game: one number that is multiplied, with carry (MWC).

    They cost a third of others. Nothing is rolled again, so one result may be likelier than another, by less than one
    part in ten millions.
    """

    def __init__(self, dice: Dice) -> None:
        carry: i64 = dice._roll()
        low: i64 = dice._roll()
        self.number: i64 = ((carry % (_FACTOR - 1)) << 32 | low) + 1

    def _roll(self) -> i64:
        number = self.number
        number = _FACTOR * (number & _MASK) + (number >> 32)
        self.number = number
        return number & _MASK

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        size: i64 = bound
        return self._roll() * size >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order."""
        self.draw(items, len(items))

    def draw(self, items: list[int], count: int) -> None:
        """Put so many of the items, chosen at random, at the end in random order; those before them lie anyhow."""
        moved: _Things = items
        number = self.number
        low = number & _MASK
        place: i64 = len(items)
        rest: i64 = place - count
        if rest < 1:
            rest = 1
        while place > rest:
            number = _FACTOR * low + (number >> 32)
            low = number & _MASK
            other = low * place >> 32
            place -= 1
            moved[place], moved[other] = moved[other], moved[place]
        self.number = number

    def order(self) -> int:
        """A number that stands for the order of decks, see `laid`; never 0."""
        return (self._roll() >> 1) + 1

    def dice(self) -> Dice:
        """Dice for the game that is imagined."""
        return Dice(self._roll(), self._roll(), self._roll(), 1)


def laid(deck: list[int], order: int, number: int) -> list[int]:
    """A deck of an imagined position as it lies: in the order that one number for all decks and its own stand for.

    Whoever imagines settles the order by these. It is worked out when somebody draws, for mostly nobody does.
    """
    lying = deck[:]
    Dice.seeded(order << 32 | number).shuffle(lying)
    return lying


class HandDice(Dice):
    """Dice that somebody rolls by hand: every number is asked for.

    A copy of them rolls by itself, for nobody rolls by hand for what is only thought of.
    """

    def __init__(self, dice: Dice, ask: Callable[[int], int]) -> None:
        super().__init__(dice.a, dice.b, dice.c, dice.counter)
        self.ask = ask
        """Told how many numbers are possible, it gives one of them, from 0 on, or -1: the dice roll by themselves."""

    def below(self, bound: int) -> int:
        number = self.ask(bound)
        if number >= bound:
            raise ValueError(f"{number} is not below {bound}")
        return number if number >= 0 else super().below(bound)

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
