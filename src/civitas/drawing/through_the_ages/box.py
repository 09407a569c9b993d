"""The cards of an edition as pictures need them: by name, kind and colour."""

from civitas.drawing.chips import Chip
from civitas.drawing.colours import table_of
from civitas.drawing.scene import Scene
from civitas.games.through_the_ages.facts.cards import (
    ACTION,
    AGES,
    AGGRESSION,
    BONUS,
    EVENT,
    GOVERNMENT,
    LEADER,
    PACT,
    SPECIAL,
    TACTIC,
    TERRITORY,
    WAR,
    WONDER,
    Card,
)
from civitas.games.through_the_ages.facts.editions import EDITIONS
from civitas.games.through_the_ages.facts.technologies import FARMS, MINES, TYPE_OF, TYPES, is_urban
from civitas.games.through_the_ages.options import SIMPLE

COLOURS: dict[str, str] = table_of("civitas.drawing.through_the_ages")
KINDS = {
    LEADER: "leader",
    WONDER: "wonder",
    ACTION: "action",
    SPECIAL: "special",
    GOVERNMENT: "government",
    EVENT: "event",
    TERRITORY: "territory",
    AGGRESSION: "aggression",
    WAR: "war",
    PACT: "pact",
    TACTIC: "tactic",
    BONUS: "bonus",
}


class Box:
    """A scene with the cards of its edition."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.text = scene.text
        self.view = scene.view
        self.edition = next(edition for edition in EDITIONS.values() if edition.id == scene.title_id)
        self.is_simple = self.view["options"].get("mode") == SIMPLE
        """Whether this is the game without military cards."""

    def printed(self, card: str) -> Card:
        """A card as it is printed."""
        return self.edition.cards.cards[self.edition.cards.index[card]]

    def name(self, card: str) -> str:
        """What a card is called."""
        return self.scene.name(f"card-{card}")

    def age(self, card: str) -> str:
        """The age of a card: A, I, II or III."""
        return AGES[self.printed(card).age]

    def kind(self, card: str) -> str:
        """What a card is, as the table of colours has it."""
        tech = self.printed(card).tech
        if tech < 0:
            return KINDS[self.printed(card).kind]
        if tech in FARMS:
            return "farm"
        return "mine" if tech in MINES else "urban" if is_urban(tech) else "unit"

    def category(self, card: str) -> str:
        """A short word for what a card is."""
        tech = self.printed(card).tech
        if tech >= 0:
            return self.text(f"type-{TYPES[TYPE_OF[tech]]}")
        return self.text("board-specials" if self.kind(card) == "special" else f"category-{self.kind(card)}")

    def colour(self, card: str) -> str:
        """The colour of a card."""
        return COLOURS[self.kind(card)]

    def chip(self, card: str, note: str = "", yellow: int = 0, blue: int = 0, pale: bool = False) -> Chip:
        """A card in play."""
        return Chip(self.name(card), self.colour(card), note, yellow, blue, pale)
