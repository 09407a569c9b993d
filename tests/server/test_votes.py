"""A vote to end a game: all people who play agree, and it is over without a result."""

import random
import threading

import pytest

from civitas.records import decode, encode
from civitas.server.game_files import file_of
from civitas.server.refusals import Refusal
from civitas.server.running_games import RunningGames
from civitas.server.seating import Asker
from civitas.server.storage import games, results
from civitas.server.storage.database import Database
from civitas.server.studies import Studies
from civitas.server.study_messages import NewStudy
from civitas.server.tables import Tables
from tests.server.playing import Party, replayed_digest
from tests.server.serving import Served, Watcher

ADA, BEN = Asker(owner="guest:0"), Asker(owner="guest:1")


def ended(tables: Tables, moves: int = 2) -> Party:
    """A game that two people have ended after so many moves."""
    party, rng = Party(tables, players=3, bots=1), random.Random(1)
    for _ in range(moves):
        party.act_at_random(rng)
    tables.votes.vote(party.id, ADA, True)
    tables.votes.vote(party.id, BEN, True)
    return party


def test_when_all_people_agree_the_game_is_over_without_a_result(tables: Tables, database: Database) -> None:
    party = Party(tables, players=3, bots=1)
    tables.votes.vote(party.id, ADA, True)
    shown = tables.queries.show(party.id, Asker())
    assert (shown.stage, [seat.vote for seat in shown.seats]) == (games.PLAYING, [True, False, False])
    tables.votes.vote(party.id, BEN, True)
    shown = tables.queries.show(party.id, Asker())
    assert (shown.stage, shown.ended, shown.result, shown.to_act) == (games.FINISHED, "vote", None, [])
    state = tables.state(party.id, 0)
    assert (state.stage, state.result, state.legal, state.to_act) == (games.FINISHED, None, [], [])
    assert tables.thought(party.id) is None
    assert [table.id for table in tables.queries.lobby("guest:0").finished] == [party.id]
    with pytest.raises(Refusal, match="over"):
        party.act(0, "take")
    with pytest.raises(Refusal, match="over"):
        tables.votes.vote(party.id, ADA, False)
    assert replayed_digest(database, party.id)[0] == party.seq


def test_a_vote_can_be_taken_back(tables: Tables) -> None:
    party = Party(tables)
    tables.votes.vote(party.id, ADA, True)
    tables.votes.vote(party.id, ADA, False)
    tables.votes.vote(party.id, BEN, True)
    assert tables.queries.show(party.id, Asker()).stage == games.PLAYING


def test_votes_are_void_when_somebody_comes_or_goes(tables: Tables) -> None:
    party = Party(tables)
    tables.votes.vote(party.id, ADA, True)
    tables.seating.leave(party.id, BEN)
    shown = tables.queries.show(party.id, Asker())
    assert (shown.stage, [seat.vote for seat in shown.seats]) == (games.PLAYING, [False, False])


def test_whoever_is_stood_in_for_and_spectators_have_no_vote(tables: Tables) -> None:
    party = Party(tables)
    tables.seating.change(party.id, 1, "random", BEN)
    for nobody in (BEN, Asker(), Asker(owner="guest:9")):
        with pytest.raises(Refusal, match="only people who play"):
            tables.votes.vote(party.id, nobody, True)
    tables.votes.vote(party.id, Asker(party.tokens[0]), True)
    assert tables.queries.show(party.id, Asker()).ended == "vote"


def test_there_is_nothing_to_end_before_the_game_begins(tables: Tables) -> None:
    party = Party(tables)
    tables.seating.leave(party.id, BEN)
    opened = Party(tables, players=2, bots=2)
    with pytest.raises(Refusal, match="only people"):
        tables.votes.vote(opened.id, ADA, True)


def test_whoever_is_alone_with_bots_cannot_vote_a_rated_game_away(database: Database) -> None:
    tables = Tables(database, public=True)
    party = Party(tables, bots=1, owners=["account:1"])
    with pytest.raises(Refusal) as refused:
        tables.votes.vote(party.id, Asker(owner="account:1"), True)
    assert refused.value.reason == "vote-alone"
    assert not tables.queries.show(party.id, Asker()).seats[0].vote
    with database.reading() as c:
        assert results.results_at(c, party.id)


def test_a_game_that_was_ended_counts_for_nobody(database: Database) -> None:
    tables = Tables(database, public=True)
    party = Party(tables, owners=["account:1", "account:2"])
    for owner in ("account:1", "account:2"):
        tables.votes.vote(party.id, Asker(owner=owner), True)
    with database.reading() as c:
        assert results.results_at(c, party.id) == []
        assert results.ratings_of(c, "account:1") == []


def test_it_can_be_watched_again_studied_and_played_once_more(tables: Tables, database: Database) -> None:
    party = ended(tables)
    steps = tables.steps.between(party.id, None, 0, 99)
    assert [step.state.stage for step in steps] == [games.PLAYING] * 2 + [games.FINISHED]
    assert len(tables.courses.moments(party.id).actors) == 3
    file = file_of(database, tables.replays, party.id)
    assert (file.result, file.ended, len(file.moves)) == (None, "vote", 2)
    assert decode(encode(file)).ended == "vote"
    studies = Studies(database, tables.replays, 5)
    study = studies.study(studies.begin(NewStudy(table=party.id)).code)
    RunningGames(database, tables).check(study.file, study.trail(()))
    assert tables.rematches.again(party.id, ADA).seat == 0


def test_what_has_been_asked_while_the_game_was_on_does_not_hide_that_it_is_over(
    tables: Tables, database: Database
) -> None:
    party = Party(tables)
    with pytest.raises(Refusal):
        file_of(database, tables.replays, party.id)
    for asker in (ADA, BEN):
        tables.votes.vote(party.id, asker, True)
    assert file_of(database, tables.replays, party.id).ended == "vote"


def test_the_last_position_is_stored(tables: Tables, database: Database) -> None:
    party = ended(tables)
    with database.reading() as c:
        latest = games.latest_snapshot(c, party.id)
    assert latest is not None
    assert latest[0] == party.seq


def test_a_move_and_the_last_vote_at_once_leave_a_log_that_ends_where_the_game_does(url: str, tables: Tables) -> None:
    """Either the move is in time or it is refused."""
    there = Tables(Database(url))
    for seed in range(4):
        party = Party(tables, seed=seed)
        tables.votes.vote(party.id, ADA, True)
        voting = threading.Thread(target=there.votes.vote, args=(party.id, BEN, True))
        voting.start()
        refused = 0
        for _ in range(3):
            try:
                party.act_at_random(random.Random(seed))
            except (Refusal, IndexError):
                refused += 1
        voting.join()
        shown = tables.queries.show(party.id, Asker())
        assert (shown.stage, shown.ended, shown.to_act) == (games.FINISHED, "vote", [])
        assert replayed_digest(tables.database, party.id)[0] == shown.seq <= 3 - refused + 1
    there.database.close()


def test_everybody_at_the_table_hears_of_votes_and_of_the_end(server: Served) -> None:
    party = Party(server.services.tables)
    watcher = Watcher(server.base, party.id, since=-1)
    watcher.state()
    server.services.tables.votes.vote(party.id, ADA, True)
    told = watcher.hear_until(lambda message: message["type"] == "table" and message["seats"][0]["vote"])
    assert told["stage"] == games.PLAYING
    server.services.tables.votes.vote(party.id, BEN, True)
    told = watcher.hear_until(lambda message: message["type"] == "table" and message["stage"] == games.FINISHED)
    assert told["ended"] == "vote"
    assert watcher.state()["stage"] == games.FINISHED
    watcher.close()
