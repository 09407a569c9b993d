"""Sandboxes: positions to try things on. A request carries all moves along; only what was asked last is remembered."""

import hashlib
from typing import NamedTuple

import msgspec

import civitas
from civitas.core.events import Event
from civitas.core.position import Position
from civitas.puzzles import Puzzle, puzzle
from civitas.puzzles.puzzle import NoSuchPuzzle
from civitas.records import read_path
from civitas.server.messages import Action, Because, BotSeat, Explained, NewTable, Opened, Preview, Step
from civitas.server.moments import eyes_at, happening_of, secrets_of, state_of, step_of
from civitas.server.previews import TIMES, foreseen, imagined_by
from civitas.server.recent import Recent
from civitas.server.refusals import NotFound, Refusal
from civitas.server.steps import round_of
from civitas.server.studies import Studies, scenario_of
from civitas.server.study_messages import Described, Origin, Played, SandboxAsked, SandboxTable, Tried
from civitas.server.tables import Tables, because, read_action

REASON = "sandbox"


class _Reached(NamedTuple):
    """A position that was reached, and what the last move did."""

    position: Position
    events: list[Event]


class Sandboxes:
    """What is tried on positions."""

    def __init__(self, studies: Studies, tables: Tables, most: int) -> None:
        self._studies = studies
        self._tables = tables
        self._reached: Recent[bytes, _Reached] = Recent(most)

    def steps(self, tried: Tried, most: int) -> list[Step]:
        """The steps from `since` on, so many at most, and always the last one, with all that may be done there."""
        count = len(tried.moves)
        first = max(tried.since, count - most + 1)
        if tried.since > count:
            raise Refusal(REASON, f"since {tried.since}: {count} moves were tried")
        return [self._step(tried, number) for number in range(first, count + 1)]

    def _step(self, tried: Tried, number: int) -> Step:
        position, events = self._at(tried.origin, tried.moves[:number])
        actor = tried.moves[number - 1].seat if number else None
        if number < len(tried.moves):
            return step_of(position, events, number, tried.eyes, actor)
        state = state_of(position, number, tried.eyes, actor)
        happening = happening_of(position.teller(), events, number, state.seat, tried.eyes)
        return Step(actor, happening, state, round_of(position), secrets_of(position, tried.eyes))

    def answer(self, asked: SandboxAsked) -> Because | Explained | Preview:
        """What is asked about the position after the moves."""
        position, _ = self._at(asked.origin, asked.moves)
        seat, number = eyes_at(position, asked.eyes, None), len(asked.moves)
        if asked.explain is not None:
            return Explained(asked.explain, number, position.perspective(seat).explain(asked.explain))
        if asked.why is not None:
            return because(position, seat, asked.why)
        if asked.preview is not None and seat is not None:
            return _preview(position, seat, asked.preview, number)
        raise Refusal(REASON, "expected one of why, explain and preview")

    def describe(self, tried: Tried) -> Described:
        """The position after the moves as a scenario."""
        return Described(self.at(tried.origin, tried.moves).describe())

    def table(self, wanted: SandboxTable, owner: str | None) -> Opened:
        """A private table that begins after the moves."""
        position, _ = self._at(wanted.origin, wanted.moves)
        if position.is_over:
            raise Refusal(REASON, "the game is over here")
        stored = position.dump()
        seat = position.to_act[0] if wanted.seat is None else wanted.seat
        others = [other for other in range(position.players) if other != seat]
        automated = civitas.title(stored["title"]).automated_seats(position.players, stored["options"])
        table = NewTable(
            title=stored["title"],
            name=wanted.name,
            players=position.players,
            options=stored["options"],
            bots=[BotSeat(wanted.bot, other) for other in others if other not in automated],
            seat=seat,
            listed=False,
        )
        return self._tables.open(table, owner, start=stored)

    def at(self, origin: Origin, moves: list[Played]) -> Position:
        """The position after these moves, to keep."""
        return self._at(origin, moves).position

    def _at(self, origin: Origin, moves: list[Played]) -> _Reached:
        """The position after these moves; what is not remembered is played from the last one that is."""
        begins = _key(self._origin_key(origin))
        keys = [begins]
        for move in moves:
            keys.append(_key((keys[-1], move.seat, move.action)))
        known, reached = self._last_known(keys) or (0, self._reached.keep(begins, _Reached(self._begin(origin), [])))
        for number in range(known, len(moves)):
            reached = self._reached.keep(keys[number + 1], _played(reached.position.clone(), moves[number]))
        return _Reached(reached.position.clone(), reached.events)

    def _origin_key(self, origin: Origin) -> object:
        """What tells one beginning from another; a study that was changed is another one."""
        version = None if origin.study is None else self._studies.study(origin.study).version
        return msgspec.to_builtins(origin), version

    def _begin(self, origin: Origin) -> Position:
        if [origin.study, origin.scenario, origin.puzzle].count(None) != 2:
            raise Refusal(REASON, "origin: expected one of scenario, puzzle and study")
        if origin.study is not None:
            return self._studies.position(origin.study, read_path(origin.line), origin.after)
        scenario = origin.scenario
        if origin.puzzle is not None:
            scenario = found_puzzle(origin.title or "", origin.puzzle).scenario
        return scenario_of(origin.title, scenario or {})

    def _last_known(self, keys: list[bytes]) -> tuple[int, _Reached] | None:
        """How many of the moves are behind the furthest position that is remembered, and that position."""
        found = self._reached.first_of(reversed(keys))
        return None if found is None else (len(keys) - 1 - found[0], found[1])


def found_puzzle(title_id: str, name: str) -> Puzzle:
    """The puzzle of a title by this name."""
    try:
        return puzzle(title_id, name)
    except NoSuchPuzzle as problem:
        raise NotFound(str(problem)) from None


def _key(parts: object) -> bytes:
    return hashlib.sha256(msgspec.json.encode(parts)).digest()


def _played(position: Position, move: Played) -> _Reached:
    """What a move leads to; a refusal has the rule behind it."""
    return _Reached(position, position.play(move.seat, read_action(position.space(), move.action)))


def _preview(position: Position, seat: int, action: Action, number: int) -> Preview:
    space = position.space()
    code = read_action(space, action)
    imagined = [] if position.is_over else [imagined_by(position, seat) for _ in range(TIMES)]
    return foreseen(imagined, seat, code, space.text(code), number)
