"""What the victor of an attack takes: points, goods, buildings, colonies, leaders, wonders and special technologies."""

from civitas.core.events import Argument
from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.games.through_the_ages.civilization import Civilization
from civitas.games.through_the_ages.civilizations.developing import gain_special, lose_special
from civitas.games.through_the_ages.civilizations.goods import FOOD, RESOURCES, gain, lose
from civitas.games.through_the_ages.civilizations.leaders import remove_leader
from civitas.games.through_the_ages.civilizations.paying import collect
from civitas.games.through_the_ages.civilizations.workers import remove_worker
from civitas.games.through_the_ages.events.colonies import take_colony
from civitas.games.through_the_ages.facts.cards import Card
from civitas.games.through_the_ages.facts.technologies import TECHS
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.row import remove_unfinished_wonder, technologies_held
from civitas.games.through_the_ages.verbs import MOST_MIX
from civitas.games.through_the_ages.view_types import Question

STRIKE_LEADER: int = 0
STRIKE_WONDER: int = 1

# Points and tokens.


def take_culture(p: ThroughTheAges, seat: int, other: int, amount: int) -> None:
    """Take culture points, as far as the other one has them."""
    lost = -p.score(other, -amount)
    p.score(seat, lost)
    p.report("culture-taken", "take-points", {"seat": seat, "other": other, "points": lost})


def take_science(p: ThroughTheAges, seat: int, other: int, amount: int) -> None:
    """Take science points, as far as the other one has them."""
    lost = -p.learn(other, -amount)
    p.learn(seat, lost)
    p.report("science-taken", "take-points", {"seat": seat, "other": other, "points": lost})


def take_yellow(p: ThroughTheAges, seat: int, other: int, amount: int) -> None:
    """Take yellow tokens out of the other one's bank, as far as there are any."""
    taken = min(amount, p.civs[other].yellow)
    p.civs[other].yellow -= taken
    p.civs[seat].yellow += taken
    p.report("yellow-taken", "take-yellow", {"seat": seat, "other": other, "count": taken})


def take_goods(p: ThroughTheAges, seat: int, other: int, food: int, resources: int) -> None:
    """Take food and resources: the other one loses them, and the taker gains as much if he has the blue tokens."""
    lost_food = lose(p.civs[other], FOOD, food)
    lost_resources = lose(p.civs[other], RESOURCES, resources)
    arguments: dict[str, Argument] = {"seat": seat, "other": other, "food": lost_food, "resources": lost_resources}
    p.report("goods-taken", "take-goods", arguments)
    gained_food = gain(p.civs[seat], FOOD, lost_food)
    gained_resources = gain(p.civs[seat], RESOURCES, lost_resources)
    if gained_food < lost_food or gained_resources < lost_resources:
        p.report("goods-not-stored", "take-goods", {"seat": seat, "food": gained_food, "resources": gained_resources})


@frame("Plunder")
class Plunder(Frame[ThroughTheAges]):
    """The victor chooses how much of what he takes is food; the rest is resources."""

    seat: int = 0
    other: int = 0
    amount: int = 0
    card: int = 0

    def resume(self, p: ThroughTheAges) -> None:
        mixes = self._mixes(p)
        if len(mixes) > 1:
            self.asked = 1 << self.seat
        else:
            self._take(p, mixes[0])

    def _mixes(self, p: ThroughTheAges) -> range:
        """Every amount of food that leaves as much to be taken as possible."""
        loser = p.civs[self.other]
        most = min(self.amount, loser.food, MOST_MIX)
        return range(min(most, max(0, self.amount - loser.resources)), most + 1)

    def _take(self, p: ThroughTheAges, food: int) -> None:
        p.pop()
        take_goods(p, self.seat, self.other, food, self.amount - food)

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "card": p.cards[self.card].id, "from": self.other, "amount": self.amount}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.split.code(food) for food in self._mixes(p)]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(p.edition.card_rules[self.card])

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        self._take(p, p.verbs.split.first(action))


# Raids.


def raid_targets(p: ThroughTheAges, card: Card, c: Civilization, razed: list[int]) -> list[int]:
    """Technologies of which a raid can destroy one more urban building after those on `razed`."""
    standing = [tech for tech in (c.techs or c.in_play()).buildings if c.workers[tech] > 0]
    if card.raid_alike:
        return [tech for tech in standing if len(razed) < card.raid_alike and (not razed or tech == razed[0])]
    return [tech for tech in standing if _fits_levels(p, card.raid_levels, [*razed, tech])]


def _fits_levels(p: ThroughTheAges, allowed: list[int], razed: list[int]) -> bool:
    """Whether each building destroyed has its own place among the highest levels allowed."""
    if len(razed) == 1:
        return p.edition.cards.level[razed[0]] <= max(allowed)
    levels = [p.edition.cards.level[tech] for tech in razed]
    levels.sort(reverse=True)
    most = allowed[:]
    most.sort(reverse=True)
    return len(levels) <= len(most) and all(level <= most[place] for place, level in enumerate(levels))


@frame("Raid")
class Raid(Frame[ThroughTheAges]):
    """The attacker destroys urban buildings one by one and gains half of what is printed on them."""

    seat: int = 0
    other: int = 0
    card: int = 0
    razed: list[int] = EMPTY_LIST
    """The technologies of the buildings destroyed so far."""

    def _targets(self, p: ThroughTheAges) -> list[int]:
        return raid_targets(p, p.cards[self.card], p.civs[self.other], self.razed)

    def resume(self, p: ThroughTheAges) -> None:
        targets = self._targets(p)
        if not targets:
            self._end(p)
        elif len(targets) == 1 and not self.razed:
            self._raze(p, targets[0])
        else:
            self.asked = 1 << self.seat

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        razed = [TECHS[tech] for tech in self.razed]
        return {"frame": self.name(), "card": p.cards[self.card].id, "from": self.other, "razed": razed}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        actions = [p.verbs.raze.code(tech) for tech in self._targets(p)]
        return [*actions, p.verbs.done_code] if self.razed else actions

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(p.edition.card_rules[self.card])

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        self.asked = 0
        if action == p.verbs.done_code:
            self._end(p)
        else:
            self._raze(p, p.verbs.raze.first(action))

    def _raze(self, p: ThroughTheAges, tech: int) -> None:
        self.razed.append(tech)
        remove_worker(p, self.other, tech)
        p.report_card("raided", self.card, {"seat": self.seat, "other": self.other, "building": f"card-{TECHS[tech]}"})

    def _end(self, p: ThroughTheAges) -> None:
        p.pop()
        cost = sum([p.edition.cards.cost[tech] for tech in self.razed])
        collect(p, self.seat, RESOURCES, (cost + p.cards[self.card].rounds_up) // 2)


# Colonies, leaders and wonders.


@frame("Annexation")
class Annexation(Frame[ThroughTheAges]):
    """The attacker chooses the colony that he takes."""

    seat: int = 0
    other: int = 0
    card: int = 0

    def resume(self, p: ThroughTheAges) -> None:
        colonies = p.civs[self.other].colonies
        if len(colonies) > 1:
            self.asked = 1 << self.seat
            return
        p.pop()
        if colonies:
            take_colony(p, self.seat, self.other, colonies[0])

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "card": p.cards[self.card].id, "from": self.other}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        verbs = p.verbs
        return [verbs.yield_colony.code(verbs.territories.place[card]) for card in p.civs[self.other].colonies]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(p.edition.card_rules[self.card])

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        take_colony(p, seat, self.other, p.verbs.territories.card[p.verbs.yield_colony.first(action)])


def strike_targets(card: Card, c: Civilization) -> list[int]:
    """What can be removed: the leader, the wonder under construction, or both."""
    targets: list[int] = []
    if card.removes_leader and c.leader >= 0:
        targets.append(STRIKE_LEADER)
    if card.removes_wonder and c.wonder >= 0:
        targets.append(STRIKE_WONDER)
    return targets


@frame("Infiltration")
class Infiltration(Frame[ThroughTheAges]):
    """The attacker removes the rival's leader or unfinished wonder and scores for its level."""

    seat: int = 0
    other: int = 0
    card: int = 0

    def resume(self, p: ThroughTheAges) -> None:
        targets = strike_targets(p.cards[self.card], p.civs[self.other])
        if len(targets) > 1:
            self.asked = 1 << self.seat
            return
        p.pop()
        if targets:
            self._strike(p, targets[0])

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "card": p.cards[self.card].id, "from": self.other}

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        return [p.verbs.strike.code(target) for target in strike_targets(p.cards[self.card], p.civs[self.other])]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection(p.edition.card_rules[self.card])

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        p.pop()
        self._strike(p, p.verbs.strike.first(action))

    def _strike(self, p: ThroughTheAges, target: int) -> None:
        c = p.civs[self.other]
        victim = p.cards[c.leader if target == STRIKE_LEADER else c.wonder]
        arguments: dict[str, Argument] = {"seat": self.seat, "other": self.other, "victim": victim.name}
        p.report_card("struck", self.card, arguments)
        if target == STRIKE_LEADER:
            remove_leader(p, self.other)
        else:
            remove_unfinished_wonder(p, self.other)
        points = p.score(self.seat, victim.level * p.cards[self.card].culture_per_level)
        p.report_card("culture", self.card, {"seat": self.seat, "points": points})


# Special technologies.


@frame("Seizure")
class Seizure(Frame[ThroughTheAges]):
    """The winner of a War over Technology takes special technologies, and what is left in science points."""

    seat: int = 0
    other: int = 0
    rest: int = 0
    """What is left of the advantage."""
    card: int = 0

    def resume(self, p: ThroughTheAges) -> None:
        if any(self._objection_to(p, card) is None for card in p.civs[self.other].specials):
            self.asked = 1 << self.seat
        else:
            self._end(p)

    def question(self, p: ThroughTheAges, seat: int | None) -> Question:
        return {"frame": self.name(), "card": p.cards[self.card].id, "from": self.other, "rest": self.rest}

    def _objection_to(self, p: ThroughTheAges, card: int) -> Objection | None:
        """Why a special technology cannot be taken."""
        if card < 0 or card not in p.civs[self.other].specials or p.cards[card].science_cost > self.rest:
            return Objection(p.edition.card_rules[self.card])
        winner = p.civs[self.seat]
        if card in technologies_held(p, winner):
            return p.no("seize-owned")
        return None

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        verbs = p.verbs
        free = [card for card in p.civs[self.other].specials if self._objection_to(p, card) is None]
        return [*[verbs.seize.code(verbs.specials.place[card]) for card in free], verbs.done_code]

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        verbs = p.verbs
        if action == verbs.done_code:
            return None
        if verbs.seize.owns(action):
            return self._objection_to(p, verbs.specials.card[verbs.seize.first(action)])
        return Objection(p.edition.card_rules[self.card])

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        self.asked = 0
        if action == p.verbs.done_code:
            self._end(p)
            return
        card = p.verbs.specials.card[p.verbs.seize.first(action)]
        self.rest -= p.cards[card].science_cost
        arguments: dict[str, Argument] = {"seat": seat, "other": self.other, "technology": p.cards[card].name}
        p.report_card("technology-seized", self.card, arguments)
        lose_special(p, self.other, p.cards[card].line)
        gain_special(p, seat, card)

    def _end(self, p: ThroughTheAges) -> None:
        p.pop()
        take_science(p, self.seat, self.other, self.rest)
