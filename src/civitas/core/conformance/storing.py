"""Clones, dumps, scenarios, replays and saves."""

import json
from typing import Any

from civitas.core.conformance.comparing import (
    error_of,
    play_alike,
    play_on_copy,
    play_out,
    same_digest,
    same_position,
    words_for,
)
from civitas.core.conformance.game import Game, random_choice
from civitas.core.conformance.plain_data import (
    NONSENSE,
    first_difference,
    left_out,
    plain_text,
    replaced_at,
    some_paths,
    twisted_at,
    wreck_data,
)
from civitas.core.errors import BadOption, BadScenario, BrokenDump
from civitas.core.position import Position
from civitas.core.table import Table


def check_clone(game: Game) -> None:
    """A clone is equal, goes its own way, and plays on like the original."""
    position, digest = game.position, game.position.digest()
    first, second = position.clone(), position.clone().clone()
    same_position(game, "clone", position, first, "a clone")
    same_position(game, "clone", position, second, "a clone of a clone")
    for _ in range(game.depth):
        play_out(game, first.clone())
        if position.digest() != digest or first.digest() != digest:
            game.fail("clone", "playing on a clone changes the original")
    play_alike(game, "clone", first, second)


def check_silence(game: Game) -> None:
    """Where nobody listens nothing is reported, in copies either, and the game goes the same way."""
    heard, silenced = game.position.clone(), game.position.clone()
    silenced.silence()
    silent = silenced.clone()
    for _ in range(game.depth):
        if heard.is_over:
            return
        seat, action = random_choice(heard, game.rng)
        play_on_copy(game, heard, seat, action)
        if play_on_copy(game, silent, seat, action):
            game.fail("silence", f"{words_for(game, seat, action)}: events are reported although nobody listens")
        if heard.digest() != silent.digest():
            what = first_difference(heard.dump(), silent.dump())
            game.fail("silence", f"{words_for(game, seat, action)}: where nobody listens another {what} follows")


def check_dump(game: Game) -> None:
    """A dump is plain data of its own, and what is loaded from it plays on like the original."""
    position, digest = game.position, game.position.digest()
    dump = position.dump()
    text = plain_text(game, "dump", dump)
    wreck_data(dump)
    if position.digest() != digest:
        game.fail("dump", "changing a dump changes the position")
    stored = json.loads(text)
    loaded = game.title.load(stored)
    wreck_data(stored)
    same_position(game, "dump", position, loaded, "a loaded position")
    copied = position.clone()
    _look_alike(game, copied, loaded)
    play_alike(game, "dump", copied, loaded)
    _look_alike(game, copied, loaded)


def _look_alike(game: Game, position: Position, loaded: Position) -> None:
    """What was shown before, or belongs to another position, must not turn up in a view."""
    for seat in game.perspectives:
        if position.view_for(seat) != loaded.view_for(seat):
            what = first_difference(position.view_for(seat), loaded.view_for(seat))
            game.fail("dump", f"a loaded position has another view for seat {seat}: {what}")


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
        _refuses_to_load(game, {**dump, key: NONSENSE}, f"with nonsense for {key!r}")
    for path in some_paths(dump, game.rng, game.breadth):
        broken = json.loads(text)
        _refuses_to_load(game, replaced_at(broken, path), f"with nonsense at {path}")
        if isinstance(path[-1], str):
            _refuses_to_load(game, left_out(json.loads(text), path), f"without {path}")
        _loads_or_refuses(game, twisted_at(json.loads(text), path), f"twisted at {path}")


def check_scenario(game: Game) -> None:
    """A description builds its position again; a bad entry is refused by its name."""
    position, digest = game.position, game.position.digest()
    description = position.describe()
    text = plain_text(game, "scenario", description)
    wreck_data(description)
    if position.digest() != digest:
        game.fail("scenario", "changing a description changes the position")
    built = game.title.scenario(json.loads(text))
    same_position(game, "scenario", position, built, "the described position")
    error = error_of(game.title.scenario, {**json.loads(text), "no-such-entry": 1})
    if not isinstance(error, BadScenario) or "no-such-entry" not in error.entry:
        game.fail("scenario", f"an unknown entry is answered with {error!r}")
    for path in some_paths(json.loads(text), game.rng, game.breadth):
        error = error_of(game.title.scenario, replaced_at(json.loads(text), path))
        if not isinstance(error, BadScenario | BadOption):
            game.fail("scenario", f"nonsense at {path} is answered with {error!r}")
        error = error_of(game.title.scenario, twisted_at(json.loads(text), path))
        if error is not None and not isinstance(error, BadScenario | BadOption):
            game.fail("scenario", f"a twisted entry at {path} is answered with {error!r}")


def check_replay(game: Game) -> None:
    """The same title, options, seed and actions give the same game at every step."""
    again = game.title.new_game(players=game.players, seed=game.seed, options=game.options)
    told = list(again.news)
    for number, (seat, action) in enumerate(game.table.record):
        same_digest(game, again, number)
        told += again.play(seat, action)
    same_digest(game, again, len(game.table.record))
    if again.digest() != game.position.digest():
        game.fail("replay", "playing the game again gives another position")
    if told != game.table.log:
        game.fail("replay", "playing the game again gives other events")


def check_save(game: Game) -> None:
    """A saved game is plain data and can be replayed."""
    table = game.table
    stored = json.loads(plain_text(game, "save", table.save()))
    again = Table.replay(game.title, stored)
    if again.record != table.record or again.log != table.log:
        game.fail("save", "a replayed save has another history")
    if again.save() != table.save():
        game.fail("save", "a replayed save is saved otherwise")


def _refuses_to_load(game: Game, stored: object, named: str) -> None:
    error = error_of(game.title.load, stored)
    if not isinstance(error, BrokenDump):
        game.fail("broken-dump", f"a dump {named} is answered with {error!r}")


def _loads_or_refuses(game: Game, stored: object, named: str) -> None:
    error = error_of(game.title.load, stored)
    if error is not None and not isinstance(error, BrokenDump):
        game.fail("broken-dump", f"a dump {named} is answered with {error!r}")
