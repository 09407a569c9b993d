"""What things of A New Dawn do: one line for each effect, made of the facts that the rules read.

So text and rule cannot disagree. Abilities that are a rule of their own, the event dial, raids and what trade tokens do
have no such facts and are written by hand.
"""

from typing import Final

from civitas.core.telling import Said, say
from civitas.games.new_dawn.civilization import TRADE_LIMIT
from civitas.games.new_dawn.facts.agendas import AGENDA_NEEDS, AGENDA_WONDERS, AGENDAS
from civitas.games.new_dawn.facts.event_dial import EVENTS
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS
from civitas.games.new_dawn.facts.kinds import KINDS, SLOTS
from civitas.games.new_dawn.facts.terrain import (
    DIFFICULTY,
    NATURAL_RESOURCE,
    NATURAL_WONDER,
    NATURAL_WONDERS,
    RESOURCES,
    TERRAINS,
    WATER,
)
from civitas.games.new_dawn.options import DIFFICULTIES, UPGRADED_CARDS
from civitas.games.new_dawn.phases.events import RAID_LOSS
from civitas.games.new_dawn.telling.effects.abilities import ability_lines
from civitas.games.new_dawn.telling.effects.automated_cards import automated_lines
from civitas.games.new_dawn.telling.effects.focus_cards import effect, focus_lines


def _agenda(agenda: int) -> list[Said]:
    kind, needed = AGENDA_WONDERS[agenda], AGENDA_NEEDS[agenda]
    if kind >= 0:
        return [effect("agenda-wonders", count=needed, kind=f"wonder-type-{KINDS[kind]}")]
    return [effect(f"agenda-{AGENDAS[agenda]}", count=needed)]


def _terrain(terrain: int) -> list[Said]:
    found = [effect("difficulty", count=DIFFICULTY[terrain])]
    if terrain == WATER:
        found.append(effect("water"))
    return [*found, effect("no-terrain")] if terrain == NATURAL_WONDER else found


def _natural_wonder(number: int) -> list[Said]:
    return [effect("natural-wonder", resource=f"resource-{RESOURCES[NATURAL_RESOURCE[number]]}"), effect("claim")]


GENERATED: Final[dict[str, list[Said]]] = {
    **{card.name: focus_lines(card) for card in FOCUS_CARDS},
    **{card.name: automated_lines(card) for card in AUTOMA_CARDS},
    **ability_lines(),
    **{f"agenda-{word}": _agenda(number) for number, word in enumerate(AGENDAS)},
    **{f"terrain-{word}": _terrain(number) for number, word in enumerate(TERRAINS)},
    **{f"natural-wonder-{word}": _natural_wonder(number) for number, word in enumerate(NATURAL_WONDERS)},
    **{
        f"difficulty-{word}": [effect("upgraded-cards", count=UPGRADED_CARDS[number], all=SLOTS)]
        for number, word in enumerate(DIFFICULTIES)
    },
}
"""Things whose text is made of their effects."""

_ODD_WONDERS: Final = (
    "stonehenge", "forbidden-city", "chichen-itza", "sydney-opera-house", "eiffel-tower", "great-lighthouse",
    "estadio-do-maracana", "oracle", "oxford-university", "venetian-arsenal",
)  # fmt: skip
_ODD_DIPLOMACY: Final = ("open-borders", "embassy", "seoul", "geneva")
_ODD_LEADERS: Final = ("roosevelt", "montezuma", "trajan", "gilgamesh")
AUTOMATED_LEADERS: Final = ("roosevelt", "montezuma", "gilgamesh")
"""Leaders that work in another way for the automated player."""
_RAIDS: Final = ("caravan", "unreinforced-control-token", "non-capital-city", "reinforced-control-token", "city-state")

HANDWRITTEN: Final[dict[str, Said]] = {
    **{f"kind-{kind}": say(f"kind-{kind}-text") for kind in KINDS},
    **{f"card-{card}": say(f"card-{card}-text") for card in (*_ODD_WONDERS, *_ODD_DIPLOMACY)},
    **{f"card-{event}": say(f"card-{event}-text", count=TRADE_LIMIT) for event in EVENTS},
    **{f"raid-{target}": say(f"raid-{target}-text") for target in _RAIDS},
    "raid-capital-city": say("raid-capital-city-text", count=RAID_LOSS),
    **{f"leader-{leader}": say(f"leader-{leader}-text") for leader in _ODD_LEADERS},
    **{f"leader-{leader}-automa": say(f"leader-{leader}-automa-text") for leader in AUTOMATED_LEADERS},
}
"""The odd things whose text is written by hand."""


def effect_lines(thing: str) -> list[Said]:
    """What a thing does; nothing where there is nothing to say."""
    return [HANDWRITTEN[thing]] if thing in HANDWRITTEN else list(GENERATED.get(thing, []))
