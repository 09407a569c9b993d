"""A game outlives its rules: what happens to stored games when `rules_revision` is raised; on both databases."""

import gzip
import json
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

import civitas
from civitas.core.errors import BrokenDump, CannotUndo, IllegalAction
from civitas.core.events import Event
from civitas.core.rules import Objection
from civitas.server import revisions
from civitas.server.messages import Act, BotSeat, Events, NewTable, Refused, State, TableShown, Undo
from civitas.server.queries import Heard
from civitas.server.refusals import NotFound, Unplayable
from civitas.server.revisions import CONTINUED, continue_some
from civitas.server.seating import Asker
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import Entry, StoredSeat, StoredTable
from civitas.server.storage.schema import SNAPSHOTS, TABLES
from civitas.server.stored_positions import last_stored
from civitas.server.tables import Tables
from tests.server.playing import TOY_ID, Party, news_for, present_digest
from tests.toy import TOY
from tests.toy.position import Toy

ADA = Asker(owner="guest:0")
STORED = sorted(Path(__file__).parents[1].glob("games/*/stored/*.json.gz"))
GAMES_OF_EACH = 2


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Raises the toy's revision, as a new version of Civitas would."""

    def raise_to(revision: int, load: Any = None) -> None:
        monkeypatch.setattr(TOY, "rules_revision", revision)
        if load is not None:
            monkeypatch.setattr(TOY, "load", load)

    return raise_to


@pytest.fixture(autouse=True)
def _snapshots_are_frequent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("civitas.server.game.SNAPSHOT_EVERY", 3)


def refuse(stored: object) -> Any:
    raise BrokenDump("no upgrade")


def table_of(database: Database, table_id: str) -> StoredTable:
    with database.reading() as c:
        table = games.find_table(c, table_id)
    assert table is not None
    return table


def log_of(database: Database, table_id: str) -> list[Entry]:
    with database.reading() as c:
        return games.entries_after(c, table_id, games.NOT_BEGUN)


def notices(entries: list[Entry]) -> list[dict[str, Any]]:
    return [dict(event.arguments) for entry in entries for event in entry.events if event.message == CONTINUED]


def running(tables: Tables, moves: int = 8, seed: int = 3) -> Party:
    """A party in the middle of its game."""
    party, rng = Party(tables, players=3, draw=True), random.Random(seed)
    for _ in range(moves):
        party.act_at_random(rng)
    return party


# Rules that accept everything.


def test_a_running_game_goes_on_under_the_rules_of_today(
    tables: Tables, database: Database, release: Callable[..., None]
) -> None:
    party = running(tables)
    seq, digest = present_digest(tables, party.id)
    release(2)
    again = Tables(database)
    assert present_digest(again, party.id) == (seq + 1, digest)
    last = log_of(database, party.id)[-1]
    assert (last.seq, last.kind, last.seat) == (seq + 1, games.RULES, games.NO_SEAT)
    assert notices([last]) == [{"revision": 2, "taken_back": 0}]
    assert all(last.events[0].visible_to(seat) for seat in (0, 1, 2, None))
    assert (table_of(database, party.id).rules_revision, table_of(database, party.id).head) == (2, seq + 1)
    party.tables = again
    party.act_at_random(random.Random(1))
    assert present_digest(Tables(database), party.id) == present_digest(again, party.id)
    party.play_to_the_end()
    assert notices(log_of(database, party.id)) == [{"revision": 2, "taken_back": 0}]


def test_everybody_is_told_and_nobody_takes_back_what_was_before(
    tables: Tables, database: Database, release: Callable[..., None]
) -> None:
    party = Party(tables)
    party.act(0, "take")
    assert tables.state(party.id, 0).can_undo
    release(2)
    again = Tables(database)
    table, events, state = news_for(again, party.id, None, Heard(1)).messages
    assert isinstance(table, TableShown)
    assert isinstance(events, Events)
    assert isinstance(state, State)
    assert [event["message"] for entry in events.entries for event in entry.events] == [CONTINUED]
    assert (table.playable, state.seq, again.state(party.id, 0).can_undo) == (True, 2, False)
    with pytest.raises(CannotUndo):
        again.undo(party.id, 0, Undo("u", 2))
    assert again.act(party.id, 0, Act("a", 2, "done")).seq == 3


def test_a_game_without_a_snapshot_is_played_again_from_its_beginning(
    tables: Tables, database: Database, release: Callable[..., None]
) -> None:
    party = running(tables, moves=4)
    seq, digest = present_digest(tables, party.id)
    with database.writing() as c:
        c.execute(delete(SNAPSHOTS))
    release(2)
    assert present_digest(Tables(database), party.id) == (seq + 1, digest)


def test_an_option_that_is_no_more_does_not_end_a_game(
    tables: Tables, database: Database, release: Callable[..., None]
) -> None:
    party = Party(tables, hand=3)
    with database.writing() as c:
        c.execute(delete(SNAPSHOTS))
        c.execute(update(TABLES).values(options='{"hand":3,"weather":"rain","stakes":9}'))
    release(2)
    assert Tables(database).state(party.id, 0).legal
    table = table_of(database, party.id)
    assert (table.rules_revision, table.options) == (2, {"hand": 3})


def test_a_game_may_outlive_several_revisions(tables: Tables, database: Database, release: Callable[..., None]) -> None:
    party = running(tables, moves=5)
    digest = present_digest(tables, party.id)[1]
    for revision in (2, 4):
        release(revision)
        assert present_digest(Tables(database), party.id)[1] == digest
    assert [notice["revision"] for notice in notices(log_of(database, party.id))] == [2, 4]


def test_the_bots_of_a_game_go_on_without_anybody_looking(
    tables: Tables, database: Database, release: Callable[..., None]
) -> None:
    parties = [Party(tables, players=2, bots=2) for _ in range(3)]
    release(2)
    assert [continue_some(database, 2), continue_some(database, 2), continue_some(database, 2)] == [2, 1, 0]
    for party in parties:
        table = table_of(database, party.id)
        assert (table.rules_revision, table.head, table.bots_due) == (2, 1, True)
        thought = Tables(database).thought(party.id)
        assert thought is not None
        assert thought.seq == 1


# Rules that accept a part.


def test_moves_that_the_rules_of_today_refuse_are_taken_back(
    tables: Tables, database: Database, release: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(tables)
    for action in ("take", "stake 1", "done"):
        party.act(0, action)
    before = Toy.play

    def play(p: Toy, seat: int, action: int) -> list[Event]:
        if p.space().text(action) == "stake 1":
            raise IllegalAction("stake 1", Objection("stake-b"))
        return before(p, seat, action)

    monkeypatch.setattr(Toy, "play", play)
    release(2)
    again = Tables(database)
    state = again.state(party.id, 0)
    assert (state.seq, state.to_act, state.view["pot"]) == (4, [0], 2)
    assert notices(log_of(database, party.id)) == [{"revision": 2, "taken_back": 2}]
    assert again.act(party.id, 0, Act("a", 4, "done")).seq == 5


def test_what_a_player_took_back_is_not_played_again(
    tables: Tables, database: Database, release: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(tables)
    party.act(0, "take")
    party.act(0, "stake 1")
    tables.undo(party.id, 0, Undo("u", 2))
    party.act(0, "done")
    digest = present_digest(tables, party.id)[1]
    before = Toy.play

    def play(p: Toy, seat: int, action: int) -> list[Event]:
        assert p.space().text(action) != "stake 1"
        return before(p, seat, action)

    monkeypatch.setattr(Toy, "play", play)
    release(2)
    assert present_digest(Tables(database), party.id) == (5, digest)
    assert notices(log_of(database, party.id)) == [{"revision": 2, "taken_back": 0}]


# Rules that cannot continue it.


def test_what_cannot_be_continued_is_kept_to_be_looked_at_and_is_not_playing(
    tables: Tables, database: Database, release: Callable[..., None]
) -> None:
    wanted = NewTable(TOY_ID, "Ada", 2, bots=[BotSeat("random")], seat=1, listed=True)
    opened = tables.open(wanted, "guest:0")
    assert table_of(database, opened.table).bots_due
    playing = Party(tables)
    release(2, refuse)
    again = Tables(database)
    with pytest.raises(Unplayable):
        again.state(opened.table, 1)
    shown = again.queries.show(opened.table, ADA)
    assert (shown.stage, shown.playable) == ("playing", False)
    assert not table_of(database, opened.table).bots_due
    lobby = again.queries.lobby("guest:0")
    assert [[table.id for table in part] for part in (lobby.mine, lobby.finished)] == [[playing.id], [opened.table]]
    assert opened.table not in [table.id for table in again.queries.lobby(None).watch]
    table, events, refused = news_for(again, opened.table, 1, Heard(-1)).messages
    assert isinstance(table, TableShown)
    assert isinstance(events, Events)
    assert isinstance(refused, Refused)
    assert (refused.reason, [entry.seq for entry in events.entries]) == ("revision", [0])
    assert [entry.seq for entry in again.queries.log(opened.table, 1)] == [0]
    assert len(log_of(database, opened.table)) == 1


def test_a_later_revision_may_continue_what_one_could_not(
    tables: Tables, database: Database, release: Callable[..., None]
) -> None:
    party, load = running(tables), TOY.load
    digest = present_digest(tables, party.id)[1]
    release(2, refuse)
    assert continue_some(database, 5) == 1
    assert continue_some(database, 5) == 0
    release(3, load)
    assert continue_some(database, 5) == 1
    assert present_digest(Tables(database), party.id)[1] == digest
    assert Tables(database).queries.show(party.id, ADA).playable
    assert notices(log_of(database, party.id)) == [{"revision": 3, "taken_back": 0}]


def test_a_game_of_rules_that_this_server_does_not_know_yet_is_not_played_here(
    tables: Tables, database: Database
) -> None:
    party = Party(tables)
    with database.writing() as c:
        c.execute(update(TABLES).values(rules_revision=2))
    again = Tables(database)
    with pytest.raises(Unplayable, match="revision 2 of the rules"):
        again.state(party.id, 0)
    assert not again.queries.show(party.id, ADA).playable
    lobby = again.queries.lobby("guest:0")
    assert (lobby.mine, [table.id for table in lobby.finished]) == ([], [party.id])
    assert continue_some(database, 5) == 0


# Games that are over.


def test_a_finished_game_is_looked_at_from_its_last_position(
    tables: Tables, database: Database, release: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("civitas.server.game.SNAPSHOT_EVERY", 1000)
    party = Party(tables)
    count = party.play_to_the_end()
    before = tables.state(party.id, 0)
    with database.reading() as c:
        latest = games.latest_snapshot(c, party.id)
    assert latest is not None
    assert latest[0] == count
    release(2)
    again = Tables(database)
    assert again.state(party.id, 0) == before
    assert again.queries.show(party.id, ADA).playable
    assert table_of(database, party.id).rules_revision == 1
    assert len(log_of(database, party.id)) == count + 1


def test_the_last_stored_position_of_a_game_can_be_looked_at_if_the_rules_read_it(
    tables: Tables, database: Database, release: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    party, load = running(tables), TOY.load
    with database.reading() as c:
        latest = games.latest_snapshot(c, party.id)
    assert latest is not None
    for seat in (0, None):
        looked = last_stored(database, party.id, seat)
        assert (looked.seq, looked.seat, looked.legal, looked.telling["groups"]) == (latest[0], seat, [], [])
        assert looked.view == TOY.load(latest[1]).view_for(seat)
    release(2, refuse)
    with pytest.raises(Unplayable, match="cannot read"):
        last_stored(database, party.id, 0)
    monkeypatch.setattr(TOY, "load", load)
    with database.writing() as c:
        c.execute(delete(SNAPSHOTS))
    with pytest.raises(Unplayable, match="no position"):
        last_stored(database, party.id, 0)
    with pytest.raises(NotFound):
        last_stored(database, "nowhere", 0)


def test_a_finished_game_without_a_position_is_its_log(
    tables: Tables, database: Database, release: Callable[..., None]
) -> None:
    party, load = Party(tables), TOY.load
    count = party.play_to_the_end()
    release(2, refuse)
    with pytest.raises(Unplayable):
        Tables(database).state(party.id, 0)
    release(2, load)
    with database.writing() as c:
        c.execute(delete(SNAPSHOTS))
    again = Tables(database)
    messages = news_for(again, party.id, 0, Heard(-1)).messages
    assert [type(message) for message in messages] == [TableShown, Events, Refused]
    assert [entry.seq for entry in again.queries.log(party.id, 0)] == list(range(count + 1))


# Several servers.


def test_of_many_servers_one_continues_the_game(
    tables: Tables, database: Database, release: Callable[..., None]
) -> None:
    party = running(tables)
    seq, digest = present_digest(tables, party.id)
    release(2)
    doors, gate, found = [Tables(database) for _ in range(6)], threading.Barrier(6), list[tuple[int, str]]()

    def look(door: Tables) -> None:
        gate.wait()
        found.append(present_digest(door, party.id))

    threads = [threading.Thread(target=look, args=(door,)) for door in doors]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [(seq + 1, digest)] * 6
    assert len(notices(log_of(database, party.id))) == 1


def test_a_move_that_an_old_server_stores_meanwhile_counts(
    tables: Tables, database: Database, release: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(tables)
    party.act(0, "take")
    store = revisions._store

    def move_first(*given: Any) -> None:
        monkeypatch.setattr(revisions, "_store", store)
        entry = Entry(party.id, 2, "0:late", 0, games.ACT, "done", [], time.time())
        with database.writing() as c:
            games.append(c, entry, games.Turn(games.PLAYING, [1], False, None), 1)
        store(*given)

    monkeypatch.setattr(revisions, "_store", move_first)
    release(2)
    state = Tables(database).state(party.id, 1)
    assert (state.seq, state.to_act) == (3, [1])
    assert [entry.kind for entry in log_of(database, party.id)] == ["begin", "act", "act", "rules"]


def test_a_game_at_hand_that_another_server_has_continued_follows(
    tables: Tables, database: Database, release: Callable[..., None]
) -> None:
    party = running(tables)
    release(2)
    other = Tables(database)
    other.state(party.id, None)
    Party.act_at_random(party, random.Random(5))
    assert present_digest(tables, party.id) == present_digest(other, party.id)


def test_who_knows_only_the_rules_before_stops(
    tables: Tables, database: Database, release: Callable[..., None]
) -> None:
    party = running(tables)
    release(2)
    Tables(database).state(party.id, None)
    release(1)
    with pytest.raises(Unplayable):
        tables.state(party.id, None)


# Games of the titles, as a server of their time has stored them.


def stored_games() -> list[Any]:
    return [
        pytest.param(game, id=f"{file.name.removesuffix('.json.gz')}-{number}")
        for file in STORED
        for number, game in enumerate(json.loads(gzip.decompress(file.read_bytes())))
        if number % 12 < GAMES_OF_EACH
    ]


def store(database: Database, game: dict[str, Any]) -> str:
    """Write a running game as a server of its time had: a snapshot, and the moves behind it."""
    seq, tail, players = game["seq"], game["tail"], game["players"]
    table = StoredTable(
        id="stored", title=game["title"], rules_revision=game["rules_revision"], players=players,
        options=game["options"], seed=game["seed"], invitation="", stage=games.PLAYING, head=seq + len(tail),
        to_act=[], bots_due=False, result=None, created=0.0, moved=0.0,
    )  # fmt: skip
    seats = [StoredSeat("stored", seat, games.PERSON, f"P{seat}", owner=f"guest:{seat}") for seat in range(players)]
    with database.writing() as c:
        games.insert_table(c, table, seats)
        games.insert_snapshot(c, "stored", seq, game["position"], [seq] * players)
        for number, (seat, text) in enumerate(tail, seq + 1):
            entry = Entry("stored", number, f"{seat}:{number}", seat, games.ACT, text, [], 0.0)
            games.append(c, entry, games.Turn(games.PLAYING, [], False, None), 0)
    return table.id


@pytest.mark.untraced
@pytest.mark.parametrize("game", stored_games())
def test_a_stored_game_of_an_earlier_revision_is_played_on(database: Database, game: dict[str, Any]) -> None:
    title, table_id = civitas.title(game["title"]), store(database, game)
    tables, rng = Tables(database), random.Random(4)
    state = tables.state(table_id, None)
    has_new_rules = title.rules_revision > game["rules_revision"]
    assert state.seq == game["seq"] + len(game["tail"]) + has_new_rules
    told = notices(log_of(database, table_id))
    assert [notice["revision"] for notice in told] == [title.rules_revision] * has_new_rules
    assert all(0 <= notice["taken_back"] <= len(game["tail"]) for notice in told)
    for _ in range(5):
        if not (to_act := tables.state(table_id, None).to_act):
            break
        seen = tables.state(table_id, to_act[0])
        tables.act(table_id, to_act[0], Act(f"{seen.seq}", seen.seq, int(rng.choice(seen.legal)["code"])))
    assert present_digest(Tables(database), table_id) == present_digest(tables, table_id)
    with tables.cache.hold(table_id) as held:
        agreed = held.game.position.dump()["options"]
    table = table_of(database, table_id)
    assert table.rules_revision == title.rules_revision
    if has_new_rules:
        assert table.options == agreed
    else:
        assert table.options.items() <= agreed.items()
