"""Finding titles by name."""

from collections.abc import Iterator

import pytest

import civitas
from civitas.core import registry
from civitas.core.errors import UnknownTitle
from civitas.core.title import Title
from tests.toy import TOY, ToyTitle


@pytest.fixture(autouse=True)
def empty_shelf() -> Iterator[None]:
    """An empty registry for each test, and the old one afterwards."""
    shelves = (registry._found, registry._registered)
    kept = [dict(shelf) for shelf in shelves]
    for shelf in shelves:
        shelf.clear()
    yield
    for shelf, titles in zip(shelves, kept, strict=True):
        shelf.clear()
        shelf.update(titles)


class Installed:
    """What another distribution announces under `civitas.titles`."""

    def load(self) -> list[Title]:
        return [TOY]


def test_every_package_of_the_games_is_found_under_the_ids_it_announces() -> None:
    found = civitas.titles()
    assert all(found[id].id == id for id in found)
    assert TOY.id not in found


def test_a_title_is_found_by_its_id() -> None:
    registry.register(TOY)
    assert civitas.title("toy-bidding") is TOY


def test_who_asks_for_a_title_again_and_again_reads_its_manifest_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = civitas.title("new-dawn")
    monkeypatch.delattr(registry, "manifest_of")
    assert civitas.title("new-dawn") is found


def test_an_unknown_title_is_refused_and_the_known_ones_are_named() -> None:
    registry.register(TOY)
    with pytest.raises(UnknownTitle, match=r"'chess': no such title; there are .*toy-bidding"):
        civitas.title("chess")


def test_registering_a_title_hides_no_other() -> None:
    before = civitas.titles()
    registry._found.clear()
    registry.register(TOY)
    assert civitas.titles() == {**before, "toy-bidding": TOY}


def test_a_registered_title_replaces_an_earlier_one_of_the_same_id() -> None:
    newer = ToyTitle()
    registry.register(TOY)
    registry.register(newer)
    assert civitas.title("toy-bidding") is newer


def test_titles_of_other_distributions_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def entry_points(group: str) -> list[Installed]:
        asked.append(group)
        return [Installed()]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    assert civitas.title("toy-bidding") is TOY
    assert asked == ["civitas.titles"]


def test_changing_the_answer_does_not_change_the_registry() -> None:
    registry.register(TOY)
    civitas.titles().clear()
    assert "toy-bidding" in civitas.titles()
