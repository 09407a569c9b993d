"""Descriptions of positions in the words of the game, from which `building.build_scenario` builds them again."""

from typing import Any

from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.decks import civil_decks_left, military_decks_left
from civitas.games.through_the_ages.facts.cards import AGES
from civitas.games.through_the_ages.facts.technologies import TECHS
from civitas.games.through_the_ages.model import EVERY_SEAT, ThroughTheAges
from civitas.games.through_the_ages.options import options_of
from civitas.games.through_the_ages.words import EVERYONE, SIDES, USED


def describe_position(p: ThroughTheAges) -> dict[str, Any]:
    """A description that builds exactly this position again."""
    defaults = {option.name: option.default for option in options_of(p.edition)}
    chosen = {key: value for key, value in p.setting.options.items() if value != defaults[key]}
    description: dict[str, Any] = {
        "players": p.players,
        "round": p.round,
        "age": AGES[p.age],
        "active": p.active + 1,
        "start": p.start + 1,
        "row": [p.cards[card].id if card >= 0 else None for card in p.row],
        "civil_decks": _decks(p, civil_decks_left(p), 0),
        "military_decks": _decks(p, military_decks_left(p), 1),
        "current_events": [
            _hidden(p, p.current[place], p.current_known[place], p.current_seen[place])
            for place in range(len(p.current) - 1, -1, -1)
        ],
        "bonus": _names(p, p.bonus),
        "dice": p.dice.state(),
        "flow": [frame.dump() for frame in p.frames],
    }
    rare: dict[str, Any] = {
        "options": chosen,
        "last_round": p.last_round,
        "discards": [
            _hidden(p, card, known)
            for row, marks in zip(p.discards, p.discards_known, strict=True)
            for card, known in zip(row, marks, strict=True)
        ],
        "future_events": [_hidden(p, card, known) for card, known in zip(p.future, p.future_known, strict=True)],
        "past_events": _names(p, p.past),
        "common_tactics": _names(p, p.common),
        "gone": _names(p, p.gone),
        "result": p.result.to_json() if p.result else None,
    }
    description.update({key: value for key, value in rare.items() if value})
    if p.bonus:
        description["bonus_open"] = p.bonus_open
    for seat, c in enumerate(p.civs):
        description[str(seat + 1)] = _describe_civilization(p, c)
    return description


def _describe_civilization(p: ThroughTheAges, c: Civilization) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "yellow": c.yellow,
        "unused": c.unused,
        "blue": c.blue,
        "workers": {TECHS[tech]: count for tech, count in enumerate(c.workers) if count >= 0},
        "government": p.cards[c.government].id,
        "leaders_taken": [age for number, age in enumerate(AGES) if (c.leaders_taken >> number) & 1],
        "civil": c.civil,
        "military": c.military,
    }
    rare: dict[str, Any] = {
        "culture": c.culture,
        "science": c.science,
        "tokens": {TECHS[tech]: count for tech, count in enumerate(c.stored) if count},
        "leader": _name(p, c.leader),
        "specials": _names(p, [card for card in c.specials if card >= 0]),
        "wonders": _names(p, c.wonders),
        "ruins": _names(p, c.ruins),
        "tucked": _name(p, c.tucked),
        "wonder": _name(p, c.wonder),
        "stages": c.stages,
        "colonies": _names(p, c.colonies),
        "hand": _names(p, c.hand),
        "fresh": _names(p, c.fresh),
        "military_hand": _names(p, c.military_hand),
        "civil_lost": c.civil_lost,
        "extra_military": c.extra_military,
        "unit_resources": c.unit_resources,
        "unit_science": c.unit_science,
        "civil_used": c.civil_used,
        "military_used": c.military_used,
        "leader_resources": c.leader_resources,
        "used": [word for word, bit in USED.items() if c.used & bit],
        "tactic": _name(p, c.tactic),
        "exclusive": bool(c.exclusive),
        "war": [p.cards[c.war].id, c.war_target + 1] if c.war >= 0 else None,
        "pact": [p.cards[c.pact].id, c.pact_partner + 1, list(SIDES)[c.pact_side]] if c.pact >= 0 else None,
        "marker": c.marker + 1,
        "kept": _names(p, c.kept),
        "left": bool(c.is_gone),
        "leaving": bool(c.is_leaving),
    }
    entry.update({key: value for key, value in rare.items() if value})
    return entry


def _name(p: ThroughTheAges, card: int) -> str | None:
    return p.cards[card].id if card >= 0 else None


def _names(p: ThroughTheAges, cards: list[int]) -> list[str]:
    return [p.cards[card].id for card in cards]


def _decks(p: ThroughTheAges, decks: list[list[int]], first: int) -> dict[str, list[str]]:
    return {AGES[age]: _names(p, deck[::-1]) for age, deck in enumerate(decks) if age >= max(first, p.age)}


def _hidden(p: ThroughTheAges, card: int, known: int, seen: int = 0) -> str | dict[str, Any]:
    """A card and who knows it."""
    entry: dict[str, Any] = {"card": p.cards[card].id}
    if known:
        entry["known"] = EVERYONE if known == EVERY_SEAT else _players(p, known)
    if seen:
        entry["seen"] = _players(p, seen)
    return entry if known or seen else p.cards[card].id


def _players(p: ThroughTheAges, bits: int) -> list[int]:
    return [seat + 1 for seat in range(p.players) if (bits >> seat) & 1]
