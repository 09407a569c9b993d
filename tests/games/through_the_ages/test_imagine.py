"""What a seat imagines: everything it cannot know is dealt anew, and nothing else changes."""

from collections import Counter

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.games.through_the_ages.events.bonus_cards import BonusChoice
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.promises import promises_of
from tests.games.through_the_ages.situation import BOTH, FIRST, NEW, Situation, situation

SEEDS = range(40)


def imagined(s: Situation, player: int | None, seed: int) -> ThroughTheAges:
    """What a player (None: a spectator) imagines; it must look like the real position to that player."""
    perspective = s.position.perspective(None if player is None else player - 1)
    dream = perspective.imagine(Dice.seeded(seed))
    assert isinstance(dream, ThroughTheAges)
    again = dream.perspective(perspective.seat)
    assert again.view == perspective.view
    assert again.legal() == perspective.legal()
    assert dream.components() == s.position.components()
    if seed == 0:
        assert s.title.load(dream.dump()).digest() == dream.digest()
    return dream


def names(p: ThroughTheAges, cards: list[int]) -> list[str]:
    return [p.cards[card].id for card in cards]


def dreams(s: Situation, player: int | None) -> list[ThroughTheAges]:
    return [imagined(s, player, seed) for seed in SEEDS]


# Hands and decks.


@BOTH
def test_the_own_hand_stays_and_that_of_another_changes_within_its_ages(title: str) -> None:
    s = situation(
        title, age="II", p1={"military_hand": ["rats", "raiders"]}, p2={"military_hand": ["legion", "foray", "spy"]}
    )
    seen: set[str] = set()
    for dream in dreams(s, 1):
        assert names(dream, dream.civs[0].military_hand) == s.military_hand(1)
        hand = dream.civs[1].military_hand
        assert [dream.cards[card].age for card in hand] == [1, 1, 2]
        assert hand == sorted(hand)
        assert not {"rats", "raiders"} & set(names(dream, hand))
        seen |= set(names(dream, hand))
    assert len(seen) > 20


@BOTH
def test_a_spectator_knows_no_hand(title: str) -> None:
    s = situation(title, p1={"military_hand": ["rats"]}, p2={"military_hand": ["legion"]})
    for seat in (0, 1):
        assert len({names(dream, dream.civs[seat].military_hand)[0] for dream in dreams(s, None)}) > 5


@BOTH
def test_decks_are_shuffled_and_those_of_other_ages_keep_their_cards(title: str) -> None:
    s = situation(title)
    orders = set()
    for dream in dreams(s, 1):
        for age in (2, 3):
            assert Counter(dream.civil_decks[age]) == Counter(s.position.civil_decks[age])
            assert Counter(dream.military_decks[age]) == Counter(s.position.military_decks[age])
        assert dream.civil_left == s.position.civil_left
        orders.add(tuple(dream.civil_decks[1]))
    assert len(orders) == len(SEEDS)


def test_cards_that_were_drawn_are_not_in_the_imagined_deck() -> None:
    s = situation(NEW, step="draw", military_deck=["rats", "raiders", "foray"], p1={"military": 2})
    for dream in dreams(s, 1):
        assert names(dream, dream.military_decks[1]) != ["foray", "raiders", "rats"]
        assert len(dream.military_decks[1]) == dream.military_left == 1


@BOTH
def test_the_dice_of_the_dream_are_not_the_real_ones(title: str) -> None:
    s = situation(title)
    assert (
        len({tuple(dream.dice.state()) for dream in dreams(s, 1)} | {tuple(s.position.dice.state())}) == len(SEEDS) + 1
    )


@BOTH
def test_imagining_depends_on_nothing_hidden(title: str) -> None:
    s = situation(
        title, age="II", players=3, current_events=["rats", "cold-war"], future_events=["foray"], discards=["spy"],
        p1={"military_hand": ["raiders"]}, p2={"military_hand": ["legion", "annex"]},
    )  # fmt: skip
    for player in (1, 2, 3, None):
        dream = imagined(s, player, 5)
        seat = None if player is None else player - 1
        for seed in range(10):
            one = s.position.imagine_for(seat, Dice.seeded(seed))
            assert dream.imagine_for(seat, Dice.seeded(seed)).digest() == one.digest()


# Discards and cards out of the game.


@BOTH
def test_cards_of_a_later_age_than_the_game_has_reached_are_dealt_anew_as_well(title: str) -> None:
    s = situation(
        title, age="I", discards=["fortifications"], gone=["classic-army"], p2={"military_hand": ["military-bonus-ii"]}
    )
    hands = {tuple(names(dream, dream.civs[1].military_hand)) for dream in dreams(s, 1)}
    assert len(hands) > 5


@BOTH
def test_discards_stay_for_who_knows_them(title: str) -> None:
    s = situation(title, discards=["rats", {"card": "raiders", "known": [2]}, {"card": "foray", "known": "everyone"}])
    for player, known in ((1, [2]), (2, [1, 2]), (None, [2])):
        piles = [names(dream, dream.discards[1]) for dream in dreams(s, player)]
        for place in range(3):
            cards = {pile[place] for pile in piles}
            assert (len(cards) == 1) == (place in known)
        assert all(dream.discards_known == s.position.discards_known for dream in dreams(s, player))


@BOTH
def test_the_events_of_age_a_that_were_not_used_may_be_any(title: str) -> None:
    s = situation(title)
    removed = {name for dream in dreams(s, 1) for name in names(dream, dream.gone) if name.startswith("development")}
    assert len(removed) >= 9


# Events.


@BOTH
def test_unknown_events_are_events_and_territories_of_their_age(title: str) -> None:
    s = situation(title, current_events=["rats"], future_events=["foray", "cold-war"])
    for dream in dreams(s, 1):
        assert [dream.cards[card].age for card in dream.current + dream.future] == [1, 1, 2]
        assert min(dream.verbs.events.place[card] for card in dream.current + dream.future) >= 0


@BOTH
def test_the_own_future_event_stays_where_it_is(title: str) -> None:
    s = situation(title, future_events=[{"card": "rats", "known": [1]}, {"card": "foray", "known": [2]}])
    mine = [names(dream, dream.future) for dream in dreams(s, 1)]
    assert {future[0] for future in mine} == {"rats"}
    assert len({future[1] for future in mine}) > 5
    assert all(dream.future_known == [1, 2] for dream in dreams(s, 1))


@BOTH
def test_an_event_known_to_be_among_the_current_ones_may_lie_anywhere_of_its_age(title: str) -> None:
    s = situation(title, current_events=["barbarians", {"card": "rats", "known": [1]}, "raiders", "cold-war"])
    places = Counter(names(dream, dream.current[::-1]).index("rats") for dream in dreams(s, 1))
    assert set(places) == {0, 1, 2}
    for dream in dreams(s, 1):
        place = names(dream, dream.current).index("rats")
        assert [known & 1 for known in dream.current_known] == [int(place == other) for other in range(4)]
    assert any("rats" not in names(dream, dream.current) for dream in dreams(s, 2))


@BOTH
def test_an_event_that_was_seen_stays_on_top(title: str) -> None:
    s = situation(title, current_events=[{"card": "rats", "seen": [1]}, {"card": "foray", "known": [1]}, "raiders"])
    for dream in dreams(s, 1):
        current = names(dream, dream.current[::-1])
        assert current[0] == "rats"
        assert "foray" in current[1:]
        assert dream.current_seen == [0, 0, 1]


@BOTH
def test_which_event_another_player_has_laid_is_unknown_but_how_many_is_not(title: str) -> None:
    s = situation(
        title, players=3,
        current_events=[
            {"card": "rats", "seen": [1]}, {"card": "foray", "known": [2]}, {"card": "raiders", "known": [3]},
            {"card": "crusades", "known": [2]}, {"card": "pestilence", "known": [1]},
        ],
    )  # fmt: skip
    arrangements = set()
    for dream in dreams(s, 1):
        marks = [known & ~seen for known, seen in zip(dream.current_known, dream.current_seen, strict=True)]
        assert sorted(marks) == [0, 1, 2, 2, 4]
        assert names(dream, [dream.current[marks.index(1)]]) == ["pestilence"]
        arrangements.add(tuple(marks))
    assert len(arrangements) > 10


@BOTH
def test_an_event_that_several_players_know_leaves_a_place_for_everybody(title: str) -> None:
    s = situation(title, players=3, current_events=[{"card": "rats", "known": [1, 2]}])
    for player in (1, 2):
        assert {tuple(names(dream, dream.current)) for dream in dreams(s, player)} == {("rats",)}
    assert len({tuple(names(dream, dream.current)) for dream in dreams(s, 3)}) > 5


# Bonus cards (2006).


def test_common_bonus_cards_that_are_not_open_may_be_any() -> None:
    s = situation(
        FIRST, options={"bonus_cards": "age-by-age"}, bonus=["impact-of-wonders", "impact-of-science"], bonus_open=1
    )
    rows = [names(dream, dream.bonus) for dream in dreams(s, 1)]
    assert {row[0] for row in rows} == {"impact-of-wonders"}
    assert len({row[1] for row in rows}) > 4


def test_bonus_cards_of_another_player_may_be_any() -> None:
    s = situation(
        FIRST,
        options={"bonus_cards": "private"},
        p1={"kept": ["impact-of-wonders"]},
        p2={"kept": ["impact-of-science"]},
    )
    assert {tuple(names(dream, dream.civs[0].kept)) for dream in dreams(s, 1)} == {("impact-of-wonders",)}
    assert len({tuple(names(dream, dream.civs[1].kept)) for dream in dreams(s, 1)}) > 4


def test_bonus_cards_that_another_player_picks_are_among_those_dealt_to_him() -> None:
    game = civitas.title(FIRST).new_game(players=2, seed=1, options={"bonus_cards": "private"})
    game.play(1, game.legal(1)[0])
    game.play(0, game.legal(0)[0])
    for seed in SEEDS:
        dream = game.perspective(0).imagine(Dice.seeded(seed))
        assert isinstance(dream, ThroughTheAges)
        assert isinstance(dream.frames[-1], BonusChoice)
        real = game.frames[-1]
        assert isinstance(real, BonusChoice)
        assert dream.frames[-1].picked[0] == real.picked[0]
        assert len(dream.frames[-1].picked[1]) == 1
        assert set(dream.frames[-1].picked[1]) <= set(dream.civs[1].kept)


# Promises.


def auction(title: str = NEW) -> Situation:
    """Player 2 has bid 6 for a territory, which takes three of his cards beside his only unit."""
    s = situation(
        title, age="II", step="politics", current_events=["historic-territory-ii"], future_events=[],
        p1={"military_hand": ["rats"], "workers": {"knights": 4}},
        p2={"military_hand": ["military-bonus-ii", "military-bonus-ii", "military-bonus-i", "legion", "foray", "spy"]},
    )  # fmt: skip
    s.play("prepare rats")
    assert s.question == "Auction"
    s.play("bid 5", "bid 6")
    return s


@BOTH
def test_who_has_bid_can_pay_in_every_dream(title: str) -> None:
    s = auction(title)
    assert s.asked == [1]
    hands = set()
    for dream in dreams(s, 1):
        (promise,) = promises_of(dream)
        assert promise.is_kept()
        assert [dream.cards[card].age for card in dream.civs[1].military_hand] == [1, 1, 1, 2, 2, 2]
        hands.add(tuple(dream.civs[1].military_hand))
    assert len(hands) > 10


@BOTH
def test_who_sends_an_expedition_can_reach_the_bid_in_every_dream(title: str) -> None:
    s = auction(title)
    s.play("done")
    assert (s.question, s.asked) == ("Expedition", [2])
    while not s.allows("done"):
        for dream in dreams(s, 1):
            assert promises_of(dream)[0].is_kept()
        s.play(next(text for text in s.legal() if text != "done"))


def test_who_has_begun_to_defend_can_hold_in_every_dream() -> None:
    s = situation(
        NEW, age="II", step="politics",
        p1={"military_hand": ["plunder-i"], "workers": {"warriors": 8}},
        p2={
            "military_hand": ["military-bonus-ii", "military-bonus-i", "foray"], "tokens": {"bronze": 3},
            "government": "constitutional-monarchy",
        },
    )  # fmt: skip
    s.play("attack plunder-i 2")
    assert s.question == "Defence"
    s.play("defend military-bonus-i")
    assert s.question == "Defence"
    for dream in dreams(s, 1):
        (promise,) = promises_of(dream)
        assert promise.is_kept()
    assert promises_of(situation(NEW).position) == []


@pytest.mark.parametrize("player", [1, 2, None])
def test_imagining_changes_nothing(player: int | None) -> None:
    s = auction()
    before = s.position.digest()
    imagined(s, player, 1)
    assert s.position.digest() == before
