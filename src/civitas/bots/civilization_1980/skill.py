"""What the search needs to know of Civilization (1980)."""

from collections.abc import Hashable, Sequence
from random import Random
from typing import cast

from civitas.bots.civilization_1980.features import NAMES, features
from civitas.bots.civilization_1980.foresight import learned
from civitas.bots.civilization_1980.levels import SHREWD
from civitas.bots.civilization_1980.manner import PLAIN, Manner
from civitas.bots.civilization_1980.outlook import advantage, outlook
from civitas.bots.civilization_1980.playing_on import Course
from civitas.bots.civilization_1980.regent import Regent
from civitas.bots.registry import Bot
from civitas.bots.search.network import Network
from civitas.bots.search.skill import Skill
from civitas.core.position import Position
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.cities import Cities
from civitas.games.civilization_1980.phases.movement import Movement
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.verbs import CHANGE, DONE_CODE, LEAVE, REMOVE, SCRATCH, UNSAY, WITHDRAW

TAKES_BACK = (CHANGE, LEAVE, REMOVE, SCRATCH, UNSAY, WITHDRAW)
"""Ways out of a bargain; whoever plans has no use for them while there is anything else."""


class Civilization1980Skill(Skill):
    """Movement, cities and purchases are planned; everything else is played on."""

    def __init__(self, value: Network | None = None, taste: Sequence[tuple[int, float]] = ()) -> None:
        self.value = value
        """What was learned about margins at the end; without it the rules of thumb judge."""
        self.taste = taste
        """Whoever has one plays in an odd manner."""

    def names(self) -> list[str]:
        return NAMES

    def features(self, p: Position, seat: int) -> list[float]:
        return features(cast("Civilization1980", p), seat)

    def outlook(self, p: Position, seat: int) -> float:
        return outlook(cast("Civilization1980", p), seat)

    def advantage(self, p: Position, seat: int) -> float:
        game = cast("Civilization1980", p)
        return advantage(game, seat) if self.value is None else learned(game, seat, self.value)

    def has_begun(self, p: Position) -> bool:
        return cast("Civilization1980", p).round > 0

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
            and isinstance(p.frames[-1], Movement | Cities | Purchases)
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

    def player(self, seed: int) -> Bot | None:
        """The pharaoh with what was learned, or somebody of an odd manner; by rules of thumb alone it is not asked."""
        if self.value is not None:
            return Regent(seed, SHREWD, worlds=2, rounds=2, value=self.value)
        return Regent(seed, odd_manner(seed), worlds=0) if self.taste else None


def odd_manner(seed: int) -> Manner:
    """A manner that nobody else would think of."""
    chance = Random(seed)
    return Manner(
        reserve=chance.randrange(16), roomy_reserve=chance.randrange(24), early_reserve=chance.randrange(30),
        fleet=chance.randrange(4), plenty=chance.randrange(8), spoils=chance.uniform(0.0, 1.5),
        stormed=chance.uniform(0.0, 120.0), razed=chance.choice((0.0, 0.0, 60.0)), dread=chance.uniform(20.0, 150.0),
        malice=chance.uniform(0.0, 100.0), greed=chance.choice((0.0, 4.0, 8.0, 12.0)), rivalry=chance.uniform(0.0, 1.0),
        haggles=chance.random() < 0.5, patience=chance.randrange(2, 16), plans_cards=chance.random() < 0.7,
        thrift=chance.uniform(0.0, 1.2), aim=chance.randrange(300),
    )  # fmt: skip
