"""The opponents of A New Dawn, the weakest first."""

from civitas.bots.new_dawn.envoy import Envoy
from civitas.bots.new_dawn.judges import SharpJudge
from civitas.bots.new_dawn.prospects import PlanWeights
from civitas.bots.new_dawn.quick import QuickPlayer
from civitas.bots.new_dawn.sparring import Plan, Zealot
from civitas.bots.new_dawn.strategist import Mind, Strategist
from civitas.games.new_dawn.facts.kinds import CULTURE, SCIENCE


def pilgrim(seed: int) -> Zealot:
    """Spreads and studies whenever it can, plays what has come farthest otherwise, and never looks ahead."""
    return Zealot(seed, Plan((CULTURE, SCIENCE), patience=4))


def merchant(seed: int) -> QuickPlayer:
    """Takes the card that brings most in this very turn, and does with it what comes to mind first."""
    return QuickPlayer(seed)


def envoy(seed: int) -> Envoy:
    """Plans five turns ahead as though it were alone, and likes to keep things in store."""
    return Envoy(seed)


def regent(seed: int) -> Strategist:
    """Thinks each turn through, looks one further while the others move, and spends what it has in time."""
    return Strategist(seed, Mind(), SharpJudge())


def monarch(seed: int) -> Strategist:
    """The same, but it hinders the leader as gladly as it helps itself, and plans the last turns to the end."""
    return Strategist(seed, Mind(last_depth=3), SharpJudge(1.0, PlanWeights(rival=0.7)))


LEVELS = (pilgrim, merchant, envoy, regent, monarch)
