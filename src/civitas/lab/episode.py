"""One game that agents play: who is asked, what they may do, what it brings them in the end. All adapters share it."""

from collections.abc import Mapping
from typing import Any, Final

import civitas
from civitas.core.errors import BadOption, CivitasError
from civitas.core.position import Position
from civitas.core.result import Result
from civitas.lab.observations import observation

REWARDS: Final = ("placing", "winning")
"""`placing`: the share of opponents that one is ahead of, less those one is behind, from -1 to 1, zero in sum.
`winning`: 1 for who has won, shared where several have, 0 for all others."""


class BadSetting(CivitasError):
    """An environment that cannot be made like this."""


class Setting:
    """What stays the same from game to game: title, players, options, what counts, how long a game may be."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "placing",
        max_moves: int | None = None,
    ) -> None:
        self.title = civitas.title(title)
        self.options = {**self.title.playout_options(), **(options or {})}
        counts = self._player_counts()
        self.players = counts[0] if players is None else players
        if self.players not in counts:
            raise BadSetting(f"players: {title} is for {', '.join(map(str, counts))}, not for {self.players}")
        if reward not in REWARDS:
            raise BadSetting(f"reward: expected one of {', '.join(REWARDS)}, not {reward!r}")
        if max_moves is not None and max_moves < 1:
            raise BadSetting(f"max_moves: expected a positive number, not {max_moves}")
        self.reward = reward
        self.max_moves = max_moves
        automated = self.title.automated_seats(self.players, self.options)
        self.seats = [seat for seat in range(self.players) if seat not in automated]
        """The seats that are played; the others the rules play themselves."""
        self.size = self.title.space.size
        """How many actions there are."""
        self.observation = observation(self.title.id, self.players)

    def new_game(self, seed: int) -> Position:
        """A new game that makes no events."""
        position = self.title.new_game(players=self.players, seed=seed, options=self.options)
        position.silence()
        return position

    def _player_counts(self) -> list[int]:
        """For how many the title is with these options."""
        try:
            return self.title.player_counts(self.options)
        except BadOption as problem:
            raise BadSetting(f"options: {problem}") from problem


class Episode:
    """A game from its first question to its end."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.position = setting.new_game(seed)
        self.moves = 0

    @classmethod
    def at(cls, setting: Setting, position: Position, moves: int) -> "Episode":
        """A game that stands at some position, after so many moves; nobody is told what happens in it."""
        episode = cls.__new__(cls)
        episode.setting, episode.position, episode.moves = setting, position, moves
        position.silence()
        return episode

    def copy(self) -> "Episode":
        """The same game, which goes its own way from here."""
        return Episode.at(self.setting, self.position.clone(), self.moves)

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self.position.is_over

    @property
    def is_cut_off(self) -> bool:
        """Whether it is too long for its setting."""
        most = self.setting.max_moves
        return most is not None and self.moves >= most and not self.position.is_over

    def play(self, seat: int, action: int) -> None:
        """Answer for a seat; refused like at any table, and then nothing has changed."""
        self.position.play(seat, int(action))
        self.moves += 1

    def write(self, seat: int, into: Any) -> None:
        """What a seat sees, into room that is empty."""
        self.setting.observation.write(self.position.view_for(seat), seat, into)

    def rewards(self) -> list[float]:
        """What the game brought every seat; nothing before its end."""
        result = self.position.result
        if result is None:
            return [0.0] * self.setting.players
        return rewards_of(result, self.setting.reward)


def rewards_of(result: Result, reward: str) -> list[float]:
    """What a result is worth to every seat."""
    places = result.places
    if reward == "winning":
        winners = result.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(places))]
    others = max(1, len(places) - 1)
    return [sum((other > own) - (other < own) for other in places) / others for own in places]
