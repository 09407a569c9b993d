"""Deals at the limits: a full trade dial, full hands on either side."""

import pytest

from civitas.core.dice import Dice
from tests.games.civilization_2010.situation import Situation, situation


def dealt(s: Situation, *words: str) -> Situation:
    """Player 1 makes an offer to player 2, who accepts it."""
    s.play("offer 2", *words, "publish", by=1)
    s.play("accept 1", by=2)
    return s


@pytest.mark.rule("trade.cap-b", "trade.deal-a")
@pytest.mark.parametrize(("given", "lost"), [(2, []), (5, [{"seat": 1, "count": 3}])])
def test_trade_that_the_dial_cannot_show_is_lost_and_reported(given: int, lost: list[dict[str, int]]) -> None:
    s = dealt(situation("trade", p1={"trade": 10}, p2={"trade": 25}), f"give trade {given}")
    assert (s.trade(1), s.trade(2), s.arguments("trade-lost")) == (10 - given, 27, lost)


@pytest.mark.rule("trade.deal-d")
def test_who_accepts_an_event_above_the_limit_discards_too() -> None:
    s = situation("trade", p1={"events": ["drought"]}, p2={"events": ["migrants", "sabotage"], "culture": 1})
    dealt(s, "give-event drought", "want culture 1")
    assert (s.question, s.asked) == ("HandLimit", [2])
    assert s.refused("done", by=1) == "turn.own-part-a"
    s.play("discard migrants")
    assert (s.hand(1), s.hand(2), s.culture(1)) == ({}, {"drought": 1, "sabotage": 1}, 1)
    assert s.question == "Trading"


@pytest.mark.rule("trade.deal-d")
def test_an_exchange_of_events_leaves_full_hands_full() -> None:
    s = situation("trade", p1={"events": ["drought", "drought"]}, p2={"events": ["colonists", "migrants"]})
    dealt(s, "give-event drought", "want event-2 1")
    assert (s.question, s.hand(1), s.hand(2)) == (
        "Trading", {"drought": 1, "colonists": 1}, {"drought": 1, "migrants": 1},
    )  # fmt: skip


@pytest.mark.rule("trade.deal-e", "info.hidden-a")
def test_imagining_what_an_offer_hides_leaves_the_real_offer_and_its_copies_alone() -> None:
    s = situation("trade", p1={"tokens": ["hut-spy", "hut-iron", "hut-silk"], "trade": 3}, p2={"trade": 3})
    s.play("offer 2", "give-token hut-spy", "publish", by=1)
    p = s.position
    copy, before = p.clone(), p.digest()
    given = set()
    for seed in range(30):
        imagined = p.perspective(1).imagine(Dice.seeded(seed))
        given.add(str(imagined.frames[-1].dump()))
        assert (p.digest(), copy.digest()) == (before, before)
    assert len(given) > 1
