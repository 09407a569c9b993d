"""Everything a seat can say. The two editions have the same verbs; their cards differ."""

from typing import Final

from civitas.core.verbs import ActionSpace, Domain, verb
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
    CardSet,
)
from civitas.games.through_the_ages.facts.technologies import STAGINGS, STORES, TECHS, UNITS, UPGRADES

MOST_PLAYERS: Final = 4
ROW: Final = 13
MOST_BID: Final = 150
MOST_MIX: Final = 60


class CardDomain:
    """A domain of cards, with the way from a card to its position in the domain and back."""

    def __init__(self, name: str, cards: list[Card], count: int) -> None:
        self.domain = Domain(name, [card.id for card in cards], named="card")
        self.card: list[int] = [card.index for card in cards]
        self.place: list[int] = [-1] * count
        for place, card in enumerate(cards):
            self.place[card.index] = place


class Verbs:
    """The verbs of one edition and the space of all its actions."""

    # Slots, for the reason given in `Civilization`.
    __slots__ = (
        "accept", "actions", "adopt", "aggressions", "argument_of", "arm", "attack", "bid", "bonuses", "build",
        "by_hand", "by_hand_code", "cancel", "choose", "colonize", "construct", "copy", "declare", "defend", "destroy",
        "develop", "discard", "discards", "done", "done_code", "draw", "edition", "events", "forfeit", "governments",
        "impacts", "lead", "leaders", "lose", "military", "muster", "number_of", "offers", "pacts", "place", "play",
        "populate", "populate_code", "prepare", "propose", "raze", "refuse", "reinforce", "resign", "resign_code",
        "retire", "revolt", "ruin", "sacrifice", "seize", "send", "space", "spare", "specials", "spend", "split",
        "stage_theater", "stay", "stay_code", "strike", "substitute", "tactics", "take", "technologies", "territories",
        "trade", "tuck", "upgrade", "uses", "want", "wars", "welcome", "wonders", "yield_colony",
    )  # fmt: skip

    def __init__(self, cards: CardSet, edition: str) -> None:
        count = len(cards.cards)

        def domain(name: str, *kinds: int) -> CardDomain:
            return CardDomain(name, [card for card in cards.cards if card.kind in kinds and not card.starts], count)

        player = Domain.numbers("player", 1, MOST_PLAYERS)
        tech = Domain("technology", TECHS, named="card")
        unit = Domain("unit", [TECHS[number] for number in UNITS], named="card")
        self.leaders = domain("leader", LEADER)
        self.wonders = domain("wonder", WONDER)
        self.actions = domain("card", ACTION)
        self.governments = domain("government", GOVERNMENT)
        self.technologies = CardDomain("technology", [card for card in cards.cards if card.is_technology], count)
        self.specials = domain("technology", SPECIAL)
        self.tactics = domain("tactic", TACTIC)
        self.events = domain("event", EVENT, TERRITORY)
        self.territories = domain("territory", TERRITORY)
        self.aggressions = domain("aggression", AGGRESSION)
        self.wars = domain("war", WAR)
        self.bonuses = domain("bonus", BONUS)
        self.military = CardDomain("card", [card for card in cards.cards if not card.is_civil and card.age > 0], count)
        self.impacts = CardDomain("event", [c for c in cards.cards if c.kind == EVENT and AGES[c.age] == "III"], count)
        self.pacts: list[tuple[int, int]] = []
        """The pacts as they can be offered: a card, and the side that the proposer takes (0: A, 1: B)."""
        places: dict[int, list[int]] = {}
        pacts: dict[str, str] = {}
        for card in cards.of_kind(PACT):
            for side in range(1 if card.is_symmetric else 2):
                places.setdefault(card.index, []).append(len(self.pacts))
                self.pacts.append((card.index, side))
                pacts[card.id if card.is_symmetric else f"{card.id}-{'ab'[side]}"] = card.name

        # The action phase.
        self.take = verb("take", Domain.numbers("space", 1, ROW))
        self.populate = verb("populate")
        self.build = verb("build", tech)
        upgrades = [f"{TECHS[low]} {TECHS[high]}" for low, high in UPGRADES]
        self.upgrade = verb("upgrade", Domain("upgrade", upgrades, named="card"))
        stagings = [f"{TECHS[low]} {TECHS[high]}" for low, high in STAGINGS]
        self.stage_theater = verb("convert", Domain("conversion", stagings, named="card"))
        self.destroy = verb("destroy", tech)
        self.lead = verb("lead", self.leaders.domain)
        self.construct = verb("construct", Domain.numbers("stages", 1, 4))
        self.develop = verb("develop", self.technologies.domain)
        self.revolt = verb("revolt", self.governments.domain)
        self.play = verb("play", self.actions.domain)
        self.adopt = verb("adopt", self.tactics.domain)
        self.copy = verb("copy", self.tactics.domain)
        self.muster = verb("muster", unit)
        self.welcome = verb("welcome")
        """Ocean Liner Service: another worker once per turn."""
        self.arm = verb("arm")
        """Winston Churchill: science and resources for the military instead of culture."""
        self.substitute = verb("substitute")
        """Hammurabi: the next civil action is paid with a military one, also where civil ones are left."""
        self.draw = verb("draw")
        """The variant in which military cards are drawn for military actions."""
        self.by_hand = verb("by-hand")
        """From now on this turn the seat chooses itself which blue tokens it pays with and where gains go."""
        self.done = verb("done")
        # Paying and gaining by hand.
        store = Domain("technology", [TECHS[number] for number in STORES], named="card")
        self.spend = verb("spend", store)
        self.place = verb("place", store)
        self.trade = verb("trade")
        """Trade Routes Agreement: one food as a resource, or the other way round."""
        # Politics.
        self.prepare = verb("prepare", self.events.domain)
        self.attack = verb("attack", self.aggressions.domain, player)
        self.declare = verb("declare", self.wars.domain, player)
        self.propose = verb("propose", Domain("pact", list(pacts), named=pacts), player)
        self.cancel = verb("cancel", player)
        self.colonize = verb("colonize", self.territories.domain)
        self.retire = verb("retire")
        self.resign = verb("resign")
        # Answers.
        self.accept = verb("accept")
        self.refuse = verb("refuse")
        self.bid = verb("bid", Domain.numbers("bid", 1, MOST_BID, counts=True))
        self.send = verb("send", unit)
        self.reinforce = verb("reinforce", self.bonuses.domain)
        self.discard = verb("discard", self.military.domain)
        self.defend = verb("defend", self.military.domain)
        self.sacrifice = verb("sacrifice", unit)
        self.lose = verb("lose", tech)
        self.raze = verb("raze", tech)
        self.forfeit = verb("forfeit", store)
        self.want = verb("want", Domain("good", ["food", "resources"]))
        self.split = verb("split", Domain.numbers("food", 0, MOST_MIX, counts=True))
        self.yield_colony = verb("cede", self.territories.domain)
        self.strike = verb("strike", Domain("victim", ["leader", "wonder"]))
        self.seize = verb("seize", self.specials.domain)
        self.ruin = verb("ruin", self.wonders.domain)
        self.tuck = verb("tuck", self.wonders.domain)
        self.spare = verb("spare", store)
        self.choose = verb("choose", self.impacts.domain)
        self.stay = verb("stay")
        """Takes the wish to leave the game back."""
        self.space = ActionSpace(
            [
                self.take, self.populate, self.build, self.upgrade, self.stage_theater, self.destroy, self.lead,
                self.construct, self.develop, self.revolt, self.play, self.adopt, self.copy, self.muster, self.welcome,
                self.arm, self.substitute, self.draw, self.by_hand, self.done, self.spend, self.place, self.trade,
                self.prepare, self.attack, self.declare, self.propose, self.cancel, self.colonize, self.retire,
                self.resign, self.accept, self.refuse, self.bid, self.send, self.reinforce, self.discard, self.defend,
                self.sacrifice, self.lose, self.raze, self.forfeit, self.want, self.split, self.yield_colony,
                self.strike, self.seize, self.ruin, self.tuck, self.spare, self.choose,
                self.stay,
            ]
        )  # fmt: skip
        self.number_of: list[int] = [number for number, each in enumerate(self.space.verbs) for _ in range(each.size)]
        """Which verb each action belongs to."""
        self.argument_of: list[int] = [argument for each in self.space.verbs for argument in range(each.size)]
        """Which of the actions of its verb each action is."""
        self.uses: list[int] = [-1] * count
        """The action by which each card of a hand is used; against the first player where it needs an opponent."""
        for use, domain_of_use in (
            (self.lead, self.leaders), (self.play, self.actions), (self.develop, self.technologies),
            (self.adopt, self.tactics), (self.prepare, self.events), (self.attack, self.aggressions),
            (self.declare, self.wars),
        ):  # fmt: skip
            for place, number in enumerate(domain_of_use.card):
                self.uses[number] = use.code(place)
        self.offers: dict[int, list[int]] = {
            pact: [self.propose.code(place) for place in found] for pact, found in places.items()
        }
        """The actions by which each pact is offered to the first player."""
        self.discards: list[int] = [self.discard.base + place for place in self.military.place]
        """The action by which each military card is discarded; the cards of a sorted hand give them in order."""
        self.done_code = self.done.code()
        self.by_hand_code = self.by_hand.code()
        self.populate_code = self.populate.code()
        self.resign_code = self.resign.code()
        self.stay_code = self.stay.code()
        self.edition = edition
