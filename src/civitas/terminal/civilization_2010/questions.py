"""The questions of Civilization (2010): players, cards and pieces in them by their names."""

from typing import Any

from civitas.games.civilization_2010.verbs import AGAINST, SPACE
from civitas.games.civilization_2010.words import BARBARIANS_WORD
from civitas.language import NOBODY, Arguments, Language

SEATS = ("attacker", "defender", "other", "actor")
"""What questions call seats."""
DELIVERY = "Delivery"
"""Here the seat that accepted hands over to the one that offered."""
RESOURCE_ABILITY = "-resource"
"""How the words of abilities end that are used with resources; the tech is name enough."""
ABILITY_DOMAIN = next(domain for verb in SPACE.verbs for domain in verb.domains if domain.name == "ability")
ITEM_DOMAIN = next(domain for verb in SPACE.verbs for domain in verb.domains if domain.name == "item")


def arguments_of(language: Language, names: list[str], question: dict[str, Any], seat: int | None) -> Arguments:
    """What the message of a question needs besides its plain numbers; `names` are those of the seats."""
    arguments: Arguments = {key: _seat(language, names, question[key]) for key in SEATS if key in question}
    for key, kind in (("wonder", "card"), ("person", "card")):
        if key in question:
            arguments[key] = language.name(f"{kind}-{question[key]}")
    arguments["card"] = _card(language, names, question)
    arguments["optional"] = int(bool(question.get("optional")))
    arguments |= {f"{key}_id": question[key] or NOBODY for key in ("stage", "kind", "bought") if key in question}
    arguments["figure_id"] = f"piece-{question['figure']}" if "figure" in question else NOBODY
    arguments["exploring"] = 0 if "figure" in question else 1
    items = question.get("items", [])
    arguments["second"] = len(items)
    arguments["item"] = language.word(ITEM_DOMAIN, items[-1]) if items else ""
    if question.get("frame") == DELIVERY:
        arguments["other"] = _seat(language, names, question["seat"])
    return {**arguments, **_window(language, question), **_trade(names, question, seat), **_research(question)}


def _seat(language: Language, names: list[str], value: object) -> str:
    """A player, or the barbarians."""
    if value == BARBARIANS_WORD:
        return language.text("barbarians")
    return names[value] if isinstance(value, int) and value >= 0 else NOBODY


def _card(language: Language, names: list[str], question: dict[str, Any]) -> str:
    """The culture event or ability that the question is about, with what it is aimed at."""
    about: dict[str, Any] = {**(question.get("about") or {}), **question}
    if "event" in about:
        name = language.name(f"card-{about['event']}")
    elif "ability" in about:
        plain = about["ability"].removesuffix(RESOURCE_ABILITY)
        name = language.word(ABILITY_DOMAIN, plain)
    else:
        return ""
    targets = ", ".join(_target(language, names, SPACE.parse(target)) for target in about.get("targets", []))
    return f"{name} ({targets})" if targets else name


def _target(language: Language, names: list[str], action: int) -> str:
    """What an event or ability is aimed at."""
    return names[AGAINST.first(action)] if AGAINST.owns(action) else language.action(SPACE, action)


def _window(language: Language, question: dict[str, Any]) -> Arguments:
    """The city whose action could be answered, or where the group is that could be stopped."""
    if "about" not in question:
        return {}
    about = question["about"] or {}
    return {"city": about.get("city", NOBODY), "square": about.get("square", NOBODY)}


def _trade(names: list[str], question: dict[str, Any], seat: int | None) -> Arguments:
    """How many offers the one who looks may still make, and for whom one is being drafted."""
    if not isinstance(question.get("budget"), list):
        return {}
    draft = question.get("draft")
    budget = question["budget"][seat] if seat is not None else 0
    return {"drafting": 1 if draft else 0, "partner": names[draft["to"]] if draft else NOBODY, "budget": budget}


def _research(question: dict[str, Any]) -> Arguments:
    if question.get("frame") != "Research":
        return {}
    return {"stage": question["stage"]}
