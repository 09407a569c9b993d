"""Situations for rules tests: set up what matters, act in words, read the table in words."""

from typing import Any

from civitas.core.events import Event
from civitas.games.new_dawn.civilization import IN_RESERVE, ON_CARD, Civilization
from civitas.games.new_dawn.facts.agendas import AGENDAS
from civitas.games.new_dawn.facts.city_states import CITY_STATES
from civitas.games.new_dawn.facts.diplomacy import PACTS
from civitas.games.new_dawn.facts.focus_cards import FOCUS_CARDS, KIND_OF, LEVEL_OF
from civitas.games.new_dawn.facts.terrain import BARBARIANS, NATURAL_WONDERS, RESOURCES
from civitas.games.new_dawn.facts.wonders import WONDERS
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import ABSENT, CAPITAL, CITY, EMPTY, FREE, OFF_MAP, REINFORCED, TOKEN, NewDawn
from civitas.games.new_dawn.scenario.building import build_scenario
from civitas.games.new_dawn.standings import mature_cities
from civitas.games.new_dawn.words import bit_words, focus_ids
from tests.games.talk import Talk

FACES = 6


def row(letters: str, p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **more: Any) -> "Situation":
    """A row of hexes 1.0, 1.1, ... from west to east: `row("G H F", {"cities": ["1.0"]})`."""
    return situation(map={"row": letters}, p1=p1 or {}, p2=p2 or {}, **more)


def flower(
    letters: str, p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **more: Any
) -> "Situation":
    """A centre 1.0 and its neighbours 1.1 to 1.6 (NE E SE SW W NW): `flower("G; G G H F D M")`."""
    return situation(map={"flower": letters}, p1=p1 or {}, p2=p2 or {}, **more)


def in_slot(card: str, slot: int) -> list[str]:
    """A focus row with a card in a slot, 1 to 5; the other kinds follow each other with their cards of level I."""
    index = [each.id for each in FOCUS_CARDS].index(card)
    others = [each.id for each in FOCUS_CARDS if LEVEL_OF[each.index] == 1 and KIND_OF[each.index] != KIND_OF[index]]
    others.insert(slot - 1, card)
    return others


def situation(automa: str = "", **scenario: Any) -> "Situation":
    """A situation of two players at the beginning of player 1's turn on a row of nine grassland hexes, by default.

    The keys are those of scenarios (`scenario/building.py` of the package); the entries of `civilizations` may be given
    as `p1` to `p4`, and the options as keyword `options`. With `automa="prince"` the last player is the automated one;
    as it would act first of all, it is player 1's turn.
    """
    civilizations = [scenario.pop(f"p{player}", {}) for player in (1, 2, 3, 4)]
    description: dict[str, Any] = {"players": 2, "map": {"row": "G*9"}, **scenario}
    description.setdefault("civilizations", civilizations[: description["players"]])
    if automa:
        description["options"] = {"automa": automa, **description.get("options", {})}
    return Situation(description)


class Situation(Talk[NewDawn]):
    """A position that is talked to and asked in the words of the game; players and slots are numbered from 1.

    >>> cards = ["masonry", "astrology", "pottery", "foreign-trade", "early-empire"]
    >>> s = row("G G G", {"row": cards, "cities": ["1.0"]})
    >>> _ = s.play("resolve 5", "place 1.1")
    >>> s.at("1.1")
    'token of 1'
    """

    def __init__(self, description: dict[str, Any]) -> None:
        super().__init__(build_scenario(description))

    # Acting.

    def dice(self, *faces: int) -> "Situation":
        """Make the next dice show these faces (1 to 6), as long as dice are all that is rolled meanwhile."""
        return self.chance(*[(FACES, face - 1) for face in faces])

    # Looking: the map.

    def at(self, space: str) -> str:
        """What stands on a space: "" or "token of 1", "reinforced of 2", "city of 1", "capital of 1"."""
        number = SPACE_NAMES.index(space)
        names = {TOKEN: "token", REINFORCED: "reinforced", CITY: "city", CAPITAL: "capital"}
        piece = self.position.piece[number]
        return "" if piece == EMPTY else f"{names[piece]} of {self.position.owner[number] + 1}"

    def lying(self, space: str) -> str:
        """The resource or natural wonder token that lies on a space, or ""."""
        lying = self.position.lying[SPACE_NAMES.index(space)]
        return [*RESOURCES, *NATURAL_WONDERS, ""][lying]

    def barbarian(self, letter: str) -> str:
        """Where a barbarian stands: a space, "off" the map, or "absent" from the game."""
        space = self.position.barbarians[BARBARIANS.index(letter)]
        return {OFF_MAP: "off", ABSENT: "absent"}.get(space) or SPACE_NAMES[space]

    def tokens(self, player: int) -> list[str]:
        """The spaces with control tokens of a player, in the order they were placed."""
        return [SPACE_NAMES[space] for space in self.civ(player).tokens]

    def cities(self, player: int) -> list[str]:
        """The spaces with cities of a player, the capital first."""
        return [SPACE_NAMES[space] for space in self.civ(player).cities]

    def mature(self, player: int) -> list[str]:
        """The spaces of a player's mature cities."""
        return [SPACE_NAMES[space] for space in mature_cities(self.position, player - 1)]

    def wonder_at(self, space: str) -> str:
        """The world wonder whose token lies on a space, or ""."""
        wonder = self.position.wonder_at(SPACE_NAMES.index(space))
        return WONDERS[wonder] if wonder >= 0 else ""

    def city_state(self, name: str) -> str | int:
        """ "free", "absent", or the player who has conquered a city-state."""
        return _holder(self.position.states[CITY_STATES.index(name)])

    def natural_wonder(self, name: str) -> str | int:
        """ "free", "absent", or the player who holds a natural wonder token."""
        return _holder(self.position.naturals[NATURAL_WONDERS.index(name)])

    # Looking: players.

    def civ(self, player: int) -> Civilization:
        """A player's civilization, to read its numbers."""
        return self.position.civs[player - 1]

    def row(self, player: int) -> list[str]:
        """The focus cards in slots 1 to 5; those of the automated player are called automa-..."""
        return focus_ids(self.civ(player).row, player - 1 == self.position.automa)

    def trade(self, player: int) -> list[int]:
        """Trade tokens on the cards in slots 1 to 5."""
        return self.civ(player).trade[:]

    def trade_on(self, player: int, card: str) -> int:
        """Trade tokens on a card of the row."""
        return self.civ(player).trade[self.row(player).index(card)]

    def slot(self, player: int, card: str) -> int:
        """The slot, 1 to 5, in which a card lies."""
        return self.row(player).index(card) + 1

    def on_card(self, player: int, slot: int) -> list[str]:
        """City-state and natural wonder tokens on the card in a slot, 1 to 5."""
        c = self.civ(player)
        states = bit_words(CITY_STATES, c.states_on[slot - 1])
        return states + bit_words(NATURAL_WONDERS, c.naturals_on[slot - 1])

    def dial(self, player: int) -> int:
        """The tech dial."""
        return self.civ(player).dial

    def resources(self, player: int) -> dict[str, int]:
        """The resources that a player has any of."""
        return {name: count for name, count in zip(RESOURCES, self.civ(player).resources, strict=True) if count}

    def supply(self, resource: str) -> int:
        """How many tokens of a resource are left."""
        return self.position.supply[RESOURCES.index(resource)]

    def caravans(self, player: int) -> list[str]:
        """Where the three caravans are: a space, "card" or "reserve"."""
        words = {ON_CARD: "card", IN_RESERVE: "reserve"}
        return [words.get(space) or SPACE_NAMES[space] for space in self.civ(player).caravans]

    def wonders(self, player: int) -> list[str]:
        """The world wonders that a player controls."""
        return [WONDERS[wonder] for wonder in self.position.wonders_of(player - 1)]

    def face_up(self) -> list[str]:
        """The world wonders that can be built, in the order of the decks."""
        return [WONDERS[wonder] for wonder in self.position.face_up()]

    def pacts(self, player: int, giver: int) -> list[str]:
        """The diplomacy cards that a player holds from another one."""
        return [PACTS[pact] for pact in self.position.pacts_of(player - 1, giver - 1)]

    def envoys(self, player: int) -> list[str]:
        """The city-states whose diplomacy card a player holds."""
        return bit_words(CITY_STATES, self.civ(player).envoys)

    def agendas(self, player: int) -> list[str]:
        """The agendas that a player has completed."""
        return bit_words(AGENDAS, self.civ(player).agendas)

    # What was reported.

    def events(self, message: str = "") -> list[Event]:
        """What happened at last, or the events of one message in it; `log` has everything."""
        return [event for event in self.last if not message or event.message == message]

    def messages(self) -> list[str]:
        """The ids of all events so far."""
        return [event.message for event in self.log]

    def arguments(self, message: str) -> list[dict[str, Any]]:
        """The arguments of all events of a message so far."""
        return [dict(event.arguments) for event in self.log if event.message == message]

    def rules(self) -> set[str]:
        """The rules that the events so far cite."""
        return {event.rule for event in self.log}

    def criteria(self, message: str = "") -> list[str]:
        """By which criteria the automated player has decided so far, without their prefix."""
        told = [event.arguments.get("criterion") for event in self.log if not message or event.message == message]
        return [str(criterion).removeprefix("criterion-") for criterion in told if criterion is not None]


def _holder(number: int) -> str | int:
    return {FREE: "free", ABSENT: "absent"}.get(number) or number + 1
