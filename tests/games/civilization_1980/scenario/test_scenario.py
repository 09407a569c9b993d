"""Scenarios: short descriptions become positions, positions describe themselves, mistakes are named."""

import json
from itertools import product
from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import BadScenario
from civitas.core.position import Position
from tests.games.civilization_1980.situation import TITLE, Situation

TWO = ["crete", "thrace"]
NOMADS: dict[str, object] = {"variant": "nomads-and-seafarers"}
FARMERS: dict[str, object] = {"variant": "farmers-and-citizens"}
TEN = [
    "knossos", "phaestos", "sparta", "mycenae", "corinth", "athens", "chalcis", "eretria", "thera", "rhodes",
]  # fmt: skip


def crete(**entry: Any) -> dict[str, Any]:
    return {"players": TWO, "crete": entry}


def error_of(description: dict[str, Any]) -> tuple[str, str]:
    """The entry that is named and the problem with it."""
    with pytest.raises(BadScenario) as caught:
        TITLE.scenario(description)
    entry, text = caught.value.entry, str(caught.value)
    assert text.startswith(f"{entry}: ")
    return entry, text.removeprefix(f"{entry}: ")


# Defaults.


def test_only_the_players_must_be_named() -> None:
    s = Situation("crete", "thrace")
    assert s.position.is_over  # nobody has a piece, so the rounds run out
    s = Situation("crete", "thrace", crete={"tokens": {"knossos": 1}})
    view = s.position.perspective(None).view
    assert (view["round"], view["phase"], s.to_act()) == (1, 5, ["crete"])
    assert (s.stock("crete"), s.treasury("crete"), s.census("crete")) == (55, 0, 1)
    assert (s.cards("crete"), s.hand("crete"), s.ships("crete"), s.cities("crete")) == ([], {}, [], [])
    assert (s.stock("thrace"), s.census("thrace"), s.track("thrace")) == (56, 0, 0)
    assert [len(stack) for stack in view["stacks"]] == [14, 11, 10, 9, 8, 7, 6, 5, 4]


def test_everything_that_is_said_is_on_the_table() -> None:
    s = Situation(
        "crete", "thrace", phase=6, round=5, pause=[6], seed=3, exempt=["sparta"], barred=["thrace"],
        supply={"law": 2}, stacks={"9": ["gold"], "3": ["salt"]},
        crete={
            "tokens": {"knossos": 3}, "cities": ["sparta"], "ships": ["knossos", None, "delphi:east", "delphi"],
            "treasury": 4, "stock": 10, "cards": ["pottery", "law"], "hand": {"salt": 2, "epidemic": 1},
            "open": {"piracy": "thrace", "flood": None}, "track": 7, "census": 20,
        },
        thrace={"open": ["famine"]},
    )  # fmt: skip
    view = s.position.perspective(None).view
    assert (view["round"], view["phase"], s.asks()) == (5, 5, "Pause")
    assert s.board("crete") == {"knossos": 3}
    assert s.cities("crete") == ["sparta"]
    assert view["nations"][0]["ships"][1] is None
    assert s.ships("crete") == ["knossos", "delphi:east", "delphi:west"]
    assert (s.treasury("crete"), s.stock("crete")) == (4, 10)
    assert s.cards("crete") == ["pottery", "law"]
    assert s.hand("crete") == {"salt": 2, "epidemic": 1}
    assert s.open_calamities("crete") == ["piracy", "flood"]
    assert s.open_calamities("thrace") == ["famine"]
    assert (s.track("crete"), s.census("crete")) == (7, 20)
    assert (view["exempt"], view["barred"]) == (["sparta"], [s.seat("thrace")])
    assert (s.supply("law"), s.supply("pottery"), s.supply("music")) == (2, 3, 4)
    assert s.stack(9) == ["gold"]
    assert s.stack(3) == ["salt"]


def test_cards_that_are_dealt_leave_the_stacks() -> None:
    s = Situation("crete", "thrace", pause=[5], crete={"hand": {"salt": 2, "piracy": 1}}, thrace={"open": ["flood"]})
    assert s.stack(3) == ["salt"] * 7
    assert s.stack(9) == ["gold"] * 3
    assert s.stack(4) == ["grain"] * 8 + ["famine"]


def test_the_same_seed_gives_the_same_stacks() -> None:
    stacks = [TITLE.scenario({"players": TWO, "pause": [5], "seed": seed}).describe()["stacks"] for seed in (1, 1, 2)]
    assert stacks[0] == stacks[1] != stacks[2]


def test_nations_may_sit_in_any_order_and_are_ordered_by_the_table() -> None:
    s = Situation("egypt", "crete", "africa", pause=[5])
    assert s.position.perspective(None).view["order"] == [2, 1, 0]


# Mistakes, each with the entry that is wrong.


@pytest.mark.parametrize(
    ("description", "entry"),
    [
        ({}, "players"),
        ({"players": []}, "players"),
        ({"players": "crete"}, "players"),
        ({"players": ["crete", "rome"]}, "players"),
        ({"players": ["crete", ["thrace"]]}, "players"),
        ({"players": ["crete", "crete"]}, "players"),
        ({"players": ["crete"]}, "players"),
        ({"players": ["crete", "thrace", "asia", "egypt", "africa"], "options": NOMADS}, "players"),
        ({"players": ["crete", None]}, "players"),
        ({"players": TWO, "no-such-entry": 1}, "no-such-entry"),
        ({"players": TWO, "egypt": {}}, "egypt"),
        ({"players": TWO, 7: 7}, "7"),
        ({"players": TWO, "options": {"tokens": 3}}, "options"),
        ({"players": TWO, "options": []}, "options"),
        ({"players": TWO, "seed": "one"}, "seed"),
        ({"players": TWO, "round": -1}, "round"),
        ({"players": TWO, "round": 0}, "round"),
        ({"players": TWO, "phase": 0}, "phase"),
        ({"players": TWO, "phase": 14}, "phase"),
        ({"players": TWO, "phase": True}, "phase"),
        ({"players": TWO, "pause": 7}, "pause"),
        ({"players": TWO, "pause": [0]}, "pause"),
        ({"players": TWO, "barred": ["egypt"]}, "barred"),
        ({"players": TWO, "barred": ["rome"]}, "barred"),
        ({"players": TWO, "exempt": ["knossos"]}, "exempt"),
        ({"players": TWO, "exempt": ["rome"]}, "exempt"),
        ({"players": TWO, "crete": {"cities": ["knossos"]}, "exempt": ["knossos", "knossos"]}, "exempt"),
        ({"players": TWO, "mover": "egypt"}, "mover"),
        ({"players": TWO, "mover": 1}, "mover"),
        ({"players": TWO, "mover": "crete"}, "mover"),
        ({"players": TWO, "cargo": [0, 0, 0, 0]}, "cargo"),
        ({"players": TWO, "cargo": [6, 0, 0, 0]}, "cargo"),
        ({"players": TWO, "cargo": [0, 0, 0]}, "cargo"),
        ({"players": TWO, "cargo": [1, 0, 0, 0]}, "cargo"),
        ({"players": TWO, "supply": {"rome": 1}}, "supply"),
        ({"players": TWO, "supply": {"law": 8}}, "supply.law"),
        ({"players": TWO, "supply": {"mysticism": 2}}, "supply.mysticism"),
        ({"players": TWO, "stacks": []}, "stacks"),
        ({"players": TWO, "stacks": {"10": []}}, "stacks.10"),
        ({"players": TWO, "stacks": {"one": []}}, "stacks.one"),
        ({"players": TWO, "stacks": {"3": "salt"}}, "stacks.3"),
        ({"players": TWO, "stacks": {"3": ["gold"]}}, "stacks.3"),
        ({"players": TWO, "stacks": {"3": ["rome"]}}, "stacks.3"),
        ({"players": TWO, "stacks": {"3": ["salt"] * 10}}, "stacks"),
        ({"players": TWO, "stacks": {"3": ["flood"]}, "crete": {"open": ["flood"]}}, "stacks"),
        ({"players": TWO, "stacks": {"1": ["hides"]}, "options": NOMADS}, "hand, stacks"),
        ({"players": TWO, "known": 3}, "known"),
        ({"players": TWO, "known": [[]]}, "known"),
        ({"players": TWO, "known": [[]] * 9}, "known"),
        ({"players": TWO, "known": [3] * 9}, "known"),
        ({"players": TWO, "dice": [1, 2, 3]}, "dice"),
        ({"players": TWO, "dice": "six"}, "dump.dice"),
        ({"players": TWO, "result": {}}, "result"),
        ({"players": TWO, "flow": {}}, "flow"),
        ({"players": TWO, "flow": []}, "flow"),
        ({"players": TWO, "flow": [{}]}, "flow[0]"),
    ],
    ids=str,
)  # fmt: skip
def test_a_mistake_in_the_description_is_named(description: dict[str, Any], entry: str) -> None:
    assert error_of(description)[0] == entry


@pytest.mark.parametrize(
    ("entry", "named"),
    [
        ({"rome": 1}, "crete.rome"),
        ({"tokens": []}, "crete.tokens"),
        ({"tokens": {"rome": 1}}, "crete.tokens"),
        ({"tokens": {"tarquinii": 1}}, "crete.tokens"),
        ({"tokens": {"aegean-sea": 1}}, "crete.tokens"),
        ({"tokens": {"knossos": -1}}, "crete.tokens.knossos"),
        ({"tokens": {"knossos": 57}}, "crete.tokens.knossos"),
        ({"tokens": {"knossos": "one"}}, "crete.tokens.knossos"),
        ({"tokens": {"knossos": 30, "phaestos": 27}}, "crete.tokens"),
        ({"tokens": {"knossos": 30}, "treasury": 27}, "crete.tokens"),
        ({"treasury": 57}, "crete.treasury"),
        ({"tokens": {"knossos": 30}, "stock": 27}, "crete.stock"),
        ({"cities": "knossos"}, "crete.cities"),
        ({"cities": ["rome"]}, "crete.cities"),
        ({"cities": ["tarquinii"]}, "crete.cities"),
        ({"cities": ["aegean-sea"]}, "crete.cities"),
        ({"cities": ["knossos", "knossos"]}, "crete.cities"),
        ({"cities": TEN}, "crete.cities"),
        ({"ships": {}}, "crete.ships"),
        ({"ships": ["knossos"] * 5}, "crete.ships"),
        ({"ships": ["hattusas"]}, "crete.ships"),
        ({"ships": ["rome"]}, "crete.ships"),
        ({"ships": [7]}, "crete.ships"),
        ({"ships": ["aegean-sea"]}, "ships[0]"),
        ({"ships": ["tarquinii"]}, "ships[0]"),
        ({"cards": ["rome"]}, "crete.cards"),
        ({"cards": "law"}, "crete.cards"),
        ({"hand": {"rome": 1}}, "crete.hand"),
        ({"hand": {"flood": 1}}, "crete.hand"),
        ({"hand": {"salt": 10}}, "crete.hand.salt"),
        ({"hand": {"gold": 4}}, "hand"),
        ({"hand": {"piracy": 2}}, "hand"),
        ({"hand": {"piracy": 1}, "open": {"piracy": "thrace"}}, "hand"),
        ({"open": 3}, "crete.open"),
        ({"open": ["rome"]}, "crete.open"),
        ({"open": [["flood"]]}, "crete.open"),
        ({"open": ["salt"]}, "crete.open"),
        ({"open": ["flood", "flood"]}, "crete.open"),
        ({"open": ["piracy"]}, "crete.open.piracy"),
        ({"open": {"piracy": "crete"}}, "crete.open.piracy"),
        ({"open": {"piracy": "egypt"}}, "crete.open.piracy"),
        ({"open": {"flood": "thrace"}}, "crete.open.flood"),
        ({"track": 17}, "crete.track"),
        ({"census": 57}, "crete.census"),
    ],
    ids=str,
)  # fmt: skip
def test_a_mistake_in_the_entry_of_a_player_is_named(entry: dict[str, Any], named: str) -> None:
    assert error_of({"players": TWO, "crete": entry})[0] == named


def test_two_players_cannot_have_the_same_city_or_too_many_of_one_card() -> None:
    both = {"cities": ["knossos"]}
    assert error_of({"players": TWO, "crete": both, "thrace": both}) == (
        "thrace.cities", "knossos has a city already",
    )  # fmt: skip
    both = {"cards": ["mysticism"]}
    assert error_of({"players": TWO, "crete": both, "thrace": both}) == ("cards", "there are not so many mysticism")


@pytest.mark.parametrize(
    ("options", "entry", "named"),
    [
        (NOMADS, {"treasury": 1}, "treasury"),
        (FARMERS, {"treasury": 1}, "treasury"),
        (NOMADS, {"cards": ["pottery"]}, "cards"),
        (FARMERS, {"hand": {"salt": 1}}, "hand, stacks"),
        (FARMERS, {"open": ["flood"]}, "calamity_holder"),
        (NOMADS, {"cities": ["knossos"]}, "city_owner"),
    ],
)
def test_the_small_games_know_no_such_things(options: dict[str, Any], entry: dict[str, Any], named: str) -> None:
    assert error_of({**crete(**entry), "options": options})[0] == named


def test_farmers_have_cities_all_over_the_map() -> None:
    s = Situation("crete", "thrace", options=FARMERS, pause=[5], crete={"cities": ["tarquinii"]})
    assert s.cities("crete") == ["tarquinii"]


# Describing.


def rebuilt(p: Position) -> Position:
    """The position that its own description builds, sent as text."""
    description = json.loads(json.dumps(p.describe()))
    q = TITLE.scenario(description)
    assert q.describe() == p.describe()
    return q


def assert_described(p: Position) -> None:
    q = rebuilt(p)
    assert q.digest() == p.digest()
    assert q.to_act == p.to_act
    for seat in p.to_act:
        assert q.legal(seat) == p.legal(seat)


def play_lively(p: Position, rng: Dice) -> None:
    """A random action, but no token is spent on ships: random fleets would soon have eaten up their nations."""
    seat = p.to_act[rng.below(len(p.to_act))]
    choices = [action for action in p.legal(seat) if not TITLE.space.text(action).startswith("build-ship")]
    p.play(seat, choices[rng.below(len(choices))])


KINDS_OF_GAMES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"tokens": "55/47", "calamity_numbers": "advanced"}),
    (7, {"tokens": "55/47", "revolt_support_exempt": "whole_round"}),
    (3, NOMADS),
    (4, FARMERS),
    (5, {"end_triangle": 2, "ship_build_needs_unit": False}),
]


@pytest.mark.untraced
@pytest.mark.parametrize(("players", "options"), KINDS_OF_GAMES, ids=str)
def test_any_position_of_a_game_is_built_again_by_its_description(players: int, options: dict[str, object]) -> None:
    p = TITLE.new_game(players=players, seed=5, options=options)
    rng = Dice.seeded(11)
    for step in range(400):
        if p.is_over:
            break
        if step < 15 or step % 9 == 0:
            assert_described(p)
        play_lively(p, rng)
    assert_described(p)


RICH: dict[str, Any] = {
    "cities": ["knossos", "phaestos", "thera", "miletus"], "treasury": 20, "cards": ["coinage"],
    "tokens": {"ionia": 5, "thracia": 3, "lycia": 2, "odessus": 4, "troy": 8, "sardes": 6},
    "hand": {"grain": 4, "salt": 4, "iconoclasm": 1},
    "ships": ["knossos", None, "thera"],
}  # fmt: skip
POOR: dict[str, Any] = {
    "cities": ["athens", "corinth", "sparta"], "tokens": {"thessaly": 3, "thracia": 8}, "hand": {"cloth": 4},
    "stock": 5,
}  # fmt: skip
ARMED: dict[str, Any] = {
    "cities": ["sinope"], "hand": {"bronze": 4}, "treasury": 18,
    "tokens": {"phaestos": 8, "knossos": 9, "gordium": 6, "bithynia": 6},
}  # fmt: skip
DISASTERS: list[Any] = [
    ["volcano-earthquake"], ["flood"], ["famine"], ["civil-war"],
    {"epidemic": "thrace"}, {"civil-disorder": "thrace"}, {"iconoclasm": "thrace"}, {"piracy": "thrace"},
]  # fmt: skip


@pytest.mark.untraced
def test_the_middle_of_every_phase_is_described_too() -> None:
    """Rounds with revolts, conflicts, trade, purchases and calamities; each question is asked again when rebuilt."""
    rng = Dice.seeded(3)
    asked = set()
    for disaster, phase in product(DISASTERS, (1, 11)):
        hand = {kind: count for kind, count in RICH["hand"].items() if kind not in disaster}
        rich = {**RICH, "hand": hand, "open": disaster}
        s = Situation("crete", "thrace", "asia", phase=phase, pause=[1, 12], crete=rich, thrace=POOR, asia=ARMED)
        for _ in range(130 if phase == 1 else 25):
            if s.position.is_over:
                break
            if s.asks() not in asked or rng.below(5) == 0:
                assert_described(s.position)
            asked.add(s.asks())
            play_lively(s.position, rng)
    assert asked >= {
        "Pause", "Taxes", "Revolt", "Growth", "Ships", "Movement", "Conflicts", "Support", "Cities", "Drawing",
        "Market", "Purchases", "HandLimit", "CivilWar", "Losses", "Demands",
    }  # fmt: skip


def test_a_ship_under_way_is_described_with_its_cargo() -> None:
    s = Situation("crete", "thrace", crete={**RICH, "cards": ["astronomy"]}, thrace=POOR)
    s.say("crete", "move 2 ionia miletus", "sail 3 athens", "sail 3 thera")
    s.say("crete", "sail 1 thera", "sail 1 aegean-sea")
    description = s.position.describe()
    assert description["mover"] == "crete"
    assert_described(s.position)
    s = Situation("crete", "thrace", crete={"tokens": {"knossos": 5}, "ships": ["knossos"]})
    s.say("crete", "load 3 1", "sail 1 thera")
    description = s.position.describe()
    assert description["cargo"] == [3, 0, 0, 0]
    assert "stock" not in description["crete"]
    assert_described(s.position)
    assert rebuilt(s.position).components() == s.position.components()
    rebuilt(s.position).play(0, TITLE.space.parse("land 3 1"))


def test_rare_things_are_described() -> None:
    s = Situation(
        "crete", "thrace", pause=[5, 7], exempt=["athens"], barred=["crete"], supply={"law": 3, "mysticism": 0},
        crete=RICH, thrace={**POOR, "cards": ["music"], "open": {"piracy": "crete"}},
    )  # fmt: skip
    description = s.position.describe()
    assert description["exempt"] == ["athens"]
    assert description["barred"] == ["crete"]
    assert description["supply"] == {"mysticism": 0, "law": 3}
    assert description["pause"] == [7]
    assert description["thrace"]["open"] == {"piracy": "crete"}
    assert description["thrace"]["stock"] == 5
    assert_described(s.position)


def test_a_finished_game_is_described_with_its_result() -> None:
    s = Situation("crete", "thrace", phase=13, round=20, options={"round_limit": 20}, crete={"treasury": 3})
    assert s.position.is_over
    q = rebuilt(s.position)
    assert q.result == s.position.result
    assert q.is_over


def test_nomads_about_to_choose_their_start_area_are_described() -> None:
    p = TITLE.new_game(players=2, seed=1, options=NOMADS)
    for text in ("choose crete", "choose thrace"):
        assert_described(p)
        p.play(p.to_act[0], TITLE.space.parse(text))
    assert [TITLE.space.text(action) for action in p.legal(p.to_act[0])] == ["start scythia", "start odessus"]
    assert_described(p)
    q = rebuilt(p)
    for position in (p, q):
        position.play(position.to_act[0], TITLE.space.parse("start odessus"))
    assert p.digest() == q.digest()


def test_a_description_is_short_where_there_is_little_to_say() -> None:
    p = TITLE.scenario({"players": TWO, "pause": [5], "crete": {"tokens": {"knossos": 2}}})
    description = p.describe()
    assert description["crete"] == {"tokens": {"knossos": 2}, "census": 2}
    assert description["thrace"] == {"census": 0}
    for rare in ("options", "supply", "exempt", "barred", "pause", "result", "mover", "cargo"):
        assert rare not in description


def test_a_flow_that_does_not_fit_is_named() -> None:
    p = TITLE.scenario({"players": TWO, "crete": {"tokens": {"knossos": 2}}})
    description = p.describe()
    description["flow"][1]["fields"]["steps"] = []
    description["crete"]["ships"] = ["knossos"]
    assert error_of(description)[0] == "flow"
