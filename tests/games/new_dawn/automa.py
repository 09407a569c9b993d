"""Turns of the automated player: what it has, what it resolves, and what comes of it."""

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any

from civitas.core.events import Event
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS
from civitas.games.new_dawn.facts.kinds import KIND_COUNT, KINDS
from civitas.games.new_dawn.facts.wonders import DECK_KINDS, WONDER_KIND, WONDERS
from tests.games.new_dawn.situation import Situation, situation

LEVEL_ONE = [AUTOMA_CARDS[4 * kind].id for kind in range(KIND_COUNT)]
NOTHING_TO_BUILD: dict[str, Any] = {"decks": {KINDS[kind]: [] for kind in DECK_KINDS}}
"""No world wonder lies face up."""


def automated(card: str, entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """The automated player is about to resolve a card in slot 5; the others of its row are of level I.

    It is the last player, player 2 unless `players` says otherwise. `go_on` plays its turn. The entry is that of a
    civilization in a scenario; a `row` in it replaces the whole row.
    """
    players = scenario.get("players", 2)
    kinds = {each.id.removeprefix("automa-"): each.kind for each in AUTOMA_CARDS}
    others = [id for kind, id in enumerate(LEVEL_ONE) if kind != kinds[card]]
    told = {"row": [*others, card], **(entry or {})}
    scenario.setdefault("wonders", NOTHING_TO_BUILD)
    return situation("settler", active=players, pause=True, **{f"p{players}": told}, **scenario)


def played(card: str, entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """The same after the turn: the next player is about to choose a card, and nobody was asked meanwhile (A1.2-a)."""
    s = automated(card, entry, **scenario)
    before = s.position.components()
    s.go_on()
    assert s.position.components() == before
    assert (s.asked, s.question) == ([1], "Choosing")
    return s


def built(*names: str, on: dict[str, str] | None = None) -> dict[str, Any]:
    """These world wonders lie face up and no others; `on` tells where tokens of wonders lie."""
    decks: dict[str, list[str]] = {KINDS[kind]: [] for kind in DECK_KINDS}
    for name in names:
        decks[KINDS[WONDER_KIND[WONDERS.index(name)]]].append(name)
    return {"decks": decks, "on": on or {}}


def outcomes(result: Callable[[int], Hashable], seeds: int = 60) -> Counter[Hashable]:
    """How often each result comes up over so many seeds."""
    return Counter(result(seed) for seed in range(seeds))


def is_even(counts: Counter[Hashable], results: set[Hashable]) -> bool:
    """Whether exactly these results came up, each about as often as the others."""
    fair = sum(counts.values()) / len(results)
    return set(counts) == results and all(0.5 * fair < count < 1.6 * fair for count in counts.values())


def choices(s: Situation, message: str) -> list[tuple[str, str, str]]:
    """What the automated player has chosen, by which criterion and by which rule."""
    return [_choice(event) for event in s.log if event.message == message]


def _choice(event: Event) -> tuple[str, str, str]:
    told = event.arguments
    chosen = [str(told[key]).partition("-")[2] for key in ("space", "wonder", "card", "pact") if key in told]
    return chosen[0], str(told["criterion"]).removeprefix("criterion-"), event.rule


def spendings(s: Situation) -> list[tuple[str, int, str, str]]:
    """What the automated player has spent: source, count, criterion and rule."""
    return [
        (
            str(event.arguments["source"]).removeprefix("source-"),
            int(str(event.arguments["count"])),
            str(event.arguments["criterion"]).removeprefix("criterion-"),
            event.rule,
        )
        for event in s.log
        if event.message == "automa-spent"
    ]


def resolved(s: Situation) -> list[str]:
    """The cards that the automated player has resolved so far, without their prefix."""
    seat = s.position.automa
    cards = [told["card"] for told in s.arguments("resolved") if told["seat"] == seat]
    return [card.removeprefix("card-automa-") for card in cards]


def automa_row(s: Situation) -> list[str]:
    """The row of the automated player, without the prefix of its cards."""
    return [card.removeprefix("automa-") for card in s.row(s.position.automa + 1)]
