"""Phase 8: drawing trade cards and buying gold (43.8)."""

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import MalformedAction
from tests.games.civilization_1980.situation import TITLE, Situation

AREAS = [
    "knossos", "phaestos", "sparta", "athens", "corinth", "delphi", "thera", "miletus", "rhodes",
    "troy", "byzantium", "sinope", "gordium", "galatia", "cyprus", "lesbos", "chalcis", "mycenae",
]  # fmt: skip
TOPS = {
    "1": ["hides", "ochre", "hides"],
    "2": ["iron", "papyrus", "iron"],
    "3": ["salt", "salt", "salt"],
    "4": ["grain", "grain", "grain"],
    "5": ["cloth", "cloth", "cloth"],
    "6": ["bronze", "bronze", "bronze"],
    "7": ["spice", "spice", "spice"],
    "8": ["gems", "gems", "gems"],
    "9": ["gold", "gold", "piracy"],
}


def cities(count: int, first: int = 0) -> list[str]:
    """Cities in so many areas, beginning with the given one of the list."""
    return AREAS[first : first + count]


def drawing_order(s: Situation) -> list[int]:
    """The seats in the order in which they have drawn."""
    return [int(str(event.arguments["seat"])) for event in s.told("cards-drawn")]


@pytest.mark.rule("43.8-a")
@pytest.mark.parametrize("count", range(10))
def test_a_player_draws_the_top_card_of_as_many_stacks_as_he_has_cities(count: int) -> None:
    s = Situation(
        "crete", "thrace", phase=8, pause=[9], stacks=TOPS,
        crete={"cities": cities(count)}, thrace={"cities": cities(1, 9)},
    )  # fmt: skip
    # Thrace always comes first: with fewer cities, or with as many in table order.
    expected = ["ochre", "iron", "salt", "grain", "cloth", "bronze", "spice", "gems", "gold"][:count]
    assert s.hand("crete") == dict.fromkeys(expected, 1)
    assert s.hand("thrace") == {"hides": 1}
    for number in range(2, 10):
        assert len(s.stack(number)) == (2 if number <= count else 3)
    assert len(s.stack(1)) == (1 if count else 2)


@pytest.mark.rule("43.8-a")
def test_a_player_without_cities_draws_nothing() -> None:
    s = Situation("crete", "thrace", phase=8, pause=[9], thrace={"cities": cities(4)})
    assert s.hand("crete") == {}
    assert sum(s.hand("thrace").values()) == 4
    assert drawing_order(s) == [s.seat("thrace")]


@pytest.mark.rule("43.8-a")
def test_without_any_city_on_the_board_nobody_draws_and_nobody_buys_gold() -> None:
    s = Situation("crete", "thrace", phase=8, pause=[9], crete={"treasury": 40})
    assert s.asks() == "Pause"
    assert s.hand("crete") == {}
    assert s.hand("thrace") == {}
    assert s.treasury("crete") == 40


@pytest.mark.rule("43.8-b")
def test_the_fewest_cities_draw_first_and_ties_follow_the_table() -> None:
    s = Situation(
        "egypt", "africa", "crete", phase=8, pause=[9],
        egypt={"cities": cities(3)}, africa={"cities": cities(5, 3)}, crete={"cities": cities(3, 8)},
        stacks={"1": ["hides", "ochre", "hides"], "3": ["salt", "salt"]},
    )  # fmt: skip
    assert drawing_order(s) == [s.seat("crete"), s.seat("egypt"), s.seat("africa")]
    assert s.hand("crete").get("hides") == 1
    assert s.hand("egypt").get("ochre") == 1
    assert s.hand("africa")["hides"] == 1
    assert "salt" in s.hand("crete")
    assert "salt" in s.hand("egypt")
    assert "salt" not in s.hand("africa")


@pytest.mark.rule("43.8-c")
def test_an_empty_stack_gives_nothing_and_a_calamity_counts_as_the_card_of_its_stack() -> None:
    s = Situation(
        "crete", "thrace", phase=8, pause=[9],
        crete={"cities": cities(3)},
        stacks={"1": ["ochre", "hides"], "2": [], "3": ["flood"], "4": ["grain"]},
    )  # fmt: skip
    assert s.hand("crete") == {"ochre": 1}
    assert s.open_calamities("crete") == ["flood"]
    assert (s.stack(1), s.stack(2), s.stack(3), s.stack(4)) == (["hides"], [], [], ["grain"])


@pytest.mark.rule("43.8-c")
def test_nothing_at_all_is_drawn_where_all_stacks_are_empty() -> None:
    s = Situation("crete", "thrace", phase=8, pause=[9], crete={"cities": cities(1)}, stacks={"1": []})
    assert s.hand("crete") == {}
    assert s.told("cards-drawn") == []


@pytest.mark.rule("43.8-d")
def test_a_red_calamity_lies_open_at_once_and_takes_no_part_in_trade() -> None:
    s = Situation(
        "crete", "thrace", phase=8,
        crete={"cities": cities(4)}, thrace={"cities": cities(3, 4)},
        stacks={"1": ["hides", "ochre"], "2": ["iron", "papyrus"], "3": ["salt", "salt"], "4": ["famine", "grain"]},
    )  # fmt: skip
    assert s.open_calamities("crete") == ["famine"]
    assert s.hand("crete") == {"ochre": 1, "papyrus": 1, "salt": 1}
    (shown,) = s.told("calamity-drawn")
    assert shown.visible_to(None)
    assert shown.arguments == {"seat": s.seat("crete"), "card": "calamity-famine"}
    assert s.position.perspective(s.seat("thrace")).view["nations"][s.seat("crete")]["hand_size"] == 3
    assert s.asks() == "Market"
    s.say("crete", "offer everyone")
    assert [word for word in s.choices("crete") if word.startswith("put")] == ["put ochre", "put papyrus", "put salt"]
    with pytest.raises(MalformedAction):
        TITLE.space.parse("put famine")


@pytest.mark.rule("43.8-d")
@pytest.mark.parametrize(("third", "may_trade"), [("salt", True), ("flood", False)])
def test_an_open_calamity_does_not_count_towards_the_three_cards_needed_for_trading(
    third: str, may_trade: bool
) -> None:
    s = Situation(
        "crete", "thrace", phase=8, pause=[10],
        crete={"cities": cities(3)}, thrace={"hand": {"bronze": 3}},
        stacks={"1": ["hides"], "2": ["iron"], "3": [third]},
    )  # fmt: skip
    assert (s.asks() == "Market") == may_trade


@pytest.mark.rule("43.8-d")
@pytest.mark.parametrize(
    ("stack", "calamity"), [(2, "volcano-earthquake"), (3, "flood"), (4, "famine"), (5, "civil-war")]
)
def test_every_red_calamity_is_shown_when_it_is_drawn(stack: int, calamity: str) -> None:
    s = Situation(
        "crete", "thrace", phase=8, pause=[9],
        crete={"cities": cities(stack)}, stacks={**TOPS, str(stack): [calamity]},
    )  # fmt: skip
    assert s.open_calamities("crete") == [calamity]
    assert calamity not in s.hand("crete")
    assert sum(s.hand("crete").values()) == stack - 1


@pytest.mark.rule("43.8-e")
@pytest.mark.parametrize(
    ("stack", "calamity"), [(6, "epidemic"), (7, "civil-disorder"), (8, "iconoclasm"), (9, "piracy")]
)
def test_commodities_and_black_calamities_are_drawn_in_secret(stack: int, calamity: str) -> None:
    def drawn(last: str) -> Situation:
        return Situation(
            "crete", "thrace", phase=8, pause=[9],
            crete={"cities": cities(stack)}, stacks={**TOPS, str(stack): [last]},
            known=[[0] * len(TOPS[str(n)]) if n != stack else [0] for n in range(1, 10)],
        )  # fmt: skip

    s, harmless = drawn(calamity), drawn(TOPS[str(stack)][0])
    assert s.hand("crete")[calamity] == 1
    assert s.open_calamities("crete") == []
    for seat in (s.seat("thrace"), None):
        view = s.position.perspective(seat).view
        assert view["nations"][s.seat("crete")]["hand_size"] == stack
        assert view == harmless.position.perspective(seat).view
        seen = [event.to_json() for event in s.events if event.visible_to(seat)]
        assert seen == [event.to_json() for event in harmless.events if event.visible_to(seat)]
    (own,) = s.told("own-cards-drawn")
    assert own.visible_to(s.seat("crete"))
    assert f"calamity-{calamity}" in list(str(own.arguments["cards"]).split("'"))


@pytest.mark.rule("43.8-f")
def test_gold_costs_eighteen_tokens_as_often_as_the_treasury_reaches() -> None:
    s = Situation(
        "crete", "thrace", phase=8, pause=[9],
        crete={"cities": cities(2), "treasury": 40, "stock": 3},
        stacks={**TOPS, "9": ["gold", "gold", "gold"]},
    )  # fmt: skip
    assert s.to_act() == ["crete"]
    assert s.choices("crete") == ["buy-gold", "done"]
    s.say("crete", "buy-gold")
    assert (s.treasury("crete"), s.stock("crete"), s.hand("crete")["gold"]) == (22, 21, 1)
    assert s.to_act() == ["crete"]
    s.say("crete", "buy-gold")
    assert (s.treasury("crete"), s.stock("crete"), s.hand("crete")) == (4, 39, {"hides": 1, "iron": 1, "gold": 2})
    assert s.stack(9) == ["gold"]
    assert s.asks() == "Pause"
    assert s.refusal("crete", "buy-gold") == "41-a"


@pytest.mark.rule("43.8-f")
@pytest.mark.parametrize(("treasury", "asked"), [(17, False), (18, True)])
def test_seventeen_tokens_do_not_buy_gold_and_eighteen_do(treasury: int, asked: bool) -> None:
    s = Situation("crete", "thrace", phase=8, pause=[9], crete={"cities": cities(1), "treasury": treasury})
    assert (s.asks() == "Drawing") == asked


@pytest.mark.rule("43.8-f")
def test_gold_may_be_bought_without_a_city_as_long_as_the_stack_holds() -> None:
    s = Situation(
        "crete", "thrace", phase=8, pause=[9], stacks={"9": ["gold"]},
        crete={"treasury": 50}, thrace={"cities": cities(1)},
    )  # fmt: skip
    assert s.told("cards-drawn") == []  # Crete, without cities, comes first
    s.say("crete", "buy-gold")
    assert s.hand("crete") == {"gold": 1}
    assert s.treasury("crete") == 32
    assert s.asks() == "Pause"
    assert s.stack(9) == []


@pytest.mark.rule("43.8-f")
def test_nobody_has_to_buy_gold_and_nothing_else_can_be_done_meanwhile() -> None:
    s = Situation("crete", "thrace", phase=8, pause=[9], crete={"cities": cities(1), "treasury": 18})
    assert s.refusal("crete", "offer everyone") == "43.8-f"
    assert s.refusal("thrace", "buy-gold") == "43-c"
    imagined = s.position.perspective(s.seat("crete")).imagine(Dice.seeded(1))
    imagined.play(s.seat("crete"), TITLE.space.parse("buy-gold"))
    assert s.treasury("crete") == 18
    s.say("crete", "done")
    assert s.treasury("crete") == 18
    assert "gold" not in s.hand("crete")
    assert s.asks() == "Pause"


@pytest.mark.rule("43.8-g")
def test_piracy_bought_for_gold_is_an_ordinary_secret_calamity_without_refund() -> None:
    s = Situation(
        "crete", "thrace", phase=8,
        crete={"treasury": 20, "cities": cities(2), "hand": {"salt": 2}}, thrace={"hand": {"bronze": 3}},
        stacks={**TOPS, "9": ["piracy", "gold"]},
    )  # fmt: skip
    told = s.say("crete", "buy-gold")
    assert s.treasury("crete") == 2
    assert s.hand("crete")["piracy"] == 1
    assert s.open_calamities("crete") == []
    public = [event for event in told if event.visible_to(s.seat("thrace"))]
    assert "piracy" not in str([event.to_json() for event in public])
    assert next(event.message for event in public) == "gold-bought"
    assert s.asks() == "Market"  # it may be traded
    s.say("crete", "offer thrace", "put piracy", "put hides", "put iron", "name hides")
    s.say("thrace", "answer crete-1", "put bronze", "put bronze", "put bronze", "name bronze")
    s.say("crete", "accept thrace-1")
    assert s.open_calamities("thrace") == ["piracy"]
    assert s.hand("crete") == {"salt": 2, "bronze": 3}


@pytest.mark.rule("43.8-g")
def test_piracy_bought_for_gold_may_be_kept() -> None:
    s = Situation(
        "crete", "thrace", phase=8, pause=[1],
        crete={"treasury": 18, "cities": cities(1), "tokens": {"knossos": 2}}, stacks={**TOPS, "9": ["piracy", "gold"]},
    )  # fmt: skip
    s.say("crete", "buy-gold", "done", "done")  # buys nothing in phase 10, keeps everything in phase 12
    assert s.asks() == "Pause"
    assert s.hand("crete") == {"hides": 1, "piracy": 1}


@pytest.mark.rule("43.8-h")
@pytest.mark.parametrize("buys", [True, False])
def test_gold_is_bought_after_the_own_draw_and_before_the_next_player_draws(buys: bool) -> None:
    s = Situation(
        "thrace", "crete", phase=8, pause=[9],
        crete={"cities": cities(2), "treasury": 18}, thrace={"cities": cities(9, 2)},
        stacks={**TOPS, "9": ["gold"]},
    )  # fmt: skip
    assert s.hand("crete") == {"hides": 1, "iron": 1}
    assert s.hand("thrace") == {}
    s.say("crete", "buy-gold" if buys else "done")
    assert s.hand("crete").get("gold", 0) == int(buys)
    assert s.hand("thrace").get("gold", 0) == int(not buys)
    assert sum(s.hand("thrace").values()) == (8 if buys else 9)
