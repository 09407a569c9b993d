"""What bots of Civilization (1980) make of offers, whoever makes them."""

import pytest

from civitas.bots import bot
from civitas.bots.civilization_1980 import levels
from civitas.bots.civilization_1980.beliefs import Beliefs
from civitas.bots.civilization_1980.manner import PLAIN, Manner
from civitas.bots.civilization_1980.packages import bundles_from
from civitas.bots.civilization_1980.sight import Sight
from civitas.bots.civilization_1980.stall import Stall
from civitas.bots.civilization_1980.suspects import Suspects
from civitas.core.position import Position
from tests.bots.tables import TITLE, say, scenario

TRADERS = ["peddler", "steward", "satrap", "pharaoh"]


def offers(position: Position, seat: int, cards: list[str]) -> None:
    """Cards are put on the table for everybody, and said to be what they are."""
    say(position, seat, "offer everyone")
    for card in cards:
        say(position, seat, f"put {card}")
    for card in cards[1:]:
        say(position, seat, f"claim {card}")
    say(position, seat, f"name {cards[0]}")


def talk(position: Position, name: str, seat: int = 0) -> list[str]:
    """What a bot says until others are asked."""
    player = bot(TITLE.id, name, 1)
    said: list[str] = []
    while seat in position.to_act and len(said) < 60:
        action = player.choose(position.perspective(seat))
        said.append(TITLE.space.text(action))
        position.play(seat, action)
    return said


@pytest.mark.parametrize("name", TRADERS)
def test_a_gift_is_asked_for_and_taken(name: str) -> None:
    """Three gems for next to nothing: nobody can guess what the giver wants, and nobody lets them lie."""
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        crete={"hand": {"hides": 1, "ochre": 2, "iron": 1, "gems": 1}},
        thrace={"hand": {"gems": 3, "salt": 2}},
    )
    offers(position, 1, ["gems", "gems", "gems"])
    said = talk(position, name)
    assert "answer thrace-1" in said
    assert "put gems" not in said[said.index("answer thrace-1") :]
    answer = next(
        offer["offer"] for offer in position.perspective(1).view["question"]["offers"] if offer["reply_to"] is not None
    )
    say(position, 1, f"accept {answer}")
    assert position.perspective(0).view["own"]["hand"]["cards"]["gems"] == 4


@pytest.mark.parametrize("name", TRADERS)
def test_a_gift_in_answer_to_an_offer_is_accepted(name: str) -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        crete={"hand": {"hides": 1, "ochre": 1, "iron": 1, "gold": 1}},
        thrace={"hand": {"gold": 2, "gems": 1}},
    )
    offers(position, 0, ["hides", "ochre", "iron"])
    for step in ("answer crete-1", "put gold", "put gold", "put gems", "claim gold", "claim gems", "name gold"):
        say(position, 1, step)
    assert talk(position, name)[0] == "accept thrace-1"


@pytest.mark.parametrize("manner", [PLAIN, levels.GRASPING, levels.SHREWD])
def test_the_same_offer_is_worth_the_same_whoever_makes_it(manner: Manner) -> None:
    """Neither the nation counts, nor how far it has come: no favour, and no grudge."""
    position = scenario(
        "crete",
        "thrace",
        "asia",
        phase=9,
        crete={"hand": {"hides": 2, "ochre": 2, "grain": 2, "cloth": 1}},
        thrace={"hand": {"cloth": 2, "grain": 1, "salt": 1}, "cards": ["law"], "track": 7, "cities": ["byzantium"]},
        asia={"hand": {"cloth": 2, "grain": 1, "iron": 1}},
    )
    for seat in (1, 2):
        offers(position, seat, ["cloth", "cloth", "grain"])
    sight = Sight(position.perspective(0).view, manner)
    stall = Stall(sight, Beliefs(3), Suspects())
    thracian, asian = stall.offers
    assert (thracian.seat, asian.seat) == (1, 2)
    assert list(stall.answers_to(thracian)) == list(stall.answers_to(asian))
    assert stall.hopes_for(thracian) == stall.hopes_for(asian)
    for package in bundles_from(sight.hand):
        assert stall.profit(thracian, package) == stall.profit(asian, package)


def test_a_set_that_somebody_collects_is_completed_by_offers_and_answers() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        pause=[10],
        crete={"hand": {"salt": 3, "grain": 2, "hides": 1, "ochre": 1}},
        thrace={"hand": {"grain": 3, "salt": 2, "iron": 1, "hides": 1}},
    )
    players = [bot(TITLE.id, name, 1) for name in ("pharaoh", "satrap")]
    while position.perspective(None).view["question"]["frame"] == "Market":
        seat = position.to_act[0]
        position.play(seat, players[seat].choose(position.perspective(seat)))
    hands = [position.perspective(seat).view["own"]["hand"]["cards"] for seat in range(2)]
    assert hands[0]["salt"] + hands[1].get("grain", 0) >= 8


def test_whoever_holds_a_calamity_passes_it_on() -> None:
    position = scenario(
        "crete",
        "thrace",
        phase=9,
        crete={"hand": {"epidemic": 1, "salt": 1, "hides": 2, "ochre": 1, "iron": 1}},
        thrace={"hand": {"salt": 4, "grain": 2}},
    )
    assert "put epidemic" in talk(position, "pharaoh")


def test_a_calamity_had_better_go_to_whoever_is_ahead() -> None:
    position = scenario(
        "crete",
        "thrace",
        "asia",
        phase=9,
        crete={"hand": {"epidemic": 1, "salt": 1, "hides": 2}},
        thrace={"hand": {"cloth": 3}, "cards": ["law"], "track": 7},
        asia={"hand": {"grain": 3}, "track": 5},
    )
    stall = Stall(Sight(position.perspective(0).view, levels.SHREWD), Beliefs(3), Suspects())
    assert stall.malice_towards(1) > levels.SHREWD.malice > stall.malice_towards(2) > 0
    plain = Stall(Sight(position.perspective(0).view), Beliefs(3), Suspects())
    assert plain.malice_towards(1) == plain.malice_towards(2) == PLAIN.malice
