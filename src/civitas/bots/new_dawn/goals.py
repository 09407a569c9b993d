"""What a player goes for: the value of spaces, cities, wonders and conquests under the agendas in play."""

from typing import Final

from civitas.bots.new_dawn.ways import Ways
from civitas.games.new_dawn.facts.agendas import (
    AGENDA_WONDERS,
    CIVILIZED,
    EXPLORER,
    POPULOUS,
    PRESERVATIONIST,
    WARMONGER,
)
from civitas.games.new_dawn.facts.kinds import KIND_COUNT
from civitas.games.new_dawn.model import NewDawn
from civitas.games.new_dawn.standings import has_completed

NEARNESS: Final = 0.3
"""How fast the interest in an agenda fades with the turns it takes."""
BOLD: Final = 0.55


class Goals:
    """Values of things for one seat in one position; what brings a card in play nearer to completion counts more."""

    def __init__(self, p: NewDawn, seat: int) -> None:
        self.rim = 0.25
        """A space at the water or the edge of the map."""
        self.natural = 5.0
        self.resource = 2.0
        self.city = 5.0
        self.ripe = 1.0
        """Factor for spaces next to cities that are not mature yet."""
        self.state = 4.0
        """A city-state to be conquered."""
        self.capital = 3.0
        self.bold = BOLD
        """Attacks with a smaller chance are not worth the card."""
        self.wonders: list[float] = [2.0] * KIND_COUNT
        ways = Ways(p, seat)
        for card in p.victory_cards:
            if not has_completed(p, seat, card):
                for agenda in (2 * card, 2 * card + 1):
                    self._want(agenda, 1.0 / (1.0 + NEARNESS * ways.to_agenda(agenda)))

    def _want(self, agenda: int, done: float) -> None:
        """Raise the values of what an agenda needs; `done` is 1 if it is all but completed."""
        if AGENDA_WONDERS[agenda] >= 0:
            self.wonders[AGENDA_WONDERS[agenda]] += 5.0 + 14.0 * done
        elif agenda == EXPLORER:
            self.rim += 1.2
        elif agenda == CIVILIZED:
            self.city += 3.0
        elif agenda == POPULOUS:
            self.ripe += 0.8
            self.city += 0.8
        elif agenda == PRESERVATIONIST:
            self.natural += 8.0
        elif agenda == WARMONGER:
            self.state += 4.0 + 10.0 * done
            self.capital += 25.0
