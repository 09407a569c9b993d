"""All checks by name, and whole games and titles run through them."""

from collections.abc import Callable, Collection, Mapping

from civitas.core.conformance.acting import (
    check_forms,
    check_listed,
    check_losses,
    check_malformed,
    check_out_of_turn,
    check_refused,
    check_text,
)
from civitas.core.conformance.comparing import error_of
from civitas.core.conformance.course import (
    check_components,
    check_events,
    check_result,
    check_setup,
    check_turns,
    check_undo,
)
from civitas.core.conformance.game import ConformanceError, Game, Record, begin_table, random_choice, start_of
from civitas.core.conformance.hiding import check_blind, check_imagine, check_leak, check_secrets, check_view
from civitas.core.conformance.plain_data import sample_of
from civitas.core.conformance.storing import (
    check_broken_dump,
    check_clone,
    check_dump,
    check_replay,
    check_save,
    check_scenario,
    check_silence,
)
from civitas.core.conformance.telling import check_telling
from civitas.core.dice import Dice
from civitas.core.position import Position
from civitas.core.title import Title

_CHOICES = 0x0DD_B1A5E5


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
    seldom: Collection[str] = (),
) -> Game:
    """Run every check over one game: a random one, or the one of this record.

    The checks that cost time are made at `samples` positions: most by the kind of question, and others spread over the
    game; and at one more for each kind of `seldom` that comes up. `max_actions` breaks the game off early; it then need
    not end. `without` names checks to leave out.
    """
    if record is None:
        record, questions = _random_course(title, players, seed, dict(options or {}), max_actions)
    else:
        questions = questions_of(title, players, seed, dict(options or {}), record)
    game = Game(
        title,
        players=players,
        seed=seed,
        options=options,
        breadth=breadth,
        depth=depth,
        without=without,
    )
    game.check(*AT_THE_START)
    chosen = samples_of(questions, samples, game.rng, seldom)
    for number, (seat, action) in enumerate(record):
        game.check(*AT_EVERY_ACTION)
        if number in chosen:
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
    return _random_course(title, players, seed, dict(options or {}), actions)[0]


def _random_course(
    title: Title, players: int, seed: int, options: dict[str, object], actions: int | None
) -> tuple[Record, list[str]]:
    """The actions of a random game, and what kind of question each of them answers."""
    position, rng = begin_table(title, players, seed, options).position, Dice.seeded(seed + _CHOICES)
    start = start_of(title, players, options, seed)
    record: Record = []
    questions: list[str] = []
    longest = title.longest_game if actions is None else actions
    while not position.is_over and len(record) < longest:
        questions.append(_question(position))
        record.append(_random_action(position, rng, f"{start}, after {len(record)} actions"))
    if actions is None and not position.is_over:
        raise ConformanceError("ends", f"{start}: not over after {longest} actions")
    return record, questions


def questions_of(title: Title, players: int, seed: int, options: Mapping[str, object], record: Record) -> list[str]:
    """What kind of question each action of a record answers; fewer where it cannot be played."""
    position = title.new_game(players=players, seed=seed, options=options)
    found = []
    for seat, action in record:
        found.append(_question(position))
        if error_of(position.play, seat, action) is not None:
            break
    return found


def samples_of(questions: list[str], samples: int, rng: Dice, seldom: Collection[str] = ()) -> set[int]:
    """So many of these questions by number: the first, most by kind, and others spread evenly.

    Of the kinds half are the rarest ones and half are drawn, so that in some game each of them is looked at. Those of
    `seldom` come in addition.
    """
    if samples >= len(questions):
        return {*range(len(questions))}
    asked: dict[str, list[int]] = {}
    for number, question in enumerate(questions):
        asked.setdefault(question, []).append(number)
    kinds = sorted((kind for kind in asked if kind != questions[0] and kind not in seldom), key=lambda k: len(asked[k]))
    by_kind = max(0, samples * 2 // 3)
    rarest = (by_kind + 1) // 2
    drawn = sample_of([*range(rarest, len(kinds))], rng, by_kind - rarest)
    looked_at = kinds[:rarest] + [kinds[number] for number in drawn]
    chosen = {0, *(asked[kind][rng.below(len(asked[kind]))] for kind in looked_at)}
    missing = max(0, samples - len(chosen))
    spread = {(2 * number + 1) * len(questions) // (2 * missing) for number in range(missing)}
    return chosen | spread | {asked[kind][rng.below(len(asked[kind]))] for kind in sorted({*seldom} & {*asked})}


def _question(position: Position) -> str:
    """What kind of question is open."""
    return position.frames[-1].name() if position.frames else ""


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


CHECKS: dict[str, Callable[[Game], None]] = {
    "setup": check_setup,
    "components": check_components,
    "turns": check_turns,
    "events": check_events,
    "result": check_result,
    "clone": check_clone,
    "silence": check_silence,
    "dump": check_dump,
    "broken-dump": check_broken_dump,
    "view": check_view,
    "listed": check_listed,
    "losses": check_losses,
    "telling": check_telling,
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
    "silence",
    "dump",
    "broken-dump",
    "view",
    "listed",
    "losses",
    "telling",
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
