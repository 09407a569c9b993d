"""The position of Toy Bidding: coins, hands, secret bids, and what a seat may see of them."""

from typing import Any

from civitas.core.dice import Dice
from civitas.core.position import Position, View
from civitas.core.result import Result, places_by
from civitas.core.storage import INT, INTS, ROWS, Fields, dump_fields
from civitas.core.verbs import ActionSpace, Domain, verb

DECK = 16
COINS = 40
FIRST_COINS = 3
NO_BID = -1
SEATS = ["red", "blue", "green", "white"]
CARDS = [f"card-{number}" for number in range(1, DECK + 1)]

ROLL = verb("roll")
TAKE = verb("take")
STAKE = verb("stake", Domain.numbers("coins", 1, 2, counts=True))
GIVE = verb("give", Domain.numbers("coins", 1, 2, counts=True), Domain("seat", SEATS))
DONE = verb("done")
BID = verb("bid", Domain("card", CARDS))
CALL_TIME = verb("call-time")
SPACE = ActionSpace([ROLL, TAKE, STAKE, GIVE, DONE, BID, CALL_TIME])


class Toy(Position):
    """One game of Toy Bidding. Cards are numbers from 0; a higher one beats a lower one."""

    FIELDS: Fields = (
        ("hand_size", INT),
        ("draws", INT),
        ("limit", INT),
        ("coins", INTS),
        ("hands", ROWS),
        ("bids", INTS),
        ("stock", INTS),
        ("discard", INTS),
        ("pot", INT),
        ("bank", INT),
        ("starter", INT),
    )

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.hand_size = 0
        self.draws = 0
        self.limit = 0
        self.coins: list[int] = []
        self.hands: list[list[int]] = []
        self.bids: list[int] = []
        self.stock: list[int] = []
        self.discard: list[int] = []
        self.pot = 0
        self.bank = 0
        self.starter = 0

    def space(self) -> ActionSpace:
        return SPACE

    def clone(self) -> "Toy":
        other = Toy(self.players)
        other.hand_size = self.hand_size
        other.draws = self.draws
        other.limit = self.limit
        other.coins = self.coins[:]
        other.hands = [hand[:] for hand in self.hands]
        other.bids = self.bids[:]
        other.stock = self.stock[:]
        other.discard = self.discard[:]
        other.pot = self.pot
        other.bank = self.bank
        other.starter = self.starter
        self.copy_course(other)
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "title": "toy-bidding",
            "players": self.players,
            "fields": dump_fields(self, Toy.FIELDS),
            "frames": [frame.dump() for frame in self.frames],
            "dice": self.dice.state(),
            "reveals": self.reveals,
            "result": self.result.to_json() if self.result else None,
        }

    def describe(self) -> dict[str, Any]:
        described: dict[str, Any] = {
            "players": self.players,
            "options": {"hand": self.hand_size, "draw": bool(self.draws), "stakes": self.limit},
            "coins": self.coins[:],
            "hands": [words(hand) for hand in self.hands],
            "bids": {SEATS[seat]: CARDS[bid] for seat, bid in enumerate(self.bids) if bid != NO_BID},
            "stock": words(self.stock),
            "discard": words(self.discard),
            "pot": self.pot,
            "starter": SEATS[self.starter],
            "frames": [frame.dump() for frame in self.frames],
            "dice": self.dice.state(),
            "reveals": self.reveals,
        }
        if self.result:
            described["result"] = self.result.to_json()
        return described

    def components(self) -> dict[str, int]:
        cards = self.hidden_from(None) + self.discard
        counted = {CARDS[card]: cards.count(card) for card in range(DECK)}
        counted["coins"] = sum(self.coins) + self.pot + self.bank
        return counted

    def turn_rule(self) -> str:
        return "turn-a"

    def view_for(self, seat: int | None) -> View:
        view: dict[str, Any] = {
            "players": self.players,
            "to_act": self.to_act,
            "coins": self.coins[:],
            "pot": self.pot,
            "bank": self.bank,
            "starter": self.starter,
            "hand_sizes": [len(hand) for hand in self.hands],
            "has_bid": [bid != NO_BID for bid in self.bids],
            "stock_size": len(self.stock),
            "discard": self.discard[:],
            "question": self.frames[-1].question(self, seat) if self.frames else None,
            "result": self.result.to_json() if self.result else None,
        }
        if seat is not None:
            view["hand"] = self.hands[seat][:]
            view["bid"] = self.bids[seat]
        return view

    def imagine_for(self, seat: int | None, rng: Dice) -> "Toy":
        other = self.clone()
        hidden = sorted(self.hidden_from(seat))
        rng.shuffle(hidden)
        for each in range(self.players):
            if each != seat:
                other.hands[each] = [hidden.pop() for _ in self.hands[each]]
                if self.bids[each] != NO_BID:
                    other.bids[each] = hidden.pop()
        other.stock = hidden
        other.dice = Dice.seeded(rng.roll())
        return other

    def hidden_from(self, seat: int | None) -> list[int]:
        """The cards that a seat (None: a spectator) cannot see."""
        others = [each for each in range(self.players) if each != seat]
        hands = [card for each in others for card in self.hands[each]]
        return self.stock + hands + [self.bids[each] for each in others if self.bids[each] >= 0]

    def host_legal(self) -> list[int]:
        return [] if self.result else [CALL_TIME.code()]

    def host_play(self, action: int) -> None:
        self.finish("call-time", "turn-c")

    def finish(self, ending: str, rule: str) -> None:
        """End the game; the most coins win."""
        self.result = Result(places_by([[coins] for coins in self.coins]), self.coins[:], ending)
        self.tell("game-over", rule, {"ending": ending})

    def to_pot(self, wanted: int) -> None:
        """Put coins of the bank into the pot, as far as there are any."""
        paid = min(wanted, self.bank)
        self.bank -= paid
        self.pot += paid
        self.tell("pot", "pot-b", {"coins": paid})


def words(cards: list[int]) -> list[str]:
    """The cards by name."""
    return [CARDS[card] for card in cards]
