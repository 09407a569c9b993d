"""An accepted offer is carried out: who accepted picks what was wanted facedown, then everything changes hands."""

from civitas.core.dice import ThoughtDice
from civitas.core.frames import EMPTY_LIST, frame, zeros
from civitas.core.rules import Objection
from civitas.games.civilization_2010.empires.gains import check_hand
from civitas.games.civilization_2010.facts.events import EVENT_COUNT, EVENTS
from civitas.games.civilization_2010.facts.markers import MARKER_COUNT, MARKERS
from civitas.games.civilization_2010.facts.terrain import NONE
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.phases.deals import (
    EVENT_GOODS,
    GIVEN_EVENTS,
    GIVEN_TOKENS,
    GIVES,
    OPEN_GOODS,
    TOKEN_GOODS,
    WANTS,
    hand_over,
    holdings,
    imagine_facedown,
    show_offer,
)
from civitas.games.civilization_2010.phases.secret import SecretFrame
from civitas.games.civilization_2010.verbs import FIRST_GOODS_EVENT, GIVE_EVENT, GIVE_TOKEN, GOODS_COUNT
from civitas.games.civilization_2010.view_types import Question
from civitas.games.civilization_2010.words import counted_words


@frame("Delivery")
class Delivery(SecretFrame):
    """The exchange of what an offer gives for what it wants.

    Where somebody has more of a back than is wanted, he is asked, whatever the cards are: else the others would learn
    something about them. Where all of a back is wanted there is nothing to pick.
    """

    seat: int = 0
    """Who made the offer."""
    other: int = 0
    """Who accepted it, and picks."""
    offer: list[int] = EMPTY_LIST
    tokens: list[int] = zeros(MARKER_COUNT)
    """Facedown markers picked so far, of each kind."""
    events: list[int] = zeros(EVENT_COUNT)

    def question(self, p: Civilization2010, seat: int | None) -> Question:
        view: Question = {"frame": self.name(), "seat": self.seat, "other": self.other}
        offer = show_offer(self.offer, seat == self.seat)
        view["gives"], view["wants"] = offer["gives"], offer["wants"]
        if "tokens" in offer and "events" in offer:
            view["tokens"], view["events"] = offer["tokens"], offer["events"]
        if seat == self.other:
            view["picked"] = {**counted_words(MARKERS, self.tokens), **counted_words(EVENTS, self.events)}
        return view

    def imagine(self, p: Civilization2010, seat: int | None, rng: ThoughtDice) -> None:
        """Choose anew what the seat cannot know; nobody else knows whether anything was picked yet."""
        if seat != self.seat:
            imagine_facedown(p.empires[self.seat], self.offer, rng)
        if seat != self.other:
            self.tokens = [0] * MARKER_COUNT
            self.events = [0] * EVENT_COUNT

    def resume(self, p: Civilization2010) -> None:
        self._take_all(p)
        if self._wanted_back() == NONE:
            p.pop()
            self._carry_out(p)
        else:
            self.asked = 1 << self.other

    def _picked(self, goods: int) -> int:
        if goods >= FIRST_GOODS_EVENT:
            return sum(self.events[event] for event in range(EVENT_COUNT) if EVENT_GOODS[event] == goods)
        return sum(self.tokens[marker] for marker in range(MARKER_COUNT) if TOKEN_GOODS[marker] == goods)

    def _wanted_back(self) -> int:
        """The first back of which more is wanted than was picked, or -1."""
        for goods in range(OPEN_GOODS, GOODS_COUNT):
            if self.offer[WANTS + goods] and self._picked(goods) < self.offer[WANTS + goods]:
                return goods
        return NONE

    def _take_all(self, p: Civilization2010) -> None:
        """Of the backs of which everything is wanted, everything is picked."""
        empire = p.empires[self.other]
        held = holdings(empire)
        for marker in range(MARKER_COUNT):
            goods = TOKEN_GOODS[marker]
            if held[goods] == self.offer[WANTS + goods]:
                self.tokens[marker] = empire.tokens[marker]
        for event in range(EVENT_COUNT):
            goods = EVENT_GOODS[event]
            if held[goods] == self.offer[WANTS + goods]:
                self.events[event] = empire.events[event]

    def legal(self, p: Civilization2010, seat: int) -> list[int]:
        empire, goods = p.empires[seat], self._wanted_back()
        if goods >= FIRST_GOODS_EVENT:
            return [
                GIVE_EVENT.code(event)
                for event in range(EVENT_COUNT)
                if EVENT_GOODS[event] == goods and self.events[event] < empire.events[event]
            ]
        return [
            GIVE_TOKEN.code(marker)
            for marker in range(MARKER_COUNT)
            if TOKEN_GOODS[marker] == goods and self.tokens[marker] < empire.tokens[marker]
        ]

    def objection(self, p: Civilization2010, seat: int, action: int) -> Objection | None:
        return None if action in self.legal(p, seat) else Objection("trade.deal-a")

    def answer(self, p: Civilization2010, seat: int, action: int) -> None:
        if GIVE_EVENT.owns(action):
            self.events[GIVE_EVENT.first(action)] += 1
        else:
            self.tokens[GIVE_TOKEN.first(action)] += 1
        if self._wanted_back() == NONE:
            self.asked = 0

    def _carry_out(self, p: Civilization2010) -> None:
        """Both halves at once; who then holds too many events discards some (trade.deal-d)."""
        offer = self.offer
        p.tell("deal", "trade.deal-a", {"seat": self.seat, "other": self.other})
        hand_over(p, self.seat, self.other, offer[GIVES:WANTS], offer[GIVEN_TOKENS:GIVEN_EVENTS], offer[GIVEN_EVENTS:])
        hand_over(p, self.other, self.seat, offer[WANTS:GIVEN_TOKENS], self.tokens, self.events)
        p.reveals += 1
        check_hand(p, self.other)
        check_hand(p, self.seat)
