"""Cards and components of a title, as its teller explains them to somebody who only looks.

Whatever has a name and can be explained is a thing. What is said of it depends on the game: where a card lies, who has
it. So several games are begun, and only what is said in all of them belongs to the thing itself, but for what the
teller says in passing.
"""

from functools import cache
from typing import NamedTuple, TypeVar

import civitas
from civitas.core.position import Position
from civitas.core.telling import Explanation
from civitas.core.title import Title
from civitas.language import LANGUAGES, messages

SEEDS = range(1, 9)
"""As many games are begun; no card lies at the same place in all of them."""

CARD = "card-"
SEAT = "'seat-"
"""How a player is named among arguments."""

T = TypeVar("T")


class Thing(NamedTuple):
    """A card or component: what is said of it in every game, and how many there are for each number of players."""

    explanation: Explanation
    copies: list[int]

    @property
    def id(self) -> str:
        """By which it goes everywhere."""
        return self.explanation["thing"]


@cache
def things(title_id: str) -> dict[str, Thing]:
    """All things of a title by their ids, cards first, in the order of its names."""
    title = civitas.title(title_id)
    counts = title.player_counts({})
    games = [title.new_game(players=counts[seed % len(counts)], seed=seed) for seed in SEEDS]
    found: dict[str, Thing] = {}
    for name in messages(LANGUAGES[0], title_id):
        explanation = _explained(title, games, name)
        if explanation is not None and explanation["thing"] == name:
            found[name] = Thing(explanation, [title.copies(name, players) for players in counts])
    return dict(sorted(found.items(), key=lambda each: not each[0].startswith(CARD)))


def _explained(title: Title, games: list[Position], name: str) -> Explanation | None:
    """What is said of a thing in all games; None where that is nothing."""
    told = [title.teller().explain(game, None, name) for game in games]
    said = [each for each in told if each is not None]
    if len(said) < len(games):
        return None
    first: Explanation = {**said[0]}
    lines = _common([each["lines"] for each in said])
    first["lines"] = [line for line in lines if line["message"] not in title.teller().passing]
    first["accounts"] = _common([each["accounts"] for each in said])
    return first if first["lines"] or first["accounts"] or first["rules"] else None


def _common(lists: list[list[T]]) -> list[T]:
    """What is in all of these lists and speaks of no player."""
    return [each for each in lists[0] if all(each in others for others in lists) and SEAT not in str(each)]
