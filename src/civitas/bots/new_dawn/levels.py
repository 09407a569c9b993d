"""The opponents of A New Dawn, the weakest first."""

from functools import cache

from civitas.bots.new_dawn.judges import SingleMindedJudge
from civitas.bots.new_dawn.monarch import Monarch
from civitas.bots.new_dawn.planner import Planner
from civitas.bots.new_dawn.quick import QuickPlayer
from civitas.bots.new_dawn.sparring import Plan, Zealot
from civitas.bots.new_dawn.strategist import Mind, Strategist
from civitas.bots.new_dawn.weights import TABLES, tuned_weights
from civitas.bots.search.network import Network, read_network
from civitas.games.new_dawn.facts.kinds import CULTURE, SCIENCE


def pilgrim(seed: int) -> Zealot:
    """Spreads and studies whenever it can, plays what has come farthest otherwise, and never looks ahead."""
    return Zealot(seed, Plan((CULTURE, SCIENCE), patience=4))


def merchant(seed: int) -> QuickPlayer:
    """Takes the card that brings most in this very turn, and does with it what comes to mind first."""
    return QuickPlayer(seed)


def envoy(seed: int) -> Strategist:
    """Thinks its turn through and no further, with one victory card in mind and no eye for its rivals."""
    return Strategist(seed, Mind(depth=0, rivals_move=False), SingleMindedJudge())


def regent(seed: int) -> Planner:
    """Plans five turns ahead as though it were alone, and likes to keep things in store."""
    return Planner(seed)


def monarch(seed: int) -> Monarch:
    """Thinks each turn through and the next one, and judges by experience of many games with as many rivals."""
    return Monarch(seed, experience(), {table: tuned_weights(table) for table in TABLES})


def experience() -> Network:
    """What was learned from games."""
    return _learned().copy()


@cache
def _learned() -> Network:
    return read_network("civitas.bots.new_dawn", "values/new-dawn.json", "margin")


LEVELS = (pilgrim, merchant, envoy, regent, monarch)
