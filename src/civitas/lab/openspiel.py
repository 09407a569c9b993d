"""Games of OpenSpiel: `pyspiel.load_game("python_civitas_new_dawn(players=3)")`, once this module is imported.

Parameters: `players`; `options` as text (`map:built;round_limit:40`); `chance`, `sampled` or `explicit`; `max_moves`,
after which a game is cut off (0: never); `rng_seed` of what is sampled (-1: any). What chance is in both forms is
said in docs/lab.md.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

import civitas
from civitas.core.dice import Dice
from civitas.core.title import Title
from civitas.lab.episode import BadSetting
from civitas.lab.nodes import DEAL, NOBODY, OUTCOMES, NotHere, Terms, root
from civitas.manifests import manifests

CHANCE: Final = {
    "sampled": pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    "explicit": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
}
LARGEST: Final = 1 << 30
"""OpenSpiel adds up lengths of games in 32 bits."""


def short_name(title_id: str) -> str:
    """What OpenSpiel calls a title: `python_civitas_new_dawn`."""
    return f"python_civitas_{title_id.replace('-', '_')}"


class CivitasGame(pyspiel.Game):
    """A title with all that is settled before a game; there is a class for each title."""

    title_id: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        title = civitas.title(self.title_id)
        given = {**_defaults(title), **(params or {})}
        if given["chance"] not in CHANCE:
            raise BadSetting(f"chance: expected one of {', '.join(CHANCE)}, not {given['chance']!r}")
        self.terms = Terms(title.id, given["players"], given["options"], given["max_moves"])
        self.setting = self.terms.setting
        self.is_explicit = given["chance"] == "explicit"
        self.root = root(self.terms)
        self.random = random.Random(None if given["rng_seed"] < 0 else given["rng_seed"])
        self._params = given
        super().__init__(_game_type(title, given["chance"]), self._game_info(), given)

    def new_initial_state(self) -> "CivitasState":
        """Before the deal."""
        return CivitasState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> "SeatObserver":
        """Who looks at states: as a seat or as a spectator, with or without what was seen before."""
        return SeatObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """No more than every action could roll."""
        length = self._longest()
        return min(LARGEST, DEAL + length * OUTCOMES if self.is_explicit else 1 + length)

    def next_seed(self) -> int:
        """What chance brings where it is sampled."""
        return self.random.getrandbits(64)

    def __reduce__(self) -> tuple[Any, ...]:
        # OpenSpiel's own way asks for the state of the generator, which a game in Python cannot give to it.
        return _reloaded, (short_name(self.title_id), self._params, self.random.getstate())

    def _longest(self) -> int:
        return self.setting.max_moves or min(LARGEST, self.setting.title.longest_game)

    def _game_info(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=self.setting.size,
            max_chance_outcomes=OUTCOMES if self.is_explicit else 1,
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self._longest(),
        )


class CivitasState(pyspiel.State):
    """A moment of a game. Its node never changes, so that copies share it."""

    def __init__(self, game: CivitasGame) -> None:
        super().__init__(game)
        self.node = game.root

    def current_player(self) -> int:
        """Who decides."""
        if self.node.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.node.roll is not None else self.node.asked

    def is_terminal(self) -> bool:
        """Whether the game has come to its end, or is cut off."""
        return self.node.is_over

    def returns(self) -> list[float]:
        """The share of opponents that one is ahead of, less those one is behind; nothing before the end."""
        return self.node.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers that can be rolled; a single one stands for all of them where chance is sampled."""
        if self.node.roll is None:
            raise NotHere("nothing is rolled at this node")
        bound = self.node.roll.bound if self.get_game().is_explicit else 1
        if bound > OUTCOMES:
            raise NotHere(f"a roll of {bound} numbers, and there is room for {OUTCOMES}; use chance=sampled")
        return [(number, 1 / bound) for number in range(bound)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "CivitasState":
        """A state that this player cannot tell from this one; it has no history, for others may act in secret."""
        dice = Dice.seeded(int(sampler() * (1 << 62)))
        other: CivitasState = self.get_game().new_initial_state()
        other.node = self.node.imagined(player, dice)
        return other

    def __str__(self) -> str:
        """Whose decision it is, and a fingerprint of all there is."""
        return str(self.node)

    def __reduce__(self) -> tuple[Any, ...]:
        return _deserialized, (self.get_game(), self.serialize())

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal()

    def _apply_action(self, action: int) -> None:
        node, game = self.node, self.get_game()
        if node.roll is None:
            self.node = node.answered(action)
        else:
            self.node = node.rolled(action) if game.is_explicit else node.sampled(game.next_seed())

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.node.terms.setting.title.space.text(action)
        what = "deal" if self.node.roll is not None and self.node.roll.seat == NOBODY else "roll"
        return f"{what} {action}" if self.get_game().is_explicit else what


class SeatObserver:
    """What a player sees, as numbers by the kinds of things, and as text."""

    def __init__(
        self, game: CivitasGame, kind: pyspiel.IIGObservationType, params: Mapping[str, Any] | None = None
    ) -> None:
        if params:
            raise BadSetting(f"observer: there are no parameters, not {', '.join(params)}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadSetting("observer: a seat sees what is public and what is its own, a spectator what is public")
        self._observation = game.setting.observation
        self._is_spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._recalls = kind.perfect_recall
        numbers = np.zeros(self._observation.size, np.float32)
        self.tensor: Any = None if self._recalls else numbers
        self.dict: dict[str, Any] = {}
        for block in () if self._recalls else self._observation.blocks:
            part = numbers[block.begins : block.begins + block.rows * block.width]
            self.dict[block.kind.name] = part.reshape(block.rows, block.width)

    def set_from(self, state: CivitasState, player: int) -> None:
        """Write what the player sees into the tensor; before the deal there is nothing to see."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        seat = self._seat(player)
        if state.node.episode is not None:
            self._observation.write(state.node.view(seat), seat, self.tensor.data)

    def string_from(self, state: CivitasState, player: int) -> str:
        """What the player sees as JSON, behind a fingerprint of what it saw and did before where that is asked for."""
        seat = self._seat(player)
        return state.node.known(seat) if self._recalls and seat is not None else state.node.seen(seat)

    def _seat(self, player: int) -> int | None:
        return None if self._is_spectator else player


def _defaults(title: Title) -> dict[str, Any]:
    """What a game is where nothing else is asked for."""
    players = title.player_counts(title.playout_options())[0]
    return {"players": players, "options": "", "chance": "sampled", "max_moves": 0, "rng_seed": -1}


def _game_type(title: Title, chance: str) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(title.id),
        long_name=f"Civitas: {title.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=CHANCE[chance],
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.players[-1],
        min_num_players=title.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(title),
    )


def _reloaded(name: str, params: dict[str, Any], generator: tuple[Any, ...]) -> CivitasGame:
    game: CivitasGame = pyspiel.load_game(name, params)
    game.random.setstate(generator)
    return game


def _deserialized(game: CivitasGame, text: str) -> CivitasState:
    state: CivitasState = game.deserialize_state(text)
    return state


def _game_class(title_id: str) -> type[CivitasGame]:
    """The games of a title. OpenSpiel keeps it until after Python has ended, which only a class survives."""
    return type(f"Game_{title_id.replace('-', '_')}", (CivitasGame,), {"title_id": title_id})


def _register() -> None:
    """Let OpenSpiel know our titles."""
    known = pyspiel.registered_names()
    for title, manifest in manifests().items():
        if manifest.observation and short_name(title) not in known:
            pyspiel.register_game(_game_type(civitas.title(title), "sampled"), _game_class(title))


_register()
