"""What the search needs to know of A New Dawn."""

from collections.abc import Hashable
from typing import cast

from civitas.bots.new_dawn.features import features
from civitas.bots.new_dawn.goals import Goals
from civitas.bots.new_dawn.habits import answer
from civitas.bots.new_dawn.journeys import sending_options
from civitas.bots.new_dawn.outlook import horizon
from civitas.bots.new_dawn.prospects import prospect
from civitas.bots.new_dawn.rounds import likely_turn
from civitas.bots.search.skill import Skill
from civitas.core.position import Position
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.verbs import REMOVE, RESOLVE


class NewDawnSkill(Skill):
    """A turn is one focus card with all questions that it brings."""

    def outlook(self, p: Position, seat: int) -> float:
        game = cast("NewDawn", p)
        return prospect(game, seat, horizon(game))

    def features(self, p: Position, seat: int) -> list[float]:
        return features(cast("NewDawn", p), seat)

    def options(self, p: Position, seat: int) -> list[int]:
        return options_of(cast("NewDawn", p), seat)

    def policy(self, p: Position, seat: int) -> int:
        return policy(cast("NewDawn", p), seat)

    def is_own_phase(self, p: Position, seat: int) -> bool:
        if p.result is not None or is_being_laid(cast("NewDawn", p)):
            return False
        return (p.frames[-1].asked >> seat) & 1 == 1 and self.is_own_turn(p, seat)

    def is_own_turn(self, p: Position, seat: int) -> bool:
        return cast("NewDawn", p).active == seat

    def key(self, p: Position, seat: int) -> Hashable:
        game = cast("NewDawn", p)
        c = game.civs[seat]
        return (
            tuple([frame.name() for frame in p.frames]), tuple(p.frames[-1].legal(p, seat)) if p.asked() >> seat & 1
            else (), tuple(game.owner), tuple(game.piece), tuple(game.barbarians), tuple(game.wonder_space),
            tuple(game.states), tuple(game.naturals), tuple(game.pacts), tuple(c.row), tuple(c.trade),
            tuple(c.states_on), tuple(c.resources), tuple(c.caravans), c.dial, c.envoys, c.agendas, game.zimbabwe,
            game.once, game.spent_states, game.spent_naturals,
        )  # fmt: skip


def is_being_laid(p: NewDawn) -> bool:
    """Whether the players still build the map."""
    return any(p.hands)


def options_of(p: NewDawn, seat: int) -> list[int]:
    """The answers worth trying: of all ways of a caravan only arrivals or the best step, no own piece taken away."""
    legal = p.legal(seat)
    if p.frames[-1].name() == "Caravans":
        return sending_options(p, seat, legal)
    kept = [action for action in legal if not REMOVE.owns(action)]
    return kept or legal


def policy(p: NewDawn, seat: int) -> int:
    """A quick answer: the card whose turn leaves most, everything else by habit."""
    legal = p.legal(seat)
    if is_being_laid(p):
        return legal[0]
    if RESOLVE.owns(legal[-1]) and p.frames[-1].name() == "Choosing":
        return likely_turn(p, seat)[0]
    return answer(p, seat, legal, Goals(p, seat))
