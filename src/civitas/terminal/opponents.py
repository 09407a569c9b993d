"""Who sits at the table: bots by name, filled up to the number of players."""

from civitas import bots
from civitas.bots import Bot
from civitas.core.errors import BadOption
from civitas.core.title import Title

USUAL_PLAYERS = 4


def usual_bot(title_id: str) -> str:
    """A bot of medium strength: the middle one of those that play better than at random, or whatever there is."""
    known = bots.names(title_id)
    return known[len(known) // 2]


def seats_for(title: Title, players: int | None, wanted: list[str], persons: int) -> list[str]:
    """The bots of a game, one for each seat that no person takes; the last name given fills up."""
    count = players or max(len(wanted) + persons if len(wanted) > 1 else USUAL_PLAYERS, title.players[0])
    if count not in title.players:
        raise BadOption(f"players = {count}: must be {title.players[0]} to {title.players[-1]}")
    names = wanted or [usual_bot(title.id)]
    if len(names) > count - persons:
        raise BadOption(f"{len(names)} bots are too many for {count} players")
    for name in names:
        bots.bot(title.id, name, 0)
    return names + [names[-1]] * (count - persons - len(names))


def make_bots(title_id: str, seats: dict[int, str], seed: int) -> dict[int, Bot]:
    """The bots of these seats; each has a generator of its own that tells nothing about the game's."""
    return {seat: bots.bot(title_id, name, seed * 1000 + seat + 1) for seat, name in seats.items()}
