"""Where bots sit beside the seats that the rules themselves play."""

from collections.abc import Mapping

from civitas.core.errors import BadOption
from civitas.core.title import Title


def seating(title: Title, people: int, options: Mapping[str, object]) -> tuple[int, list[int]]:
    """The number of players if so many seats are to be taken by people or bots, and these seats."""
    for players in title.player_counts(options):
        automated = title.automated_seats(players, options)
        seats = [seat for seat in range(players) if seat not in automated]
        if len(seats) == people:
            return players, seats
    raise BadOption(f"{title.id} is not for {people} with these options: {dict(options)}")
