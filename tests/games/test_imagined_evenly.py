"""What a seat cannot tell apart it imagines equally often, and what is imagined goes on like any other game.

The seeds are fixed, so what is counted here is the same in every run.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import civitas
from bench.recorded import recorded_games
from civitas.core.dice import Dice
from civitas.core.position import Position
from civitas.games.civilization_1980.facts.cards import STACKS
from civitas.games.civilization_1980.view import hidden_places
from civitas.games.civilization_2010.decks import event_deck, unit_deck
from civitas.games.civilization_2010.facts.events import EVENT_LEVEL
from civitas.games.civilization_2010.facts.units import UNIT_TYPE
from civitas.games.new_dawn.facts.wonders import DECK_OF, WONDER_ERA
from civitas.games.through_the_ages.decks import civil_decks_left, military_decks_left

pytestmark = pytest.mark.untraced
"""Thousands of positions; others prove the same lines."""

Blocks = dict[str, list[list[int]]]
"""For each group of things that look alike from behind: what lies in some places, and last all that lies elsewhere."""

TIMES = 1000
SIGMAS = 5
SEAT = 0


def test_each_thing_that_is_hidden_is_imagined_equally_often_in_each_place(table: tuple[str, Position]) -> None:
    title, p = table
    seen = [BLOCKS[title](p.imagine_for(SEAT, Dice.seeded(seed))) for seed in range(TIMES)]
    for group, blocks in seen[0].items():
        shares = Counter(card for block in blocks for card in block)
        assert len(shares) > 1, f"{group}: nothing is hidden there"
        for place in range(len(blocks) - 1):
            counts = Counter(card for each in seen for card in each[group][place])
            excess = unevenness(counts, shares) if counts else 0.0
            assert excess < SIGMAS, f"{group}, block {place}: {excess:.1f} standard deviations from even"


def test_what_is_imagined_goes_on_as_if_it_had_been_stored_and_loaded(table: tuple[str, Position]) -> None:
    """Decks whose order is not worked out yet lie as they are written down."""
    title, p = table
    imagined = p.imagine_for(SEAT, Dice.seeded(7))
    stored = civitas.title(title).load(imagined.dump())
    for number, choices in enumerate((Random(1), Random(2))):
        one, other = imagined.clone(), stored.clone()
        while not one.is_over:
            seat = one.to_act[0]
            legal = one.legal(seat)
            assert legal == other.legal(seat)
            action = choices.choice(legal)
            one.play(seat, action)
            other.play(seat, action)
            assert one.dice.state() == other.dice.state()
        assert one.digest() == other.digest(), f"game {number}"


def unevenness(counts: Counter[int], shares: Counter[int]) -> float:
    """How far chi-square is above what is expected of even chances, in its standard deviations."""
    assert set(counts) <= set(shares)
    drawn, total, kinds = counts.total(), shares.total(), len(shares)
    expected = {card: drawn * share / total for card, share in shares.items()}
    square = sum((counts[card] - wanted) ** 2 / wanted for card, wanted in expected.items())
    return float((square - (kinds - 1)) / (2 * (kinds - 1)) ** 0.5)


def test_counts_that_are_uneven_are_noticed() -> None:
    """The measure itself: one thing of ten that comes up by a quarter too often in 1,500 draws."""
    shares = Counter(range(10))
    assert unevenness(Counter(dict.fromkeys(range(10), 150)), shares) < 0
    assert unevenness(Counter({**dict.fromkeys(range(1, 10), 140), 0: 240}), shares) > SIGMAS


# What is hidden, by title.


def ends(lying: list[int]) -> list[list[int]]:
    """What lies at both ends of a list, and what between them."""
    return [lying[:1], lying[1:][-1:], lying[1:-1]]


def ages(q: Any) -> Blocks:
    """Through the Ages: decks of this age and of the next one, and hands."""
    cards, civil, military = q.edition.cards, civil_decks_left(q), military_decks_left(q)
    blocks: Blocks = {}
    for kind, decks in (("civil", civil), ("military", military)):
        blocks[f"{kind} deck of the next age"] = ends(decks[q.age + 1])
    blocks["civil deck of this age"] = ends(civil[q.age])
    top, bottom, rest = ends(military[q.age])
    unknown = [card for card, mask in zip(q.discards[q.age], q.discards_known[q.age], strict=True) if not mask & 1]
    elsewhere = [*rest, *unknown, *[card for card in q.gone if not cards.is_civil[card]]]
    places = [top, bottom, *[c.military_hand for c in q.civs[1:]], elsewhere]
    blocks["military cards of this age that are no events"] = [
        [card for card in place if cards.ages[card] == q.age and not cards.is_event[card]] for place in places
    ]
    return blocks


def fame(q: Any) -> Blocks:
    """Civilization (2010): units of each type, culture events of each level, tiles."""
    blocks: Blocks = {}
    for unit_type in range(len(q.unit_decks)):
        top, bottom, rest = ends(unit_deck(q, unit_type))
        hands = [listed(empire.units, UNIT_TYPE, unit_type) for empire in q.empires[1:]]
        blocks[f"units of type {unit_type}"] = [top, bottom, *hands, rest]
    for level in range(1, len(q.event_decks)):
        top, bottom, rest = ends(event_deck(q, level))
        hands = [listed(empire.events, EVENT_LEVEL, level) for empire in q.empires[1:]]
        blocks[f"culture events of level {level}"] = [top, bottom, *hands, rest]
    facedown = [q.tiles[slot] for slot, facing in enumerate(q.facing) if facing < 0 <= q.tiles[slot]]
    first, last, others = ends(facedown)
    blocks["tiles"] = [first, last, others + q.spare_tiles]
    return blocks


def listed(counts: list[int], groups: list[int], group: int) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(count) if groups[kind] == group]


def trade(q: Any) -> Blocks:
    """Civilization (1980): what lies hidden in each stack, and hands."""
    blocks: Blocks = {}
    for stack in range(STACKS):
        places = hidden_places(q, stack, SEAT)
        kinds = q.setting.held_in[stack]
        hands = [[kind for kind in kinds for _ in range(q.hand[seat][kind])] for seat in range(1, q.players)]
        hidden = [q.stacks[stack][place] for place in places]
        held = [kind for hand in hands for kind in hand]
        if hidden and len({*hidden, *held}) > 1:
            bottom, top, rest = ends(hidden)
            blocks[f"stack {stack}"] = [bottom, top, rest + held]
    return blocks


def dawn(q: Any) -> Blocks:
    """A New Dawn: wonders of each kind and era, in the decks and out of the game."""
    blocks: Blocks = {}
    for deck, cards in enumerate(q.decks):
        for era in sorted({WONDER_ERA[card] for card in cards[:-1]}):
            lying = [card for card in cards[:-1] if WONDER_ERA[card] == era]
            out = [card for card in q.removed if DECK_OF[card] == deck and WONDER_ERA[card] == era]
            if len(lying) + len(out) > 1:
                bottom, top, rest = ends(lying)
                blocks[f"wonders {deck} of era {era}"] = [bottom, top, rest + out]
    return blocks


BLOCKS: dict[str, Callable[[Any], Blocks]] = {
    "civilization-1980": trade,
    "civilization-2010": fame,
    "new-dawn": dawn,
    "through-the-ages-2006": ages,
    "through-the-ages-2015": ages,
}


@pytest.fixture(params=BLOCKS, scope="module")
def table(request: pytest.FixtureRequest) -> tuple[str, Position]:
    """A recorded game of a title, a third of it played."""
    title: str = request.param
    game = recorded_games(title)[0]
    for number, p in enumerate(game.positions()):
        if number == len(game.moves) // 3:
            return title, p.clone()
    raise AssertionError("a game without actions")
