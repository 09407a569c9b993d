"""No bot ends its own game for nothing, whatever it would like to play."""

import pytest

from civitas.bots.caution import Cautious
from civitas.core.losses import Loss
from civitas.core.position import Frame, Perspective
from tests.bots.tables import TITLE


class Hasty:
    """Takes the first action it is shown."""

    def choose(self, perspective: Perspective) -> int:
        return perspective.legal()[0]


def start() -> Perspective:
    position = TITLE.new_game(players=5, seed=3)
    return position.perspective(position.to_act[0])


def lose(patch: pytest.MonkeyPatch, actions: list[int], is_final: bool) -> None:
    def loss(self: Frame[object], p: object, seat: int, action: int) -> Loss | None:
        return Loss("all", {}, "1-a", is_final) if action in actions else None

    patch.setattr(type(start()._position.frames[-1]), "loss", loss)


def test_a_bot_plays_what_it_wants_to() -> None:
    perspective = start()
    assert Cautious(Hasty(), 1).choose(perspective) == perspective.legal()[0]


def test_a_bot_plays_anything_else_than_what_would_end_its_own_game(monkeypatch: pytest.MonkeyPatch) -> None:
    perspective = start()
    legal = perspective.legal()
    lose(monkeypatch, legal[:-2], is_final=True)
    chosen = {Cautious(Hasty(), seed).choose(perspective) for seed in range(20)}
    assert chosen == set(legal[-2:])


def test_a_bot_may_throw_away_less_than_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    perspective = start()
    lose(monkeypatch, perspective.legal(), is_final=False)
    assert Cautious(Hasty(), 1).choose(perspective) == perspective.legal()[0]


def test_a_bot_without_another_choice_does_what_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    perspective = start()
    lose(monkeypatch, perspective.legal(), is_final=True)
    assert Cautious(Hasty(), 1).choose(perspective) == perspective.legal()[0]
