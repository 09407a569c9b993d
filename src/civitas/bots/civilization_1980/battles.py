"""How a battle would end."""

from civitas.bots.civilization_1980.sight import Sight
from civitas.games.civilization_1980.facts.board import LIMIT
from civitas.games.civilization_1980.facts.cards import ENGINEERING, METALWORKING
from civitas.games.civilization_1980.phases.battle_arithmetic import ATTACKERS, GARRISON, fight

MOST_SENT = 8


def left_after(sight: Sight, area: int, strength: int) -> int:
    """Own tokens that survive when so many of them meet all others in an area; 0 if a rival survives, too."""
    sides = [seat for seat in range(sight.players) if seat != sight.seat and sight.tokens[seat][area]]
    counts = [strength] + [sight.tokens[seat][area] for seat in sides]
    skilled = [sight.seat_has(seat, METALWORKING) for seat in (sight.seat, *sides)]
    left = fight(counts, skilled, LIMIT[area])
    return 0 if any(left[1:]) else left[0]


def attack_strength(sight: Sight, area: int) -> int:
    """The fewest tokens that take an area from its holders; 0 if it is out of the question."""
    owner = sight.city_owner[area]
    if owner >= 0:
        return _storming_strength(sight, area, owner)
    for strength in range(1, MOST_SENT + 1):
        if left_after(sight, area, strength):
            return strength
    return 0


def guards_needed(sight: Sight, area: int) -> int:
    """Tokens that keep an own city from changing hands, whoever moves after us and gathers all around it."""
    if can_garrison(sight, area):
        return 0
    place = sight.sequence.index(sight.seat) if sight.seat in sight.sequence else len(sight.sequence)
    held = ATTACKERS - 1 + sight.has(ENGINEERING)
    most = 0
    for seat in sight.sequence[place + 1 :]:
        row = sight.tokens[seat]
        most = max(most, row[area] + sum([row[near] for near in sight.land.neighbours[area]]))
    return max(0, most - held)


def can_garrison(sight: Sight, area: int) -> bool:
    """Whether the owner of a city will have the tokens in stock that defend it."""
    return sight.stocks[sight.city_owner[area]] >= GARRISON - 1


def _storming_strength(sight: Sight, area: int, owner: int) -> int:
    """Storming a city pays where its owner has no tokens in stock to defend it; or for those who like to raze."""
    if sight.rivals[area] or (can_garrison(sight, area) and not sight.manner.razed):
        return 0
    defended = sight.seat_has(owner, ENGINEERING)
    return ATTACKERS + defended
