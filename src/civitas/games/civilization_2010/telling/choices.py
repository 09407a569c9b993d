"""The choices of Civilization (2010): what each adds to its heading, what is good to know of it, what it is about."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import Said, say, seat_id
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.techs import TECH_LEVEL
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import city_production, devotion
from civitas.games.civilization_2010.telling.fighting import front_label, front_notes, heal_label, wound_label
from civitas.games.civilization_2010.telling.producing import build_notes, placing_notes
from civitas.games.civilization_2010.telling.things import (
    SQUARES,
    ability_said,
    described,
    square_said,
    terrain_said,
    thing_said,
)
from civitas.games.civilization_2010.telling.trading import answer_notes, drop_notes, withdraw_notes
from civitas.games.civilization_2010.telling.travelling import discover_notes, step_label, step_notes

Label = Callable[[Civilization2010, int, Offer], Said]
Notes = Callable[[Civilization2010, int, Offer], list[Said]]

OVER_SQUARES: Final = frozenset({"at", "explore"})
"""Verbs that choose a square of the map and nothing else."""
OVER_CITIES: Final = frozenset({"in", "program", "produce", "devote"})
OVER_PLAYERS: Final = frozenset({"against", "offer", "accept", "decline", "counter", "withdraw"})
OVER_TECHS: Final = frozenset({"research", "second", "learn"})
NAMED_FIRST: Final = frozenset(
    {
        "govern", "adopt", "abandon", "play", "pay", "wonder", "recruit", "take", "keep", "appoint", "discard", "give",
        "give-token", "give-event", "want", "drop", "build", "build-free", "save", "loot", "steal-token", "coin-of",
        "steal-event", "lead", *OVER_TECHS,
    }
)  # fmt: skip
"""Verbs whose choices are called like their first argument."""
DONE_MEANS: Final = frozenset(
    {
        "StartOfTurn", "FreshGovernment", "Switching", "Trading", "CityManagement", "CityAction", "Production",
        "Movement", "Razing", "ArkAdvances", "Battle", "Wounding", "Healing", "Aftermath", "LearnTech", "Appointment",
        "Recruiting", "Declaration",
    }
)  # fmt: skip
"""Questions in which `done` has words of its own."""


def label_of(p: Civilization2010, seat: int, offer: Offer) -> Said | None:
    """What a choice adds to its heading; None where the phrase has to do."""
    name = offer.verb.name
    if name == "done":
        frame = p.frames[-1].name()
        return say(f"done-{frame}" if frame in DONE_MEANS else "verb-done")
    if name in NAMED_FIRST:
        return _first_said(offer)
    if name in OVER_SQUARES:
        return square_said(offer.first)
    if name in OVER_CITIES:
        return square_said(p.empires[seat].cities[offer.first])
    if name in OVER_PLAYERS:
        return thing_said(seat_id(offer.first))
    label = _LABELS.get(name)
    return label(p, seat, offer) if label is not None else None


def notes_of(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    """What is good to know of a choice."""
    name = offer.verb.name
    if name in OVER_SQUARES:
        return [*described(p, offer.first), *placing_notes(p, offer.first)]
    notes = _NOTES.get(name)
    return notes(p, seat, offer) if notes is not None else []


def tech_level(offer: Offer) -> int:
    """The level of the tech that a choice is about, by which techs are listed; 0: it is about none."""
    return TECH_LEVEL[offer.first] if offer.verb.name in OVER_TECHS else 0


def _first_said(offer: Offer) -> Said:
    """The first argument by its name."""
    domain = offer.verb.domains[0]
    return say(domain.name_id(domain.words[offer.first]))


# Cities and squares.


def _city_note(offer: Offer, place: int) -> Said:
    """Which of the own cities it is."""
    return say(f"city-{offer.verb.domains[place].words[offer.first if place == 0 else offer.second]}")


def _in_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    return [_city_note(offer, 0)]


def _produce_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    made = city_production(p, seat, p.empires[seat].cities[offer.first])
    return [_city_note(offer, 0), say("board-production", count=made)]


def _devote_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    made = devotion(p, seat, p.empires[seat].cities[offer.first])
    return [_city_note(offer, 0), say("board-devotion", count=made)]


def _harvest(p: Civilization2010, seat: int, offer: Offer) -> Said:
    return say(f"resource-{offer.verb.domains[1].words[offer.second]}")


def _harvest_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    return [square_said(p.empires[seat].cities[offer.first]), _city_note(offer, 0)]


def _assign(p: Civilization2010, seat: int, offer: Offer) -> Said:
    return say("choice-from-to", start=SQUARES[offer.first], end=SQUARES[p.empires[seat].cities[offer.second]])


def _assign_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    return [_city_note(offer, 1)]


def _found(p: Civilization2010, seat: int, offer: Offer) -> Said:
    return square_said(offer.first)


def _found_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    return [terrain_said(p, offer.first), say(f"choice-{offer.verb.domains[1].words[offer.second]}")]


# Cards and figures.


def _use(p: Civilization2010, seat: int, offer: Offer) -> Said:
    named = ability_said(offer.verb.domains[0].words[offer.first])
    return named if isinstance(named, dict) else say(str(named))


def _switch(p: Civilization2010, seat: int, offer: Offer) -> Said:
    start, end = (domain.words[at] for domain, at in zip(offer.verb.domains, (offer.first, offer.second), strict=True))
    return say("choice-from-to", start=f"card-{start}", end=f"card-{end}")


def _pay_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    domain = offer.verb.domains[1]
    return [say(domain.name_id(domain.words[offer.second]))]


def _deck(p: Civilization2010, seat: int, offer: Offer) -> Said:
    return say(f"level-{offer.first + 1}")


def _figure(p: Civilization2010, seat: int, offer: Offer) -> Said:
    return say(f"choice-{offer.verb.domains[0].words[offer.first]}")


def _group(p: Civilization2010, seat: int, offer: Offer) -> Said:
    return say(f"group-{offer.verb.domains[1].words[offer.second]}")


def _rank_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    rank = p.empires[seat].ranks[offer.first]
    return [say(f"rank-{rank}")] if rank else []


def _lead_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    return [say(f"civilization-{CIVILIZATIONS[offer.first]}-leader")]


def _tech_notes(p: Civilization2010, seat: int, offer: Offer) -> list[Said]:
    return [say(f"level-{TECH_LEVEL[offer.first]}")]


_LABELS: Final[dict[str, Label]] = {
    "found": _found,
    "assign": _assign,
    "switch": _switch,
    "use": _use,
    "harvest": _harvest,
    "level": _deck,
    "march": _group,
    **dict.fromkeys(("kill", "leave"), _figure),
    **dict.fromkeys(("step", "discover", "defect"), step_label),
    "front": front_label,
    "wound": wound_label,
    "heal": heal_label,
}
_NOTES: Final[dict[str, Notes]] = {
    "found": _found_notes,
    "assign": _assign_notes,
    **dict.fromkeys(("in", "program"), _in_notes),
    "produce": _produce_notes,
    "devote": _devote_notes,
    "harvest": _harvest_notes,
    "pay": _pay_notes,
    "recruit": _rank_notes,
    "lead": _lead_notes,
    **dict.fromkeys(("learn", "second"), _tech_notes),
    **dict.fromkeys(("step", "defect"), step_notes),
    "discover": discover_notes,
    **dict.fromkeys(("accept", "decline", "counter"), answer_notes),
    "withdraw": withdraw_notes,
    "drop": drop_notes,
    "build": build_notes,
    "front": front_notes,
}
