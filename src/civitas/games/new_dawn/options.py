"""The options of the title, and the setting of one game that they determine."""

from collections.abc import Iterable, Mapping
from typing import Final

from civitas.core.errors import BadOption
from civitas.core.facts import read_facts
from civitas.core.options import Option, Value, read_options
from civitas.games.new_dawn.facts.terrain import PACKAGE

_LEVELS = read_facts(PACKAGE, "data/automa.toml")["difficulty_level"]

NO_AUTOMA: Final = "none"
DIFFICULTIES: Final[list[str]] = [str(entry["id"]) for entry in _LEVELS]
"""The difficulty levels of the automated player, the easiest first (A11.1-a)."""
UPGRADED_CARDS: Final[list[int]] = [int(entry["upgraded_cards"]) for entry in _LEVELS]
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

OPTIONS: Final[list[Option]] = [
    Option(
        "automa",
        [NO_AUTOMA, *DIFFICULTIES],
        "the difficulty of the automated player, who takes the last seat; none: people only",
        "A11.1-a",
    ),
    Option("map", ["fixed", "built"], "a map laid ready, or one that the players build", "R2.5-a"),
    Option("core_side", ["die", "a", "b"], "the side of the core tiles, where there is a choice", "R2.12-b"),
    Option("wonder_decks", ["by-players", "full"], "decks reduced with fewer players, or not", "R2.9-a"),
    Option("dial_after_24", ["continue", "stop-at-15"], "movement of the tech dial left over after space 24", "R7.5-a"),
    Option(
        "flight_reinforce", ["full", "minus-attacks"], "whether attacks reduce Flight's reinforcing", "focus.flight"
    ),
    Option(
        "maracana", ["before", "after"], "when the Estádio do Maracanã moves caravans", "wonder.estadio_do_maracana"
    ),
    Option("trade_tokens", ["unlimited", "34"], "whether trade tokens can run out", "R15.4-a"),
    Option(
        "automa_wonder",
        ["payable-only", "strict"],
        "automated player: wonders it cannot pay are passed over, or chosen in vain",
        "A5.4-c",
    ),
    Option(
        "automa_raid_loss",
        ["random", "most-tokens"],
        "automated player: which trade tokens a raid costs",
        "A13.5-b",
    ),
    Option(
        "capitalism_idle",
        ["stays", "reset"],
        "automated player: an idle card resolved through Capitalism stays in its slot or is reset",
        "A9.2-b",
    ),
    Option(
        "machu_picchu_as_slot",
        ["applies", "ignored"],
        "whether Machu Picchu raises a number 1 that stands for a slot",
        "wonder.machu_picchu",
    ),
    Option(
        "hojo_automa_lists",
        ["printed", "reduced"],
        "automated player: Hojo's lists look at printed or reduced terrain",
        "A9.4-a",
    ),
    Option("automa_tile_is_core", [False, True], "map building: the automated player's tile is core", "A2.5-b"),
    Option(
        "round_limit", [100, 40, 60, 200], "a game that nobody has won is undecided after so many rounds", "R14.3-a"
    ),
]


class Setting:
    """What is agreed before the game and never changes."""

    def __init__(self, players: int, options: Mapping[str, Value]) -> None:
        self.players = players
        self.options = dict(options)
        difficulty = str(options["automa"])
        self.automa = -1 if difficulty == NO_AUTOMA else players - 1
        """The seat of the automated player, or -1."""
        self.humans = players - 1 if self.automa >= 0 else players
        self.upgraded_cards = 0 if self.automa < 0 else UPGRADED_CARDS[DIFFICULTIES.index(difficulty)]
        self.is_built = options["map"] == "built"
        self.core_side = str(options["core_side"])
        self.has_full_decks = options["wonder_decks"] == "full"
        self.dial_stops = options["dial_after_24"] == "stop-at-15"
        self.flight_minus = 1 if options["flight_reinforce"] == "minus-attacks" else 0
        self.maracana_after = options["maracana"] == "after"
        self.trade_supply = 34 if options["trade_tokens"] == "34" else 0
        """All trade tokens there are; 0: they never run out."""
        self.automa_is_strict = options["automa_wonder"] == "strict"
        self.raid_by_most = options["automa_raid_loss"] == "most-tokens"
        self.capitalism_resets = options["capitalism_idle"] == "reset"
        self.machu_picchu_ignores = options["machu_picchu_as_slot"] == "ignored"
        self.hojo_reduces_lists = options["hojo_automa_lists"] == "reduced"
        self.automa_tile_is_core = bool(options["automa_tile_is_core"])
        self.round_limit = int(options["round_limit"])


def setting_for(players: int, given: Mapping[str, object]) -> Setting:
    """The setting for these options, if they go together."""
    options = read_options(OPTIONS, given)
    if isinstance(players, bool) or not isinstance(players, int) or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        raise BadOption(
            f"players = {players}: must be {FEWEST_PLAYERS} to {MOST_PLAYERS}, the automated player counted"
        )
    return Setting(players, options)


def agreed_difficulty(wishes: Iterable[str]) -> str:
    """The difficulty for a group that wants different ones: the lowest (A11.2-a)."""
    return min(wishes, key=DIFFICULTIES.index)
