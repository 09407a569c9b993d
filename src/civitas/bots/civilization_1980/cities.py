"""Cities: building them, and giving up the least one."""

from civitas.bots.civilization_1980.sight import TOKENS_PER_CITY, Sight, site_quality, tokens_needed
from civitas.games.civilization_1980.verbs import BUILD, DONE_CODE, REDUCE, RESOLVE


def build_city(sight: Sight, legal: list[int]) -> int:
    """Build on the best site, as long as the rest of the nation supports it."""
    sites = [BUILD.first(action) for action in legal if BUILD.owns(action)]
    supported = [area for area in sites if _stays_supported(sight, area)]
    if not supported:
        return DONE_CODE
    return BUILD.code(max(supported, key=lambda area: (-tokens_needed(area), site_quality(area))))


def _stays_supported(sight: Sight, site: int) -> bool:
    kept = sum(min(sight.own[area], sight.feeds(area)) for area in sight.land.areas if area != site)
    return kept >= TOKENS_PER_CITY * (sight.cities + 1)


def city_to_reduce(sight: Sight, legal: list[int]) -> int:
    """Give up the city whose loss hurts least: bad ground, and good soil for the tokens that replace it."""
    return min(legal, key=lambda action: city_value(sight, REDUCE.first(action)))


def city_value(sight: Sight, area: int) -> float:
    """What a city here is worth compared with the others."""
    return site_quality(area) - 0.5 * sight.rivals[area]


def conflict_first(sight: Sight, legal: list[int]) -> int:
    """Hard pressed, resolve a conflict without a city first: the fallen return to stock and can garrison it."""
    return max(legal, key=lambda action: _tokens_at_stake(sight, RESOLVE.first(action)))


def _tokens_at_stake(sight: Sight, area: int) -> int:
    return sight.own[area] if sight.city_owner[area] != sight.seat else sight.own[area] - 100
