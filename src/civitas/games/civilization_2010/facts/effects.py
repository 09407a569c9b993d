"""What techs, wonders, culture events and relics do: kinds of effects as numbers. Amounts are fields of the cards."""

from typing import Final

# Goods and tokens.
GAIN_CULTURE: Final = 0
GAIN_TRADE: Final = 1
GAIN_TRADE_AND_GIFT: Final = 2
"""Another player gains trade too."""
ADD_COIN_TOKEN: Final = 3
ADD_COIN_TOKEN_TO_WONDER: Final = 4
CARD_AS_RESOURCE: Final = 5
GAIN_GREAT_PERSON: Final = 6
FREE_CULTURE_ADVANCE: Final = 7
DRAW_CULTURE_EVENTS: Final = 8

# Production and cities.
EXTRA_PRODUCTION: Final = 9
PRODUCTION_PER_COINS: Final = 10
SPLIT_PRODUCTION: Final = 11
EXTRA_CITY_ACTION: Final = 12
EXTRA_CITY_ACTION_EACH: Final = 13
ENABLE_CITY_WALLS: Final = 14
DEPLOY_NEAR_SHIPYARD: Final = 15
DOUBLE_HARVEST: Final = 16
EXTRA_TRADE_EMPTY_WATER: Final = 17
UNIT_COST_CAP: Final = 18
FREE_FIGURE_HERE: Final = 19
FREE_UNITS: Final = 20

# Techs, coins on them, and policies.
LEARN_TECH: Final = 21
LEARN_KNOWN_TECH: Final = 22
"""A tech that another player knows."""
SWAP_TECHS: Final = 23
SECOND_TECH: Final = 24
RESEARCH_DISCOUNT: Final = 25
TECHNOLOGY_VICTORY: Final = 26
TECH_COIN_CAP_ADD: Final = 27
HAND_SIZES_PER_COINS: Final = 28
SWITCH_POLICY: Final = 29

# Cancelling, and not being cancelled.
CANCEL_CITY_ACTION: Final = 30
CANCEL_CULTURE_EVENT: Final = 31
CANCEL_EVENT_AGAINST_YOU: Final = 32
CANCEL_RESOURCE_ABILITY: Final = 33
CANCEL_CULTURE_EVENT_OR_RESOURCE_ABILITY: Final = 34
EVENTS_UNCANCELLABLE: Final = 35
IMMUNE_TO_EVENTS: Final = 36

# Battles.
HEAL: Final = 37
ATTACK_STRENGTH: Final = 38
DEAL_WOUNDS: Final = 39
COMBAT_BONUS: Final = 40
UNIT_STRENGTH: Final = 41
UNTRUMPABLE: Final = 42
REVEAL_ENEMY_HAND: Final = 43
FREE_UNITS_BEFORE_DRAW: Final = 44
DESTROY_WALLS: Final = 45
BARBARIAN_ATTACK: Final = 46

# Figures and the map.
IGNORE_OBSTACLES: Final = 47
OUTSKIRTS_CLOSED_TO_ENEMIES: Final = 48
FREEZE_SQUARE: Final = 49
TELEPORT_TO_WATER: Final = 50
MOVE_FIGURE_TO_EMPTY: Final = 51
CHANGE_TERRAIN: Final = 52
PLACE_VILLAGE: Final = 53

# Destroying.
OBSOLETE_WONDER: Final = 54
DESTROY_BUILDING: Final = 55
NUKE_CITY: Final = 56
KILL_FIGURE: Final = 57
KILL_GREAT_PERSON_OR_FIGURES: Final = 58
KILL_RANDOM_UNIT: Final = 59

EFFECTS: Final[list[str]] = [
    "gain-culture", "gain-trade", "gain-trade-and-gift", "add-coin-token", "add-coin-token-to-wonder",
    "card-as-resource", "gain-great-person", "free-culture-advance", "draw-culture-events",
    "extra-production", "production-per-coins", "split-production", "extra-city-action", "extra-city-action-each",
    "enable-city-walls", "deploy-near-shipyard", "double-harvest", "extra-trade-empty-water", "unit-cost-cap",
    "free-figure-here", "free-units",
    "learn-tech", "learn-known-tech", "swap-techs", "second-tech", "research-discount", "technology-victory",
    "tech-coin-cap-add", "hand-sizes-per-coins", "switch-policy",
    "cancel-city-action", "cancel-culture-event", "cancel-event-against-you", "cancel-resource-ability",
    "cancel-culture-event-or-resource-ability", "events-uncancellable", "immune-to-events",
    "heal", "attack-strength", "deal-wounds", "combat-bonus", "unit-strength", "untrumpable", "reveal-enemy-hand",
    "free-units-before-draw", "destroy-walls", "barbarian-attack",
    "ignore-obstacles", "outskirts-closed-to-enemies", "freeze-square", "teleport-to-water", "move-figure-to-empty",
    "change-terrain", "place-village",
    "obsolete-wonder", "destroy-building", "nuke-city", "kill-figure", "kill-great-person-or-figures",
    "kill-random-unit",
]  # fmt: skip
