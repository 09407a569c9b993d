"""Views, and what a seat imagines of the things it cannot see."""

import json
from collections.abc import Collection

from civitas.core.conformance.acting import other_actions
from civitas.core.conformance.comparing import play_on_copy, play_out, words_for
from civitas.core.conformance.game import ConformanceError, Game, random_choice
from civitas.core.conformance.plain_data import first_difference, no_secrets, plain_text, wreck_data
from civitas.core.conformance.telling import same_figures, same_telling
from civitas.core.dice import Dice
from civitas.core.events import Argument, Event
from civitas.core.position import Position
from civitas.core.table import uncovers


def check_secrets(games: Collection[Game]) -> None:
    """In some of these games a seat imagined what others see otherwise than it is."""
    if not any(game.imagination_varied for game in games):
        played = "; ".join(game.where() for game in games)
        raise ConformanceError("secrets", f"nobody ever imagined anything but the real position: {played}")


def check_view(game: Game) -> None:
    """A view is plain data, of its own or fixed for good, without a number of the dice."""
    position, digest = game.position, game.position.digest()
    for seat in game.perspectives:
        view = position.perspective(seat).view
        text = plain_text(game, "view", view)
        no_secrets(game, "view", view, f"the view of seat {seat}")
        wreck_data(view)
        if position.digest() != digest:
            game.fail("view", f"changing the view of seat {seat} changes the position")
        if json.dumps(position.perspective(seat).view) != text:
            game.fail("view", f"changing the view of seat {seat} changes its next view")
    for seat, view in zip(game.perspectives, position.views_for(game.perspectives), strict=True):
        if view != position.view_for(seat):
            what = first_difference(view, position.view_for(seat))
            game.fail("view", f"seen together with others, seat {seat} is shown something else: {what}")
    _views_stay(game, position.clone())


def _views_stay(game: Game, position: Position) -> None:
    """While a game goes on, views stay as they were handed out."""
    seen = [(seat, view := position.view_for(seat), json.dumps(view)) for seat in game.perspectives]
    rng = Dice.seeded(game.seed)
    for _ in range(game.depth):
        if position.to_act:
            play_on_copy(game, position, *random_choice(position, rng))
    for seat, view, text in seen:
        position.view_for(seat)
        if json.dumps(view) != text:
            game.fail("view", f"a view of seat {seat} changes after it was handed out")


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
        play_out(game, imagined)


def _comes_back(game: Game, imagined: Position, seat: int | None) -> None:
    stored = json.loads(plain_text(game, "imagine", imagined.dump()))
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
    if not game.imagination_varied and "secrets" not in game.without:
        game.imagination_varied = _varies(game, seat, imagined)
    return imagined


def _same_imagination(game: Game, one: Position, other: Position, seat: int | None) -> None:
    dice = Dice.seeded(game.rng.roll())
    first = one.perspective(seat).imagine(dice.copy())
    second = other.perspective(seat).imagine(dice.copy())
    if first.digest() != second.digest():
        what = first_difference(first.dump(), second.dump())
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
        told = (play_on_copy(game, one, mover, action), play_on_copy(game, twin, mover, action))


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
        what = first_difference(seen.view, imagination.view)
        game.fail(check, f"seat {seat}: the view tells real and imagined apart: {what}")
    legal = seen.legal()
    if legal != imagination.legal():
        game.fail(check, f"seat {seat}: the actions tell real and imagined apart")
    if seen.losses() != imagination.losses():
        game.fail(check, f"seat {seat}: what would be lost tells real and imagined apart")
    same_telling(game, check, seen, imagination)
    same_figures(game, check, real, imagined, seat)
    for action in other_actions(game, legal):
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
    happened = _visible(play_on_copy(game, real, mover, action), seat)
    dreamt = _visible(play_on_copy(game, imagined, mover, action), seat)
    if uncovers(before_real, real) or uncovers(before_imagined, imagined):
        return False
    said = words_for(game, mover, action)
    if happened != dreamt:
        game.fail("leak", f"{said} uncovers events to seat {seat}: {happened}, imagined {dreamt}")
    try:
        _looks_alike(game, "leak", real, imagined, seat)
    except ConformanceError as difference:
        game.fail("leak", f"{said} uncovers something uncounted: {difference.message}")
    return True


def _visible(events: list[Event], seat: int | None) -> list[dict[str, Argument]]:
    return [event.to_json() for event in events if event.visible_to(seat)]


def _varies(game: Game, seat: int | None, imagined: Position) -> bool:
    """Whether somebody else sees something else in what the seat imagines."""
    others = [other for other in game.seats if other != seat]
    return any(imagined.view_for(each) != game.position.view_for(each) for each in others)
