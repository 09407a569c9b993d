"""Playing on copies and comparing them; asking for errors."""

from collections.abc import Callable

from civitas.core.conformance.game import Game, random_choice
from civitas.core.conformance.plain_data import first_difference
from civitas.core.events import Event
from civitas.core.position import HOST, Position


def play_on_copy(game: Game, position: Position, seat: int, action: int) -> list[Event]:
    """Play an action on a copy; an error there is one of the title."""
    try:
        return position.play(seat, action)
    except Exception as problem:
        game.fail("listed", f"{words_for(game, seat, action)}: listed, but refused: {problem!r}")


def play_alike(game: Game, check: str, first: Position, second: Position) -> None:
    """Play the same random actions on both; they must stay equal."""
    for _ in range(game.depth):
        if first.is_over:
            return
        seat, action = random_choice(first, game.rng)
        if play_on_copy(game, first, seat, action) != play_on_copy(game, second, seat, action):
            game.fail(check, f"{words_for(game, seat, action)}: a copy gives other events")
        if first.digest() != second.digest():
            what = first_difference(first.dump(), second.dump())
            game.fail(check, f"{words_for(game, seat, action)}: a copy differs in {what}")


def play_out(game: Game, position: Position) -> None:
    """Play random actions, which must neither end in nothing nor lose a piece."""
    said = "nothing"
    for _ in range(game.depth):
        if not position.to_act:
            break
        seat, action = random_choice(position, game.rng)
        said = words_for(game, seat, action)
        play_on_copy(game, position, seat, action)
    not_stuck(game, position, said)


def not_stuck(game: Game, position: Position, said: str) -> None:
    """Somebody can act, or the game is over."""
    if position.is_over == bool(position.to_act) and "turns" not in game.without:
        game.fail("turns", f"{said}: over is {position.is_over}, but to act {position.to_act}")
    what = first_difference(game.components, position.components())
    if what and "components" not in game.without:
        game.fail("components", f"{said} changes the components: {what}")


def same_position(game: Game, check: str, position: Position, other: Position, named: str) -> None:
    """Two positions are the same in everything they dump and tell."""
    if other.digest() != position.digest():
        what = first_difference(position.dump(), other.dump())
        game.fail(check, f"{named} differs in {what}")
    for seat in game.seats:
        if other.legal(seat) != position.legal(seat):
            game.fail(check, f"{named} has other actions for seat {seat}")


def same_digest(game: Game, again: Position, number: int) -> None:
    """The game played again has the fingerprint that was noted after so many actions."""
    if number in game.digests and again.digest() != game.digests[number]:
        game.fail("replay", f"the position after {number} actions is another one")


def refusal_of(position: Position, seat: int, action: int) -> Exception | None:
    """The error of playing this action, or None if it was accepted."""
    return error_of(position.play, seat, action)


def error_of(ask: Callable[..., object], *arguments: object) -> Exception | None:
    """The error that a call ends with, or None."""
    try:
        ask(*arguments)
    except Exception as problem:
        return problem
    return None


def words_for(game: Game, seat: int, action: int) -> str:
    """An action and its seat, in words for a report."""
    who = "host" if seat == HOST else f"seat {seat}"
    return f"{who}, {game.position.space().text(action)!r}"
