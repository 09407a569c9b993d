"""What a player is told that a city could produce, and what the cards on the board say."""

from civitas.core.telling import Account, Sum
from tests.games.civilization_2010.situation import Situation, situation


def city(**entry: object) -> Situation:
    """City Management of player 1 with a capital and an empty trade dial."""
    return situation("city-management", p1={"trade": 0, **entry})


def producing(s: Situation, seat: int | None = 0) -> list[Account]:
    """The account of what the capital could produce."""
    square = s.view(1)["civilizations"][0]["cities"][0]["square"]
    told = s.position.perspective(seat).explain(f"square-{square}")
    assert told is not None
    return [each for each in told["accounts"] if each["heading"]["message"] == "account-producing"]


def rows(s: Situation) -> dict[str, Sum]:
    """Items with what is told about them."""
    return {row["label"]["message"]: row for row in producing(s)[0]["rows"]}


def test_items_have_their_price_and_what_is_missing_has_a_rule() -> None:
    s = city(trade=18)
    told = rows(s)
    prices = s.view(1)["civilizations"][0]["prices"]
    assert told["piece-army"]["value"] == prices["army"]
    s.play("produce capital")
    offered = [s.space.text(action).split() for action in s.position.legal(0)]
    open_items = {item for verb, item in offered if verb == "build"}
    assert open_items
    for item, price in prices.items():
        thing = next(name for name in (f"card-{item}", f"piece-{item}", "card-city-walls") if name in told)
        assert told[thing]["value"] == price
        assert ("rule" in told[thing]) == (item not in open_items)


def test_only_the_owner_is_told() -> None:
    s = city()
    assert len(producing(s)) == 1
    assert producing(s, 1) == []
    assert producing(s, None) == []


def test_what_the_own_cards_say_is_told_to_their_owner_alone() -> None:
    s = city(events=["migrants"])
    assert "card-migrants" in s.position.perspective(0).telling["texts"]
    assert "card-migrants" not in s.position.perspective(1).telling["texts"]
    assert "card-despotism" in s.position.perspective(None).telling["texts"]
