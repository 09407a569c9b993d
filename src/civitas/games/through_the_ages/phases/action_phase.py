"""The action phase: civil and military actions in any order."""

from typing import ClassVar, Final

from civitas.core.losses import Loss
from civitas.core.position import Frame
from civitas.core.rules import Objection
from civitas.core.storage import INT, Fields
from civitas.games.through_the_ages.battles.tactics import adopt, copy_tactic, why_not_adopt, why_not_copy
from civitas.games.through_the_ages.civilization import (
    ARMED,
    BY_HAND,
    MAY_LEAVE,
    STAGED,
    SUBSTITUTES,
    TACTIC_CHANGED,
    WELCOMED,
    Civilization,
)
from civitas.games.through_the_ages.civilizations.costs import (
    build_cost,
    own_prices,
    population_cost,
    prices_are_plain,
    science_is_plain,
)
from civitas.games.through_the_ages.civilizations.developing import develop, revolt, why_not_develop, why_not_revolt
from civitas.games.through_the_ages.civilizations.goods import FOOD, RESOURCES
from civitas.games.through_the_ages.civilizations.leaders import arm_by_leader, play_leader
from civitas.games.through_the_ages.civilizations.paying import affordable
from civitas.games.through_the_ages.civilizations.ratings import workers_of
from civitas.games.through_the_ages.civilizations.spending import can_convert, civil_budget, spend_civil, spend_military
from civitas.games.through_the_ages.civilizations.wonders import construct, stages_at_once, why_not_construct
from civitas.games.through_the_ages.civilizations.workers import (
    build,
    destroy,
    increase_population,
    upgrade,
    urban_limit,
    why_not_build,
    why_not_populate,
    why_not_stage_theater,
    why_not_upgrade,
)
from civitas.games.through_the_ages.facts.cards import ACTION, GOVERNMENT, LEADER, TACTIC, Card
from civitas.games.through_the_ages.facts.technologies import (
    STAGINGS,
    TECH_COUNT,
    TYPE_OF,
    UNITS,
    UPGRADES,
    URBAN,
    is_unit,
)
from civitas.games.through_the_ages.model import ThroughTheAges
from civitas.games.through_the_ages.phases.action_cards import play_card, why_not_play
from civitas.games.through_the_ages.phases.resignation import (
    leaving_loss,
    want_to_leave,
    want_to_stay,
    why_not_leave,
)
from civitas.games.through_the_ages.phases.row import (
    may_take_for_nothing,
    spaces_to_take,
    take_card,
    take_cost,
    why_not_take,
)

_UPGRADES_FROM: Final[list[list[tuple[int, int]]]] = [
    [(number, pair[1]) for number, pair in enumerate(UPGRADES) if pair[0] == tech] for tech in range(TECH_COUNT)
]
"""The upgrades that begin at each technology, with the technology they lead to."""


class ActionPhase(Frame[ThroughTheAges]):
    """A seat acts until it has enough."""

    FIELDS: ClassVar[Fields] = (("seat", INT),)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.asked = 1 << seat

    def copy(self) -> "ActionPhase":
        other = ActionPhase(self.seat)
        other.asked = self.asked
        return other

    # What is allowed.

    def legal(self, p: ThroughTheAges, seat: int) -> list[int]:
        c = p.civs[seat]
        civil = civil_budget(p, seat)
        military = c.military + c.extra_military
        actions: list[int] = []
        if civil or may_take_for_nothing(p, seat):
            take = p.verbs.take.base
            for space in spaces_to_take(p, seat, civil):
                actions.append(take + space)
        if p.round == 1:
            self._list_ends(p, c, actions)
            return actions
        self._list_works(p, seat, civil, military, actions)
        if civil or (c.leader >= 0 and p.cards[c.leader].revolution_by_military):
            self._list_hand(p, seat, civil, actions)
        if military:
            self._list_military(p, seat, military, actions)
        self._list_powers(p, seat, actions)
        self._list_ends(p, c, actions)
        return actions

    def _list_ends(self, p: ThroughTheAges, c: Civilization, actions: list[int]) -> None:
        """The end of the turn, and where players may leave, the wish to do so."""
        if p.setting.resignation:
            if c.is_leaving:
                actions.append(p.verbs.stay_code)
            elif not why_not_leave(p):
                actions.append(p.verbs.resign_code)
        actions.append(p.verbs.done_code)

    def _list_works(self, p: ThroughTheAges, seat: int, civil: int, military: int, actions: list[int]) -> None:
        c = p.civs[seat]
        verbs = p.verbs
        if civil and not why_not_populate(p, seat):
            actions.append(verbs.populate.base)
        if prices_are_plain(p, seat):
            self._list_workers(p, seat, civil, military, actions)
        else:
            self._list_workers_with_care(p, seat, civil, military, actions)
        if civil and c.wonder >= 0:
            for stages in range(1, stages_at_once(p, seat) + 1):
                if not why_not_construct(p, seat, stages):
                    actions.append(verbs.construct.base + stages - 1)

    def _list_workers(self, p: ThroughTheAges, seat: int, civil: int, military: int, actions: list[int]) -> None:
        """Building, upgrading and destroying at the own prices: the same answers as with care, but faster."""
        c = p.civs[seat]
        workers = c.workers
        prices = own_prices(p, c)
        resources = affordable(p, seat, RESOURCES)
        unused = c.unused
        limit = urban_limit(p, seat) if unused else 0
        build_base, destroy_base, upgrade_base = p.verbs.build.base, p.verbs.destroy.base, p.verbs.upgrade.base
        units = UNITS.start
        for tech in c.in_play():
            if tech == units:
                resources += c.unit_resources
            if not (military if tech >= units else civil):
                continue
            count = workers[tech]
            if unused and prices[tech] <= resources:
                is_building = URBAN.start <= tech < units
                if not is_building or workers_of(c, TYPE_OF[tech]) < limit:
                    actions.append(build_base + tech)
            if count:
                actions.append(destroy_base + tech)
                for number, high in _UPGRADES_FROM[tech]:
                    if workers[high] >= 0 and prices[high] - prices[tech] <= resources:
                        actions.append(upgrade_base + number)

    def _list_workers_with_care(
        self, p: ThroughTheAges, seat: int, civil: int, military: int, actions: list[int]
    ) -> None:
        """Building, upgrading and destroying where rivals or wars change prices."""
        c = p.civs[seat]
        for tech in range(TECH_COUNT):
            count = c.workers[tech]
            if count < 0 or not (military if is_unit(tech) else civil):
                continue
            if c.unused and not why_not_build(p, seat, tech):
                actions.append(p.verbs.build.code(tech))
            if count:
                actions.append(p.verbs.destroy.code(tech))
                for number, high in _UPGRADES_FROM[tech]:
                    if c.workers[high] >= 0 and not why_not_upgrade(p, seat, tech, high):
                        actions.append(p.verbs.upgrade.code(number))

    def _list_hand(self, p: ThroughTheAges, seat: int, civil: int, actions: list[int]) -> None:
        c = p.civs[seat]
        verbs = p.verbs
        science = c.science
        plain = science_is_plain(p, c)
        for card in c.hand:
            printed = p.cards[card]
            kind = printed.kind
            action = -1
            if kind == LEADER:
                if civil:
                    action = verbs.lead.base + verbs.leaders.place[card]
            elif kind == ACTION:
                if not self._why_not_play(p, seat, card, civil):
                    action = verbs.play.base + verbs.actions.place[card]
            else:
                if civil and (printed.science_cost <= science if plain else not why_not_develop(p, seat, card)):
                    actions.append(verbs.develop.base + verbs.technologies.place[card])
                if kind == GOVERNMENT and not why_not_revolt(p, seat, card):
                    action = verbs.revolt.base + verbs.governments.place[card]
            if action >= 0 and action not in actions:
                actions.append(action)

    def _list_military(self, p: ThroughTheAges, seat: int, military: int, actions: list[int]) -> None:
        c = p.civs[seat]
        verbs = p.verbs
        if not c.used & TACTIC_CHANGED or not p.edition.one_tactic_per_turn:
            for card in c.military_hand:
                if p.cards[card].kind == TACTIC and not why_not_adopt(p, seat, card, military):
                    action = verbs.adopt.base + verbs.tactics.place[card]
                    if action not in actions:
                        actions.append(action)
            if military >= p.edition.copy_price:
                for card in p.common:
                    if not why_not_copy(p, seat, card, military):
                        action = verbs.copy.base + verbs.tactics.place[card]
                        if action not in actions:
                            actions.append(action)
        if p.setting.military_draw and p.has_military_deck() and not _nothing_to_draw(p):
            actions.append(verbs.draw.code())

    def _list_powers(self, p: ThroughTheAges, seat: int, actions: list[int]) -> None:
        c = p.civs[seat]
        verbs = p.verbs
        if c.leader >= 0:
            leader = p.cards[c.leader]
            if leader.muster_civil or leader.muster_military:
                for unit in range(len(UNITS)):
                    if not self._why_not_muster(p, seat, UNITS.start + unit):
                        actions.append(verbs.muster.code(unit))
            if leader.stage_any_building and civil_budget(p, seat):
                for number, pair in enumerate(STAGINGS):
                    if not why_not_stage_theater(p, seat, pair[0], pair[1]):
                        actions.append(verbs.stage_theater.code(number))
            if leader.arms_or_culture and not c.used & ARMED:
                actions.append(verbs.arm.code())
            if leader.military_as_civil and c.civil and not c.used & SUBSTITUTES and can_convert(p, seat):
                actions.append(verbs.substitute.code())
        if c.wonders and not self._why_not_welcome(p, seat):
            actions.append(verbs.welcome.code())
        if not c.used & BY_HAND:
            actions.append(verbs.by_hand_code)

    def _why_not_play(self, p: ThroughTheAges, seat: int, card: int, civil: int) -> str:
        c = p.civs[seat]
        if card not in c.hand:
            return "not-in-hand"
        if c.hand.count(card) <= c.fresh.count(card):
            return "fresh-card"
        return why_not_play(p, seat, card, civil)

    def _why_not_muster(self, p: ThroughTheAges, seat: int, tech: int) -> str:
        """Barbarossa: one more worker, who becomes a unit, for one action and both a little cheaper."""
        c = p.civs[seat]
        leader = p.cards[c.leader] if c.leader >= 0 else None
        if leader is None or not (leader.muster_civil or leader.muster_military):
            return "muster"
        if leader.muster_military and not c.military + c.extra_military:
            return "military-actions"
        if leader.muster_civil and not civil_budget(p, seat):
            return "civil-actions"
        if c.workers[tech] < 0:
            return "not-in-play"
        reason = why_not_populate(p, seat, 1)
        if reason:
            return reason
        cost = build_cost(p, seat, tech, 1) - c.unit_resources
        food = population_cost(p, seat, 1)
        if cost > affordable(p, seat, RESOURCES):
            return "no-resources"
        both = max(0, cost - c.resources) + max(0, food - c.food)
        """Units of the other good that are needed; Trade Routes lends only one, and not what is spent already."""
        if both and (both > 1 or max(0, cost) + food > c.resources + c.food):
            return "no-resources"
        return ""

    def _why_not_welcome(self, p: ThroughTheAges, seat: int) -> str:
        """Ocean Liner Service: one more worker per turn, free (2015) or cheap (2006)."""
        c = p.civs[seat]
        free = p.wonder_sum(seat, "free_population")
        cheap = p.wonder_sum(seat, "cheap_population")
        if not free and not cheap:
            return "welcome"
        if c.used & WELCOMED:
            return "welcome"
        if not c.yellow:
            return "no-yellow"
        if cheap and affordable(p, seat, FOOD) < population_cost(p, seat, cheap):
            return "no-food"
        return ""

    def objection(self, p: ThroughTheAges, seat: int, action: int) -> Objection | None:
        reason = self._reason(p, seat, action)
        return p.no(reason) if reason else None

    def _reason(self, p: ThroughTheAges, seat: int, action: int) -> str:
        verbs = p.verbs
        civil = civil_budget(p, seat)
        if action == verbs.done_code:
            return ""
        if action == verbs.resign_code:
            return "resign" if p.civs[seat].is_leaving else why_not_leave(p)
        if action == verbs.stay_code:
            return "" if p.civs[seat].is_leaving else "resign"
        if verbs.take.owns(action):
            return why_not_take(p, seat, verbs.take.first(action), civil)
        if p.round == 1:
            return "first-round"
        reason = self._reason_of_work(p, seat, action, civil)
        if reason != "other":
            return reason
        reason = self._reason_of_card(p, seat, action, civil)
        if reason != "other":
            return reason
        return self._reason_of_power(p, seat, action, civil)

    def _reason_of_work(self, p: ThroughTheAges, seat: int, action: int, civil: int) -> str:
        c = p.civs[seat]
        verbs = p.verbs
        military = c.military + c.extra_military
        if verbs.populate.owns(action):
            return why_not_populate(p, seat) or _lacks(civil, "civil-actions")
        if verbs.build.owns(action):
            tech = verbs.build.first(action)
            return why_not_build(p, seat, tech) or _lacks_for(tech, civil, military)
        if verbs.upgrade.owns(action):
            low, high = UPGRADES[verbs.upgrade.first(action)]
            return why_not_upgrade(p, seat, low, high) or _lacks_for(low, civil, military)
        if verbs.destroy.owns(action):
            tech = verbs.destroy.first(action)
            if c.workers[tech] <= 0:
                return "disband" if is_unit(tech) else "destroy"
            return _lacks_for(tech, civil, military)
        if verbs.construct.owns(action):
            stages = verbs.construct.first(action) + 1
            if c.wonder >= 0 and stages > stages_at_once(p, seat):
                return "several-stages"
            return why_not_construct(p, seat, stages) or _lacks(civil, "civil-actions")
        return "other"

    def _reason_of_card(self, p: ThroughTheAges, seat: int, action: int, civil: int) -> str:
        c = p.civs[seat]
        verbs = p.verbs
        military = c.military + c.extra_military
        if verbs.lead.owns(action):
            held = verbs.leaders.card[verbs.lead.first(action)] in c.hand
            return _lacks(civil, "civil-actions") if held else "not-in-hand"
        if verbs.develop.owns(action):
            card = verbs.technologies.card[verbs.develop.first(action)]
            return why_not_develop(p, seat, card) or _lacks(civil, "civil-actions")
        if verbs.revolt.owns(action):
            return why_not_revolt(p, seat, verbs.governments.card[verbs.revolt.first(action)])
        if verbs.play.owns(action):
            return self._why_not_play(p, seat, verbs.actions.card[verbs.play.first(action)], civil)
        if verbs.adopt.owns(action):
            return why_not_adopt(p, seat, verbs.tactics.card[verbs.adopt.first(action)], military)
        if verbs.copy.owns(action):
            return why_not_copy(p, seat, verbs.tactics.card[verbs.copy.first(action)], military)
        return "other"

    def _reason_of_power(self, p: ThroughTheAges, seat: int, action: int, civil: int) -> str:
        c = p.civs[seat]
        verbs = p.verbs
        if verbs.muster.owns(action):
            return self._why_not_muster(p, seat, UNITS.start + verbs.muster.first(action))
        if verbs.stage_theater.owns(action):
            low, theater = STAGINGS[verbs.stage_theater.first(action)]
            return why_not_stage_theater(p, seat, low, theater) or _lacks(civil, "civil-actions")
        if action == verbs.arm.code():
            arms = c.leader >= 0 and p.cards[c.leader].arms_or_culture and not c.used & ARMED
            return "" if arms else "arms"
        if action == verbs.substitute.code():
            return "" if c.civil and not c.used & SUBSTITUTES and can_convert(p, seat) else "substitute"
        if action == verbs.welcome.code():
            return self._why_not_welcome(p, seat)
        if action == verbs.draw.code():
            if not p.setting.military_draw or not p.has_military_deck() or _nothing_to_draw(p):
                return "military-draw"
            return _lacks(c.military + c.extra_military, "military-actions")
        if action == verbs.by_hand.code():
            return "pay" if c.used & BY_HAND else ""
        return "phase"

    def loss(self, p: ThroughTheAges, seat: int, action: int) -> Loss | None:
        if action != p.verbs.resign_code:
            return None
        return leaving_loss(p, p.civs[seat].has_used(MAY_LEAVE))

    # What is done.

    def answer(self, p: ThroughTheAges, seat: int, action: int) -> None:
        verbs = p.verbs
        if action == verbs.resign_code:
            want_to_leave(p, seat)
            return
        if action == verbs.stay_code:
            want_to_stay(p, seat)
            return
        p.civs[seat].used &= ~MAY_LEAVE
        if action == verbs.done_code:
            p.pop()
        elif verbs.take.owns(action):
            space = verbs.take.first(action)
            spend_civil(p, seat, take_cost(p, seat, space))
            take_card(p, seat, space)
        elif not self._work(p, seat, action) and not self._use_card(p, seat, action):
            self._use_power(p, seat, action)

    def _work(self, p: ThroughTheAges, seat: int, action: int) -> bool:
        verbs = p.verbs
        if verbs.populate.owns(action):
            spend_civil(p, seat, 1)
            increase_population(p, seat)
        elif verbs.build.owns(action):
            tech = verbs.build.first(action)
            _spend_for(p, seat, tech)
            build(p, seat, tech)
        elif verbs.upgrade.owns(action):
            low, high = UPGRADES[verbs.upgrade.first(action)]
            _spend_for(p, seat, low)
            upgrade(p, seat, low, high)
        elif verbs.destroy.owns(action):
            tech = verbs.destroy.first(action)
            _spend_for(p, seat, tech)
            destroy(p, seat, tech)
        elif verbs.construct.owns(action):
            spend_civil(p, seat, 1)
            construct(p, seat, verbs.construct.first(action) + 1)
        else:
            return False
        return True

    def _use_card(self, p: ThroughTheAges, seat: int, action: int) -> bool:
        verbs = p.verbs
        if verbs.lead.owns(action):
            spend_civil(p, seat, 1)
            play_leader(p, seat, verbs.leaders.card[verbs.lead.first(action)])
        elif verbs.develop.owns(action):
            spend_civil(p, seat, 1)
            develop(p, seat, verbs.technologies.card[verbs.develop.first(action)])
        elif verbs.revolt.owns(action):
            revolt(p, seat, verbs.governments.card[verbs.revolt.first(action)])
        elif verbs.play.owns(action):
            card = verbs.actions.card[verbs.play.first(action)]
            if not p.cards[card].develops:
                spend_civil(p, seat, 1)
            play_card(p, seat, card)
        elif verbs.adopt.owns(action):
            spend_military(p, seat, 1)
            adopt(p, seat, verbs.tactics.card[verbs.adopt.first(action)])
        elif verbs.copy.owns(action):
            spend_military(p, seat, p.edition.copy_price)
            copy_tactic(p, seat, verbs.tactics.card[verbs.copy.first(action)])
        else:
            return False
        return True

    def _use_power(self, p: ThroughTheAges, seat: int, action: int) -> None:
        c = p.civs[seat]
        verbs = p.verbs
        if verbs.muster.owns(action):
            self._muster(p, seat, UNITS.start + verbs.muster.first(action))
        elif verbs.stage_theater.owns(action):
            c.used |= STAGED
            spend_civil(p, seat, 1)
            low, theater = STAGINGS[verbs.stage_theater.first(action)]
            upgrade(p, seat, low, theater)
        elif action == verbs.arm.code():
            self._arm(p, seat, c)
        elif action == verbs.substitute.code():
            c.used |= SUBSTITUTES
        elif action == verbs.welcome.code():
            self._welcome(p, seat, c)
        elif action == verbs.draw.code():
            spend_military(p, seat, 1)
            p.draw_military(seat, 1)
        else:
            c.used |= BY_HAND

    def _muster(self, p: ThroughTheAges, seat: int, tech: int) -> None:
        leader: Card = p.cards[p.civs[seat].leader]
        if leader.muster_civil:
            spend_civil(p, seat, 1)
        else:
            spend_military(p, seat, 1)
        increase_population(p, seat, 1)
        build(p, seat, tech, 1)

    def _arm(self, p: ThroughTheAges, seat: int, c: Civilization) -> None:
        amount = p.cards[c.leader].arms_or_culture
        c.used |= ARMED
        arm_by_leader(p, seat, amount)
        c.unit_science += amount
        p.report_card("armed", c.leader, {"seat": seat, "count": amount})

    def _welcome(self, p: ThroughTheAges, seat: int, c: Civilization) -> None:
        c.used |= WELCOMED
        cheap = p.wonder_sum(seat, "cheap_population")
        if cheap:
            increase_population(p, seat, cheap)
            return
        p.grow(seat, 1)
        p.report("welcomed", "welcome", {"seat": seat})


def _lacks(actions: int, reason: str) -> str:
    return "" if actions else reason


def _lacks_for(tech: int, civil: int, military: int) -> str:
    """Units take military actions, everything else civil ones."""
    return _lacks(military, "military-actions") if is_unit(tech) else _lacks(civil, "civil-actions")


def _spend_for(p: ThroughTheAges, seat: int, tech: int) -> None:
    if is_unit(tech):
        spend_military(p, seat, 1)
    else:
        spend_civil(p, seat, 1)


def _nothing_to_draw(p: ThroughTheAges) -> bool:
    return not p.military_left and not p.discards[p.age]
