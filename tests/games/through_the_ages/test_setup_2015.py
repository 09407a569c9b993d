"""How a game begins: decks, boards, events, the card row and the first turns (2015)."""

from collections import Counter

import pytest

from tests.games.through_the_ages.effects import effect, ratings
from tests.games.through_the_ages.new_edition import (
    actions,
    deck,
    end_turn,
    end_turns,
    new_game,
    points,
    totals,
)
from tests.games.through_the_ages.situation import Situation, situation

AGES = ["A", "I", "II", "III"]
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
LEADERS_A = {"alexander-the-great", "aristotle", "hammurabi", "homer", "julius-caesar", "moses"}
WONDERS_A = {"colossus", "hanging-gardens", "library-of-alexandria", "pyramids"}
PACTS = {
    "open-borders-agreement", "trade-routes-agreement", "acceptance-of-supremacy", "international-trade-agreement",
    "promise-of-military-protection", "scientific-cooperation", "international-tourism", "loss-of-sovereignty",
    "military-pact", "peace-treaty",
}  # fmt: skip


def all_cards(s: Situation, civil: bool, age: str) -> list[str]:
    """All civil or military cards of an age in the game, wherever they lie."""
    cards = [s.position.cards[card] for card in s.position.every_card()]
    return [card.id for card in cards if card.is_civil == civil and AGES[card.age] == age]


def sizes(s: Situation) -> list[list[int]]:
    """The numbers of civil and of military cards of each age."""
    return [[len(all_cards(s, civil, age)) for age in AGES] for civil in (True, False)]


# Decks.


@pytest.mark.rule("setup.decks-a")
def test_four_players_use_all_cards_of_the_eight_decks() -> None:
    s = new_game(4)
    assert sizes(s) == [[20, 53, 53, 53], [10, 45, 50, 45]]
    assert [len(deck(s, "civil", age)) for age in AGES] == [20 - 13, 53, 53, 53]
    assert [len(deck(s, "military", age)) for age in AGES[1:]] == [45, 50, 45]
    for name in ("civil", "military"):
        for age in AGES[1:]:
            assert sorted(deck(s, name, age)) == sorted(all_cards(s, name == "civil", age))


@pytest.mark.rule("setup.decks-b")
def test_three_players_do_without_three_civil_cards_of_each_deck() -> None:
    s = new_game(3)
    assert sizes(s) == [[20, 50, 50, 50], [10, 45, 50, 45]]
    first = Counter(deck(s, "civil", "I"))
    assert (first["iron"], first["alchemy"], first["knights"]) == (2, 2, 2)
    assert deck(s, "civil", "II").count("republic") == 1
    everything = Counter(deck(new_game(4), "civil", "I"))
    assert everything - first == Counter({"iron": 1, "alchemy": 1, "knights": 1})


@pytest.mark.rule("setup.decks-c")
def test_two_players_do_without_nine_civil_cards_of_each_deck_and_without_pacts() -> None:
    s = new_game(2)
    assert sizes(s) == [[20, 44, 44, 44], [10, 43, 46, 41]]
    first = Counter(deck(s, "civil", "I"))
    assert (first["monarchy"], first["code-of-laws"], first["theology"]) == (1, 1, 1)
    assert not PACTS & set(all_cards(s, False, "I") + all_cards(s, False, "II") + all_cards(s, False, "III"))
    four = new_game(4)
    for age, pacts in (("I", 2), ("II", 4), ("III", 4)):
        removed = Counter(deck(four, "military", age)) - Counter(deck(s, "military", age))
        assert removed.total() == pacts
        assert set(removed) <= PACTS


@PLAYERS
@pytest.mark.rule("setup.decks-d")
def test_the_decks_of_age_a_are_the_same_for_any_number_of_players(players: int) -> None:
    s = new_game(players)
    civil = Counter(all_cards(s, True, "A"))
    assert {card: count for card, count in civil.items() if card in LEADERS_A | WONDERS_A} == dict.fromkeys(
        LEADERS_A | WONDERS_A, 1
    )
    assert civil.total() == 20
    assert len(set(all_cards(s, False, "A"))) == 10
    assert civil == Counter(all_cards(new_game(4), True, "A"))


# Civilizations.


@PLAYERS
@pytest.mark.rule("setup.board-a")
def test_everybody_begins_with_six_technologies_on_the_board(players: int) -> None:
    s = new_game(players)
    for player in range(1, players + 1):
        told = s.told(player)
        assert told["workers"] == {"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0, "warriors": 1}
        assert told["government"] == "despotism"
        assert s.view()["civilizations"][player - 1]["urban_limit"] == 2


@pytest.mark.rule("setup.board-a")
def test_technologies_of_the_board_count_as_cards_in_play() -> None:
    s = situation(p1={"hand": ["iron"], "science": 5, "tokens": {"bronze": 3}, "civil": 4})
    assert s.allows("build agriculture")
    assert s.allows("build religion")
    s.play("develop iron")
    assert effect(s, "upgrade bronze iron") == {"civil": 2, "resources": 0, "blue": 16, "bronze": 1, "iron": 1}


@PLAYERS
@pytest.mark.rule("setup.tokens-a")
def test_everybody_begins_with_16_blue_and_25_yellow_tokens(players: int) -> None:
    s = new_game(players)
    for player in range(1, players + 1):
        c = s.civ(player)
        assert (c.blue, s.tokens(player), s.goods(player)) == (16, {}, (0, 0))
        assert (c.yellow, c.on_cards(), c.unused) == (18, 6, 1)


@pytest.mark.rule("setup.actions-a", "setup.first-actions-a")
@pytest.mark.parametrize(("players", "civil"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 4])])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_the_first_round_each_player_has_one_civil_action_more_than_the_one_before(
    players: int, civil: list[int], seed: int
) -> None:
    s = new_game(players, seed)
    order = [(s.position.start + place) % players + 1 for place in range(players)]
    assert [actions(s, player) for player in order] == [(count, 0) for count in civil]
    assert [totals(s, player) for player in order] == [(4, 2)] * players


@PLAYERS
@pytest.mark.rule("setup.ratings-a", "setup.points-a")
def test_the_first_ratings_are_those_of_the_workers_and_nobody_has_points(players: int) -> None:
    s = new_game(players)
    for player in range(1, players + 1):
        assert ratings(s, player) == {"science": 1, "culture": 0, "strength": 1, "faces": 0}
        assert points(s, player) == (0, 0)


@pytest.mark.rule("setup.ratings-a")
@pytest.mark.parametrize(
    ("tech", "rating"), [("philosophy", "science"), ("warriors", "strength"), ("agriculture", ""), ("bronze", "")]
)
def test_the_first_ratings_fall_with_the_workers_that_give_them(tech: str, rating: str) -> None:
    s = situation()
    before = ratings(s)
    s.play(f"destroy {tech}")
    assert ratings(s) == {name: value - (name == rating) for name, value in before.items()}


@pytest.mark.rule("setup.tactic-a")
def test_nobody_has_a_tactic_at_the_beginning() -> None:
    s = new_game(3)
    assert s.pile("common") == []
    assert ["tactic" in s.told(player) for player in (1, 2, 3)] == [False] * 3


@pytest.mark.rule("setup.tactic-a")
def test_without_a_tactic_two_warriors_are_as_strong_as_two_warriors() -> None:
    s = situation(p1={"tokens": {"bronze": 2}})
    s.play("build warriors")
    assert s.workers(1)["warriors"] == 2
    assert s.civ(1).strength == 2


@pytest.mark.rule("setup.box-a")
def test_gained_tokens_come_from_the_box() -> None:
    s = situation(
        step="politics",
        current_events=["developed-territory-i", "development-of-science"],
        p1={"wonder": "taj-mahal", "stages": 2, "tokens": {"bronze": 4}, "military_hand": ["rats"]},
    )
    c = s.civ(1)

    def owned() -> tuple[int, int]:
        return c.yellow + c.unused + c.on_cards(), c.blue + sum(c.stored) + c.stages

    assert owned() == (25, 16)
    assert (s.position.box_yellow, s.position.box_blue) == (0, 0)
    s.play("prepare rats", "bid 1")
    s.pass_until("ActionPhase")
    assert s.told(1)["colonies"] == ["developed-territory-i"]
    assert owned() == (26, 17)
    s.play("construct 1")
    assert s.told(1)["wonders"] == ["taj-mahal"]
    assert owned() == (26, 18)
    assert (s.position.box_yellow, s.position.box_blue) == (-1, -2)


@pytest.mark.rule("setup.box-a")
def test_lost_tokens_go_back_to_the_box() -> None:
    s = situation(step="refill", round=5, age="I", row=[], civil_deck=["iron"])
    assert s.position.age == 2
    assert [s.civ(player).yellow for player in (1, 2)] == [16, 16]
    assert s.position.box_yellow == 4


# Events, the starting player and the row.


@pytest.mark.rule("setup.events-a")
@pytest.mark.parametrize(("players", "events"), [(2, 4), (3, 5), (4, 6)])
def test_two_events_more_than_players_lie_face_down_and_nobody_knows_any_event(players: int, events: int) -> None:
    s = new_game(players)
    assert len(s.pile("current")) == events
    assert s.pile("future") == []
    assert len(s.pile("gone")) == 10 - events
    assert set(s.pile("current")) | set(s.pile("gone")) == set(all_cards(s, False, "A"))
    for viewer in [None, *range(1, players + 1)]:
        view = s.view(viewer)
        assert view["current_events"] == [{"age": "A", "card": None}] * events
        assert view["events_among_current"] == []
        assert view["future_events"] == []
        assert view["gone"] == []
        assert view["gone_face_down"] == [10 - events, 0, 0, 0]


@pytest.mark.rule("setup.events-a")
def test_the_first_events_are_shuffled() -> None:
    assert len({tuple(new_game(2, seed).pile("current")) for seed in range(5)}) == 5


@pytest.mark.rule("setup.start-a")
def test_chance_picks_the_starting_player() -> None:
    assert {new_game(3, seed).position.start for seed in range(12)} == {0, 1, 2}


@pytest.mark.rule("setup.start-a", "game.flow-a")
def test_the_starting_player_opens_every_round() -> None:
    s = situation(players=4, start=3, round=1, age="A", row=[])
    firsts = [s.position.active]
    for _ in range(5):
        end_turns(s, 4)
        firsts.append(s.position.active)
    assert (s.position.round, s.position.start) == (6, 2)
    assert firsts == [2] * 6


@pytest.mark.rule("game.flow-a")
def test_turns_go_clockwise_and_a_round_begins_with_the_starting_player() -> None:
    s = situation(players=3, start=2, round=1, age="A", row=[])
    turns = []
    for _ in range(7):
        turns.append((s.position.round, s.position.active + 1))
        end_turn(s)
    assert turns == [(1, 2), (1, 3), (1, 1), (2, 2), (2, 3), (2, 1), (3, 2)]


@pytest.mark.rule("game.flow-a")
def test_nobody_else_acts_in_a_players_turn() -> None:
    s = situation(players=3, active=2, row=["iron"])
    assert s.asked == [2]
    assert s.refused("take 1", by=3) == "game.flow-a"
    assert s.refused("done", by=1) == "game.flow-a"


@pytest.mark.rule("game.flow-c")
def test_nothing_but_the_number_changes_when_a_round_begins() -> None:
    s = situation(round=4, active=2, row=["iron"])
    s.play("done")
    new_round = s.messages().index("turn")
    assert dict(s.log[new_round].arguments) == {"seat": 0, "round": 5}
    assert s.messages()[new_round - 1] == "drew-cards"
    assert s.messages()[new_round + 1] == "swept"
    assert s.position.round == 5
    assert [points(s, player) for player in (1, 2)] == [(0, 0), (1, 0)]
    assert [s.goods(player) for player in (1, 2)] == [(0, 0), (2, 2)]
    assert [actions(s, player) for player in (1, 2)] == [(4, 2), (4, 2)]


@PLAYERS
@pytest.mark.rule("setup.row-a")
def test_thirteen_of_the_twenty_civil_cards_of_age_a_lie_in_the_row(players: int) -> None:
    s = new_game(players)
    assert sorted(s.row()) == list(range(1, 14))
    assert len(deck(s, "civil", "A")) == 7
    assert Counter([*s.row().values(), *deck(s, "civil", "A")]) == Counter(all_cards(s, True, "A"))
    view = s.view(1)
    assert view["row"] == list(s.row().values())
    assert view["civil_decks"][0] == 7


@pytest.mark.rule("setup.row-a")
def test_the_first_row_is_shuffled() -> None:
    assert len({tuple(new_game(2, seed).row().values()) for seed in range(5)}) == 5


# The first turns.


@pytest.mark.rule("first.skip-a")
def test_in_the_first_round_nothing_is_swept_or_dealt_and_there_are_no_politics() -> None:
    s = new_game(4)
    row = s.row()
    s.play("take 1", "done")
    assert s.question == "ActionPhase"
    assert s.row() == {space: card for space, card in row.items() if space != 1}
    assert len(deck(s, "civil", "A")) == 7
    assert s.position.age == 0
    assert {"swept", "dealt", "age"}.isdisjoint(s.messages())
    assert {text.split(" ")[0] for text in s.legal()} == {"take", "resign", "done"}


@pytest.mark.rule("first.actions-a")
def test_in_the_first_round_cards_can_only_be_taken() -> None:
    row = ["urban-growth-a", "moses", "patriotism-a", "pyramids", "rich-land-a", "homer", "hanging-gardens"]
    s = situation(players=3, active=3, round=1, age="A", row=row)
    assert actions(s, 3) == (3, 0)
    assert effect(s, "take 2", player=3) == {"civil": 2, "hand": ["moses"]}
    assert s.legal() == ["take 1", "take 3", "take 4", "take 5", "take 7", "resign", "done"]
    for text in ("lead moses", "populate", "build bronze", "build warriors", "destroy bronze", "by-hand"):
        assert s.refused(text) == "first.actions-a"
    assert effect(s, "take 1", player=3) == {"civil": 1, "hand": ["moses", "urban-growth-a"]}
    assert s.refused("play urban-growth-a") == "first.actions-a"
    assert s.refused("take 7") == "actions.spend-a"
    assert s.refused("take 6") == "act.take-d"


@pytest.mark.rule("first.wonder-a")
@pytest.mark.card("pyramids")
def test_a_wonder_taken_in_the_first_turn_is_under_construction_but_cannot_be_built_yet() -> None:
    s = situation(players=2, active=2, round=1, age="A", row={"4": "pyramids"}, p2={"tokens": {"bronze": 3}})
    assert effect(s, "take 4", player=2) == {"civil": 1, "wonder": "pyramids"}
    assert s.hand(2) == []
    assert s.civ(2).stages == 0
    assert s.refused("construct 1") == "first.actions-a"
    assert s.legal() == ["resign", "done"]


@PLAYERS
@pytest.mark.rule("first.end-a", "first.draw-a", "setup.actions-a")
def test_everybodys_first_turn_ends_with_production_and_all_actions_but_without_military_cards(players: int) -> None:
    s = new_game(players)
    for player in s.position.seats():
        assert s.asked == [player + 1]
        s.play("done")
        assert points(s, player + 1) == (1, 0)
        assert s.goods(player + 1) == (2, 2)
        assert s.tokens(player + 1) == {"agriculture": 2, "bronze": 2}
        assert (s.civ(player + 1).blue, s.civ(player + 1).yellow) == (12, 18)
        assert actions(s, player + 1) == (4, 2)
    assert s.position.round == 2
    assert [s.military_hand(player) for player in range(1, players + 1)] == [[]] * players
    assert "drew" not in s.messages()


@pytest.mark.rule("first.draw-a")
def test_military_cards_are_drawn_at_the_end_of_the_second_turn() -> None:
    s = new_game(3)
    end_turns(s, 3)
    first = s.position.active + 1
    end_turn(s)
    assert len(s.military_hand(first)) == 2
    assert s.arguments("drew") == [{"seat": first - 1, "count": 2}]
