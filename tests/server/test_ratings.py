"""Results and ratings: written with the last entry of a log, once, for whoever sat there when the game was dealt."""

import random
import threading
from contextlib import suppress

import pytest

from civitas.core.errors import CivitasError
from civitas.core.events import Event
from civitas.ratings import UNKNOWN, learned
from civitas.server import profiles
from civitas.server.messages import Act, BotSeat, NewTable
from civitas.server.seating import Asker
from civitas.server.storage import games, people, results
from civitas.server.storage.database import Database
from civitas.server.storage.games import Entry
from civitas.server.storage.results import StoredRating, StoredResult
from civitas.server.tables import Tables
from civitas.server.vocabulary import Clock
from tests.server.playing import TOY_ID, Party, let_time_pass

CLOCK = Clock("live", 900, 300, 900)


@pytest.fixture
def tables(database: Database) -> Tables:
    """Those of a public server."""
    return Tables(database, public=True)


@pytest.fixture
def owners(database: Database) -> list[str]:
    """Ada, Ben and Cleo."""
    return [account(database, name) for name in ("Ada", "Ben", "Cleo")]


def account(database: Database, name: str) -> str:
    with database.writing() as c:
        return f"account:{people.insert_account(c, name, name.lower(), name.lower(), '')}"


def rows(database: Database, table: str) -> dict[str, StoredResult]:
    with database.reading() as c:
        return {row.player: row for row in results.results_at(c, table)}


def ratings(database: Database, *players: str) -> list[StoredRating]:
    with database.reading() as c:
        return [rating for player in players for rating in results.ratings_of(c, player)]


def places(tables: Tables, table: str) -> list[int]:
    result = tables.state(table, None).result
    assert result is not None
    return result["places"]


def is_rated(tables: Tables, table: str) -> bool:
    return tables.queries.show(table, Asker()).rated


def test_a_game_among_people_and_bots_moves_the_ratings_of_all(
    tables: Tables, database: Database, owners: list[str]
) -> None:
    party = Party(tables, players=3, bots=1, owners=owners)
    assert {row.place for row in rows(database, party.id).values()} == {results.UNDECIDED}
    party.play_to_the_end()
    players = [owners[0], "bot:random", owners[1]]
    written = rows(database, party.id)
    assert [written[player].place for player in players] == places(tables, party.id)
    expected = learned(players, places(tables, party.id), {})
    for player in players:
        (rating,) = ratings(database, player)
        assert (rating.title, rating.games) == (TOY_ID, 1)
        assert rating.strength == pytest.approx(expected[player])
        assert written[player].mu == pytest.approx(expected[player].mu)
        assert written[player].rated


def test_a_rematch_counts_like_the_game_before(tables: Tables, database: Database, owners: list[str]) -> None:
    party = Party(tables, owners=owners)
    party.play_to_the_end()
    for owner in owners[:2]:
        again = tables.rematches.again(party.id, Asker(owner=owner))
    assert is_rated(tables, again.table)
    party.id = again.table
    party.play_to_the_end()
    assert [rating.games for rating in ratings(database, *owners[:2])] == [2, 2]


def test_whoever_leaves_is_last_and_who_takes_over_is_not_rated(
    tables: Tables, database: Database, owners: list[str]
) -> None:
    party = Party(tables, owners=owners)
    tables.seating.leave(party.id, Asker(owner=owners[0]))
    joined = tables.queries.show(party.id, Asker()).seats[0]
    assert joined.kind == games.OPEN
    party.tables.seating.take(party.id, 0, "Cleo", owners[2])
    party.play_to_the_end()
    written = rows(database, party.id)
    assert (written[owners[0]].place, written[owners[0]].how, written[owners[0]].rated) == (2, results.LEFT, True)
    assert (written[owners[2]].how, written[owners[2]].rated) == (results.JOINED, False)
    assert written[owners[2]].place == places(tables, party.id)[0]
    left, stayed = (rating.strength.mu for rating in ratings(database, *owners[:2]))
    assert left < UNKNOWN.mu < stayed
    assert ratings(database, owners[2]) == []


def test_whoever_comes_back_to_the_own_seat_has_played(tables: Tables, database: Database, owners: list[str]) -> None:
    party = Party(tables, owners=owners)
    tables.seating.leave(party.id, Asker(owner=owners[0]))
    tables.seating.take(party.id, 0, "Ada", owners[0])
    party.play_to_the_end()
    assert rows(database, party.id)[owners[0]].how == results.PLAYED
    assert rows(database, party.id)[owners[0]].place == places(tables, party.id)[0]


def test_what_a_bot_has_decided_makes_nobody_stronger_and_saves_nobody(
    tables: Tables, database: Database, owners: list[str]
) -> None:
    party = Party(tables, owners=owners)
    for seat, owner in enumerate(owners[:2]):
        tables.seating.change(party.id, seat, "random", Asker(owner=owner))
    for _ in range(6):
        let_a_bot_decide(tables, party.id)
    for seat, owner in enumerate(owners[:2]):
        tables.seating.change(party.id, seat, None, Asker(owner=owner))
    party.play_to_the_end()
    written = rows(database, party.id)
    assert {written[owner].how for owner in owners[:2]} == {results.PLAYED}
    found = dict(zip(places(tables, party.id), ratings(database, *owners[:2]), strict=True))
    assert found[1].strength == pytest.approx(UNKNOWN)
    assert found[1].games == 1
    assert found[2].strength.mu < UNKNOWN.mu


def let_a_bot_decide(tables: Tables, table: str) -> None:
    """What opponents do, without a process that thinks."""
    thought = tables.thought(table)
    assert thought is not None
    action = int(tables.state(table, thought.seat).legal[0]["code"])
    tables.act(table, thought.seat, Act(f"{games.BOT_DECISION}{thought.seq}", thought.seq, action), games.BOT)


@pytest.mark.parametrize(("clock", "how"), [(CLOCK, results.TIMED_OUT), (None, results.LEFT)])
def test_a_person_for_whom_a_bot_stands_in_at_the_end_is_last(
    tables: Tables, database: Database, owners: list[str], clock: Clock | None, how: str
) -> None:
    party = Party(tables, clock=clock, owners=owners)
    (actor,) = tables.state(party.id, None).to_act
    if clock is None:
        tables.seating.change(party.id, actor, "random", Asker(owner=owners[actor]))
    else:
        let_time_pass(database, party.id, clock.bank)
        tables.seating.time_out_some(10)
    party.play_to_the_end()
    written = rows(database, party.id)[owners[actor]]
    assert (written.place, written.how, written.rated) == (2, how, True)
    assert ratings(database, "bot:random") == []


def test_the_last_person_who_leaves_a_rated_game_leaves_it_to_bots(
    tables: Tables, database: Database, owners: list[str]
) -> None:
    party = Party(tables, players=3, bots=1, owners=owners)
    for owner in owners[:2]:
        tables.seating.leave(party.id, Asker(owner=owner))
    assert [seat.kind for seat in tables.queries.show(party.id, Asker()).seats] == [games.BOT] * 3
    party.play_to_the_end()
    assert [rows(database, party.id)[owner].how for owner in owners[:2]] == [results.LEFT] * 2
    assert rows(database, party.id)["bot:random"].how == results.PLAYED


def test_whoever_has_given_up_by_the_rules_is_noted(database: Database, tables: Tables, owners: list[str]) -> None:
    party = Party(tables, owners=owners)
    told = Entry(party.id, 99, "x", 1, games.ACT, "resign", [Event("resigned", {"seat": 1}, "")], 0.0)
    with database.writing() as c:
        games.append(c, told, games.Turn(games.PLAYING, [], False, None), tables.queries.show(party.id, Asker()).people)
        assert results.seats_resigned(c, party.id) == {1}


# What is not rated.


@pytest.mark.parametrize("kind", ["guests", "bots alone", "as agreed", "twice the same", "prepared", "loopback"])
def test_what_never_counts(database: Database, tables: Tables, owners: list[str], kind: str) -> None:
    wanted, owner, start = NewTable(TOY_ID, "Ada", 2, bots=[BotSeat("random")]), owners[0], None
    if kind == "guests":
        owner = "guest:0"
    elif kind == "bots alone":
        wanted.bots, wanted.watch = [BotSeat("random")] * 2, True
    elif kind == "as agreed":
        wanted.rated = False
    elif kind == "twice the same":
        wanted.bots = []
    elif kind == "prepared":
        other = Party(tables, owners=["guest:7", "guest:8"])
        with tables.cache.hold(other.id) as held:
            start = held.game.position.dump()
    else:
        tables = Tables(database)
    opened = tables.open(wanted, owner, 5, start)
    if kind == "twice the same":
        tables.seating.take(opened.table, 1, "Ada", owner)
    assert not is_rated(tables, opened.table)
    party = Party.__new__(Party)
    party.tables, party.id = tables, opened.table
    party.play_to_the_end()
    assert ratings(database, owners[0], "bot:random") == []
    with database.reading() as c:
        assert len(results.results_at(c, opened.table)) == (0 if kind in ("guests", "bots alone") else 2)


def test_a_table_says_so_before_it_begins(tables: Tables, owners: list[str]) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 2), owners[0])
    assert is_rated(tables, opened.table)


# Several servers.


def test_two_servers_that_end_a_game_at_once_rate_it_once(url: str, database: Database, owners: list[str]) -> None:
    here, there = Tables(database, public=True), Tables(Database(url), public=True)
    party, rng = Party(here, owners=owners), random.Random(1)
    while (state := here.state(party.id, None)).stage == games.PLAYING:
        seat = rng.choice(state.to_act)
        action = int(rng.choice(here.state(party.id, seat).legal)["code"])
        threads = [
            threading.Thread(target=act_once, args=(each, party.id, seat, action, name, state.seq))
            for each, name in ((here, "here"), (there, "there"))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert [rating.games for rating in ratings(database, *owners[:2])] == [1, 1]
    assert len(rows(database, party.id)) == 2
    there.database.close()


def act_once(tables: Tables, table: str, seat: int, action: int, name: str, seq: int) -> None:
    """Act, unless somebody else was faster."""
    with suppress(CivitasError):
        tables.act(table, seat, Act(f"{name}{seq}", seq, action))


def as_party(tables: Tables, table: str) -> Party:
    party = Party.__new__(Party)
    party.tables, party.id = tables, table
    return party


def test_games_that_end_at_once_all_count_for_the_bot_that_played_them(url: str, owners: list[str]) -> None:
    servers = [Tables(Database(url), public=True) for _ in range(3)]
    parties = [
        Party(each, bots=1, seed=seed, owners=[owner])
        for seed, (each, owner) in enumerate(zip(servers, owners, strict=True), 5)
    ]
    threads = [threading.Thread(target=party.play_to_the_end) for party in parties]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    (bot,) = ratings(servers[0].database, "bot:random")
    assert bot.games == 3
    for each in servers:
        each.database.close()


def test_a_failure_at_the_end_leaves_neither_an_entry_nor_a_rating(
    tables: Tables, database: Database, owners: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(tables, owners=owners)

    def fail(*_: object) -> None:
        raise OSError("pulled the plug")

    with monkeypatch.context() as patch:
        patch.setattr(results, "insert_results", fail)
        with pytest.raises(OSError, match="plug"):
            party.play_to_the_end()
    assert ratings(database, *owners) == []
    assert tables.state(party.id, None).stage == games.PLAYING
    party.play_to_the_end()
    assert [rating.games for rating in ratings(database, *owners)] == [1, 1]


def test_everybody_begins_alike() -> None:
    assert learned(["a", "a"], [1, 2], {}) == {"a": UNKNOWN}
    after = learned(["a", "b"], [1, 2], {})
    assert after["a"].mu > UNKNOWN.mu > after["b"].mu
    assert after["a"].sigma < UNKNOWN.sigma
    assert profiles.ENOUGH_GAMES > 1
