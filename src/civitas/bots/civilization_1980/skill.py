"""What the search needs to know of Civilization (1980)."""

from collections.abc import Hashable
from typing import cast

from civitas.bots.civilization_1980.manner import PLAIN
from civitas.bots.civilization_1980.outlook import advantage, outlook
from civitas.bots.civilization_1980.playing_on import Course
from civitas.bots.search.skill import Skill
from civitas.core.position import Position
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.movement import Movement
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.verbs import CHANGE, DONE_CODE, LEAVE, REMOVE, SCRATCH, UNSAY, WITHDRAW

TAKES_BACK = (CHANGE, LEAVE, REMOVE, SCRATCH, UNSAY, WITHDRAW)
"""Ways out of a bargain; whoever plans has no use for them while there is anything else."""


class Civilization1980Skill(Skill):
    """Movement and purchases are planned; everything else is played on."""

    def outlook(self, p: Position, seat: int) -> float:
        return outlook(cast("Civilization1980", p), seat)

    def advantage(self, p: Position, seat: int) -> float:
        return advantage(cast("Civilization1980", p), seat)

    def options(self, p: Position, seat: int) -> list[int]:
        legal = p.legal(seat)
        useful = [action for action in legal if not any(verb.owns(action) for verb in TAKES_BACK)]
        return useful or legal

    def policy(self, p: Position, seat: int) -> int:
        return Course(cast("Civilization1980", p), [PLAIN] * p.players).answer(seat)

    def is_own_phase(self, p: Position, seat: int) -> bool:
        return (
            p.result is None
            and (p.frames[-1].asked >> seat) & 1 == 1
            and isinstance(p.frames[-1], Movement | Purchases)
        )

    def ends_phase(self, p: Position, seat: int) -> int:
        return DONE_CODE if DONE_CODE in p.legal(seat) else -1

    def is_own_turn(self, p: Position, seat: int) -> bool:
        return cast("Civilization1980", p).mover == seat

    def key(self, p: Position, seat: int) -> Hashable:
        game = cast("Civilization1980", p)
        top = p.frames[-1]
        detail: Hashable = ()
        if isinstance(top, Movement):
            detail = (tuple(top.fresh), tuple(top.steps), tuple(game.cargo))
        elif isinstance(top, Purchases):
            detail = (top.basket, tuple(top.pile))
        return (
            top.name(), len(p.frames), game.round, game.phase, detail, tuple(game.tokens[seat]),
            tuple(game.ships[seat]), tuple(game.hand[seat]), game.stock[seat], game.treasury[seat],
            game.cards[seat], tuple(game.city_owner),
        )  # fmt: skip
