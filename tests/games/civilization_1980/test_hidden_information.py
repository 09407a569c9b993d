"""What a seat may know (43.8, 43.9): views, options and refusals, and what a seat imagines of the rest."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civitas.core.dice import Dice, ThoughtDice
from civitas.core.position import Position
from civitas.games.civilization_1980.facts.cards import (
    BLACK_CALAMITIES,
    COMMODITIES,
    COMMODITY_COUNT,
    COPIES,
    KIND,
)
from civitas.games.civilization_1980.imagine import reachable_worths, weighted_choice, worth_of
from tests.games.civilization_1980.situation import TITLE, Situation

UNKNOWN = -1
CROWD: dict[str, dict[str, int]] = {
    "africa": {"hides": 3},
    "italy": {"gold": 2, "iron": 1, "hides": 1},
    "illyria": {"gems": 2, "spice": 1, "papyrus": 1},
    "thrace": {"spice": 2, "iron": 2, "ochre": 1},
    "crete": {"bronze": 3, "papyrus": 2, "gold": 1},
    "asia": {"cloth": 4, "iron": 1, "gems": 1},
    "egypt": {"grain": 4, "ochre": 2, "epidemic": 1},
}
SHOUTS = [
    ("italy", "gold gold iron"), ("italy", "iron gold hides"), ("italy", "hides gold gold iron"),
    ("illyria", "gems gems spice"), ("illyria", "papyrus gems spice"), ("illyria", "spice gems gems papyrus"),
    ("thrace", "iron spice spice"), ("thrace", "spice spice iron iron"), ("thrace", "ochre spice iron"),
    ("crete", "bronze bronze bronze papyrus papyrus gold"), ("crete", "papyrus bronze gold"),
    ("crete", "gold bronze bronze"), ("asia", "cloth cloth cloth cloth iron"), ("asia", "gems cloth cloth"),
    ("asia", "iron cloth gems"), ("egypt", "grain grain grain grain ochre ochre epidemic"),
    ("egypt", "ochre grain epidemic"), ("egypt", "grain grain epidemic"),
]  # fmt: skip


def market(hands: dict[str, dict[str, int]], **more: Any) -> Situation:
    entries = {nation: {"hand": hand} for nation, hand in hands.items()}
    return Situation(*hands, phase=9, pause=[10], **entries, **more)


def shout(s: Situation, nation: str, cards: str, opening: str = "offer everyone") -> None:
    """Publish a package, naming its first card."""
    words = cards.split()
    s.say(nation, opening, *[f"put {word}" for word in words], f"name {words[0]}")


TRADING = {
    "offer",
    "answer",
    "put",
    "claim",
    "name",
    "scratch",
    "withdraw",
    "decline",
    "accept",
    "leave",
    "done",
    "settle",
    "remove",
    "want",
    "unsay",
    "change",
}
SAID = [verb.code() + n for verb in TITLE.space.verbs if verb.name in TRADING for n in range(verb.size)]
"""Everything that can be said in the market."""


def seen(position: Position, seat: int | None) -> list[object]:
    """Everything a seat is shown: the view, its options, and why it may not do anything else."""
    perspective = position.perspective(seat)
    refusals = [perspective.why_not(action) for action in SAID]
    return [perspective.view, perspective.legal(), refusals]


def imagined(s: Situation, nation: str | None, seed: int) -> Position:
    return s.position.perspective(s.seat(nation) if nation else None).imagine(Dice.seeded(seed))


def hand_of(position: Position, seat: int) -> dict[str, int]:
    return dict(position.perspective(seat).view["own"]["hand"]["cards"])


def assert_indistinguishable(s: Situation, nation: str | None, seed: int) -> Position:
    """What a seat imagines looks to it like the real position, and no card is lost or made up."""
    other = imagined(s, nation, seed)
    seat = s.seat(nation) if nation else None
    assert other.perspective(seat).view == s.position.perspective(seat).view
    assert other.perspective(seat).legal() == s.position.perspective(seat).legal()
    assert other.components() == s.position.components()
    assert other.to_act == s.position.to_act
    return other


# Views.


@pytest.mark.rule("43.8-e")
def test_hands_of_others_show_only_their_size() -> None:
    sizes = [14, 10, 7, 9, 8, 3, 6, 2, 4]
    known = [[0 if stack in (0, 1, 5) else -1] * size for stack, size in enumerate(sizes)]
    hands = {"crete": {"salt": 3, "iron": 1}, "thrace": {"bronze": 4}, "asia": {"gems": 3}}
    two = market(hands, known=known)
    one = market({**hands, "thrace": {"epidemic": 1, "bronze": 3}}, known=known)
    view = one.position.perspective(one.seat("crete")).view
    assert [nation["hand_size"] for nation in view["nations"]] == [4, 4, 3]
    assert hand_of(one.position, one.seat("crete"))["salt"] == 3
    assert hand_of(one.position, one.seat("thrace"))["epidemic"] == 1
    assert one.position.perspective(None).view["own"] is None
    for seat in (one.seat("crete"), one.seat("asia"), None):
        assert seen(one.position, seat) == seen(two.position, seat)


@pytest.mark.rule("43.8-e")
def test_a_view_holds_nothing_but_what_is_meant_to_be_seen() -> None:
    view = market(CROWD).position.perspective(None).view
    assert set(view) == {
        "seat", "players", "options", "regions", "round", "phase", "to_act", "order", "nations", "mover", "cargo",
        "stacks", "calamities", "supply", "exempt", "barred", "conflicts", "overfull", "own", "question", "result",
    }  # fmt: skip
    assert set(view["nations"][0]) == {
        "nation", "tokens", "cities", "ships", "on_board", "stock", "treasury", "census", "track", "epoch", "needs",
        "cards", "hand_size", "points",
    }  # fmt: skip
    assert view["own"] is None
    assert set(view["question"]) == {"frame", "offers", "away"}


@pytest.mark.rule("43.8-e")
def test_of_a_stack_one_sees_what_one_knows() -> None:
    s = Situation(
        "crete", "thrace", phase=12, pause=[13],
        stacks={"1": ["hides", "ochre", "hides"], "3": ["salt", "flood"], "6": ["bronze", "epidemic"]},
        known=[[0, -1, 1], [0] * 11, [0, 0], *[[-1] * n for n in (9, 8)], [0, 0], *[[-1] * n for n in (6, 5, 4)]],
    )  # fmt: skip
    own = s.position.perspective(s.seat("crete")).view["stacks"]
    other = s.position.perspective(s.seat("thrace")).view["stacks"]
    nobody = s.position.perspective(None).view["stacks"]
    assert own[0] == [None, "ochre", "hides"]  # from the top; Crete put the last one there
    assert other[0] == nobody[0] == [None, "ochre", None]
    assert own[1].count(None) == 10  # Iron and Papyrus look alike, the red back of the calamity does not
    assert own[1][-1] == "volcano-earthquake"
    assert nobody[2] == ["salt", "flood"]  # what else could lie here
    assert nobody[5] == [None, None]  # Bronze or Epidemic


@pytest.mark.rule("43.9-f")
def test_nothing_a_seat_sees_depends_on_hidden_packages_drafts_or_hands() -> None:
    def after(package: str, draft: str) -> Situation:
        s = market({"crete": {"salt": 4}, "thrace": {"iron": 3, "papyrus": 3, "cloth": 1}, "asia": {"gems": 3}})
        shout(s, "thrace", package)
        shout(s, "crete", "salt salt salt", "answer thrace-1")
        s.say("thrace", "offer everyone", *[f"put {card}" for card in draft.split()])
        return s

    one, two = after("cloth iron iron", "papyrus"), after("cloth papyrus papyrus", "iron iron iron")
    for seat in (one.seat("crete"), one.seat("asia"), None):
        assert seen(one.position, seat) == seen(two.position, seat)
    assert seen(one.position, one.seat("thrace")) != seen(two.position, two.seat("thrace"))


@pytest.mark.rule("43.9-f")
def test_a_thrown_away_draft_leaves_no_trace_for_others() -> None:
    one, two = market(CROWD), market(CROWD)
    one.say("egypt", "offer thrace", "put grain", "scratch", "offer everyone", "put ochre", "put epidemic")
    for nation in ("africa", "thrace"):
        assert seen(one.position, one.seat(nation)) == seen(two.position, two.seat(nation))
    assert imagined(one, "africa", 3).digest() == imagined(two, "africa", 3).digest()


# Imagination.


@pytest.mark.rule("43.9-f")
@pytest.mark.parametrize("nation", ["africa", "thrace", "egypt", None])
def test_every_announced_offer_is_true_in_what_a_seat_imagines(nation: str | None) -> None:
    s = market(CROWD)
    for who, cards in SHOUTS:
        shout(s, who, cards)
    real = [s.position.perspective(seat).view["question"]["offers"] for seat in range(7)]
    for seed in range(4):
        other = assert_indistinguishable(s, nation, seed)
        for seat in range(7):
            hand = hand_of(other, seat)
            offers = other.perspective(seat).view["question"]["offers"]
            for offer in [offer for offer in offers if offer["seat"] == seat]:
                package = offer["package"]["cards"]
                assert sum(package.values()) == offer["count"]
                assert offer["package"]["worth"] == offer["worth"]
                assert offer["named"] in package
                assert all(count <= hand[kind] for kind, count in package.items())
            if nation and seat == s.seat(nation):
                assert offers == real[seat]


@pytest.mark.rule("43.9-f")
def test_an_announcement_that_leaves_no_choice_is_imagined_as_it_is() -> None:
    s = market({"crete": {"salt": 3}, "thrace": {"gold": 3, "iron": 2}, "asia": {"gems": 3, "papyrus": 2}})
    shout(s, "thrace", "gold gold gold")
    shout(s, "asia", "gems gems gems")
    hands = set()
    for seed in range(20):
        other = assert_indistinguishable(s, "crete", seed)
        assert hand_of(other, s.seat("thrace"))["gold"] == 3
        assert hand_of(other, s.seat("asia")).get("gems", 0) == 3
        hands.add(str(hand_of(other, s.seat("thrace"))))
    assert len(hands) > 1  # the other two cards may be anything of the right stacks


@pytest.mark.rule("43.8-e")
def test_hidden_cards_are_dealt_anew_and_own_ones_stay() -> None:
    s = market({"crete": {"salt": 3, "iron": 2}, "thrace": {"bronze": 2, "hides": 3}, "asia": {"gems": 3, "ochre": 2}})
    others = set()
    for seed in range(20):
        other = assert_indistinguishable(s, "crete", seed)
        assert hand_of(other, s.seat("crete")) == {"salt": 3, "iron": 2}
        others.add(str(hand_of(other, s.seat("thrace"))))
        bronze = sum(hand_of(other, seat).get("bronze", 0) for seat in (1, 2))
        assert bronze == 2  # the sixth stack is known, so everybody knows what is missing from it
    assert len(others) > 5


@pytest.mark.rule("43.8-e")
def test_a_calamity_may_be_imagined_wherever_it_can_be() -> None:
    s = Situation(
        "crete", "thrace", "asia", phase=9, pause=[10],
        crete={"hand": {"salt": 3}}, thrace={"hand": {"epidemic": 1, "salt": 2}},
        asia={"hand": {"bronze": 1, "grain": 2}},
        known=[[0] * 14, [0] * 10 + [-1], *[[-1] * n for n in (5, 7, 8)], [0] * 5, *[[-1] * n for n in (6, 5, 4)]],
    )  # fmt: skip
    places = set()
    for seed in range(40):
        other = assert_indistinguishable(s, "crete", seed)
        holders = [seat for seat in (1, 2) if "epidemic" in hand_of(other, seat)]
        places.add(holders[0] if holders else UNKNOWN)
    assert places == {1, 2, UNKNOWN}  # in either hand or in the stack


@pytest.mark.untraced
@pytest.mark.rule("43.9-f")
@given(st.integers(0, 10_000), st.integers(0, 10_000))
@settings(max_examples=15, deadline=None)
def test_what_a_seat_imagines_depends_on_nothing_hidden(first: int, second: int) -> None:
    s = market(CROWD)
    for who, cards in SHOUTS[::3]:
        shout(s, who, cards)
    s.say("egypt", "offer everyone", "put epidemic", "put grain", "scratch", "offer asia", "put ochre")
    twin = imagined(s, "africa", first)
    for dice in (second, second + 1):
        again = twin.perspective(s.seat("africa")).imagine(Dice.seeded(dice))
        assert again.digest() == imagined(s, "africa", dice).digest()


@pytest.mark.rule("43.9-f")
def test_what_others_prepare_is_forgotten_and_the_own_draft_is_not() -> None:
    s = market(CROWD)
    s.say("egypt", "offer everyone", "put grain", "put grain", "put epidemic", "claim gold")
    s.say("thrace", "offer everyone", "put iron")
    before = s.position.digest()
    other = assert_indistinguishable(s, "thrace", 1)
    assert s.position.digest() == before
    assert other.perspective(s.seat("egypt")).view["question"]["draft"] is None
    assert other.perspective(s.seat("thrace")).view["question"]["draft"] is not None
    assert "offer everyone" in [TITLE.space.text(action) for action in other.legal(s.seat("egypt"))]


@pytest.mark.rule("43.12-a")
def test_cards_that_others_pick_to_return_are_not_known() -> None:
    s = Situation(
        "crete", "thrace", phase=12, pause=[13], crete={"hand": {"salt": 8}}, thrace={"hand": {"bronze": 6, "gems": 2}}
    )
    s.say("crete", "return salt")
    s.say("thrace", "return gems")
    other = assert_indistinguishable(s, "crete", 1)
    assert other.perspective(s.seat("crete")).view["question"]["picked"]["count"] == 1
    assert other.perspective(s.seat("thrace")).view["question"]["picked"]["count"] == 0
    assert_indistinguishable(s, None, 1)


@pytest.mark.rule("43.10-b")
def test_what_a_buyer_is_about_to_buy_is_not_known() -> None:
    s = Situation(
        "crete", "thrace", phase=10, pause=[11], crete={"hand": {"salt": 8, "iron": 2}}, thrace={"hand": {"iron": 3}}
    )
    s.say("crete", "buy agriculture", "spend 7 salt")
    other = assert_indistinguishable(s, "thrace", 1)
    assert other.perspective(s.seat("crete")).view["question"]["basket"] == []
    other.play(s.seat("crete"), TITLE.space.parse("done"))  # the imagined hand need not be able to pay
    own = assert_indistinguishable(s, "crete", 1)
    assert own.perspective(s.seat("crete")).view["question"]["basket"] != []
    own.play(s.seat("crete"), TITLE.space.parse("settle"))


@pytest.mark.rule("43.8-e")
def test_what_is_imagined_can_be_played_on() -> None:
    s = market(CROWD)
    for who, cards in SHOUTS[::4]:
        shout(s, who, cards)
    for nation in ("africa", "asia"):
        other, dice = imagined(s, nation, 5), Dice.seeded(9)
        for _ in range(120):
            if not other.is_over:
                seat = other.to_act[dice.below(len(other.to_act))]
                legal = other.legal(seat)
                other.play(seat, legal[dice.below(len(legal))])
        assert other.components() == s.position.components()


@pytest.mark.rule("44-a")
def test_a_finished_game_can_be_imagined_too() -> None:
    s = Situation("crete", "thrace", phase=13, round=40, crete={"hand": {"salt": 2}}, thrace={"hand": {"iron": 2}})
    assert s.position.is_over
    assert_indistinguishable(s, "crete", 1)
    assert_indistinguishable(s, None, 2)


# The small print of imagining packages.


@given(
    st.lists(st.integers(0, 2), min_size=4, max_size=4),
    st.lists(st.integers(0, len(COMMODITIES) + len(BLACK_CALAMITIES) - 1), min_size=4, max_size=4, unique=True),
    st.integers(0, 6),
)
def test_reachable_worths_are_those_of_all_packages(limits: list[int], kinds: list[int], most: int) -> None:
    table = reachable_worths(kinds, limits, most)
    worths: dict[int, set[int]] = {count: set() for count in range(most + 1)}
    for a in range(limits[0] + 1):
        for b in range(limits[1] + 1):
            for c in range(limits[2] + 1):
                for d in range(limits[3] + 1):
                    if a + b + c + d <= most:
                        numbers = zip(kinds, (a, b, c, d), strict=True)
                        worths[a + b + c + d].add(sum(worth_of(kind, number) for kind, number in numbers))
    for count in range(most + 1):
        assert table[0][count] == sum(1 << worth for worth in worths[count])


def test_calamities_are_worth_nothing_in_a_package() -> None:
    assert [worth_of(COMMODITY_COUNT + k, 1) for k in range(len(BLACK_CALAMITIES))] == [0, 0, 0, 0]
    assert worth_of(KIND["salt"], COPIES[KIND["salt"]]) == 243


@pytest.mark.parametrize("scale", [1, 10**12])
def test_a_weighted_choice_follows_its_weights(scale: int) -> None:
    rng = ThoughtDice(Dice.seeded(1))
    drawn = [weighted_choice([0, 3 * scale, 0, scale], rng) for _ in range(400)]
    assert set(drawn) == {1, 3}
    assert 240 < drawn.count(1) < 360
