"""The options of the two titles, and the setting of one game that they determine."""

from collections.abc import Mapping
from typing import Final

from civitas.core.errors import BadOption
from civitas.core.options import Option, Value, read_options
from civitas.games.through_the_ages.facts.cards import AGES
from civitas.games.through_the_ages.facts.editions import REFILL, RESOLVE_WAR, Edition

SIMPLE: Final = "simple"
ADVANCED: Final = "advanced"
FULL: Final = "full"
NO_BONUS: Final = "none"
PUBLIC_BONUS: Final = "public"
AGE_BY_AGE: Final = "age-by-age"
PRIVATE_BONUS: Final = "private"
OPEN_BONUS: Final = "open"

_RESIGNATION_2015 = Option("resignation", [True, False], "whether a player may resign", "pol.resign-a")

OPTIONS_2015: Final[list[Option]] = [_RESIGNATION_2015]

OPTIONS_2006: Final[list[Option]] = [
    Option("mode", [FULL, ADVANCED, SIMPLE], "the full, the advanced or the simple game", "setup.decks-f"),
    Option("resignation", [True, False], "full game: whether a player may leave", "full.leave-a"),
    Option("easier", [False, True], "one more yellow token, urban limits one higher", "variant.easier-a"),
    Option("less_mean", [False, True], "nobody is attacked by two opponents in a round", "variant.lessmean-a"),
    Option("peaceful", [False, True], "no aggressions and no wars", "variant.peaceful-a"),
    Option(
        "peaceful_pacts",
        [True, False],
        "peaceful: also keep pacts that only help against attacks",
        "variant.peaceful-b",
    ),
    Option("military_draw", [False, True], "military cards are drawn for military actions", "variant.militarydraw-a"),
    Option(
        "bonus_cards",
        [NO_BONUS, PUBLIC_BONUS, AGE_BY_AGE, PRIVATE_BONUS, OPEN_BONUS],
        "age III events that score for everybody at the end",
        "variant.bonuscards-a",
    ),
    Option("public_bonus_cards", [4, 3, 5], "how many bonus cards lie open from the start", "variant.bonuspublic-a"),
    Option("fewer_points", [False, True], "age III events left over do not score", "variant.fewerpoints-a"),
    Option("alternative_corruption", [False, True], "one mine may stay idle", "variant.altcorruption-a"),
    Option("war_before_refill", [False, True], "a war is decided before the row is refilled", "full.turn-a"),
    Option(
        "robespierre_keeps_available",
        [False, True],
        "as many civil actions are available after his revolution as before",
        "card.ii_maximilien_robespierre",
    ),
    Option("colonization_in_last_round", [False, True], "territories may be colonized in the last round", "full.end-g"),
]


class Setting:
    """What is agreed before the game and never changes."""

    def __init__(self, edition: Edition, players: int, options: Mapping[str, Value]) -> None:
        self.edition = edition
        self.players = players
        self.options = dict(options)
        mode = options.get("mode", FULL)
        self.is_simple = mode == SIMPLE
        self.is_advanced = mode == ADVANCED
        self.is_full = mode == FULL
        self.last_deck = 1 if self.is_simple else 2 if self.is_advanced else 3
        """The age of the last civil deck; the game goes to its end when this deck is used up."""
        self.resignation = bool(options["resignation"]) and self.is_full
        self.last_age_to_leave = len(AGES) - (1 if edition.resign_in_last_age else 2) if self.resignation else -1
        """The last age in which somebody may leave the game; -1 where nobody ever may."""
        self.extra_yellow = 1 if options.get("easier", False) else 0
        self.extra_limit = 1 if options.get("easier", False) else 0
        self.less_mean = bool(options.get("less_mean", False))
        self.peaceful = bool(options.get("peaceful", False))
        self.keep_all_pacts = bool(options.get("peaceful_pacts", True))
        self.military_draw = bool(options.get("military_draw", False))
        self.bonus_cards = str(options.get("bonus_cards", NO_BONUS))
        self.public_bonus_cards = int(options.get("public_bonus_cards", 4))
        self.fewer_points = bool(options.get("fewer_points", False))
        self.alternative_corruption = bool(options.get("alternative_corruption", False))
        self.war_before_refill = bool(options.get("war_before_refill", False))
        self.steps: list[int] = [_step(step, self.war_before_refill) for step in edition.steps]
        """The steps of a turn in their order."""
        self.robespierre_keeps_available = bool(options.get("robespierre_keeps_available", False))
        self.colonization_in_last_round = bool(options.get("colonization_in_last_round", False)) or not edition.is_first


def _step(step: int, war_before_refill: bool) -> int:
    """A step of a turn, or the one that comes in its place where wars are decided before the row is refilled."""
    if war_before_refill and step in (REFILL, RESOLVE_WAR):
        return RESOLVE_WAR if step == REFILL else REFILL
    return step


def options_of(edition: Edition) -> list[Option]:
    """The options of an edition."""
    return OPTIONS_2006 if edition.is_first else OPTIONS_2015


def setting_for(edition: Edition, players: int, given: Mapping[str, object]) -> Setting:
    """The setting for these options, if they go together."""
    options = read_options(options_of(edition), given)
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 4:
        raise BadOption(f"players = {players}: must be 2 to 4")
    if edition.is_first:
        _check_variants(options)
    return Setting(edition, players, options)


def _check_variants(options: Mapping[str, Value]) -> None:
    if options["mode"] == SIMPLE:
        for name in ("easier", "less_mean", "peaceful", "military_draw", "alternative_corruption"):
            if options[name]:
                raise BadOption(f"{name}: only for the advanced and the full game")
    if options["mode"] != FULL:
        if options["bonus_cards"] != NO_BONUS:
            raise BadOption("bonus_cards: only for the full game")
        for name in ("war_before_refill", "colonization_in_last_round"):
            if options[name]:
                raise BadOption(f"{name}: only for the full game")
    if options["fewer_points"] and options["bonus_cards"] == NO_BONUS:
        raise BadOption("fewer_points: only together with bonus cards")
    if options["public_bonus_cards"] != 4 and options["bonus_cards"] != PUBLIC_BONUS:
        raise BadOption("public_bonus_cards: only with public bonus cards")
    if not options["peaceful_pacts"] and not options["peaceful"]:
        raise BadOption("peaceful_pacts: only for the peaceful game")
