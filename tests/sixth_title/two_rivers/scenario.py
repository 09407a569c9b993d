"""Positions in the words of the game."""

from collections.abc import Mapping
from typing import Any, Final

from civitas.core.entries import checked, known_keys, listing, mapping, number, one_of, path
from civitas.core.errors import BadScenario, BrokenDump
from civitas.core.loading import check_flow, load_frames
from civitas.core.scenarios import agreed, load_dice_and_result, player_entries, seeded_dice
from two_rivers.facts import GOODS, PEOPLE, REGIONS, ROUNDS
from two_rivers.model import TwoRivers, all_goods
from two_rivers.stored import BLANK_FRAMES, check_pieces, setting_for
from two_rivers.turns import Rounds

ENTRIES: Final = {
    "players",
    "options",
    "seed",
    "peoples",
    "deck",
    "sold",
    "turn",
    "reveals",
    "frames",
    "dice",
    "result",
}
PEOPLE_ENTRIES: Final = {"regions", "cities", "goods", "profit"}
_GOOD: Final = {good: place for place, good in enumerate(GOODS)}
_REGION: Final = {region: place for place, region in enumerate(REGIONS)}


def build_scenario(given: Mapping[str, Any]) -> TwoRivers:
    """The position that a description tells; what it does not name is as at the beginning, without people."""
    known_keys(given, ENTRIES)
    p = TwoRivers(agreed(given, number(given, "players", 2, 2, 4), setting_for))
    for seat, entry in enumerate(player_entries(given, "peoples", p.players)):
        _people(p, seat, entry, f"peoples[{seat + 1}]")
    p.turn = number(given, "turn", 0, 0, ROUNDS * p.players)
    p.reveals = number(given, "reveals", 0, 0, 1 << 30)
    p.sold = sorted(_goods(given, "sold"))
    p.deck = _goods(given, "deck") if "deck" in given else _rest(p)
    p.dice = seeded_dice(given)
    try:
        load_dice_and_result(p, given)
        check_pieces(p)
        p.frames += load_frames(given["frames"], BLANK_FRAMES, p.players) if "frames" in given else [Rounds()]
        p.settle()
        check_flow(p)
    except BrokenDump as problem:
        where, _, what = str(problem).partition(": ")
        raise BadScenario(where.removeprefix("state."), what) from problem
    return p


def describe(p: TwoRivers) -> dict[str, Any]:
    """A description that builds this position again."""
    described: dict[str, Any] = {
        "players": p.players,
        "peoples": [_described(p, seat) for seat in range(p.players)],
        "deck": [GOODS[good] for good in p.deck],
        "sold": [GOODS[good] for good in p.sold],
        "turn": p.turn,
        "reveals": p.reveals,
        "frames": [frame.dump() for frame in p.frames],
        "dice": p.dice.state(),
    }
    return {**described, "result": p.result.to_json()} if p.result else described


def _described(p: TwoRivers, seat: int) -> dict[str, Any]:
    own = p.regions_of(seat)
    return {
        "regions": {REGIONS[place]: p.people[place] for place in own if p.people[place]},
        "cities": [REGIONS[place] for place in own if p.cities[place]],
        "goods": [GOODS[good] for good in p.hands[seat]],
        "profit": p.profit[seat],
    }


def _people(p: TwoRivers, seat: int, entry: Mapping[str, Any], where: str) -> None:
    known_keys(entry, PEOPLE_ENTRIES, where)
    for region, count in mapping(entry, "regions", where).items():
        place = one_of(_REGION, region, path(where, "regions"))
        _claim(p, seat, place, where)
        p.people[place] = checked(count, path(where, f"regions.{region}"), 1, PEOPLE)
        p.stock[seat] -= p.people[place]
    for region in listing(entry, "cities", where):
        place = one_of(_REGION, region, path(where, "cities"))
        _claim(p, seat, place, where)
        p.cities[place] = 1
    p.hands[seat] = sorted(_goods(entry, "goods", where))
    p.profit[seat] = number(entry, "profit", 0, 0, 9_999, where)


def _claim(p: TwoRivers, seat: int, place: int, where: str) -> None:
    if p.owner[place] not in (seat, -1):
        raise BadScenario(where, f"others live in {REGIONS[place]}")
    p.owner[place] = seat


def _goods(given: Mapping[str, Any], key: str, where: str = "") -> list[int]:
    return [one_of(_GOOD, good, path(where, key)) for good in listing(given, key, where)]


def _rest(p: TwoRivers) -> list[int]:
    """The goods that nothing else names."""
    deck = all_goods()
    for good in [*p.sold, *(good for hand in p.hands for good in hand)]:
        if good not in deck:
            raise BadScenario("peoples", f"there are too many of {GOODS[good]}")
        deck.remove(good)
    return deck
