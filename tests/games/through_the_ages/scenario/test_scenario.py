"""Scenarios: short descriptions become positions, positions describe themselves, mistakes are named."""

import json
from typing import Any

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.core.errors import BadScenario
from civitas.games.through_the_ages.civilization import BY_HAND, SECOND_POLITICS
from civitas.games.through_the_ages.words import USED
from tests.games.through_the_ages.situation import BOTH, FIRST, NEW, Situation, situation

BONUS_SETS: list[dict[str, object]] = [
    {"bonus_cards": "public"}, {"bonus_cards": "age-by-age"}, {"bonus_cards": "private"}, {"bonus_cards": "open"},
    {"mode": "simple"}, {"mode": "advanced"}, {"peaceful": True, "peaceful_pacts": False}, {"easier": True},
]  # fmt: skip


def error_of(title: str, description: dict[str, Any]) -> tuple[str, str]:
    """The entry that is named and the problem with it."""
    with pytest.raises(BadScenario) as caught:
        civitas.title(title).scenario(description)
    entry, text = caught.value.entry, str(caught.value)
    assert text.startswith(f"{entry}: ")
    return entry, text.removeprefix(f"{entry}: ")


# Defaults.


@BOTH
def test_only_the_number_of_players_must_be_told(title: str) -> None:
    s = Situation(title, {"players": 3})
    p = s.position
    assert (p.round, p.age, p.active, p.start, p.last_round) == (1, 0, 0, 0, 0)
    assert (s.question, s.asked) == ("ActionPhase", [1])
    assert [c.civil for c in p.civs] == [1, 2, 3]
    assert [c.military for c in p.civs] == [0, 0, 0]
    c = s.civ(1)
    assert (c.culture, c.science, c.yellow, c.unused, c.blue) == (0, 0, 18, 1, 16 if title == NEW else 18)
    assert s.workers(1) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
    assert s.told(1)["government"] == "despotism"
    assert (s.hand(1), s.military_hand(1), s.tokens(1)) == ([], [], {})
    assert len(s.row()) == 13
    assert [p.cards[card].age for card in p.current] == [0] * 5
    assert (p.future, p.past, p.common, p.discards) == ([], [], [], [[], [], [], []])


@BOTH
def test_the_start_position_has_as_many_cards_and_tokens_as_a_new_game(title: str) -> None:
    new = civitas.title(title).new_game(players=4, seed=1)
    told = Situation(title, {"players": 4})
    assert told.position.components() == new.components()


@BOTH
def test_after_the_first_round_all_actions_are_there_unless_told_otherwise(title: str) -> None:
    s = situation(title, p1={"government": "monarchy"}, p2={"civil": 1, "military": 0})
    assert (s.civ(1).civil, s.civ(1).military) == (s.civ(1).civil_total, s.civ(1).military_total) == (5, 3)
    assert (s.civ(2).civil, s.civ(2).military) == (1, 0)


@BOTH
def test_blue_tokens_on_cards_and_stages_come_from_the_bank(title: str) -> None:
    full = situation(title).civ(1).blue
    s = situation(title, p1={"tokens": {"bronze": 3, "agriculture": 1}, "wonder": "pyramids", "stages": 2})
    assert s.civ(1).blue == full - 6
    assert s.goods(1) == (1, 3)
    s = situation(title, p1={"tokens": {"bronze": 3}, "blue": 20})
    assert s.civ(1).blue == 20


@BOTH
def test_the_box_takes_what_is_missing_from_the_tokens(title: str) -> None:
    start = situation(title).position.components()
    s = situation(title, p1={"yellow": 3, "unused": 9, "workers": {"iron": 4}, "blue": 1})
    assert s.position.components()["yellow"] == start["yellow"]
    assert s.position.components()["blue"] == start["blue"]
    assert s.position.box_yellow == 18 + 1 - 3 - 9 - 4


@BOTH
def test_workers_are_told_beside_those_of_the_start(title: str) -> None:
    s = situation(title, p1={"workers": {"iron": 1, "bronze": 0, "theology": 0}})
    assert s.workers(1) == {"agriculture": 2, "iron": 1, "philosophy": 1, "warriors": 1}
    assert s.told(1)["workers"]["theology"] == 0


@BOTH
def test_cards_that_are_told_leave_the_decks(title: str) -> None:
    s = situation(title, p1={"hand": ["monarchy"], "military_hand": ["raiders"]}, row=["theocracy"])
    p = s.position
    rest = [p.cards[card].id for deck in p.civil_decks + p.military_decks for card in deck]
    assert "monarchy" not in rest
    assert "theocracy" not in rest
    assert "raiders" not in rest
    assert p.components() == situation(title).position.components()


@BOTH
def test_a_deck_is_told_from_the_top_and_may_go_on_with_the_rest_of_its_age(title: str) -> None:
    s = situation(title, civil_deck=["iron", "drama"], military_deck=["rats", "raiders", "..."])
    p = s.position
    assert p.civil_left == 2
    assert [p.cards[card].id for card in p.civil_decks[1]] == ["drama", "iron"]
    assert p.military_left > 30
    assert [p.cards[card].id for card in p.military_decks[1][-2:]] == ["raiders", "rats"]
    assert "alchemy" in s.pile("gone")


@BOTH
def test_the_row_is_told_by_spaces_or_from_the_first_one(title: str) -> None:
    assert situation(title, row={"3": "iron", "13": "drama"}).row() == {3: "iron", 13: "drama"}
    assert situation(title, row=["iron", None, "drama"]).row() == {1: "iron", 3: "drama"}


@BOTH
def test_the_same_seed_gives_the_same_decks(title: str) -> None:
    one, again, other = [situation(title, seed=seed).position for seed in (1, 1, 2)]
    assert one.digest() == again.digest() != other.digest()


@BOTH
def test_leaders_in_play_and_in_hand_were_taken(title: str) -> None:
    s = situation(title, p1={"leader": "homer", "hand": ["joan-of-arc"]}, p2={"leader": "moses", "leaders_taken": []})
    assert (s.civ(1).leaders_taken, s.civ(2).leaders_taken) == (3, 0)


def test_a_leader_under_a_wonder_was_taken_and_is_no_longer_in_a_deck() -> None:
    s = situation(NEW, p1={"wonders": ["pyramids"], "tucked": "pyramids"})
    assert s.civ(1).leaders_taken == 1
    assert "homer" not in s.pile("gone")


def test_a_tactic_is_common_unless_it_is_exclusive() -> None:
    s = situation(NEW, p1={"tactic": "phalanx"}, p2={"tactic": "legion", "exclusive": True})
    assert s.pile("common") == ["phalanx"]
    assert situation(FIRST, p1={"tactic": "phalanx"}).pile("common") == []


@BOTH
def test_fresh_cards_are_in_hand(title: str) -> None:
    s = situation(title, p1={"fresh": ["rich-land-i"]})
    assert s.hand(1) == ["rich-land-i"]
    assert s.allows("done")
    assert not s.legal("play")


@BOTH
def test_everything_that_is_told_is_on_the_table(title: str) -> None:
    s = situation(
        title, players=4, round=9, age="II", active=3, start=2, last_round=12,
        current_events=["rats", {"card": "raiders", "known": [1]}, {"card": "foray", "known": [1, 2], "seen": [2]}],
        future_events=["crusades", {"card": "cold-war", "known": [4]}], past_events=["barbarians"], gone=["iron"],
        discards=["enslave", {"card": "spy", "known": [3]}, {"card": "annex", "known": "everyone"}],
        p1={
            "culture": 11, "science": 12, "yellow": 10, "unused": 3, "government": "republic", "leader": "isaac-newton",
            "specials": ["warfare", "code-of-laws"], "wonders": ["colossus", "pyramids"], "ruins": ["colossus"],
            "wonder": "kremlin", "stages": 1, "colonies": ["historic-territory-i"], "hand": ["coal"],
            "military_hand": ["legion", "enslave"], "civil": 2, "military": 1, "civil_lost": 1, "extra_military": 2,
            "unit_resources": 3, "unit_science": 4, "used": ["by-hand", "second-politics"], "tactic": "phalanx",
            "war": ["war-over-territory", 2], "pact": ["scientific-cooperation", 4, "b"], "marker": 3,
        },
        p4={"left": True},
    )  # fmt: skip
    p, c = s.position, s.civ(1)
    assert (p.round, p.age, p.active, p.start, p.last_round) == (9, 2, 2, 1, 12)
    assert s.pile("current") == ["foray", "raiders", "rats"]
    assert (p.current_known, p.current_seen) == ([3, 1, 0], [2, 0, 0])
    assert s.pile("future") == ["crusades", "cold-war"]
    assert p.future_known == [0, 8]
    assert s.pile("past") == ["barbarians"]
    assert s.pile("gone")[0] == "iron"
    assert (s.discards("I"), s.discards("II")) == (["enslave"], ["spy", "annex"])
    assert p.discards_known == [[], [0], [4, -1], []]
    assert (c.culture, c.science, c.yellow, c.unused) == (11, 12, 10, 3)
    assert (c.civil, c.military, c.civil_lost, c.extra_military) == (2, 1, 1, 2)
    assert (c.unit_resources, c.unit_science, c.used) == (3, 4, BY_HAND | SECOND_POLITICS)
    assert (c.war_target, c.pact_partner, c.pact_side, c.marker, c.stages) == (1, 3, 1, 2, 1)
    told = s.told(1)
    assert told["specials"] == ["code-of-laws", "warfare"]
    assert (told["wonders"], told["ruins"], told["wonder"]) == (["colossus", "pyramids"], ["colossus"], "kremlin")
    assert (told["colonies"], told["tactic"]) == (["historic-territory-i"], "phalanx")
    assert sorted(told["military_hand"]) == ["enslave", "legion"]
    assert s.civ(4).is_gone


def test_the_open_events_of_the_advanced_game_are_dealt() -> None:
    s = situation(FIRST, options={"mode": "advanced"})
    assert (len(s.position.bonus), s.position.bonus_open) == (4, 4)
    s = situation(FIRST, options={"mode": "advanced"}, bonus=["impact-of-wonders"])
    assert s.pile("bonus") == ["impact-of-wonders"]


def test_the_game_goes_on_with_the_step_that_is_told() -> None:
    assert situation(NEW, step="politics", p1={"military_hand": ["rats"]}).question == "Politics"
    s = situation(NEW, step="start", row=["drama", "iron", "alchemy", "monarchy"], civil_deck=["masonry", "..."])
    assert [s.row()[1], s.row()[2], len(s.row())] == ["monarchy", "masonry", 13]
    s = situation(NEW, step="discard", p1={"military_hand": ["rats", "raiders", "foray"]})
    assert s.question == "HandLimit"
    s = situation(NEW, step="production")
    assert s.messages()[:2] == ["scored", "produced-food"]
    assert s.asked == [2]


# Mistakes, each with the entry that is wrong.


@BOTH
@pytest.mark.parametrize(
    ("description", "entry"),
    [
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"players": True}, "players"),
        ({"players": "2"}, "players"),
        ({"players": ["1", "2"]}, "players"),
        ({"no-such-entry": 1}, "no-such-entry"),
        ({"3": {}}, "3"),
        ({7: 7}, "7"),
        ({"1": []}, "1"),
        ({"options": {"colour": "red"}}, "options"),
        ({"options": {"resignation": 3}}, "options"),
        ({"options": []}, "options"),
        ({"seed": "one"}, "seed"),
        ({"round": 0}, "round"),
        ({"round": True}, "round"),
        ({"age": "V"}, "age"),
        ({"age": 1}, "age"),
        ({"active": 3}, "active"),
        ({"start": 0}, "start"),
        ({"last_round": -1}, "last_round"),
        ({"step": "lunch"}, "step"),
        ({"row": "iron"}, "row"),
        ({"row": [None] * 14}, "row"),
        ({"row": {"14": "iron"}}, "row.14"),
        ({"row": ["gold"]}, "row.1"),
        ({"row": ["rats"]}, "row"),
        ({"row": ["bronze"]}, "row"),
        ({"row": ["monarchy", "monarchy"]}, "cards"),
        ({"civil_deck": "iron"}, "civil_deck"),
        ({"civil_deck": ["coal"]}, "civil_decks[1]"),
        ({"civil_deck": ["rats"]}, "civil_decks"),
        ({"civil_deck": ["...", "iron"]}, "civil_deck"),
        ({"civil_decks": {"A": ["moses"]}}, "civil_decks.A"),
        ({"civil_decks": {"X": []}}, "civil_decks"),
        ({"military_decks": {"IV": []}}, "military_decks.IV"),
        ({"military_deck": ["iron"]}, "military_decks"),
        ({"discards": ["iron"]}, "discards"),
        ({"discards": [{"card": "rats", "known": "nobody"}]}, "discards[0].known"),
        ({"current_events": ["legion"]}, "current"),
        ({"current_events": ["gold"]}, "current_events[0]"),
        ({"current_events": [{"card": "rats", "knows": [1]}]}, "current_events[0].knows"),
        ({"current_events": [{"card": "rats", "known": [3]}]}, "current_events[0].known"),
        ({"current_events": [{"card": "rats", "known": 1}]}, "current_events[0].known"),
        ({"future_events": [{"card": "rats", "seen": [1]}]}, "future_events[0].seen"),
        ({"past_events": ["iron"]}, "past"),
        ({"past_events": 3}, "past_events"),
        ({"common_tactics": ["rats"]}, "common"),
        ({"gone": ["despotism"]}, "gone"),
        ({"bonus": ["rats"]}, "bonus"),
        ({"bonus_open": 1}, "bonus_open"),
        ({"dice": [1, 2, 3]}, "dice"),
        ({"dice": "six"}, "dump.dice"),
        ({"result": {}}, "result"),
        ({"flow": {}}, "flow"),
        ({"flow": []}, "flow"),
        ({"flow": [{}]}, "flow[0]"),
        ({"flow": [{"frame": "Lunch", "asked": 0, "fields": {}}]}, "flow[0]"),
        ({"flow": [{"frame": "ActionPhase", "asked": 1, "fields": {"seat": 0}}]}, "flow"),
    ],
    ids=str,
)  # fmt: skip
def test_a_mistake_in_the_description_is_named(title: str, description: dict[Any, Any], entry: str) -> None:
    assert error_of(title, {"players": 2, "age": "I", "row": [], **description})[0] == entry


@BOTH
@pytest.mark.parametrize(
    ("entry", "named"),
    [
        ({"gold": 1}, "1.gold"),
        ({"culture": -1}, "1.culture"),
        ({"science": "9"}, "1.science"),
        ({"yellow": 1.5}, "1.yellow"),
        ({"blue": -1}, "1.blue"),
        ({"workers": []}, "1.workers"),
        ({"workers": {"gold": 1}}, "1.workers"),
        ({"workers": {"iron": -1}}, "1.workers.iron"),
        ({"tokens": {"iron": 1}}, "1.tokens"),
        ({"tokens": {"warriors": 1}}, "1.tokens"),
        ({"tokens": {"bronze": True}}, "1.tokens.bronze"),
        ({"government": "iron"}, "1.government"),
        ({"government": None}, "1.government"),
        ({"leader": "pyramids"}, "1.leader"),
        ({"wonder": "homer"}, "1.wonder"),
        ({"wonder": "pyramids", "stages": 9}, "1.stages"),
        ({"stages": 1}, "1.stages"),
        ({"wonders": ["homer"]}, "1.wonders"),
        ({"wonders": "pyramids"}, "1.wonders"),
        ({"ruins": ["pyramids"]}, "1.ruins"),
        ({"tucked": "pyramids"}, "1.tucked"),
        ({"specials": ["iron"]}, "1.specials"),
        ({"specials": ["code-of-laws", "justice-system"]}, "1.specials"),
        ({"colonies": ["rats"]}, "1.colonies"),
        ({"hand": ["rats"]}, "1.hand"),
        ({"hand": ["pyramids"]}, "1.hand"),
        ({"fresh": ["iron"]}, "1.fresh"),
        ({"military_hand": ["iron"]}, "1.military_hand"),
        ({"military_hand": ["development-of-science"]}, "1.military_hand"),
        ({"kept": ["rats"]}, "1.kept"),
        ({"leaders_taken": ["V"]}, "1.leaders_taken"),
        ({"civil": -1}, "1.civil"),
        ({"military": "all"}, "1.military"),
        ({"used": ["magic"]}, "1.used"),
        ({"tactic": "rats"}, "1.tactic"),
        ({"exclusive": True}, "1.exclusive"),
        ({"exclusive": 1}, "1.exclusive"),
        ({"war": "war-over-territory"}, "1.war"),
        ({"war": ["war-over-territory"]}, "1.war"),
        ({"war": ["rats", 2]}, "1.war"),
        ({"war": ["war-over-territory", 1]}, "1.war_target"),
        ({"war": ["war-over-territory", 3]}, "1.war"),
        ({"pact": ["peace-treaty", 2, "c"]}, "1.pact"),
        ({"pact": ["peace-treaty", 2]}, "cards"),
        ({"marker": 3}, "1.marker"),
        ({"left": "yes"}, "1.left"),
    ],
    ids=str,
)  # fmt: skip
def test_a_mistake_in_the_entry_of_a_player_is_named(title: str, entry: dict[str, Any], named: str) -> None:
    assert error_of(title, {"players": 2, "age": "I", "row": [], "1": entry})[0] == named


def test_what_only_the_other_edition_knows_is_refused() -> None:
    assert error_of(FIRST, {"players": 2, "1": {"wonders": ["pyramids"], "tucked": "pyramids"}})[0] == "1.tucked"
    assert error_of(NEW, {"players": 2, "options": {"mode": "simple"}})[0] == "options"
    assert error_of(NEW, {"players": 2, "step": "event"})[0] == "step"
    assert error_of(FIRST, {"players": 2, "step": "tactics"})[0] == "step"


def test_the_problem_says_how_many_cards_there_are() -> None:
    assert error_of(NEW, {"players": 2, "1": {"hand": ["monarchy"]}, "2": {"hand": ["monarchy"]}}) == (
        "cards", "2 of monarchy instead of 1",
    )  # fmt: skip


def test_every_word_for_what_is_used_stands_for_one_thing() -> None:
    assert sorted(USED.values()) == [1 << bit for bit in range(len(USED))]


# Describing.


def assert_describes_itself(s: Situation) -> None:
    description = json.loads(json.dumps(s.described()))
    again = s.title.scenario(description)
    assert again.digest() == s.position.digest()
    assert [again.legal(seat) for seat in again.to_act] == [s.position.legal(seat) for seat in s.position.to_act]


@pytest.mark.untraced
@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_describes_itself(title: str, players: int) -> None:
    s = Situation(title, {"players": players, "options": {"resignation": False}})
    rng = Dice.seeded(players)
    for step in range(300):
        if step % 7 == 0:
            assert_describes_itself(s)
        if s.position.is_over:
            break
        seat = s.position.to_act[0]
        legal = s.position.legal(seat)
        s.position.play(seat, legal[rng.below(len(legal))])
    assert_describes_itself(s)


@pytest.mark.parametrize("options", BONUS_SETS, ids=str)
def test_games_with_variants_describe_themselves(options: dict[str, object]) -> None:
    game = civitas.title(FIRST).new_game(players=3, seed=4, options=options)
    assert civitas.title(FIRST).scenario(game.describe()).digest() == game.digest()


@BOTH
def test_a_rich_position_describes_itself(title: str) -> None:
    assert_describes_itself(
        situation(
            title, players=3, age="II", last_round=20,
            current_events=[{"card": "rats", "known": [1, 2], "seen": [2]}, "raiders"],
            future_events=[{"card": "cold-war", "known": [1]}], past_events=["foray"],
            discards=[{"card": "spy", "known": "everyone"}, {"card": "legion", "known": [2]}, "phalanx"],
            p1={
                "wonders": ["colossus"], "ruins": ["colossus"], "wonder": "kremlin", "stages": 1,
                "tokens": {"bronze": 2}, "tactic": "phalanx", "war": ["war-over-territory", 2],
                "pact": ["scientific-cooperation", 3, "b"], "marker": 2, "used": ["armed"],
                "fresh": ["breakthrough-i"], "unit_science": 2, "culture": 3,
            },
            p2={"leaders_taken": ["A", "I"], "specials": ["masonry"], "colonies": ["historic-territory-i"]},
        )
    )  # fmt: skip
