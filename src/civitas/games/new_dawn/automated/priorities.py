"""The priority lists of the automated player as printed (A4.1-a), and how a candidate is picked by them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from civitas.core.facts import read_facts
from civitas.games.new_dawn.facts.terrain import PACKAGE
from civitas.games.new_dawn.model import NewDawn

_LISTS: Final[list[dict[str, Any]]] = read_facts(PACKAGE, "data/automa.toml")["priority_list"]

ONLY_CHOICE: Final = "criterion-only-choice"
RANDOM: Final = "criterion-random"


class Criterion:
    """One line of a priority list."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.test = str(entry["test"])
        self.name = f"criterion-{self.test}"
        """The criterion as an argument of an event."""
        self.sign = -1 if entry.get("minimize", False) else 1
        """Whether the lowest or the highest measure is best; what is met or not is 1 or 0."""
        self.max_defense = int(entry.get("max_defense", 0))
        """A target with a higher defence does not meet it; 0: there is no limit."""


class PriorityList:
    """A priority list as it is printed: its criteria in their order, and what decides between the last ones."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id = str(entry["id"])
        self.is_filter = entry["kind"] == "filter"
        """Each criterion in turn filters what is left; otherwise the first one that is met decides."""
        self.is_exclusive = bool(entry.get("exclusive_classes", False))
        """A candidate belongs to one criterion only."""
        self.criteria: list[Criterion] = [Criterion(each) for each in entry["criteria"]]
        self.tie_break = str(entry["tie_break"])


PRIORITY_LISTS: Final[dict[str, PriorityList]] = {str(entry["id"]): PriorityList(entry) for entry in _LISTS}

Measure = Callable[[NewDawn, list[int]], list[int]]
"""What a test finds in each of the candidates: a number, or 1 if it is met and 0 if not."""


def choose(p: NewDawn, list_id: str, candidates: list[int], tests: Mapping[str, Measure]) -> tuple[int, str]:
    """Pick among candidates by a printed list that filters; the criterion that decided comes with the choice."""
    criteria = []
    for each in PRIORITY_LISTS[list_id].criteria:
        measures = tests[each.test](p, candidates)
        criteria.append((each.name, [each.sign * measure for measure in measures]))
    return pick(p, candidates, criteria)


def pick(p: NewDawn, candidates: list[int], criteria: list[tuple[str, list[int]]]) -> tuple[int, str]:
    """The choice among candidates and the criterion that decided (A4.2-a, A4.3-a, A4.4-a).

    A criterion is its id and a score for each candidate, aligned with them; higher is better. Each criterion keeps the
    candidates with the best score, so that one which nobody meets drops nobody. Chance decides between the last ones.
    """
    left = list(range(len(candidates)))
    decided = ONLY_CHOICE
    for name, scores in criteria:
        if len(left) == 1:
            break
        best = max([scores[index] for index in left])
        kept = [index for index in left if scores[index] == best]
        if len(kept) < len(left):
            decided = name
            left = kept
    if len(left) > 1:
        return candidates[left[p.dice.below(len(left))]], RANDOM
    return candidates[left[0]], decided


def rule_of(criterion: str) -> str:
    """The rule by which a list has decided: its criteria, or chance after all of them."""
    return "A4.4-a" if criterion == RANDOM else "A4.2-a"


def draw(p: NewDawn, candidates: list[int]) -> tuple[int, str]:
    """An open decision without a list: chance (A1.2-a)."""
    return pick(p, candidates, [])
