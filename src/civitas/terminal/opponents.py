"""Who sits at the table: bots by name, filled up to the number of players."""

from collections.abc import Mapping

from civitas import bots
from civitas.bots import Bot
from civitas.core.errors import BadOption
from civitas.core.title import Title

USUAL_PLAYERS = 4


def usual_bot(title_id: str) -> str:
    """A bot of medium strength: the middle one of those that play better than at random, or whatever there is."""
    known = bots.names(title_id)
    return known[len(known) // 2]


def seats_for(
    title: Title, players: int | None, wanted: list[str], person: int | None, options: Mapping[str, object]
) -> tuple[int, dict[int, str]]:
    """The number of players and the bots by their seats: everywhere but at the person's seat (None: nobody plays).

    The last name given fills up. Seats that the rules themselves play need no bot and no person.
    """
    count = _count(title, players, wanted, person is not None, options)
    if count not in title.players:
        raise BadOption(f"players = {count}: must be {title.players[0]} to {title.players[-1]}")
    automated = title.automated_seats(count, options)
    if person is not None and not 0 <= person < count:
        raise BadOption(f"seat = {person + 1}: must be 1 to {count}")
    if person in automated:
        raise BadOption(f"seat = {count}: the automated player sits there")
    free = [seat for seat in range(count) if seat != person and seat not in automated]
    if len(wanted) > len(free):
        raise BadOption(f"{len(wanted)} bots are too many for {count} players")
    names = wanted or [usual_bot(title.id)]
    for name in names:
        bots.bot(title.id, name, 0)
    return count, {seat: names[min(place, len(names) - 1)] for place, seat in enumerate(free)}


def _count(
    title: Title, players: int | None, wanted: list[str], has_person: bool, options: Mapping[str, object]
) -> int:
    """The number of players: as given, as many as there are names, or the usual one."""
    if players is not None:
        return players
    if len(wanted) < 2:
        return max(USUAL_PLAYERS, title.players[0])
    return max(len(wanted) + has_person + len(title.automated_seats(title.players[-1], options)), title.players[0])


def make_bots(title_id: str, seats: dict[int, str], seed: int) -> dict[int, Bot]:
    """The bots of these seats; each has a generator of its own that tells nothing about the game's."""
    return {seat: bots.bot(title_id, name, seed * 1000 + seat + 1, bots.TABLE_SECONDS) for seat, name in seats.items()}
