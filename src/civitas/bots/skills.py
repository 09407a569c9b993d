"""Skills by title, and bots that search with values from a file."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from civitas.bots.registry import Bot
from civitas.bots.search.budget import Budget
from civitas.bots.search.network import network_of
from civitas.bots.search.searcher import Searcher
from civitas.bots.search.skill import Skill
from civitas.core.errors import BadOption
from civitas.manifests import load, manifests

WIDTH = 16
"""Of the beam of a bot that is named by a file."""


def skill_of(title_id: str, **given: Any) -> Skill:
    """What a title brings to the search, as its manifest names it."""
    manifest = manifests().get(title_id)
    if manifest is None or not manifest.skill:
        raise BadOption(f"{title_id}: its bots learn nothing (no `skill` in its manifest)")
    made: Skill = load(manifest.skill)(**given)
    return made


def player_of(skill: Skill, width: int, seed: int) -> Bot:
    """Somebody who plays by this judgement: in the title's own way if it has one, or by a beam of this width."""
    return skill.player(seed) or Searcher(skill, Budget(width=width), seed)


def trained(title_id: str, file: str, seed: int) -> Bot:
    """A bot that judges by the margins in a file, as `civitas train` writes them."""
    return player_of(skill_of(title_id, value=network_of(_numbers(file)["margin"])), WIDTH, seed)


@cache
def _numbers(file: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(file).read_text(encoding="utf-8"))
    return found
