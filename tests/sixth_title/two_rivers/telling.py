"""What is said about the game, as language-neutral data."""

from typing import ClassVar, Final

from civitas.core.teller import Offer, Teller
from civitas.core.telling import Account, Explanation, Said, Sum, say, seat_id
from two_rivers.facts import GOODS, HOLDS, REGIONS, ROUNDS
from two_rivers.model import CITY_PRICE, CITY_WORTH, TwoRivers
from two_rivers.verbs import BUILD, SELL, SEND
from two_rivers.view import round_of


class TwoRiversTeller(Teller[TwoRivers]):
    """Says everything."""

    headings: ClassVar[tuple[str, ...]] = ("round-begins",)
    late: ClassVar[tuple[str, ...]] = ("rest",)

    def headline(self, p: TwoRivers, seat: int | None) -> Said:
        if p.is_over:
            return say("headline-over")
        return say("headline", round=round_of(p), rounds=ROUNDS, seat=seat_id(p.to_act[0] if p.to_act else 0))

    def label(self, p: TwoRivers, seat: int, offer: Offer) -> Said | None:
        if not SEND.owns(offer.sample):
            return None
        return say("label-send", good=f"good-{GOODS[offer.first]}", partner=seat_id(offer.second))

    def price(self, p: TwoRivers, seat: int, offer: Offer) -> Said | None:
        return say("price-people", count=CITY_PRICE) if BUILD.owns(offer.sample) else None

    def notes(self, p: TwoRivers, seat: int, offer: Offer) -> list[Said]:
        if not SELL.owns(offer.sample):
            return []
        most = max(deed["amount"] for deed in offer.deeds)
        return [say("note-points", points=most * most)]

    def explain(self, p: TwoRivers, seat: int | None, thing: str) -> Explanation | None:
        kind, _, word = thing.partition("-")
        if kind == "seat" and word in [str(each + 1) for each in range(p.players)]:
            return _explained(thing, say("people-of", seat=thing), [], [_score(p, int(word) - 1)], "end-b")
        if kind == "region" and word in REGIONS:
            lines = [say("region-about", count=HOLDS[REGIONS.index(word)])]
            return _explained(thing, say("name", name=thing), lines, [], "grow-a")
        if kind == "good" and word in GOODS:
            own = 0 if seat is None else p.hands[seat].count(GOODS.index(word))
            return _explained(thing, say("name", name=thing), [say("good-about", count=own)], [], "sell-a")
        return None


def _explained(thing: str, name: Said, lines: list[Said], accounts: list[Account], rule: str) -> Explanation:
    return {"thing": thing, "name": name, "lines": lines, "accounts": accounts, "rules": [rule]}


def _score(p: TwoRivers, seat: int) -> Account:
    rows: list[Sum] = [
        {"label": say("score-regions"), "value": len(p.regions_of(seat)), "rule": "end-b"},
        {"label": say("score-cities"), "value": CITY_WORTH * p.cities_of(seat), "rule": "end-b"},
        {"label": say("score-goods"), "value": p.profit[seat], "rule": "sell-a"},
    ]
    return {
        "heading": say("score"),
        "rows": rows,
        "total": {"label": say("score-total"), "value": p.score(seat), "rule": "end-b"},
    }


TELLER: Final = TwoRiversTeller()
