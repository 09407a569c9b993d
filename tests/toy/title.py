"""Toy Bidding as a title: beginning, loading and describing its games."""

from collections.abc import Mapping
from typing import Any, TypeVar

from civitas.core.dice import Dice
from civitas.core.errors import BadOption, BadScenario, BrokenDump
from civitas.core.loading import load_dice, load_frames, load_result
from civitas.core.options import Option, Value, read_options
from civitas.core.position import Position
from civitas.core.storage import load_fields
from civitas.core.title import Title
from tests.toy.frames import FRAMES, Round
from tests.toy.position import CARDS, COINS, DECK, FIRST_COINS, NO_BID, SEATS, SPACE, Toy
from tests.toy.rules import RULES

T = TypeVar("T")

OPTIONS = [
    Option("hand", [3, 4], "cards in a first hand; four are for up to three players", "setup-a"),
    Option("draw", [False, True], "whether the winner of a pot draws a card", "draw-a"),
    Option("stakes", [2, 0], "coins a seat may move in a round", "stake-b"),
]


class ToyTitle(Title):
    """A game of two to four seats that bid secret cards for coins."""

    def __init__(self) -> None:
        super().__init__(
            "toy-bidding",
            players=range(2, 5),
            rules_revision=1,
            space=SPACE,
            rules=RULES,
            options=OPTIONS,
            longest_game=300,
        )

    def new_game(self, *, players: int, seed: int, options: Mapping[str, object] | None = None) -> Position:
        p = _blank(players, read_options(OPTIONS, options or {}))
        p.dice = Dice.seeded(seed)
        p.dice.shuffle(p.stock)
        p.hands = [[p.stock.pop() for _ in range(p.hand_size)] for _ in range(players)]
        p.tell("dealt", "setup-a", {"cards": p.hand_size})
        for seat, hand in enumerate(p.hands):
            p.tell("own-hand", "setup-a", {"cards": [CARDS[card] for card in hand]}, 1 << seat)
        p.push(Round())
        p.settle()
        return p

    def load(self, stored: object) -> Position:
        entries = {"title", "players", "fields", "frames", "dice", "reveals", "result"}
        if not isinstance(stored, dict) or set(stored) != entries:
            raise BrokenDump(f"a record of {', '.join(sorted(entries))} is expected")
        if stored["title"] != self.id:
            raise BrokenDump("title: another title")
        p = Toy(_number(stored["players"], 2, 4, "players"))
        load_fields(p, Toy.FIELDS, stored["fields"], "fields")
        if any(len(each) != p.players for each in (p.coins, p.hands, p.bids)):
            raise BrokenDump("fields: coins, hands and bids are one for each seat")
        p.frames += load_frames(stored["frames"], FRAMES, p.players)
        p.dice = load_dice(stored["dice"])
        p.reveals = _number(stored["reveals"], 0, 1 << 30, "reveals")
        p.result = load_result(stored["result"], p.players)
        return p

    def player_counts(self, options: Mapping[str, object]) -> list[int]:
        most = 3 if read_options(OPTIONS, options)["hand"] == 4 else 4
        return [players for players in self.players if players <= most]

    def scenario(self, description: Mapping[str, Any]) -> Position:
        known = {name: description[name] for name in description}
        players = known.pop("players", 2)
        options = known.pop("options", {})
        if players not in (2, 3, 4) or not isinstance(options, dict):
            raise BadScenario("players", "2 to 4 are expected, and their options")
        p = _blank(players, read_options(OPTIONS, options))
        p.hands = [[] for _ in range(players)]
        for name, value in known.items():
            _describe_entry(p, name, value)
        named = {card for hand in p.hands for card in hand} | {*p.bids, *p.discard}
        if "stock" not in known:
            p.stock = [card for card in range(DECK) if card not in named]
        if "frames" not in known:
            p.push(Round())
        p.bank = COINS - sum(p.coins) - p.pot
        p.settle()
        return p


def _blank(players: int, options: dict[str, Value]) -> Toy:
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 4:
        raise BadOption(f"players = {players}: must be 2 to 4")
    if players == 4 and options["hand"] == 4:
        raise BadOption("hand = 4: for up to three players")
    p = Toy(players)
    p.hand_size = int(options["hand"])
    p.draws = int(options["draw"])
    p.limit = int(options["stakes"])
    p.coins = [FIRST_COINS] * players
    p.bids = [NO_BID] * players
    p.stock = list(range(DECK))
    p.bank = COINS - FIRST_COINS * players
    return p


# Loading.


def _number(value: object, least: int, most: int, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BrokenDump(f"{where}: a number from {least} to {most} is expected")
    return value


# Scenarios.


def _describe_entry(p: Toy, name: str, value: Any) -> None:
    """Set what one entry of a description speaks of."""
    try:
        _set_entry(p, name, value)
    except (BrokenDump, LookupError, ValueError, TypeError, AttributeError) as problem:
        raise BadScenario(name, f"{value!r} does not fit: {problem}") from problem


def _set_entry(p: Toy, name: str, value: Any) -> None:
    if name == "coins":
        p.coins = _each(p, [_number(coins, 0, COINS, name) for coins in value])
    elif name == "hands":
        p.hands = _each(p, [_cards(hand) for hand in value])
    elif name == "bids":
        for seat, card in value.items():
            p.bids[SEATS.index(seat)] = CARDS.index(card)
    elif name in ("stock", "discard"):
        setattr(p, name, _cards(value))
    elif name in ("pot", "reveals"):
        setattr(p, name, _number(value, 0, 1 << 30, name))
    elif name == "starter":
        p.starter = SEATS.index(value)
    elif name == "frames":
        p.frames += load_frames(value, FRAMES, p.players)
    elif name == "dice":
        p.dice = load_dice(value)
    elif name == "result":
        p.result = load_result(value, p.players)
    else:
        raise BadScenario(name, "no such entry")


def _cards(names: list[str]) -> list[int]:
    return [CARDS.index(name) for name in names]


def _each(p: Toy, values: list[T]) -> list[T]:
    if len(values) != p.players:
        raise ValueError(f"one for each of {p.players} seats is expected")
    return values


TOY = ToyTitle()
