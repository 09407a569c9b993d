"""Blue tokens as change: whatever is paid or gained automatically is compared with all that the rules allow."""

from collections.abc import Iterator
from functools import lru_cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.goods import count_goods, gain, lose, pay
from civitas.games.through_the_ages.facts.technologies import TECH
from tests.games.through_the_ages.situation import FIRST, NEW, situation

VALUES = {
    "food": {"agriculture": 1, "irrigation": 2, "selective-breeding": 3, "mechanized-agriculture": 5},
    "resources": {"bronze": 1, "iron": 2, "coal": 3, "oil": 5},
}
LABS = {"alchemy": 1, "scientific-method": 2, "computers": 3}
"""What tokens on labs are worth with the leader below."""
LAB_LEADER = {NEW: "bill-gates", FIRST: "nikola-tesla"}
Tokens = tuple[int, ...]
"""Tokens on each of some technologies, and those in the bank at the end."""


class Treasury:
    """The technologies of one good that are in play, their values, and the tokens on them and in the bank."""

    def __init__(self, title: str, good: str, stored: dict[str, int], blue: int, leader: bool) -> None:
        self.good = good
        self.values = [(VALUES[good] | LABS)[tech] for tech in stored]
        self.takes_tokens = [leader or tech not in LABS for tech in stored]
        """Whether tokens can be placed there: on labs only with the right leader, though old tokens stay."""
        self.techs = list(stored)
        self.civilization: Civilization = _civilization(title, leader).copy()
        for tech, tokens in stored.items():
            self.civilization.workers[TECH[tech]] = 0
            self.civilization.stored[TECH[tech]] = tokens
        self.civilization.forget_technologies()
        self.civilization.blue = blue
        count_goods(self.civilization)
        self.before: Tokens = (*stored.values(), blue)

    @property
    def tokens(self) -> Tokens:
        """The tokens as they lie now."""
        stored = self.civilization.stored
        return (*[stored[TECH[tech]] for tech in self.techs], self.civilization.blue)

    @property
    def stock(self) -> int:
        """The food or resources that the civilization knows of."""
        return self.civilization.food if self.good == "food" else self.civilization.resources

    def worth(self, tokens: Tokens) -> int:
        """The food or resources of these tokens."""
        return sum(value * count for value, count in zip(self.values, tokens[:-1], strict=True))

    def payments(self, amount: int) -> set[Tokens]:
        """All that can be left after paying at least an amount: tokens go to the bank or change into lower ones."""
        seen, new = {self.before}, [self.before]
        while new:
            tokens = new.pop()
            for after in self._single_payments(tokens):
                if after not in seen:
                    seen.add(after)
                    new.append(after)
        return {tokens for tokens in seen if self.worth(self.before) - self.worth(tokens) >= amount}

    def _single_payments(self, tokens: Tokens) -> Iterator[Tokens]:
        """One token goes to the bank, and change of lower value and in cards of lower value may come back."""
        for place, value in enumerate(self.values):
            if tokens[place]:
                paid = list(tokens)
                paid[place] -= 1
                paid[-1] += 1
                yield from self.gains(tuple(paid), value - 1, value)

    def gains(self, tokens: Tokens, most: int, below: int = 99, first: int = 0) -> Iterator[Tokens]:
        """All that can come of placing tokens of the bank up to a total value, each of them below a value."""
        yield tokens
        for place, value in enumerate(self.values):
            if place >= first and value <= most and value < below and tokens[-1] and self.takes_tokens[place]:
                placed = list(tokens)
                placed[place] += 1
                placed[-1] -= 1
                yield from self.gains(tuple(placed), most - value, below, place)


@lru_cache
def _civilization(title: str, leader: bool) -> Civilization:
    """A civilization without tokens on cards; with the leader who lets labs hold them, or without."""
    return situation(title, age="III", p1={"leader": LAB_LEADER[title]} if leader else {}).civ(1)


@st.composite
def treasuries(draw: st.DrawFn, title: str, kind: str) -> Treasury:
    """Any treasury with few tokens; the lowest technology is always in play."""
    good = "food" if kind == "food" else "resources"
    lowest, *others = VALUES[good]
    labs = list(LABS) if "labs" in kind else []
    techs = [lowest, *[tech for tech in others + labs if draw(st.booleans())]]
    lying = draw(st.lists(st.sampled_from(techs), min_size=1, max_size=5))
    stored = {tech: lying.count(tech) for tech in techs}
    return Treasury(title, good, stored, draw(st.integers(0, 2)), kind == "labs")


CASES = pytest.mark.parametrize(
    ("title", "kind"),
    [
        (NEW, "food"),
        (NEW, "resources"),
        (NEW, "labs"),
        (NEW, "labs of a leader who is gone"),
        (FIRST, "food"),
        (FIRST, "resources"),
        (FIRST, "labs"),
    ],
)
HOW_OFTEN = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@CASES
@pytest.mark.rule("res.pay-a", "res.pay-b", "res.pay-c", "res.pay-e", "res.pay-f", title=NEW)
@pytest.mark.rule("simple.blue-b", "simple.blue-d", title=FIRST)
@HOW_OFTEN
@given(data=st.data())
def test_no_payment_is_better_than_the_automatic_one(title: str, kind: str, data: st.DataObject) -> None:
    treasury = data.draw(treasuries(title, kind))
    stock = treasury.worth(treasury.before)
    amount = data.draw(st.integers(1, stock))
    allowed = treasury.payments(amount)
    pay(treasury.civilization, treasury.good == "food", amount)
    after = treasury.tokens
    assert after in allowed
    assert treasury.stock == treasury.worth(after)
    exact = [tokens for tokens in allowed if treasury.worth(tokens) == stock - amount]
    if exact:
        assert after in exact
        assert after[-1] == max(tokens[-1] for tokens in exact)
    else:
        assert after[-1] == 0
        assert treasury.worth(after) == max(treasury.worth(tokens) for tokens in allowed)


@CASES
@pytest.mark.rule("res.lose-a", title=NEW)
@HOW_OFTEN
@given(data=st.data())
def test_who_has_less_than_is_to_be_lost_loses_everything_and_gets_all_tokens_back(
    title: str, kind: str, data: st.DataObject
) -> None:
    treasury = data.draw(treasuries(title, kind))
    stock = treasury.worth(treasury.before)
    amount = stock + data.draw(st.integers(0, 3))
    assert lose(treasury.civilization, treasury.good == "food", amount) == stock
    assert treasury.tokens == (*[0] * len(treasury.techs), sum(treasury.before))


@CASES
@pytest.mark.rule("res.gain-a", "res.gain-b", "res.gain-c", title=NEW)
@pytest.mark.rule("simple.blue-e", title=FIRST)
@HOW_OFTEN
@given(data=st.data())
def test_no_gain_is_better_than_the_automatic_one(title: str, kind: str, data: st.DataObject) -> None:
    treasury = data.draw(treasuries(title, kind))
    amount = data.draw(st.integers(1, 9))
    before = treasury.worth(treasury.before)
    allowed = list(treasury.gains(treasury.before, amount))
    gained = gain(treasury.civilization, treasury.good == "food", amount)
    after = treasury.tokens
    assert after in allowed
    assert gained == treasury.worth(after) - before
    most = max(treasury.worth(tokens) for tokens in allowed)
    assert before + gained == most
    assert after[-1] == max(tokens[-1] for tokens in allowed if treasury.worth(tokens) == most)
