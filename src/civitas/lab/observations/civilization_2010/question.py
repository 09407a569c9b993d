"""What is asked in Civilization (2010) in numbers, and the offers of the Trade phase."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from civitas.games.civilization_2010.facts.constants import LOOT_EFFECTS, MOST_TRADE
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.stored import BLANK_FRAMES
from civitas.games.civilization_2010.verbs import (
    AGAINST,
    AT,
    CITY_DOMAIN,
    DONE,
    FIGURES,
    GOODS,
    IN,
    KILL,
    KILL_PERSON,
    MEANS,
    MOST_ARMIES,
    MOST_SCOUTS,
    RESOURCE_DOMAIN,
    TARGET_WONDER,
)
from civitas.games.civilization_2010.view_types import Civilization2010View, Draft, Fighter, OfferTerms, Question
from civitas.lab.tensors import (
    Columns,
    Eyes,
    Kind,
    always,
    by_seat,
    flag,
    number,
    numbers,
    one_of,
    seat_of,
    seats_of,
    some_of,
)

FRAMES: Final = list(BLANK_FRAMES)
STAGES: Final = [
    *["attacker-prepares", "defender-prepares", "drawing", "before-unit", "after-unit", "result"],
    *["capital", "army", "scout", "policy", "wonder", "finished"],
    *["aiming", "consent", "paying", "gift", "window", "effect", "ending"],
    *["item", "square", "declared", "building"],
    *["choosing", "after"],
]
"""How far battles, first choices, declarations, production and research are."""
WINDOWS: Final = ["city-action", "event", "ability", "step"]
SIDES: Final = ["attacker", "defender"]
PAYMENTS: Final = [f"{resource} {means}" for resource in RESOURCE_DOMAIN.words for means in MEANS]
HARVESTS: Final = [*RESOURCE_DOMAIN.words, "random"]
SKIPPED: Final = "skip"
INTERRUPTED: Final = 3
"""A question, the one that it interrupts, and so on: not more are told."""
FEW: Final = 20
"""More of anything is never asked for at once."""
OFFERS: Final = 100
"""Nobody makes more offers in a phase, whatever is agreed on."""
COMBAT: Final = 60
ASKED: Final = {
    "armies": MOST_ARMIES,
    "count": FEW,
    "extra": FEW,
    "loot": FEW,
    "offers_made": 2 * OFFERS,
    "production": COMBAT,
    "scouts": MOST_SCOUTS,
    "scratched": OFFERS,
    "steps": FEW,
}
"""The numbers in questions, and what they never exceed."""
WORDS: Final = ["square", "city", "event", "ability", "wonder"]
LISTS: Final = ["techs", "units", "items"]
"""The fields of questions that name things which have rows of their own."""


class OnTable(NamedTuple):
    """An offer, or one that was accepted and is carried out."""

    terms: OfferTerms
    is_accepted: bool


def questions(view: Civilization2010View) -> list[Question]:
    """What is asked, and the questions that it interrupts."""
    found: list[Question] = []
    question = view["question"]
    while question is not None and len(found) < INTERRUPTED:
        found.append(question)
        question = question.get("about")
    return found


def asked_words(view: Civilization2010View) -> Counter[str]:
    """Squares, cards, units and items that are named in questions, and how often."""
    words: Counter[str] = Counter()
    for question in questions(view):
        fields: Mapping[str, object] = {**question}
        words.update(str(fields[name]) for name in WORDS if name in fields)
        for name in LISTS:
            listed = fields.get(name, [])
            words.update(listed if isinstance(listed, list) else [])
        words.update([*_targets(question, AT.name), *_targets(question, TARGET_WONDER.name)])
    return words


def fighter_seat(fighter: Fighter | None) -> int | None:
    """The seat that fights, unless it is the barbarians."""
    return fighter if isinstance(fighter, int) else None


def offers(view: Civilization2010View) -> list[tuple[int, int, OnTable]]:
    """From whom, to whom, and what is given and wanted."""
    found: list[tuple[int, int, OnTable]] = []
    for question in questions(view):
        found += [(offer["seat"], offer["to"], OnTable(offer, False)) for offer in question.get("offers", [])]
        if "gives" in question:
            found.append((question["seat"], question["other"], OnTable(_delivered(question), True)))
    return found


def drafts(view: Civilization2010View) -> list[Draft]:
    """What the own seat is putting together."""
    found = [question.get("draft") for question in questions(view)]
    return [draft for draft in found if draft is not None]


def _delivered(question: Question) -> OfferTerms:
    events = question.get("events", {})
    return {
        "gives": question["gives"],
        "wants": question["wants"],
        "tokens": question.get("tokens", {}),
        "events": events if isinstance(events, dict) else {},
    }


def _targets(question: Question, verb: str) -> list[str]:
    """What a declaration aims at with a verb."""
    pairs = [target.partition(" ") for target in question.get("targets", [])]
    return [word for name, _, word in pairs if name == verb]


def _deals(view: Civilization2010View, eyes: Eyes) -> Iterable[tuple[int, OnTable]]:
    for seat, to, on_table in offers(view):
        yield eyes.place(seat) * eyes.players + eyes.place(to), on_table


def _asked_seat(name: str) -> Columns:
    return seat_of(name, lambda question: fighter_seat(question.get(name)))


def _asked_number(name: str, most: float) -> Columns:
    return number(name, most, lambda question: question.get(name, 0))


def _people(question: Question) -> dict[str, int]:
    return Counter([*question.get("people", []), *([question["person"]] if "person" in question else [])])


def _paid(question: Question) -> dict[str, int]:
    return Counter(payment.partition(" ")[2] for payment in question.get("paid", []))


def _against(question: Question) -> list[int]:
    return [AGAINST.domains[0].words.index(word) for word in _targets(question, AGAINST.name)]


QUESTION: Final = Kind(
    "question",
    always(INTERRUPTED),
    lambda view, eyes: enumerate(questions(view)),
    [
        one_of("frame", FRAMES, lambda question: question["frame"]),
        *[_asked_seat(name) for name in ("seat", "actor", "other", "attacker", "defender", "barbarians")],
        *[_asked_number(name, most) for name, most in ASKED.items()],
        number("bonus", COMBAT, lambda question: question.get("bonus", 0), -COMBAT),
        one_of("stage", STAGES, lambda question: question.get("stage")),
        one_of("window", WINDOWS, lambda question: question.get("kind")),
        one_of("turn", SIDES, lambda question: question.get("turn")),
        flag("optional", lambda question: question.get("optional")),
        one_of("bought", LOOT_EFFECTS, lambda question: question.get("bought")),
        one_of("figure", FIGURES, lambda question: question.get("figure")),
        numbers("harvests", HARVESTS, FEW, lambda question: Counter(question.get("resources", []))),
        numbers("person", GREAT_PEOPLE, 2, _people),
        numbers("paid", PAYMENTS, FEW, _paid),
        seats_of("against", _against),
        some_of("in", CITY_DOMAIN.words, lambda question: _targets(question, IN.name)),
        numbers("kill", FIGURES, MOST_ARMIES, lambda question: Counter(_targets(question, KILL.name))),
        flag("kill-person", lambda question: KILL_PERSON.name in question.get("targets", [])),
        flag("aimed", lambda question: DONE.name in question.get("targets", [])),
        by_seat("budget", OFFERS, lambda question: enumerate(question.get("budget", []))),
        seats_of("done", lambda question: question.get("done", [])),
        flag("skips", lambda question: question.get("chosen") == SKIPPED),
        flag("skips-second", lambda question: question.get("second") == SKIPPED),
    ],
)
DEAL: Final = Kind(
    "deal",
    lambda players: players * players,
    _deals,
    [
        flag("offered", lambda on_table: True),
        flag("accepted", lambda on_table: on_table.is_accepted),
        numbers("gives", GOODS, MOST_TRADE, lambda on_table: on_table.terms["gives"]),
        numbers("wants", GOODS, MOST_TRADE, lambda on_table: on_table.terms["wants"]),
    ],
)
DRAFT: Final = Kind(
    "draft",
    always(1),
    lambda view, eyes: enumerate(drafts(view)),
    [
        seat_of("to", lambda draft: draft["to"]),
        flag("counter", lambda draft: draft["counter"]),
        numbers("gives", GOODS, MOST_TRADE, lambda draft: draft["gives"]),
        numbers("wants", GOODS, MOST_TRADE, lambda draft: draft["wants"]),
    ],
)
