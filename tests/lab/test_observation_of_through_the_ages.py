"""Through the Ages in numbers: rows are arguments of actions, and what lies where is told at its card."""

from array import array
from typing import Any

import pytest

import civitas
from civitas.core.verbs import Domain
from civitas.games.through_the_ages.words import USED as WORDS
from civitas.lab.observations import observation
from civitas.lab.observations.through_the_ages.table import USED
from civitas.lab.tensors import Block, Observation

WORD = "word"
TITLES = ["through-the-ages-2006", "through-the-ages-2015"]
ROWS: list[tuple[str, str, str, dict[str, Any], dict[str, Any]]] = [
    ("technology", "build", "workers@0", {}, {"workers": {WORD: 1}}),
    ("technology", "raze", "in-play@0", {}, {"workers": {WORD: 0}}),
    ("upgrade", "upgrade", "possible", {"costs": {"upgrade": {WORD: 1}}}, {}),
    ("development", "develop", "hand@0", {}, {"hand": [WORD]}),
    ("leader", "lead", "leads@0", {}, {"leader": WORD}),
    ("action-card", "play", "hand@0", {}, {"hand": [WORD]}),
    ("wonder", "ruin", "completed@0", {}, {"wonders": [WORD]}),
    ("military-card", "discard", "hand", {"military_hand": [WORD]}, {}),
    ("military-card", "defend", "discarded", {"discards": [[], [WORD], [], []]}, {}),
    ("tactic", "adopt", "common", {"common_tactics": [WORD]}, {}),
    ("territory", "cede", "colony@0", {}, {"colonies": [WORD]}),
]
"""Kinds whose rows are the arguments of a verb: what is told of a word that stands in the view, or in the own part."""


class Told:
    """A view in numbers, to be read by names."""

    def __init__(self, title: str, view: Any, seat: int | None) -> None:
        self.told: Observation = observation(title, view["players"])
        self.room = array("f", bytes(4 * self.told.size))
        self.told.write(view, seat, self.room, is_strict=True)

    def block(self, kind: str) -> Block:
        """Where a kind lies."""
        return next(block for block in self.told.blocks if block.kind.name == kind)

    def number(self, kind: str, row: int, name: str) -> float:
        """A number within the bounds of its column."""
        block = self.block(kind)
        place = next(place for place, column in enumerate(block.columns) if column.name == name)
        column = block.columns[place]
        told = self.room[block.begins + row * block.width + place]
        return round(column.least + told * (column.most - column.least), 3)


def domain_of(title: str, verb: str) -> Domain:
    """What the first argument of a verb can be."""
    return next(each for each in civitas.title(title).space.verbs if each.name == verb).domains[0]


def test_what_is_used_up_has_the_words_of_the_game() -> None:
    assert list(WORDS) == USED


def put(word: str, entry: Any) -> Any:
    """A part of a view with this word in it."""
    if isinstance(entry, dict):
        return {put(word, key): put(word, value) for key, value in entry.items()}
    if isinstance(entry, list):
        return [put(word, each) for each in entry]
    return word if entry == WORD else entry


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize(("kind", "verb", "column", "on_table", "own"), ROWS)
def test_rows_belong_to_arguments_of_actions(
    title: str, kind: str, verb: str, column: str, on_table: dict[str, Any], own: dict[str, Any]
) -> None:
    view = civitas.title(title).new_game(players=2, seed=1).view_for(0)
    first, second = view["civilizations"]
    for row, word in enumerate(domain_of(title, verb).words):
        table = put(word, on_table)
        if "costs" in table:
            table["costs"] = {**view["costs"], **table["costs"]}
        told = Told(title, {**view, **table, "civilizations": [{**first, **put(word, own)}, second]}, 0)
        assert told.number(kind, row, column) == 1


@pytest.mark.parametrize("title", TITLES)
def test_who_takes_a_card_finds_it_at_its_own_row(title: str) -> None:
    position = civitas.title(title).new_game(players=3, seed=1)
    seat = position.to_act[0]
    space = civitas.title(title).space
    card = next(card for card in position.view_for(seat)["row"] if card in domain_of(title, "play").words)
    place = position.view_for(seat)["row"].index(card)
    before = Told(title, position.view_for(seat), seat)
    assert before.number("space", place, f"card={card}") == 1
    assert before.number("space", place, "cost") == position.view_for(seat)["costs"]["take"][place]
    position.play(seat, space.parse(f"take {place + 1}"))
    after = Told(title, position.view_for(seat), seat)
    assert after.number("space", place, f"card={card}") == 0
    row = domain_of(title, "play").words.index(card)
    assert after.number("action-card", row, "hand@0") == 1
    other = Told(title, position.view_for((seat + 1) % 3), (seat + 1) % 3)
    assert other.number("action-card", row, "hand@2") == 1


@pytest.mark.parametrize("title", TITLES)
def test_workers_stand_at_their_technologies(title: str) -> None:
    position = civitas.title(title).new_game(players=2, seed=1)
    told = Told(title, position.view_for(1), 1)
    workers = position.view_for(1)["civilizations"][1]["workers"]
    for row, tech in enumerate(domain_of(title, "build").words):
        assert told.number("technology", row, "in-play@0") == (tech in workers)
        assert told.number("technology", row, "workers@0") == workers.get(tech, 0)


@pytest.mark.parametrize("title", TITLES)
def test_a_spectator_knows_no_hands_and_no_prices(title: str) -> None:
    position = civitas.title(title).new_game(players=2, seed=1)
    told = Told(title, position.view_for(None), None)
    for row in range(told.block("space").rows):
        assert told.number("space", row, "cost") == 0
    for row in range(told.block("military-card").rows):
        assert told.number("military-card", row, "hand") == 0
