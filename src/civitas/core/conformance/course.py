"""The course of a game: set-up, turns, pieces, events, taking back, the result."""

from collections.abc import Mapping

from civitas.core.conformance.comparing import error_of, refusal_of, words_for
from civitas.core.conformance.game import Game, Step
from civitas.core.conformance.plain_data import first_difference, no_secrets
from civitas.core.errors import BadOption, CannotUndo, OutOfTurn
from civitas.core.events import EVERYONE
from civitas.core.position import HOST


def check_setup(game: Game) -> None:
    """Only options of the schema are accepted, and naming a default changes nothing."""
    title = game.title
    if game.players not in title.player_counts(game.options):
        game.fail("setup", f"player_counts does not list {game.players}")
    if not set(game.automated) < set(game.seats):
        game.fail("setup", f"the rules cannot play {game.automated} of {game.players} seats")
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
    """Until the game is over somebody can act, never a seat of the rules; nobody else has anything to choose."""
    position = game.position
    to_act = position.to_act
    if position.is_over == bool(to_act):
        game.fail("turns", f"over: {position.is_over}, but to act: {to_act}")
    if any(seat in to_act for seat in game.automated):
        game.fail("turns", f"to act: {to_act}, but the rules play {game.automated}")
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
        no_secrets(game, "events", event.arguments, repr(event))


def _fits_event(name: str, argument: object, players: int) -> bool:
    if name in ("message", "rule") or isinstance(argument, bool):
        return False
    if name in ("seat", "other"):
        return isinstance(argument, int) and 0 <= argument < players
    if isinstance(argument, list):
        return all(isinstance(item, str) for item in argument)
    return isinstance(argument, int | str)


def check_undo(game: Game) -> None:
    """A seat takes back its own actions exactly, until something came out or another seat acted."""
    table, digest, trail = game.table, game.position.digest(), game.trail[-game.depth :]
    last = trail[-1].seat if trail else HOST
    _cannot_undo(game, [seat for seat in game.seats if seat != last or not trail])
    for number, step in zip(range(len(table.record) - 1, -1, -1), reversed(trail), strict=False):
        if not table.can_undo(step.seat):
            game.fail("undo", f"cannot take back {words_for(game, step.seat, step.action)}")
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
        error = refusal_of(position, seat, 0)
        if not isinstance(error, OutOfTurn):
            game.fail("result", f"seat {seat} acts after the end: {error!r}")


def _cannot_undo(game: Game, seats: list[int]) -> None:
    digest = game.position.digest()
    for seat in seats:
        if game.table.can_undo(seat):
            game.fail("undo", f"seat {seat} could take back what it may not")
        error = error_of(game.table.undo, seat)
        if not isinstance(error, CannotUndo):
            game.fail("undo", f"seat {seat} takes back what it may not: {error!r}")
    if game.position.digest() != digest:
        game.fail("undo", "a refused undo changes the position")


def _is_before(game: Game, step: Step, number: int) -> None:
    what = first_difference(step.before.dump(), game.position.dump())
    if what:
        game.fail("undo", f"taking back leaves {what} changed")
    if len(game.table.log) != step.log_length or len(game.table.record) != number:
        game.fail("undo", "taking back leaves log or record changed")
    if game.position.legal(step.seat) != step.before.legal(step.seat):
        game.fail("undo", f"seat {step.seat} has other actions after taking back")
