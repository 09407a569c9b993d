"""How the events of Civilization (1980) are told together."""

from itertools import pairwise

from civitas.core.events import Event
from civitas.core.telling import Told
from tests.games.civilization_1980.situation import TITLE, Situation


def told(event: Event, seat: int | None = None) -> Told:
    return TITLE.teller().told(event, seat)


def joins(first: Event, second: Event) -> bool:
    """Whether the second event is told with the first one."""
    before, after = told(first), told(second)
    return bool(after.get("joins")) and after.get("joins") == before.get("leads", before.get("joins"))


def test_rounds_and_phases_stand_above_what_happens_in_them() -> None:
    assert told(Event("round-begins", {"round": 2}, "43-a"))["heading"] == 1
    assert told(Event("phase-begins", {"phase": "phase-2"}, "43-a"))["heading"] == 2


def test_travels_of_one_nation_make_one_sentence_and_areas_one_voyage() -> None:
    s = Situation("crete", "thrace", crete={"tokens": {"knossos": 4}, "ships": ["knossos", "knossos"]})
    moved = s.say("crete", "move 1 knossos phaestos")[0]
    loaded = s.say("crete", "load 2 1")[0]
    first, second = s.say("crete", "sail 1 thera")[0], s.say("crete", "sail 1 mycenae")[0]
    other = s.say("crete", "sail 2 phaestos")[0]
    landed = s.say("crete", "land 2 1")[0]
    run = [moved, loaded, first, second, other, landed]
    assert all(joins(one, two) for one, two in pairwise(run))
    assert {told(event)["list"] for event in run} == {"travels"}
    assert told(first)["extends"] == told(second)["extends"] != told(other)["extends"]
    assert "extends" not in told(landed)


def test_nations_are_told_apart_where_a_list_is_of_one() -> None:
    crete, thrace = (Event("card-bought", {"seat": seat, "card": "card-music"}, "43.10-b") for seat in (0, 1))
    assert joins(crete, crete)
    assert not joins(crete, thrace)
    census = [Event("census", {"seat": seat, "count": 3}, "43.3-a") for seat in (0, 1)]
    assert joins(census[0], census[1])


def test_whoever_draws_cards_hears_which() -> None:
    drawn = Event("cards-drawn", {"seat": 1, "count": 2}, "43.8-a")
    assert told(drawn, 1).get("hidden")
    assert not told(drawn, 0).get("hidden")
    assert not told(drawn, None).get("hidden")
