"""The order of phases and players (sections 41, 43 and 62), and the card that changes nothing (53)."""

from itertools import permutations
from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.position import Position
from tests.games.civilization_1980.situation import TITLE, Situation

FULL_GAME = [f"phase-{number}" for number in range(1, 14)]


def quiet_choice(p: Position, seat: int) -> int:
    """`done` where it is possible, else the first choice."""
    done = TITLE.space.parse("done")
    choices = p.legal(seat)
    return done if done in choices else choices[0]


def finish_phase(s: Situation) -> None:
    """Everybody does as little as possible until the game pauses."""
    while s.asks() != "Pause":
        seat = s.position.to_act[0]
        s.events += s.position.play(seat, quiet_choice(s.position, seat))


def phases(s: Situation) -> list[str]:
    return [str(event.arguments["phase"]) for event in s.told("phase-begins")]


# 41.

READY_TO_BUILD: dict[str, Any] = {
    "crete": {"tokens": {"knossos": 6, "phaestos": 2}, "treasury": 18},
    "thrace": {"tokens": {"byzantium": 6, "thracia": 2}, "treasury": 18},
    "asia": {"tokens": {"gordium": 8, "ionia": 3, "bithynia": 2}, "cities": ["sinope"], "treasury": 18},
}


@pytest.mark.rule("41-a")
def test_a_phase_ends_only_when_everybody_has_finished_it() -> None:
    s = Situation("crete", "thrace", "asia", phase=7, **READY_TO_BUILD)
    assert s.to_act() == ["crete", "thrace", "asia"]
    s.say("crete", "done")
    s.say("thrace", "done")
    assert (s.phase(), s.to_act()) == (7, ["asia"])
    for nation in ("crete", "thrace"):
        assert s.refusal(nation, "buy-gold") == "41-a"
        assert s.refusal(nation, "build knossos") == "41-a"
    assert s.refusal("asia", "buy-gold") == "43-a"
    s.say("asia", "done")
    assert s.phase() == 8
    assert s.to_act() == ["thrace"]
    assert s.allows("thrace", "buy-gold")


@pytest.mark.rule("41-a")
def test_a_pause_of_a_scenario_waits_for_everybody_too() -> None:
    s = Situation("crete", "thrace", phase=5, pause=[5], crete={"tokens": {"knossos": 2}})
    assert (s.phase(), s.asks(), s.to_act()) == (4, "Pause", ["crete", "thrace"])
    assert s.refusal("crete", "move 1 knossos phaestos") == "41-a"
    s.say("crete", "done")
    assert s.to_act() == ["thrace"]
    s.say("thrace", "done")
    assert (s.phase(), s.asks(), s.to_act()) == (5, "Movement", ["crete"])


# 43.


@pytest.mark.rule("43-a")
def test_a_round_runs_through_the_thirteen_phases_in_order() -> None:
    s = Situation(
        "crete", "thrace", phase=1, round=3, pause=[13],
        crete={
            "cities": ["knossos", "phaestos"], "tokens": {"ionia": 3, "thracia": 2, "lycia": 1}, "ships": ["knossos"],
            "hand": {"salt": 4, "grain": 4}, "treasury": 20, "open": ["famine"],
        },
        thrace={
            "cities": ["byzantium"], "tokens": {"odessus": 4, "gordium": 2, "thracia": 1}, "ships": ["byzantium"],
            "hand": {"cloth": 4, "bronze": 4}, "treasury": 20,
        },
    )  # fmt: skip
    asked: list[int] = []
    while s.asks() != "Pause":
        if s.phase() not in asked:
            asked.append(s.phase())
        seat = s.position.to_act[0]
        s.events += s.position.play(seat, quiet_choice(s.position, seat))
    s.proceed()
    assert asked == sorted(asked)
    assert {4, 5, 8, 9, 10, 11, 12} <= set(asked)
    assert phases(s)[:13] == FULL_GAME
    assert phases(s)[13:15] == ["phase-1", "phase-2"]
    assert [event.arguments for event in s.told("round-begins")] == [{"round": 4}]
    begins = {e.arguments["phase"]: place for place, e in reversed(list(enumerate(s.events))) if "phase" in e.arguments}
    (famine,) = [place for place, message in enumerate(s.messages()) if message == "calamity-strikes"]
    assert begins["phase-10"] < begins["phase-11"] < famine < begins["phase-12"] < begins["phase-13"]


@pytest.mark.rule("43-a")
@pytest.mark.parametrize(
    ("phase", "too_early"),
    [(4, "move 1 knossos phaestos"), (5, "build knossos"), (5, "buy pottery"), (5, "grow 1 knossos"),
     (7, "buy pottery"), (7, "move 1 knossos phaestos")],
)  # fmt: skip
def test_what_belongs_to_another_phase_is_refused(phase: int, too_early: str) -> None:
    crete = {"tokens": {"knossos": 8, "phaestos": 2}, "hand": {"salt": 5}}
    s = Situation("crete", "thrace", phase=phase, crete=crete)
    assert s.phase() == phase
    assert s.refusal("crete", too_early) == "43-a"


@pytest.mark.rule("43-a")
@pytest.mark.parametrize(
    ("variant", "played"),
    [("nomads-and-seafarers", [2, 4, 5]), ("farmers-and-citizens", [2, 3, 4, 5, 6, 7, 13])],
)
def test_the_small_games_play_some_of_the_phases_in_the_same_order(variant: str, played: list[int]) -> None:
    s = Situation(
        "crete", "thrace", phase=1, pause=[5], options={"variant": variant},
        crete={"tokens": {"knossos": 3}}, thrace={"tokens": {"odessus": 3}},
    )  # fmt: skip
    finish_phase(s)
    s.proceed()
    while s.position.perspective(None).view["round"] < 3:
        seat = s.position.to_act[0]
        s.events += s.position.play(seat, quiet_choice(s.position, seat))
    numbers = [int(word.removeprefix("phase-")) for word in phases(s)]
    assert numbers[: 2 * len(played)] == played * 2


@pytest.mark.parametrize(("rounds", "over"), [(8, True), (12, False)])
def test_the_nomads_begin_no_round_after_the_last(rounds: int, over: bool) -> None:
    s = Situation(
        "crete", "thrace", round=8, options={"variant": "nomads-and-seafarers", "nomad_rounds": rounds},
        crete={"tokens": {"knossos": 3}}, thrace={"tokens": {"odessus": 2, "byzantium": 1}},
    )  # fmt: skip
    s.say("thrace", "done")
    s.say("crete", "done")
    assert s.position.is_over == over
    assert s.position.perspective(None).view["round"] == (8 if over else 9)
    assert [event.arguments for event in s.told("round-begins")] == ([] if over else [{"round": 9}])
    if s.position.result is not None:
        assert s.position.result.scores == [1, 2]


@pytest.mark.rule("43-b")
def test_in_the_first_round_nobody_is_asked_about_taxes_cards_trade_or_calamities() -> None:
    p = TITLE.new_game(players=3, seed=4)
    events = list(p.news)
    asked: dict[int, set[int]] = {}
    while p.perspective(None).view["round"] < 2:
        phase = p.perspective(None).view["phase"]
        asked.setdefault(phase, set()).update(p.to_act)
        seat = p.to_act[0]
        events += p.play(seat, quiet_choice(p, seat))
    assert set(asked) <= {0, 2, 4, 5, 7}
    assert asked[5] == {0, 1, 2}
    begins = [place for place, event in enumerate(events) if event.message == "round-begins"]
    first_round = events[begins[0] : begins[1]]
    messages = [event.message for event in first_round]
    for always in ("grown", "census", "marker-advances"):
        done = [event.arguments["seat"] for event in first_round if event.message == always]
        assert sorted(done, key=str) == [0, 1, 2], always
    for never in ("taxes-paid", "cards-drawn", "calamity-strikes", "conflict"):
        assert never not in messages


@pytest.mark.rule("43-b")
@pytest.mark.parametrize(("cities", "draws"), [([], False), (["knossos"], True)])
def test_trade_cards_are_drawn_and_gold_is_sold_only_if_a_city_exists(cities: list[str], draws: bool) -> None:
    crete = {"cities": cities, "tokens": {"phaestos": 2}}
    s = Situation("crete", "thrace", phase=8, pause=[9], crete=crete, thrace={"treasury": 18})
    assert s.to_act() == (["thrace"] if draws else ["crete", "thrace"])
    assert s.asks() == ("Drawing" if draws else "Pause")
    if draws:
        s.say("thrace", "done")
    assert s.asks() == "Pause"
    assert sum(s.hand("crete").values()) == (1 if draws else 0)
    assert s.treasury("thrace") == 18


@pytest.mark.rule("43-b")
@pytest.mark.parametrize(
    ("hands", "traders"),
    [
        ((3, 3, 0), ["crete", "thrace"]),
        ((3, 3, 2), ["crete", "thrace"]),
        ((3, 3, 3), ["crete", "thrace", "asia"]),
        ((3, 2, 2), []),
        ((9, 2, 2), []),
        ((2, 2, 2), []),
    ],
)
def test_only_players_with_three_trade_cards_trade_and_it_takes_two(
    hands: tuple[int, int, int], traders: list[str]
) -> None:
    kinds = ("salt", "grain", "ochre")
    nations = ("crete", "thrace", "asia")
    entries: dict[str, Any] = {
        nation: {"hand": {kind: count}} for nation, kind, count in zip(nations, kinds, hands, strict=True)
    }
    s = Situation(*nations, phase=9, pause=[10], **entries)
    assert s.asks() == ("Market" if traders else "Pause")
    if traders:
        assert s.to_act() == traders


@pytest.mark.rule("43-b")
@pytest.mark.parametrize(("tokens", "fights"), [(2, False), (3, True)])
def test_conflicts_arise_only_where_they_are_needed(tokens: int, fights: bool) -> None:
    """Odessus feeds four."""
    crete, thrace = {"tokens": {"odessus": 2}}, {"tokens": {"odessus": tokens}}
    s = Situation("crete", "thrace", phase=6, pause=[7], crete=crete, thrace=thrace)
    assert (s.told("conflict") != []) == fights


# Who acts when.

TRIO = ("africa", "crete", "egypt")


def actors(s: Situation) -> list[str]:
    """Who acts until the next pause, each doing as little as possible; nobody may act out of turn."""
    order: list[str] = []
    while s.asks() != "Pause":
        (nation,) = s.to_act()
        order.append(nation)
        for other in TRIO:
            if other != nation:
                assert s.refusal(other, "done") == "43-c"
        s.say(nation, "done")
    return order


@pytest.mark.rule("43-c")
def test_movement_follows_the_census() -> None:
    entries = {
        "africa": {"tokens": {"athens": 3}},
        "crete": {"tokens": {"knossos": 5}},
        "egypt": {"tokens": {"troy": 4}},
    }
    s = Situation(*TRIO, phase=5, pause=[6], **entries)
    assert actors(s) == ["crete", "egypt", "africa"]


@pytest.mark.rule("43-c")
def test_trade_cards_are_drawn_by_who_has_fewest_cities_first() -> None:
    s = Situation(
        *TRIO, phase=8, pause=[9],
        africa={"cities": ["athens", "corinth"], "treasury": 18},
        crete={"cities": ["knossos"], "treasury": 18},
        egypt={"treasury": 18},
    )  # fmt: skip
    assert actors(s) == ["egypt", "crete", "africa"]


@pytest.mark.rule("43-c")
def test_civilization_cards_are_bought_in_reverse_table_order() -> None:
    entries: dict[str, Any] = {nation: {"treasury": 50} for nation in TRIO}
    s = Situation(*TRIO, phase=10, pause=[11], **entries)
    assert actors(s) == ["egypt", "crete", "africa"]


@pytest.mark.rule("43-c")
def test_calamities_are_resolved_by_their_numbers_not_by_table_order() -> None:
    s = Situation(
        *TRIO, phase=11, pause=[12],
        africa={"open": {"civil-disorder": "egypt"}, "cities": ["athens", "corinth", "sparta", "mycenae"],
                "tokens": {"thessaly": 2, "ionia": 3, "thracia": 3}},
        crete={"open": {"iconoclasm": "egypt"}},
        egypt={"open": ["famine"], "tokens": {"odessus": 10, "byzantium": 10}},
    )  # fmt: skip
    assert s.to_act() == ["egypt"]
    assert s.refusal("africa", "done") == "43-c"
    finish_phase(s)
    struck = [event.arguments["card"] for event in s.told("calamity-strikes")]
    assert struck == ["calamity-famine", "calamity-civil-disorder", "calamity-iconoclasm"]


SIMULTANEOUS: dict[int, dict[str, Any]] = {
    2: {"africa": ({"tokens": {"athens": 2, "corinth": 2}, "stock": 2}, ["grow 2 athens"]),
        "crete": ({"tokens": {"knossos": 2}, "stock": 1}, ["grow 1 knossos"]),
        "egypt": ({"tokens": {"troy": 2, "ionia": 1}, "stock": 2}, ["grow 1 ionia", "grow 1 troy"])},
    4: {"africa": ({"tokens": {"athens": 2}}, ["build-ship athens 2"]),
        "crete": ({"tokens": {"knossos": 1}, "ships": ["knossos"], "treasury": 1}, ["maintain 1 treasury"]),
        "egypt": ({"tokens": {"troy": 1}, "ships": ["troy"]}, ["scrap 1"])},
    7: {"africa": ({"tokens": {"athens": 6, "ionia": 2}}, ["build athens"]),
        "crete": ({"tokens": {"knossos": 6, "phaestos": 2}}, ["build knossos"]),
        "egypt": ({"tokens": {"troy": 6, "bithynia": 2}}, ["build troy"])},
}  # fmt: skip


@pytest.mark.rule("43-c")
@pytest.mark.parametrize("phase", [2, 4, 7])
def test_in_the_other_phases_everybody_acts_at_once_and_the_order_does_not_matter(phase: int) -> None:
    deeds = SIMULTANEOUS[phase]
    entries = {nation: entry for nation, (entry, _) in deeds.items()}
    results = []
    for order in permutations(TRIO):
        s = Situation(*TRIO, phase=phase, pause=[phase + 1], **entries)
        assert s.to_act() == list(TRIO)
        for nation in order:
            s.say(nation, *deeds[nation][1])
        assert s.asks() == "Pause"
        results.append(s.position.digest())
    assert len(set(results)) == 1


# 62.

TIED = ("babylon", "thrace", "italy")


@pytest.mark.rule("62-a")
def test_equal_census_moves_in_table_order() -> None:
    entries = {
        "babylon": {"tokens": {"troy": 2}},
        "thrace": {"tokens": {"odessus": 2}},
        "italy": {"tokens": {"cumae": 2}},
    }
    s = Situation(*TIED, phase=5, pause=[6], **entries)
    order = []
    while s.asks() != "Pause":
        order += s.to_act()
        s.say(s.to_act()[0], "done")
    assert order == ["italy", "thrace", "babylon"]


@pytest.mark.rule("62-a")
def test_equal_numbers_of_cities_draw_in_table_order() -> None:
    s = Situation(
        *TIED, phase=8, pause=[9],
        babylon={"cities": ["troy"]}, thrace={"cities": ["odessus"]}, italy={"cities": ["cumae"]},
    )  # fmt: skip
    drawn = [event.arguments["seat"] for event in s.told("cards-drawn")]
    assert drawn == [s.seat("italy"), s.seat("thrace"), s.seat("babylon")]


@pytest.mark.rule("62-a")
def test_the_table_names_africa_first_and_egypt_last_whatever_the_seats() -> None:
    nations = ("egypt", "crete", "africa", "asia", "illyria", "assyria", "italy")
    s = Situation(*nations, phase=3, pause=[4])
    order = ["africa", "italy", "illyria", "crete", "asia", "assyria", "egypt"]
    assert [event.arguments["seat"] for event in s.told("census")] == [s.seat(nation) for nation in order]
    assert s.position.perspective(None).view["order"] == [s.seat(nation) for nation in order]


# 53: Mysticism.

CALAMITIES = [
    ["volcano-earthquake"], ["flood"], ["famine"], ["civil-war"],
    {"epidemic": "thrace"}, {"civil-disorder": "thrace"}, {"iconoclasm": "thrace"}, {"piracy": "thrace"},
]  # fmt: skip


@pytest.mark.rule("53-a")
@pytest.mark.parametrize("calamity", CALAMITIES, ids=str)
def test_mysticism_changes_nothing_in_a_round_but_prices(calamity: Any) -> None:
    """The same round is played with and without the card, at random, and looks the same all the time."""
    crete = {
        "cities": ["knossos", "phaestos", "thera", "odessus", "miletus"],
        "tokens": {"ionia": 5, "thracia": 3, "lycia": 2, "sparta": 3, "byzantium": 8, "bithynia": 2},
        "ships": ["knossos", "thera"], "hand": {"grain": 2, "salt": 2}, "treasury": 10, "open": calamity,
    }  # fmt: skip
    thrace = {
        "cities": ["athens", "corinth"], "tokens": {"thessaly": 3, "delphi": 3, "sparta": 2, "knossos": 8},
        "ships": ["athens"], "hand": {"cloth": 3, "bronze": 1}, "treasury": 4,
    }  # fmt: skip
    with_card, without = (
        Situation("crete", "thrace", phase=1, pause=[13], crete={**crete, "cards": cards}, thrace=thrace)
        for cards in (["mysticism"], [])
    )
    rng = Dice.seeded(1)
    steps = 0
    while without.asks() != "Pause":
        assert seen(with_card) == seen(without)
        assert with_card.position.to_act == without.position.to_act
        for seat in without.position.to_act:
            if without.asks() != "Purchases":
                assert with_card.position.legal(seat) == without.position.legal(seat)
        seat, action = pick(without, rng, steps)
        with_card.position.play(seat, action)
        without.position.play(seat, action)
        steps += 1
    assert seen(with_card) == seen(without)
    assert with_card.cards("crete") == ["mysticism"]


def seen(s: Situation) -> dict[str, Any]:
    """All that a spectator sees, but for the cards of which Mysticism is one."""
    view = s.position.perspective(None).view
    nations = [
        {key: value for key, value in nation.items() if key not in ("cards", "points", "needs")}
        for nation in view["nations"]
    ]
    return {**{key: value for key, value in view.items() if key != "supply"}, "nations": nations}


def pick(s: Situation, rng: Dice, steps: int) -> tuple[int, int]:
    """A random action; nothing is bought, and after many steps everybody hurries."""
    seat = s.position.to_act[0]
    if steps > 120 or s.asks() in ("Purchases", "Market"):
        return seat, quiet_choice(s.position, seat)
    choices = s.position.legal(seat)
    return seat, choices[rng.below(len(choices))]


@pytest.mark.rule("53-a")
@pytest.mark.parametrize(
    ("card", "price"),
    [("pottery", 45), ("cloth-making", 45), ("metalworking", 80), ("agriculture", 110), ("engineering", 140 - 20),
     ("astronomy", 80 - 20), ("coinage", 110 - 20), ("medicine", 140 - 20), ("drama-poetry", 60 - 5),
     ("music", 60 - 5), ("architecture", 80 - 5), ("literacy", 110 - 5), ("law", 170 - 5)],
)  # fmt: skip
def test_mysticism_gives_only_the_credits_of_its_groups(card: str, price: int) -> None:
    crete = {"cards": ["mysticism"], "hand": {"gems": 4, "spice": 4}}
    s = Situation("crete", "thrace", phase=10, crete=crete)
    s.say("crete", f"buy {card}")
    assert s.position.perspective(0).view["question"]["basket"] == [card]
    assert s.position.perspective(0).view["question"]["price"] == price
