"""Actions for learners: flat codes, and in factors: a verb, and its first and second argument.

The factors of an action are three small numbers. The sizes of the second and third are those of the largest domains; an
argument that a verb does not have is 0.
"""

from collections.abc import Iterable
from typing import NamedTuple

from civitas.core.errors import MalformedAction
from civitas.core.verbs import ActionSpace


class Factors(NamedTuple):
    """An action in parts."""

    verb: int
    first: int
    second: int


class FactoredActions:
    """The actions of a title in parts, and what is possible of each part."""

    def __init__(self, space: ActionSpace) -> None:
        self._space = space
        self._numbers = {verb.name: number for number, verb in enumerate(space.verbs)}
        self.sizes = Factors(len(space.verbs), _largest(space, 0), _largest(space, 1))

    def factors(self, action: int) -> Factors:
        """The parts of a code."""
        verb = self._space.verb_of(self._space.check(action))
        first, second = [*verb.arguments(action), 0, 0][:2]
        return Factors(self._numbers[verb.name], first, second)

    def code(self, factors: Iterable[int]) -> int:
        """The code of parts; arguments that the verb does not have are not looked at."""
        number, *arguments = factors
        if not 0 <= number < self.sizes.verb or len(arguments) != 2:
            raise MalformedAction(f"{[number, *arguments]}: expected a verb below {self.sizes.verb} and two arguments")
        verb = self._space.verbs[number]
        for domain, value in zip(verb.domains, arguments, strict=False):
            if not 0 <= value < domain.size:
                raise MalformedAction(f"{verb.name}: {value} is no {domain.name}, there are {domain.size}")
        return verb.code(*arguments[: len(verb.domains)])

    def verbs(self, legal: Iterable[int]) -> list[int]:
        """The verbs of legal actions."""
        return sorted({self.factors(action).verb for action in legal})

    def firsts(self, legal: Iterable[int], verb: int) -> list[int]:
        """What is possible as first argument of this verb."""
        return sorted({each.first for each in map(self.factors, legal) if each.verb == verb})

    def seconds(self, legal: Iterable[int], verb: int, first: int) -> list[int]:
        """What is possible as second argument behind this one."""
        return sorted({each.second for each in map(self.factors, legal) if (each.verb, each.first) == (verb, first)})


def _largest(space: ActionSpace, place: int) -> int:
    """The size of the largest domain at this place."""
    return max((verb.domains[place].size for verb in space.verbs if len(verb.domains) > place), default=1)
