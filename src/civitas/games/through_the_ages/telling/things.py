"""Cards and players of Through the Ages by their ids, and what is said of them in passing."""

from typing import Final

from civitas.core.telling import Said, say
from civitas.games.through_the_ages.facts.cards import AGES
from civitas.games.through_the_ages.facts.editions import EDITIONS, Edition
from civitas.games.through_the_ages.facts.technologies import TECHS
from civitas.games.through_the_ages.telling.effects.faces import face_of
from civitas.games.through_the_ages.telling.effects.lines import effect_lines

TECH_NAMES: Final[list[str]] = [f"card-{tech}" for tech in TECHS]
"""The technologies that workers stand on, by their numbers."""
GOODS: Final = ("good-food", "good-resources")


def age_id(age: int) -> str:
    """An age by the id of its name."""
    return f"age-{AGES[age].lower()}"


AGED: Final[dict[str, list[Said]]] = {
    name: [say("aged", card=card.name, age=AGES[card.age]) for card in edition.cards.cards]
    for name, edition in EDITIONS.items()
}
"""Every card by its name and its age: there are cards of one name in several ages."""
NAMED: Final[dict[str, list[Said]]] = {
    name: [say(card.name) for card in edition.cards.cards] for name, edition in EDITIONS.items()
}
"""Every card by its name alone."""
TEXTS: Final[dict[str, list[list[Said]]]] = {
    name: [effect_lines(edition, card) for card in edition.cards.cards] for name, edition in EDITIONS.items()
}
"""What every card does besides its symbols; made once, for its facts never change."""
FACES: Final[dict[str, list[list[Said]]]] = {
    name: [[face_of(line) for line in lines] for lines in texts] for name, texts in TEXTS.items()
}
"""The same as it stands on the cards, in a few words and signs."""


def texts_of(edition: Edition, card: int) -> list[Said]:
    """What a card does, if it does more than its symbols say."""
    return TEXTS[edition.name][card]


def face_lines(edition: Edition, card: int) -> list[Said]:
    """What stands on a card itself, where it does more than its symbols say."""
    return FACES[edition.name][card]
