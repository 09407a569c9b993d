"""What the cards in front of a player show, added up: all of the ratings that does not depend on workers."""

from typing import Final

from civitas.games.through_the_ages.facts.cards import Card, Side


class Symbols:
    """The symbols of all cards that count once, and of pacts, added up; never changed, so that copies share them."""

    def __init__(self) -> None:
        self.civil = 0
        self.military = 0
        self.science = 0
        self.culture = 0
        self.strength = 0
        self.colonization = 0
        self.urban_limit = 0
        """Urban buildings of each type that the government allows."""
        self.hand_limit = 0
        """How many more cards may be in each hand."""
        self.best_mine_extra = 0
        """How often more the best mine produces."""
        self.free_population = 0
        """Whether a worker comes each turn for nothing; `cheap_population`: for so much less."""
        self.cheap_population = 0
        self.has_acts = False
        """Whether the leader or a wonder lets the civilization do something of its own in the action phase."""
        self.counting: list[Card] = []
        """The cards that give strength for units of a type."""
        self.sides: list[tuple[Side, int]] = []
        """What every pact gives, and with whom it is."""
        self.lends_food = False
        """Whether a pact lets a food serve as a resource; `lends_resource`: the other way round."""
        self.lends_resource = False
        self.is_safe_from_war = False
        """Whether a pact keeps everybody from declaring war."""
        self.cooperates = -1
        """The partner who pays towards this civilization's technologies, or -1."""
        self.labs_store = 0
        """Whether gains and change can be placed on labs, as on mines (Bill Gates, Tesla)."""
        self.face_factor = 1
        """How often printed happy faces count, and how much `extra_face` every card and worker with some has."""
        self.extra_face = 0
        self.government_faces = 0
        """Happy faces of the government; `wonder_faces`: of wonders, `other_faces`: of the leader and of colonies."""
        self.wonder_faces = 0
        self.other_faces = 0
        self.sad_faces = 0
        """Unhappy faces of wonders, among those above."""

    def faces(self, printed: int) -> int:
        """What the happy (or unhappy) faces of one card or one worker count."""
        return printed * self.face_factor + self.extra_face if printed > 0 else printed


NO_SYMBOLS: Final = Symbols()
