"""Phase 12: at most six trade cards are kept (43.12)."""

from collections import Counter

import pytest

from civitas.core.dice import Dice
from civitas.core.table import Table
from tests.games.civilization_1980.situation import TITLE, Situation

EIGHT = {"hides": 2, "iron": 1, "salt": 3, "grain": 2}


def discard(**hands: dict[str, int]) -> Situation:
    """Phase 12 with these hands."""
    return Situation(*hands, phase=12, pause=[13], **{nation: {"hand": hand} for nation, hand in hands.items()})


@pytest.mark.rule("43.12-a")
def test_of_nine_cards_three_are_returned_under_their_stacks() -> None:
    s = discard(crete={**EIGHT, "piracy": 1}, thrace={})
    first, third, ninth = s.stack(1), s.stack(3), s.stack(9)
    assert s.refusal("crete", "done") == "43.12-a"
    s.say("crete", "return hides", "return salt")
    assert s.refusal("crete", "done") == "43.12-a"
    s.say("crete", "return piracy")
    assert s.choices("crete") == ["done"]
    assert s.refusal("crete", "return salt") == "43.12-a"
    s.say("crete", "done")
    assert s.hand("crete") == {"hides": 1, "iron": 1, "salt": 2, "grain": 2}
    assert s.stack(1) == [*first, "hides"]
    assert s.stack(3) == [*third, "salt"]
    assert s.stack(9) == [*ninth, "piracy"]
    assert s.asks() == "Pause"
    (public,) = s.told("cards-returned")
    assert public.visible_to(None)
    assert public.arguments == {"seat": s.seat("crete"), "count": 3}
    (own,) = s.told("own-cards-returned")
    assert not own.visible_to(s.seat("thrace"))
    assert own.arguments["cards"] == ["commodity-hides", "commodity-salt", "calamity-piracy"]


@pytest.mark.rule("43.12-a")
@pytest.mark.parametrize(("salt", "excess"), [(5, 0), (6, 0), (7, 1), (9, 3)])
def test_six_cards_may_be_kept_and_no_more(salt: int, excess: int) -> None:
    s = discard(crete={"salt": salt}, thrace={})
    assert (s.asks() == "HandLimit") == (excess > 0)
    for _ in range(excess):
        assert s.choices("crete") == ["return salt"]
        s.say("crete", "return salt")
    if excess:
        assert s.refusal("crete", "return grain") == "43.12-a"
        s.say("crete", "done")
    assert s.hand("crete") == {"salt": salt - excess}
    assert s.asks() == "Pause"


@pytest.mark.rule("43.12-a")
def test_black_calamities_count_and_open_ones_do_not() -> None:
    held = discard(crete={"salt": 6, "piracy": 1}, thrace={})
    assert held.refusal("crete", "done") == "43.12-a"
    lying = Situation(
        "crete", "thrace", phase=12, pause=[13],
        crete={"hand": {"salt": 6}, "open": {"piracy": "thrace", "flood": None}},
    )  # fmt: skip
    assert lying.asks() == "Pause"  # nothing too much, and no calamity that anybody could hold in secret
    assert lying.hand("crete") == {"salt": 6}


@pytest.mark.rule("43.12-a")
def test_cards_of_one_stack_are_put_back_together_in_random_order() -> None:
    orders = Counter[tuple[str, ...]]()
    for seed in range(20):
        s = Situation(
            "crete", "thrace", phase=12, pause=[13], seed=seed, crete={"hand": {"hides": 4, "ochre": 4, "iron": 2}}
        )
        s.say("crete", "return hides", "return hides", "return ochre", "return ochre", "done")
        orders[tuple(s.stack(1)[-4:])] += 1
        assert s.position.perspective(s.seat("crete")).view["stacks"][0][-4:] == [None] * 4
    assert all(sorted(order) == ["hides", "hides", "ochre", "ochre"] for order in orders)
    assert len(orders) > 2


@pytest.mark.rule("43.12-a")
def test_everybody_returns_cards_at_the_same_time() -> None:
    s = discard(crete={"salt": 8}, thrace={"cloth": 7})
    assert sorted(s.to_act()) == ["crete", "thrace"]
    s.say("crete", "return salt")
    s.say("thrace", "return cloth", "done")
    assert s.to_act() == ["crete"]
    s.say("crete", "return salt", "done")
    assert s.hand("crete") == {"salt": 6}
    assert s.hand("thrace") == {"cloth": 6}


@pytest.mark.rule("43.12-a", "62-a")
@pytest.mark.parametrize("first", ["crete", "thrace"])
def test_cards_go_back_in_table_order_when_all_are_done_whoever_was_first(first: str) -> None:
    """Thrace stands before Crete; until both are done nobody sees anything of what was picked."""
    s = discard(crete={"hides": 6, "iron": 1}, thrace={"ochre": 6, "papyrus": 1})
    second = "thrace" if first == "crete" else "crete"
    picks = {"crete": "return hides", "thrace": "return ochre"}
    before, stack = s.position.perspective(s.seat(second)).view, s.stack(1)
    assert s.say(first, picks[first], "done") == []
    assert s.stack(1) == stack
    assert s.position.perspective(s.seat(second)).view == {**before, "to_act": [s.seat(second)]}
    s.say(second, picks[second], "done")
    assert s.stack(1) == [*stack, "ochre", "hides"]
    assert [event.arguments["seat"] for event in s.told("cards-returned")] == [s.seat("thrace"), s.seat("crete")]
    assert (s.hand("crete"), s.hand("thrace")) == ({"hides": 5, "iron": 1}, {"ochre": 5, "papyrus": 1})


@pytest.mark.rule("43.12-a")
def test_who_is_done_puts_back_what_is_too_much_in_every_imagined_hand() -> None:
    s = discard(crete={"salt": 8}, thrace={"bronze": 6, "gems": 2})
    s.say("thrace", "return gems", "return gems", "done")
    s.say("crete", "return salt", "return salt")
    picked = set()
    for seed in range(10):
        other = s.position.perspective(s.seat("crete")).imagine(Dice.seeded(seed))
        other.play(s.seat("crete"), TITLE.space.parse("done"))
        view = other.perspective(s.seat("crete")).view
        assert [nation["hand_size"] for nation in view["nations"]] == [6, 6]
        picked.add(str(other.perspective(s.seat("thrace")).view["own"]["hand"]))
    assert len(picked) > 1


@pytest.mark.rule("43.12-a")
def test_a_choice_can_be_taken_back_until_the_cards_are_returned() -> None:
    s = discard(crete={"salt": 7, "grain": 1}, thrace={})
    table = Table(TITLE, players=2, seed=1)
    table.position = s.position
    for text in ("return salt", "return salt"):
        table.play(0, TITLE.space.parse(text))
    table.undo(0)
    table.play(0, TITLE.space.parse("return grain"))
    table.play(0, TITLE.space.parse("done"))
    assert not table.can_undo(0)
    assert table.position.perspective(0).view["nations"][0]["hand_size"] == 6


@pytest.mark.rule("43.12-b")
@pytest.mark.parametrize("returns", [True, False])
def test_an_untraded_calamity_may_be_returned_or_kept(returns: bool) -> None:
    s = discard(crete={"salt": 2, "iconoclasm": 1}, thrace={})
    eighth = s.stack(8)
    assert s.choices("crete") == ["return iconoclasm", "done"]
    assert s.position.perspective(s.seat("crete")).why_not(TITLE.space.parse("done")) is None
    assert s.refusal("crete", "return salt") == "43.12-a"
    assert s.refusal("crete", "return piracy") == "43.12-b"
    assert s.refusal("crete", "move 1 knossos phaestos") == "43-a"
    assert s.position.perspective(None).view["question"]["picked"]["cards"] == {}
    s.say("crete", *(["return iconoclasm"] if returns else []), "done")
    assert s.hand("crete") == ({"salt": 2} if returns else {"salt": 2, "iconoclasm": 1})
    assert s.stack(8) == ([*eighth, "iconoclasm"] if returns else eighth)


@pytest.mark.rule("43.12-b")
def test_a_kept_calamity_can_be_traded_in_the_next_round() -> None:
    s = Situation(
        "crete", "thrace", phase=12, pause=[10],
        crete={"hand": {"salt": 2, "iconoclasm": 1}}, thrace={"hand": {"grain": 3}},
    )  # fmt: skip
    while s.asks() != "Market":
        for nation in s.to_act():
            s.say(nation, "done")
    s.say("crete", "offer thrace", "put salt", "put salt", "put iconoclasm", "name salt")
    s.say("thrace", "answer crete-1", "put grain", "put grain", "put grain", "name grain")
    s.say("crete", "accept thrace-1")
    assert s.open_calamities("thrace") == ["iconoclasm"]


@pytest.mark.rule("43.12-b", "43.8-e")
def test_who_is_asked_does_not_tell_who_holds_a_calamity() -> None:
    s = discard(crete={"salt": 2, "iconoclasm": 1}, thrace={"grain": 3}, asia={})
    assert sorted(s.to_act()) == ["crete", "thrace"]  # whoever has cards
    assert s.choices("thrace") == ["done"]
    nobody = discard(crete={"salt": 3}, thrace={"grain": 3}, asia={})
    assert nobody.asks() == "Pause"  # all calamities lie where everybody can see them


@pytest.mark.rule("43.12-b", "43.8-e")
def test_a_calamity_returned_in_secret_may_still_be_in_any_hand() -> None:
    s = Situation(
        "crete", "thrace", phase=12, pause=[13], crete={"hand": {"bronze": 2, "epidemic": 1}},
        thrace={"hand": {"grain": 3}},
    )  # fmt: skip
    s.say("crete", "return epidemic", "done")
    assert s.to_act() == ["thrace"]
    s.say("thrace", "done")
    twin = Situation(
        "crete", "thrace", phase=12, pause=[13], crete={"hand": {"bronze": 2, "epidemic": 1}},
        thrace={"hand": {"grain": 3}},
    )  # fmt: skip
    twin.say("crete", "done")
    twin.say("thrace", "done")
    view = s.position.perspective(s.seat("thrace")).view
    assert view["stacks"][5][-1] is None
    assert view["nations"] != twin.position.perspective(s.seat("thrace")).view["nations"]
    assert s.position.perspective(s.seat("crete")).view["stacks"][5][-1] is not None


@pytest.mark.rule("43.12-c")
@pytest.mark.parametrize(("grain", "lost"), [(0, 9), (1, 5), (2, 1)])
def test_all_cards_in_hand_count_in_phase_11_and_the_limit_comes_after(grain: int, lost: int) -> None:
    s = Situation(
        "crete", "thrace", phase=11, pause=[13],
        crete={
            "hand": {"grain": grain, "salt": 7}, "cards": ["pottery"], "open": ["famine"],
            "tokens": {"knossos": 6, "sparta": 6},
        },
    )  # fmt: skip
    while s.asks() == "Losses":
        s.say("crete", next(text for text in s.choices("crete") if text.startswith("lose 1 ")))
    assert sum(s.board("crete").values()) == 12 - lost
    assert s.asks() == "HandLimit"
    assert s.hand("crete").get("grain", 0) == grain  # more than six until now
    for _ in range(grain + 1):
        s.say("crete", "return salt")
    s.say("crete", "done")
    assert sum(s.hand("crete").values()) == 6
