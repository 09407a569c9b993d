"""What there is to know about a calamity: whom it will strike, and what it would cost each nation as its victim."""

from collections.abc import Callable
from typing import Final

from civitas.core.telling import Account, Explanation, Said, Sum, say, seat_id
from civitas.games.civilization_1980.facts.board import FLOOD_PLAINS, VOLCANOES
from civitas.games.civilization_1980.facts.cards import (
    CIVIL_DISORDER,
    CIVIL_WAR,
    COMMODITY_COUNT,
    ENGINEERING,
    EPIDEMIC,
    FAMINE,
    FLOOD,
    HELD_COUNT,
    ICONOCLASM,
    KIND_NAME,
    PIRACY,
    POTTERY,
    VOLCANO,
)
from civitas.games.civilization_1980.facts.nations import SHIPS
from civitas.games.civilization_1980.model import Civilization1980
from civitas.games.civilization_1980.phases.calamities import civil_disorder, epidemic, famine, flood, iconoclasm
from civitas.games.civilization_1980.phases.calamities.civil_war import MINIMUM
from civitas.games.civilization_1980.phases.calamities.losses import GRAIN_RELIEF, OWN_LOSS, Exposure, due
from civitas.games.civilization_1980.phases.calamities.piracy import Raid
from civitas.games.civilization_1980.phases.calamities.volcano import volcanoes_near
from civitas.games.civilization_1980.telling.effects.lines import effect_lines
from civitas.games.civilization_1980.telling.explanations import explanation

Toll = Callable[[Civilization1980, int], int]
RULES: Final = {VOLCANO: "52.2-a", CIVIL_WAR: "52.5-a", PIRACY: "52.9-a", **OWN_LOSS}


def calamity(p: Civilization1980, kind: int) -> Explanation:
    """What a calamity does, whom it strikes, and what it would cost everybody."""
    name, index = KIND_NAME[kind], kind - COMMODITY_COUNT
    back, stack = "black" if kind < HELD_COUNT else "red", p.setting.stack_of[kind] + 1
    lines = [*effect_lines(name), say("about-calamity", back=back, stack=stack)]
    holder, trader = p.calamity_holder[index], p.calamity_trader[index]
    if holder >= 0:
        lines.append(say("open-calamity", card=name, seat=seat_id(holder)))
    if trader >= 0:
        lines.append(say("because-traded", card=name, seat=seat_id(holder), other=seat_id(trader)))
    accounts = [_tolls(p, kind)] if p.round and not p.setting.is_small else []
    return explanation(name, kind=say("board-calamity"), lines=lines, accounts=accounts, rules=[RULES[kind], "43.11-a"])


def _tolls(p: Civilization1980, kind: int) -> Account:
    if kind == VOLCANO:
        rows = [_volcano(p, seat) for seat in p.order]
        return {"heading": say("account-toll"), "rows": rows}
    if kind == CIVIL_WAR:
        rows = [_row(seat, say("progress", have=p.units(seat), need=MINIMUM)) for seat in p.order]
        return {"heading": say("account-units"), "rows": rows}
    toll = _TOLLS[kind]
    rows = [_row(seat, toll(p, seat)) for seat in p.order]
    if kind == FAMINE:
        for row, seat in zip(rows, p.order, strict=True):
            if p.has(seat, POTTERY):
                row["note"] = say("account-grain", count=GRAIN_RELIEF)
    is_units = kind in (FLOOD, FAMINE, EPIDEMIC)
    return {"heading": say("account-toll-units" if is_units else "account-toll-cities"), "rows": rows}


def _row(seat: int, value: int | Said) -> Sum:
    return {"label": say("thing", thing=seat_id(seat)), "value": value}


def _volcano(p: Civilization1980, seat: int) -> Sum:
    """The volcanoes beside a nation, or the earthquake that it has to fear."""
    near = volcanoes_near(p, seat)
    if near:
        return _row(seat, say("account-eruption", volcanoes=[f"volcano-{VOLCANOES[each]}" for each in near]))
    return _row(seat, say("account-earthquake" if p.city_count[seat] else "nothing"))


def _units(exposure: Exposure, wanted: int, is_maximum: bool) -> int:
    return due(wanted, sum(exposure.tokens), len(exposure.cities), exposure.unit, is_maximum)


def _flood(p: Civilization1980, seat: int) -> int:
    """On the plain with most units."""
    exposures = [Exposure(p, seat, FLOOD, plain) for plain in range(len(FLOOD_PLAINS))]
    worst = max(exposures, key=lambda exposure: exposure.total())
    return _units(worst, flood.units_wanted(p, seat), p.has(seat, ENGINEERING))


def _famine(p: Civilization1980, seat: int) -> int:
    return _units(Exposure(p, seat, FAMINE, -1), famine.PRIMARY, False)


def _epidemic(p: Civilization1980, seat: int) -> int:
    return _units(Exposure(p, seat, EPIDEMIC, -1), epidemic.units_wanted(p, seat), False)


def _iconoclasm(p: Civilization1980, seat: int) -> int:
    return min(p.city_count[seat], iconoclasm.cities_reduced(p, seat))


def _piracy(p: Civilization1980, seat: int) -> int:
    """Coastal cities, as many as a whole fleet could destroy."""
    return min(SHIPS, len(Raid(seat, -1, SHIPS, SHIPS).targets(p)))


_TOLLS: Final[dict[int, Toll]] = {
    FLOOD: _flood,
    FAMINE: _famine,
    EPIDEMIC: _epidemic,
    CIVIL_DISORDER: civil_disorder.cities_reduced,
    ICONOCLASM: _iconoclasm,
    PIRACY: _piracy,
}
