"""What civilizations lose: population, blue tokens, buildings, colonies; who is asked where a choice is left."""

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.goods import count_goods
from civitas.games.through_the_ages.civilizations.workers import recount_workers, remove_worker, tech_name
from civitas.games.through_the_ages.facts.technologies import STORES
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.view_types import Question


@frame()
class ChosenLoss(Frame[ThroughTheAges]):
    """The owner chooses one by one where tokens are lost; what is certain is lost without a question."""

    seat: int = 0
    count: int = 0
    """Tokens still to be lost."""

    def lose_certain(self, p: ThroughTheAges) -> int:
        """Lose what there is nothing to choose about; how many tokens are still to be chosen."""
        raise NotImplementedError

    def lose_chosen(self, p: ThroughTheAges, action: int) -> None:
        """Lose the token that the owner chose."""
        raise NotImplementedError

    def reason(self) -> str:
        """The reason why something must be chosen."""
        raise NotImplementedError

    def resume(self, p: ThroughTheAges) -> None:
        self.count = self.lose_certain(p)
        if self.count:
            self.asked = 1 << self.seat
        else:
            p.pop()

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "count": self.count}

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else p.no(self.reason())

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        self.asked = 0
        self.count -= 1
        self.lose_chosen(p, action)


# Population.


def decrease_population(p: ThroughTheAges, seat: int, count: int) -> None:
    """Return workers to the yellow bank: unused ones first, then from cards of the owner's choice."""
    left = _lose_certain_workers(p, seat, count)
    if left:
        p.push(LosePopulation(seat, left))


def _lose_certain_workers(p: ThroughTheAges, seat: int, count: int) -> int:
    """Lose the workers about which there is nothing to choose; how many are still to be chosen."""
    c = p.civs[seat]
    unused = min(count, c.unused)
    if unused:
        c.unused -= unused
        c.yellow += unused
        p.report("population-lost", "lose-population", {"seat": seat, "count": unused})
    left = count - unused
    if not left:
        return 0
    manned = _manned(c)
    if len(manned) > 1 and c.on_cards() > left:
        return left
    for tech in manned:
        lost = min(left, c.workers[tech])
        _lose_workers(p, seat, tech, lost)
        left -= lost
    return 0


def _manned(c: Civilization) -> list[int]:
    """The technologies with workers."""
    return [tech for tech in c.in_play().techs if c.workers[tech]]


def _lose_workers(p: ThroughTheAges, seat: int, tech: int, count: int) -> None:
    c = p.civs[seat]
    c.workers[tech] -= count
    c.yellow += count
    recount_workers(p, seat, tech)
    p.report("workers-lost", "lose-population", {"seat": seat, "card": tech_name(p, tech), "count": count})


@frame("LosePopulation")
class LosePopulation(ChosenLoss):
    """Without unused workers the owner chooses the cards from which workers are lost."""

    def lose_certain(self, p: ThroughTheAges) -> int:
        return _lose_certain_workers(p, self.seat, self.count)

    def reason(self) -> str:
        return "lose-population"

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.lose.code(tech) for tech in _manned(p.civs[seat])]

    def lose_chosen(self, p: ThroughTheAges, action: int) -> None:
        _lose_workers(p, self.seat, p.verbs.lose.first(action), 1)


# Blue tokens.


def lose_blue(p: ThroughTheAges, seat: int, count: int) -> None:
    """Return blue tokens to the box: from the bank, then from farms, mines and labs of the owner's choice."""
    left = _lose_certain_blue(p, seat, count)
    if left:
        p.push(LoseBlue(seat, left))


def _lose_certain_blue(p: ThroughTheAges, seat: int, count: int) -> int:
    """Lose the tokens about which there is nothing to choose; how many are still to be chosen."""
    c = p.civs[seat]
    banked = min(count, c.blue)
    if banked:
        c.blue -= banked
        p.box_blue += banked
        p.report("blue-lost", "lose-blue", {"seat": seat, "count": banked})
    left = count - banked
    stores = _stores(c)
    if not left or (len(stores) > 1 and sum(c.stored) > left):
        return left
    for tech in stores:
        lost = min(left, c.stored[tech])
        _lose_stored(p, seat, tech, lost)
        left -= lost
    return 0


def _stores(c: Civilization) -> list[int]:
    """The technologies with blue tokens."""
    return [tech for tech in STORES if c.stored[tech] > 0]


def _lose_stored(p: ThroughTheAges, seat: int, tech: int, count: int) -> None:
    c = p.civs[seat]
    c.stored[tech] -= count
    p.box_blue += count
    count_goods(c)
    p.report("stored-blue-lost", "lose-blue", {"seat": seat, "card": tech_name(p, tech), "count": count})


@frame("LoseBlue")
class LoseBlue(ChosenLoss):
    """With an empty bank the owner chooses the cards from which blue tokens are lost; what is not there is not lost."""

    def lose_certain(self, p: ThroughTheAges) -> int:
        return _lose_certain_blue(p, self.seat, self.count)

    def reason(self) -> str:
        return "lose-blue"

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.forfeit.code(tech) for tech in _stores(p.civs[seat])]

    def lose_chosen(self, p: ThroughTheAges, action: int) -> None:
        _lose_stored(p, self.seat, p.verbs.forfeit.first(action), 1)


# Buildings.


def destroy_one(p: ThroughTheAges, chooser: int, owner: int, techs: list[int], card: int) -> None:
    """Let the chooser destroy one building of the owner on these technologies because of a card."""
    standing = [tech for tech in techs if p.civs[owner].workers[tech] > 0]
    if len(standing) == 1:
        _destroy(p, owner, standing[0], card)
    elif standing:
        p.push(DestroyBuilding(chooser, owner, standing, card))


def _destroy(p: ThroughTheAges, owner: int, tech: int, card: int) -> None:
    remove_worker(p, owner, tech)
    p.report_card("building-destroyed", card, {"seat": owner, "building": tech_name(p, tech)})


@frame("DestroyBuilding")
class DestroyBuilding(Frame[ThroughTheAges]):
    """Somebody chooses a building that is destroyed; its worker becomes an unused worker of the owner."""

    chooser: int = 0
    owner: int = 0
    techs: list[int] = EMPTY_LIST
    """The technologies from which to choose."""
    card: int = 0
    """The card that demands it."""

    def resume(self, p: ThroughTheAges) -> None:
        if len(self.techs) > 1:
            self.asked = 1 << self.chooser
            return
        p.pop()
        for tech in self.techs:
            _destroy(p, self.owner, tech, self.card)

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "owner": self.owner, "card": p.cards[self.card].id}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.raze.code(tech) for tech in self.techs]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(p.edition.card_rules[self.card])

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        _destroy(p, self.owner, p.verbs.raze.first(action), self.card)


# Colonies.


@frame("LoseColony")
class LoseColony(Frame[ThroughTheAges]):
    """Somebody chooses a colony that its owner loses."""

    chooser: int = 0
    owner: int = 0

    def resume(self, p: ThroughTheAges) -> None:
        colonies = p.civs[self.owner].colonies
        if len(colonies) > 1:
            self.asked = 1 << self.chooser
            return
        p.pop()
        if colonies:
            _lose_colony(p, self.owner, colonies[0])

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "owner": self.owner}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        verbs = p.verbs
        places = [verbs.territories.place[card] for card in p.civs[self.owner].colonies]
        return [verbs.yield_colony.code(place) for place in dict.fromkeys(places)]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else p.no("lose-colony")

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        _lose_colony(p, self.owner, p.verbs.territories.card[p.verbs.yield_colony.first(action)])


def _lose_colony(p: ThroughTheAges, owner: int, card: int) -> None:
    # Colonies take their tokens along, which may be a loss of blue tokens, hence the late import.
    from civitas.games.through_the_ages.events.colonies import lose_colony

    lose_colony(p, owner, card)
