"""Every seat's chance to win, by what was learned from games and from what may be known at the table."""

import hashlib
import math
from functools import cache
from importlib import resources
from typing import Final

from civitas.bots.search.network import Network, read_network
from civitas.bots.search.skill import Skill
from civitas.bots.skills import skill_of
from civitas.core.dice import Dice
from civitas.core.position import Perspective, Position
from civitas.manifests import manifests

WORLDS: Final = 4
"""Positions that are imagined where something is hidden."""
MARK: Final = 12
"""Digits that tell values apart."""
LEAST: Final = 1e-4
"""Nobody who is still in the game is without a chance."""


def chances(title_id: str, perspective: Perspective) -> list[float] | None:
    """Each seat's chance to win, together 1, as this seat or a spectator may reckon it; None where nothing was learned.

    The same for positions that look alike from here. Once the game is over, those who won share all of it.
    """
    network = learned(title_id)
    if network is None:
        return None
    skill = skill_of(title_id)
    totals: list[float] = []
    for number in range(WORLDS):
        found = chances_in(skill, network, perspective.imagine(Dice.seeded(number)))
        totals = [total + each for total, each in zip(totals, found, strict=True)] if totals else found
    return [total / WORLDS for total in totals]


def chances_in(skill: Skill, network: Network, p: Position) -> list[float]:
    """The same in one position, of which everything is known: what is said of each seat, shared out among all.

    During the set-up everybody has the same chance.
    """
    if p.result is not None:
        winners = p.result.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(p.players)]
    if not skill.has_begun(p):
        return [1 / p.players] * p.players
    found: list[float] = []
    for seat in range(p.players):
        out = skill.is_out(p, seat)
        found.append(0.0 if out else max(LEAST, _logistic(network.output(skill.features(p, seat)))))
    total = 0.0
    for each in found:
        total += each
    return [each / total for each in found]


def _logistic(odds: float) -> float:
    """The chance that these odds, as a logarithm, stand for."""
    return 1 / (1 + math.exp(-odds)) if odds > 0 else 1 - 1 / (1 + math.exp(odds))


@cache
def learned(title_id: str) -> Network | None:
    """The network that was learned for chances, if the title has one."""
    package, file = _values(title_id)
    return read_network(package, file, "chance") if package else None


@cache
def values_mark(title_id: str) -> str:
    """Tells apart the values by which chances were estimated; empty where there are none."""
    package, file = _values(title_id)
    if not package:
        return ""
    return hashlib.sha256(resources.files(package).joinpath(file).read_bytes()).hexdigest()[:MARK]


def _values(title_id: str) -> tuple[str, str]:
    """The package and the file of what was learned; no package where nothing was."""
    manifest = manifests().get(title_id)
    package = manifest.skill.partition(":")[0].rpartition(".")[0] if manifest is not None else ""
    file = f"values/{title_id}.json"
    return (package if package and resources.files(package).joinpath(file).is_file() else ""), file
