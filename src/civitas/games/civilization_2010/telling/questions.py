"""The questions of Civilization (2010): players, cards and pieces in them as things, and what led to them."""

from collections.abc import Callable
from typing import Any, Final

from civitas.core.telling import NOBODY, Argument, Said, named_together, say, seat_id, together, told_arguments
from civitas.games.civilization_2010.abilities.declaring import Declaration
from civitas.games.civilization_2010.abilities.responses import RESOURCE_ABILITY, Window
from civitas.games.civilization_2010.battles.battle import battle_of
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.travelling import Moving
from civitas.games.civilization_2010.phases.deals import GIVEN_TOKENS, GIVES, WANTS
from civitas.games.civilization_2010.phases.trade import DRAFT, TO, Trading
from civitas.games.civilization_2010.telling.effects.lines import ability_lines, effect_lines
from civitas.games.civilization_2010.telling.things import (
    BARBARIANS_NAME,
    SQUARES,
    fighter_name,
    goods_said,
    thing_said,
)
from civitas.games.civilization_2010.verbs import ABILITY_NAMES, AGAINST, AT, ITEM_NAMES, SPACE
from civitas.games.civilization_2010.words import BARBARIANS_WORD

SEATS: Final = ("attacker", "defender", "other", "actor")
"""What questions call seats, besides `seat`."""
CARDS: Final = ("wonder", "person")
PLACES: Final = ("square", "city")
DELIVERY: Final = "Delivery"
"""Here the seat that accepted hands over to the one that offered."""

Phrase = Callable[[int], Said]
"""Puts an action into words."""


def question_arguments(p: Civilization2010, asked: dict[str, Any], phrase: Phrase) -> dict[str, Argument]:
    """What goes into a question."""
    about: dict[str, Any] = asked.get("about") or {}
    found = told_arguments({key: value for key, value in asked.items() if isinstance(value, int | str)})
    for key in SEATS:
        if key in asked:
            found[key] = _seat(asked[key])
    for key in CARDS:
        if key in asked:
            found[key] = f"card-{asked[key]}"
    for key in PLACES:
        if "about" in asked:
            found[key] = f"square-{about[key]}" if key in about else NOBODY
        elif key in asked:
            found[key] = f"square-{asked[key]}"
    items: list[str] = asked.get("items", [])
    found["card"] = _card({**about, **asked}, phrase)
    found["optional"] = int(bool(asked.get("optional")))
    found["bought"] = asked.get("bought") or NOBODY
    found["figure"] = f"piece-{asked['figure']}" if "figure" in asked else NOBODY
    found["exploring"] = 0 if "figure" in asked else 1
    found["second"] = len(items)
    found["item"] = ITEM_NAMES[items[-1]] if items else NOBODY
    if asked["frame"] == DELIVERY:
        found["other"] = _seat(asked["seat"])
    return {**found, **_trade(p, asked)}


def _seat(value: object) -> str:
    """A player, or the barbarians."""
    if value == BARBARIANS_WORD:
        return BARBARIANS_NAME
    return seat_id(value) if isinstance(value, int) and value >= 0 else NOBODY


def _card(about: dict[str, Any], phrase: Phrase) -> Argument:
    """The culture event or ability that the question is about, with what it is aimed at."""
    if "event" in about:
        name: Argument = f"card-{about['event']}"
    elif "ability" in about:
        name = ABILITY_NAMES[about["ability"]]
    else:
        return NOBODY
    targets = [_target(SPACE.parse(target), phrase) for target in about.get("targets", [])]
    return say("aimed-card", card=name, targets=together(targets)) if targets else name


def _target(action: int, phrase: Phrase) -> Said:
    """What an event or ability is aimed at."""
    return thing_said(seat_id(AGAINST.first(action))) if AGAINST.owns(action) else phrase(action)


def _trade(p: Civilization2010, asked: dict[str, Any]) -> dict[str, Argument]:
    """How many offers the one who looks may still make, and for whom one is being drafted."""
    if not isinstance(asked.get("budget"), list):
        return {}
    draft = asked.get("draft")
    budget = p.setting.trade_bound - asked["offers_made"] + asked["scratched"] if "offers_made" in asked else 0
    return {"drafting": 1 if draft else 0, "partner": _seat(draft["to"]) if draft else NOBODY, "budget": budget}


# What led to the question.


def because(p: Civilization2010, seat: int | None) -> list[Said]:
    """The battle, the offers on the table, or what a card does that is played or has to be answered."""
    frame = p.frames[-1]
    if isinstance(frame, Trading):
        return offers(p, frame, seat)
    found: list[Said] = []
    battle = battle_of(p)
    if battle is not None:
        sides = [fighter_name(fighter) for fighter in (battle.attacker, battle.defender)]
        title = say("battle-title", square=SQUARES[battle.target], attacker=sides[0], defender=sides[1])
        found.append(title)
    if isinstance(frame, Window):
        found += _aimed(p, frame)
    asked = frame.question(p, seat)
    about: dict[str, Any] = {**(asked.get("about") or {}), **asked}
    if isinstance(frame, Declaration) or "actor" in asked:
        if "event" in about:
            found += effect_lines(f"card-{about['event']}")
        elif "ability" in about:
            found += ability_lines(str(about["ability"]))
    return found


def _aimed(p: Civilization2010, window: Window) -> list[Said]:
    """Against whom that is done which may be answered: whoever is meant wants to know."""
    about = p.frames[p.frames.index(window) - 1]
    if isinstance(about, Moving):
        other = about.aimed_at(p)
        message = "window-defects" if about.defects else "window-attacks"
        names = {"actor": seat_id(window.actor), "other": seat_id(other), "square": SQUARES[about.target]}
        return [say(message, **names)] if other >= 0 else []
    struck = window.against
    if window.kind == RESOURCE_ABILITY and isinstance(about, Declaration):
        struck = _struck(p, about.targets)
    victims = [seat for seat in range(p.players) if (struck >> seat) & 1 and seat != window.actor]
    return [say("window-aimed", others=named_together(victims))] if victims else []


def _struck(p: Civilization2010, targets: list[int]) -> int:
    """The seats to whom the targets of an event or ability belong, as bits."""
    struck = 0
    for target in targets:
        square = AT.first(target) if AT.owns(target) else NONE
        for seat in (p.owner[square], p.holder[square]) if square >= 0 else ():
            struck |= 1 << seat if seat >= 0 else 0
    return struck


def offers(p: Civilization2010, trading: Trading, seat: int | None) -> list[Said]:
    """Every offer on the table, and the own draft last."""
    found: list[Said] = []
    for place, offer in enumerate(trading.offers):
        if offer:
            giver, taker = seat_id(place // p.players), seat_id(place % p.players)
            found.append(say("offers-line", name=giver, other=taker, **terms(offer)))
    draft = trading.drafts[seat] if seat is not None else []
    if draft:
        found.append(say("offers-draft", other=seat_id(draft[TO]), **terms(draft[DRAFT:])))
    return found


def terms(offer: list[int]) -> dict[str, Argument]:
    """What an offer gives and wants; of facedown things only the backs."""
    return {"gives": goods_said(offer[GIVES:WANTS]), "wants": goods_said(offer[WANTS:GIVEN_TOKENS])}
