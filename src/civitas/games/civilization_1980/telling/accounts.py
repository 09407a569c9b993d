"""What the numbers of a player are made of: points, pieces, taxes, and what the next space of his track asks for."""

from civitas.core.telling import Account, Said, Sum, say
from civitas.games.civilization_1980.facts.board import AREA_COUNT
from civitas.games.civilization_1980.facts.cards import COINAGE, PRICE, card_points, package_value
from civitas.games.civilization_1980.facts.nations import CITIES, FINISH, SHIPS
from civitas.games.civilization_1980.model import CITY_UNITS, Civilization1980
from civitas.games.civilization_1980.phases.credits import bits
from civitas.games.civilization_1980.phases.support import support_needed
from civitas.games.civilization_1980.phases.taxes import TAX_RATE, cities_paid_for
from civitas.games.civilization_1980.phases.track import POINTS, Need, needs_to_advance, open_progress
from civitas.games.civilization_1980.telling.bills import prices, sets_of
from civitas.games.civilization_1980.telling.things import AREA_SAID, CARD_SAID
from civitas.games.civilization_1980.verbs import TAX


def accounts_of(p: Civilization1980, seat: int, asker: int | None) -> list[Account]:
    """All accounts of a player, as far as the asker may know them; none before the first round."""
    if not p.round or p.nation[seat] < 0:
        return []
    found = [pieces(p, seat)]
    if not p.setting.is_nomads and p.track[seat] < FINISH:
        found.append(next_space(p, seat, asker))
    if p.setting.is_small:
        return found
    return [points(p, seat, asker), *found, taxes(p, seat), prices(p, seat, asker)]


def points(p: Civilization1980, seat: int, asker: int | None) -> Account:
    """Civilization cards, treasury and trade cards; what those of others are worth only the end of the game tells."""
    cards = p.cards[seat]
    owned: Sum = {"label": say("board-civilization-cards"), "value": card_points(cards)}
    if cards:
        owned["parts"] = [{"label": CARD_SAID[card], "value": PRICE[card]} for card in bits(cards)]
    treasury: Sum = {"label": say("board-treasury"), "value": p.treasury[seat]}
    total: int | Said = say("account-at-least", count=open_progress(p, seat, POINTS))
    if p.result is not None:
        total = p.result.scores[seat]
    elif seat == asker:
        total = p.points(seat)
    return {
        "heading": say("column-points"),
        "rows": [owned, treasury, _hand(p, seat, asker)],
        "total": {"label": say("board-total"), "value": total},
    }


def _hand(p: Civilization1980, seat: int, asker: int | None) -> Sum:
    label = say("board-hand-of")
    if p.result is not None and seat != asker:
        return {"label": label, "value": p.result.scores[seat] - open_progress(p, seat, POINTS)}
    if seat != asker:
        note = say("board-hand-unknown", count=p.hand_size(seat))
        return {"label": label, "value": say("account-unknown"), "note": note}
    row: Sum = {"label": label, "value": package_value(p.hand[seat])}
    sets = sets_of(p.hand[seat])
    if sets:
        row["parts"] = sets
    return row


def pieces(p: Civilization1980, seat: int) -> Account:
    """Cities, tokens and ships, and how much of them a nation has."""
    cities, tokens = p.city_count[seat], p.on_board(seat)
    built: Sum = {"label": say("board-cities"), "value": say("progress", have=cities, need=CITIES)}
    board: Sum = {"label": say("board-tokens"), "value": tokens, "parts": _tokens(p, seat)}
    if not p.setting.is_nomads:
        board["note"] = say("board-support", count=support_needed(p, seat))
    units: Sum = {
        "label": say("account-units"),
        "value": p.units(seat),
        "parts": [
            {"label": say("board-tokens"), "value": tokens},
            {"label": say("board-cities"), "value": CITY_UNITS * cities},
        ],
    }
    sailing = sum(1 for coast in p.ships[seat] if coast >= 0)
    ships: Sum = {"label": say("board-ships"), "value": say("progress", have=sailing, need=SHIPS)}
    stock: Sum = {"label": say("board-stock"), "value": p.stock[seat]}
    rows = [board, stock, ships]
    if p.setting.is_nomads:
        rows.insert(0, {"label": say("board-areas"), "value": len(p.areas_of(seat))})
    else:
        rows = [built, *rows]
    if not p.setting.is_small:
        rows += [{"label": say("board-treasury"), "value": p.treasury[seat]}, units]
    return {"heading": say("board-pieces"), "rows": rows}


def _tokens(p: Civilization1980, seat: int) -> list[Sum]:
    """Tokens area by area, and those aboard."""
    row = p.tokens[seat]
    parts: list[Sum] = [{"label": AREA_SAID[area], "value": row[area]} for area in range(AREA_COUNT) if row[area]]
    if seat == p.mover and any(p.cargo):
        parts.append({"label": say("account-aboard"), "value": sum(p.cargo)})
    return parts


def next_space(p: Civilization1980, seat: int, asker: int | None) -> Account:
    """What the next space of the track asks for, and what the nation has of it."""
    rows = [_need(p, seat, asker, need) for need in needs_to_advance(p, seat)]
    if not rows:
        rows = [{"label": say("next-step-free"), "value": say("progress-completed")}]
    return {"heading": say("board-next-space"), "rows": rows}


def _need(p: Civilization1980, seat: int, asker: int | None, need: Need) -> Sum:
    have = p.points(seat) if need.kind == POINTS and seat == asker else open_progress(p, seat, need.kind)
    row: Sum = {"label": need_said(need), "value": say("progress", have=have, need=need.wanted)}
    if need.kind == POINTS and seat != asker and p.hand_size(seat):
        row["note"] = say("board-hand-unknown", count=p.hand_size(seat))
    return row


def need_said(need: Need) -> Said:
    """What a space asks for."""
    return say(f"next-step-{need.kind}", count=need.wanted)


def taxes(p: Civilization1980, seat: int) -> Account:
    """What taxes would bring now, at each rate that the nation may choose."""
    rates = range(1, TAX.domains[0].size + 1) if p.has(seat, COINAGE) else range(TAX_RATE, TAX_RATE + 1)
    return {"heading": say("phase-1"), "rows": [_tax(p, seat, rate) for rate in rates]}


def _tax(p: Civilization1980, seat: int, rate: int) -> Sum:
    paid = cities_paid_for(p, seat, rate)
    row: Sum = {"label": say("account-tax", rate=rate, cities=p.city_count[seat]), "value": paid * rate}
    if paid < p.city_count[seat]:
        row["note"] = say("account-revolt", count=p.city_count[seat] - paid)
    return row
