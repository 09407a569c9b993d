"""The plain teller: every action once, amounts together, events joined by a table."""

from typing import ClassVar

from civitas.core.events import Event
from civitas.core.position import Position
from civitas.core.teller import Offer, Story, Teller
from civitas.core.telling import (
    AMOUNT,
    FROM_TO,
    ONE_OF,
    YES_NO,
    Question,
    deeds_of,
    say,
    seat_id,
    together,
    told_arguments,
)
from civitas.core.verbs import Domain, verb
from tests.toy import TOY
from tests.toy.position import SPACE


def asked(*actions: str) -> Position:
    p = TOY.new_game(players=2, seed=1)
    for action in actions:
        p.play(p.to_act[0], SPACE.parse(action))
    return p


# What is said.


def test_a_message_is_said_with_its_arguments_or_alone() -> None:
    assert say("span", first=1, last=4) == {"message": "span", "arguments": {"first": 1, "last": 4}}
    assert say("headline") == {"message": "headline"}


def test_seats_of_events_become_the_players_there() -> None:
    arguments = told_arguments({"seat": 0, "other": -1, "count": 3, "cards": ["card-a"], "is": None})
    assert arguments == {"seat": "seat-1", "other": "none", "count": 3, "cards": ["card-a"]}
    assert seat_id(2) == "seat-3"


def test_things_said_together_stand_one_behind_the_other() -> None:
    one, two, three = say("one"), say("two"), say("three")
    assert together([one]) == one
    assert together([one, two, three]) == say("both", one=say("both", one=one, other=two), other=three)


# Questions and choices.


def test_a_question_is_told_by_its_frame() -> None:
    question: Question = {
        "frame": "Stake",
        "text": say("question-Stake", moved=0),
        "help": say("question-Stake-help", moved=0),
        "because": [],
    }
    assert asked("take").perspective(0).telling["question"] == question


def test_actions_that_differ_in_how_many_are_one_choice() -> None:
    groups = asked("take").perspective(0).telling["groups"]
    stake = next(group for group in groups if group["choices"][0]["verb"] == "stake")
    assert stake["asked"] == AMOUNT
    assert stake["heading"] == say("heading-stake")
    [choice] = stake["choices"]
    assert choice["phrase"] == say("verb-stake", coins=say("span", first=1, last=2))
    assert choice["counted"] == "coins"
    assert [(deed["code"], deed["amount"]) for deed in choice["deeds"]] == [
        (SPACE.parse("stake 1"), 1),
        (SPACE.parse("stake 2"), 2),
    ]


def test_what_is_given_to_whom_is_told_by_the_name() -> None:
    groups = asked("take").perspective(0).telling["groups"]
    give = next(group for group in groups if group["choices"][0]["verb"] == "give")
    assert give["asked"] == ONE_OF
    assert [choice["about"] for choice in give["choices"]] == [["seat-blue"]]


def test_two_answers_without_arguments_are_a_question_of_yes_or_no() -> None:
    [group] = asked().perspective(0).telling["groups"]
    assert group["asked"] == YES_NO
    assert "heading" not in group
    assert [choice["verb"] for choice in group["choices"]] == ["roll", "take"]


def test_who_is_not_asked_and_who_watches_have_no_choices() -> None:
    p = asked()
    assert p.perspective(1).telling["groups"] == p.perspective(None).telling["groups"] == []
    assert p.perspective(1).telling["question"] == p.perspective(0).telling["question"]


def test_a_game_that_is_over_asks_nothing() -> None:
    p = asked()
    p.host_play(SPACE.parse("call-time"))
    telling = p.perspective(0).telling
    assert (telling["question"], telling["groups"]) == (None, [])
    assert telling["headline"] == say("headline-over")


def test_every_action_is_told_in_the_order_of_the_screen() -> None:
    p = asked("take")
    telling = p.perspective(0).telling
    assert sorted(deed["code"] for deed in deeds_of(telling)) == p.legal(0)
    assert deeds_of(telling)[-1]["code"] == SPACE.parse("done")


class Ordered(Teller[Position]):
    """Gives first, and stakes last."""

    early: ClassVar[frozenset[str]] = frozenset({"give"})
    late: ClassVar[tuple[str, ...]] = ("stake",)
    ending: ClassVar[frozenset[str]] = frozenset({"done"})


def test_a_title_says_what_comes_first_what_last_and_what_ends() -> None:
    p = asked("take")
    choices = [choice for group in Ordered().groups(p, 0) for choice in group["choices"]]
    assert [choice["verb"] for choice in choices] == ["give", "done", "stake"]
    assert [choice.get("ends", False) for choice in choices] == [False, True, False]


# Words of domains.


def test_words_go_by_the_names_of_their_kind_or_by_their_own() -> None:
    assert Domain("tech", ["pottery"], named="card").name_id("pottery") == "card-pottery"
    assert Domain("source", ["trade"], named={"trade": "token-trade"}).name_id("trade") == "token-trade"
    assert Domain("area", ["knossos"]).name_id("knossos") == "area-knossos"


def test_two_words_are_told_one_by_one() -> None:
    border = Domain("border", ["knossos phaestos", "phaestos knossos"], named="area")
    move = verb("move", Domain.numbers("count", 1, 3, counts=True), border)
    told = Teller[Position]().arguments(move.code(2, 0), move)
    assert told == {"count": 3, "border_1": "area-knossos", "border_2": "area-phaestos"}
    assert move.counted == 0


def test_from_and_to_are_asked_as_such() -> None:
    p = asked()
    border = Domain("border", ["a b", "b a"])
    for each, way in ((verb("march", border), FROM_TO), (verb("pick", Domain("card", ["a"])), ONE_OF)):
        assert p.teller().asked(Offer(each, each.code())) == way


# Events.


class Teller2(Teller[Position]):
    """Tells of moves in a chain, of cards by their seats, and of nothing twice."""

    headings: ClassVar[tuple[str, ...]] = ("turn", "phase")
    stories: ClassVar[dict[str, Story]] = {
        "moved": Story("travels", by=("seat", "from"), leads_by=("seat", "to")),
        "offered": Story("offers", begins=True),
        "wanted": Story("offers"),
        "sailed": Story("travels", extends=("seat", "ship")),
        "placed": Story("placing", yields="explained"),
        "paid": Story("payments", by=()),
    }
    better_told: ClassVar[dict[str, tuple[str, ...]]] = {"drawn": ("seat",)}


def told(message: str, **arguments: int | str) -> dict[str, object]:
    return dict(Teller2().told(Event(message, dict(arguments), "1-a"), 0))


def test_headings_are_ranked() -> None:
    assert told("turn") == {"heading": 1}
    assert told("phase") == {"heading": 2}


def test_a_chain_leads_from_one_place_to_the_next() -> None:
    first, second = told("moved", **{"from": "a", "to": "b"}), told("moved", **{"from": "b", "to": "c"})
    assert first["leads"] == second["joins"]
    assert first["joins"] != first["leads"]


def test_what_begins_joins_nothing_before_it() -> None:
    offered, wanted = told("offered"), told("wanted")
    assert offered == {"list": "offers", "joins": "", "leads": "offers//"}
    assert wanted == {"list": "offers", "joins": "offers//"}


def test_lists_of_one_seat_and_lists_over_all() -> None:
    assert Teller2().told(Event("wanted", {"seat": 0}, "1-a"), 0) != Teller2().told(
        Event("wanted", {"seat": 1}, "1-a"), 0
    )
    assert Teller2().told(Event("paid", {"seat": 0}, "1-a"), 0) == Teller2().told(Event("paid", {"seat": 1}, "1-a"), 0)


def test_what_goes_on_an_item_and_what_gives_way() -> None:
    assert told("sailed", ship=2)["extends"] == "sailed//2"
    assert told("placed")["yields"] == "explained"


def test_who_hears_it_better_from_another_event_is_not_told() -> None:
    drawn = Event("drawn", {"seat": 1}, "1-a")
    assert Teller2().told(drawn, 1) == {"hidden": True}
    assert Teller2().told(drawn, 0) == Teller2().told(drawn, None) == {}


def test_an_event_is_sent_with_how_it_is_told() -> None:
    turn, other = Event("turn", {"seat": 1}, "1-a"), Event("nothing", {}, "1-a")
    assert Teller2().event_to_json(turn, 0) == {"message": "turn", "rule": "1-a", "seat": 1, "told": {"heading": 1}}
    assert Teller2().event_to_json(other, 0) == {"message": "nothing", "rule": "1-a"}
