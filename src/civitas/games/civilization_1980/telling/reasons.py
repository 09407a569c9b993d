"""What led to a question of Civilization (1980): calamities and their victims, revolts, offers, means to pay."""

from collections.abc import Callable
from typing import Final

from civitas.core.telling import Said, say, seat_id
from civitas.games.civilization_1980.facts.board import AREA_NAME, FLOOD_PLAINS
from civitas.games.civilization_1980.facts.cards import COMMODITY_COUNT, KIND_NAME, package_value
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.calamities.civil_war import TAKING, CivilWar
from civitas.games.civilization_1980.phases.calamities.demands import Demands
from civitas.games.civilization_1980.phases.calamities.losses import Losses
from civitas.games.civilization_1980.phases.calamities.sequence import Calamities
from civitas.games.civilization_1980.phases.calamities.volcano import Earthquake
from civitas.games.civilization_1980.phases.conflict import Conflicts
from civitas.games.civilization_1980.phases.credits import bits
from civitas.games.civilization_1980.phases.purchase import Purchases
from civitas.games.civilization_1980.phases.support import support_needed
from civitas.games.civilization_1980.phases.taxes import Revolt
from civitas.games.civilization_1980.phases.trade import RUNNING_SHORT
from civitas.games.civilization_1980.telling.effects.lines import effect_lines
from civitas.games.civilization_1980.telling.market import draft_told, market_of, offer_told, open_offers
from civitas.games.civilization_1980.telling.things import cards_of, kinds_in, nation_of

CALAMITIES_PHASE: Final = 11
Reason = Callable[[Civilization1980, int | None], list[Said]]


def because(p: Civilization1980, seat: int | None) -> list[Said]:
    """What led to the question, the calamity that is being settled first."""
    told = _calamity(p) if p.phase == CALAMITIES_PHASE else []
    reason = _REASONS.get(p.frames[-1].name())
    return told + reason(p, seat) if reason is not None else told


def _calamity(p: Civilization1980) -> list[Said]:
    """The calamity that strikes now: whom, who passed it on, and what it does."""
    for frame in p.frames:
        if isinstance(frame, Calamities) and frame.current >= 0:
            name, index = KIND_NAME[frame.current], frame.current - COMMODITY_COUNT
            victim, trader = p.calamity_holder[index], p.calamity_trader[index]
            told = [say("event-calamity-strikes", card=name, seat=seat_id(victim))]
            if trader >= 0:
                told.append(say("because-traded", card=name, seat=seat_id(victim), other=seat_id(trader)))
            return [*told, *effect_lines(name)]
    return []


def _demands(p: Civilization1980, seat: int | None) -> list[Said]:
    """What the victim has demanded so far, and of whom."""
    frame = p.frames[-1]
    if not isinstance(frame, Demands):
        return []
    victim = seat_id(frame.victim)
    return [
        say("event-demanded", seat=victim, other=seat_id(other), count=frame.shares[other])
        for other in p.order
        if frame.shares[other]
    ] + _flooded(p, frame.plain, frame.victim)


def _losses(p: Civilization1980, seat: int | None) -> list[Said]:
    frame = p.frames[-1]
    return _flooded(p, frame.plain, frame.seat) if isinstance(frame, Losses) else []


def _flooded(p: Civilization1980, plain: int, victim: int) -> list[Said]:
    flooded = f"flood-plain-{FLOOD_PLAINS[plain]}" if plain >= 0 else ""
    return [say("event-flooded", plain=flooded, seat=seat_id(victim))] if flooded else []


def _civil_war(p: Civilization1980, seat: int | None) -> list[Said]:
    """Who profits, and how many have joined the rebels."""
    frame = p.frames[-1]
    if not isinstance(frame, CivilWar) or frame.nominee < 0:
        return []
    told = [say("event-nominated", seat=seat_id(frame.victim), other=seat_id(frame.nominee))]
    tokens, cities = sum(frame.rebels), len(frame.rebel_cities)
    if (tokens or cities) and frame.stage < TAKING:
        told.append(say("because-rebels", tokens=tokens, cities=cities))
    return told


def _earthquake(p: Civilization1980, seat: int | None) -> list[Said]:
    frame = p.frames[-1]
    if not isinstance(frame, Earthquake) or frame.struck < 0:
        return []
    return [say("because-shaken", seat=seat_id(frame.victim), area=AREA_NAME[frame.struck])]


def _revolt(p: Civilization1980, seat: int | None) -> list[Said]:
    """Cities whose tax was not paid; after a civil war they are on their way already."""
    frame = p.frames[-1]
    if not isinstance(frame, Revolt) or frame.may_return:
        return []
    return [say("event-revolt", seat=seat_id(frame.victim), count=frame.count)]


def _conflicts(p: Civilization1980, seat: int | None) -> list[Said]:
    """The city that would capitulate."""
    frame = p.frames[-1]
    if not isinstance(frame, Conflicts) or not frame.pending:
        return []
    area = frame.pending[0]
    return [say("because-capitulates", seat=seat_id(p.city_owner[area]), area=AREA_NAME[area])]


def _support(p: Civilization1980, seat: int | None) -> list[Said]:
    if seat is None:
        return []
    return [say("because-support", need=support_needed(p, seat), have=p.on_board(seat))]


def _taxes(p: Civilization1980, seat: int | None) -> list[Said]:
    return [] if seat is None else [say("because-taxes", cities=p.city_count[seat], stock=p.stock[seat])]


def _treasury(p: Civilization1980, seat: int | None) -> list[Said]:
    return [] if seat is None or p.setting.is_small else [say("because-treasury", count=p.treasury[seat])]


def _hand(p: Civilization1980, seat: int | None) -> list[Said]:
    """The own trade cards and their worth."""
    if seat is None:
        return []
    cards = kinds_in(p.hand[seat])
    if not cards:
        return [say("own-hand-empty")]
    total = say("own-hand-total", count=len(cards), value=package_value(p.hand[seat]))
    return [say("because-hand", cards=cards, total=total)]


def _purchases(p: Civilization1980, seat: int | None) -> list[Said]:
    """What the buyer can pay with, and his basket."""
    frame = p.frames[-1]
    if not isinstance(frame, Purchases) or seat is None or seat != frame.sequence[frame.turn]:
        return []
    hand, treasury = package_value(p.hand[seat]), p.treasury[seat]
    told = [*_hand(p, seat), say("because-funds", hand=hand, treasury=treasury, total=hand + treasury)]
    if bits(frame.basket):
        told.append(say("basket", cards=cards_of(frame.basket), price=frame.price(p, seat)))
    return told


def _market(p: Civilization1980, seat: int | None) -> list[Said]:
    """The own hand and package, what lies on the table, and who has gone."""
    market = market_of(p)
    if market is None:
        return []
    told = _hand(p, seat)
    draft = draft_told(p, market, seat) if seat is not None else None
    if draft is not None:
        told.append(draft)
    offers = [offer_told(p, market, seat, slot) for slot in open_offers(market, seat)]
    told += offers or [say("offers-none")]
    gone = [other for other in p.order if (market.left >> other) & 1]
    if gone:
        told.append(say("because-left", nations=[nation_of(p, other) for other in gone]))
    if seat is not None and seat in p.to_act and market.steps_left(p, seat) <= RUNNING_SHORT:
        told.append(say("market-steps", count=market.steps_left(p, seat)))
    return told


_REASONS: Final[dict[str, Reason]] = {
    "Demands": _demands,
    "Losses": _losses,
    "CivilWar": _civil_war,
    "Earthquake": _earthquake,
    "Revolt": _revolt,
    "Conflicts": _conflicts,
    "Support": _support,
    "Taxes": _taxes,
    "Ships": _treasury,
    "Drawing": _treasury,
    "HandLimit": _hand,
    "Purchases": _purchases,
    "Market": _market,
}
