"""Where barbarians go, and where they appear."""

from civitas.games.new_dawn.facts.terrain import BARBARIANS, NONE
from civitas.games.new_dawn.facts.wonders import PETRA
from civitas.games.new_dawn.map.hexes import opposite
from civitas.games.new_dawn.model import CAPITAL, CITY, OFF_MAP, REINFORCED, NewDawn


def barbarian_name(barbarian: int) -> str:
    """A barbarian as an argument of an event."""
    return f"barbarian-{BARBARIANS[barbarian]}"


def marching_order(p: NewDawn, direction: int) -> list[int]:
    """The barbarians on the map, those in front first; side by side, their letters decide (R9.3-k, N33)."""
    farness = p.world.farness(direction)
    marching = [(-farness[space], barbarian) for barbarian, space in enumerate(p.barbarians) if space >= 0]
    marching.sort()
    return [barbarian for _, barbarian in marching]


def land_beyond(p: NewDawn, space: int, direction: int) -> int:
    """The first land space that way, or -1 if the way leads off the map (R9.3-b)."""
    other = p.world.around[space][direction]
    while other >= 0 and p.world.is_water[other]:
        other = p.world.around[other][direction]
    return other


def is_guarded(p: NewDawn, space: int) -> bool:
    """Whether Petra keeps barbarians out of this space: a city or reinforced token of its owner (wonder.petra)."""
    if p.wonder_space[PETRA] < 0:
        return False
    owner = p.owner[space]
    return owner >= 0 and p.piece[space] in (CITY, CAPITAL, REINFORCED) and p.wields(owner, PETRA)


def destination(p: NewDawn, space: int, direction: int) -> tuple[int, str]:
    """Where a barbarian would go from here, and the rule that decides it; -1: it has no way (R9.3-d).

    Where the map ends and where Petra guards, it turns around (R9.3-c, Q22).
    """
    ahead = land_beyond(p, space, direction)
    if ahead >= 0 and not is_guarded(p, ahead):
        return ahead, "R9.3-a" if ahead == p.world.around[space][direction] else "R9.3-b"
    turned = "R9.3-c" if ahead < 0 else "wonder.petra"
    behind = land_beyond(p, space, opposite(direction))
    if behind >= 0 and not is_guarded(p, behind):
        return behind, turned
    return NONE, "R9.3-d" if ahead < 0 and behind < 0 else "wonder.petra-b"


def waiting_barbarians(p: NewDawn) -> list[int]:
    """The barbarians off the map that have an icon to return to."""
    icons = p.world.spawn_space
    return [b for b, space in enumerate(p.barbarians) if space == OFF_MAP and icons[b] >= 0]


def can_appear(p: NewDawn, space: int) -> bool:
    """Whether nothing but caravans is on the space of a barbarian's icon (R9.4-a)."""
    return (
        p.owner[space] < 0
        and p.lying[space] < 0
        and space not in p.barbarians
        and space not in p.wonder_space
        and p.city_state_at(space) < 0
    )
