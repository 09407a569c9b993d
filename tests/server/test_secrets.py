"""What goes over the wire tells a seat nothing that it may not know.

Two tables that differ only in what a seat cannot see must send it the same bytes: states, reasons, refusals, events.
"""

import json
import random
from typing import Any

import msgspec
import pytest

import civitas
from civitas.core.dice import Dice
from civitas.core.errors import CivitasError
from civitas.server.game_cache import first_position
from civitas.server.messages import Act, BotSeat, NewTable, Undo
from civitas.server.queries import Heard
from civitas.server.refusals import refused
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from tests.server.playing import TOY_ID, Party, measured_with_the_toy, news_for
from tests.server.serving import Watcher, served

SEED = 0x00C1_71A5_0000_0001
"""Large, so that it can be looked for."""
GAMES: dict[str, dict[str, Any]] = {
    TOY_ID: {"players": 3, "options": {"draw": True}},
    "civilization-1980": {"players": 3, "options": {}},
    "through-the-ages-2015": {"players": 3, "options": {}},
    "new-dawn": {"players": 2, "options": {}},
    "civilization-2010": {"players": 3, "options": {}},
}


def open_with(tables: Tables, title: str, seed: int = SEED) -> str:
    """A table of bots, for whom nobody thinks."""
    wanted = NewTable(title, "x", bots=[BotSeat("random")] * GAMES[title]["players"], watch=True, **GAMES[title])
    return tables.open(wanted, None, seed).table


def play_on(tables: Tables, table: str, rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        to_act = tables.state(table, None).to_act
        if not to_act:
            return
        seat = rng.choice(to_act)
        state = tables.state(table, seat)
        legal = [action for action in state.legal if action["verb"] != "resign"]
        tables.act(table, seat, Act(f"{state.seq}", state.seq, int(rng.choice(legal)["code"])))


def put(database: Database, table: str, position: dict[str, Any]) -> None:
    """Let a fresh table stand at this position."""
    with database.writing() as c:
        found = games.find_table(c, table)
        assert found is not None
        games.insert_snapshot(c, table, 0, position, [0] * found.players)


def heard_by(tables: Tables, table: str, seat: int, actions: list[int]) -> list[bytes]:
    """Everything that a seat can make the server say without moving, without the name of the table."""

    def said(ask: Any) -> bytes:
        try:
            message = ask()
        except CivitasError as problem:
            message = refused(problem, "x")
        return msgspec.json.encode(message).replace(table.encode(), b"TABLE")

    asked = [said(lambda: tables.state(table, seat)), said(lambda: news_for(tables, table, seat, Heard()).messages[1:])]
    asked.append(said(lambda: tables.undo(table, seat, Undo("u", 0))))
    asked.append(said(lambda: tables.act(table, seat, Act("stale", 99, actions[0]))))
    legal = [int(action["code"]) for action in tables.state(table, seat).legal]
    for action in [*actions, *legal[:3]]:
        asked.append(said(lambda action=action: tables.why(table, seat, action)))
        asked.append(said(lambda action=action: tables.preview(table, seat, action)))
        if action not in legal:
            asked.append(said(lambda action=action: tables.act(table, seat, Act("x", 0, action))))
    return asked


@pytest.mark.parametrize("title", measured_with_the_toy(GAMES))
def test_a_seat_hears_the_same_whatever_is_hidden_from_it(sqlite_url: str, title: str) -> None:
    database = Database(sqlite_url)
    tables, rng = Tables(database), random.Random(7)
    source, size = open_with(tables, title), civitas.title(title).space.size
    for _ in range(3):
        play_on(tables, source, rng, 12 if title == TOY_ID else 60)
        with tables.cache.hold(source) as held:
            real = held.game.position.clone()
        actions = [rng.randrange(size) for _ in range(8)]
        for seat in range(real.players):
            imagined = real.imagine_for(seat, Dice.seeded(rng.getrandbits(60)))
            twins = [open_with(tables, title, seed) for seed in (1, 2)]
            for twin, position in zip(twins, (real, imagined), strict=True):
                put(database, twin, position.dump())
            assert real.digest() != imagined.digest()
            heard = [heard_by(tables, twin, seat, actions) for twin in twins]
            assert heard[0] == heard[1]
    database.close()


def test_nobody_is_told_the_seed_the_secrets_of_others_or_their_events(url: str) -> None:
    from civitas.server.services import Settings

    with served(Settings(url, bot_processes=0)) as server:
        party = Party(server.services.tables, players=3, seed=SEED, draw=True)
        everybody = [Watcher(server.base, party.id, token, -1) for token in [*party.tokens, ""]]
        for watcher in everybody:
            watcher.state(0)
        seq = party.play_to_the_end()
        for watcher in everybody:
            watcher.state(seq)
        check_what_was_heard(server.services.database, party, everybody)


def check_what_was_heard(database: Database, party: Party, everybody: list[Watcher]) -> None:
    """Each of three players and a spectator was told the events for them, and no secret of anybody."""
    with database.reading() as c:
        table, entries = games.find_table(c, party.id), games.entries_after(c, party.id, -1)
        hashes = [seat.token or "-" * 64 for seat in games.seats_of(c, party.id)]
    assert table is not None
    secrets = [str(SEED), party.invitation, table.invitation, *party.tokens, *hashes]
    for seat, watcher in zip([0, 1, 2, None], everybody, strict=True):
        everything = "".join(watcher.raw)
        assert not [secret for secret in secrets if secret in everything]
        assert events_heard(watcher) == [
            json.loads(json.dumps(event.to_json()))
            for entry in entries
            for event in entry.events
            if event.visible_to(seat)
        ]
        watcher.close()
    assert any(event.audience > 0 for entry in entries for event in entry.events)
    assert first_position(table).position.players == 3


def events_heard(watcher: Watcher) -> list[dict[str, Any]]:
    messages = [json.loads(text) for text in watcher.raw]
    return [
        event
        for message in messages
        if message["type"] == "events"
        for entry in message["entries"]
        for event in entry["events"]
    ]
