"""Loot: what the winner of a battle buys from what the loser has, at once and as far as there is anything to take."""

from typing import Final

from civitas.core.dice import ThoughtDice
from civitas.core.frames import frame
from civitas.core.rules import Objection
from civitas.games.civilization_2010.empire import COIN_PLACES, ON_SHEET
from civitas.games.civilization_2010.empires.gains import check_hand, gain_coin, gain_culture, gain_trade
from civitas.games.civilization_2010.empires.learning import choose_tech
from civitas.games.civilization_2010.facts.constants import (
    DISCARD_COIN,
    LOOT_COST,
    LOOT_EFFECTS,
    LOOT_MOST,
    LOOT_TECH,
    STEAL_COIN,
    STEAL_CULTURE,
    STEAL_CULTURE_CARD,
    STEAL_RESOURCE,
    STEAL_TRADE,
)
from civitas.games.civilization_2010.facts.events import EVENT_COUNT, EVENT_LEVEL, EVENT_LEVELS, EVENTS
from civitas.games.civilization_2010.facts.markers import HUT_COUNT, MARKER_COUNT, MARKERS
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, NONE, RESOURCES
from civitas.games.civilization_2010.model import Civilization2010, changed
from civitas.games.civilization_2010.phases.secret import SecretFrame
from civitas.games.civilization_2010.phases.winning import watch_coins
from civitas.games.civilization_2010.standings import learnable_from
from civitas.games.civilization_2010.verbs import COIN_OF, LEVEL, LOOT, STEAL, STEAL_EVENT, STEAL_TOKEN, TAKE
from civitas.games.civilization_2010.view_types import Question

_RULES: Final[list[str]] = [
    "loot.trade-a", "loot.culture-a", "loot.resource-a", "loot.discard-coin-a", "loot.tech-a", "loot.card-a",
    "loot.coin-a",
]  # fmt: skip
"""The rule of each loot effect."""

HUT_BACK: Final = 0
VILLAGE_BACK: Final = 1
_BACKS: Final[list[str]] = ["piece-hut", "piece-village"]


def has_loot(p: Civilization2010, winner: int, loser: int, effect: int) -> bool:
    """Whether a loot effect would take anything from the loser (ruling A30)."""
    empire = p.empires[loser]
    if effect == STEAL_TRADE:
        return empire.trade > 0
    if effect == STEAL_CULTURE:
        return empire.culture > 0
    if effect == STEAL_RESOURCE:
        return any(empire.resources) or any(empire.tokens)
    if effect == LOOT_TECH:
        return len(learnable_from(p, winner, loser)) > 0
    if effect == STEAL_CULTURE_CARD:
        return empire.event_total > 0
    return any(empire.coins)


@frame("Looting")
class Looting(SecretFrame):
    """The winner spends loot: an effect is bought, then its details are chosen."""

    winner: int = 0
    loser: int = 0
    points: int = 0
    bought: int = NONE
    """The effect whose details are still open, or -1."""

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        view: Question = {
            "frame": self.name(),
            "seat": self.winner,
            "other": self.loser,
            "loot": self.points,
            "bought": LOOT_EFFECTS[self.bought] if self.bought >= 0 else None,
        }
        if seat is not None and self.shows_events(p, seat, self.loser):
            counts = p.empires[self.loser].events
            view["events"] = [EVENTS[event] for event in range(EVENT_COUNT) for _ in range(counts[event])]
        return view

    def imagine(self, p: Civilization2010, seat: int | None, rng: ThoughtDice) -> None:
        """Nothing is kept here that is secret."""

    def shows_events(self, p: Civilization2010, seat: int, other: int) -> bool:
        """The winner looks at the loser's culture events after buying one, by the German book (ruling A31)."""
        if seat != self.winner or other != self.loser or p.setting.backs_only:
            return False
        return self.bought == STEAL_CULTURE_CARD

    def resume(self, p: Civilization2010) -> None:
        actions = self.legal(p, self.winner)
        if not actions:
            p.pop()
            if self.points:
                p.tell("loot-wasted", "loot.spend-b", {"seat": self.winner, "count": self.points})
        elif len(actions) == 1 and not self._is_secret(p):
            self._carry_out(p, actions[0])
        else:
            self.asked = 1 << self.winner
            p.offer(self.winner, actions)

    def _is_secret(self, p: Civilization2010) -> bool:
        """Whether to act without asking would tell others something: that all events in a hand are alike."""
        return self.bought == STEAL_CULTURE_CARD and p.empires[self.loser].event_total > 1

    # What can be chosen.

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        if self.bought < 0:
            return [
                LOOT.code(effect)
                for effect in range(len(LOOT_EFFECTS))
                if LOOT_COST[effect] <= self.points and has_loot(p, self.winner, self.loser, effect)
            ]
        empire = p.empires[self.loser]
        if self.bought == STEAL_TRADE:
            return [STEAL.code(amount) for amount in range(min(LOOT_MOST[STEAL_TRADE], empire.trade))]
        if self.bought == STEAL_CULTURE:
            return [STEAL.code(amount) for amount in range(min(LOOT_MOST[STEAL_CULTURE], empire.culture))]
        if self.bought == STEAL_RESOURCE:
            return self._resource_codes(p)
        if self.bought == STEAL_CULTURE_CARD:
            return self._event_codes(p)
        return [COIN_OF.code(place) for place, count in enumerate(empire.coins) if count]

    def _resource_codes(self, p: Civilization2010) -> list[int]:
        """Open tokens by kind; facedown ones only by their back (loot.resource-a)."""
        empire = p.empires[self.loser]
        codes = [TAKE.code(resource) for resource in range(MARKET_RESOURCE_COUNT) if empire.resources[resource]]
        if empire.hut_tokens():
            codes.append(STEAL_TOKEN.code(HUT_BACK))
        if empire.village_tokens():
            codes.append(STEAL_TOKEN.code(VILLAGE_BACK))
        return codes

    def _event_codes(self, p: Civilization2010) -> list[int]:
        empire = p.empires[self.loser]
        if p.setting.backs_only:
            levels = range(1, EVENT_LEVELS + 1)
            return [LEVEL.code(level - 1) for level in levels if empire.events_of_level(level)]
        return [STEAL_EVENT.code(event) for event in range(EVENT_COUNT) if empire.events[event]]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        if action in self.legal(p, seat):
            return None
        if self.bought >= 0:
            return Objection(_RULES[self.bought])
        if not LOOT.owns(action):
            return Objection("loot.spend-b")
        effect = LOOT.first(action)
        return Objection("loot.spend-a" if LOOT_COST[effect] > self.points else _RULES[effect])

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        self.asked = 0
        self._carry_out(p, action)

    # What it does.

    def _carry_out(self, p: Civilization2010, action: int) -> None:
        if self.bought < 0:
            self._buy(p, LOOT.first(action))
            return
        effect, self.bought = self.bought, NONE
        if effect in (STEAL_TRADE, STEAL_CULTURE):
            self._take_points(p, effect, STEAL.first(action) + 1)
        elif effect == STEAL_RESOURCE:
            self._take_resource(p, action)
        elif effect == STEAL_CULTURE_CARD:
            self._take_event(p, action)
        else:
            self._take_coin(p, effect, COIN_OF.first(action))

    def _buy(self, p: Civilization2010, effect: int) -> None:
        self.points -= LOOT_COST[effect]
        names = {"loot": f"loot-{LOOT_EFFECTS[effect]}"}
        p.tell("loot-bought", "loot.spend-a", {"seat": self.winner, "other": self.loser, **names})
        if effect == LOOT_TECH:
            choose_tech(p, self.winner, learnable_from(p, self.winner, self.loser), "loot.tech-a", False)
            return
        self.bought = effect
        if effect == STEAL_CULTURE_CARD and not p.setting.backs_only:
            self._show_events(p)

    def _show_events(self, p: Civilization2010) -> None:
        """The winner looks at the loser's hand."""
        p.reveals += 1
        counts = p.empires[self.loser].events
        cards = [f"card-{EVENTS[event]}" for event in range(EVENT_COUNT) for _ in range(counts[event])]
        audience = 1 << self.winner | 1 << self.loser
        p.tell("events-seen", "loot.card-a", {"seat": self.winner, "other": self.loser, "cards": cards}, audience)

    def _take_points(self, p: Civilization2010, effect: int, amount: int) -> None:
        """Trade or culture tokens change hands."""
        rule = _RULES[effect]
        seats = {"seat": self.winner, "other": self.loser}
        if effect == STEAL_TRADE:
            p.empires[self.loser].trade -= amount
            p.tell("trade-stolen", rule, {**seats, "count": amount})
            gain_trade(p, self.winner, amount, rule)
        else:
            p.empires[self.loser].culture -= amount
            p.tell("culture-stolen", rule, {**seats, "count": amount})
            gain_culture(p, self.winner, amount, rule)

    def _take_resource(self, p: Civilization2010, action: int) -> None:
        if STEAL_TOKEN.owns(action):
            self._take_token(p, STEAL_TOKEN.first(action))
            return
        resource = TAKE.first(action)
        loser, winner = p.empires[self.loser], p.empires[self.winner]
        loser.resources = changed(loser.resources, resource, -1)
        winner.resources = changed(winner.resources, resource, 1)
        names = {"resource": f"resource-{RESOURCES[resource]}"}
        p.tell("resource-stolen", "loot.resource-a", {"seat": self.winner, "other": self.loser, **names})

    def _take_token(self, p: Civilization2010, back: int) -> None:
        """One of the facedown tokens with a back; the winner cannot tell them apart, so chance picks it."""
        loser, winner = p.empires[self.loser], p.empires[self.winner]
        kinds = range(HUT_COUNT) if back == HUT_BACK else range(HUT_COUNT, MARKER_COUNT)
        held = [marker for marker in kinds for _ in range(loser.tokens[marker])]
        marker = held[p.dice.below(len(held))]
        loser.tokens = changed(loser.tokens, marker, -1)
        winner.tokens = changed(winner.tokens, marker, 1)
        p.reveals += 1
        seats = {"seat": self.winner, "other": self.loser}
        p.tell("token-stolen", "loot.resource-a", {**seats, "piece": _BACKS[back]})
        audience = 1 << self.winner | 1 << self.loser
        p.tell("token-stolen-kind", "loot.resource-a", {**seats, "card": f"card-{MARKERS[marker]}"}, audience)

    def _take_event(self, p: Civilization2010, action: int) -> None:
        """A culture event changes hands; the winner's hand limit applies at once (loot.card-a)."""
        event = (
            STEAL_EVENT.first(action) if STEAL_EVENT.owns(action) else self._random_event(p, LEVEL.first(action) + 1)
        )
        loser, winner = p.empires[self.loser], p.empires[self.winner]
        loser.hold_events(changed(loser.events, event, -1))
        winner.hold_events(changed(winner.events, event, 1))
        p.reveals += 1
        seats = {"seat": self.winner, "other": self.loser}
        p.tell("event-stolen", "loot.card-a", {**seats, "level": EVENT_LEVEL[event]})
        audience = 1 << self.winner | 1 << self.loser
        p.tell("event-stolen-card", "loot.card-a", {**seats, "card": f"card-{EVENTS[event]}"}, audience)
        check_hand(p, self.winner)

    def _random_event(self, p: Civilization2010, level: int) -> int:
        counts = p.empires[self.loser].events
        held = [event for event in range(EVENT_COUNT) if EVENT_LEVEL[event] == level for _ in range(counts[event])]
        return held[p.dice.below(len(held))]

    def _take_coin(self, p: Civilization2010, effect: int, place: int) -> None:
        """A coin token is discarded, or comes to the winner's sheet; icons of coins are safe (loot.discard-coin-a)."""
        loser = p.empires[self.loser]
        loser.coins = changed(loser.coins, place, -1)
        seats = {"seat": self.winner, "other": self.loser}
        message = "coin-discarded" if effect == DISCARD_COIN else "coin-stolen"
        p.tell(message, _RULES[effect], {**seats, "place": f"coin-place-{COIN_PLACES[place]}"})
        watch_coins(p)
        if effect == STEAL_COIN:
            gain_coin(p, self.winner, ON_SHEET, _RULES[effect])
        check_hand(p, self.loser)
