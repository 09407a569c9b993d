"""Who plays: leaving, bots that stand in, seats given back, hosts, invitations, lists; on both databases."""

import threading
import time
from typing import Any

import pytest

from civitas.core.errors import BadOption, CivitasError
from civitas.server import seating
from civitas.server.messages import Act, BotSeat, Join, NewTable, Undo
from civitas.server.presence import AWAY_SECONDS, NOTE_SECONDS, Presence
from civitas.server.queries import Heard
from civitas.server.refusals import NotFound, Refusal, SeatsChanged, reason_of
from civitas.server.seating import Asker, Place
from civitas.server.storage import games
from civitas.server.storage.database import Database
from civitas.server.storage.games import BOT, PERSON
from civitas.server.tables import Tables
from civitas.server.vocabulary import Clock
from tests.server.playing import TOY_ID, Party, let_time_pass, replayed_digest

ADA, BOB, EVE = Asker(owner="guest:0"), Asker(owner="guest:1"), Asker(owner="guest:9")


def kinds(tables: Tables, table_id: str) -> list[tuple[str, str, str | None]]:
    """Kind, name and bot of every seat."""
    return [(seat.kind, seat.name, seat.bot) for seat in tables.queries.show(table_id, Asker()).seats]


def be_away(database: Database, table_id: str, seat: int) -> None:
    """Let a seat have been seen long ago."""
    with database.writing() as c:
        games.see(c, [(table_id, seat)], time.time() - AWAY_SECONDS - 1)


def refusal_of(attempt: Any, *given: Any) -> str:
    """The reason for which something is refused."""
    with pytest.raises(CivitasError) as refusal:
        attempt(*given)
    return reason_of(refusal.value)


# Taking a seat.


def test_an_account_takes_one_seat_of_a_table(database: Database) -> None:
    tables, one, two = Tables(database, public=True), "account:1", "account:2"
    opened = tables.open(NewTable(TOY_ID, "Ada", 3), one)
    join, wanted = tables.seating.join, Join("Ada", opened.invitation)
    assert refusal_of(join, opened.table, wanted, one) == "seated"
    assert refusal_of(join, opened.table, Join("Ada", "guessed"), one) == "invitation"
    tables.seating.change(opened.table, 0, "random", Asker(owner=one))
    assert refusal_of(join, opened.table, wanted, one) == "seated"
    assert [kind for kind, _, _ in kinds(tables, opened.table)] == ["bot", "open", "open"]
    assert join(opened.table, wanted, two).seat == 1
    tables.seating.leave(opened.table, Asker(owner=one))
    assert join(opened.table, wanted, one).seat == 0


def test_an_account_that_asks_twice_at_once_takes_one_seat(database: Database) -> None:
    doors = [Tables(database, public=True) for _ in range(4)]
    opened = doors[0].open(NewTable(TOY_ID, "Ada", 3), "account:1")
    answers: list[str] = []

    def join(door: Tables) -> None:
        try:
            door.seating.join(opened.table, Join("Bob", opened.invitation), "account:2")
            answers.append("taken")
        except Refusal as refusal:
            answers.append(refusal.reason)

    threads = [threading.Thread(target=join, args=(door,)) for door in doors]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == ["seated", "seated", "seated", "taken"]


def test_guests_who_share_a_browser_take_a_seat_each(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 2), "guest:0")
    taken = tables.seating.join(opened.table, Join("Bob", opened.invitation), "guest:0")
    assert (taken.seat, tables.queries.show(opened.table, ADA).stage) == (1, "playing")
    assert [seat.mine for seat in tables.queries.show(opened.table, ADA).seats] == [True, True]


# Leaving.


def test_who_leaves_before_the_game_makes_room(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 3, stand_in="random"), "guest:0")
    taken = tables.seating.join(opened.table, Join("Bob", opened.invitation), "guest:1")
    tables.seating.leave(opened.table, BOB)
    assert kinds(tables, opened.table)[1] == ("open", "", None)
    assert refusal_of(tables.seating.sit, opened.table, Asker(taken.token)) == "seat"
    assert tables.seating.sit(opened.table, BOB).seat is None
    assert tables.queries.show(opened.table, ADA).stage == "waiting"


def test_a_table_at_which_nobody_waits_any_more_is_gone(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 3, open=True), "guest:0")
    tables.seating.join(opened.table, Join("Bob", opened.invitation), "guest:1")
    tables.seating.leave(opened.table, ADA)
    assert [each.id for each in tables.queries.lobby("guest:5").open] == [opened.table], "Bob still waits"
    tables.seating.leave(opened.table, BOB)
    for owner in ("guest:0", "guest:1", "guest:5"):
        lobby = tables.queries.lobby(owner)
        assert (lobby.mine, lobby.finished, lobby.open) == ([], [], [])
    assert refusal_of(tables.seating.join, opened.table, Join("Eve", opened.invitation), "guest:5") == "finished"


def test_a_table_whose_host_only_watches_waits_on(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 2, open=True, watch=True), "guest:0")
    tables.seating.join(opened.table, Join("Bob", opened.invitation), "guest:1")
    tables.seating.leave(opened.table, BOB)
    assert [each.id for each in tables.queries.lobby("guest:5").open] == [opened.table]


def test_a_seat_left_in_the_game_is_open_and_the_game_goes_on(tables: Tables, database: Database) -> None:
    party = Party(tables, players=3)
    party.act(0, "take")
    tables.seating.leave(party.id, BOB)
    assert kinds(tables, party.id)[1] == ("open", "", None)
    party.act(0, "done")
    shown = tables.queries.show(party.id, ADA)
    assert (shown.stage, shown.to_act) == ("playing", [1])
    assert tables.thought(party.id) is None
    taken = tables.seating.join(party.id, Join("Carol", party.invitation), "guest:7")
    assert (taken.seat, tables.queries.show(party.id, Asker(taken.token)).my_turn) == (1, True)
    assert party.act(1, "done").seq == 3
    assert replayed_digest(database, party.id)[0] == 3


def test_a_bot_takes_over_from_whoever_leaves_if_the_table_was_opened_so(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 2, stand_in="random"), "guest:0")
    tables.seating.join(opened.table, Join("Bob", opened.invitation), "guest:1")
    tables.seating.leave(opened.table, ADA)
    assert kinds(tables, opened.table)[0] == ("bot", "random", "random")
    thought = tables.thought(opened.table)
    assert thought is not None
    assert (thought.seat, thought.bot) == (0, "random")


def test_only_who_sits_there_can_leave_and_only_while_it_is_played(tables: Tables) -> None:
    party = Party(tables)
    assert refusal_of(tables.seating.leave, party.id, EVE) == "seat"
    assert refusal_of(tables.seating.leave, party.id, Asker("guessed")) == "seat"
    assert refusal_of(tables.seating.leave, "nowhere", ADA) == "not-found"
    party.play_to_the_end()
    for attempt in (tables.seating.leave, tables.seating.invite):
        assert refusal_of(attempt, party.id, ADA) == "finished"
    assert refusal_of(tables.seating.change, party.id, 0, "random", ADA) == "finished"


def test_when_the_host_leaves_whoever_sits_next_is_the_host(tables: Tables) -> None:
    party = Party(tables, players=3)
    hosts = [tables.queries.show(party.id, asker).host for asker in (ADA, BOB, EVE, Asker())]
    assert hosts == [True, False, False, False]
    assert tables.queries.show(party.id, Asker(party.tokens[0])).host
    tables.seating.leave(party.id, ADA)
    assert [tables.queries.show(party.id, asker).host for asker in (ADA, BOB, EVE)] == [False, True, False]
    tables.seating.leave(party.id, Asker(party.tokens[1]))
    assert tables.queries.show(party.id, Asker(party.tokens[2])).host
    tables.seating.leave(party.id, Asker(party.tokens[2]))
    assert tables.queries.show(party.id, Asker(owner="guest:2")).host
    tables.seating.invite(party.id, Asker(owner="guest:2"))


# Standing in.


def test_a_bot_plays_for_somebody_whose_clock_has_run_out_and_gives_the_seat_back(
    tables: Tables, database: Database
) -> None:
    party = Party(tables, clock=Clock("live", 300, 1, 301))
    party.act(0, "take")
    party.act(0, "done")
    assert refusal_of(tables.seating.change, party.id, 1, "random", ADA) == "clock"
    let_time_pass(database, party.id, 301)
    tables.seating.time_out(party.id)
    assert kinds(tables, party.id)[1] == ("bot", "Player 1", "random")
    thought = tables.thought(party.id)
    assert thought is not None
    assert tables.act(party.id, 1, Act("bot-2", 2, "stake 1"), BOT).seq == 3
    assert refusal_of(tables.act, party.id, 1, Act("b", 3, "done"), PERSON) == "stand-in"
    assert refusal_of(tables.undo, party.id, 1, Undo("b", 3), PERSON) == "stand-in"
    assert tables.seating.sit(party.id, Asker(party.tokens[1])).seat == 1
    tables.seating.change(party.id, 1, None, ADA)
    assert kinds(tables, party.id)[1] == ("person", "Player 1", None)
    assert tables.act(party.id, 1, Act("b", 3, "done"), PERSON).seq == 4


def test_a_person_lets_a_bot_play_and_comes_back(tables: Tables) -> None:
    party = Party(tables)
    tables.seating.change(party.id, 0, "random", Asker(party.tokens[0]))
    assert tables.thought(party.id) is not None
    assert not tables.queries.show(party.id, ADA).my_turn
    tables.seating.change(party.id, 0, None, ADA)
    assert tables.thought(party.id) is None
    assert tables.queries.show(party.id, ADA).my_turn
    assert tables.act(party.id, 0, Act("a", 0, "take"), PERSON).seq == 1


def test_the_host_fills_open_seats_with_bots_and_opens_them_again(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 3), "guest:0")
    for seat in (1, 2):
        assert tables.queries.show(opened.table, ADA).stage == "waiting"
        tables.seating.change(opened.table, seat, "random", ADA)
    assert tables.queries.show(opened.table, ADA).stage == "playing"
    tables.seating.change(opened.table, 2, None, ADA)
    assert kinds(tables, opened.table)[1:] == [("bot", "random", "random"), ("open", "", None)]
    assert tables.seating.join(opened.table, Join("Bob", opened.invitation)).seat == 2


def test_what_changes_nothing_counts_as_nothing(tables: Tables) -> None:
    party = Party(tables, players=3)
    people = tables.queries.show(party.id, ADA).people
    tables.seating.change(party.id, 0, None, ADA)
    tables.seating.change(party.id, 1, None, ADA)
    assert tables.queries.show(party.id, ADA).people == people


def test_seats_that_nobody_can_change(tables: Tables) -> None:
    opened = tables.open(NewTable("new-dawn", "Ada", 2, {"automa": "settler"}), "guest:0")
    assert refusal_of(tables.seating.change, opened.table, 1, "random", ADA) == "taken"
    tables.seating.change(opened.table, 1, None, ADA)
    assert kinds(tables, opened.table)[1][0] == "automated"
    with pytest.raises(NotFound):
        tables.seating.change(opened.table, 2, "random", ADA)
    with pytest.raises(BadOption):
        tables.seating.change(opened.table, 0, "deep-thought", ADA)
    for asker in (BOB, EVE, Asker()):
        assert refusal_of(tables.seating.change, opened.table, 0, "random", asker) == "host"


def test_a_bot_that_still_thinks_when_the_seat_is_given_back_comes_too_late(tables: Tables, database: Database) -> None:
    party = Party(tables)
    tables.seating.change(party.id, 0, "random", ADA)
    thought = tables.thought(party.id)
    assert thought is not None
    tables.seating.change(party.id, 0, None, ADA)
    asked = Act(f"bot-{thought.seq}", thought.seq, "take")
    assert refusal_of(tables.act, party.id, 0, asked, BOT) == "seat"
    assert refusal_of(Tables(database).act, party.id, 0, asked, BOT) == "seat"
    assert party.seq == 0


@pytest.mark.parametrize("by", [PERSON, BOT])
def test_a_seat_that_changes_hands_while_a_move_is_stored_stops_the_move(
    database: Database, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between judging a move and storing it, another server gives the seat to somebody else."""
    mover, other = Tables(database), Tables(database)
    party = Party(mover)
    if by == BOT:
        other.seating.change(party.id, 0, "random", ADA)
    mover.state(party.id, 0)
    commit = mover._commit

    def change_first(*given: Any) -> None:
        monkeypatch.setattr(mover, "_commit", commit)
        other.seating.change(party.id, 0, None if by == BOT else "random", ADA)
        commit(*given)

    monkeypatch.setattr(mover, "_commit", change_first)
    assert refusal_of(mover.act, party.id, 0, Act("x", 0, "take"), by) == ("seat" if by == BOT else "stand-in")
    assert party.seq == 0
    assert mover.state(party.id, 0).seq == 0


def test_who_has_left_neither_moves_nor_hears_in_the_name_of_the_next(tables: Tables) -> None:
    party = Party(tables)
    place = tables.seating.sit(party.id, ADA)
    tables.seating.leave(party.id, ADA)
    tables.seating.join(party.id, Join("Carol", party.invitation), "guest:7")
    for attempt in (
        lambda: tables.act(party.id, place.seat, Act("a", 0, "take"), PERSON, place.people),
        lambda: tables.undo(party.id, place.seat, Undo("a", 0), PERSON, place.people),
        lambda: tables.why(party.id, place.seat, "take", place.people),
        lambda: tables.preview(party.id, place.seat, "take", place.people),
        lambda: tables.say(party.id, place.seat, "It is me, Ada", place.people),
        lambda: tables.queries.news(party.id, ADA, place, Heard(-1)),
    ):
        with pytest.raises(SeatsChanged):
            attempt()
    assert (party.seq, tables.queries.chat(party.id)) == (0, [])


def test_of_many_who_change_a_seat_and_move_at_once_every_move_is_its_players(database: Database) -> None:
    """Seats change hands while bots and a person try to move; the log has only moves of whoever had the seat then."""
    doors = [Tables(database) for _ in range(3)]
    party = Party(doors[0], players=2)
    over = threading.Event()
    moved: dict[str, int] = {PERSON: 0, BOT: 0}

    def move(door: Tables, by: str) -> None:
        while not over.is_set():
            state = door.state(party.id, 0)
            legal = [action for action in state.legal if action["verb"] in ("take", "stake")]
            if not legal:
                return
            try:
                door.act(party.id, 0, Act(f"{by}-{state.seq}", state.seq, int(legal[0]["code"])), by)
                moved[by] += 1
            except (Refusal, CivitasError):
                continue

    threads = [threading.Thread(target=move, args=(door, by)) for door, by in zip(doors, (PERSON, BOT), strict=False)]
    for thread in threads:
        thread.start()
    for number in range(12):
        doors[2].seating.change(party.id, 0, "random" if number % 2 == 0 else None, ADA)
    over.set()
    for thread in threads:
        thread.join()
    with database.reading() as c:
        entries = games.entries_after(c, party.id, 0)
    assert len(entries) == sum(moved.values())
    assert replayed_digest(database, party.id)[0] == len(entries)


# Invitations and lists.


def test_a_new_invitation_ends_the_old_one(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 2), "guest:0")
    assert refusal_of(tables.seating.invite, opened.table, EVE) == "host"
    renewed = tables.seating.invite(opened.table, ADA)
    assert refusal_of(tables.seating.join, opened.table, Join("Eve", opened.invitation)) == "invitation"
    assert refusal_of(tables.seating.join, opened.table, Join("Eve")) == "invitation"
    assert tables.seating.join(opened.table, Join("Bob", renewed.invitation)).seat == 1


def test_the_lobby_shows_what_is_for_me_and_what_is_for_everybody(tables: Tables) -> None:
    mine = Party(tables)
    over = Party(tables)
    over.play_to_the_end()
    hidden = tables.open(NewTable(TOY_ID, "Eve", 2, bots=[BotSeat("random")], listed=False), "guest:9").table
    shown = tables.open(NewTable(TOY_ID, "Eve", 2, bots=[BotSeat("random")], listed=True), "guest:9").table
    vacant = tables.open(NewTable(TOY_ID, "Eve", 2, open=True, listed=False), "guest:9").table
    waiting = tables.open(NewTable(TOY_ID, "Eve", 2, listed=True), "guest:9").table
    lobby = tables.queries.lobby("guest:0")
    assert [[table.id for table in part] for part in (lobby.mine, lobby.finished, lobby.open, lobby.watch)] == [
        [mine.id],
        [over.id],
        [vacant],
        [shown],
    ]
    assert lobby.finished[0].result is not None
    assert {table.id for table in tables.queries.lobby("guest:9").mine} == {hidden, shown, vacant, waiting}
    assert tables.queries.lobby("guest:9").open == []
    assert {table.id for table in tables.queries.lobby(None).watch} == {shown, mine.id}
    assert tables.queries.lobby(None).mine == tables.queries.lobby(None).finished == []
    assert tables.seating.join(vacant, Join("Ada")).seat == 1
    assert tables.queries.lobby("guest:0").open == []


@pytest.mark.parametrize("public", [False, True])
def test_strangers_find_tables_on_loopback_but_on_a_public_server_only_if_the_host_says_so(
    database: Database, public: bool
) -> None:
    tables = Tables(database, public=public)
    bots = [BotSeat("random")] * 2
    default = tables.open(NewTable(TOY_ID, "Ada", 2, bots=bots, watch=True)).table
    said = tables.open(NewTable(TOY_ID, "Ada", 2, bots=bots, watch=True, listed=True)).table
    assert {table.id for table in tables.queries.lobby(None).watch} == ({said} if public else {said, default})


def test_who_opens_a_table_without_sitting_there_is_its_host(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 2, watch=True), "guest:0")
    assert (opened.seat, opened.token) == (None, None)
    assert [table.id for table in tables.queries.lobby("guest:0").mine] == [opened.table]
    tables.seating.change(opened.table, 0, "random", ADA)
    tables.seating.change(opened.table, 1, "random", ADA)
    assert tables.queries.show(opened.table, ADA).stage == "playing"


def test_a_bot_that_is_to_stand_in_must_exist(tables: Tables) -> None:
    with pytest.raises(BadOption, match="no such bot"):
        tables.open(NewTable(TOY_ID, "Ada", 2, stand_in="deep-thought"))


# Presence.


def test_whoever_is_there_is_noted_now_and_then(database: Database, tables: Tables) -> None:
    party, now = Party(tables), [0.0]
    presence = Presence(database, lambda: now[0])

    def noted() -> list[bool]:
        """Which seats have been noted as there since the last look; then they are all away again."""
        presence.note()
        seen = [not seat.away for seat in tables.queries.show(party.id, Asker()).seats]
        for seat in (0, 1):
            be_away(database, party.id, seat)
        return seen

    noted()
    with presence.here(party.id, 0), presence.here(party.id, 0), presence.here(party.id, None):
        assert noted() == [True, False]
        now[0] = NOTE_SECONDS - 1
        assert noted() == [False, False]
        now[0] = NOTE_SECONDS
        assert noted() == [True, False]
    assert noted() == [True, False]
    now[0] = 3 * NOTE_SECONDS
    assert noted() == [False, False]
    presence.met(party.id, 1)
    presence.met(party.id, None)
    assert noted() == [False, True]


def test_a_place_is_where_somebody_sits(tables: Tables) -> None:
    party = Party(tables)
    assert tables.seating.sit(party.id, BOB) == Place(1, 1)
    with pytest.raises(NotFound):
        seating.check_id("a\x00b")
