"""What a title offers before a game begins."""

from collections.abc import Mapping
from typing import Any

from civitas.core.native import mypyc_attr
from civitas.core.options import Option, read_options
from civitas.core.position import Position
from civitas.core.rules import RuleIndex
from civitas.core.teller import Teller, plain_teller
from civitas.core.verbs import ActionSpace


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """One game of the collection: its players, options, actions and rules, and how to begin it."""

    def __init__(
        self,
        id: str,
        *,
        players: range,
        rules_revision: int,
        space: ActionSpace,
        rules: RuleIndex,
        options: list[Option],
        longest_game: int,
        cards: list[str] | None = None,
    ) -> None:
        self.id = id
        self.players = players
        self.rules_revision = rules_revision
        self.space = space
        self.rules = rules
        self.options = options
        self.longest_game = longest_game
        """No game takes more actions than this, however it is played and with whatever options."""
        self.cards: list[str] = cards or []
        """The ids of all cards that do something of their own; a test cites each of them."""

    def new_game(self, *, players: int, seed: int, options: Mapping[str, object] | None = None) -> Position:
        """The first position of a game that this seed determines."""
        raise NotImplementedError

    def teller(self) -> Teller[Any]:
        """Who says what is to be said about its games, the same as for its positions."""
        return plain_teller(self.space)

    def view_type(self) -> type[Any]:
        """The type of what a seat sees of its games, a TypedDict; clients get their types from it."""
        return dict

    def copies(self, thing: str, players: int) -> int:
        """How many of a card or component are in a game of so many players; 0 where nobody counts them."""
        return 0

    def load(self, stored: object) -> Position:
        """The position of a dump."""
        raise NotImplementedError

    def scenario(self, description: Mapping[str, Any]) -> Position:
        """Any legal position from a short description in the words of the game."""
        raise NotImplementedError

    def option_sets(self) -> list[dict[str, object]]:
        """Options worth testing: the defaults, and every other value of every option at least once."""
        sets: list[dict[str, object]] = [{}]
        sets += [{option.name: value} for option in self.options for value in option.values[1:]]
        return sets

    def playout_options(self) -> dict[str, object]:
        """Options for random play: the defaults, without what would let random players end a game at once."""
        return {}

    def has_market(self) -> bool:
        """Whether seats ever act at the same time and see each other do it (`Frame.is_market`)."""
        return False

    def player_counts(self, options: Mapping[str, object]) -> list[int]:
        """The numbers of players these options allow."""
        read_options(self.options, options)
        return list(self.players)

    def automated_seats(self, players: int, options: Mapping[str, object]) -> list[int]:
        """The seats that the rules themselves play; nobody is ever asked there."""
        return []
