"""The conformance kit: the laws that every title keeps, as checks for anybody's title.

    from civitas.core.conformance import check_title
    check_title(my_title)

A check that fails raises a ConformanceError that names the check, the game and the number of
actions played, so that the game can be played again up to the same point.
"""

import json
from collections.abc import Callable, Collection, Mapping
from typing import Any, NoReturn

from civitas.core.dice import Dice
from civitas.core.errors import (
    BadOption,
    BadScenario,
    BrokenDump,
    CannotUndo,
    CivitasError,
    IllegalAction,
    MalformedAction,
    OutOfTurn,
)
from civitas.core.events import EVERYONE, Event
from civitas.core.position import HOST, Position
from civitas.core.rules import Objection
from civitas.core.table import Table, uncovers
from civitas.core.title import Title

Record = list[tuple[int, int]]
"""Actions in the order they were played: (seat, action)."""

_CHOICES = 0x0DD_B1A5E5
_EXAMINATION = 0x0DD_C0FFEE
"""Added to a seed, so that choices and checks are made with other dice than the game's own."""
_TELLING = 1 << 16
"""Smaller numbers of the dice turn up in a view by chance."""
_MOST_FORMS = 20_000
_NONSENSE: dict[str, object] = {"no-such-thing": [None]}


class ConformanceError(CivitasError):
    """A title breaks the contract; `check` names the law that is broken."""

    def __init__(self, check: str, message: str) -> None:
        super().__init__(f"[{check}] {message}")
        self.check = check
        self.message = message


class Step:
    """An action that may still be taken back, and the table before it."""

    def __init__(self, seat: int, action: int, before: Position, log_length: int) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.log_length = log_length


class Game:
    """One game under examination.

    `breadth` is how many actions and dumps a check tries at one position, `depth` how many actions
    it looks ahead.
    """

    def __init__(
        self,
        title: Title,
        *,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        breadth: int = 12,
        depth: int = 6,
        without: Collection[str] = (),
    ) -> None:
        self.title = title
        self.players = players
        self.seed = seed
        self.options = dict(options or {})
        self.breadth = breadth
        self.depth = depth
        self.without = without
        self.rng = Dice.seeded(seed + _EXAMINATION)
        self.table = _begin(title, players, seed, self.options)
        self.components = self.position.components()
        self.events: list[Event] = list(self.table.log)
        """What the last action brought about; at first, what the set-up did."""
        self.trail: list[Step] = []
        """What the last seat may take back, the latest last."""
        self.digests = {0: self.position.digest()}
        """Fingerprints by the number of actions played, wherever one was taken."""
        self.imagination_varied = False

    @property
    def position(self) -> Position:
        """The position reached."""
        return self.table.position

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.players)

    @property
    def perspectives(self) -> list[int | None]:
        """Everybody who looks at the game: the seats, and a spectator."""
        return [*self.seats, None]

    def play(self, seat: int, action: int) -> None:
        """Play an action at the table."""
        before, logged = self.position.clone(), len(self.table.log)
        self.events = self.table.play(seat, action)
        if self.trail and self.trail[-1].seat != seat:
            self.trail = []
        self.trail.append(Step(seat, action, before, logged))
        if uncovers(before, self.position):
            self.trail = []

    def play_on(self, actions: int) -> None:
        """Play so many random actions, or until the game is over."""
        for _ in range(actions):
            if self.position.is_over:
                return
            self.play(*random_choice(self.position, self.rng))

    def check(self, *names: str) -> None:
        """Run these of CHECKS here; whatever goes wrong becomes a ConformanceError."""
        for name in names:
            if name in self.without:
                continue
            try:
                CHECKS[name](self)
            except ConformanceError:
                raise
            except Exception as problem:
                raise ConformanceError(name, f"{self.where()}: {problem!r}") from problem

    def fail(self, check: str, message: str) -> NoReturn:
        """Report that a law is broken here."""
        raise ConformanceError(check, f"{self.where()}: {message}")

    def where(self) -> str:
        """Which game this is and how far it has come."""
        start = _start(self.title, self.players, self.options, self.seed)
        return f"{start}, after {len(self.table.record)} actions"


# Whole games and whole titles.


def check_title(
    title: Title,
    *,
    seeds: Collection[int] = (1,),
    samples: int = 40,
    breadth: int = 12,
    depth: int = 6,
    max_actions: int | None = None,
    without: Collection[str] = (),
) -> None:
    """Run every check over all option sets, player counts and these seeds.

    `without` names checks to leave out: `secrets` for a game in which nothing is hidden.
    """
    check_forms(title)
    games = [
        check_game(
            title,
            players=players,
            seed=seed,
            options=options,
            samples=samples,
            breadth=breadth,
            depth=depth,
            max_actions=max_actions,
            without=without,
        )
        for options in title.option_sets()
        for players in title.player_counts(options)
        for seed in seeds
    ]
    if "secrets" not in without:
        check_secrets(games)


def check_game(
    title: Title,
    *,
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    samples: int = 40,
    breadth: int = 12,
    depth: int = 6,
    max_actions: int | None = None,
    without: Collection[str] = (),
    record: Record | None = None,
) -> Game:
    """Run every check over one game: a random one, or the one of this record.

    The checks that cost time are made at about `samples` positions, spread over the game.
    `max_actions` breaks the game off early; it then need not end. `without` names checks to leave out.
    """
    if record is None:
        record = random_game(title, players=players, seed=seed, options=options, actions=max_actions)
    game = Game(
        title,
        players=players,
        seed=seed,
        options=options,
        breadth=breadth,
        depth=depth,
        without=without,
    )
    every = 1 + len(record) // (samples + 1)
    game.check(*AT_THE_START)
    for number, (seat, action) in enumerate(record):
        game.check(*AT_EVERY_ACTION)
        if number % every == 0:
            game.digests[number] = game.position.digest()
            game.check(*AT_SAMPLES)
        _follow(game, seat, action)
    game.check(*AT_EVERY_ACTION, *AT_SAMPLES, *AT_THE_END)
    return game


def random_game(
    title: Title,
    *,
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    actions: int | None = None,
) -> Record:
    """The actions of a random game, which must end within `title.longest_game`.

    With `actions` the game is broken off after so many instead.
    """
    table = _begin(title, players, seed, dict(options or {}))
    position, rng = table.position, Dice.seeded(seed + _CHOICES)
    record: Record = []
    longest = title.longest_game if actions is None else actions
    while not position.is_over and len(record) < longest:
        where = f"{_start(title, players, table.options, seed)}, after {len(record)} actions"
        record.append(_random_action(position, rng, where))
    if actions is None and not position.is_over:
        start = _start(title, players, table.options, seed)
        raise ConformanceError("ends", f"{start}: not over after {longest} actions")
    return record


def random_choice(position: Position, rng: Dice) -> tuple[int, int]:
    """A random seat of those that may act, and a random legal action of it."""
    to_act = position.to_act
    seat = to_act[rng.below(len(to_act))]
    legal = position.legal(seat)
    return seat, legal[rng.below(len(legal))]


def _random_action(position: Position, rng: Dice, where: str) -> tuple[int, int]:
    try:
        seat, action = random_choice(position, rng)
    except Exception as problem:
        raise ConformanceError("turns", f"{where}: nobody can act: {problem!r}") from problem
    try:
        position.play(seat, action)
    except Exception as problem:
        text = position.space().text(action)
        said = f"{where}: seat {seat}, {text!r}: {problem!r}"
        raise ConformanceError("listed", said) from problem
    return seat, action


def _follow(game: Game, seat: int, action: int) -> None:
    """Play what the random game played; the examination must not have changed anything."""
    try:
        game.play(seat, action)
    except Exception as problem:
        game.fail("replay", f"seat {seat} could play {action} in the first run: {problem!r}")


def _begin(title: Title, players: int, seed: int, options: dict[str, object]) -> Table:
    try:
        return Table(title, players=players, seed=seed, options=options)
    except Exception as problem:
        start = _start(title, players, options, seed)
        raise ConformanceError("setup", f"{start}: cannot begin: {problem!r}") from problem


def _start(title: Title, players: int, options: Mapping[str, object], seed: int) -> str:
    chosen = ", ".join(f"{name}={value}" for name, value in options.items()) or "default options"
    return f"{title.id}, {players} players, {chosen}, seed {seed}"


# The title as such.


def check_forms(title: Title) -> None:
    """The text and JSON forms of every action (of many, in a large space) read back."""
    space = title.space
    stride = 1 + space.size // _MOST_FORMS
    for action in range(0, space.size, stride):
        problem = _form_problem(title, action)
        if problem:
            raise ConformanceError("text", f"{title.id}: {problem}")


def check_secrets(games: Collection[Game]) -> None:
    """In some of these games a seat imagined what others see otherwise than it is."""
    if not any(game.imagination_varied for game in games):
        played = "; ".join(game.where() for game in games)
        raise ConformanceError("secrets", f"nobody ever imagined anything but the real position: {played}")


def check_setup(game: Game) -> None:
    """Only options of the schema are accepted, and naming a default changes nothing."""
    title = game.title
    if game.players not in title.player_counts(game.options):
        game.fail("setup", f"player_counts does not list {game.players}")
    spelled = {option.name: option.default for option in title.options} | game.options
    if _new_digest(game, game.players, spelled) != game.digests[0]:
        game.fail("setup", "naming the defaults changes the game")
    _refuses_to_begin(game, game.players, {**game.options, "no-such-option": 1})
    for option in title.options:
        _refuses_to_begin(game, game.players, {**game.options, option.name: "no-such-value"})
    for players in (-1, 0, max(title.players) + 1):
        _refuses_to_begin(game, players, game.options)


def _new_digest(game: Game, players: int, options: Mapping[str, object]) -> str:
    return game.title.new_game(players=players, seed=game.seed, options=options).digest()


def _refuses_to_begin(game: Game, players: int, options: Mapping[str, object]) -> None:
    try:
        game.title.new_game(players=players, seed=game.seed, options=options)
    except BadOption:
        return
    game.fail("setup", f"{players} players with {dict(options)!r} is not refused")


# At every action.


def check_components(game: Game) -> None:
    """No piece is lost or made."""
    counted = game.position.components()
    if not counted:
        game.fail("components", "no components are counted")
    if counted != game.components:
        names = sorted(counted.keys() | game.components.keys())
        changed = [n for n in names if counted.get(n) != game.components.get(n)]
        told = ", ".join(f"{n}: {game.components.get(n)} -> {counted.get(n)}" for n in changed)
        game.fail("components", told)


def check_turns(game: Game) -> None:
    """Until the game is over somebody can act; nobody else has anything to choose."""
    position = game.position
    to_act = position.to_act
    if position.is_over == bool(to_act):
        game.fail("turns", f"over: {position.is_over}, but to act: {to_act}")
    for seat in game.seats:
        legal = position.legal(seat)
        if (seat in to_act) != bool(legal):
            game.fail("turns", f"to act: {to_act}, but seat {seat} has {len(legal)} actions")
        if len(set(legal)) != len(legal):
            game.fail("turns", f"seat {seat}: an action is listed twice in {legal}")
        for action in legal:
            position.space().check(action)
        if position.perspective(seat).legal() != legal:
            game.fail("turns", f"seat {seat}: the perspective lists other actions")


def check_events(game: Game) -> None:
    """Every event cites a rule of the index, is for existing seats, and carries plain arguments."""
    for event in game.events:
        if event.rule not in game.title.rules:
            game.fail("events", f"{event!r}: no such rule")
        if event.audience != EVERYONE and not 0 <= event.audience < 1 << game.players:
            game.fail("events", f"{event!r}: the audience is not a set of seats")
        for name, argument in event.arguments.items():
            if not _fits_event(name, argument, game.players):
                game.fail("events", f"{event!r}: {name} = {argument!r}")
        _no_secrets(game, "events", event.arguments, repr(event))


def _fits_event(name: str, argument: object, players: int) -> bool:
    if name in ("message", "rule") or isinstance(argument, bool):
        return False
    if name in ("seat", "other"):
        return isinstance(argument, int) and 0 <= argument < players
    if isinstance(argument, list):
        return all(isinstance(item, str) for item in argument)
    return isinstance(argument, int | str)


# At sampled positions.


def check_clone(game: Game) -> None:
    """A clone is equal, goes its own way, and plays on like the original."""
    position, digest = game.position, game.position.digest()
    first, second = position.clone(), position.clone().clone()
    _same_position(game, "clone", position, first, "a clone")
    _same_position(game, "clone", position, second, "a clone of a clone")
    for _ in range(game.depth):
        _play_out(game, first.clone())
        if position.digest() != digest or first.digest() != digest:
            game.fail("clone", "playing on a clone changes the original")
    _play_alike(game, "clone", first, second)


def check_dump(game: Game) -> None:
    """A dump is plain data of its own, and what is loaded from it plays on like the original."""
    position, digest = game.position, game.position.digest()
    dump = position.dump()
    text = _plain(game, "dump", dump)
    _wreck(dump)
    if position.digest() != digest:
        game.fail("dump", "changing a dump changes the position")
    stored = json.loads(text)
    loaded = game.title.load(stored)
    _wreck(stored)
    _same_position(game, "dump", position, loaded, "a loaded position")
    for seat in game.perspectives:
        if position.view_for(seat) != loaded.view_for(seat):
            game.fail("dump", f"a loaded position has another view for seat {seat}")
    _play_alike(game, "dump", position.clone(), loaded)


def check_broken_dump(game: Game) -> None:
    """Anything but a dump of this title is refused with BrokenDump."""
    text = json.dumps(game.position.dump())
    dump: dict[str, object] = json.loads(text)
    if dump.get("title") != game.title.id:
        game.fail("broken-dump", "a dump names its title under 'title'")
    odd: dict[Any, object] = {**dump, 7: 7}
    garbage: list[object] = [None, 7, True, "garbage", [], {}, [dump], odd]
    garbage += [{**dump, "title": "another"}, {**dump, "no-such-entry": 1}]
    for stored in garbage:
        _refuses_to_load(game, stored, str(stored)[:60])
    for key in dump:
        _refuses_to_load(game, {k: v for k, v in dump.items() if k != key}, f"without {key!r}")
        _refuses_to_load(game, {**dump, key: _NONSENSE}, f"with nonsense for {key!r}")
    for path in _some_paths(dump, game.rng, game.breadth):
        broken = json.loads(text)
        _refuses_to_load(game, _replaced(broken, path), f"with nonsense at {path}")
        if isinstance(path[-1], str):
            _refuses_to_load(game, _without(json.loads(text), path), f"without {path}")
        _loads_or_refuses(game, _twisted(json.loads(text), path), f"twisted at {path}")


def check_view(game: Game) -> None:
    """A view is plain data of its own without a number of the dice."""
    position, digest = game.position, game.position.digest()
    for seat in game.perspectives:
        view = position.perspective(seat).view
        text = _plain(game, "view", view)
        _no_secrets(game, "view", view, f"the view of seat {seat}")
        _wreck(view)
        if position.digest() != digest:
            game.fail("view", f"changing the view of seat {seat} changes the position")
        if json.dumps(position.perspective(seat).view) != text:
            game.fail("view", f"changing the view of seat {seat} changes its next view")


def check_listed(game: Game) -> None:
    """Every listed action is accepted, leaves all pieces, and never leads to a dead end."""
    position, digest = game.position, game.position.digest()
    for seat in [HOST, *position.to_act]:
        for action in _some(position.legal(seat), game.rng, game.breadth):
            if position.why_not(seat, action) is not None:
                game.fail("listed", f"{_said(game, seat, action)}: listed, but why_not objects")
            after = position.clone()
            _play(game, after, seat, action)
            _not_stuck(game, after, _said(game, seat, action))
    if position.digest() != digest:
        game.fail("listed", "asking why_not changes the position")


def check_refused(game: Game) -> None:
    """Every other action is refused with a rule of the index, without a trace."""
    position, digest = game.position, game.position.digest()
    for seat in [HOST, *position.to_act]:
        for action in _others(game, position.legal(seat)):
            said = _said(game, seat, action)
            objection = position.why_not(seat, action)
            _known_objection(game, "refused", objection, said)
            error = _refusal(position, seat, action)
            if not isinstance(error, IllegalAction):
                game.fail("refused", f"{said}: not listed, but play answers {error!r}")
            if error.objection != objection:
                game.fail("refused", f"{said}: {error.objection}, but why_not says {objection}")
            if position.digest() != digest:
                game.fail("refused", f"{said}: the refused action changes the position")


def check_out_of_turn(game: Game) -> None:
    """A seat that is not asked cannot act, and is told so by a rule of the index."""
    position, digest = game.position, game.position.digest()
    action = game.rng.below(position.space().size)
    if position.to_act:
        action = random_choice(position, game.rng)[1]
    waiting = [seat for seat in game.seats if seat not in position.to_act]
    for seat in [*waiting, game.players, 99, -2, -7]:
        said = _said(game, seat, action)
        error = _refusal(position, seat, action)
        if not isinstance(error, OutOfTurn):
            game.fail("out-of-turn", f"{said}: out of turn, but play answers {error!r}")
        _known_objection(game, "out-of-turn", position.why_not(seat, action), said)
        if position.legal(seat):
            game.fail("out-of-turn", f"seat {seat} is not asked, but has legal actions")
        if position.digest() != digest:
            game.fail("out-of-turn", f"{said}: the refused action changes the position")


def check_malformed(game: Game) -> None:
    """What is no action of the title is refused as such, by play and by why_not."""
    position, digest = game.position, game.position.digest()
    malformed: list[Any] = [-1, position.space().size, True, "x", None, 1.0]
    for seat in [*position.to_act, HOST, game.players]:
        for action in malformed:
            for ask in (position.play, position.why_not):
                error = _error_of(ask, seat, action)
                if not isinstance(error, MalformedAction):
                    game.fail("malformed", f"{ask.__name__}({seat}, {action!r}): {error!r}")
            if position.digest() != digest:
                game.fail("malformed", f"play({seat}, {action!r}) changes the position")


def check_text(game: Game) -> None:
    """The text and the JSON form of every legal action read back."""
    for seat in [HOST, *game.seats]:
        for action in game.position.legal(seat):
            problem = _form_problem(game.title, action)
            if problem:
                game.fail("text", problem)


def check_scenario(game: Game) -> None:
    """A description builds its position again; a bad entry is refused by its name."""
    position, digest = game.position, game.position.digest()
    description = position.describe()
    text = _plain(game, "scenario", description)
    _wreck(description)
    if position.digest() != digest:
        game.fail("scenario", "changing a description changes the position")
    built = game.title.scenario(json.loads(text))
    _same_position(game, "scenario", position, built, "the described position")
    error = _error_of(game.title.scenario, {**json.loads(text), "no-such-entry": 1})
    if not isinstance(error, BadScenario) or "no-such-entry" not in error.entry:
        game.fail("scenario", f"an unknown entry is answered with {error!r}")
    for path in _some_paths(json.loads(text), game.rng, game.breadth):
        error = _error_of(game.title.scenario, _replaced(json.loads(text), path))
        if not isinstance(error, BadScenario | BadOption):
            game.fail("scenario", f"nonsense at {path} is answered with {error!r}")
        error = _error_of(game.title.scenario, _twisted(json.loads(text), path))
        if error is not None and not isinstance(error, BadScenario | BadOption):
            game.fail("scenario", f"a twisted entry at {path} is answered with {error!r}")


def check_imagine(game: Game) -> None:
    """What a seat imagines looks to it like the real position, and can be played and stored."""
    position, digest = game.position, game.position.digest()
    for seat in game.perspectives:
        imagined = _steadily_imagined(game, seat, digest)
        _looks_alike(game, "imagine", position, imagined, seat)
        if imagined.components() != position.components():
            game.fail("imagine", f"seat {seat} imagines other components")
        if game.rng.below(game.players + 1) == 0:
            _comes_back(game, imagined, seat)
        _play_out(game, imagined)


def _comes_back(game: Game, imagined: Position, seat: int | None) -> None:
    stored = json.loads(_plain(game, "imagine", imagined.dump()))
    if game.title.load(stored).digest() != imagined.digest():
        game.fail("imagine", f"the dump of what seat {seat} imagines does not read back")


def check_blind(game: Game) -> None:
    """What a seat imagines depends on its own knowledge and the dice it brings, on nothing hidden.

    From two positions that the seat cannot tell apart, equal dice must make it imagine the same; so
    put what is hidden into a fixed order before shuffling it.
    """
    for seat in game.perspectives:
        _same_imagination(game, game.position, _imagined(game, seat), seat)
    if not game.table.record:
        _walk_with_twin(game)


def check_leak(game: Game) -> None:
    """As long as nothing is uncovered, a seat cannot tell the real game from an imagined one."""
    for seat in game.perspectives:
        real, imagined = game.position.clone(), _imagined(game, seat)
        for _ in range(game.depth):
            mover, action = _common_choice(real, imagined, game.rng)
            if action < 0 or not _same_step(game, seat, real, imagined, mover, action):
                break


def check_undo(game: Game) -> None:
    """A seat takes back its own actions exactly, until something came out or another seat acted."""
    table, digest, trail = game.table, game.position.digest(), game.trail[-game.depth :]
    last = trail[-1].seat if trail else HOST
    _cannot_undo(game, [seat for seat in game.seats if seat != last or not trail])
    for number, step in zip(range(len(table.record) - 1, -1, -1), reversed(trail), strict=False):
        if not table.can_undo(step.seat):
            game.fail("undo", f"cannot take back {_said(game, step.seat, step.action)}")
        table.undo(step.seat)
        _is_before(game, step, number)
    if len(trail) == len(game.trail):
        _cannot_undo(game, list(game.seats))
    for step in trail:
        game.events = table.play(step.seat, step.action)
    if game.position.digest() != digest:
        game.fail("undo", "playing again what was taken back gives another position")


def check_result(game: Game) -> None:
    """A finished game has places, scores and a winner, and nobody can act any more."""
    position, result = game.position, game.position.result
    if result is None:
        return
    if len(result.places) != game.players or len(result.scores) != game.players:
        game.fail("result", f"{result!r}: not a place and a score for each of {game.players}")
    for place in result.places:
        if place != 1 + sum(other < place for other in result.places):
            game.fail("result", f"{result!r}: {place} is not a place")
    if not result.ending:
        game.fail("result", f"{result!r}: how did it end?")
    for seat in game.seats:
        error = _refusal(position, seat, 0)
        if not isinstance(error, OutOfTurn):
            game.fail("result", f"seat {seat} acts after the end: {error!r}")


# At the start and at the end.


def check_replay(game: Game) -> None:
    """The same title, options, seed and actions give the same game at every step."""
    again = game.title.new_game(players=game.players, seed=game.seed, options=game.options)
    told = list(again.news)
    for number, (seat, action) in enumerate(game.table.record):
        _same_digest(game, again, number)
        told += again.play(seat, action)
    _same_digest(game, again, len(game.table.record))
    if again.digest() != game.position.digest():
        game.fail("replay", "playing the game again gives another position")
    if told != game.table.log:
        game.fail("replay", "playing the game again gives other events")


def check_save(game: Game) -> None:
    """A saved game is plain data and can be replayed."""
    table = game.table
    stored = json.loads(_plain(game, "save", table.save()))
    again = Table.replay(game.title, stored)
    if again.record != table.record or again.log != table.log:
        game.fail("save", "a replayed save has another history")
    if again.save() != table.save():
        game.fail("save", "a replayed save is saved otherwise")


CHECKS: dict[str, Callable[[Game], None]] = {
    "setup": check_setup,
    "components": check_components,
    "turns": check_turns,
    "events": check_events,
    "result": check_result,
    "clone": check_clone,
    "dump": check_dump,
    "broken-dump": check_broken_dump,
    "view": check_view,
    "listed": check_listed,
    "refused": check_refused,
    "out-of-turn": check_out_of_turn,
    "malformed": check_malformed,
    "text": check_text,
    "scenario": check_scenario,
    "imagine": check_imagine,
    "blind": check_blind,
    "leak": check_leak,
    "undo": check_undo,
    "replay": check_replay,
    "save": check_save,
}
"""All checks of a game by name; `ends` is found by `random_game`, `secrets` needs several games."""

AT_THE_START = ("replay", "setup")
AT_EVERY_ACTION = ("turns", "components", "events", "result")
AT_SAMPLES = (
    "clone",
    "dump",
    "broken-dump",
    "view",
    "listed",
    "out-of-turn",
    "malformed",
    "refused",
    "text",
    "scenario",
    "imagine",
    "blind",
    "leak",
    "undo",
)
AT_THE_END = ("replay", "save")


# Playing on copies.


def _play(game: Game, position: Position, seat: int, action: int) -> list[Event]:
    try:
        return position.play(seat, action)
    except Exception as problem:
        game.fail("listed", f"{_said(game, seat, action)}: listed, but refused: {problem!r}")


def _play_alike(game: Game, check: str, first: Position, second: Position) -> None:
    """Play the same random actions on both; they must stay equal."""
    for _ in range(game.depth):
        if first.is_over:
            return
        seat, action = random_choice(first, game.rng)
        if _play(game, first, seat, action) != _play(game, second, seat, action):
            game.fail(check, f"{_said(game, seat, action)}: a copy gives other events")
        if first.digest() != second.digest():
            what = _difference(first.dump(), second.dump())
            game.fail(check, f"{_said(game, seat, action)}: a copy differs in {what}")


def _play_out(game: Game, position: Position) -> None:
    """Play random actions, which must neither end in nothing nor lose a piece."""
    said = "nothing"
    for _ in range(game.depth):
        if not position.to_act:
            break
        seat, action = random_choice(position, game.rng)
        said = _said(game, seat, action)
        _play(game, position, seat, action)
    _not_stuck(game, position, said)


def _not_stuck(game: Game, position: Position, said: str) -> None:
    if position.is_over == bool(position.to_act) and "turns" not in game.without:
        game.fail("turns", f"{said}: over is {position.is_over}, but to act {position.to_act}")
    what = _difference(game.components, position.components())
    if what and "components" not in game.without:
        game.fail("components", f"{said} changes the components: {what}")


def _same_position(game: Game, check: str, position: Position, other: Position, named: str) -> None:
    if other.digest() != position.digest():
        what = _difference(position.dump(), other.dump())
        game.fail(check, f"{named} differs in {what}")
    for seat in game.seats:
        if other.legal(seat) != position.legal(seat):
            game.fail(check, f"{named} has other actions for seat {seat}")


def _same_digest(game: Game, again: Position, number: int) -> None:
    if number in game.digests and again.digest() != game.digests[number]:
        game.fail("replay", f"the position after {number} actions is another one")


# Refusals.


def _others(game: Game, legal: list[int]) -> list[int]:
    """Some actions that are not legal: any, and the neighbours of those that are."""
    size = game.position.space().size
    near = [n for action in legal for n in (action - 1, action + 1) if 0 <= n < size]
    anywhere = [game.rng.below(size) for _ in range(game.breadth)]
    tried = {*_some(near, game.rng, game.breadth), *anywhere}
    return sorted(tried.difference(legal))


def _known_objection(game: Game, check: str, objection: Objection | None, said: str) -> None:
    if objection is None:
        game.fail(check, f"{said}: not legal, but why_not has no objection")
    if objection.rule not in game.title.rules:
        game.fail(check, f"{said}: {objection!r} is not a rule of the index")


def _refusal(position: Position, seat: int, action: int) -> Exception | None:
    return _error_of(position.play, seat, action)


def _error_of(ask: Callable[..., object], *arguments: object) -> Exception | None:
    try:
        ask(*arguments)
    except Exception as problem:
        return problem
    return None


def _said(game: Game, seat: int, action: int) -> str:
    who = "host" if seat == HOST else f"seat {seat}"
    return f"{who}, {game.position.space().text(action)!r}"


def _form_problem(title: Title, action: int) -> str:
    text, record = title.space.text(action), title.space.to_json(action)
    if _read_back(title.space.parse, text) != action:
        return f"{text!r} does not read back as {action}"
    if _read_back(title.space.from_json, json.loads(json.dumps(record))) != action:
        return f"{record!r} does not read back as {action}"
    return ""


def _read_back(read: Callable[[Any], int], form: object) -> int:
    try:
        return read(form)
    except MalformedAction:
        return -1


# Taking back.


def _cannot_undo(game: Game, seats: list[int]) -> None:
    digest = game.position.digest()
    for seat in seats:
        if game.table.can_undo(seat):
            game.fail("undo", f"seat {seat} could take back what it may not")
        error = _error_of(game.table.undo, seat)
        if not isinstance(error, CannotUndo):
            game.fail("undo", f"seat {seat} takes back what it may not: {error!r}")
    if game.position.digest() != digest:
        game.fail("undo", "a refused undo changes the position")


def _is_before(game: Game, step: Step, number: int) -> None:
    what = _difference(step.before.dump(), game.position.dump())
    if what:
        game.fail("undo", f"taking back leaves {what} changed")
    if len(game.table.log) != step.log_length or len(game.table.record) != number:
        game.fail("undo", "taking back leaves log or record changed")
    if game.position.legal(step.seat) != step.before.legal(step.seat):
        game.fail("undo", f"seat {step.seat} has other actions after taking back")


# Imagining.


def _imagined(game: Game, seat: int | None) -> Position:
    """What a seat imagines with dice of its own."""
    return game.position.perspective(seat).imagine(Dice.seeded(game.rng.roll()))


def _steadily_imagined(game: Game, seat: int | None, digest: str) -> Position:
    """What a seat imagines; doing so changes nothing and depends on the dice it brings alone."""
    position, dice = game.position, Dice.seeded(game.rng.roll())
    imagined = position.perspective(seat).imagine(dice.copy())
    if position.digest() != digest:
        game.fail("imagine", f"imagining for seat {seat} changes the position")
    if imagined.digest() != position.perspective(seat).imagine(dice.copy()).digest():
        game.fail("imagine", f"seat {seat} imagines two things with the same dice")
    state = position.dice.state()
    if any(state) and imagined.dice.state() == state:
        game.fail("imagine", f"seat {seat} imagines the real dice")
    if not game.imagination_varied:
        game.imagination_varied = _varies(game, seat, imagined)
    return imagined


def _same_imagination(game: Game, one: Position, other: Position, seat: int | None) -> None:
    dice = Dice.seeded(game.rng.roll())
    first = one.perspective(seat).imagine(dice.copy())
    second = other.perspective(seat).imagine(dice.copy())
    if first.digest() != second.digest():
        what = _difference(first.dump(), second.dump())
        game.fail("blind", f"seat {seat} imagines {what} with knowledge it cannot have")


def _walk_with_twin(game: Game) -> None:
    """Play this game and one of another seed alike, as long as somebody cannot tell them apart."""
    options, seed = game.options, game.seed + 1
    one = game.position.clone()
    twin = game.title.new_game(players=game.players, seed=seed, options=options)
    told = (game.events, list(twin.news))
    fooled = game.perspectives
    for _ in range(game.breadth * game.depth):
        fooled = [seat for seat in fooled if _cannot_tell(one, twin, seat, *told)]
        for seat in fooled:
            _same_imagination(game, one, twin, seat)
        mover, action = _common_choice(one, twin, game.rng)
        if action < 0 or not fooled:
            return
        told = (_play(game, one, mover, action), _play(game, twin, mover, action))


def _cannot_tell(one: Position, twin: Position, seat: int | None, told: list[Event], told_twin: list[Event]) -> bool:
    return (
        _visible(told, seat) == _visible(told_twin, seat)
        and one.reveals == twin.reveals
        and one.view_for(seat) == twin.view_for(seat)
    )


def _looks_alike(game: Game, check: str, real: Position, imagined: Position, seat: int | None) -> None:
    if real.to_act != imagined.to_act:
        game.fail(check, f"seat {seat}: to act are {real.to_act}, imagined {imagined.to_act}")
    seen, imagination = real.perspective(seat), imagined.perspective(seat)
    if seen.view != imagination.view:
        what = _difference(seen.view, imagination.view)
        game.fail(check, f"seat {seat}: the view tells real and imagined apart: {what}")
    legal = seen.legal()
    if legal != imagination.legal():
        game.fail(check, f"seat {seat}: the actions tell real and imagined apart")
    for action in _others(game, legal):
        if seen.why_not(action) != imagination.why_not(action):
            said = real.space().text(action)
            game.fail(check, f"seat {seat}: why_not({said!r}) tells real and imagined apart")


def _common_choice(real: Position, imagined: Position, rng: Dice) -> tuple[int, int]:
    """A random action that is legal in both, or -1."""
    common = [
        (seat, action)
        for seat in real.to_act
        for action in sorted(set(real.legal(seat)).intersection(imagined.legal(seat)))
    ]
    return common[rng.below(len(common))] if common else (-1, -1)


def _same_step(game: Game, seat: int | None, real: Position, imagined: Position, mover: int, action: int) -> bool:
    """Play on both; unless something is uncovered the seat must see the same. False when it was."""
    before_real, before_imagined = real.clone(), imagined.clone()
    happened = _visible(_play(game, real, mover, action), seat)
    dreamt = _visible(_play(game, imagined, mover, action), seat)
    if uncovers(before_real, real) or uncovers(before_imagined, imagined):
        return False
    said = _said(game, mover, action)
    if happened != dreamt:
        game.fail("leak", f"{said} uncovers events to seat {seat}: {happened}, imagined {dreamt}")
    try:
        _looks_alike(game, "leak", real, imagined, seat)
    except ConformanceError as difference:
        game.fail("leak", f"{said} uncovers something uncounted: {difference.message}")
    return True


def _visible(events: list[Event], seat: int | None) -> list[dict[str, object]]:
    return [event.to_json() for event in events if event.visible_to(seat)]


def _varies(game: Game, seat: int | None, imagined: Position) -> bool:
    """Whether somebody else sees something else in what the seat imagines."""
    others = [other for other in game.seats if other != seat]
    return any(imagined.view_for(each) != game.position.view_for(each) for each in others)


# Plain data.


def _plain(game: Game, check: str, data: object) -> str:
    """The data as JSON text; they must be made of what JSON knows and nothing else."""
    try:
        text = json.dumps(data, allow_nan=False)
    except (TypeError, ValueError) as problem:
        game.fail(check, f"not plain data: {problem!r}")
    if json.loads(text) != data:
        game.fail(check, f"not plain data: {_difference(data, json.loads(text))} changes in JSON")
    return text


def _no_secrets(game: Game, check: str, data: object, named: str) -> None:
    """The numbers that determine the dice must not turn up."""
    text = json.dumps(data)
    for number in [game.seed, *game.position.dice.state()]:
        if number >= _TELLING and str(number) in text:
            game.fail(check, f"{named} contains {number}, a number of the dice")


def _wreck(data: object) -> None:
    """Destroy plain data, so that whoever shares them notices."""
    if isinstance(data, dict):
        for value in data.values():
            _wreck(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _wreck(value)
        data.clear()


def _difference(one: object, other: object) -> str:
    """Where two plain data differ first, or nothing."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys(), key=str):
            inner = _difference(one.get(key), other.get(key))
            if inner:
                return f"{key}.{inner}" if not inner.startswith("(") else f"{key} {inner}"
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (mine, yours) in enumerate(zip(one, other, strict=True)):
            inner = _difference(mine, yours)
            if inner:
                return f"{index}.{inner}" if not inner.startswith("(") else f"{index} {inner}"
        return ""
    return "" if one == other else f"({str(one)[:60]} / {str(other)[:60]})"


Path = tuple[str | int, ...]


def _some_paths(data: object, rng: Dice, count: int) -> list[Path]:
    """Some places deep inside plain data."""
    places = _paths(data, ())
    chosen = _some(list(range(len(places))), rng, count)
    return [places[index] for index in chosen]


def _paths(data: object, here: Path) -> list[Path]:
    inner: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    found: list[Path] = []
    for key, value in inner:
        found.append((*here, key))
        found += _paths(value, (*here, key))
    return found


def _inside(data: Any, path: Path) -> Any:
    for key in path[:-1]:
        data = data[key]
    return data


def _replaced(data: Any, path: Path) -> Any:
    _inside(data, path)[path[-1]] = _NONSENSE
    return data


def _without(data: Any, path: Path) -> Any:
    del _inside(data, path)[path[-1]]
    return data


def _twisted(data: Any, path: Path) -> Any:
    """The data with a value of the right kind that can hardly be right."""
    holder = _inside(data, path)
    value = holder[path[-1]]
    if isinstance(value, int) and not isinstance(value, bool):
        holder[path[-1]] = -987_654_321
    elif isinstance(value, str):
        holder[path[-1]] = value + "-no-such-word"
    elif isinstance(value, list) and value:
        value.pop()
    return data


def _refuses_to_load(game: Game, stored: object, named: str) -> None:
    error = _error_of(game.title.load, stored)
    if not isinstance(error, BrokenDump):
        game.fail("broken-dump", f"a dump {named} is answered with {error!r}")


def _loads_or_refuses(game: Game, stored: object, named: str) -> None:
    error = _error_of(game.title.load, stored)
    if error is not None and not isinstance(error, BrokenDump):
        game.fail("broken-dump", f"a dump {named} is answered with {error!r}")


def _some(items: list[int], rng: Dice, count: int) -> list[int]:
    """At most so many of the items, chosen at random."""
    if len(items) <= count:
        return items
    mixed = items[:]
    rng.shuffle(mixed)
    return mixed[:count]
