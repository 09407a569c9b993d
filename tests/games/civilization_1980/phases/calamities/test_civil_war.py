"""Civil War, and what happens when pieces run short (52.5, 53.15, 64, 65.1)."""

from typing import Any

import pytest

from tests.games.civilization_1980.disaster import is_resolved, struck, units
from tests.games.civilization_1980.situation import TITLE, Situation

SIX = ["athens", "corinth", "gordium", "hattusas", "kanesh", "troy"]
SIXTY = {"tokens": {"odessus": 10, "byzantium": 20}, "cities": SIX}
"""Sixty units: thirty tokens and six cities."""


def _war(thrace: dict[str, Any], **others: Any) -> Situation:
    """Thrace is the victim; Crete, Asia and Assyria are the others."""
    return struck("thrace", "crete", "asia", "assyria", thrace={"open": ["civil-war"], **thrace}, **others)


def _divided(crete: dict[str, Any] | None = None, **thrace: Any) -> Situation:
    """Crete is nominated; the rebels are three cities and twenty tokens, the loyal side three cities and ten tokens."""
    s = _war({**SIXTY, **thrace}, crete=crete or {})
    s.say("thrace", "nominate crete", "rebel-city athens", "rebel-city corinth", "rebel-city gordium")
    s.say("crete", "rebel 12 byzantium", "rebel 8 byzantium")
    return s


@pytest.mark.rule("52.5-a")
@pytest.mark.parametrize(("tokens", "is_hit"), [(19, False), (20, True)])
def test_a_nation_of_fewer_than_thirtyfive_units_does_not_fall_apart(tokens: int, is_hit: bool) -> None:
    cities = ["athens", "corinth", "troy"]
    s = _war({"tokens": {"odessus": tokens}, "cities": cities}, crete={"tokens": {"knossos": 3}})
    assert is_resolved(s) != is_hit
    assert (s.asks() == "CivilWar") == is_hit
    assert s.board("thrace") == {"odessus": tokens}
    assert s.cities("thrace") == cities
    assert [event.rule for event in s.told("calamity-harmless")] == ([] if is_hit else ["52.5-a"])


@pytest.mark.rule("52.5-b")
def test_the_victim_picks_fifteen_rebels_and_the_player_he_names_twenty_more() -> None:
    s = _war(SIXTY)
    assert s.choices("thrace") == ["nominate crete", "nominate asia", "nominate assyria"]
    assert s.refusal("thrace", "nominate thrace") == "52.5-b"
    assert s.refusal("thrace", "nominate egypt") == "52.5-b"
    assert s.refusal("thrace", "rebel 1 odessus") == "52.5-b"
    s.say("thrace", "nominate asia")
    assert s.to_act() == ["thrace"]
    s.say("thrace", "rebel-city athens", "rebel-city corinth")
    assert s.refusal("thrace", "rebel-city athens") == "52.5-b", "it has rebelled already"
    assert s.refusal("thrace", "rebel 6 odessus") == "52.5-b", "five are left"
    s.say("thrace", "rebel-city gordium")
    assert s.to_act() == ["asia"]
    assert s.refusal("thrace", "rebel 1 odessus") == "43-c"
    s.say("asia", "rebel 12 byzantium")
    assert s.refusal("asia", "rebel 9 byzantium") == "52.5-b", "that would be twenty-one"
    assert s.refusal("asia", "done") == "52.5-b"
    s.say("asia", "rebel 8 byzantium")
    assert s.to_act() == ["thrace"]
    assert s.choices("thrace") == ["keep rebels", "keep loyal"]
    assert units(s, "thrace") == 60, "nothing has changed hands yet"
    s.say("thrace", "keep loyal")
    assert is_resolved(s)
    assert s.board("thrace") == {"odessus": 10}
    assert s.cities("thrace") == ["hattusas", "kanesh", "troy"]
    assert s.board("asia") == {"byzantium": 20}
    assert s.cities("asia") == ["athens", "corinth", "gordium"]


@pytest.mark.rule("52.5-b")
def test_picks_always_come_out_exactly() -> None:
    s = _war({"tokens": {"odessus": 2, "byzantium": 2}, "cities": [*SIX, "sparta"]}, crete={"stock": 20})
    s.say("thrace", "nominate crete")
    assert s.refusal("thrace", "rebel 1 odessus") == "52.5-b", "four tokens cannot make up for a city"
    s.say("thrace", "rebel-city sparta", "rebel-city athens", "rebel-city corinth")
    s.say("crete", "rebel-city gordium", "rebel-city hattusas", "rebel-city kanesh", "rebel-city troy")
    assert s.to_act() == ["thrace"]
    assert s.choices("thrace") == ["keep rebels", "keep loyal"]


@pytest.mark.rule("52.5-b")
def test_in_a_nation_of_exactly_thirtyfive_units_everybody_rebels() -> None:
    s = _war({"tokens": {"odessus": 10, "byzantium": 10}, "cities": ["athens", "corinth", "troy"]})
    s.say("thrace", "nominate crete", "rebel-city athens", "rebel-city corinth", "rebel 5 odessus")
    assert s.to_act() == ["thrace"], "the rest is twenty, Crete has nothing to choose"
    s.say("thrace", "keep rebels")
    assert is_resolved(s)
    assert s.board("thrace") == {"odessus": 10, "byzantium": 10}
    assert s.cities("thrace") == ["athens", "corinth", "troy"]
    assert s.board("crete") == {}


@pytest.mark.rule("52.5-b")
def test_with_two_players_the_other_one_is_nominated_unasked() -> None:
    s = struck("thrace", "crete", thrace={**SIXTY, "open": ["civil-war"]}, crete={"tokens": {"knossos": 1}})
    assert s.to_act() == ["thrace"]
    assert s.allows("thrace", "rebel-city athens")
    assert s.told("nominated")[0].arguments == {"seat": s.seat("thrace"), "other": s.seat("crete")}


@pytest.mark.rule("52.5-c")
def test_the_victim_keeps_the_side_he_prefers_and_the_nominee_replaces_the_other() -> None:
    s = _divided({"tokens": {"lesbos": 20}, "treasury": 6, "cities": ["knossos", "rhodes", "thera"]})
    assert s.refusal("thrace", "done") == "52.5-c"
    assert s.refusal("crete", "keep rebels") == "43-c"
    s.say("thrace", "keep rebels")
    assert is_resolved(s)
    assert s.board("thrace") == {"byzantium": 20}
    assert s.cities("thrace") == ["athens", "corinth", "gordium"]
    assert s.stock("thrace") == 36
    assert s.board("crete") == {"lesbos": 20, "odessus": 10}
    assert s.cities("crete") == ["hattusas", "kanesh", "knossos", "rhodes", "thera", "troy"]
    assert s.stock("crete") == 20
    assert {event.rule for event in s.told("tokens-taken-over") + s.told("city-taken")} == {"52.5-c"}
    assert s.told("side-kept")[0].arguments["side"] == "side-rebels"


@pytest.mark.rule("52.5-c")
def test_the_loyal_side_may_be_kept_as_well() -> None:
    s = _divided()
    s.say("thrace", "keep loyal")
    assert is_resolved(s)
    assert s.board("thrace") == {"odessus": 10}
    assert s.cities("thrace") == ["hattusas", "kanesh", "troy"]
    assert s.stock("thrace") == 46
    assert s.board("crete") == {"byzantium": 20}
    assert s.cities("crete") == ["athens", "corinth", "gordium"]
    assert s.stock("crete") == 36


@pytest.mark.rule("52.5-d")
@pytest.mark.parametrize("side", ["rebels", "loyal"])
def test_the_victim_keeps_his_stock_ships_treasury_cards_and_track(side: str) -> None:
    cards = ["agriculture", "law", "music", "pottery"]
    s = _divided(
        {"tokens": {"knossos": 1}},
        stock=5,
        ships=["troy", "athens"],
        treasury=12,
        cards=cards,
        track=8,
        hand={"salt": 2, "grain": 1},
    )
    s.say("thrace", f"keep {side}")
    assert is_resolved(s)
    assert s.stock("thrace") == 5 + (10 if side == "rebels" else 20)
    assert s.ships("thrace") == ["troy", "athens"]
    assert s.ships("crete") == []
    assert s.treasury("thrace") == 12
    assert sorted(s.cards("thrace")) == cards
    assert s.cards("crete") == []
    assert s.track("thrace") == 8
    assert s.hand("thrace") == {"salt": 2, "grain": 1}
    assert s.hand("crete") == {}


PHILOSOPHERS = {**SIXTY, "cards": ["law", "philosophy"], "stock": 6}


@pytest.mark.rule("52.5-e")
@pytest.mark.parametrize(("side", "kept"), [("loyal", 45), ("rebels", 15)])
def test_with_philosophy_the_largest_stock_picks_fifteen_and_takes_over_what_is_left(side: str, kept: int) -> None:
    s = _war(PHILOSOPHERS, crete={"stock": 12}, asia={"stock": 50}, assyria={"stock": 0})
    assert s.to_act() == ["asia"]
    assert s.refusal("asia", "nominate crete") == "52.5-e"
    s.say("asia", "rebel-city athens", "rebel-city troy", "rebel 4 odessus")
    assert s.refusal("asia", "rebel 2 odessus") == "52.5-e"
    s.say("asia", "rebel 1 byzantium")
    assert s.to_act() == ["thrace"]
    s.say("thrace", f"keep {side}")
    assert is_resolved(s)
    assert units(s, "thrace") == kept
    assert units(s, "asia") == 60 - kept
    assert units(s, "crete") == units(s, "assyria") == 0
    rebels = {"odessus": 4, "byzantium": 1}
    loyal = {"odessus": 6, "byzantium": 19}
    assert s.board("asia") == (rebels if side == "loyal" else loyal)
    assert s.told("nominated")[0].rule == "52.5-e"


@pytest.mark.rule("52.5-e")
@pytest.mark.parametrize(("crete", "asia", "picks"), [(20, 20, "crete"), (19, 20, "asia"), (20, 19, "crete")])
def test_of_equal_stocks_the_first_in_table_order_picks(crete: int, asia: int, picks: str) -> None:
    s = _war(PHILOSOPHERS, crete={"stock": crete}, asia={"stock": asia}, assyria={"stock": 0})
    assert s.to_act() == [picks]


@pytest.mark.rule("52.5-f")
@pytest.mark.parametrize(("other", "is_hit"), [(24, False), (25, False), (26, True)])
def test_with_philosophy_and_the_largest_stock_the_victim_is_not_hit(other: int, is_hit: bool) -> None:
    """Thrace comes before Crete in table order, so a tie is his as well."""
    thrace = {"tokens": {"odessus": 25}, "cities": SIX[:3], "stock": 25, "cards": ["law", "philosophy"]}
    s = _war(thrace, crete={"stock": other}, asia={"stock": 3}, assyria={"stock": 3})
    assert is_resolved(s) != is_hit
    assert units(s, "thrace") == 40
    assert [event.rule for event in s.told("calamity-harmless")] == ([] if is_hit else ["52.5-f"])


@pytest.mark.rule("52.5-g")
def test_with_democracy_the_nominee_picks_thirty() -> None:
    s = _war({**SIXTY, "cards": ["law", "democracy"]})
    s.say("thrace", "nominate crete", "rebel-city athens", "rebel-city corinth", "rebel-city gordium")
    s.say("crete", "rebel 12 byzantium", "rebel 8 byzantium")
    assert s.to_act() == ["crete"], "twenty are not enough"
    s.say("crete", "rebel-city troy")
    assert s.refusal("crete", "rebel 6 odessus") == "52.5-g"
    s.say("crete", "rebel 5 odessus")
    s.say("thrace", "keep loyal")
    assert units(s, "thrace") == 15
    assert units(s, "crete") == 45
    assert s.board("thrace") == {"odessus": 5}
    assert s.cities("thrace") == ["hattusas", "kanesh"]


@pytest.mark.rule("52.5-g")
def test_philosophy_beats_democracy() -> None:
    s = _war({**PHILOSOPHERS, "cards": ["law", "democracy", "philosophy"]}, crete={"stock": 12}, asia={"stock": 50})
    assert s.to_act() == ["assyria"], "with all 56 tokens in stock"
    s.say("assyria", "rebel 12 byzantium", "rebel 3 byzantium")
    s.say("thrace", "keep loyal")
    assert is_resolved(s)
    assert units(s, "thrace") == 45
    assert units(s, "assyria") == 15


@pytest.mark.rule("52.5-h")
def test_areas_shared_by_both_sides_are_not_fought_over_at_once() -> None:
    s = Situation(
        "thrace",
        "crete",
        phase=11,
        pause=[12, 1],
        thrace={"tokens": {"lesbos": 25, "athens": 2}, "cities": ["corinth", "troy"], "open": ["civil-war"]},
        crete={"tokens": {"knossos": 1}},
    )
    s.say("thrace", "rebel-city corinth", "rebel 1 athens", "rebel 9 lesbos")
    s.say("crete", "rebel 12 lesbos", "rebel 3 lesbos", "rebel-city troy")
    s.say("thrace", "keep loyal")
    s.proceed()
    assert s.asks() == "Pause", "the round is over"
    assert s.tokens("thrace", "athens") == s.tokens("crete", "athens") == 1
    assert s.tokens("thrace", "lesbos") == 1
    assert s.tokens("crete", "lesbos") == 24


@pytest.mark.rule("53.15-a")
@pytest.mark.parametrize(
    ("cards", "tokens", "is_hit"),
    [
        (["law", "philosophy"], 34, False),
        (["law", "philosophy"], 35, True),
        (["law", "democracy"], 34, False),
        (["law", "democracy"], 44, False),
        (["law", "democracy"], 45, True),
        (["law", "democracy", "philosophy"], 34, False),
        (["law", "democracy", "philosophy"], 35, True),
    ],
)
def test_small_nations_with_philosophy_or_democracy_are_not_hit(cards: list[str], tokens: int, is_hit: bool) -> None:
    s = _war({"tokens": {"odessus": tokens}, "cards": cards, "stock": 1}, crete={"stock": 30})
    assert is_resolved(s) != is_hit
    assert s.board("thrace") == {"odessus": tokens}
    rule = "53.15-a" if tokens == 44 else "52.5-a"
    assert [event.rule for event in s.told("calamity-harmless")] == ([] if is_hit else [rule])


NINE = ["knossos", "mycenae", "phaestos", "rhodes", "salamis", "sardes", "sinope", "thera"]
"""Eight cities on the board: one marker is left."""


def _short_of_markers(thrace_stock: int, asia: int, assyria: int, crete: list[str]) -> Situation:
    """Crete is to get three cities but has few markers; stocks as after the exchange of twenty tokens."""
    s = _war(
        {**SIXTY, "stock": thrace_stock - 20},
        crete={"tokens": {"lesbos": 16}, "cities": crete, "stock": 20},
        asia={"tokens": {"galatia": 4}, "stock": asia},
        assyria={"tokens": {"media": 4}, "stock": assyria},
    )
    s.say("thrace", "nominate crete", "rebel-city athens", "rebel-city corinth", "rebel-city gordium")
    s.say("crete", "rebel 12 byzantium", "rebel 8 byzantium")
    s.say("thrace", "keep loyal")
    return s


@pytest.mark.rule("64-b")
def test_cities_too_many_for_the_nominee_may_return_to_their_owner() -> None:
    s = _short_of_markers(25, 18, 10, NINE)
    assert s.to_act() == ["crete"]
    assert s.choices("crete") == ["take athens", "take corinth", "take gordium"]
    s.say("crete", "take corinth")
    assert is_resolved(s)
    assert s.cities("crete") == sorted([*NINE, "corinth"])
    assert s.cities("thrace") == ["athens", "gordium", "hattusas", "kanesh", "troy"]
    assert s.cities("asia") == s.cities("assyria") == []
    assert (s.stock("thrace"), s.stock("crete"), s.stock("asia"), s.stock("assyria")) == (25, 0, 18, 10)


@pytest.mark.rule("64-b")
def test_otherwise_the_largest_stock_with_markers_takes_them() -> None:
    s = _short_of_markers(20, 30, 10, NINE)
    s.say("crete", "take athens")
    assert is_resolved(s), "Asia takes both cities that are left"
    assert s.cities("asia") == ["corinth", "gordium"]
    assert s.cities("thrace") == ["hattusas", "kanesh", "troy"]
    assert s.board("asia") == {"galatia": 4}
    assert s.stock("asia") == 30


@pytest.mark.rule("64-b")
def test_without_any_marker_the_nominee_takes_no_city() -> None:
    s = _short_of_markers(20, 10, 30, [*NINE, "miletus"])
    assert is_resolved(s)
    assert s.cities("assyria") == ["athens", "corinth", "gordium"]
    assert len(s.cities("crete")) == 9


@pytest.mark.rule("64-b")
def test_with_enough_markers_the_nominee_takes_all_cities() -> None:
    s = _short_of_markers(25, 18, 10, NINE[:6])
    assert is_resolved(s)
    assert s.cities("crete") == sorted([*NINE[:6], "athens", "corinth", "gordium"])


def _short_of_tokens(thrace_stock: int, crete: int, asia: int, assyria: int = 0) -> Situation:
    """Crete is to get ten tokens of three areas."""
    s = _war(
        {"tokens": {"byzantium": 20, "odessus": 4, "lesbos": 3, "lemnos": 3}, "cities": SIX[:3], "stock": thrace_stock},
        crete={"stock": crete},
        asia={"stock": asia},
        assyria={"stock": assyria},
    )
    s.say("thrace", "nominate crete", "rebel-city athens", "rebel-city corinth", "rebel-city gordium")
    s.say("crete", "rebel 12 byzantium", "rebel 8 byzantium")
    s.say("thrace", "keep rebels")
    return s


@pytest.mark.rule("65.1-b")
def test_tokens_too_many_for_the_nominee_go_to_the_largest_stock() -> None:
    s = _short_of_tokens(5, 4, 20)
    assert s.to_act() == ["crete"]
    assert s.choices("crete") == ["take lemnos", "take lesbos", "take odessus"]
    assert s.refusal("crete", "take byzantium") == "65.1-b"
    assert s.refusal("crete", "done") == "65.1-b"
    s.say("crete", "take lesbos")
    assert s.to_act() == ["crete"], "one token is left for two areas"
    s.say("crete", "take odessus")
    assert is_resolved(s)
    assert s.board("crete") == {"lesbos": 3, "odessus": 1}
    assert s.board("asia") == {"lemnos": 3, "odessus": 3}
    assert s.board("thrace") == {"byzantium": 20}
    assert (s.stock("thrace"), s.stock("crete"), s.stock("asia")) == (15, 0, 14)
    assert [event.rule for event in s.told("tokens-taken-over")] == ["52.5-c", "52.5-c", "65.1-b", "65.1-b"]


@pytest.mark.rule("65.1-b")
@pytest.mark.parametrize(("asia", "is_kept"), [(8, True), (9, True), (10, False)])
def test_only_pieces_already_replaced_count_for_the_victims_stock(asia: int, is_kept: bool) -> None:
    """Thrace has 5 in stock and gets 4 back: 9. If that is the largest stock, the other six tokens stay his."""
    s = _short_of_tokens(5, 4, asia)
    s.say("crete", "take odessus")
    assert is_resolved(s)
    rest = {"lesbos": 3, "lemnos": 3}
    assert s.board("crete") == {"odessus": 4}
    assert s.board("thrace") == ({"byzantium": 20, **rest} if is_kept else {"byzantium": 20})
    assert s.board("asia") == ({} if is_kept else rest)
    assert s.stock("thrace") == (9 if is_kept else 15)


@pytest.mark.rule("65.1-b")
def test_when_the_largest_stock_ends_too_the_next_one_goes_on() -> None:
    s = _short_of_tokens(0, 0, 3, 2)
    assert is_resolved(s)
    assert s.board("asia") == {"lemnos": 3}
    assert s.board("thrace") == {"byzantium": 20, "lesbos": 3, "odessus": 4}, "after three returned he has most"


@pytest.mark.rule("65.1-b")
def test_when_nobody_has_a_token_left_everything_stays() -> None:
    s = _short_of_tokens(0, 0, 0)
    assert is_resolved(s)
    assert s.board("thrace") == {"byzantium": 20, "odessus": 4, "lesbos": 3, "lemnos": 3}


@pytest.mark.rule("65.1-b")
def test_an_empty_stock_takes_over_nothing_though_it_comes_first_in_table_order() -> None:
    tokens = {"lesbos": 10, "lemnos": 30}
    s = struck("thrace", "crete", crete={"tokens": tokens, "stock": 0, "open": ["civil-war"]}, thrace={"stock": 0})
    s.say("crete", "rebel 10 lesbos", "rebel 5 lemnos")
    s.say("thrace", "rebel 12 lemnos", "rebel 8 lemnos")
    s.say("crete", "keep loyal")
    assert is_resolved(s)
    assert s.board("crete") == tokens
    assert s.board("thrace") == {}


@pytest.mark.rule("65.1-b")
@pytest.mark.parametrize(("crete", "is_asked"), [(9, True), (10, False), (11, False)])
def test_with_enough_tokens_the_nominee_takes_all_unasked(crete: int, is_asked: bool) -> None:
    s = _short_of_tokens(5, crete, 20)
    assert (s.to_act() == ["crete"] and s.asks() == "CivilWar") == is_asked
    assert s.board("crete") == ({} if is_asked else {"odessus": 4, "lesbos": 3, "lemnos": 3})


@pytest.mark.rule("52.5-c")
@pytest.mark.parametrize(("tokens", "stock", "warned"), [(35, 40, True), (36, 40, None), (35, 30, False)])
def test_whoever_would_keep_the_empty_side_is_told_so(tokens: int, stock: int, warned: bool | None) -> None:
    """With exactly 35 units all of them rebel; where the nominee has too few tokens, some may stay."""
    s = struck(
        "thrace",
        "crete",
        "asia",
        thrace={"tokens": {"odessus": tokens - 15, "byzantium": 15}, "open": ["civil-war"]},
        crete={"tokens": {"knossos": 1}, "stock": stock},
    )
    s.say("thrace", "nominate crete")
    while s.position.perspective(None).view["question"]["stage"] != "keeping":
        (nation,) = s.to_act()
        s.say(nation, s.choices(nation)[-1])
    perspective = s.position.perspective(s.seat("thrace"))
    loss = perspective.loss(TITLE.space.parse("keep loyal"))
    assert perspective.loss(TITLE.space.parse("keep rebels")) is None
    assert (loss.is_final if loss else None) == warned
    if loss:
        assert (loss.message, loss.arguments, loss.rule) == ("empty-side", {"other": s.seat("crete")}, "52.5-c")
