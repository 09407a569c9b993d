"""Dumps: what is stored comes back exactly, and a broken dump is refused with the part that is wrong."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.core.errors import BrokenDump
from civitas.core.position import Frame
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.stored import BLANK_FRAMES
from tests.games.through_the_ages.situation import BOTH, FIRST, NEW, Situation, situation

Dump = dict[str, Any]
Change = Callable[[Dump], None]


def busy(title: str = NEW) -> Dump:
    """Three players in age II; the first one acts and has some of everything."""
    s = situation(
        title, players=3, age="II", row=["coal", "republic"], future_events=[{"card": "cold-war", "known": [1]}],
        current_events=["rats", "raiders"], past_events=["foray"], discards=["spy", "legion"],
        p1={
            "leader": "isaac-newton", "wonders": ["colossus"], "wonder": "kremlin", "stages": 1,
            "specials": ["masonry"], "colonies": ["historic-territory-i"], "tokens": {"bronze": 2}, "hand": ["opera"],
            "fresh": ["breakthrough-i"], "military_hand": ["phalanx"], "tactic": "medieval-army",
            "war": ["war-over-territory", 2], "pact": ["scientific-cooperation", 3, "b"],
        },
    )  # fmt: skip
    dump: Dump = json.loads(json.dumps(s.position.dump()))
    return dump


def refusal_of(dump: object, title: str = NEW) -> str:
    with pytest.raises(BrokenDump) as refused:
        civitas.title(title).load(dump)
    return str(refused.value)


def card(name: str, title: str = NEW) -> int:
    position = situation(title).position
    return position.edition.cards.index[name]


# What is sound comes back.


def assert_comes_back(title: str, p: ThroughTheAges) -> None:
    q = civitas.title(title).load(json.loads(json.dumps(p.dump())))
    assert q.digest() == p.digest()
    assert q.to_act == p.to_act
    for seat in range(p.players):
        assert q.legal(seat) == p.legal(seat)
        assert q.perspective(seat).view == p.perspective(seat).view


@pytest.mark.untraced
@BOTH
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_comes_back(title: str, players: int) -> None:
    p = civitas.title(title).new_game(players=players, seed=2, options={"resignation": False})
    assert isinstance(p, ThroughTheAges)
    rng = Dice.seeded(5)
    for step in range(300):
        if step % 9 == 0:
            assert_comes_back(title, p)
        if p.is_over:
            break
        seat = p.to_act[0]
        choices = p.legal(seat)
        p.play(seat, choices[rng.below(len(choices))])
    assert_comes_back(title, p)


@BOTH
def test_a_busy_position_comes_back(title: str) -> None:
    dump = busy(title)
    assert civitas.title(title).load(dump).dump() == dump


@BOTH
def test_a_finished_game_comes_back_with_its_result(title: str) -> None:
    s = situation(title, round=5, last_round=5, active=2, step="production")
    assert s.position.is_over
    assert_comes_back(title, s.position)


def test_a_hand_that_was_written_down_in_any_order_is_the_same_hand() -> None:
    s = situation(NEW, step="discard", p1={"military_hand": ["rats", "raiders", "foray"]})
    dump = s.position.dump()
    dump["civilizations"][0]["military_hand"].reverse()
    assert dump != s.position.dump()
    assert civitas.title(NEW).load(dump).dump() == s.position.dump()


def test_a_dump_does_not_tell_which_cards_were_drawn() -> None:
    s = situation(NEW, step="draw", military_deck=["rats", "raiders", "foray"], p1={"military": 2})
    assert s.military_hand(1) == ["raiders", "rats"]
    assert len(s.position.military_decks[1]) == 3
    assert s.position.dump()["state"]["military_decks"][1] == [card("foray")]


def test_every_kind_of_frame_can_be_stored() -> None:
    def kinds_of(kind: type[Frame[Any]]) -> list[type[Frame[Any]]]:
        return [kind, *[deeper for below in kind.__subclasses__() for deeper in kinds_of(below)]]

    ours = {kind.__name__ for kind in kinds_of(Frame) if kind.__module__.startswith("civitas.games.through_the_ages")}
    assert ours - {"ChosenLoss", "Clash", "EventChoice"} == set(BLANK_FRAMES)
    for name, blank in BLANK_FRAMES.items():
        frame = blank()
        assert frame.name() == name
        assert frame.copy().dump() == frame.dump()


# What is broken is refused.


def changed(change: Change, title: str = NEW) -> str:
    dump = busy(title)
    change(dump)
    return refusal_of(dump, title)


def state(name: str, value: object) -> Change:
    def change(dump: Dump) -> None:
        dump["state"][name] = value

    return change


def civ(name: str, value: object, seat: int = 0) -> Change:
    def change(dump: Dump) -> None:
        dump["civilizations"][seat][name] = value

    return change


@pytest.mark.parametrize("stored", [None, 7, "dump", [], {}], ids=str)
def test_anything_but_a_dump_is_refused(stored: object) -> None:
    assert refusal_of(stored).startswith("a dump has the keys")


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("title", FIRST, "title: 'through-the-ages-2006' is not through-the-ages-2015"),
        ("rules_revision", 0, "rules_revision: 0 is not 2"),
        ("players", 5, "options: players = 5: must be 2 to 4"),
        ("players", True, "players, options: a number and a record are expected"),
        ("options", {}, "options: a value for each option is expected"),
        ("options", {"resignation": 7}, "options: resignation = 7: must be one of true, false"),
        ("civilizations", [], "civilizations: a list of 3 is expected"),
        ("civilizations", [{}, {}, {}], "civilizations[0]: missing or unknown"),
        ("state", [], "state: a record is expected"),
        ("dice", [1, 2], "dice: four numbers of 32 bits expected"),
        ("result", {"places": [1]}, "result: places, scores and ending are expected"),
        ("frames", [], "frames: the turn comes first"),
        ("frames", [{"frame": "Lunch", "asked": 0, "fields": {}}], "frames[0]: there is no frame 'Lunch'"),
        ("frames", [{"frame": "Turn", "asked": 0, "fields": {"step": 0}}], "frames: nobody is asked"),
        ("frames", [{"frame": "Turn", "asked": 0, "fields": {"step": 99}}], "frames[0].step: a number is outside"),
    ],
    ids=str,
)  # fmt: skip
def test_a_broken_envelope_is_refused(key: str, value: object, problem: str) -> None:
    def change(dump: Dump) -> None:
        dump[key] = value

    assert changed(change).startswith(problem)


BROKEN: list[tuple[Change, str]] = [
    (state("round", 0), "state.round"),
    (state("age", 5), "state.age"),
    (state("active", 3), "state.active"),
    (state("start", -1), "state.active, state.start"),
    (state("last_round", -1), "state.last_round"),
    (state("row", [-1] * 12), "state.row: 13 spaces"),
    (state("row", [-2] * 13), "state.row: -2 is no such card"),
    (state("row", [card("rats")] + [-1] * 12), "state.row"),
    (state("row", [-1] * 13), "cards: "),
    (state("civil_decks", [[], [], []]), "state.civil_decks: 4 rows"),
    (state("civil_decks", [[], [card("iron")], [], []]), "state.civil_decks: nothing is left"),
    (state("civil_decks", [[], [], [card("iron")], []]), "state.civil_decks[2]: a card of another age"),
    (state("civil_decks", [[], [], [], []]), "state.civil_left"),
    (state("civil_left", 0), "state.civil_left"),
    (state("military_decks", [[], [], [card("coal")], []]), "state.military_decks: only military cards"),
    (state("military_left", 1), "state.military_left"),
    (state("discards", [[], []]), "state.discards: 4 rows"),
    (state("discards", [[], [card("iron")], [], []]), "state.discards: only military cards"),
    (state("discards_known", [[], [], []]), "state.discards_known: 4 rows"),
    (state("discards_known", [[], [0], [8], []]), "state.discards_known: a number"),
    (state("discards_known", [[], [], [0], []]), "state.discards_known: 1 numbers"),
    (state("current", [card("legion"), card("rats")]), "state.current"),
    (state("current_known", [0]), "state.current_known"),
    (state("current_known", [0, 8]), "state.current_known"),
    (state("current_seen", [1, 0]), "state.current_seen: who knows where"),
    (state("future_known", []), "state.future_known"),
    (state("future", [card("iron")]), "state.future"),
    (state("past", [card("iron")]), "state.past"),
    (state("common", [card("rats")]), "state.common"),
    (state("common", []), "civilizations[0].tactic: it is either exclusive"),
    (state("bonus", [card("rats")]), "state.bonus: rats is of another age"),
    (state("bonus_open", 1), "state.bonus_open"),
    (state("gone", [card("despotism")]), "state.gone: despotism is printed"),
    (state("gone", []), "cards: "),
    (state("box_yellow", 1), "state.box_yellow"),
    (state("box_blue", 1), "state.box_blue"),
    (civ("culture", -1), "civilizations[0].culture"),
    (civ("yellow", 1 << 20), "civilizations[0].culture, science, tokens"),
    (civ("civil", 100), "civilizations[0].actions"),
    (civ("civil_total", 9), "civilizations[0].civil_total, military_total: the cards say (4, 2)"),
    (civ("used", 1 << 20), "civilizations[0].used"),
    (civ("is_gone", 2), "civilizations[0].is_gone"),
    (civ("pact_side", -1), "civilizations[0].is_gone, is_leaving, exclusive, pact_side"),
    (civ("is_leaving", 2), "civilizations[0].is_gone, is_leaving"),
    (civ("civil_used", -1), "civilizations[0].actions"),
    (civ("leader_resources", 99), "civilizations[0].leader_resources"),
    (civ("leaders_taken", 16), "civilizations[0].leaders_taken"),
    (civ("marker", 3), "civilizations[0].marker"),
    (civ("workers", [0]), "civilizations[0].workers: 34 numbers"),
    (civ("workers", [-1] * 34), "civilizations[0].workers: agriculture is printed"),
    (civ("stored", [0, 1, *[0] * 10]), "civilizations[0].stored: irrigation is not in play"),
    (civ("government", -1), "civilizations[0].government"),
    (civ("leader", card("iron")), "civilizations[0].leader"),
    (civ("wonder", card("iron")), "civilizations[0].wonder"),
    (civ("stages", 9), "civilizations[0].stages"),
    (civ("stages", 1, 1), "civilizations[1].stages"),
    (civ("wonders", [card("iron")]), "civilizations[0].wonders"),
    (civ("ruins", [card("pyramids")]), "civilizations[0].ruins"),
    (civ("ruins", [card("colossus")] * 2), "civilizations[0].ruins"),
    (civ("tucked", card("pyramids")), "civilizations[0].tucked"),
    (civ("colonies", [card("rats")]), "civilizations[0].colonies"),
    (civ("specials", [-1, -1, -1]), "civilizations[0].specials"),
    (civ("specials", [card("masonry"), -1, -1, -1]), "civilizations[0].specials"),
    (civ("hand", [card("pyramids")]), "civilizations[0].hand"),
    (civ("fresh", [card("reserves-i")]), "civilizations[0].fresh: only cards in hand"),
    (civ("fresh", [card("opera")]), "civilizations[0].fresh"),
    (civ("military_hand", [card("opera")]), "civilizations[0].military_hand"),
    (civ("military_hand", [card("development-of-science")]), "civilizations[0].military_hand: there are no"),
    (civ("kept", [card("rats")]), "civilizations[0].kept"),
    (civ("tactic", card("rats")), "civilizations[0].tactic"),
    (civ("exclusive", 1, 1), "civilizations[1].exclusive"),
    (civ("war", card("rats")), "civilizations[0].war"),
    (civ("war_target", 0), "civilizations[0].war_target: another seat"),
    (civ("war_target", 0, 1), "civilizations[1].war_target: there is no such card"),
    (civ("pact", card("rats")), "civilizations[0].pact"),
    (civ("pact_partner", -1), "civilizations[0].pact_partner: another seat"),
]


@pytest.mark.parametrize(("change", "problem"), BROKEN, ids=[problem for _, problem in BROKEN])
def test_a_broken_part_is_refused_by_its_name(change: Change, problem: str) -> None:
    assert changed(change).startswith(problem)


def test_no_leader_lies_under_a_wonder_in_the_first_edition() -> None:
    assert changed(civ("tucked", card("colossus", FIRST)), FIRST).startswith("civilizations[0].tucked")


def test_an_open_event_of_the_advanced_game_is_there_once() -> None:
    dump = situation(FIRST, options={"mode": "advanced"}).position.dump()
    dump["state"]["bonus"] = dump["state"]["bonus"][:1] * 4
    assert refusal_of(dump, FIRST).startswith("state.bonus: an event is there twice")


@BOTH
def test_refusing_a_dump_does_not_change_it(title: str) -> None:
    dump = busy(title)
    state("round", 0)(dump)
    before = copy.deepcopy(dump)
    refusal_of(dump, title)
    assert dump == before


# Positions that were stored under an earlier revision of the rules.

NEW_IN_SECOND = ("civil_used", "military_used", "leader_resources", "is_leaving")


def of_first_revision(s: Situation) -> Dump:
    """A situation as the first revision would have stored it."""
    dump = s.position.dump()
    dump["rules_revision"] = 1
    for civilization in dump["civilizations"]:
        for key in NEW_IN_SECOND:
            del civilization[key]
    for frame in dump["frames"]:
        if frame["frame"] == "IdleMine":
            del frame["fields"]["follows"]
    return dump


def upgraded(s: Situation) -> Situation:
    """The same situation, stored by the first revision and read today."""
    again = s.title.load(of_first_revision(s))
    return Situation(s.title.id, again.describe())


@BOTH
def test_actions_that_are_missing_from_the_totals_were_used(title: str) -> None:
    own = {"hand": ["monarchy"], "science": 9, "tokens": {"bronze": 4}, "unused": 2}
    s = upgraded(situation(title, p1={**own, "civil": 3, "military": 1}))
    assert (s.civ(1).civil_used, s.civ(1).military_used, s.civ(2).civil_used) == (1, 1, 0)
    assert not s.allows("revolt monarchy")
    assert upgraded(situation(title, p1=own)).allows("revolt monarchy")


@BOTH
def test_a_leader_of_the_first_revision_takes_along_what_he_gave(title: str) -> None:
    hand = ["patriotism-i", "michelangelo"]
    s = situation(title, p1={"leader": "homer", "hand": hand})
    s.play("play patriotism-i")
    s = upgraded(s)
    assert (s.civ(1).unit_resources, s.civ(1).leader_resources) == (3, 1)
    s.play("lead michelangelo")
    assert s.civ(1).unit_resources == 2
    assert upgraded(situation(title)).civ(1).leader_resources == 0


def test_what_churchill_gave_in_the_first_revision_goes_with_him() -> None:
    s = situation(NEW, age="III", p1={"leader": "winston-churchill"})
    s.play("arm")
    assert upgraded(s).civ(1).leader_resources == 3


def test_a_mine_that_may_stay_idle_in_the_first_revision_ends_the_production_of_a_turn() -> None:
    s = situation(FIRST, options={"alternative_corruption": True, "resignation": False}, p1={"military_hand": []})
    s.play("done")
    assert s.question == "IdleMine"
    s = upgraded(s)
    s.play("spare bronze")
    assert (s.goods(1), len(s.military_hand(1))) == ((2, 1), 2)


def test_a_broken_dump_of_the_first_revision_is_refused() -> None:
    dump = of_first_revision(situation(NEW))
    del dump["civilizations"][0]["leader"]
    assert refusal_of(dump, NEW).startswith("the dump of an earlier revision is broken")
