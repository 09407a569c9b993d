"""The variants of the first edition; those about attacks are tested together with politics."""

from typing import Any

import pytest

import civitas
from civitas.core.errors import BadOption
from tests.games.through_the_ages.first_edition import VERSIONS, actions, end_turn, full, new_game
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.situation import FIRST, Situation

MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
EASIER = {"easier": True}
DRAWING = {"military_draw": True}
IDLE_MINE = {"alternative_corruption": True}
IMPACTS = {
    "impact-of-agriculture", "impact-of-architecture", "impact-of-colonies", "impact-of-competition",
    "impact-of-government", "impact-of-happiness", "impact-of-industry", "impact-of-population",
    "impact-of-progress", "impact-of-science", "impact-of-strength", "impact-of-technology", "impact-of-wonders",
}  # fmt: skip


def deck_iii(s: Situation) -> list[str]:
    """The military cards of age III in their deck."""
    cards: list[str] = s.described()["military_decks"]["III"]
    return cards


def final(*players: dict[str, Any], **general: Any) -> Situation:
    """The last turn of a full game is over; the players are told one by one."""
    entries = {f"p{number}": entry for number, entry in enumerate(players, start=1)}
    s = full(players=len(players), age="IV", active=len(players), last_round=5, **entries, **general)
    s.play("done")
    assert s.position.is_over
    return s


def idle_in_event(event: str, mode: str, **entries: Any) -> Situation:
    """An event lets all mines produce, with the alternative rule for corruption unless other options are told."""
    options = {"mode": mode, **entries.pop("options", IDLE_MINE)}
    if mode == "full":
        options["resignation"] = False
    return happening(FIRST, event, options=options, **entries)


# The easier variant.


@MODES
@pytest.mark.rule("variant.easier-a")
def test_the_easier_variant_gives_another_yellow_token(mode: str) -> None:
    s = new_game(3, mode=mode, **EASIER)
    for player in (1, 2, 3):
        c = s.civ(player)
        assert (c.yellow, c.yellow + c.unused + c.on_cards()) == (19, 26)
    s = VERSIONS[mode](options=EASIER, p1={"tokens": {"agriculture": 9}})
    s.play("populate", "populate", "populate", "populate")
    assert [event["food"] for event in s.arguments("populated")] == [2, 2, 2, 3]
    assert s.civ(1).yellow == 15


@MODES
@pytest.mark.rule("variant.easier-b")
@pytest.mark.parametrize(("options", "limit"), [({}, 2), (EASIER, 3)])
def test_the_easier_variant_allows_another_building_of_every_type(
    mode: str, options: dict[str, bool], limit: int
) -> None:
    s = VERSIONS[mode](options=options, p1={"tokens": {"bronze": 15}, "unused": 5, "workers": {"religion": limit - 1}})
    s.play("build religion")
    assert s.workers(1)["religion"] == limit
    assert s.refused("build religion") == "simple.urban-c"


@pytest.mark.rule("variant.easier-b")
@pytest.mark.parametrize(
    ("government", "limit"),
    [
        ("despotism", 3), ("monarchy", 4), ("theocracy", 4), ("constitutional-monarchy", 4), ("republic", 4),
        ("communism", 5), ("democracy", 5), ("fundamentalism", 5),
    ],
)  # fmt: skip
def test_the_easier_limit_is_one_higher_than_printed_on_every_government(government: str, limit: int) -> None:
    s = full(age="III", options=EASIER, p1={"government": government})
    assert s.view(1)["civilizations"][0]["urban_limit"] == limit


# Military cards for military actions.


@MODES
@pytest.mark.rule("variant.militarydraw-a")
def test_military_actions_draw_cards_instead_of_production(mode: str) -> None:
    s = VERSIONS[mode](options=DRAWING, p1={"military": 4})
    for left in (3, 2, 1, 0):
        s.play("draw")
        assert (s.civ(1).military, len(s.military_hand(1))) == (left, 4 - left)
    assert s.refused("draw") == "simple.turn-c"
    assert s.civ(1).civil == 4
    s.play("done")
    assert len(s.military_hand(1)) == 4


@MODES
@pytest.mark.rule("variant.militarydraw-a")
def test_unused_military_actions_draw_nothing_in_the_variant(mode: str) -> None:
    s = VERSIONS[mode](options=DRAWING)
    s.play("done")
    assert s.military_hand(1) == []


@MODES
@pytest.mark.rule("variant.militarydraw-a")
def test_no_military_action_draws_a_card_without_the_variant(mode: str) -> None:
    s = VERSIONS[mode]()
    assert s.refused("draw") == "variant.militarydraw-a"


@pytest.mark.rule("variant.militarydraw-a")
def test_nothing_is_drawn_in_the_first_round_or_in_age_iv() -> None:
    s = full(round=1, age="A", options=DRAWING, p1={"military": 1})
    assert s.refused("draw") == "simple.firstround-a"
    s = full(age="IV", last_round=6, options=DRAWING, discards=["raid-iii"])
    assert s.refused("draw") == "variant.militarydraw-a"


@pytest.mark.rule("variant.militarydraw-a")
def test_where_no_military_card_is_left_none_can_be_drawn() -> None:
    s = full(options=DRAWING, military_deck=["raid-i"], p1={"military": 2})
    s.play("draw")
    assert s.refused("draw") == "variant.militarydraw-a"


@MODES
@pytest.mark.rule("variant.militarydraw-b")
def test_a_card_drawn_for_an_action_may_be_used_at_once(mode: str) -> None:
    s = VERSIONS[mode](
        options=DRAWING,
        military_deck=["legion", "phalanx", "..."],
        p1={"government": "monarchy", "military_hand": ["rats", "foray", "crusades"]},
    )
    s.play("draw")
    assert len(s.military_hand(1)) == 4
    s.play("adopt legion")
    assert (s.told(1)["tactic"], actions(s, 1)) == ("legion", (5, 1))
    s.play("draw")
    assert sorted(s.military_hand(1)) == ["crusades", "foray", "phalanx", "rats"]
    s.play("done")
    assert len(s.military_hand(1)) == 4
    s.pass_until("Politics", player=1)
    s.play("done")
    assert s.question == "HandLimit"
    s.play("discard crusades")
    assert (s.question, len(s.military_hand(1))) == ("ActionPhase", 3)


# Bonus cards.


@pytest.mark.rule("variant.bonuscards-a", "variant.bonuspublic-a")
@pytest.mark.parametrize(("count", "players", "deck"), [(4, 4, 42), (3, 4, 43), (5, 4, 41), (4, 2, 38)])
def test_public_bonus_cards_lie_open_and_are_never_drawn(count: int, players: int, deck: int) -> None:
    s = new_game(players, bonus_cards="public", public_bonus_cards=count)
    shown = s.pile("bonus")
    assert len(set(shown)) == count
    assert set(shown) <= IMPACTS
    for player in (None, 1, 2):
        assert s.view(player)["bonus"] == shown
    assert len(deck_iii(s)) == deck
    assert set(deck_iii(s)) & IMPACTS == IMPACTS - set(shown)


@pytest.mark.rule("variant.bonuspublic-a")
def test_public_bonus_cards_score_for_everybody_beside_the_events_left() -> None:
    two_colonies = {"colonies": ["historic-territory-i", "historic-territory-ii"], "wonders": ["colossus"]}
    s = final(
        {**two_colonies, "culture": 10},
        {"colonies": ["strategic-territory-i"]},
        options={"bonus_cards": "public"},
        bonus=["impact-of-colonies"],
        bonus_open=1,
        future_events=["impact-of-wonders"],
    )
    assert [s.civ(player).culture for player in (1, 2)] == [10 + 8 + 5, 4]


@pytest.mark.rule("variant.bonusagebyage-a")
@pytest.mark.parametrize(("players", "deck"), [(2, 37), (4, 41)])
def test_five_bonus_cards_are_revealed_in_the_course_of_the_game(players: int, deck: int) -> None:
    s = new_game(players, bonus_cards="age-by-age", resignation=False)
    assert len(deck_iii(s)) == deck
    laid = s.pile("bonus")
    assert len(set(laid)) == 5
    shown: dict[tuple[int, str], int] = {}
    while not s.position.is_over:
        view = s.view(1)
        known = [card for card in view["bonus"] if card]
        assert view["bonus"] == laid[: len(known)] + [None] * (5 - len(known))
        shown.setdefault((min(s.position.round, 2), view["age"]), len(known))
        end_turn(s)
    assert shown == {(1, "A"): 1, (2, "I"): 2, (2, "II"): 3, (2, "III"): 4, (2, "IV"): 5}


@pytest.mark.rule("variant.bonusagebyage-a")
def test_all_five_bonus_cards_score_at_the_end() -> None:
    # Eight happy faces, a wonder, a colony, two levels of labs and ten resources.
    s = final(
        {
            "workers": {"religion": 8, "alchemy": 2, "bronze": 10},
            "wonders": ["taj-mahal"],
            "colonies": ["strategic-territory-i"],
        },
        {"workers": {"bronze": 0}},
        options={"bonus_cards": "age-by-age"},
        bonus=[
            "impact-of-happiness", "impact-of-wonders", "impact-of-colonies", "impact-of-architecture",
            "impact-of-industry",
        ],
        bonus_open=5,
    )  # fmt: skip
    assert [s.civ(player).culture for player in (1, 2)] == [16 + 4 + 4 + 2 + 10, 0]


@pytest.mark.rule("variant.bonusprivate-a")
@pytest.mark.parametrize(("players", "dealt", "kept", "deck"), [(2, 6, 2, 37), (3, 4, 1, 42), (4, 3, 1, 41)])
def test_every_player_keeps_some_of_the_bonus_cards_in_secret(players: int, dealt: int, kept: int, deck: int) -> None:
    s = new_game(players, bonus_cards="private")
    seats = list(range(1, players + 1))
    assert s.asked == seats
    hands = {player: s.view(player)["kept"] for player in seats}
    assert [len(hand) for hand in hands.values()] == [dealt] * players
    everything = [card for hand in hands.values() for card in hand]
    assert len(set(everything)) == 12
    assert s.view()["bonus"] == []

    chosen: dict[int, list[str]] = {}
    for player in reversed(seats):
        chosen[player] = hands[player][:kept]
        other = hands[player % players + 1][0]
        assert s.refused(f"choose {other}", by=player) == "variant.bonusprivate-a"
        for card in chosen[player]:
            s.play(f"choose {card}", by=player)
    assert s.question == "ActionPhase"
    for player in seats:
        assert s.view(player)["kept"] == sorted(chosen[player], key=everything_in_order(s).index)
        assert [civilization["kept"] for civilization in s.view(player)["civilizations"]] == [kept] * players
    for event in s.log:
        if event.audience & 1:
            assert not any(f"card-{card}" in str(event.arguments) for card in chosen[2])
    in_deck = set(deck_iii(s)) & IMPACTS
    assert len(deck_iii(s)) == deck
    assert in_deck == set(everything) - {card for cards in chosen.values() for card in cards}


def everything_in_order(s: Situation) -> list[str]:
    """All cards of the edition in the order of the box."""
    return [card.id for card in s.position.cards]


@pytest.mark.rule("variant.bonusprivate-a")
def test_private_bonus_cards_score_for_everybody_at_the_end() -> None:
    s = final(
        {"kept": ["impact-of-colonies"], "wonders": ["colossus"]},
        {"kept": ["impact-of-wonders"], "colonies": ["strategic-territory-i"]},
        {"kept": ["impact-of-government"]},
        options={"bonus_cards": "private"},
    )
    # Everybody has four civil and two military actions.
    assert [s.civ(player).culture for player in (1, 2, 3)] == [5 + 10, 4 + 10, 10]


@pytest.mark.rule("variant.bonusopen-a")
@pytest.mark.parametrize(("players", "picks", "deck"), [(2, 2, 38), (3, 1, 43), (4, 1, 42)])
def test_bonus_cards_are_chosen_openly_in_turn_order(players: int, picks: int, deck: int) -> None:
    s = new_game(players, bonus_cards="open")
    assert set(s.view()["bonus"]) == IMPACTS
    start = s.position.start
    order = []
    chosen: list[str] = []
    for _ in range(players * picks):
        order += s.asked
        offered = s.legal("choose")
        assert len(offered) == 13 - len(chosen)
        s.play(offered[-1])
        chosen.append(offered[-1].removeprefix("choose "))
        if s.question == "BonusChoice":
            assert s.refused(offered[-1]) == "variant.bonusopen-a"
    assert order == [(start + turn) % players + 1 for turn in range(players * picks)]
    assert (s.question, s.asked) == ("ActionPhase", [start + 1])
    for player in (None, 1, 2):
        assert sorted(s.view(player)["bonus"]) == sorted(chosen)
    assert len(deck_iii(s)) == deck
    assert set(deck_iii(s)) & IMPACTS == IMPACTS - set(chosen)


@pytest.mark.rule("variant.bonusopen-a")
def test_cards_chosen_openly_score_for_all_players() -> None:
    s = final(
        {"wonders": ["colossus"]},
        {"wonders": ["taj-mahal"], "colonies": ["strategic-territory-i"]},
        {},
        options={"bonus_cards": "open"},
        bonus=["impact-of-wonders", "impact-of-colonies"],
        bonus_open=2,
    )
    assert [s.civ(player).culture for player in (1, 2, 3)] == [5, 8, 0]


@pytest.mark.rule("variant.fewerpoints-a")
@pytest.mark.parametrize(("fewer", "culture"), [(True, 4), (False, 4 + 5 + 4 + 10)])
def test_events_left_over_do_not_score_with_fewer_points(fewer: bool, culture: int) -> None:
    s = final(
        {"wonders": ["colossus", "taj-mahal"], "colonies": ["strategic-territory-i"]},
        {},
        options={"bonus_cards": "public", "fewer_points": fewer},
        bonus=["impact-of-colonies"],
        bonus_open=1,
        current_events=["impact-of-government"],
        future_events=["impact-of-wonders"],
    )
    assert s.civ(1).culture == culture


@pytest.mark.rule("variant.fewerpoints-a")
def test_events_of_age_iii_score_during_the_game_with_fewer_points_too() -> None:
    s = full(
        age="III",
        step="politics",
        options={"bonus_cards": "public", "fewer_points": True},
        bonus=["impact-of-colonies"],
        bonus_open=1,
        current_events=["impact-of-wonders", "no-event"],
        p1={"military_hand": ["impact-of-government"], "wonders": ["colossus"]},
        p2={"wonders": ["taj-mahal"]},
    )
    s.play("prepare impact-of-government")
    assert [s.civ(player).culture for player in (1, 2)] == [3 + 5, 4]


# Alternative corruption.


@MODES
@pytest.mark.rule("variant.altcorruption-a")
def test_one_mine_may_stay_idle_to_avoid_corruption(mode: str) -> None:
    s = VERSIONS[mode](options=IDLE_MINE, p1={"blue": 12, "tokens": {"bronze": 3}})
    s.play("done")
    assert (s.asked, s.question) == ([1], "IdleMine")
    s.play("spare bronze")
    assert (s.goods(1), s.civ(1).blue) == ((2, 4), 9)
    assert "corruption" not in s.messages()
    assert s.position.active == 1


@MODES
@pytest.mark.rule("variant.altcorruption-a")
def test_all_mines_may_produce_with_the_alternative_rule_as_well(mode: str) -> None:
    s = VERSIONS[mode](options=IDLE_MINE, p1={"blue": 12, "tokens": {"bronze": 3}})
    s.play("done", "done")
    assert (s.goods(1), s.civ(1).blue) == ((2, 3), 10)
    assert s.arguments("corruption") == [{"seat": 0, "resources": 2, "food": 0}]
    assert len(s.military_hand(1)) == 2


@MODES
@pytest.mark.rule("variant.altcorruption-a")
@pytest.mark.parametrize(("idle", "tokens"), [("bronze", {"bronze": 1, "iron": 1}), ("iron", {"bronze": 2})])
def test_the_owner_chooses_the_idle_mine(mode: str, idle: str, tokens: dict[str, int]) -> None:
    s = VERSIONS[mode](options=IDLE_MINE, p1={"workers": {"agriculture": 0, "iron": 1}})
    s.play("done")
    assert s.legal() == ["spare bronze", "spare iron", "done"]
    s.play(f"spare {idle}")
    assert s.tokens(1) == tokens


@MODES
@pytest.mark.rule("variant.altcorruption-b")
def test_farms_always_produce_and_only_one_mine_rests(mode: str) -> None:
    s = VERSIONS[mode](options=IDLE_MINE, p1={"workers": {"agriculture": 3, "bronze": 3}})
    s.play("done")
    assert s.goods(1) == (3, 0)
    assert s.refused("spare agriculture") == "variant.altcorruption-b"
    s.play("spare bronze")
    assert s.goods(1) == (3, 2)
    assert s.question != "IdleMine"


@MODES
@pytest.mark.rule("variant.altcorruption-a", "card.i_new_deposits")
@pytest.mark.card("new-deposits")
def test_a_mine_may_stay_idle_when_an_event_lets_mines_produce(mode: str) -> None:
    s = idle_in_event("new-deposits", mode, p1={"workers": {"iron": 1}}, p2={"workers": {"bronze": 1}})
    assert (s.question, s.asked) == ("IdleMine", [1])
    assert s.legal() == ["spare bronze", "spare iron", "done"]
    s.play("spare iron")
    assert (s.tokens(1), s.question, s.asked) == ({"bronze": 2}, "IdleMine", [2])
    s.play("done")
    assert (s.tokens(2), "corruption" in s.messages()) == ({"bronze": 1}, False)
    assert (s.question, s.asked) == ("ActionPhase", [1])
    assert s.military_hand(1) == s.military_hand(2) == []


@MODES
@pytest.mark.rule("variant.altcorruption-a", "card.ii_economic_progress", "advanced.corruption-a")
@pytest.mark.card("economic-progress")
@pytest.mark.parametrize(("answer", "resources", "blue"), [("spare bronze", 4, 9), ("done", 3, 10)])
def test_a_mine_may_stay_idle_in_economic_progress(mode: str, answer: str, resources: int, blue: int) -> None:
    s = idle_in_event("economic-progress", mode, age="II", p1={"blue": 12, "tokens": {"bronze": 3}}, p2={"blue": 0})
    assert (s.question, s.asked) == ("IdleMine", [1])
    s.play(answer)
    assert (s.goods(1), s.civ(1).blue) == ((2, resources), blue)
    # Player 2 has no token for a mine, hence no choice.
    assert (s.question, s.asked, s.military_hand(1)) == ("ActionPhase", [1], [])


@pytest.mark.rule("variant.altcorruption-a", "card.iii_nikola_tesla")
@pytest.mark.card("nikola-tesla")
def test_a_lab_that_is_treated_like_a_mine_may_stay_idle_too() -> None:
    workers = {"bronze": 1, "philosophy": 1, "computers": 1}
    s = full(age="III", options=IDLE_MINE, p1={"leader": "nikola-tesla", "workers": workers})
    s.play("done")
    assert s.legal() == ["spare bronze", "spare computers", "done"]
    s.play("spare computers")
    assert s.tokens(1)["bronze"] == 1
    assert "computers" not in s.tokens(1)


@MODES
@pytest.mark.rule("variant.altcorruption-c")
@pytest.mark.card("new-deposits")
def test_without_the_alternative_rule_all_mines_produce_in_events_too(mode: str) -> None:
    s = idle_in_event("new-deposits", mode, options={})
    assert (s.question, s.tokens(1), s.tokens(2)) == ("ActionPhase", {"bronze": 2}, {"bronze": 2})


@MODES
@pytest.mark.rule("variant.altcorruption-c")
def test_without_the_alternative_rule_all_mines_produce(mode: str) -> None:
    s = VERSIONS[mode](p1={"blue": 12, "tokens": {"bronze": 3}})
    s.play("done")
    assert s.position.active == 1
    assert (s.goods(1), s.civ(1).blue) == ((2, 3), 10)
    assert s.arguments("produced-resources")[0]["count"] == 2
    assert s.arguments("corruption") == [{"seat": 0, "resources": 2, "food": 0}]


# Which variants go together.


@pytest.mark.rule("variant.compat-a")
@pytest.mark.parametrize(
    "options",
    [
        {"bonus_cards": ["public", "private"]},
        {"bonus_cards": "public private"},
        {"mode": "advanced", "bonus_cards": "public"},
        {"fewer_points": True},
        {"bonus_cards": "private", "public_bonus_cards": 5},
        {"peaceful_pacts": False},
        {"mode": "simple", "easier": True},
        {"mode": "simple", "less_mean": True},
        {"mode": "simple", "peaceful": True},
        {"mode": "simple", "military_draw": True},
        {"mode": "simple", "alternative_corruption": True},
    ],
)
def test_variants_that_exclude_each_other_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        civitas.title(FIRST).new_game(players=3, seed=1, options=options)


@pytest.mark.rule("variant.compat-a")
@pytest.mark.parametrize(
    "options",
    [
        {"easier": True, "less_mean": True, "alternative_corruption": True},
        {"mode": "advanced", "easier": True, "less_mean": True, "military_draw": True, "peaceful": True},
        {"easier": True, "military_draw": True, "bonus_cards": "private", "fewer_points": True},
    ],
)
def test_all_other_variants_may_be_combined(options: dict[str, Any]) -> None:
    s = new_game(3, **options)
    assert (s.civ(1).yellow, s.position.round) == (19, 1)
    assert s.asked
