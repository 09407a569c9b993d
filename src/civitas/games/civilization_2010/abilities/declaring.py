"""Playing culture events and using resource abilities: targets, payment, answers of the others, effect.

What may be played or used now is listed by `event_codes` and `ability_codes`, for the frames of the phases; everything
that follows is asked by `Declaration`.
"""

from typing import Final

from civitas.core.frames import EMPTY_LIST, frame
from civitas.core.losses import Loss
from civitas.core.rules import Objection
from civitas.games.civilization_2010.abilities.consent import Consent, is_refused
from civitas.games.civilization_2010.abilities.paying import GiftCoin, gives_coin, spend
from civitas.games.civilization_2010.abilities.responses import EVENT, RESOURCE_ABILITY, open_window
from civitas.games.civilization_2010.abilities.targets import (
    ABILITY_RULES,
    EVENT_RULES,
    HARMFUL,
    NEEDS_TARGET,
    ability_targets,
    event_targets,
    event_victims,
    has_terrain_marker,
    is_own,
    shielded_victim,
)
from civitas.games.civilization_2010.abilities.ways_to_pay import (
    can_pay,
    gift_card,
    is_gift,
    is_paid,
    is_payment_known,
    payment_codes,
)
from civitas.games.civilization_2010.empire import COIN_TECHS, FIRST_COIN_TECH, Empire
from civitas.games.civilization_2010.empires.gains import recruitable
from civitas.games.civilization_2010.empires.learning import learnable
from civitas.games.civilization_2010.empires.policy_changes import switch_codes
from civitas.games.civilization_2010.empires.stock import discard_event, people_left, recover_event
from civitas.games.civilization_2010.facts.abilities import ABILITIES, FIRST_RESOURCE_ABILITY
from civitas.games.civilization_2010.facts.effects import (
    ADD_COIN_TOKEN,
    CANCEL_CITY_ACTION,
    CANCEL_CULTURE_EVENT_OR_RESOURCE_ABILITY,
    CHANGE_TERRAIN,
    FREE_UNITS_BEFORE_DRAW,
    GAIN_GREAT_PERSON,
    LEARN_TECH,
    MOVE_FIGURE_TO_EMPTY,
    SWITCH_POLICY,
)
from civitas.games.civilization_2010.facts.events import EVENT_COUNT, EVENT_OPTIONS, EVENTS
from civitas.games.civilization_2010.facts.techs import RESOURCE_ABILITIES, TECHS
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.facts.timing import ANY_TIME, TIMINGS
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.movement.setting_out import trek_codes
from civitas.games.civilization_2010.phases.secret import SecretFrame
from civitas.games.civilization_2010.standings import has_room_for_coin
from civitas.games.civilization_2010.verbs import AGAINST, AT, DONE_CODE, PAY, PLAY, TARGET_WONDER, USE
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import square_name

_CANCELLING: Final = range(CANCEL_CITY_ACTION, CANCEL_CULTURE_EVENT_OR_RESOURCE_ABILITY + 1)
"""The effects that cancel something: they need something that is being done."""

# Culture events.


def _options_at(timing: int) -> list[tuple[int, int]]:
    """The events that are played at a time, each with the number of its option for it (event.two-phases-a)."""
    return [
        (event, number)
        for event in range(EVENT_COUNT)
        for number, option in enumerate(EVENT_OPTIONS[event])
        if option.timing == timing and option.timing != ANY_TIME
    ]


_FIRST_EVENT: Final = PLAY.code()
_EVENTS_AT: Final[list[list[tuple[int, int]]]] = [_options_at(timing) for timing in range(len(TIMINGS))]


def option_of(p: Civilization2010, event: int) -> int:
    """For which of its effects an event is played: the one of this phase, if it has several."""
    for number, option in enumerate(EVENT_OPTIONS[event]):
        if option.timing == p.phase:
            return number
    return 0


def event_codes(p: Civilization2010, seat: int, timing: int = NONE) -> list[int]:
    """The events that a seat may play in its own part now: of this phase, or of another timing, that of battles."""
    empire = p.empires[seat]
    if not empire.event_total:
        return []
    held = empire.events
    return [
        _FIRST_EVENT + event
        for event, option in _EVENTS_AT[timing if timing >= 0 else p.phase]
        if held[event] and not _event_rule(p, seat, event, option)
    ]


def event_objection(p: Civilization2010, seat: int, action: int, timing: int = NONE) -> Objection | None:
    """The rule that forbids playing an event in one's own part now, or None."""
    event = PLAY.first(action)
    if p.empires[seat].events[event]:
        for each, option in _EVENTS_AT[timing if timing >= 0 else p.phase]:
            if each == event:
                rule = _event_rule(p, seat, event, option)
                return Objection(rule) if rule else None
    return Objection("event.play-a")


def _event_rule(p: Civilization2010, seat: int, event: int, option: int) -> str:
    """The rule against playing an event for an effect: it would do nothing. "" if it may be played."""
    aim = EVENT_OPTIONS[event][option]
    dropped = p.empires[seat].dropped
    if dropped and PLAY.code(event) in dropped:
        return "event.play-a"
    if aim.effect in NEEDS_TARGET:
        if event_targets(p, seat, event, option, [], 1):
            return ""
        if aim.effect == CHANGE_TERRAIN and not has_terrain_marker(p, aim.terrain):
            return "limits.disaster-a"
        return "wonder.united_nations" if is_refused(p, event) else EVENT_RULES[event]
    if aim.effect == SWITCH_POLICY:
        return "" if switch_codes(p, seat) else EVENT_RULES[event]
    if aim.effect == MOVE_FIGURE_TO_EMPTY:
        return "" if trek_codes(p, seat, aim.amount) else EVENT_RULES[event]
    if aim.effect == FREE_UNITS_BEFORE_DRAW:
        return "" if recruitable(p, seat) else EVENT_RULES[event]
    return ""


def play_event(p: Civilization2010, seat: int, event: int) -> None:
    """A seat plays an event, which is spent whatever comes of it (event.cancel-a)."""
    option = option_of(p, event)
    spend_event(p, seat, event)
    p.push(Declaration(seat, event, NONE, option))


def spend_event(p: Civilization2010, seat: int, event: int) -> None:
    """An event leaves the hand for all to see."""
    discard_event(p, seat, event)
    p.reveals += 1
    p.tell("event-played", EVENT_RULES[event], {"seat": seat, "card": f"card-{EVENTS[event]}"})


def take_back_event(p: Civilization2010, seat: int, event: int) -> None:
    """An event that nobody can be aimed at after all goes back to the hand (wonder.united_nations)."""
    recover_event(p, seat, event)
    p.tell("event-taken-back", "wonder.united_nations", {"seat": seat, "card": f"card-{EVENTS[event]}"})


# Resource abilities.


def _abilities_at(timing: int) -> list[int]:
    return [
        number
        for number, ability in enumerate(RESOURCE_ABILITIES)
        if ability.timing == timing and ability.effects[0].kind not in _CANCELLING
    ]


_ABILITIES_AT: Final[list[list[int]]] = [_abilities_at(timing) for timing in range(len(TIMINGS))]
_TECHS_AT: Final[list[int]] = [sum({1 << RESOURCE_ABILITIES[each].tech for each in row}) for row in _ABILITIES_AT]
"""The techs with such an ability, as bits."""
_BY_TECH_AT: Final[list[list[tuple[int, int]]]] = [
    [(1 << RESOURCE_ABILITIES[number].tech, number) for number in row] for row in _ABILITIES_AT
]
"""The abilities with their techs, as bits."""
_FIRST_ABILITY: Final = USE.code(FIRST_RESOURCE_ABILITY)


def ability_codes(p: Civilization2010, seat: int, timing: int = NONE) -> list[int]:
    """The resource abilities that a seat may use in its own part of this phase, or in its battle turn."""
    empire = p.empires[seat]
    techs = empire.techs
    if timing < 0:
        timing = p.phase
    if not techs & _TECHS_AT[timing] or not _has_means(empire):
        return []
    codes: list[int] = []
    for tech, number in _BY_TECH_AT[timing]:
        if techs & tech and not _ability_rule(p, seat, number):
            codes.append(_FIRST_ABILITY + number)
    return codes


def _has_means(empire: Empire) -> bool:
    return empire.event_total > 0 or any(empire.resources) or any(empire.tokens)


def ability_objection(p: Civilization2010, seat: int, action: int, timing: int = NONE) -> Objection | None:
    """The rule that forbids using a resource ability in one's own part now, or None."""
    if timing < 0:
        timing = p.phase
    number = USE.first(action) - FIRST_RESOURCE_ABILITY
    if number < 0:
        return Objection("turn.own-part-a")
    if number not in _ABILITIES_AT[timing]:
        return Objection(ABILITY_RULES[number])
    rule = _ability_rule(p, seat, number)
    return Objection(rule) if rule else None


def _ability_rule(p: Civilization2010, seat: int, number: int) -> str:
    """The rule against using a resource ability; "" if it may be used."""
    empire = p.empires[seat]
    ability = RESOURCE_ABILITIES[number]
    if not (empire.techs >> ability.tech) & 1:
        return ABILITY_RULES[number]
    if (empire.used >> (FIRST_RESOURCE_ABILITY + number)) & 1:
        return "turn.once-a"
    if empire.dropped and USE.code(FIRST_RESOURCE_ABILITY + number) in empire.dropped:
        return "turn.once-a"
    if not can_pay(empire, ability, []):
        return ABILITY_RULES[number]
    kind = ability.effects[0].kind
    if kind in NEEDS_TARGET:
        return "" if ability_targets(p, seat, number, [], 1) else ABILITY_RULES[number]
    if kind == ADD_COIN_TOKEN:
        place = FIRST_COIN_TECH + COIN_TECHS.index(ability.tech)
        return "" if has_room_for_coin(p, seat, place) else "coins.cap-a"
    if kind == GAIN_GREAT_PERSON:
        return "" if people_left(p) else ABILITY_RULES[number]
    if kind == LEARN_TECH:
        return "" if learnable(p, seat) else ABILITY_RULES[number]
    return ""


def use_ability(p: Civilization2010, seat: int, ability: int) -> None:
    """A seat uses a resource ability, by its number in `abilities.ABILITIES`."""
    p.push(Declaration(seat, NONE, ability - FIRST_RESOURCE_ABILITY))


# The declaration.

_AIMING: Final = 0
_CONSENT: Final = 1
_PAYING: Final = 2
_GIFT: Final = 3
"""A gift card was played for the payment and may have been cancelled."""
_WINDOW: Final = 4
_EFFECT: Final = 5
_ENDING: Final = 6
STAGES: Final[list[str]] = ["aiming", "consent", "paying", "gift", "window", "effect", "ending"]


@frame("Declaration")
class Declaration(SecretFrame):
    """One event or resource ability, from its declaration to its end."""

    seat: int = 0
    event: int = NONE
    number: int = NONE
    """The ability, by its number in `techs.RESOURCE_ABILITIES`; -1: it is an event."""
    option: int = 0
    """Which of the effects of the event."""
    stage: int = _AIMING
    targets: list[int] = EMPTY_LIST
    """The targets chosen so far, as actions; see `targets`."""
    paid: list[int] = EMPTY_LIST
    """What was paid, as actions; it is spent at once."""
    allowed: int = 0
    """Whether the owner of the United Nations has consented."""
    cancelled: int = 0

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        view: Question = {
            "frame": self.name(),
            "seat": self.seat,
            "stage": STAGES[self.stage],
            "targets": [p.space().text(code) for code in self.targets],
        }
        if self.event >= 0:
            view["event"] = EVENTS[self.event]
        else:
            view["ability"] = ABILITIES[FIRST_RESOURCE_ABILITY + self.number]
            view["paid"] = [p.space().text(code) for code in self.paid]
        return view

    def is_possible(self, p: Civilization2010) -> bool:
        """Who declares an ability can pay for it, also with tokens and cards that others do not see."""
        if self.number < 0 or self.stage > _GIFT:
            return True
        return can_pay(p.empires[self.seat], RESOURCE_ABILITIES[self.number], self.paid)

    def rule(self) -> str:
        """The rule of the event or ability."""
        return EVENT_RULES[self.event] if self.event >= 0 else ABILITY_RULES[self.number]

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        if self.stage == _AIMING:
            return self._targets(p)
        # Who only imagines the payer's cards may imagine that they do not suffice.
        return self._payments(p) or [DONE_CODE]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if self.stage == _PAYING:
            return Objection("resource.any-a" if RESOURCE_ABILITIES[self.number].any_resources else self.rule())
        if self.event >= 0 and is_refused(p, self.event):
            return Objection("wonder.united_nations")
        return Objection(self.rule())

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        if self.stage == _AIMING:
            self._take_aim(p, action)
        elif PAY.owns(action):
            self._pay(p, action)
        else:
            self._drop(p)

    def resume(self, p: Civilization2010) -> None:
        if self.stage == _AIMING:
            self._aim(p)
        elif self.stage == _CONSENT:
            self._hear(p)
        elif self.stage == _PAYING:
            self._ask_payment(p)
        elif self.stage == _GIFT:
            self._receive_gift(p)
        elif self.stage == _WINDOW:
            self._close_window(p)
        elif self.stage == _EFFECT:
            self._carry_out(p)
        else:
            self._end(p)

    # Targets.

    def _targets(self, p: Civilization2010) -> list[int]:
        """What can be aimed at next; who could only hit himself may drop it."""
        if self.event >= 0:
            codes = event_targets(p, self.seat, self.event, self.option, self.targets)
        else:
            codes = ability_targets(p, self.seat, self.number, self.targets)
        if not self.targets and codes and self._only_harms(p, codes):
            codes.append(DONE_CODE)
        return codes

    def _only_harms(self, p: Civilization2010, codes: list[int]) -> bool:
        """Whether it destroys something and every target is one's own."""
        effect = self._effect()
        return effect in HARMFUL and all(is_own(p, self.seat, effect, code) for code in codes)

    def _effect(self) -> int:
        """What it does; of two effects of an ability the first."""
        if self.event >= 0:
            return EVENT_OPTIONS[self.event][self.option].effect
        return RESOURCE_ABILITIES[self.number].effects[0].kind

    def loss(self, p: Civilization2010, seat: int, action: int) -> Loss | None:
        """A blow against oneself; another terrain may be wanted."""
        effect = self._effect()
        if self.stage != _AIMING or effect not in HARMFUL or effect == CHANGE_TERRAIN:
            return None
        if not is_own(p, seat, effect, action):
            return None
        if TARGET_WONDER.owns(action):
            return Loss("own-wonder", {"card": f"card-{WONDERS[TARGET_WONDER.first(action)]}"}, self.rule())
        return Loss("own-square", {"square": square_name(AT.first(action))}, self.rule())

    def _take_aim(self, p: Civilization2010, action: int) -> None:
        if action == DONE_CODE and not self.targets:
            self._think_better(p)
        else:
            self.targets.append(action)

    def _think_better(self, p: Civilization2010) -> None:
        """Nothing was paid yet, and an event goes back to hand; to be declared again only in another turn."""
        p.pop()
        p.cancelled = 0
        empire = p.empires[self.seat]
        if self.event >= 0:
            recover_event(p, self.seat, self.event)
            empire.dropped = [*empire.dropped, PLAY.code(self.event)]
        else:
            empire.dropped = [*empire.dropped, USE.code(FIRST_RESOURCE_ABILITY + self.number)]
        p.tell("declaration-dropped", self.rule(), {"seat": self.seat, "card": self._card()})

    def _aim(self, p: Civilization2010) -> None:
        codes = self._targets(p)
        if len(codes) > 1:
            self.asked = 1 << self.seat
            p.offer(self.seat, codes)
        elif codes:
            self.targets.append(codes[0])
        elif self.number >= 0:
            self.stage = _PAYING
            p.tell("ability-used", self.rule(), {"seat": self.seat, "card": self._card()})
            self._tell_targets(p)
        else:
            self._ask_consent(p)

    def _ask_consent(self, p: Civilization2010) -> None:
        """The owner of the United Nations is asked before an event is aimed at him (ruling A40)."""
        victims = event_victims(p, self.event, self.option, self.targets)
        owner = shielded_victim(p, self.seat, victims)
        if owner >= 0 and not self.allowed:
            self.stage = _CONSENT
            p.push(Consent(owner, self.event, self.seat))
            return
        self._tell_targets(p)
        self.stage = _WINDOW
        open_window(p, self.seat, EVENT, victims, self.event)

    def _hear(self, p: Civilization2010) -> None:
        self.stage = _AIMING
        if not is_refused(p, self.event):
            self.allowed = 1
        else:
            self.targets = []
            if not event_targets(p, self.seat, self.event, self.option, []):
                p.pop()
                p.cancelled = 0
                take_back_event(p, self.seat, self.event)

    def _tell_targets(self, p: Civilization2010) -> None:
        for code in self.targets:
            if AT.owns(code):
                square = square_name(AT.first(code))
                p.tell("aimed-at-square", self.rule(), {"seat": self.seat, "square": square})
            elif AGAINST.owns(code):
                p.tell("aimed-at-player", self.rule(), {"seat": self.seat, "other": AGAINST.first(code)})
            elif TARGET_WONDER.owns(code):
                wonder = f"card-{WONDERS[TARGET_WONDER.first(code)]}"
                p.tell("aimed-at-wonder", self.rule(), {"seat": self.seat, "wonder": wonder})

    # Payment.

    def _payments(self, p: Civilization2010) -> list[int]:
        return payment_codes(p.empires[self.seat], RESOURCE_ABILITIES[self.number], self.paid)

    def _ask_payment(self, p: Civilization2010) -> None:
        empire = p.empires[self.seat]
        ability = RESOURCE_ABILITIES[self.number]
        if is_paid(ability, self.paid):
            self._open_window(p)
        elif not can_pay(empire, ability, self.paid):
            self._drop(p)
        elif is_payment_known(empire, ability, self.paid):
            self._pay(p, self._payments(p)[0])
        else:
            self.asked = 1 << self.seat

    def _pay(self, p: Civilization2010, code: int) -> None:
        self.paid.append(code)
        if is_gift(code):
            # A gift is an event like others, so it can be cancelled.
            self.stage = _GIFT
            spend_event(p, self.seat, gift_card(code))
            open_window(p, self.seat, EVENT, 0, gift_card(code))
        else:
            spend(p, self.seat, code, self.rule())

    def _receive_gift(self, p: Civilization2010) -> None:
        self.stage = _PAYING
        if p.cancelled:
            card = gift_card(self.paid.pop())
            p.tell("event-cancelled", "event.cancel-a", {"seat": self.seat, "card": f"card-{EVENTS[card]}"})

    def _drop(self, p: Civilization2010) -> None:
        """Gift cards were cancelled and the cost cannot be paid any more; what was paid is lost."""
        p.tell("ability-dropped", self.rule(), {"seat": self.seat, "card": self._card()})
        self.cancelled = 1
        self.stage = _ENDING

    def _open_window(self, p: Civilization2010) -> None:
        ability = FIRST_RESOURCE_ABILITY + self.number
        p.empires[self.seat].used |= 1 << ability
        self.stage = _WINDOW
        open_window(p, self.seat, RESOURCE_ABILITY, 0, ability)

    # Answers, effect, end.

    def _close_window(self, p: Civilization2010) -> None:
        self.cancelled = p.cancelled
        self.stage = _ENDING if self.cancelled else _EFFECT
        if self.cancelled and self.event >= 0:
            p.tell("event-cancelled", "event.cancel-a", {"seat": self.seat, "card": self._card()})
        elif self.cancelled:
            p.tell("ability-cancelled", "tech.mass_media-resource", {"seat": self.seat, "card": self._card()})

    def _carry_out(self, p: Civilization2010) -> None:
        # What effects do reaches into every part of the game, and much of it asks for events: a late import.
        from civitas.games.civilization_2010.abilities.carrying_out import carry_out_ability, carry_out_event

        self.stage = _ENDING
        if self.event >= 0:
            carry_out_event(p, self.seat, self.event, self.option, self.targets)
        else:
            carry_out_ability(p, self.seat, self.number, self.targets)

    def _end(self, p: Civilization2010) -> None:
        while self.paid:
            if gives_coin(self.paid.pop()):
                p.push(GiftCoin(self.seat))
                return
        p.pop()
        p.cancelled = 1 if self._cancels() and not self.cancelled else 0

    def _cancels(self) -> bool:
        """Whether the effect is to cancel what somebody else does."""
        if self.event >= 0:
            return EVENT_OPTIONS[self.event][self.option].effect in _CANCELLING
        return RESOURCE_ABILITIES[self.number].effects[0].kind in _CANCELLING

    def _card(self) -> str:
        return f"card-{EVENTS[self.event] if self.event >= 0 else TECHS[RESOURCE_ABILITIES[self.number].tech]}"
