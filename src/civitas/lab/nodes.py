"""A game as a tree: nodes at which a seat decides, at which chance does, or at which all is over.

A node never changes: whoever plays on gets another one. So copies of a node cost nothing, and a search keeps as many as
it likes. An action that needs chance leads to a node that waits for it; what was decided is carried out when all
numbers are rolled.
"""

from functools import cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

import civitas
from civitas.core.dice import Dice, HandDice
from civitas.core.errors import BadOption, CivitasError
from civitas.core.position import View
from civitas.lab.episode import BadSetting, Episode, Setting

OUTCOMES: Final = 256
"""So many numbers a single roll has at most."""
DEAL: Final = 4
"""So many rolls are the seed of a deal: each is one byte of it."""
NOBODY: Final = -1


class NotHere(CivitasError):
    """Something that a node of this kind does not have."""


class Terms(NamedTuple):
    """What makes a game the same: title, players, options as text (`name:value;name:value`), its longest course."""

    title: str
    players: int
    options: str = ""
    max_moves: int = 0
    """After so many moves a game is cut off, and nobody has won; 0: never."""

    @property
    def setting(self) -> Setting:
        """The setting of these terms; all nodes share it."""
        return _setting(self)


@cache
def _setting(terms: Terms) -> Setting:
    options = read_options(terms.title, terms.options)
    return Setting(terms.title, terms.players, options, max_moves=terms.max_moves or None)


def read_options(title_id: str, text: str) -> dict[str, object]:
    """Options that are written as `name:value;name:value`."""
    known = {option.name: option for option in civitas.title(title_id).options}
    found: dict[str, object] = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadSetting(f"options: expected name:value, not {part!r}")
        if name not in known:
            raise BadSetting(f"options: {name}: no such option; there are {', '.join(known)}")
        try:
            found[name] = known[name].read(value)
        except BadOption as problem:
            raise BadSetting(f"options: {problem}") from problem
    return found


class Roll(NamedTuple):
    """What waits for chance: the deal (`NOBODY`), or an action of a seat."""

    seat: int
    action: int
    rolled: tuple[int, ...]
    """The numbers that were rolled for it so far."""
    bound: int
    """The next number is below this one."""


class Memory:
    """What a seat has seen whenever it decided, and what it decided, the latest first.

    It is put into words when somebody asks for it: most nodes of a search are never asked, and to look takes ten
    times as long as to play.
    """

    def __init__(self, before: "Memory | None", node: "Node | None", action: int, told: str = "") -> None:
        self._before = before
        self._node = node
        self._action = action
        self._told = told

    def told(self) -> str:
        """All of it as one fingerprint."""
        links: list[Memory] = []
        link: Memory | None = self
        while link is not None and not link._told:
            links.append(link)
            link = link._before
        told = link._told if link is not None else ""
        for each in reversed(links):
            told = each._tell(told)
        return told

    def _tell(self, before: str) -> str:
        """Put this decision behind the earlier ones, and forget what it is made of."""
        node = self._node
        assert node is not None
        text = f"{before}\n{node.seen(node.asked)}\n{self._action}"
        self._told = blake2b(text.encode(), digest_size=16).hexdigest()
        self._before = self._node = None
        return self._told


class Node:
    """A moment of a game at which somebody or chance has to decide, or at which it is over."""

    __slots__ = ("_seen", "asked", "episode", "last", "memories", "roll", "terms")

    def __init__(
        self,
        terms: Terms,
        episode: Episode | None,
        roll: Roll | None,
        last: int,
        memories: tuple[Memory | None, ...],
    ) -> None:
        self.terms = terms
        self.episode = episode
        """The game; none before the deal."""
        self.roll = roll
        """What waits for chance, if anything does."""
        self.last = last
        """Who decided last."""
        self.memories = memories
        self.asked = _asked(episode, last) if episode is not None and roll is None else NOBODY
        """Who decides here."""
        self._seen: dict[int | None, str] = {}

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to decide."""
        return self.episode is not None and (self.episode.is_over or self.episode.is_cut_off)

    def legal(self) -> list[int]:
        """What whoever decides here may do, in ascending order."""
        return [] if self.asked == NOBODY else sorted(self._game().position.legal(self.asked))

    def answered(self, action: int) -> "Node":
        """What an answer of who is asked leads to; refused like at any table."""
        if self.asked == NOBODY:
            raise NotHere("nobody is asked at this node")
        memories = list(self.memories)
        memories[self.asked] = Memory(memories[self.asked], self, action)
        return self._tried(Roll(self.asked, action, (), 0), tuple(memories))

    def rolled(self, number: int) -> "Node":
        """What a number leads to that was rolled for what waits here."""
        roll = self._roll()
        if not 0 <= number < roll.bound:
            raise NotHere(f"{number} cannot be rolled here: expected a number below {roll.bound}")
        rolled = (*roll.rolled, number)
        if roll.seat != NOBODY:
            return self._tried(roll._replace(rolled=rolled), self.memories)
        if len(rolled) < DEAL:
            return Node(self.terms, None, roll._replace(rolled=rolled), NOBODY, self.memories)
        return self._dealt(int.from_bytes(bytes(rolled)))

    def sampled(self, seed: int) -> "Node":
        """What this seed makes of all that waits here."""
        roll = self._roll()
        if roll.seat == NOBODY:
            return self._dealt(seed)
        episode = self._game().copy()
        episode.position.dice = Dice.seeded(seed)
        episode.play(roll.seat, roll.action)
        return Node(self.terms, episode, None, roll.seat, self.memories)

    def imagined(self, seat: int, dice: Dice) -> "Node":
        """A node that this seat cannot tell from this one; what the others saw before is not known there."""
        if self.asked == NOBODY:
            raise NotHere("a position is imagined where somebody decides, not at nodes of chance or at the end")
        episode = self._game()
        imagined = episode.position.perspective(seat).imagine(dice)
        memories = tuple(memory if each == seat else None for each, memory in enumerate(self.memories))
        return Node(self.terms, Episode.at(episode.setting, imagined, episode.moves), None, self.last, memories)

    def returns(self) -> list[float]:
        """What the game has brought every seat; nothing before its end."""
        return [0.0] * self.terms.players if self.episode is None else self.episode.rewards()

    def view(self, seat: int | None) -> View:
        """What a seat (or a spectator) sees; nothing before the deal."""
        return {} if self.episode is None else self.episode.position.view_for(seat)

    def seen(self, seat: int | None) -> str:
        """The same as JSON. A node keeps this, for searches ask again and again; views themselves are too large."""
        if seat not in self._seen:
            self._seen[seat] = msgspec.json.encode(self.view(seat), order="sorted").decode()
        return self._seen[seat]

    def known(self, seat: int) -> str:
        """What a seat knows: what it saw and did at its earlier decisions, as a fingerprint, and what it sees."""
        memory = self.memories[seat]
        return f"{memory.told() if memory is not None else '-'} {self.seen(seat)}"

    def __str__(self) -> str:
        """Whose decision it is, and a fingerprint of all there is."""
        who = "over" if self.is_over else f"seat {self.asked} is asked"
        if self.roll is not None:
            who = f"chance is asked, {self.roll}"
        if self.episode is None:
            return f"{self.terms.title}: {who}"
        return f"{self.terms.title}: {who}, {self.episode.moves} moves, {self.episode.position.digest()}"

    def __copy__(self) -> "Node":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Node":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        episode = self.episode
        stored = None if episode is None else (episode.position.dump(), episode.moves)
        told = tuple(memory.told() if memory is not None else "" for memory in self.memories)
        roll = None if self.roll is None else tuple(self.roll)
        return _restored, (tuple(self.terms), stored, roll, self.last, told)

    def _game(self) -> Episode:
        assert self.episode is not None
        return self.episode

    def _roll(self) -> Roll:
        if self.roll is None:
            raise NotHere("nothing is rolled at this node")
        return self.roll

    def _dealt(self, seed: int) -> "Node":
        return Node(self.terms, Episode(self.terms.setting, seed), None, NOBODY, self.memories)

    def _tried(self, roll: Roll, memories: tuple[Memory | None, ...]) -> "Node":
        """Carry out what was decided; as long as numbers are missing, wait for the next one."""
        episode, before = self._game().copy(), self._game().position
        position, own = episode.position, episode.position.dice
        position.offer(roll.seat, before.legal(roll.seat))  # worked out already, for who was asked
        position.dice = HandDice(own, _Hand(roll.rolled).roll)
        try:
            episode.play(roll.seat, roll.action)
        except _Missing as missing:
            return Node(self.terms, self.episode, roll._replace(bound=missing.bound), roll.seat, memories)
        position.dice = own
        return Node(self.terms, episode, None, roll.seat, memories)


def root(terms: Terms) -> Node:
    """Where a game begins: before the deal."""
    return Node(terms, None, Roll(NOBODY, 0, (), OUTCOMES), NOBODY, (None,) * terms.setting.players)


def _asked(episode: Episode, last: int) -> int:
    """Who decides next: of those that are asked the first behind who decided last, in order of play.

    Who is asked is known to everybody, so the order tells nothing; and nobody who may act again and again keeps the
    others from it.
    """
    if episode.is_over or episode.is_cut_off:
        return NOBODY
    asked = episode.position.to_act
    return next((seat for seat in asked if seat > last), asked[0])


def _restored(
    terms: tuple[Any, ...], stored: tuple[Any, int] | None, roll: tuple[Any, ...] | None, last: int, told: tuple[str]
) -> Node:
    """A node that was written down."""
    back = Terms(*terms)
    setting = back.setting
    episode = None if stored is None else Episode.at(setting, setting.title.load(stored[0]), stored[1])
    memories = tuple(Memory(None, None, 0, each) if each else None for each in told)
    return Node(back, episode, None if roll is None else Roll(*roll), last, memories)


class _Missing(Exception):
    """A number has to be rolled first."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class _Hand:
    """Gives the numbers that were rolled, and stops the game at the first that is missing."""

    def __init__(self, rolled: tuple[int, ...]) -> None:
        self._rolled = iter(rolled)

    def roll(self, bound: int) -> int:
        if bound == 1:
            return 0
        number = next(self._rolled, None)
        if number is None:
            raise _Missing(bound)
        return number
