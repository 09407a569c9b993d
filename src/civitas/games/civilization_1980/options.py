"""The options of the title, and the setting of one game that they determine."""

from collections.abc import Mapping
from typing import Final

from civitas.core.errors import BadOption
from civitas.core.options import Option, Value, read_options
from civitas.games.civilization_1980.facts.board import Board, board_of
from civitas.games.civilization_1980.facts.cards import CIVIL_WAR, FAMINE, FLOOD, HELD_COUNT, PRINTED_STACK, STACKS
from civitas.games.civilization_1980.facts.nations import (
    AMERICAN_TOKENS,
    WHOLE_MAP,
    mysticism_for,
    regions_for,
    starts_for,
    tokens_for,
)

FULL: Final = "full"
NOMADS: Final = "nomads-and-seafarers"
FARMERS: Final = "farmers-and-citizens"
MOST_PLAYERS_OF_SMALL_VARIANTS: Final = 4
MOST_TOKENS: Final = 56

OPTIONS: Final[list[Option]] = [
    Option("variant", [FULL, NOMADS, FARMERS], "the complete game, or one of the small games", "71-a"),
    Option("end_triangle", [0, 2, 3, 4], "end when this triangle is passed; 0: at the circle", "73-a"),
    Option("shorten", [0, 1, 2], "Farmers and Citizens: end this many rounds earlier", "72-f"),
    Option("nomad_rounds", [16, 8, 12], "Nomads and Seafarers: number of rounds", "71-f"),
    Option(
        "credit_reuse",
        ["per_round", "per_card"],
        "whether a credit helps one purchase a round or each card bought",
        "43.10-o",
    ),
    Option("tokens", ["56/48", "55/47"], "tokens of a player: with 2-6 players / with 7", "32-a"),
    Option("engineering", ["german", "ah"], "attackers and garrison under Engineering", "53.11-a"),
    Option("ship_build_needs_unit", [True, False], "own token or city where a ship is built", "43.4-f"),
    Option(
        "revolt_support_exempt",
        ["next_growth", "whole_round"],
        "how long a city gained by revolt needs no support",
        "43.1-i",
    ),
    Option(
        "calamity_numbers",
        ["german", "advanced"],
        "stacks of Flood, Famine and Civil War: 3, 4, 5 or 5, 3, 4",
        "42-a",
    ),
    Option("trade_bound", [400, 40], "steps a player may take in one trading phase", "43.9-e"),
    Option("round_limit", [40, 20, 60, 100], "a game that nobody has won ends after so many rounds", "44-a"),
]


class Setting:
    """What is agreed before the game and never changes: number of players, options, board."""

    def __init__(self, players: int, options: Mapping[str, Value]) -> None:
        self.players = players
        self.options = dict(options)
        self.is_nomads = options["variant"] == NOMADS
        self.is_farmers = options["variant"] == FARMERS
        self.is_small = self.is_nomads or self.is_farmers
        self.end_triangle = int(options["end_triangle"])
        self.shorten = int(options["shorten"])
        self.nomad_rounds = int(options["nomad_rounds"])
        self.round_limit = int(options["round_limit"])
        self.trade_bound = int(options["trade_bound"])
        self.credit_per_card = options["credit_reuse"] == "per_card"
        self.engineering_ah = options["engineering"] == "ah"
        self.ship_needs_unit = bool(options["ship_build_needs_unit"])
        self.exempt_whole_round = options["revolt_support_exempt"] == "whole_round"
        self.tokens = _tokens(players, options["tokens"] == "55/47")
        row = WHOLE_MAP if self.is_small else players
        self.board: Board = board_of(regions_for(row))
        self.starts: dict[int, int] = starts_for(row)
        self.mysticism = 0 if self.end_triangle else mysticism_for(players)
        self.stack_of: list[int] = _stacks(options["calamity_numbers"] == "advanced")
        """The stack of each kind of trade card, counted from 0."""
        self.held_in: list[list[int]] = [
            [kind for kind in range(HELD_COUNT) if self.stack_of[kind] == stack] for stack in range(STACKS)
        ]
        """The kinds of each stack that can be in a hand."""


def setting_for(players: int, given: Mapping[str, object]) -> Setting:
    """The setting for these options, if they go together."""
    options = read_options(OPTIONS, given)
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 7:
        raise BadOption(f"players = {players}: must be 2 to 7")
    small = options["variant"] != FULL
    if small and players > MOST_PLAYERS_OF_SMALL_VARIANTS:
        raise BadOption(f"players = {players}: {options['variant']} is for up to 4 players")
    if small and options["end_triangle"]:
        raise BadOption("end_triangle: only the full game can be shortened to a triangle")
    if options["shorten"] and options["variant"] != FARMERS:
        raise BadOption("shorten: only Farmers and Citizens can be shortened by rounds")
    return Setting(players, options)


def _tokens(players: int, american: bool) -> int:
    if american:
        return AMERICAN_TOKENS[0] if players < 7 else AMERICAN_TOKENS[1]
    return tokens_for(players)


def _stacks(advanced: bool) -> list[int]:
    stacks = PRINTED_STACK[:]
    if advanced:
        stacks[FLOOD], stacks[FAMINE], stacks[CIVIL_WAR] = 4, 2, 3
    return stacks
