"""What the conformance suite runs over: every registered title with all its options and player counts."""

from dataclasses import dataclass, field

from hypothesis import HealthCheck, Phase, settings

import civitas
from civitas.core.title import Title
from civitas.manifests import manifests
from tests.toy import TOY

TITLES: list[Title] = list(civitas.titles().values())
SUBJECTS: list[Title] = [TOY, *TITLES]
"""The toy comes first: where it fails the kit is to blame, not a title."""

OPEN_GAMES: frozenset[str] = frozenset(title for title, manifest in manifests().items() if manifest.is_open)
"""Titles in which nothing is hidden from one seat that another one sees, so that no view can tell what is imagined."""

SEED = 0x00C1_71A5_0000_0001
"""Large, so that the kit can look for it in views."""

BOUNDED = settings(
    max_examples=12,
    stateful_step_count=25,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
"""How hypothesis works here: few examples, as a game is long, and the same ones in every run."""


ENDLESS = frozenset({"trade_bound"})
"""Options whose default lets people do something as often as they like: random players would not know when to stop."""

SELDOM: dict[str, frozenset[str]] = {
    "civilization-1980": frozenset(
        {"ChoiceOfPlain", "CivilWar", "Conflicts", "Demands", "Drawing", "Eruption", "Losses", "Raid", "Reductions"}
        | {"Revolt", "Support", "Taxes"}
    ),
    "civilization-2010": frozenset({"Abandonment", "Aftermath", "Healing", "ResourceTaking", "Trek", "Wounding"}),
    "new-dawn": frozenset({"Laying", "Occupation", "RaidLoss", "Reception"}),
    "through-the-ages-2006": frozenset({"Agreement", "IdleMine", "Payment", "Placement", "RuinWonder", "Seizure"}),
    "through-the-ages-2015": frozenset(
        {"Auction", "BuildFree", "Civilize", "Defence", "Expedition", "GainEither", "GainMix", "HandLimit"}
        | {"Infiltration", "PactOffer", "Payment", "Raid", "RuinWonder"}
    ),
}
"""Kinds of questions that few of these games get to: they are looked at wherever they come up."""


@dataclass
class Case:
    """A way to play a title."""

    title: Title
    players: int
    options: dict[str, object] = field(default_factory=dict)
    is_usual: bool = False
    """Whether these are the options that people play with, but for `ENDLESS`."""

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.title.id, f"{self.players}p", *chosen])

    @property
    def left_out(self) -> set[str]:
        """The checks that have nothing to examine here."""
        return {"secrets"} if self.title.id in OPEN_GAMES else set()

    @property
    def seldom(self) -> frozenset[str]:
        """The kinds of questions that are never passed by."""
        return SELDOM.get(self.title.id, frozenset())


def head_start(title: Title) -> int:
    """How many random actions may come before those that hypothesis draws, so that it sees late positions too."""
    return min(500, title.longest_game // 30)


def cases(titles: list[Title]) -> list[Case]:
    """All ways to play these titles."""
    return [
        Case(title, players, {**restrained(title), **options}, not options)
        for title in titles
        for options in title.option_sets()
        for players in title.player_counts(options)
    ]


def taking_turns(cases: list[Case]) -> list[Case]:
    """Every set of options once, the numbers of players taking turns."""
    groups: dict[str, list[Case]] = {}
    for case in cases:
        groups.setdefault(f"{case.title.id} {case.options}", []).append(case)
    return [group[number % len(group)] for number, group in enumerate(groups.values())]


def restrained(title: Title) -> dict[str, object]:
    """The usual options for random players: those of playouts where they could go on without end."""
    return {name: value for name, value in title.playout_options().items() if name in ENDLESS}


def automated_sets(title: Title) -> list[dict[str, object]]:
    """The sets of options with which the rules play a seat."""
    return [options for options in title.option_sets() if title.automated_seats(title.players[-1], options)]
