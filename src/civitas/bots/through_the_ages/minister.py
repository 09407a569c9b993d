"""The minister: weighs every answer by what the position is worth after it, with rules of thumb for politics."""

from typing import cast

from civitas.bots.search.imagining import Imagining
from civitas.bots.through_the_ages.clashes import send_force, stand
from civitas.bots.through_the_ages.outlook import worth
from civitas.bots.through_the_ages.statecraft import attack_value, colony_value, prepare_value, war_value
from civitas.core.position import Position
from civitas.games.through_the_ages.civilizations.ratings import discontent, pact_sides
from civitas.games.through_the_ages.model import ThroughTheAges

ENOUGH = 0.15
"""An action must promise so much more than doing nothing."""
UNIT_PRICE = 1.6
"""Culture for a point of strength that is sent away for good."""
HARM = 0.3
"""What a rival's loss is worth where we choose what he loses."""
SPOILS = ("Raid", "Infiltration", "Annexation", "Plunder", "Seizure", "DestroyBuilding", "LoseColony")
"""Questions in which we may choose what a rival loses."""


class Minister(Imagining):
    """Plays a sound economy, keeps the people fed and happy, keeps up in strength and builds wonders."""

    def decide(self, p: Position, seat: int, legal: list[int]) -> int:
        return decide(cast("ThroughTheAges", p), seat)


def decide(p: ThroughTheAges, seat: int) -> int:
    """The minister's answer in an imagined position."""
    legal = p.legal(seat)
    return legal[0] if len(legal) == 1 else _Council(p, seat, legal).decide()


class _Council:
    """One decision, weighed on an imagined position."""

    def __init__(self, p: ThroughTheAges, seat: int, legal: list[int]) -> None:
        self.p = p
        self.seat = seat
        unwanted = (p.verbs.resign_code, p.verbs.stay_code, p.verbs.by_hand_code)
        self.legal = [action for action in legal if action not in unwanted]

    def decide(self) -> int:
        """The answer to the question on top."""
        name = self.p.frames[-1].name()
        if name == "Politics":
            return self._politics()
        if name == "Auction":
            return self._bid()
        if name == "ActionPhase":
            return self._act()
        if name == "PactOffer":
            return self._answer_pact()
        if name in ("Sacrifice", "Defence"):
            return stand(self.p, self.seat)
        if name == "Expedition":
            return send_force(self.p, self.seat)
        return self._best_outcome(self.legal)

    # Actions: the greatest gain for each civil action.

    def _act(self) -> int:
        p, seat, done = self.p, self.seat, self.p.verbs.done_code
        now = worth(p, seat)
        best, choice = ENOUGH, done
        may_destroy = _uprising_threatens(p, seat)
        for action in self.legal:
            if action == done or (p.verbs.destroy.owns(action) and not may_destroy):
                continue
            trial = p.clone()
            trial.play(seat, action)
            before, after = p.civs[seat], trial.civs[seat]
            spent = max(1, before.civil - after.civil)
            gain = (worth(trial, seat) - now) / spent
            if gain > best:
                best, choice = gain, action
        return choice

    def _best_outcome(self, actions: list[int]) -> int:
        """The answer after which the position is worth most, as far as one step shows."""
        best, choice = -1e9, actions[0]
        harms = self.p.frames[-1].name() in SPOILS
        for action in actions:
            trial = self.p.clone()
            trial.play(self.seat, action)
            value = worth(trial, self.seat)
            if harms:
                value -= HARM * sum([worth(trial, other) for other in trial.seats() if other != self.seat], 0.0)
            if value > best + 1e-9:
                best, choice = value, action
        return choice

    # Politics.

    def _politics(self) -> int:
        p, seat, verbs = self.p, self.seat, self.p.verbs
        best, choice = 0.3, verbs.done_code
        for action in self.legal:
            value = 0.0
            if verbs.prepare.owns(action):
                value = prepare_value(p, seat, p.cards[verbs.events.card[verbs.prepare.first(action)]])
            elif verbs.attack.owns(action):
                card = p.cards[verbs.aggressions.card[verbs.attack.first(action)]]
                value = attack_value(p, seat, card, verbs.attack.second(action))
            elif verbs.declare.owns(action):
                card = p.cards[verbs.wars.card[verbs.declare.first(action)]]
                value = war_value(p, seat, card, verbs.declare.second(action))
            elif verbs.propose.owns(action):
                value = self._pact_value(action)
            elif verbs.colonize.owns(action):
                value = colony_value(p, seat, p.cards[verbs.territories.card[verbs.colonize.first(action)]])
            if value > best:
                best, choice = value, action
        return choice

    def _pact_value(self, action: int) -> float:
        """A pact that serves both has a chance to be accepted."""
        verbs = self.p.verbs
        card, side = verbs.pacts[verbs.propose.first(action)]
        if self.p.civs[self.seat].pact >= 0:
            return 0.0
        own, other = self.p.cards[card].sides[side], self.p.cards[card].sides[1 - side]
        mine = own.culture + own.strength + own.military + own.resources + own.food + own.tourism
        theirs = other.culture + other.strength + other.military + other.resources + other.food + other.tourism
        return 1.5 * mine if mine > 0 and theirs > 0 else 0.0

    def _answer_pact(self) -> int:
        """Accept what makes the outlook better, as a trial shows."""
        p, seat = self.p, self.seat
        accept = p.verbs.accept.code()
        if accept not in self.legal:
            return self._best_outcome(self.legal)
        trial = p.clone()
        before = len(pact_sides(trial, seat))
        now = worth(trial, seat)
        trial.play(seat, accept)
        gained = worth(trial, seat) - now
        return accept if len(pact_sides(trial, seat)) >= before and gained > 0.5 else p.verbs.refuse.code()

    # Colonies.

    def _bid(self) -> int:
        """Bid one more as long as the colony is worth the units."""
        p, verbs = self.p, self.p.verbs
        bids = [action for action in self.legal if verbs.bid.owns(action)]
        if not bids:
            return verbs.done_code
        question = p.frames[-1].question(p, self.seat)
        card = p.cards[p.edition.cards.index[question["card"]]]
        lowest = min(bids)
        price = max(0, verbs.bid.first(lowest) + 1 - p.civs[self.seat].colonization) * UNIT_PRICE
        return lowest if colony_value(p, self.seat, card) > price + 2.0 else verbs.done_code


def _uprising_threatens(p: ThroughTheAges, seat: int) -> bool:
    """Whether there would be no production now; then even an idle worker is better than one at work."""
    c = p.civs[seat]
    return not p.setting.is_simple and discontent(p, c) > c.unused
