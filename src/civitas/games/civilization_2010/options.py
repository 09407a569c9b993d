"""The options of the title, and the setting of one game that they determine."""

from collections.abc import Mapping
from typing import Final

from civitas.core.errors import BadOption
from civitas.core.fixed import fixed
from civitas.core.options import Option, Value, read_options
from civitas.games.civilization_2010.facts.constants import FEWEST_PLAYERS, MOST_PLAYERS

BOOK_PLAYERS: Final = 4
"""So many can play by the book; the fifth seat is an extension of it (ruling A01)."""

DRAWN: Final = "drawn"
DEALT: Final = "dealt"
CHOSEN: Final = "chosen"

OPTIONS: Final[list[Option]] = [
    Option(
        "civilizations",
        [DRAWN, DEALT, CHOSEN],
        "everybody draws a civilization, is dealt two to choose from, or chooses any in turn order",
        "setup.civs-a",
    ),
    Option("fifth_seat", [False, True], "a fifth player, with the map for five: an extension", "setup.seats-a"),
    Option(
        "loot_event_card",
        ["look-after-buying", "backs-only"],
        "who steals a culture event sees the hand first, or only the backs",
        "loot.card-a",
    ),
    Option(
        "city_state_5",
        ["chosen", "random"],
        "the resource harvested at the fifth city-state is chosen, or random",
        "citystate.city_state_5",
    ),
    Option(
        "horde_on_capital",
        ["repelled", "forbidden"],
        "a roaming horde may attack a capital but never takes it, or may not attack it",
        "event.roaming_horde",
    ),
    Option(
        "replace_limited",
        ["any-square", "same-square"],
        "a second starred building or wonder replaces the first wherever it stands, or only on its square",
        "build.overbuild-b",
    ),
    Option(
        "scouts_in_lost_attack",
        ["die", "stay"],
        "scouts in a group that loses its attack die with it, or stay behind",
        "movement.scout-behind-a",
    ),
    Option(
        "simultaneous_victory",
        ["turn-order", "shared"],
        "of several winners at one moment the earlier in turn order wins, or all of them share the victory",
        "victory.tie-a",
    ),
    Option(
        "coin_dial_after_research",
        ["min", "coins"],
        "after research the dial shows the coins but is never raised, or always shows the coins",
        "research.payment-c",
    ),
    Option(
        "trade_bound",
        [100, 10, 5, 3, 2, 1],
        "offers that each player may make in a Trade phase; the rules know no bound, but a phase must end",
        "trade.deal-a",
    ),
    Option(
        "turn_limit",
        [0, 20, 30, 40, 60, 100],
        "house rule: the game ends after so many turns; 0: the rules know no limit",
        "victory.limit-a",
    ),
]


class Setting:
    """What is agreed before the game and never changes."""

    def __init__(self, players: int, options: Mapping[str, Value]) -> None:
        self.players = players
        self.options = dict(options)
        self.shown: dict[str, Value] = fixed(dict(options))
        """The same to be shared by views."""
        self.civilizations = str(options["civilizations"])
        self.backs_only = options["loot_event_card"] == "backs-only"
        self.random_city_state = options["city_state_5"] == "random"
        self.horde_spares_capitals = options["horde_on_capital"] == "forbidden"
        self.same_square = options["replace_limited"] == "same-square"
        self.scouts_stay = options["scouts_in_lost_attack"] == "stay"
        self.shared_victory = options["simultaneous_victory"] == "shared"
        self.dial_shows_coins = options["coin_dial_after_research"] == "coins"
        self.trade_bound = int(options["trade_bound"])
        self.turn_limit = int(options["turn_limit"])


def setting_for(players: int, given: Mapping[str, object]) -> Setting:
    """The setting for these options, if they go together."""
    options = read_options(OPTIONS, given)
    most = MOST_PLAYERS if options["fifth_seat"] else BOOK_PLAYERS
    if isinstance(players, bool) or not isinstance(players, int) or not FEWEST_PLAYERS <= players <= most:
        hint = "" if most == MOST_PLAYERS or players != MOST_PLAYERS else "; five need the option fifth_seat"
        raise BadOption(f"players = {players}: must be {FEWEST_PLAYERS} to {most}{hint}")
    return Setting(players, options)
