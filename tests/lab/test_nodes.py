"""Games as trees: chance apart from decisions, nodes that never change, and what a seat knows."""

import pickle
import random
from collections.abc import Iterator

import pytest

from civitas import bots
from civitas.core.dice import Dice
from civitas.core.errors import IllegalAction
from civitas.lab.episode import BadSetting
from civitas.lab.nodes import DEAL, NOBODY, OUTCOMES, Node, NotHere, Terms, read_options, root
from civitas.records.replaying import play_with
from tests.lab.test_observations import TITLES

MOVES = 120


def dealt(title: str, players: int = 2, seed: int = 5) -> Node:
    """The first decision of a game."""
    node = root(Terms(title, players))
    for byte in seed.to_bytes(DEAL):
        node = node.rolled(byte)
    return node


def walk(node: Node, seed: int, moves: int = MOVES) -> Iterator[Node]:
    """Nodes of a game that simple bots play, with every roll a node."""
    dice, title = random.Random(seed), node.terms.title
    players = [bots.bot(title, bots.names(title)[1], seed + seat) for seat in range(node.terms.players)]
    for _ in range(moves):
        yield node
        if node.is_over:
            return
        if node.roll is not None:
            node = node.rolled(dice.randrange(node.roll.bound))
        else:
            node = node.answered(players[node.asked].choose(node._game().position.perspective(node.asked)))


@pytest.mark.parametrize("title", TITLES)
def test_rolls_by_hand_lead_where_the_dice_of_the_engine_lead(title: str) -> None:
    node, dice, rolls = dealt(title, players=3), random.Random(2), 0
    position = node._game().position.clone()
    for _ in range(MOVES * 2):
        if node.is_over:
            break
        action = dice.choice(node.legal())
        _, chance = play_with(position, node.asked, action, None)
        node = node.answered(action)
        for bound, number in chance:
            if bound > 1:
                assert node.roll is not None
                assert node.roll.bound == bound
                node, rolls = node.rolled(number), rolls + 1
        assert node.roll is None
        assert node._game().position.view_for(None) == position.view_for(None)
    assert rolls or title != "new-dawn"


@pytest.mark.parametrize("title", TITLES)
def test_nodes_never_change(title: str) -> None:
    before: list[tuple[Node, str]] = []
    for node in walk(dealt(title), 3):
        before.append((node, str(node)))
    for node, said in before:
        assert str(node) == said


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_cannot_tell_what_it_imagines(title: str) -> None:
    for number, node in enumerate(walk(dealt(title, players=3), 4)):
        if node.asked == NOBODY or number % 7:
            continue
        said = str(node)
        for seat in range(3):
            imagined = node.imagined(seat, Dice.seeded(number))
            assert imagined.known(seat) == node.known(seat)
            assert imagined.asked == node.asked
            if seat == node.asked:
                assert imagined.legal() == node.legal()
                imagined.answered(imagined.legal()[0])
        assert str(node) == said


def test_what_others_hold_is_imagined_anew() -> None:
    asked = [node for node in walk(dealt("civilization-1980", players=3), 1, moves=500) if node.asked != NOBODY]
    differing = 0
    for node in asked[::20]:
        imagined = [node.imagined(node.asked, Dice.seeded(number)) for number in range(5)]
        differing += len({each.seen((node.asked + 1) % 3) for each in imagined}) > 1
        assert {each.known(node.asked) for each in imagined} == {node.known(node.asked)}
    assert differing


@pytest.mark.parametrize("title", TITLES)
def test_a_node_is_written_down_and_read_back(title: str) -> None:
    for number, node in enumerate(walk(root(Terms(title, 2)), 5)):
        if number % 5 == 0:
            back = pickle.loads(pickle.dumps(node))
            assert str(back) == str(node)
            assert (back.asked, back.roll, back.legal()) == (node.asked, node.roll, node.legal())
            assert [back.known(seat) for seat in range(2)] == [node.known(seat) for seat in range(2)]


def test_a_seat_remembers_what_it_did_though_the_table_looks_the_same() -> None:
    node = dealt("new-dawn")
    asked, other = node.asked, 1 - node.asked
    ways = [node.answered(action) for action in node.legal()[:2]]
    assert ways[0].known(asked).split()[0] != ways[1].known(asked).split()[0]
    assert ways[0].known(other).startswith("- ")
    assert ways[0].imagined(other, Dice.seeded(1)).known(asked).startswith("- ")


@pytest.mark.parametrize("title", TITLES)
def test_who_decides_at_once_is_asked_in_turn(title: str) -> None:
    together = 0
    for node in walk(dealt(title, players=3), 6, moves=300):
        if node.asked == NOBODY:
            continue
        asked = node._game().position.to_act
        together += len(asked) > 1
        turn = [(node.last + step) % 3 for step in range(1, 4)] if node.last != NOBODY else [0, 1, 2]
        assert node.asked == next(seat for seat in turn if seat in asked)
    assert together or title != "civilization-1980"


def test_what_is_sampled_differs_from_seed_to_seed() -> None:
    rolling = next(node for node in walk(dealt("new-dawn"), 7, moves=400) if node.roll)
    ways = {seed: rolling.sampled(seed) for seed in range(30)}
    assert len({way.seen(None) for way in ways.values()}) > 1
    assert str(rolling.sampled(3)) == str(ways[3])
    assert all(way.roll is None for way in ways.values())


def test_a_long_game_is_cut_off_and_nobody_has_won() -> None:
    node = root(Terms("new-dawn", 3, max_moves=9)).sampled(1)
    *_, last = walk(node, 8, moves=40)
    assert last.is_over
    assert last.returns() == [0, 0, 0]
    assert last.legal() == []


def test_what_a_node_does_not_have_is_refused() -> None:
    begin = root(Terms("new-dawn", 2))
    with pytest.raises(NotHere, match="nobody is asked"):
        begin.answered(0)
    with pytest.raises(NotHere, match=f"below {OUTCOMES}"):
        begin.rolled(OUTCOMES)
    with pytest.raises(NotHere, match="imagined where somebody decides"):
        begin.imagined(0, Dice.seeded(1))
    first = begin.sampled(1)
    with pytest.raises(NotHere, match="nothing is rolled"):
        first.rolled(0)
    illegal = next(action for action in range(first.terms.setting.size) if action not in first.legal())
    with pytest.raises(IllegalAction):
        first.answered(illegal)


def test_options_are_read_from_text() -> None:
    assert read_options("new-dawn", "") == {}
    assert read_options("new-dawn", "map:built; round_limit:40;automa_tile_is_core:true") == {
        "map": "built",
        "round_limit": 40,
        "automa_tile_is_core": True,
    }


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("map", "options: expected name:value, not 'map'"),
        ("maps:built", "options: maps: no such option; there are automa, map"),
        ("map:flat", "options: map = flat: must be one of fixed, built"),
    ],
)
def test_bad_options_are_named(text: str, problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        read_options("new-dawn", text)
