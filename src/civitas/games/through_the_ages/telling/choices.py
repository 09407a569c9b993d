"""The choices of Through the Ages: what each adds to its heading, and what it is about."""

from collections.abc import Callable
from typing import Final

from civitas.core.teller import Offer
from civitas.core.telling import Said, say, seat_id
from civitas.games.through_the_ages.battles.defence import Defence
from civitas.games.through_the_ages.events.choices import BuildFree
from civitas.games.through_the_ages.facts.editions import EDITIONS
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.pacts import PactOffer
from civitas.games.through_the_ages.telling.frames import amount_of, owner_of
from civitas.games.through_the_ages.telling.labels import LABELS
from civitas.games.through_the_ages.telling.things import AGED, GOODS, TECH_NAMES
from civitas.games.through_the_ages.verbs import ROW

Label = Callable[[ThroughTheAges, int, Offer], Said | None]
About = Callable[[ThroughTheAges, int, Offer], list[str]]

HEADINGS: Final[dict[str, Said]] = {
    verb.name: say(f"heading-{verb.name}")
    for edition in EDITIONS.values()
    for verb in edition.verbs.space.verbs
    if verb.domains
}
DONE_MEANS: Final = frozenset(
    {
        "Politics", "ActionPhase", "Agreement", "Tucking", "IdleMine", "Auction", "Expedition", "Sacrifice", "Defence",
        "Raid", "Seizure", "Departure",
    }
)  # fmt: skip
"""Questions in which `done` has words of its own."""
POOL: Final = ["ages-pool"]
DECK: Final = ["ages-military-deck"]
SPACES: Final[list[str]] = [f"space-{number}" for number in range(1, ROW + 1)]
ELSEWHERE: Final = frozenset({"raze", "cede", "strike", "seize"})
"""Verbs that may be about the board of somebody else."""


def label_of(p: ThroughTheAges, seat: int, offer: Offer) -> Said | None:
    """What a choice adds to its heading."""
    label = _LABELS.get(offer.verb.name)
    return label(p, seat, offer) if label is not None else LABELS[p.edition.name].label.get(offer.sample)


def about_of(p: ThroughTheAges, seat: int, offer: Offer) -> list[str]:
    """The things a choice is about, the one that it chooses first, the player whose board it is on last."""
    about = _ABOUT.get(offer.verb.name)
    found = about(p, seat, offer) if about is not None else LABELS[p.edition.name].about.get(offer.sample, [])
    if offer.verb.name in ELSEWHERE:
        return [*found, seat_id(owner_of(p, seat))]
    return found


# Cards in the row and in play.


def _take(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return AGED[p.edition.name][p.row[offer.first]]


def _take_about(p: ThroughTheAges, seat: int, offer: Offer) -> list[str]:
    space = offer.first
    return [p.cards[p.row[space]].name, SPACES[space]]


def _construct(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return say("choice-stages", card=p.cards[p.civs[seat].wonder].name, stages=offer.first + 1)


def _wonder_about(p: ThroughTheAges, seat: int, offer: Offer) -> list[str]:
    return [p.cards[p.civs[seat].wonder].name]


def _deck_about(p: ThroughTheAges, seat: int, offer: Offer) -> list[str]:
    return DECK


def _leader_about(p: ThroughTheAges, seat: int, offer: Offer) -> list[str]:
    return [p.cards[p.civs[seat].leader].name]


def _cancel(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    o = p.civs[offer.first]
    other = o.pact_partner if offer.first == seat else offer.first
    return say("choice-with", card=AGED[p.edition.name][o.pact], name=seat_id(other))


def _cancel_about(p: ThroughTheAges, seat: int, offer: Offer) -> list[str]:
    return [p.cards[p.civs[offer.first].pact].name, seat_id(offer.first)]


def victim_of(p: ThroughTheAges, seat: int, offer: Offer) -> int:
    """The leader or the unfinished wonder that an attack can remove."""
    c = p.civs[owner_of(p, seat)]
    return c.leader if offer.first == 0 else c.wonder


def _strike(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return AGED[p.edition.name][victim_of(p, seat, offer)]


def _strike_about(p: ThroughTheAges, seat: int, offer: Offer) -> list[str]:
    return [p.cards[victim_of(p, seat, offer)].name]


# Workers, tokens and goods.


def _populate(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return say("choice-populate")


def _pool_about(p: ThroughTheAges, seat: int, offer: Offer) -> list[str]:
    return POOL


def _want(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    return say("n-good", count=amount_of(p), good=GOODS[offer.first])


def _discard(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    aged = LABELS[p.edition.name].label[offer.sample]
    return say("choice-hidden", card=aged) if isinstance(p.frames[-1], Defence) else aged


# Answers.


def _done(p: ThroughTheAges, seat: int, offer: Offer) -> Said:
    frame = p.frames[-1].name()
    return say(f"done-{frame}" if frame in DONE_MEANS else "verb-done")


def _answer_about(p: ThroughTheAges, seat: int, offer: Offer) -> list[str]:
    """What is accepted or refused: a pact, a building, an action."""
    frame = p.frames[-1]
    if isinstance(frame, PactOffer):
        return [p.cards[frame.card].name, seat_id(frame.seat)]
    return [TECH_NAMES[frame.amount]] if isinstance(frame, BuildFree) else []


_LABELS: Final[dict[str, Label]] = {
    "take": _take,
    "populate": _populate,
    "construct": _construct,
    "cancel": _cancel,
    "strike": _strike,
    "want": _want,
    "discard": _discard,
    "done": _done,
}
_ABOUT: Final[dict[str, About]] = {
    **dict.fromkeys(("populate", "welcome"), _pool_about),
    **dict.fromkeys(("retire", "arm", "substitute"), _leader_about),
    **dict.fromkeys(("accept", "refuse"), _answer_about),
    "take": _take_about,
    "construct": _wonder_about,
    "cancel": _cancel_about,
    "strike": _strike_about,
    "draw": _deck_about,
}
