"""The two editions side by side: everything in which they differ and that is a matter of a number or a switch.

What cannot be a parameter has a module of its own: `battles/sacrifices.py` and `events/bonus_cards.py` (2006), the
common tactics in `battles/tactics.py` (2015). Card values are in `data/2006` and `data/2015`.
"""

from typing import Final

from civitas.core.facts import read_facts
from civitas.core.rules import Objection
from civitas.games.through_the_ages.facts.cards import (
    ACTION,
    AGES,
    AGGRESSION,
    BONUS,
    EVENT,
    GOVERNMENT,
    LEADER,
    PACKAGE,
    PACT,
    SPECIAL,
    TACTIC,
    TECHNOLOGY,
    TERRITORY,
    WAR,
    WONDER,
    Card,
    CardSet,
)
from civitas.games.through_the_ages.facts.citations import CITATIONS
from civitas.games.through_the_ages.verbs import Verbs

# The steps of a turn.
EVENT_OF_THE_ROUND: Final = 0
REFILL: Final = 1
RESOLVE_WAR: Final = 2
TACTICS: Final = 3
POLITICS: Final = 4
DISCARD: Final = 5
ACTIONS: Final = 6
PRODUCTION: Final = 7
DRAW: Final = 8
RESET: Final = 9

UNLIMITED: Final = 1 << 30
MOST_ACTIONS: Final = 256
"""More civil actions than anybody ever has."""

KIND_REASONS: Final[dict[int, str]] = {
    LEADER: "leader", WONDER: "wonder", ACTION: "action-card", TECHNOLOGY: "develop", SPECIAL: "special",
    GOVERNMENT: "government", EVENT: "event", TERRITORY: "colony", AGGRESSION: "aggression", WAR: "war", PACT: "pact",
    TACTIC: "armies", BONUS: "bonus-card",
}  # fmt: skip
"""The reason that stands for each kind of card among the citations."""


class Edition:
    """One edition of the game: its cards, its tables, and the switches of its rules."""

    # Slots, for the reason given in `Civilization`.
    __slots__ = (
        "agreement_cards_are_fresh", "always_extra_round", "any_card_defends", "blue_bank",
        "breakthrough_revolution_costs_card", "card_rules", "cards", "consumption", "copy_price", "corruption",
        "corruption_before_food", "corruption_takes_food", "decks_shrink_after_resignation", "draw_in_production",
        "famine_culture", "first_civil_actions", "government_keeps_spent", "happiness_demand", "id", "impact_by_rank",
        "impact_by_wonder_age", "is_first", "leader_refund", "lost_blue_from_bank_only", "marker_from_bank_only",
        "most_cards_drawn", "name", "objections", "one_tactic_per_turn", "pact_costs_stock", "population_cost",
        "raid_needs_building", "rate_cap", "rebellion_leaves_fewer_actions", "resign_in_last_age",
        "resign_in_politics", "revolution_comes_first", "row_cost", "row_reach", "row_swept", "rules", "sacrifices",
        "science_cap", "steps", "strength_cap", "tactics_are_shared", "target_must_be_weaker",
        "unhappiness_costs_culture", "unused_workers", "verbs", "war_in_last_round", "war_reward_for_resignation",
        "yellow_bank", "yellow_lost",
    )  # fmt: skip

    def __init__(self, name: str) -> None:
        first = name == "2006"
        self.name = name
        self.id = f"through-the-ages-{name}"
        self.is_first = first
        self.cards = CardSet(name)
        self.verbs = Verbs(self.cards, name)
        self.rules: dict[str, str] = {key: pair[1] if first else pair[0] for key, pair in CITATIONS.items()}
        """The rule behind every reason, by the edition's own numbering."""
        self.objections: dict[str, Objection] = {key: Objection(rule) for key, rule in self.rules.items()}
        self.objections["resign-not-here"] = Objection(self.rules["resign-not-here"], "resignation")

        rules = {str(rule["id"]) for rule in read_facts(PACKAGE, f"rules_{name}.toml")["rule"]}
        self.card_rules: list[str] = [_rule_of_card(card, rules, self.rules) for card in self.cards.cards]
        """The rule that explains each card."""

        # Tables of the boards.
        board = read_facts(PACKAGE, f"data/{name}/board.toml")
        self.yellow_bank: int = board["yellow_bank"]
        self.unused_workers: int = board["unused_workers"]
        self.population_cost: list[int] = board["population_cost"]
        self.consumption: list[int] = board["consumption"]
        self.happiness_demand: list[int] = board["happiness_demand"]
        self.famine_culture: int = board["famine_culture"]
        self.blue_bank: int = board["blue_bank"]
        self.corruption: list[int] = board["corruption"]
        self.row_cost: list[int] = board["row_cost"]
        self.row_reach: list[int] = [
            len([cost for cost in self.row_cost if cost <= actions]) for actions in range(MOST_ACTIONS)
        ]
        """How many spaces, from the first one on, cost at most so many civil actions."""
        self.row_swept: list[int] = board["row_swept"]
        self.first_civil_actions: list[int] = board["first_civil_actions"]
        self.most_cards_drawn: int = board["most_cards_drawn"]
        self.yellow_lost: int = board["yellow_lost_at_age_end"]
        self.impact_by_rank: list[list[int]] = board["impact_by_rank"]
        self.impact_by_wonder_age: list[int] = board["impact_by_wonder_age"]

        # The order of a turn.
        self.steps: list[int] = (
            [EVENT_OF_THE_ROUND, REFILL, RESOLVE_WAR, POLITICS, DISCARD, ACTIONS, PRODUCTION, RESET]
            if first
            else [REFILL, RESOLVE_WAR, TACTICS, POLITICS, ACTIONS, DISCARD, PRODUCTION, DRAW, RESET]
        )
        self.corruption_before_food = not first
        """Corruption comes right after the points (2015) or as the last step of production (2006)."""
        self.corruption_takes_food = not first
        """What is missing in resources is lost in food."""
        self.draw_in_production = first
        """Military cards are drawn in production, hence not in an uprising."""

        self.pact_costs_stock = first
        """Production that a pact costs may be taken from what is stored, not only from what was just produced."""

        # Limits.
        self.rate_cap = 30 if first else UNLIMITED
        self.science_cap = 40 if first else UNLIMITED
        self.strength_cap = 60 if first else UNLIMITED

        # Actions.
        self.leader_refund = 0 if first else 1
        """Civil actions that come back when a leader is replaced."""
        self.revolution_comes_first = first
        """A revolution is the first and only use of civil actions in a turn, with Robespierre of military ones, his
        extra ones included; otherwise only as many must be available as the total says."""
        self.government_keeps_spent = first
        """Spent actions stay spent when a new government has fewer of them."""
        self.breakthrough_revolution_costs_card = first
        """With Robespierre a revolution by Breakthrough still costs the civil action of the card."""
        self.agreement_cards_are_fresh = first
        """Action cards taken by International Agreement cannot be played in the same turn."""
        self.marker_from_bank_only = first
        """The blue token on a wonder's stage must come from the bank."""
        self.lost_blue_from_bank_only = first
        """Blue tokens of a lost card are taken from the bank only, what is missing is ignored."""

        # Tactics and attacks.
        self.tactics_are_shared = not first
        self.one_tactic_per_turn = not first
        self.copy_price = 2
        self.target_must_be_weaker = not first
        self.sacrifices = first
        """Units may be sacrificed in aggressions and wars, and then count twice."""
        self.any_card_defends = not first
        """Any military card may be discarded for +1, and no more cards than military actions."""
        self.war_in_last_round = first
        self.raid_needs_building = not first
        """A raid can be played only where there is a building to destroy."""

        # Events.
        self.rebellion_leaves_fewer_actions = first
        """Civil actions lost to a rebellion are not there at all, so that the others suffice for a revolution."""
        self.unhappiness_costs_culture = first
        """Impact of Happiness takes culture from a civilization with more discontent workers than happy faces."""

        # Ages, resignation and the end.
        self.always_extra_round = first
        """A whole round follows the one in which the last age ended."""
        self.resign_in_politics = not first
        self.resign_in_last_age = first
        self.war_reward_for_resignation = 0 if first else 7
        self.decks_shrink_after_resignation = not first


def _rule_of_card(card: Card, rules: set[str], reasons: dict[str, str]) -> str:
    """The card's own rule, or that of its family, or that of its kind."""
    name = card.id.replace("-", "_")
    family, _, last = name.rpartition("_")
    age = AGES[card.age].lower()
    for rule in (f"card.{name}", f"card.{age}_{name}", f"card.{age}_{family}", f"card.{family}"):
        if rule in rules and (family not in rule or last == age or name in rule):
            return rule
    return reasons[KIND_REASONS[card.kind]]


FIRST: Final = Edition("2006")
NEW: Final = Edition("2015")
EDITIONS: Final[dict[str, Edition]] = {"2006": FIRST, "2015": NEW}
