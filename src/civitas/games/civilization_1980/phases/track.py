"""Phase 13: advancing on the development table, and the end of the game (43.13, 44, 66, 71-73)."""

from typing import Final, NamedTuple

from civitas.core.result import Result, places_by
from civitas.games.civilization_1980.facts.board import AREA_COUNT
from civitas.games.civilization_1980.facts.cards import card_points, group_count
from civitas.games.civilization_1980.facts.nations import EPOCH_NEEDS, EPOCH_START, FINISH, epoch_at, printed_points
from civitas.games.civilization_1980.model import Civilization1980, with_entry
from civitas.games.civilization_1980.phases.cities import remove_surplus

FARMERS_TRIANGLE: Final = 2

CITIES, GROUPS, CARDS, CARD_POINTS, POINTS = "cities", "groups", "cards", "card-points", "points"
"""What spaces of the development table ask for."""


class Need(NamedTuple):
    """What a space asks for, and how much of it."""

    kind: str
    wanted: int


def begin(p: Civilization1980) -> None:
    """Every marker moves, which may tell how much a hand is worth; then the game may be over."""
    p.reveals += 1
    for seat in p.order:
        step = step_of(p, seat)
        p.track = with_entry(p.track, seat, p.track[seat] + step)
        message = ("marker-back", "marker-stays", "marker-advances")[step + 1]
        p.tell(message, _rule_of(p, seat, step), {"seat": seat, "space": p.track[seat]})
    p.barred = 0
    end_if_won(p)


def step_of(p: Civilization1980, seat: int) -> int:
    """How this seat's marker moves: 1, 0 or -1 spaces."""
    nation, space = p.nation[seat], p.track[seat]
    if epoch_at(nation, space) > 1 and p.city_count[seat] == 0:
        return -1
    if p.points(seat) < printed_points(nation, space) and not p.setting.is_small:
        return -1
    if (p.barred >> seat) & 1:
        return 0
    return 1 if may_enter_space(p, seat, space + 1) else 0


def may_advance(p: Civilization1980, seat: int) -> bool:
    """Whether this seat's marker would advance if it were moved now."""
    return step_of(p, seat) > 0


def may_finish(p: Civilization1980, seat: int) -> bool:
    """Whether this seat's marker would enter the finish if it were moved now."""
    return p.track[seat] + 1 == FINISH and may_advance(p, seat)


def may_enter_space(p: Civilization1980, seat: int, space: int) -> bool:
    """Whether the seat meets the conditions of a space of its track."""
    for need in needs_of(p, seat, space):
        have = p.points(seat) if need.kind == POINTS else open_progress(p, seat, need.kind)
        if have < need.wanted:
            return False
    return True


def needs_of(p: Civilization1980, seat: int, space: int) -> list[Need]:
    """What a space of the seat's track asks for: the way into an epoch, and the points printed on it (31, 43.13)."""
    nation, found = p.nation[seat], []
    epoch = epoch_at(nation, space)
    if space == EPOCH_START[nation][epoch - 1] and epoch in EPOCH_NEEDS and (epoch == 2 or not p.setting.is_farmers):
        found.append(Need(*EPOCH_NEEDS[epoch]))
    points = printed_points(nation, space)
    if points and not p.setting.is_small:
        found.append(Need(POINTS, points))
    return found


def needs_to_advance(p: Civilization1980, seat: int) -> list[Need]:
    """What the next step of the seat's marker asks for: also what it takes not to fall back from where it is."""
    space = p.track[seat]
    found = needs_of(p, seat, space + 1)
    held = printed_points(p.nation[seat], space)
    if held and not p.setting.is_small and all(need.kind != POINTS for need in found):
        found.append(Need(POINTS, held))
    if epoch_at(p.nation[seat], space) > 1 and p.city_count[seat] == 0:
        found.append(Need(CITIES, 1))
    return found


def open_progress(p: Civilization1980, seat: int, kind: str) -> int:
    """What a seat has of something that spaces ask for, as far as everybody sees it."""
    cards = p.cards[seat]
    if kind == CITIES:
        return p.city_count[seat]
    if kind == GROUPS:
        return group_count(cards)
    if kind == CARDS:
        return cards.bit_count()
    return card_points(cards) if kind == CARD_POINTS else card_points(cards) + p.treasury[seat]


def _rule_of(p: Civilization1980, seat: int, step: int) -> str:
    """The rule behind a step, once it has been made."""
    epoch = epoch_at(p.nation[seat], p.track[seat] + 1)
    if step > 0:
        return "43.13-a"
    if step < 0:
        return "43.13-h" if p.city_count[seat] == 0 else "43.13-g"
    if (p.barred >> seat) & 1:
        return "66-a"
    inside = epoch == epoch_at(p.nation[seat], p.track[seat])
    return "43.13-f" if inside else f"43.13-{' abcde'[epoch]}"


def end_if_won(p: Civilization1980) -> None:
    """Finish the game if somebody has reached its end, or if its time is up."""
    if p.setting.is_farmers:
        _end_farmers(p)
    else:
        _end_full_game(p)
    if p.result is None and p.round >= p.setting.round_limit:
        finish_by_track(p, "round-limit")


def end_round(p: Civilization1980) -> None:
    """What happens between two rounds: nomads count theirs, and a deserted board ends every other game."""
    if p.setting.is_nomads:
        end_nomad_round(p)
    elif all(_has_nothing(p, seat) for seat in range(p.players)):
        finish_by_track(p, "deserted")


def _has_nothing(p: Civilization1980, seat: int) -> bool:
    """Whether a seat has no unit, no trade card and no treasury: it will never act again (A68)."""
    return p.units(seat) == 0 and p.treasury[seat] == 0 and p.hand_size(seat) == 0


def finish_by_track(p: Civilization1980, ending: str) -> None:
    """End a game that nobody has won: the furthest marker is first, then points, then cities."""
    finish(p, [[p.track[s], p.points(s), p.city_count[s]] for s in range(p.players)], ending)


def _end_full_game(p: Civilization1980) -> None:
    triangle = p.setting.end_triangle
    arrived = [seat for seat in range(p.players) if _has_arrived(p, seat, triangle)]
    if arrived:
        keys = [
            [int(seat in arrived), p.points(seat) if seat in arrived else p.track[seat], p.points(seat)]
            for seat in range(p.players)
        ]
        where = f"triangle-{triangle}" if triangle else "finish-circle"
        finish(p, keys, where if len(arrived) == 1 else f"{where}-points")


def _has_arrived(p: Civilization1980, seat: int, triangle: int) -> bool:
    nation, space = p.nation[seat], p.track[seat]
    return epoch_at(nation, space) > triangle if triangle else space == FINISH


def _end_farmers(p: Civilization1980) -> None:
    passed = [s for s in range(p.players) if _has_arrived(p, s, FARMERS_TRIANGLE)]
    if passed:
        keys = [
            [int(s in passed), p.city_count[s] if s in passed else p.track[s], p.city_count[s]]
            for s in range(p.players)
        ]
        finish(p, keys, "triangle-2" if len(passed) == 1 else "triangle-2-cities")
        return
    earliest = min(EPOCH_START[nation][FARMERS_TRIANGLE] for nation in p.nation)
    if p.setting.shorten and p.round == earliest - p.setting.shorten:
        finish(p, [[p.track[s], p.city_count[s]] for s in range(p.players)], "shortened")


def end_nomad_round(p: Civilization1980) -> None:
    """Remove surplus; after the last round the player in most areas wins (71)."""
    remove_surplus(p)
    p.track = [p.round] * p.players
    if p.round == p.setting.nomad_rounds:
        areas = [AREA_COUNT - row.count(0) for row in p.tokens]
        finish(p, [[count] for count in areas], "most-areas")


def finish(p: Civilization1980, keys: list[list[int]], ending: str) -> None:
    """End the game: the highest key wins, equal keys share their place (44)."""
    if p.setting.is_nomads:
        scores = [key[0] for key in keys]
    elif p.setting.is_farmers:
        scores = p.city_count[:]
    else:
        scores = [p.points(seat) for seat in range(p.players)]
    p.result = Result(places_by(keys), scores, ending)
    for seat in p.result.winners:
        p.tell("won", "44-a", {"seat": seat, "count": scores[seat]})
