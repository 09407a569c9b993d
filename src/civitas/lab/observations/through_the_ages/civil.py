"""The civil cards of Through the Ages in numbers: the card row, technologies, leaders, wonders, action cards.

Rows stand in the order of the arguments of actions: spaces for `take`, technologies for `build`, cards for `develop`,
`lead`, `ruin`, `play` and so on.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from civitas.games.through_the_ages.facts.editions import Edition
from civitas.games.through_the_ages.facts.technologies import TECHS
from civitas.games.through_the_ages.view_types import CivilizationView, Costs, Question, ThroughTheAgesView
from civitas.lab.tensors import (
    Columns,
    Kind,
    always,
    by_seat,
    flag,
    in_order,
    named,
    number,
    one_of,
    seat_of,
    seats_of,
)

MOST_TOKENS: Final = 40
"""Yellow or blue tokens of one player."""
COSTS: Final = 20
SCIENCE_COSTS: Final = 40
COPIES: Final = 6

_FREE: Final[Costs] = {"take": [], "build": {}, "upgrade": {}, "stages": [], "develop": {}, "revolt": {}}
_UNASKED: Final[Question] = {"frame": ""}
NOWHERE: Final[dict[int, int]] = {}


def costs_of(view: ThroughTheAgesView) -> Costs:
    """What things cost who looks; spectators buy nothing."""
    return view.get("costs", _FREE)


def question_of(view: ThroughTheAgesView) -> Question:
    """What is asked, or a question without a frame."""
    return view["question"] or _UNASKED


def civil_kinds(edition: Edition) -> list[Kind]:
    """The card row, technologies with their workers, and what lies on the table of civil cards."""
    return [
        _row(edition),
        TECHNOLOGY,
        _upgrades(edition),
        _developments(edition),
        _leaders(edition),
        _actions(edition),
        _wonders(edition),
        _stages(edition),
    ]


# The card row.


class Space(NamedTuple):
    """A space of the card row: what lies there, what it costs who looks, and whether it is swept next."""

    card: str | None
    cost: int
    is_swept: bool


def _spaces(view: ThroughTheAgesView) -> Iterable[Space]:
    costs = costs_of(view)["take"] or [None] * len(view["row"])
    for place, (card, cost) in enumerate(zip(view["row"], costs, strict=True)):
        yield Space(card, cost or 0, place < view["swept"])


def _row(edition: Edition) -> Kind:
    cards = [card.id for card in edition.cards.cards if card.is_civil and not card.starts]
    return Kind(
        "space",
        always(edition.verbs.take.size),
        in_order(_spaces),
        [
            number("cost", COSTS, lambda space: space.cost),
            flag("swept", lambda space: space.is_swept),
            one_of("card", cards, lambda space: space.card),
        ],
    )


# Technologies that workers stand on.


class Technology(NamedTuple):
    """A technology that somebody has: workers and blue tokens by seat, and what the question says of it."""

    workers: dict[int, int]
    tokens: dict[int, int]
    cost: int
    chosen: int
    """Units that are sent or sacrificed."""
    razed: int
    is_asked: bool


def _technologies(view: ThroughTheAgesView) -> Iterable[tuple[str, Technology]]:
    question, costs = question_of(view), costs_of(view)["build"]
    workers = _by_word(each["workers"] for each in view["civilizations"])
    tokens = _by_word(each["tokens"] for each in view["civilizations"])
    chosen = {**question.get("sent", {}), **question.get("units", {})}
    razed = question.get("razed", [])
    asked = question.get("building", "").removeprefix("card-")
    for tech, here in workers.items():
        yield (
            tech,
            Technology(
                here,
                tokens.get(tech, NOWHERE),
                costs.get(tech, 0),
                chosen.get(tech, 0),
                razed.count(tech),
                tech == asked,
            ),
        )


def _by_word(counts: Iterable[Mapping[str, int]]) -> dict[str, dict[int, int]]:
    """What each seat has how many of, the other way round."""
    found: dict[str, dict[int, int]] = {}
    for seat, each in enumerate(counts):
        for word, count in each.items():
            found.setdefault(word, {})[seat] = count
    return found


TECHNOLOGY: Final = Kind(
    "technology",
    always(len(TECHS)),
    named(TECHS, _technologies),
    [
        seats_of("in-play", lambda technology: technology.workers),
        by_seat("workers", MOST_TOKENS, lambda technology: technology.workers.items()),
        by_seat("tokens", MOST_TOKENS, lambda technology: technology.tokens.items()),
        number("cost", COSTS, lambda technology: technology.cost),
        number("chosen", MOST_TOKENS, lambda technology: technology.chosen),
        number("razed", COPIES, lambda technology: technology.razed),
        flag("asked", lambda technology: technology.is_asked),
    ],
)


def _upgrades(edition: Edition) -> Kind:
    """Upgrades, then the buildings that can become theaters."""
    pairs = [*edition.verbs.upgrade.domains[0].words, *edition.verbs.stage_theater.domains[0].words]
    return Kind(
        "upgrade",
        always(len(pairs)),
        named(pairs, lambda view: costs_of(view)["upgrade"].items()),
        [flag("possible", lambda cost: True), number("cost", COSTS, lambda cost: cost)],
    )


# Other civil cards.


class CivilCard(NamedTuple):
    """A civil card that has been seen: how many of it are in which hands, who has played it, how many are gone."""

    hands: Mapping[int, int]
    fresh: Mapping[int, int]
    played: Mapping[int, int]
    gone: int
    costs: tuple[int, int]
    """Science to develop it, and science for a revolution."""
    is_asked: bool


Read = Callable[[CivilizationView], Iterable[str | None]]


def _civil(name: str, words: list[str], played: Read, columns: list[Columns]) -> Kind:
    """Civil cards. Only those that are in hands, have been played or are out of the game are there."""
    known = set(words)

    def cards(view: ThroughTheAgesView) -> Iterable[tuple[str, CivilCard]]:
        costs, asked = costs_of(view), question_of(view).get("card")
        gone = Counter(view["gone"])
        hands = _holders(view, lambda each: each["hand"])
        fresh = _holders(view, lambda each: each["fresh"])
        in_play = _holders(view, played)
        for word in known.intersection([*hands, *in_play, *gone, asked]):
            prices = costs["develop"].get(word, 0), costs["revolt"].get(word, 0)
            here = hands.get(word, NOWHERE), fresh.get(word, NOWHERE), in_play.get(word, NOWHERE)
            yield word, CivilCard(*here, gone[word], prices, word == asked)

    return Kind(
        name,
        always(len(words)),
        named(words, cards),
        [
            number("gone", COPIES, lambda card: card.gone),
            *columns,
        ],
    )


def _holders(view: ThroughTheAgesView, read: Read) -> dict[str, dict[int, int]]:
    """Who has how many of which cards."""
    found: dict[str, dict[int, int]] = {}
    for seat, each in enumerate(view["civilizations"]):
        for card in read(each):
            if card is not None:
                here = found.setdefault(card, {})
                here[seat] = here.get(seat, 0) + 1
    return found


HANDS: Final = by_seat("hand", COPIES, lambda card: card.hands.items())


def _developments(edition: Edition) -> Kind:
    return _civil(
        "development",
        edition.verbs.technologies.domain.words,
        lambda each: [*each["workers"], *each["specials"], each["government"]],
        [
            HANDS,
            seats_of("developed", lambda card: card.played),
            number("science", SCIENCE_COSTS, lambda card: card.costs[0]),
            number("revolution", SCIENCE_COSTS, lambda card: card.costs[1]),
        ],
    )


def _leaders(edition: Edition) -> Kind:
    return _civil(
        "leader",
        edition.verbs.leaders.domain.words,
        lambda each: [each["leader"]],
        [HANDS, seats_of("leads", lambda card: card.played)],
    )


def _actions(edition: Edition) -> Kind:
    return _civil(
        "action-card",
        edition.verbs.actions.domain.words,
        lambda each: [],
        [HANDS, by_seat("fresh", COPIES, lambda card: card.fresh.items()), flag("asked", lambda card: card.is_asked)],
    )


# Wonders.


class Wonder(NamedTuple):
    """A wonder that somebody builds or has built, or that is out of the game."""

    builder: int | None
    owner: int | None
    in_ruins: bool
    is_over_leader: bool
    is_gone: bool


def _seen_wonders(view: ThroughTheAgesView) -> Iterable[tuple[str, Wonder]]:
    for seat, each in enumerate(view["civilizations"]):
        if each["wonder"]:
            yield each["wonder"], Wonder(seat, None, False, False, False)
        for word in each["wonders"]:
            yield word, Wonder(None, seat, word in each["ruins"], word == each["tucked"], False)
    for word in view["gone"]:
        yield word, Wonder(None, None, False, False, True)


def _wonders(edition: Edition) -> Kind:
    words = edition.verbs.wonders.domain.words
    known = set(words)
    return Kind(
        "wonder",
        always(len(words)),
        named(words, lambda view: (pair for pair in _seen_wonders(view) if pair[0] in known)),
        [
            seat_of("in-progress", lambda wonder: wonder.builder),
            seat_of("completed", lambda wonder: wonder.owner),
            flag("in-ruins", lambda wonder: wonder.in_ruins),
            flag("leader-under-it", lambda wonder: wonder.is_over_leader),
            flag("gone", lambda wonder: wonder.is_gone),
        ],
    )


def _stages(edition: Edition) -> Kind:
    """The stages that the own wonder lacks; `construct` says how many of them."""
    return Kind(
        "stage",
        always(max(len(card.stages) for card in edition.cards.cards)),
        in_order(lambda view: costs_of(view)["stages"]),
        [flag("lacks", lambda cost: True), number("cost", COSTS, lambda cost: cost)],
    )
