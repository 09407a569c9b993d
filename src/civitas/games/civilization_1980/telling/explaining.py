"""What there is to know about a thing of Civilization (1980), by its id."""

from typing import Final

from civitas.core.telling import Account, Explanation, Said, Sum, say
from civitas.games.civilization_1980.facts.board import AREA, AREA_NAME, COASTS, FLOOD_PLAINS, REGION, VOLCANOES
from civitas.games.civilization_1980.facts.cards import (
    CARD,
    CARD_COUNT,
    CARD_GROUPS,
    CARD_NAME,
    COMMODITY,
    COMMODITY_COUNT,
    COPIES,
    GROUPS,
    KIND,
    KIND_NAME,
    PRICE,
    REQUIRES,
    VALUE,
    set_value,
)
from civitas.games.civilization_1980.facts.nations import (
    EPOCH_NEEDS,
    EPOCH_START,
    EPOCHS,
    NATION,
    NATION_NAME,
    SPACES,
    epoch_at,
    printed_points,
)
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.offers import PACKAGE, code_slot
from civitas.games.civilization_1980.phases.track import Need
from civitas.games.civilization_1980.telling import places
from civitas.games.civilization_1980.telling.accounts import accounts_of, need_said
from civitas.games.civilization_1980.telling.bills import basket_of, bill, credits_from, price_of_card, sets_of
from civitas.games.civilization_1980.telling.disasters import calamity
from civitas.games.civilization_1980.telling.effects.lines import effect_lines
from civitas.games.civilization_1980.telling.explanations import explanation
from civitas.games.civilization_1980.telling.market import direction, market_of, terms
from civitas.games.civilization_1980.telling.prices import card_price
from civitas.games.civilization_1980.telling.things import cards_of, nation_of, offer_id, offer_said
from civitas.games.civilization_1980.verbs import ANSWER, OFFERS_AT_ONCE

BASKET: Final = "basket"
PHASES: Final = 13


def explain(p: Civilization1980, seat: int | None, thing: str) -> Explanation | None:
    """What a thing is, costs and does; None where there is nothing to say."""
    kind, _, word = thing.partition("-")
    if kind in ("seat", "ship") and word.isdigit():
        number = int(word) - 1
        if kind == "seat":
            return _player(p, seat, number) if 0 <= number < p.players else None
        return _ship(p, seat, number)
    if thing == BASKET:
        return _basket(p, seat)
    return _card_or_offer(p, seat, thing, kind, word) or _place(p, seat, thing, kind, word)


def _card_or_offer(p: Civilization1980, seat: int | None, thing: str, kind: str, word: str) -> Explanation | None:
    if kind == "card" and word in CARD:
        return _card(p, seat, CARD[word])
    if kind == "commodity" and word in COMMODITY:
        return _commodity(COMMODITY[word])
    if kind == "calamity" and KIND.get(word, 0) >= COMMODITY_COUNT:
        return calamity(p, KIND[word])
    if kind == "group" and word in GROUPS:
        return _group(GROUPS.index(word))
    if kind == "offer":
        return _offer(p, seat, ANSWER.domains[0].index(word))
    return None


def _place(p: Civilization1980, seat: int | None, thing: str, kind: str, word: str) -> Explanation | None:
    if kind == "area" and word in AREA:
        return places.area(p, seat, AREA[word])
    if kind == "coast" and word in COASTS:
        return places.coast(p, COASTS.index(word))
    if kind == "region" and word in REGION:
        return places.region(p, word)
    if kind == "volcano" and word in VOLCANOES:
        return places.volcano(p, VOLCANOES.index(word))
    plain = thing.removeprefix("flood-plain-")
    if plain in FLOOD_PLAINS:
        return places.flood_plain(p, FLOOD_PLAINS.index(plain))
    if kind == "nation" and word in NATION:
        return _nation(p, NATION[word])
    if kind == "phase" and word.isdigit() and 1 <= int(word) <= PHASES:
        return explanation(thing, rules=[f"43.{word}-a"])
    if kind == "epoch" and word.isdigit() and int(word) in EPOCH_NEEDS:
        return explanation(thing, lines=[need_said(Need(*EPOCH_NEEDS[int(word)]))], rules=["43.13-a"])
    return None


# Players and nations.


def _player(p: Civilization1980, seat: int | None, number: int) -> Explanation:
    thing = f"seat-{number + 1}"
    if p.nation[number] < 0:
        return explanation(thing)
    lines = [] if p.setting.is_nomads or not p.round else [_track(p, number)]
    if (p.barred >> number) & 1:
        lines.append(say("event-barred", seat=thing))
    accounts = accounts_of(p, number, seat)
    return explanation(thing, lines=lines, accounts=accounts, rules=["43.13-a"])


def _track(p: Civilization1980, seat: int) -> Said:
    space = p.track[seat]
    if space > SPACES:
        return say("track-finish")
    return say("about-track", space=space, spaces=SPACES, epoch=f"epoch-{epoch_at(p.nation[seat], space)}")


def _nation(p: Civilization1980, nation: int) -> Explanation:
    """Where a nation begins, its track, and what it has if somebody plays it."""
    lines: list[Said] = []
    start = p.setting.starts.get(nation, -1)
    if start >= 0:
        lines.append(say("about-nation-start", area=AREA_NAME[start]))
    seat = p.seat_of(nation)
    if seat < 0:
        lines.append(say("about-nation-free"))
    else:
        cities = [AREA_NAME[area] for area in p.cities_of(seat)]
        lines += [say("about-nation-cities", cities=cities)] if cities else []
        lines += [say("about-nation-cards", cards=cards_of(p.cards[seat]))] if p.cards[seat] else []
    return explanation(NATION_NAME[nation], lines=lines, accounts=[_epochs(p, nation)], rules=["43.13-a"])


def _epochs(p: Civilization1980, nation: int) -> Account:
    """The track of a nation: where its epochs begin and what they ask for, and the points on its last spaces."""
    rows: list[Sum] = []
    for epoch in range(1, EPOCHS + 1):
        row: Sum = {"label": say(f"epoch-{epoch}"), "value": EPOCH_START[nation][epoch - 1]}
        if epoch in EPOCH_NEEDS:
            row["note"] = need_said(Need(*EPOCH_NEEDS[epoch]))
        rows.append(row)
    for space in range(1, SPACES + 1):
        points = printed_points(nation, space)
        if points and not p.setting.is_small:
            rows.append({"label": say("account-space", space=space), "value": points})
    return {"heading": say("board-part-track"), "rows": rows}


# Cards, offers and ships.


def _card(p: Civilization1980, seat: int | None, card: int) -> Explanation:
    name = CARD_NAME[card]
    lines = effect_lines(name)
    if REQUIRES[card] >= 0:
        lines.append(say("about-card-requires", card=CARD_NAME[REQUIRES[card]]))
    owners = [nation_of(p, other) for other in p.order if p.has(other, card)]
    if owners:
        lines.append(say("about-card-owners", who=owners))
    lines.append(say("web-deck-left", count=p.supply[card]))
    given = credits_from(card)
    accounts = [given] if given is not None else []
    cost = say("price-card", price=PRICE[card])
    if seat is not None and not p.has(seat, card):
        price = price_of_card(p, seat, seat, card)
        value = price["value"]
        cost = card_price(card, value) if isinstance(value, int) else cost
        if "parts" in price:
            total: Sum = {"label": say("account-for-you"), "value": value}
            if "note" in price:
                total["note"] = price["note"]
            accounts = [{"heading": say("account-price"), "rows": price["parts"], "total": total}, *accounts]
    groups = say("about-groups", groups=_groups(card))
    return explanation(name, kind=groups, cost=cost, lines=lines, accounts=accounts, rules=["43.10-b"])


def _groups(card: int) -> list[str]:
    return [f"group-{name}" for bit, name in enumerate(GROUPS) if (CARD_GROUPS[card] >> bit) & 1]


def _group(index: int) -> Explanation:
    cards = [CARD_NAME[card] for card in range(CARD_COUNT) if (CARD_GROUPS[card] >> index) & 1]
    return explanation(f"group-{GROUPS[index]}", lines=[say("about-nation-cards", cards=cards)], rules=["43.13-c"])


def _commodity(kind: int) -> Explanation:
    """What a commodity is worth, alone and in sets."""
    name = KIND_NAME[kind]
    rows: list[Sum] = [
        {"label": say("account-set", count=count, card=name), "value": set_value(kind, count)}
        for count in range(1, COPIES[kind] + 1)
    ]
    lines = [say("about-commodity-each", value=VALUE[kind], copies=COPIES[kind])]
    accounts: list[Account] = [{"heading": say("account-sets"), "rows": rows}]
    return explanation(name, cost=say("price-card", price=VALUE[kind]), lines=lines, accounts=accounts, rules=["51-c"])


def _offer(p: Civilization1980, seat: int | None, code: int) -> Explanation | None:
    """What was announced with an offer; to its owner what it is really worth."""
    market, slot = market_of(p), code_slot(p, code) if code >= 0 else -1
    if market is None or slot < 0 or not market.offers[slot]:
        return None
    accounts: list[Account] = []
    if seat is not None and slot // OFFERS_AT_ONCE == seat:
        accounts = [{"heading": say("account-sets"), "rows": sets_of(market.offers[slot][PACKAGE:])}]
    return explanation(
        offer_id(p, slot),
        name=offer_said(p, slot),
        kind=direction(p, market, slot),
        lines=terms(p, market, seat, slot),
        accounts=accounts,
        rules=["43.9-b"],
    )


def _ship(p: Civilization1980, seat: int | None, ship: int) -> Explanation | None:
    if seat is None or not 0 <= ship < len(p.ships[seat]) or p.ships[seat][ship] < 0:
        return None
    return places.ship(p, seat, ship)


def _basket(p: Civilization1980, seat: int | None) -> Explanation | None:
    """What is in the basket, and what that costs."""
    frame = basket_of(p, seat)
    if seat is None or frame is None or not frame.basket:
        return None
    cards = say("basket", cards=cards_of(frame.basket), price=frame.price(p, seat))
    return explanation(BASKET, name=cards, accounts=[bill(p, seat, frame)], rules=["43.10-b"])
