"""The laws of the contract at one position, for questions that random games hardly ever put."""

from collections.abc import Mapping

from civitas.core.conformance import Game
from civitas.core.conformance.examination import AT_SAMPLES
from civitas.core.options import Value
from civitas.core.position import Position
from civitas.core.title import Title

LAWS = ("turns", *[law for law in AT_SAMPLES if law != "undo"])
"""All that hold at one position: taking back needs a past, and that secrets differ from seat to seat whole games."""


def check_every_law(title: Title, p: Position, options: Mapping[str, Value]) -> None:
    """The position keeps every law, and no answer of the seat that is asked makes pieces appear or vanish."""
    game = Game(title, players=p.players, seed=1, options=options, breadth=6, depth=4, without={"secrets"})
    game.table.position, game.components = p, p.components()
    game.check(*LAWS)
    for action in p.legal(p.to_act[0]):
        after = p.clone()
        after.play(p.to_act[0], action)
        assert after.components() == game.components
