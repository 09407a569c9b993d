"""The laws of the contract at one position, for questions that random games hardly ever put."""

from collections.abc import Mapping

from civitas.core.conformance import Game
from civitas.core.options import Value
from civitas.core.position import Position
from civitas.core.title import Title

LAWS = (
    "turns",
    "clone",
    "dump",
    "broken-dump",
    "view",
    "listed",
    "out-of-turn",
    "malformed",
    "refused",
    "text",
    "scenario",
    "imagine",
    "blind",
    "leak",
)
"""All that hold at a single position; that secrets differ from seat to seat is a matter of whole games."""


def check_every_law(title: Title, p: Position, options: Mapping[str, Value]) -> None:
    """The position keeps every law, and no answer of the seat that is asked makes pieces appear or vanish."""
    game = Game(title, players=p.players, seed=1, options=options, breadth=6, depth=4, without={"secrets"})
    game.table.position, game.components = p, p.components()
    game.check(*LAWS)
    for action in p.legal(p.to_act[0]):
        after = p.clone()
        after.play(p.to_act[0], action)
        assert after.components() == game.components
