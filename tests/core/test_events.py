"""Events: what happened, and who may see it."""

import pytest

from civitas.core.events import EVERYONE, Event
from civitas.core.position import HOST


def test_a_public_event_is_seen_by_everybody() -> None:
    event = Event("won", {"seat": 1}, "bid-b")
    assert event.audience == EVERYONE
    assert all(event.visible_to(seat) for seat in (0, 1, 6, None, HOST))


@pytest.mark.parametrize(("seat", "sees"), [(0, False), (1, True), (2, False), (3, True), (None, False), (HOST, False)])
def test_a_private_event_is_seen_by_its_audience_only(seat: int | None, sees: bool) -> None:
    event = Event("drew", {"card": "card-3"}, "draw-a", audience=0b1010)
    assert event.visible_to(seat) is sees


def test_the_plain_form_does_not_tell_who_else_may_see_it() -> None:
    event = Event("drew", {"seat": 1, "cards": ["card-3"]}, "draw-a", audience=2)
    assert event.to_json() == {"message": "drew", "rule": "draw-a", "seat": 1, "cards": ["card-3"]}


def test_events_are_equal_when_everything_about_them_is() -> None:
    event = Event("drew", {"seat": 1}, "draw-a", 2)
    assert event == Event("drew", {"seat": 1}, "draw-a", 2)
    assert hash(event) == hash(Event("drew", {"seat": 1}, "draw-a", 2))
    different = [
        Event("lost", {"seat": 1}, "draw-a", 2),
        Event("drew", {"seat": 0}, "draw-a", 2),
        Event("drew", {"seat": 1}, "draw-b", 2),
        Event("drew", {"seat": 1}, "draw-a"),
        "drew",
    ]
    assert all(event != other for other in different)


def test_an_event_can_be_read_in_a_report() -> None:
    assert repr(Event("drew", {"seat": 1}, "draw-a", 2)) == "Event('drew', {'seat': 1}, 'draw-a', 2)"
