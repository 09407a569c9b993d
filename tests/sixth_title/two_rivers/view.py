"""What a seat sees, built up from nothing."""

from two_rivers.facts import BORDERS, GOODS, HOLDS, PLACES, REGIONS, ROUNDS
from two_rivers.model import TwoRivers
from two_rivers.view_types import PeopleView, RegionView, TwoRiversView


def view(p: TwoRivers, seat: int | None) -> TwoRiversView:
    """Everything that lies open, and the seat's own goods."""
    return {
        "players": p.players,
        "seat": seat,
        "round": round_of(p),
        "rounds": ROUNDS,
        "regions": [_region(p, place) for place in range(len(REGIONS))],
        "borders": [[REGIONS[here], REGIONS[there]] for here, there in BORDERS],
        "peoples": [_people(p, each) for each in range(p.players)],
        "hand": [] if seat is None else [GOODS[good] for good in p.hands[seat]],
        "deck": len(p.deck),
        "sold": [GOODS[good] for good in p.sold],
        "to_act": p.to_act,
        "question": p.frames[-1].question(p, seat) if p.frames and not p.is_over else None,
        "result": p.result.to_json() if p.result else None,
    }


def round_of(p: TwoRivers) -> int:
    """The present round, from 1 on."""
    return 1 + max(0, p.turn - 1) // p.players


def _region(p: TwoRivers, place: int) -> RegionView:
    x, y = PLACES[place]
    return {
        "id": REGIONS[place],
        "owner": p.owner[place],
        "people": p.people[place],
        "city": bool(p.cities[place]),
        "holds": HOLDS[place],
        "x": x,
        "y": y,
    }


def _people(p: TwoRivers, seat: int) -> PeopleView:
    return {
        "stock": p.stock[seat],
        "cities": p.cities_of(seat),
        "goods": len(p.hands[seat]),
        "profit": p.profit[seat],
        "score": p.score(seat),
    }
