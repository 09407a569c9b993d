"""Destroying: cities with all that stands around them, single buildings; and wonders that lose their ability.

What follows from a loss may have to be decided (policies, culture events), so call these last, after leaving the own
frame.
"""

from civitas.games.civilization_2010.empires.gains import check_hand
from civitas.games.civilization_2010.empires.policy_changes import adjust_policies
from civitas.games.civilization_2010.empires.stock import refill_wonders, take_city, uncover
from civitas.games.civilization_2010.facts.buildings import BUILDINGS
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.winning import watch_coins
from civitas.games.civilization_2010.words import square_name


def destroy_city(p: Civilization2010, square: int, rule: str) -> None:
    """A city that is no capital is gone with its markers; its owner gives up a policy (battle.city-a, policy.lose-a).

    The marker returns to its owner, buildings to the market, great people to the pool; wonders leave the game.
    """
    owner = p.owner[square]
    p.tell("city-destroyed", rule, {"seat": owner, "square": square_name(square)})
    take_city(p, owner, square)
    adjust_policies(p, owner)
    check_hand(p, owner)


def destroy_building(p: Civilization2010, square: int, rule: str) -> None:
    """A building returns to the market."""
    owner, building = p.owner[square], p.piece[square]
    names = {"card": f"card-{BUILDINGS[building]}", "square": square_name(square)}
    p.tell("building-destroyed", rule, {"seat": owner, **names})
    uncover(p, square)
    check_hand(p, owner)


def obsolete_wonder(p: Civilization2010, wonder: int, rule: str) -> None:
    """A wonder loses its ability but keeps its marker (wonder.obsolete-a); in the market it leaves the game instead.

    The market gets the next wonder for it (wonder.obsolete-b).
    """
    card = f"card-{WONDERS[wonder]}"
    if wonder in p.wonder_market:
        p.wonder_market = [each for each in p.wonder_market if each != wonder]
        p.tell("wonder-discarded", rule, {"card": card})
        offer_wonder(p)
        return
    owner = p.wonder_owner(wonder)
    p.obsolete |= 1 << wonder
    p.tell("wonder-obsolete", rule, {"seat": owner, "card": card})
    watch_coins(p)
    check_hand(p, owner)


def offer_wonder(p: Civilization2010) -> None:
    """The next wonder of the deck fills the free slot of the market, if there is one (wonder.market-a)."""
    if p.wonder_deck:
        refill_wonders(p)
        p.tell("wonder-offered", "wonder.market-a", {"card": f"card-{WONDERS[p.wonder_market[-1]]}"})
