"""What the numbers of a player of Civilization (2010) are made of: victories, income, limits, research, stock."""

from civitas.core.telling import Account, Said, Sum, say, together
from civitas.games.civilization_2010.empires.pyramid import has_place
from civitas.games.civilization_2010.facts.constants import LEVELS, VICTORY_COINS
from civitas.games.civilization_2010.facts.culture_track import STEP_CULTURE, STEP_TRADE, VICTORY_STEP
from civitas.games.civilization_2010.facts.events import EVENT_LEVEL, EVENT_LEVELS, EVENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.markers import HUT_COUNT, MARKER_COUNT, MARKERS
from civitas.games.civilization_2010.facts.techs import SPACE_FLIGHT
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, RESOURCES
from civitas.games.civilization_2010.facts.units import UNIT_TYPE, UNIT_TYPES, UNITS
from civitas.games.civilization_2010.knowledge import fighting_hand, knows_events
from civitas.games.civilization_2010.map.pieces import COVERS, PIECES, is_city_state
from civitas.games.civilization_2010.model import COIN_PRINTED, CULTURE_PRINTED, Civilization2010
from civitas.games.civilization_2010.phases.winning import MILITARY_VICTORY
from civitas.games.civilization_2010.seat_views import units_seen
from civitas.games.civilization_2010.sources import (
    Parts,
    coin_parts,
    combat_parts,
    devotion_parts,
    hand_limit_parts,
    policy_parts,
    production_parts,
    research_parts,
    sum_of,
    trade_parts,
)
from civitas.games.civilization_2010.standings import city_limit_parts, speed_parts, stacking_parts
from civitas.games.civilization_2010.telling.prices import goods_price
from civitas.games.civilization_2010.telling.things import SQUARES, printed_name, terrain_said, thing_said
from civitas.games.civilization_2010.words import SQUARE


def accounts_of(p: Civilization2010, viewer: int | None, seat: int) -> list[Account]:
    """Everything that is counted of a player, as far as the one who looks may know it."""
    return [
        {"heading": say("web-progress"), "rows": _victories(p, seat)},
        {"heading": say("web-income"), "rows": _income(p, seat)},
        {"heading": say("web-limits"), "rows": _limits(p, seat)},
        {"heading": say("phase-research"), "rows": _research(p, seat)},
        {"heading": say("account-stock"), "rows": _stock(p, seat)},
        {"heading": say("account-cards"), "rows": _cards(p, viewer, seat)},
    ]


# Rows.


def made_of(p: Civilization2010, label: Said, parts: Parts) -> Sum:
    """A number with its parts."""
    row: Sum = {"label": label, "value": sum_of(parts)}
    if parts:
        row["parts"] = part_rows(p, parts)
    return row


def part_rows(p: Civilization2010, parts: Parts) -> list[Sum]:
    """Parts one by one; squares with what is there."""
    return [_part_row(p, source, amount) for source, amount in parts]


def _part_row(p: Civilization2010, source: str, amount: int) -> Sum:
    row: Sum = {"label": thing_said(source), "value": amount}
    square = _square_of(source)
    if square >= 0:
        row["note"] = _yielding(p, square)
    return row


def _yielding(p: Civilization2010, square: int) -> Said:
    """What a square yields something by: its marker, or its terrain and what is printed there."""
    piece = p.piece[square]
    if 0 <= piece < COVERS or is_city_state(piece):
        return say(f"card-{PIECES[piece]}")
    if p.printed[square] in (CULTURE_PRINTED, COIN_PRINTED):
        return together([terrain_said(p, square), say(printed_name(p, square))])
    return terrain_said(p, square)


def _square_of(source: str) -> int:
    return SQUARE[source.removeprefix("square-")] if source.startswith("square-") else -1


def by_city(p: Civilization2010, seat: int, parts: Parts) -> list[Sum]:
    """Parts with the squares of each own city together."""
    rows: list[Sum] = []
    for centre in p.empires[seat].cities:
        own = [(source, amount) for source, amount in parts if _city_of(p, seat, source) == centre]
        if own:
            rows.append(made_of(p, thing_said(SQUARES[centre]), own))
    others = [(source, amount) for source, amount in parts if _city_of(p, seat, source) < 0]
    return rows + part_rows(p, others)


def _city_of(p: Civilization2010, seat: int, source: str) -> int:
    square = _square_of(source)
    return p.centre[square] if square >= 0 and p.owner[square] == seat else -1


# Victories.


def _victories(p: Civilization2010, seat: int) -> list[Sum]:
    empire, coins = p.empires[seat], coin_parts(p, seat)
    culture: Sum = {
        "label": say("victory-culture"),
        "value": say("progress", have=empire.step, need=VICTORY_STEP),
        "rule": "victory.culture-a",
    }
    if empire.step < VICTORY_STEP:
        price = goods_price(STEP_TRADE[empire.step + 1], STEP_CULTURE[empire.step + 1])
        if price is not None:
            culture["note"] = say("account-next-space", price=price)
    economic: Sum = {
        "label": say("victory-economic"),
        "value": say("progress", have=sum_of(coins), need=VICTORY_COINS),
        "parts": by_city(p, seat, coins),
        "rule": "victory.economic-a",
    }
    return [culture, economic, _technology(p, seat), _military(p, seat)]


def _technology(p: Civilization2010, seat: int) -> Sum:
    """The rows of the pyramid, and of which levels another card fits."""
    rows = p.empires[seat].rows
    levels: list[Sum] = []
    for level in range(1, LEVELS + 1):
        row: Sum = {"label": say(f"level-{level}"), "value": rows[level - 1]}
        if has_place(rows, level):
            row["note"] = say("account-fits")
        levels.append(row)
    value = say("progress-completed") if p.empires[seat].knows(SPACE_FLIGHT) else say("account-techs", count=sum(rows))
    return {"label": say("victory-technology"), "value": value, "parts": levels, "rule": "victory.tech-a"}


def _military(p: Civilization2010, seat: int) -> Sum:
    won = p.result is not None and p.result.ending == MILITARY_VICTORY and p.result.places[seat] == 1
    return {
        "label": say("victory-military"),
        "value": say("progress", have=1 if won else 0, need=1),
        "note": say("account-combat", count=sum_of(combat_parts(p, seat))),
        "rule": "victory.military-a",
    }


# Income and limits.


def _income(p: Civilization2010, seat: int) -> list[Sum]:
    trade = trade_parts(p, seat)
    cities = p.empires[seat].cities
    production = [made_of(p, thing_said(SQUARES[city]), production_parts(p, seat, city)) for city in cities]
    culture = [made_of(p, thing_said(SQUARES[city]), devotion_parts(p, seat, city)) for city in cities]
    return [
        {"label": say("web-2010-trade"), "value": sum_of(trade), "parts": by_city(p, seat, trade)},
        {"label": say("web-2010-production"), "value": _total(production), "parts": production},
        {"label": say("web-2010-culture-made"), "value": _total(culture), "parts": culture},
    ]


def _total(rows: list[Sum]) -> int:
    return sum(row["value"] for row in rows if isinstance(row["value"], int))


def _limits(p: Civilization2010, seat: int) -> list[Sum]:
    return [
        made_of(p, say("web-2010-limit-speed"), speed_parts(p, seat)),
        made_of(p, say("web-2010-limit-stacking"), stacking_parts(p, seat)),
        made_of(p, say("web-2010-limit-cities"), city_limit_parts(p, seat)),
        made_of(p, say("web-2010-limit-policies"), policy_parts(p, seat)),
        made_of(p, say("web-2010-limit-events"), hand_limit_parts(p, seat)),
        made_of(p, say("web-2010-limit-combat"), combat_parts(p, seat)),
    ]


def _research(p: Civilization2010, seat: int) -> list[Sum]:
    """The trade that a tech of each level needs, and whether it could be learned."""
    empire = p.empires[seat]
    rows: list[Sum] = []
    for level in range(1, LEVELS + 1):
        parts = research_parts(p, seat, level)
        row = made_of(p, say(f"level-{level}"), parts) if len(parts) > 1 else made_of(p, say(f"level-{level}"), [])
        row["value"] = sum_of(parts)
        if not has_place(empire.rows, level):
            row["note"] = say("account-no-room")
        elif empire.trade < sum_of(parts):
            row["note"] = say("account-missing", count=sum_of(parts) - empire.trade)
        rows.append(row)
    return rows


# What a player has.


def _stock(p: Civilization2010, seat: int) -> list[Sum]:
    empire = p.empires[seat]
    rows: list[Sum] = [
        {"label": say("web-2010-trade"), "value": empire.trade},
        {"label": say("web-2010-culture-stock"), "value": empire.culture},
    ]
    rows += [
        {"label": say(f"resource-{RESOURCES[each]}"), "value": empire.resources[each]}
        for each in range(MARKET_RESOURCE_COUNT)
        if empire.resources[each]
    ]
    rows += [
        {"label": say(f"card-{GREAT_PEOPLE[each]}"), "value": count}
        for each, count in enumerate(empire.people)
        if count
    ]
    armies, scouts = p.armies_left(seat), p.scouts_left(seat)
    rows += [
        {"label": say("board-armies"), "value": len(empire.armies), "note": say("account-left", count=armies)},
        {"label": say("board-scouts"), "value": len(empire.scouts), "note": say("account-left", count=scouts)},
    ]
    return rows


def _cards(p: Civilization2010, viewer: int | None, seat: int) -> list[Sum]:
    """Units, culture events and facedown markers; which they are only for those who may know it."""
    empire = p.empires[seat]
    rows: list[Sum] = []
    hand = fighting_hand(p, seat)
    units = [count + hand.count(unit) for unit, count in enumerate(empire.units)]
    for unit_type, name in enumerate(UNIT_TYPES):
        row = _counted(f"card-{name}", units_seen(p, seat)[unit_type])
        if empire.ranks[unit_type]:
            row["note"] = say(f"rank-{empire.ranks[unit_type]}")
        if viewer == seat:
            row["parts"] = _known(
                UNITS, [count if UNIT_TYPE[each] == unit_type else 0 for each, count in enumerate(units)]
            )
        rows.append(row)
    for level in range(1, EVENT_LEVELS + 1):
        row = _counted(f"goods-event-{level}", empire.events_of_level(level))
        if knows_events(p, viewer, seat):
            held = [count if EVENT_LEVEL[each] == level else 0 for each, count in enumerate(empire.events)]
            row["parts"] = _known(EVENTS, held)
        rows.append(row)
    for back, count, first, last in (
        ("hut", empire.hut_tokens(), 0, HUT_COUNT),
        ("village", empire.village_tokens(), HUT_COUNT, MARKER_COUNT),
    ):
        row = _counted(f"goods-{back}", count)
        if viewer == seat:
            row["parts"] = _known(MARKERS[first:last], empire.tokens[first:last])
        rows.append(row)
    return [row for row in rows if row["value"]]


def _counted(label: str, count: int) -> Sum:
    return {"label": say(label), "value": count}


def _known(words: list[str], counts: list[int]) -> list[Sum]:
    return [_counted(f"card-{words[each]}", count) for each, count in enumerate(counts) if count]
