"""What the focus cards of the automated player do in A New Dawn, said from the facts and lists that the rules read."""

from typing import Final

from civitas.core.telling import Said, say
from civitas.games.new_dawn.automated.priorities import PRIORITY_LISTS, Criterion
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FocusCard
from civitas.games.new_dawn.facts.kinds import SCIENCE, SLOTS
from civitas.games.new_dawn.telling.effects.focus_cards import across, against_barbarians, effect, several

CARAVANS: Final = "caravan-destination"
WONDER: Final = "wonder"
CITY: Final = "city-location"
REINFORCING: Final = "reinforce"


def automated_lines(card: FocusCard) -> list[Said]:
    """What a card of the automated player does, step by step; it is always resolved in the last slot."""
    return [*_culture(card), *_science(card), *_economy(card), *_industry(card), *_military(card), *_idle(card)]


def _criteria(list_id: str) -> Said:
    """The criteria of a printed list in their order."""
    said, *others = [_criterion(each) for each in PRIORITY_LISTS[list_id].criteria]
    for other in others:
        said = say("n-then", one=said, other=other)
    return said


def _criterion(criterion: Criterion) -> Said:
    if criterion.max_defense:
        return say("n-weak-enough", target=criterion.name, count=criterion.max_defense)
    return say("thing", thing=criterion.name)


def _tie_break(list_id: str) -> str:
    return f"criterion-{PRIORITY_LISTS[list_id].tie_break}"


def _culture(card: FocusCard) -> list[Said]:
    if not card.tokens:
        return []
    found = several(("automa-degrade-rival-control", card.degrades))
    found.append(effect("automa-place-control", count=card.tokens))
    if card.more_tokens:
        found.append(effect("automa-place-more-control", count=card.more_tokens))
    return [*found, effect("automa-unplaced"), effect("automa-spaces", criteria=_criteria(card.priority))]


def _science(card: FocusCard) -> list[Said]:
    if card.kind != SCIENCE:
        return []
    first = several(
        ("automa-gain-trade", card.gains_trade),
        ("automa-upgrade-card", card.upgrades),
        ("automa-raze-cities", card.razes),
    )
    return [*first, effect("automa-advance-tech", count=SLOTS), effect("automa-tech-levels")]


def _economy(card: FocusCard) -> list[Said]:
    if not card.caravans:
        return []
    found = several(("automa-defeat-barbarians", card.clears_barbarians), ("automa-gain-resource", card.gains_resource))
    water = int(card.caravans_on_water)
    found.append(effect("automa-move-caravans", caravans=card.caravans, count=card.movement, water=water))
    found.append(effect("automa-destinations", criteria=_criteria(CARAVANS), tie=_tie_break(CARAVANS)))
    return [*found, effect("automa-resolve-slot", slot=SLOTS)] if card.resolves_another else found


def _industry(card: FocusCard) -> list[Said]:
    if not card.city_range:
        return []
    starts, water = int(card.city_at_caravan), int(card.cities_over_water)
    found = [
        effect("automa-build-wonder", count=card.production, criteria=_criteria(WONDER)),
        effect("automa-build-city", range=card.city_range, caravans=starts, water=water, criteria=_criteria(CITY)),
    ]
    return [*found, effect("automa-resolve-culture", slot=SLOTS)] if card.resolves_culture else found


def _military(card: FocusCard) -> list[Said]:
    if not card.attacks:
        return []
    targets = card.attack_priority
    return [
        effect("automa-attack", count=card.attacks, range=card.range, across=across(card)),
        effect("automa-combat-value", count=card.combat, against=against_barbarians(card)),
        effect("automa-targets", criteria=_criteria(targets), tie=_tie_break(targets)),
        effect("automa-reinforce", count=SLOTS, minus=card.minus_per_attack, criteria=_criteria(REINFORCING)),
    ]


def _idle(card: FocusCard) -> list[Said]:
    """A card that came to nothing makes way for the next of its kind."""
    if not card.upgrades_when_idle:
        return []
    next_card = f"card-{AUTOMA_CARDS[card.index + 1].id}"
    return [effect("automa-idle-attack" if card.attacks else "automa-idle-building", card=next_card)]
