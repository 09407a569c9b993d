"""Actions in factors: verb, first and second argument."""

import pytest

import civitas
from civitas.core.errors import MalformedAction
from civitas.lab.actions import FactoredActions
from tests.lab.test_observations import TITLES


@pytest.mark.parametrize("title", TITLES)
def test_every_action_has_factors_that_lead_back_to_it(title: str) -> None:
    space = civitas.title(title).space
    factored = FactoredActions(space)
    seen = set()
    for action in range(space.size):
        factors = factored.factors(action)
        assert all(0 <= part < size for part, size in zip(factors, factored.sizes, strict=True))
        assert factored.code(factors) == action
        seen.add(factors)
    assert len(seen) == space.size


@pytest.mark.parametrize("title", TITLES)
def test_masks_of_factors_lead_to_all_legal_actions_and_no_other(title: str) -> None:
    position = civitas.title(title).new_game(players=2, seed=3)
    factored, legal = FactoredActions(civitas.title(title).space), position.legal(position.to_act[0])
    found = [
        factored.code((verb, first, second))
        for verb in factored.verbs(legal)
        for first in factored.firsts(legal, verb)
        for second in factored.seconds(legal, verb, first)
    ]
    assert sorted(found) == sorted(legal)


@pytest.mark.parametrize("factors", [(-1, 0, 0), (999, 0, 0), (0, 0), (0, 999999, 0)])
def test_what_is_no_action_is_refused(factors: tuple[int, ...]) -> None:
    space = civitas.title("new-dawn").space
    with pytest.raises(MalformedAction):
        FactoredActions(space).code(factors)
