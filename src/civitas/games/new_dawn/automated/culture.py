"""The culture cards of the automated player: control tokens by a priority list."""

from collections.abc import Mapping
from typing import Final

from civitas.core.events import Argument
from civitas.core.frames import frame
from civitas.core.position import Frame
from civitas.games.new_dawn.automated.bonus import bonus_tokens, spend_trade
from civitas.games.new_dawn.automated.cards import CARD_RULES, NUMBER
from civitas.games.new_dawn.automated.measures import spawn_points, terrain_difficulties
from civitas.games.new_dawn.automated.priorities import Measure, choose, rule_of
from civitas.games.new_dawn.civilizations.gains import gain_trade_on
from civitas.games.new_dawn.facts.focus_cards import FocusCard
from civitas.games.new_dawn.facts.kinds import CULTURE
from civitas.games.new_dawn.map.pieces import destroy_piece, space_name, weaken
from civitas.games.new_dawn.map.placing import NEAR_CITY, NEAR_FRIENDLY, place_token, placement_spaces
from civitas.games.new_dawn.model import LYING_NATURAL, REINFORCED, TOKEN, NewDawn
from civitas.games.new_dawn.phases.culture import grand_tour
from civitas.games.new_dawn.standings import missing

# What the lists for control tokens look at. Candidates are spaces.


def _natural_wonders(p: NewDawn, candidates: list[int]) -> list[int]:
    """The space counts, wherever its token is (N04)."""
    return [int(p.world.natural_wonder[space] >= 0) for space in candidates]


def _resource_tokens(p: NewDawn, candidates: list[int]) -> list[int]:
    return [int(0 <= p.lying[space] < LYING_NATURAL) for space in candidates]


def _own_cities(p: NewDawn, candidates: list[int]) -> list[int]:
    """How many own cities are adjacent (Q35)."""
    cities = p.civs[p.automa].cities
    return [len([1 for other in p.world.neighbours[space] if other in cities]) for space in candidates]


def _nearly_mature_cities(p: NewDawn, candidates: list[int]) -> list[int]:
    """Whether one of the own cities is adjacent that lack the fewest tokens; mature ones are left out (N07)."""
    lacking = {space: missing(p, space) for space in p.civs[p.automa].cities}
    fewest = min([count for count in lacking.values() if count], default=0)
    cities = [space for space, count in lacking.items() if count and count == fewest]
    return [int(any(other in cities for other in p.world.neighbours[space])) for space in candidates]


def _promising_spaces(p: NewDawn, candidates: list[int]) -> list[int]:
    """Whether an unclaimed token or a spawn point with nothing on it is adjacent (automa.as_civil_service-b)."""
    return [int(any(_is_promising(p, other) for other in p.world.neighbours[space])) for space in candidates]


def _is_promising(p: NewDawn, space: int) -> bool:
    return p.lying[space] >= 0 or (p.world.spawn[space] >= 0 and p.is_empty(space))


def _rival_spaces(p: NewDawn, candidates: list[int]) -> list[int]:
    return [int(any(p.is_rival(p.automa, other) for other in p.world.neighbours[space])) for space in candidates]


CONTROL_TESTS: Final[Mapping[str, Measure]] = {
    "contains-natural-wonder": _natural_wonders,
    "contains-resource-token": _resource_tokens,
    "contains-barbarian-spawn-point": spawn_points,
    "adjacent-to-most-cities": _own_cities,
    "adjacent-to-city-closest-to-maturity": _nearly_mature_cities,
    "adjacent-to-natural-wonder-token-or-resource-token-or-uncovered-barbarian-spawn-point": _promising_spaces,
    "adjacent-to-rival-space": _rival_spaces,
    "highest-terrain-difficulty": terrain_difficulties,
}


# Resolving a card.


def begin_culture(p: NewDawn, slot: int) -> None:
    """Resolve the culture card in this slot."""
    p.push(AutomaCulture(slot))


@frame("AutomaCulture")
class AutomaCulture(Frame[NewDawn]):
    """Rival tokens are degraded (Mass Media), then control tokens placed."""

    slot: int = 0
    has_degraded: int = 0

    def resume(self, p: NewDawn) -> None:
        if p.card(p.automa, self.slot).degrades and not self.has_degraded:
            self.has_degraded = 1
            degrade_rivals(p)  # whoever loses Potala Palace with a token may have to give cards back
            return
        p.pop()
        place_tokens(p, self.slot)


def degrade_rivals(p: NewDawn) -> None:
    """Turn or remove all rival control tokens that are next to friendly spaces now, at once (A10.3-a)."""
    c = p.civs[p.automa]
    friendly = c.cities + c.tokens
    beside = {other for space in friendly for other in p.world.neighbours[space] if p.is_rival(p.automa, other)}
    for space in sorted(beside):
        names: dict[str, Argument] = {"seat": p.automa, "other": p.owner[space], "space": space_name(space)}
        if p.piece[space] == REINFORCED:
            p.tell("weakened", "A10.3-a", names)
            weaken(p, space)
        elif p.piece[space] == TOKEN:
            p.tell("destroyed", "A10.3-a", names)
            destroy_piece(p, space)


def place_tokens(p: NewDawn, slot: int) -> None:
    """Place the tokens that a card allows, and more for trade tokens as far as there is room (A6.3-a).

    What costs nothing and cannot be placed becomes trade tokens, which are not spent any more now (A12.5-a, N46).
    """
    c = p.civs[p.automa]
    card = p.card(p.automa, slot)
    free = card.tokens + bonus_tokens(p, slot) + grand_tour(p, p.automa)
    unplaced = free - _place_by_list(p, card, free, NEAR_CITY)
    while c.trade[slot] and c.tokens_left and placement_spaces(p, p.automa, NUMBER, CULTURE, NEAR_CITY):
        spend_trade(p, slot, 1, "legal-spaces", "A6.3-a")
        _place_by_list(p, card, 1, NEAR_CITY)
    unplaced += card.more_tokens - _place_by_list(p, card, card.more_tokens, NEAR_FRIENDLY)
    if unplaced:
        gain_trade_on(p, p.automa, slot, unplaced, "A10.2-a")


def _place_by_list(p: NewDawn, card: FocusCard, count: int, near: int) -> int:
    """Place up to so many tokens, the list applied anew for each (N06); how many found a space."""
    for placed in range(count):
        spaces = placement_spaces(p, p.automa, NUMBER, CULTURE, near)
        if not spaces or not p.civs[p.automa].tokens_left:  # own pieces are never taken off the map (N18-a)
            return placed
        space, criterion = choose(p, card.priority, spaces, CONTROL_TESTS)
        names = {"space": space_name(space), "criterion": criterion}
        p.tell("automa-chose-space", rule_of(criterion), {"seat": p.automa, **names})
        place_token(p, p.automa, space, CARD_RULES[card.index])
    return count
