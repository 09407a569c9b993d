"""What may be played and what may not, and how actions are written."""

import json
from collections.abc import Callable
from typing import Any

from civitas.core.conformance.comparing import error_of, not_stuck, play_on_copy, refusal_of, words_for
from civitas.core.conformance.game import ConformanceError, Game, random_choice
from civitas.core.conformance.plain_data import sample_of
from civitas.core.errors import IllegalAction, MalformedAction, OutOfTurn
from civitas.core.position import HOST
from civitas.core.rules import Objection
from civitas.core.title import Title

_MOST_FORMS = 20_000


def check_forms(title: Title) -> None:
    """The text and JSON forms of every action (of many, in a large space) read back."""
    space = title.space
    stride = 1 + space.size // _MOST_FORMS
    for action in range(0, space.size, stride):
        problem = _form_problem(title, action)
        if problem:
            raise ConformanceError("text", f"{title.id}: {problem}")


def check_listed(game: Game) -> None:
    """Every listed action is accepted, leaves all pieces, and never leads to a dead end."""
    position, digest = game.position, game.position.digest()
    for seat in [HOST, *position.to_act]:
        for action in sample_of(position.legal(seat), game.rng, game.breadth):
            if position.why_not(seat, action) is not None:
                game.fail("listed", f"{words_for(game, seat, action)}: listed, but why_not objects")
            after = position.clone()
            play_on_copy(game, after, seat, action)
            not_stuck(game, after, words_for(game, seat, action))
    if position.digest() != digest:
        game.fail("listed", "asking why_not changes the position")


def check_refused(game: Game) -> None:
    """Every other action is refused with a rule of the index, without a trace."""
    position, digest = game.position, game.position.digest()
    for seat in [HOST, *position.to_act]:
        for action in other_actions(game, position.legal(seat)):
            said = words_for(game, seat, action)
            objection = position.why_not(seat, action)
            _known_objection(game, "refused", objection, said)
            error = refusal_of(position, seat, action)
            if not isinstance(error, IllegalAction):
                game.fail("refused", f"{said}: not listed, but play answers {error!r}")
            if error.objection != objection:
                game.fail("refused", f"{said}: {error.objection}, but why_not says {objection}")
            if position.digest() != digest:
                game.fail("refused", f"{said}: the refused action changes the position")


def check_losses(game: Game) -> None:
    """What an action would throw away is told to whoever may play it, by a rule of the index, and changes nothing."""
    position, digest = game.position, game.position.digest()
    for seat in [HOST, *game.seats]:
        legal, losses = position.legal(seat), position.losses(seat)
        for action in {*losses, *sample_of(legal, game.rng, game.breadth)}:
            loss = losses.get(action)
            if loss != position.loss(seat, action):
                game.fail("losses", f"{words_for(game, seat, action)}: loss and losses differ")
            if loss is not None and loss.rule not in game.title.rules:
                game.fail("losses", f"{words_for(game, seat, action)}: {loss!r} cites no rule of the index")
        for action in other_actions(game, legal):
            if position.loss(seat, action) is not None:
                game.fail("losses", f"{words_for(game, seat, action)}: not legal, yet something would be lost")
    if position.digest() != digest:
        game.fail("losses", "asking what would be lost changes the position")


def check_out_of_turn(game: Game) -> None:
    """A seat that is not asked cannot act, and is told so by a rule of the index."""
    position, digest = game.position, game.position.digest()
    action = game.rng.below(position.space().size)
    if position.to_act:
        action = random_choice(position, game.rng)[1]
    waiting = [seat for seat in game.seats if seat not in position.to_act]
    for seat in [*waiting, game.players, 99, -2, -7]:
        said = words_for(game, seat, action)
        error = refusal_of(position, seat, action)
        if not isinstance(error, OutOfTurn):
            game.fail("out-of-turn", f"{said}: out of turn, but play answers {error!r}")
        _known_objection(game, "out-of-turn", position.why_not(seat, action), said)
        if position.legal(seat):
            game.fail("out-of-turn", f"seat {seat} is not asked, but has legal actions")
        if position.digest() != digest:
            game.fail("out-of-turn", f"{said}: the refused action changes the position")


def check_malformed(game: Game) -> None:
    """What is no action of the title is refused as such, by play, why_not and loss."""
    position, digest = game.position, game.position.digest()
    malformed: list[Any] = [-1, position.space().size, True, "x", None, 1.0]
    for seat in [*position.to_act, HOST, game.players]:
        for action in malformed:
            for ask in (position.play, position.why_not, position.loss):
                error = error_of(ask, seat, action)
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


def other_actions(game: Game, legal: list[int]) -> list[int]:
    """Some actions that are not legal: any, and the neighbours of those that are."""
    size = game.position.space().size
    near = [n for action in legal for n in (action - 1, action + 1) if 0 <= n < size]
    anywhere = [game.rng.below(size) for _ in range(game.breadth)]
    tried = {*sample_of(near, game.rng, game.breadth), *anywhere}
    return sorted(tried.difference(legal))


def _known_objection(game: Game, check: str, objection: Objection | None, said: str) -> None:
    if objection is None:
        game.fail(check, f"{said}: not legal, but why_not has no objection")
    if objection.rule not in game.title.rules:
        game.fail(check, f"{said}: {objection!r} is not a rule of the index")
    if objection.option and all(option.name != objection.option for option in game.title.options):
        game.fail(check, f"{said}: {objection!r} names no option of the title")


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
