"""A table under any mixture of playing, taking back, saving, loading and looking."""

import json

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from civitas.core.conformance import Game
from civitas.core.errors import CannotUndo
from civitas.core.table import Table
from civitas.core.title import Title
from tests.conformance.subjects import BOUNDED, SUBJECTS, head_start
from tests.conformance.test_laws import chosen

pytestmark = pytest.mark.untraced


class TableMachine(RuleBasedStateMachine):
    """Whatever is done at the table, it stays the table of the actions in its record."""

    def __init__(self, title: Title, before: int) -> None:
        super().__init__()
        self.title = title
        self.before = before
        self.game = Game(title, players=min(title.players), seed=0)

    @property
    def table(self) -> Table:
        return self.game.table

    @initialize(data=st.data(), seed=st.integers(0, 2**64 - 1))
    def begin(self, data: st.DataObject, seed: int) -> None:
        options = data.draw(st.sampled_from(self.title.option_sets()))
        players = data.draw(st.sampled_from(self.title.player_counts(options)))
        self.game = Game(self.title, players=players, seed=seed, options=options, breadth=4, depth=3)
        self.game.play_on(data.draw(st.integers(0, self.before)))

    @precondition(lambda self: not self.game.position.is_over)
    @rule(choice=st.integers(0, 2**16 - 1))
    def play(self, choice: int) -> None:
        self.game.play(*chosen(self.game.position, choice))

    @precondition(lambda self: bool(self.game.trail))
    @rule()
    def take_back(self) -> None:
        step = self.game.trail.pop()
        self.table.undo(step.seat)
        assert self.game.position.digest() == step.before.digest()
        assert len(self.table.log) == step.log_length

    @precondition(lambda self: not self.game.trail)
    @rule()
    def fail_to_take_back(self) -> None:
        for seat in self.game.seats:
            with pytest.raises(CannotUndo):
                self.table.undo(seat)

    @rule()
    def dump_and_load(self) -> None:
        self.table.position = self.title.load(json.loads(json.dumps(self.game.position.dump())))

    @rule()
    def go_on_with_a_clone(self) -> None:
        self.table.position = self.game.position.clone()

    @rule()
    def save_and_replay(self) -> None:
        again = Table.replay(self.title, json.loads(json.dumps(self.table.save())))
        assert again.log == self.table.log
        self._replay_trail()
        self.game.table = again

    def _replay_trail(self) -> None:
        """What can be taken back at a replayed table follows from its record, not from what was taken back before."""
        old = self.game
        game = Game(self.title, players=old.players, seed=old.seed, options=old.options, breadth=4, depth=3)
        for seat, action in self.table.record:
            game.play(seat, action)
        self.game.trail = game.trail

    @rule()
    def look_at_everything(self) -> None:
        digest = self.game.position.digest()
        self.game.check("view", "imagine", "listed", "refused", "scenario")
        assert self.game.position.digest() == digest

    @invariant()
    def every_piece_is_there_and_somebody_can_act(self) -> None:
        self.game.check("components", "turns")

    def teardown(self) -> None:
        self.game.check("replay", "save")


def survives(title: Title, mixtures: int, before: int) -> None:
    """Try so many mixtures at tables of a title, after at most so many random actions."""

    class Machine(TableMachine):
        def __init__(self) -> None:
            super().__init__(title, before)

    run_state_machine_as_test(Machine, settings=settings(BOUNDED, max_examples=mixtures))


every_title = pytest.mark.parametrize("title", SUBJECTS, ids=lambda title: str(title.id))


@every_title
def test_a_table_survives_any_mixture_of_playing_taking_back_and_loading(title: Title) -> None:
    survives(title, mixtures=8, before=head_start(title))


@pytest.mark.soak
@every_title
def test_a_table_survives_many_mixtures(title: Title) -> None:
    survives(title, mixtures=100, before=2 * head_start(title))
