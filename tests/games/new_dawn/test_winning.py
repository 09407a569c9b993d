"""Agendas, the end of the game, ties, and the limits of pieces and tokens."""

from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.games.new_dawn.facts.agendas import AGENDA_WONDERS, AGENDAS, VICTORY_CARDS
from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.model import CAPITAL, CITY, REINFORCED, TOKEN, NewDawn
from civitas.games.new_dawn.options import setting_for
from civitas.games.new_dawn.setup import new_position
from tests.games.new_dawn.automa import built
from tests.games.new_dawn.situation import Situation, in_slot, row, situation

CARDS = {
    "warmonger": "war", "paranoid": "war", "technophile": "learned", "scholarly": "learned", "explorer": "reach",
    "aesthetic": "reach", "civilized": "spread", "moneygrubber": "spread", "populous": "cities",
    "preservationist": "cities",
}  # fmt: skip
"""The victory card of each agenda."""
EVERYTHING = {"marble": 8, "mercury": 8, "oil": 8, "diamond": 8}
WEST = 5
"""The face of the die that makes barbarians march to the west."""


def with_agenda(agenda: str) -> list[str]:
    """Three victory cards, that of this agenda among them."""
    others = [card for card in ("war", "learned", "reach", "spread", "cities") if card != CARDS[agenda]]
    return [CARDS[agenda], *others[:2]]


def spaces(first: int, count: int) -> list[str]:
    """So many spaces of a row, one after another."""
    return [f"{number // 10 + 1}.{number % 10}" for number in range(first, first + count)]


def pay(s: Situation) -> None:
    """Pay for a wonder with whatever is first."""
    while s.question == "Payment":
        s.play(s.legal()[0])


# Agendas.


@pytest.mark.rule("R14.1-b")
def test_the_victory_cards_pair_agendas() -> None:
    pairs = [tuple(AGENDAS[2 * card : 2 * card + 2]) for card in range(len(VICTORY_CARDS))]
    assert sorted(pairs) == [
        ("civilized", "moneygrubber"),
        ("explorer", "aesthetic"),
        ("populous", "preservationist"),
        ("technophile", "scholarly"),
        ("warmonger", "paranoid"),
    ]


@pytest.mark.rule("R14.1-b")
def test_each_type_of_wonder_has_one_agenda() -> None:
    wonders = {name: KINDS[kind] for name, kind in zip(AGENDAS, AGENDA_WONDERS, strict=True) if kind >= 0}
    assert wonders == {
        "paranoid": "military", "scholarly": "science", "aesthetic": "culture", "moneygrubber": "economy",
    }  # fmt: skip


def raising(agenda: str, wonder: str, **on: str) -> Situation:
    """Player 1 has built a wonder; `on` tells where others lie, `_` standing for a hyphen."""
    there = {name.replace("_", "-"): space for name, space in on.items()}
    own = {"capital": "1.0", "cities": ["1.2", "1.4"], "row": in_slot("pottery", 5), "resources": EVERYTHING}
    s = row("G W G W G W G", own, wonders=built(wonder, on=there), victory_cards=with_agenda(agenda))
    s.play("resolve 5", f"construct {wonder}")
    pay(s)
    if s.question == "Housing":
        s.play(s.legal()[0])
    return s


@pytest.mark.rule(
    "agenda.paranoid", "agenda.scholarly", "agenda.aesthetic", "agenda.moneygrubber", "R14.2-a", "R14.1-a"
)
@pytest.mark.card("paranoid", "scholarly", "aesthetic", "moneygrubber")
@pytest.mark.parametrize(
    ("agenda", "first", "second"),
    [
        ("paranoid", "petra", "alhambra"),
        ("scholarly", "oracle", "kremlin"),
        ("aesthetic", "stonehenge", "eiffel-tower"),
        ("moneygrubber", "colossus", "big-ben"),
    ],
)
def test_two_wonders_of_its_type_complete_an_agenda(agenda: str, first: str, second: str) -> None:
    s = raising(agenda, second, **{first: "1.0"})
    assert s.agendas(1) == [agenda]
    assert (s.civ(1).markers, s.civ(1).tokens_left) == (1, 30)
    assert s.arguments("agenda-completed") == [{"seat": 0, "agenda": f"agenda-{agenda}"}]
    assert s.agendas(2) == []


@pytest.mark.rule("agenda.paranoid", "agenda.scholarly", "agenda.aesthetic", "agenda.moneygrubber")
@pytest.mark.parametrize(
    ("agenda", "second"),
    [("paranoid", "alhambra"), ("scholarly", "kremlin"), ("aesthetic", "eiffel-tower"), ("moneygrubber", "big-ben")],
)
def test_wonders_of_different_types_complete_nothing(agenda: str, second: str) -> None:
    other = "oracle" if agenda == "paranoid" else "petra"
    s = raising(agenda, second, **{other: "1.0"})
    assert (s.agendas(1), s.civ(1).tokens_left) == ([], 31)


@pytest.mark.rule("agenda.paranoid")
@pytest.mark.parametrize("wonder", ["alhambra", "oracle"])
def test_captured_wonders_count(wonder: str) -> None:
    own = {"cities": ["1.0"], "row": in_slot("masonry", 5)}
    cards = with_agenda("paranoid")
    s = row("G G G", own, {"cities": ["1.2"]}, wonders=built(on={"petra": "1.0", wonder: "1.2"}), victory_cards=cards)
    s.dice(6, 1).play("resolve 5", "attack 1.2")
    assert s.agendas(1) == (["paranoid"] if wonder == "alhambra" else [])


@pytest.mark.rule("agenda.warmonger")
@pytest.mark.card("warmonger")
@pytest.mark.parametrize(("dice", "agendas"), [((6, 1), ["warmonger"]), ((1, 6), [])])
def test_a_defeated_capital_makes_a_warmonger(dice: tuple[int, int], agendas: list[str]) -> None:
    own = {"tokens": ["1.0"], "row": in_slot("masonry", 3)}
    s = row("G G G", own, {"capital": "1.1"}, round=3, victory_cards=with_agenda("warmonger"))
    s.dice(*dice).play("resolve 3", "attack 1.1")
    assert (s.at("1.1"), s.agendas(1), s.agendas(2)) == ("capital of 2", agendas, [])


@pytest.mark.rule("agenda.warmonger")
@pytest.mark.parametrize(("before", "agendas"), [([], []), (["1.0"], ["warmonger"])])
def test_two_conquered_city_states_make_a_warmonger(before: list[str], agendas: list[str]) -> None:
    own = {"cities": before, "tokens": ["1.2"], "row": in_slot("masonry", 5)}
    s = row("K:seoul G G K:kabul", own, victory_cards=with_agenda("warmonger"))
    s.dice(6, 1).play("resolve 5", "attack 1.3")
    assert (s.city_state("kabul"), s.agendas(1)) == (1, agendas)


@pytest.mark.rule("agenda.warmonger")
def test_the_two_city_states_must_be_controlled_at_the_same_time() -> None:
    """Player 2 has conquered Seoul; the one conquest of player 1 is Kabul."""
    own = {"tokens": ["1.2"], "row": in_slot("masonry", 5)}
    s = row("K:seoul G G K:kabul", own, {"cities": ["1.0"]}, victory_cards=with_agenda("warmonger"))
    s.dice(6, 1).play("resolve 5", "attack 1.3")
    assert (s.city_state("seoul"), s.city_state("kabul"), s.agendas(1), s.agendas(2)) == (2, 1, [], [])


@pytest.mark.rule("agenda.technophile")
@pytest.mark.card("technophile")
@pytest.mark.parametrize(
    ("dial", "slot", "after", "agendas"),
    [(22, 4, 16, ["technophile"]), (22, 2, 24, ["technophile"]), (22, 1, 23, []), (15, 5, 20, [])],
)
def test_reaching_or_passing_space_24_makes_a_technophile(dial: int, slot: int, after: int, agendas: list[str]) -> None:
    own = {"row": in_slot("astrology", slot), "dial": dial}
    s = row("G G", own, victory_cards=with_agenda("technophile"))
    s.play(f"resolve {slot}")
    assert (s.dial(1), s.agendas(1)) == (after, agendas)


@pytest.mark.rule("agenda.explorer")
@pytest.mark.card("explorer")
def test_fifteen_spaces_at_the_water_or_the_edge_make_an_explorer() -> None:
    """Of five rows of nine spaces, 1.0 and 3.2 are lakes; 1.1 lies at the edge and at the water, 4.0 at the water."""
    edge = [*spaces(1, 8), "2.7", "3.6", "4.5", "5.4"]
    inland = ["2.4", "2.5", "2.6", "3.4", "3.5", "4.3"]
    own = {"capital": "3.1", "tokens": [*edge, "2.2", *inland], "row": in_slot("early-empire", 1)}
    rows = ["W G*8", "G*9", "G*4 W G*4", "G*9", "G*9"]
    s = situation(map={"rows": rows}, p1=own, victory_cards=with_agenda("explorer"))
    s.play("resolve 1", "place 3.0")
    assert (s.agendas(1), len(s.tokens(1)) + len(s.cities(1))) == ([], 21)
    s.play("place 4.0")
    assert s.agendas(1) == ["explorer"]


@pytest.mark.rule("agenda.civilized")
@pytest.mark.card("civilized")
@pytest.mark.parametrize(("count", "agendas"), [(5, []), (6, ["civilized"])])
def test_eight_cities_make_a_civilized_player(count: int, agendas: list[str]) -> None:
    cities = ["1.2", "1.4", "1.6", "1.8", "2.0", "2.2"][:count]
    own = {"capital": "1.0", "cities": cities, "row": in_slot("pottery", 1)}
    s = row("G G K:seoul G*14", own, wonders=built(), victory_cards=with_agenda("civilized"))
    s.play("resolve 1")
    s.play(f"build {s.choices('build')[-1]}")
    assert (len(s.cities(1)), s.city_state("seoul"), s.agendas(1)) == (count + 2, 1, agendas)


@pytest.mark.rule("agenda.civilized")
def test_seven_cities_with_the_capital_are_not_enough() -> None:
    cities = ["1.2", "1.4", "1.6", "1.8", "2.0", "2.2"]
    own = {"capital": "1.0", "cities": cities, "row": in_slot("early-empire", 1)}
    s = row("G*15", own, victory_cards=with_agenda("civilized"))
    s.play("resolve 1", "place 1.1", "place 1.3")
    assert s.agendas(1) == []


FIVE_CITIES = {"capital": "1.0", "cities": ["1.2", "1.4", "1.6", "1.8"], "row": in_slot("early-empire", 1)}
"""On a row in which every other space is water; only the last city has land next to it, at 1.9."""


def maturing(**scenario: Any) -> Situation:
    s = row("G W G W G W G W G G G", FIVE_CITIES, victory_cards=with_agenda("populous"), **scenario)
    assert s.mature(1) == ["1.0", "1.2", "1.4", "1.6"]
    s.play("resolve 1", "place 1.9")
    return s


@pytest.mark.rule("agenda.populous", "R14.2-a")
@pytest.mark.card("populous")
def test_the_fifth_mature_city_makes_a_populous_player_at_that_moment() -> None:
    s = maturing()
    assert (s.mature(1), s.agendas(1)) == (["1.0", "1.2", "1.4", "1.6", "1.8"], ["populous"])
    assert [event.message for event in s.events()][:2] == ["placed", "agenda-completed"]


@pytest.mark.rule("agenda.populous")
def test_four_mature_cities_are_not_enough() -> None:
    own = {**FIVE_CITIES, "cities": ["1.2", "1.4", "1.6"], "tokens": ["1.8"]}
    s = row("G W G W G W G W G G", {**own, "row": in_slot("astrology", 1)}, victory_cards=with_agenda("populous"))
    s.play("resolve 1")
    assert (s.mature(1), s.agendas(1)) == (["1.0", "1.2", "1.4", "1.6"], [])


@pytest.mark.rule("agenda.populous", "R14.2-a")
def test_a_card_that_matures_cities_completes_the_agenda() -> None:
    """Open Borders of player 2, whose token stands next to the fifth city, is taken on a visit."""
    own = {**FIVE_CITIES, "row": in_slot("foreign-trade", 1)}
    rival = {"tokens": ["1.9"], "cities": ["2.1"]}
    cards = with_agenda("populous")
    s = row("G W G W G W G W G G G G", {**own, "caravans": ["2.0"]}, rival, victory_cards=cards)
    s.play("resolve 1", "send 1 2.1", "store 1", "store 1")
    assert s.agendas(1) == []
    s.play("take open-borders-2")
    assert s.agendas(1) == ["populous"]


@pytest.mark.rule("agenda.preservationist")
@pytest.mark.card("preservationist")
@pytest.mark.parametrize(("holder", "agendas"), [(1, ["preservationist"]), (2, [])])
def test_two_natural_wonders_make_a_preservationist(holder: int, agendas: list[str]) -> None:
    s = row(
        "G N:pantanal",
        {"capital": "1.0", "row": in_slot("early-empire", 5)},
        natural_wonders={"mt-everest": holder},
        victory_cards=with_agenda("preservationist"),
    )
    s.play("resolve 5", "place 1.1")
    assert (s.natural_wonder("pantanal"), s.agendas(1)) == (1, agendas)


# Completing.


@pytest.mark.rule("R14.1-a")
def test_a_second_agenda_of_the_same_victory_card_gives_nothing_more() -> None:
    own = {
        "capital": "1.0", "cities": ["1.2", "1.4"], "row": in_slot("pottery", 5), "resources": EVERYTHING,
        "agendas": ["civilized"],
    }  # fmt: skip
    wonders = built("big-ben", on={"colossus": "1.0"})
    s = row("G W G W G", own, wonders=wonders, victory_cards=with_agenda("civilized"))
    s.play("resolve 5", "construct big-ben")
    pay(s)
    s.play("house 1.2")
    assert (s.agendas(1), s.civ(1).markers, s.arguments("agenda-completed")) == (["civilized"], 1, [])


@pytest.mark.rule("R14.1-a")
def test_agendas_of_cards_that_are_not_in_play_do_not_count() -> None:
    own = {"row": in_slot("astrology", 2), "dial": 22}
    s = row("G G", own, victory_cards=["war", "reach", "spread"])
    s.play("resolve 2")
    assert (s.dial(1), s.agendas(1), s.civ(1).tokens_left) == (24, [], 31)


@pytest.mark.rule("R14.2-a")
def test_a_completed_agenda_stays_completed() -> None:
    s = maturing(event=1, barbarians={"a": "2.0"})
    assert s.civ(1).tokens_left == 29
    s.dice(WEST).play("resolve 2")
    assert (s.at("1.9"), s.mature(1)) == ("", ["1.0", "1.2", "1.4", "1.6"])
    assert (s.agendas(1), s.civ(1).markers, s.civ(1).tokens_left) == (["populous"], 1, 30)


@pytest.mark.rule("R14.2-a")
def test_an_agenda_is_completed_in_the_turn_of_another_player() -> None:
    """With Sydney Opera House a token of player 2 makes the fifth city of player 1 mature."""
    own = {**FIVE_CITIES, "row": in_slot("early-empire", 1)}
    s = row(
        "G W G W G W G W G G G",
        own,
        {"capital": "2.0", "row": in_slot("early-empire", 1)},
        active=2,
        wonders=built(on={"sydney-opera-house": "1.0"}),
        victory_cards=with_agenda("populous"),
    )
    s.play("resolve 1", "place 1.9")
    assert (s.agendas(1), s.agendas(2)) == (["populous"], [])


@pytest.mark.rule("R14.2-a")
def test_an_agenda_is_completed_without_a_marker_if_no_token_is_unused() -> None:
    own = {"cities": ["1.0"], "tokens": spaces(2, 30), "row": in_slot("early-empire", 1)}
    s = row("G*40", own, victory_cards=with_agenda("explorer"))
    s.play("resolve 1", "place 1.1")
    assert (s.agendas(1), s.civ(1).markers, s.civ(1).tokens_left) == (["explorer"], 0, 0)


# The end.


ALL = ["paranoid", "technophile", "explorer"]
"""An agenda of each victory card in play."""


@pytest.mark.rule("R14.3-a")
def test_the_round_is_played_to_its_end_before_the_winner_wins() -> None:
    p2 = {"agendas": ["paranoid", "explorer"], "dial": 23, "row": in_slot("astrology", 1)}
    s = situation(players=3, round=9, active=2, p2=p2)
    s.play("resolve 1")
    assert (s.agendas(2), s.position.is_over) == (ALL, False)
    s.play("done")
    assert (s.asked, s.position.is_over) == ([3], False)
    s.play("resolve 2")
    assert (s.position.is_over, s.winners, s.asked) == (True, [2], [])
    assert (s.position.event, s.position.round) == (0, 9)
    assert s.arguments("won") == [{"seat": 1}]
    assert "event-dial" not in s.messages()


@pytest.mark.rule("R14.3-a")
def test_two_completed_cards_do_not_win() -> None:
    s = situation(p1={"agendas": ALL[:2]}, at="round-end", round=9)
    assert (s.position.is_over, s.position.round, s.position.event, s.asked) == (False, 10, 1, [1])


@pytest.mark.rule("R14.3-a")
@pytest.mark.parametrize(("rounds", "is_over"), [(39, False), (40, True)])
def test_a_game_that_nobody_wins_is_undecided_at_the_agreed_limit(rounds: int, is_over: bool) -> None:
    s = situation(at="round-end", round=rounds, options={"round_limit": 40}, p1={"agendas": ALL[:2]})
    assert s.position.is_over == is_over
    if is_over:
        assert s.position.result is not None
        assert (s.position.result.ending, s.position.result.places, s.position.result.scores) == (
            "undecided", [1, 1], [2, 0],
        )  # fmt: skip


@pytest.mark.rule("R14.3-b")
def test_others_may_still_complete_their_cards_in_the_round() -> None:
    """Player 1 has completed all cards; player 3 does so in the last turn and has more friendly spaces."""
    p3 = {"agendas": ["paranoid", "explorer"], "dial": 23, "row": in_slot("astrology", 1), "tokens": ["1.0"]}
    s = situation(players=3, round=9, active=3, p1={"agendas": ALL}, p3=p3)
    assert not s.position.is_over
    s.play("resolve 1", "done")
    assert (s.position.is_over, s.winners) == (True, [3])
    assert s.position.result is not None
    assert (s.position.result.places, s.position.result.scores) == ([2, 3, 1], [3, 0, 3])


WONDERS = ["petra", "alhambra", "oracle", "colossus", "stonehenge", "kremlin", "big-ben"]


def tied(one: tuple[int, int], other: tuple[int, int], automa: str = "") -> Situation:
    """Players 1 and 3 have completed all cards; they have so many wonders and friendly spaces."""
    first, second = spaces(0, one[1]), spaces(30, other[1])
    homes = first[: one[0]] + second[: other[0]]
    return situation(
        map={"rows": ["G*10"] * 7},
        players=3,
        at="round-end",
        automa=automa,
        p1={"tokens": first, "agendas": ALL},
        p2={"tokens": spaces(60, 8), "agendas": ALL[:1]},
        p3={"tokens": second, "agendas": ALL},
        wonders=built(on=dict(zip(WONDERS, homes, strict=False))),
    )


@pytest.mark.rule("R14.4-a")
@pytest.mark.parametrize(
    ("one", "other", "winner"),
    [((3, 12), (3, 14), 3), ((4, 10), (3, 20), 1), ((3, 14), (3, 12), 1), ((2, 20), (3, 10), 3)],
)
def test_wonders_then_friendly_spaces_break_a_tie(one: tuple[int, int], other: tuple[int, int], winner: int) -> None:
    s = tied(one, other)
    assert s.winners == [winner]
    assert s.arguments("won") == [{"seat": winner - 1}]
    assert s.position.result is not None
    assert s.position.result.scores == [3, 1, 3]
    assert s.position.result.places[1] == 3


@pytest.mark.rule("R14.4-a")
def test_cities_are_friendly_spaces_too() -> None:
    cities = {"cities": ["1.4", "1.6"], "tokens": ["1.8"], "agendas": ALL}
    s = situation(at="round-end", p1={"tokens": ["1.0", "1.1"], "agendas": ALL}, p2=cities)
    assert s.winners == [2]


@pytest.mark.rule("R14.4-b")
def test_a_complete_tie_is_shared() -> None:
    s = tied((3, 14), (3, 14))
    assert s.winners == [1, 3]
    assert [(event.rule, event.arguments["seat"]) for event in s.log if event.message == "won"] == [
        ("R14.4-b", 0),
        ("R14.4-b", 2),
    ]


@pytest.mark.rule("R14.4-b", "A13.4-a")
def test_the_automated_player_takes_part_in_ties() -> None:
    assert tied((3, 14), (3, 14), "prince").winners == [1, 3]
    assert tied((3, 14), (3, 15), "prince").winners == [3]


@pytest.mark.rule("A13.4-a")
def test_the_automated_player_wins_and_the_only_human_has_lost() -> None:
    s = situation("prince", at="round-end", round=12, p1={"agendas": ALL[:2]}, p2={"agendas": ALL})
    assert (s.position.is_over, s.winners, s.position.round) == (True, [2], 12)
    assert s.position.result is not None
    assert s.position.result.places == [2, 1]
    assert "resolved" not in s.messages()


@pytest.mark.rule("A13.4-a")
def test_the_automated_player_completes_agendas() -> None:
    entry = {"row": in_slot("astrology", 5), "dial": 20}
    s = situation("prince", active=2, pause=True, p2=entry, victory_cards=with_agenda("technophile"))
    s.go_on()
    assert (s.agendas(2), s.civ(2).markers) == (["technophile"], 1)


# Limits.


def pieces_of(p: NewDawn, seat: int) -> dict[str, int]:
    """What a player has on the map, by the kind of piece."""
    own = [p.piece[space] for space in p.world.spaces if p.owner[space] == seat]
    return {
        "capitals": own.count(CAPITAL),
        "cities": own.count(CITY),
        "tokens": own.count(TOKEN) + own.count(REINFORCED),
        "caravans": len([1 for space in p.civs[seat].caravans if space >= 0]),
    }


@pytest.mark.rule("R15.1-a")
@pytest.mark.parametrize(("players", "automa", "seed"), [(2, "none", 1), (4, "none", 2), (3, "prince", 3)])
def test_no_game_exceeds_the_pieces_of_a_colour(players: int, automa: str, seed: int) -> None:
    p = new_position(setting_for(players, {"automa": automa}), seed)
    before, dice = p.components(), Dice.seeded(seed)
    for _ in range(400):
        if p.is_over:
            break
        seat = p.to_act[0]
        legal = p.legal(seat)
        p.play(seat, legal[dice.below(len(legal))])
        for other, c in enumerate(p.civs):
            there = pieces_of(p, other)
            assert there["capitals"] == 1
            assert (there["cities"] + c.cities_left, len(c.caravans)) == (7, 3)
            assert there["tokens"] + c.tokens_left + c.markers == 31
            assert min(c.cities_left, c.tokens_left, c.markers) >= 0
        assert p.components() == before


@pytest.mark.rule("R15.4-a")
@pytest.mark.parametrize(("option", "gained"), [("unlimited", 2), ("34", 0)])
def test_trade_tokens_do_not_run_out_unless_agreed(option: str, gained: int) -> None:
    trade = [3, 3, 3, 0, 0] if option == "34" else [3, 3, 3, 1, 0]
    rest = {"trade": trade} if option == "unlimited" else {"trade": [3, 3, 2, 0, 0]}
    s = row(
        "G G G",
        {"capital": "1.0", "trade": [0, 3, 3, 3, 0], "row": in_slot("foreign-trade", 1)},
        {"cities": ["1.2"], "trade": trade},
        players=4,
        p3=rest,
        p4=rest,
        options={"trade_tokens": option},
    )
    assert s.position.trade_tokens() == (34 if option == "34" else 39)
    s.play("resolve 1", "send 1 1.2")
    for _ in range(gained):
        s.play("store 1")
    assert (s.question, s.trade(1)[0]) == ("Visit", gained)
    lost = [(event.arguments["count"], event.rule) for event in s.log if event.message == "trade-lost"]
    assert lost == ([(2, "R15.4-a")] if option == "34" else [])


@pytest.mark.rule("R15.4-a")
def test_with_agreed_limits_the_automated_player_gains_no_more_than_there_are() -> None:
    s = row(
        "G G G",
        {"cities": ["1.2"], "trade": [3, 3, 3, 3, 3]},
        {"capital": "1.0", "row": in_slot("foreign-trade", 5), "trade": [4, 4, 4, 3, 3]},
        automa="settler",
        active=2,
        pause=True,
        options={"trade_tokens": "34"},
    )
    s.go_on()
    assert (s.trade(1), sum(s.trade(2)), s.pacts(2, 1)) == ([3] * 5, 19, ["open-borders"])
