"""What bots take is counted from what everybody hears."""

import pytest

import civitas
from civitas.arena.match import reading_of
from civitas.bots import names
from civitas.bots.taken import FOLDER, named_in, played
from civitas.core.events import Event
from civitas.manifests import manifests
from civitas.rulebook import things

OURS = [title for title, manifest in manifests().items() if manifest.is_own]
COUNTED = [title for title in OURS if FOLDER.joinpath(f"{title}.json").is_file()]


def test_an_event_names_what_its_seat_has_taken_and_not_what_that_replaced() -> None:
    event = Event("card-replaced", {"seat": 1, "card": "card-pottery", "old": "card-masonry"}, rule="R1.1-a")
    assert named_in(event, ("card-replaced",)) == ["card-pottery"]
    assert named_in(event, ("took",)) == []


def test_what_only_one_seat_hears_is_not_counted() -> None:
    event = Event("took", {"seat": 1, "card": "card-pottery"}, rule="R1.1-a", audience=1 << 1)
    assert named_in(event, ("took",)) == []


def test_what_concerns_no_seat_is_not_counted() -> None:
    assert named_in(Event("took", {"card": "card-pottery"}, rule="R1.1-a"), ("took",)) == []


@pytest.mark.parametrize("title", OURS)
def test_every_title_tells_which_events_say_so(title: str) -> None:
    assert reading_of(title).taken


@pytest.mark.parametrize("title", COUNTED)
def test_what_was_counted_can_be(title: str) -> None:
    found = played(title)
    assert found is not None
    assert found.bot in names(title)
    assert found.players in civitas.title(title).player_counts({})
    assert set(found.things) <= set(things(title))
    for games, seats, won in found.things.values():
        assert 0 < games <= found.games
        assert games <= seats <= found.games * found.players
        assert 0 <= won <= seats


def test_where_nobody_has_counted_there_is_nothing() -> None:
    assert played("toy") is None
