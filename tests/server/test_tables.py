"""Tables without a network: opening, joining, acting, taking back, catching up."""

import random
import threading
from typing import Any

import pytest

import civitas
from civitas.core.errors import BadOption, CannotUndo, CivitasError, IllegalAction, MalformedAction, OutOfTurn
from civitas.core.telling import Lost, deeds_of, say
from civitas.server.bounds import Bounds
from civitas.server.game import Game, question_of
from civitas.server.messages import Act, BotSeat, ChatLine, Events, Join, NewTable, State, TableShown, Undo
from civitas.server.queries import Heard
from civitas.server.refusals import NotFound, Refusal, reason_of, refused
from civitas.server.seating import Asker
from civitas.server.storage import games
from civitas.server.storage.database import Clash, Database
from civitas.server.tables import TRIES, Tables
from tests.server.playing import TOY_ID, Party, news_for, present_digest, replayed_digest


def reason(of: pytest.ExceptionInfo[Refusal]) -> str:
    return of.value.reason


# Opening and joining.


def test_a_table_waits_until_every_seat_is_taken(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 3, bots=[BotSeat("random", 1)]), "guest:a")
    waiting = tables.queries.show(opened.table, Asker(opened.token))
    assert waiting.stage == "waiting"
    assert [(seat.kind, seat.name, seat.mine) for seat in waiting.seats] == [
        ("person", "Ada", True),
        ("bot", "random", False),
        ("open", "", False),
    ]
    with pytest.raises(Refusal) as refusal:
        tables.act(opened.table, 0, Act("a", 0, "take"))
    assert reason(refusal) == "waiting"
    taken = tables.seating.join(opened.table, Join("Bob", opened.invitation), "guest:b")
    assert taken.seat == 2
    playing = tables.queries.show(opened.table, Asker(None, "guest:b"))
    assert (playing.stage, [seat.mine for seat in playing.seats]) == ("playing", [False, False, True])
    assert tables.state(opened.table, 0).legal


def test_a_seat_is_known_by_its_link_or_by_its_owner(tables: Tables) -> None:
    party = Party(tables)
    assert [tables.seating.sit(party.id, Asker(token)).seat for token in party.tokens] == [0, 1]
    assert tables.seating.sit(party.id, Asker(None, "guest:1")).seat == 1
    assert tables.seating.sit(party.id, Asker(None, "guest:9")).seat is None
    assert tables.seating.sit(party.id, Asker()).seat is None
    with pytest.raises(Refusal) as refusal:
        tables.seating.sit(party.id, Asker("guessed"))
    assert reason(refusal) == "seat"


def test_nobody_joins_without_the_invitation_or_on_a_taken_seat(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 3))
    for wanted, expected in [
        (Join("Eve", "guessed"), "invitation"),
        (Join("Eve", opened.invitation, 0), "taken"),
        (Join("Eve", opened.invitation, 7), "taken"),
    ]:
        with pytest.raises(Refusal) as refusal:
            tables.seating.join(opened.table, wanted)
        assert reason(refusal) == expected
    with pytest.raises(NotFound):
        tables.seating.join("nowhere", Join("Eve", opened.invitation))


def test_of_two_who_want_the_last_seat_one_gets_it(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", 2))
    outcomes = at_once(8, lambda number: tables.seating.join(opened.table, Join(f"P{number}", opened.invitation), None))
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Refusal"] * 7 + ["Taken"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "chess"},
        {"players": 9},
        {"options": {"wings": 2}},
        {"options": {"hand": 4}, "players": 4},
        {"bots": [BotSeat("deep-thought")]},
        {"bots": [BotSeat("random")] * 2, "players": 2},
        {"bots": [BotSeat("random", 1), BotSeat("random", 1)]},
        {"bots": [BotSeat("random", 0)], "seat": 0},
        {"seat": 5},
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused(tables: Tables, wrong: dict[str, Any]) -> None:
    wanted: dict[str, Any] = {"title": TOY_ID, "name": "Ada", "players": 3, **wrong}
    with pytest.raises(CivitasError):
        tables.open(NewTable(**wanted))


def test_the_rules_play_automated_seats(tables: Tables) -> None:
    opened = tables.open(NewTable("new-dawn", "Ada", 2, {"automa": "settler"}))
    shown = tables.queries.show(opened.table, Asker())
    assert [seat.kind for seat in shown.seats] == ["person", "automated"]
    assert shown.stage == "playing"


def test_too_many_for_the_title_are_refused(tables: Tables) -> None:
    with pytest.raises(BadOption, match="too many"):
        tables.open(NewTable(TOY_ID, "Ada", bots=[BotSeat("random")] * 4))
    with pytest.raises(BadOption, match="no seat is left"):
        tables.open(NewTable(TOY_ID, "Ada", 2, bots=[BotSeat("random", 0), BotSeat("random", 1)]))


def test_my_tables_are_those_where_i_sit(tables: Tables) -> None:
    first, second = Party(tables), Party(tables, players=3)
    assert [shown.id for shown in tables.queries.tables_of("guest:0")] == [second.id, first.id]
    assert [shown.my_turn for shown in tables.queries.tables_of("guest:0")] == [True, True]
    assert [shown.my_turn for shown in tables.queries.tables_of("guest:1")] == [False, False]
    assert [shown.id for shown in tables.queries.tables_of("guest:2")] == [second.id]


# Acting.


def test_a_move_is_in_the_log_before_anybody_hears_of_it(database: Database) -> None:
    stored: list[tuple[int, int]] = []

    def announce(table_id: str, seq: int) -> None:
        with database.reading() as c:
            found = games.head(c, table_id)
        assert found is not None
        stored.append((seq, found[0]))

    party = Party(Tables(database, announce))
    party.play_to_the_end()
    assert stored
    assert all(seq == head for seq, head in stored)


def test_the_same_client_id_gets_the_same_answer(tables: Tables) -> None:
    party = Party(tables)
    first = party.act(0, "take", client_id="a", seq=0)
    assert party.act(0, "take", client_id="a", seq=0) == first
    assert party.act(0, "roll", client_id="a", seq=7) == first
    assert party.seq == 1
    party.act(0, "done", client_id="b", seq=1)
    assert party.act(1, "done", client_id="a", seq=2).seq == 3
    assert Party(tables).act(0, "take", client_id="a", seq=0).seq == 1


def test_the_same_answer_is_given_by_another_server_and_after_the_end(database: Database) -> None:
    party = Party(Tables(database))
    first = party.act(0, "take", client_id="a", seq=0)
    party.play_to_the_end()
    assert Tables(database).act(party.id, 0, Act("a", 0, "take")) == first
    with pytest.raises(Refusal) as refusal:
        party.act(0, "take")
    assert reason(refusal) == "finished"


def test_a_stale_move_is_refused_with_the_present_state(tables: Tables) -> None:
    party = Party(tables)
    party.act(0, "take", seq=0)
    for seq in (0, 2, 99):
        with pytest.raises(Refusal) as refusal:
            party.act(0, "stake 1", seq=seq)
        assert reason(refusal) == "stale"
        assert refusal.value.state == tables.state(party.id, 0)
    assert party.seq == 1


def test_what_is_refused_leaves_no_trace(tables: Tables, database: Database) -> None:
    party = Party(tables)
    party.act(0, "take")
    before = present_digest(tables, party.id)
    wrong: list[tuple[int, int | str, type[CivitasError]]] = [
        (0, "roll", IllegalAction),
        (1, "done", OutOfTurn),
        (0, "fly", MalformedAction),
        (0, 10**9, MalformedAction),
    ]
    for seat, action, error in wrong:
        with pytest.raises(error):
            party.act(seat, action)
    with pytest.raises(NotFound):
        tables.act("nowhere", 0, Act("a", 0, 1))
    assert present_digest(tables, party.id) == before == replayed_digest(database, party.id)


def test_a_spectator_may_look_but_not_act_or_speak(tables: Tables) -> None:
    party = Party(tables)
    assert tables.state(party.id, None).legal == []
    assert tables.why(party.id, None, "take").rule == "turn-a"
    for attempt in (
        lambda: tables.act(party.id, None, Act("a", 0, "take")),
        lambda: tables.undo(party.id, None, Undo("a", 0)),
        lambda: tables.say(party.id, None, "hello"),
    ):
        with pytest.raises(Refusal) as refusal:
            attempt()
        assert reason(refusal) == "seat"


def test_why_names_the_rule(tables: Tables) -> None:
    party = Party(tables)
    assert tables.why(party.id, 0, "take").rule is None
    assert tables.why(party.id, 0, "done").rule == "turn-b"
    assert tables.why(party.id, 1, {"verb": "done"}).rule == "turn-a"
    assert tables.why(party.id, 0, "done").option is None


def test_a_refusal_names_the_option_of_the_table_where_that_is_to_blame(tables: Tables) -> None:
    party = Party(tables)
    party.act(0, "take")
    party.act(0, "stake 1")
    because = tables.why(party.id, 0, "stake 2")
    assert (because.rule, because.option) == ("stake-b", "stakes")
    with pytest.raises(IllegalAction) as caught:
        party.act(0, "stake 2")
    told = refused(caught.value, "a")
    assert (told.reason, told.rule, told.option) == ("illegal", "stake-b", "stakes")


def test_a_state_tells_what_would_be_thrown_away_to_whoever_may_do_so(tables: Tables) -> None:
    party = Party(tables)
    for seat, action in ((0, "take"), (0, "stake 2"), (0, "done"), (1, "give 2 red"), (1, "done")):
        party.act(seat, action)
    for seat, action in ((0, "bid card-12"), (1, "bid card-5"), (0, "take"), (0, "done")):
        party.act(seat, action)
    lost = civitas.title(TOY_ID).space.parse("give 1 red")
    loss = {"said": say("loss-last-coins", other="seat-1", coins=1), "rule": "stake-c"}
    assert losses_at(tables, party, 1) == {lost: loss}
    assert losses_at(tables, party, 0) == losses_at(tables, party, None) == {}


def losses_at(tables: Tables, party: Party, seat: int | None) -> dict[int, Lost]:
    """What actions of a seat would throw away, by their codes."""
    deeds = deeds_of(tables.state(party.id, seat).telling)
    return {deed["code"]: deed["loss"] for deed in deeds if "loss" in deed}


# Deciding at the same time.


def bidding(tables: Tables) -> Party:
    """A party at which all three owe a bid."""
    party = Party(tables, players=3)
    for seat, action in [(0, "take"), (0, "done"), (1, "done"), (2, "done")]:
        party.act(seat, action)
    return party


def own_bid(party: Party, seat: int) -> int:
    return int(party.tables.state(party.id, seat).legal[0]["code"])


def test_simultaneous_answers_compare_the_decision_and_not_the_head(tables: Tables) -> None:
    party = bidding(tables)
    seen = party.seq
    bids = [own_bid(party, seat) for seat in range(3)]
    assert [party.act(seat, bids[seat], seq=seen).seq for seat in (2, 0, 1)] == [seen + 1, seen + 2, seen + 3]


def test_whoever_has_answered_does_not_answer_again_with_what_he_saw_before(tables: Tables) -> None:
    party = bidding(tables)
    seen = party.seq
    party.act(0, own_bid(party, 0), seq=seen)
    with pytest.raises(Refusal) as refusal:
        party.act(0, "done", seq=seen)
    assert reason(refusal) == "stale"


def test_an_answer_to_an_earlier_round_is_stale(tables: Tables) -> None:
    party = bidding(tables)
    seen = party.seq
    bids = [own_bid(party, seat) for seat in range(3)]
    for seat in range(3):
        party.act(seat, bids[seat], seq=seen)
    with pytest.raises(Refusal) as refusal:
        party.act(1, bids[1], seq=seen)
    assert reason(refusal) == "stale"


def test_who_has_answered_already_is_no_part_of_the_question() -> None:
    """Research in Civilization (2010): the question names those who are done, and everybody chooses at once."""
    game, rng = Game(civitas.title("civilization-2010"), players=3, seed=1, options={}), random.Random(1)
    while not (game.position.frames[-1].name() == "Research" and len(game.position.to_act) == 3):
        seat = rng.choice(game.position.to_act)
        game.play(seat, rng.choice(game.position.legal(seat)))
    seen, (first, second, last) = game.seq, game.position.to_act
    game.play(first, game.title.space.parse("skip"))
    question = question_of(game.position, second)
    assert question is not None
    assert first in question["done"]
    assert [game.is_current(seat, seen) for seat in (first, second, last)] == [False, True, True]


def test_decisions_are_known_after_a_restart(database: Database) -> None:
    party = bidding(Tables(database))
    seen = party.seq
    bids = [own_bid(party, seat) for seat in range(3)]
    party.act(0, bids[0], seq=seen)
    assert Tables(database).act(party.id, 1, Act("b", seen, bids[1])).seq == seen + 2


# Writers who race.


def at_once(count: int, attempt: Any) -> list[Any]:
    """What came of so many attempts at the same moment: answers and errors."""
    gate, outcomes = threading.Barrier(count), [None] * count

    def run(number: int) -> None:
        gate.wait()
        try:
            outcomes[number] = attempt(number)
        except CivitasError as problem:
            outcomes[number] = problem  # type: ignore[call-overload]

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return outcomes


@pytest.mark.parametrize("servers", [1, 8])
def test_of_eight_writers_one_moves_and_seven_are_stale(database: Database, servers: int) -> None:
    doors = [Tables(database) for _ in range(servers)]
    party = Party(doors[0])
    outcomes = at_once(8, lambda n: doors[n % servers].act(party.id, 0, Act(f"w{n}", 0, "take")))
    acknowledged = [outcome for outcome in outcomes if not isinstance(outcome, CivitasError)]
    assert [ack.seq for ack in acknowledged] == [1]
    assert [reason_of(o) for o in outcomes if isinstance(o, CivitasError)] == ["stale"] * 7
    assert replayed_digest(database, party.id)[0] == 1


@pytest.mark.parametrize("servers", [1, 8])
def test_eight_times_the_same_submission_is_one_move(database: Database, servers: int) -> None:
    doors = [Tables(database) for _ in range(servers)]
    party = Party(doors[0])
    outcomes = at_once(8, lambda n: doors[n % servers].act(party.id, 0, Act("same", 0, "take")))
    assert {outcome.seq for outcome in outcomes} == {1}
    assert party.seq == 1


@pytest.mark.parametrize("servers", [1, 8])
def test_eight_writers_play_one_game_and_every_acknowledged_move_is_in_the_log(
    database: Database, servers: int
) -> None:
    doors = [Tables(database) for _ in range(servers)]
    party = Party(doors[0], players=4, draw=True)

    def play(number: int) -> dict[str, int]:
        door, rng = doors[number % servers], random.Random(number)
        done: dict[str, int] = {}
        while (state := door.state(party.id, None)).to_act:
            seat = rng.choice(state.to_act)
            seen = door.state(party.id, seat)
            if seen.legal:
                asked = Act(f"{number}-{len(done)}-{seen.seq}", seen.seq, int(rng.choice(seen.legal)["code"]))
                try:
                    done[f"{seat}:{asked.client_id}"] = door.act(party.id, seat, asked).seq
                except CivitasError:
                    continue
        return done

    acknowledged = {key: seq for done in at_once(8, play) for key, seq in done.items()}
    with database.reading() as c:
        logged = {entry.client_id: entry.seq for entry in games.entries_after(c, party.id, 0)}
    assert acknowledged == logged
    assert replayed_digest(database, party.id) == present_digest(doors[0], party.id)


# Taking back.


def test_a_step_is_taken_back_by_a_further_entry(tables: Tables, database: Database) -> None:
    party = Party(tables)
    party.act(0, "take")
    before = present_digest(tables, party.id)[1]
    party.act(0, "stake 1")
    assert tables.state(party.id, 0).can_undo
    assert not tables.state(party.id, 1).can_undo
    first = tables.undo(party.id, 0, Undo("u", 2))
    assert (first.seq, tables.undo(party.id, 0, Undo("u", 2))) == (3, first)
    assert present_digest(tables, party.id) == (3, before)
    assert replayed_digest(database, party.id) == (3, before)


def test_nobody_takes_back_what_is_not_theirs_or_not_the_last(tables: Tables) -> None:
    party = Party(tables)
    party.act(0, "take")
    with pytest.raises(CannotUndo):
        tables.undo(party.id, 1, Undo("u", 1))
    with pytest.raises(Refusal):
        tables.undo(party.id, 0, Undo("u", 0))
    party.act(0, "done")
    party.act(1, "done")
    with pytest.raises(CannotUndo):
        tables.undo(party.id, 0, Undo("u", 3))


# Snapshots.


def test_a_game_goes_on_from_its_snapshots_as_if_nothing_had_been(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("civitas.server.game.SNAPSHOT_EVERY", 3)
    party, rng, snapshots = Party(Tables(database), players=3), random.Random(3), set()
    while party.tables.state(party.id, None).to_act:
        party.act_at_random(rng)
        again = Tables(database)
        assert present_digest(again, party.id) == present_digest(party.tables, party.id)
        for seat in range(3):
            assert again.state(party.id, seat) == party.tables.state(party.id, seat)
        with database.reading() as c:
            snapshots.add(games.latest_snapshot(c, party.id) is None or games.latest_snapshot(c, party.id)[0])  # type: ignore[index]
        if rng.random() < 0.3 and (seats := [s for s in range(3) if party.tables.state(party.id, s).can_undo]):
            again.undo(party.id, seats[0], Undo(f"u{party.seq}", party.seq))
    assert len(snapshots) > 3
    assert replayed_digest(database, party.id) == present_digest(party.tables, party.id)


# Catching up.


def test_news_are_what_happened_since_and_where_it_led(tables: Tables) -> None:
    party = Party(tables)
    party.act(0, "take")
    party.act(0, "stake 1")
    table, events, state = news_for(tables, party.id, 1, Heard(0)).messages
    assert table == tables.queries.show(party.id, Asker())
    assert isinstance(events, Events)
    assert [(entry.seq, [event["message"] for event in entry.events]) for entry in events.entries] == [
        (1, ["pot"]),
        (2, ["staked"]),
    ]
    assert state == tables.state(party.id, 1)
    for heard, kinds in [
        (Heard(), [TableShown, State]),
        (Heard(2), [TableShown, State]),
        (Heard(1, "playing", people=1), [Events, State]),
        (Heard(2, "playing"), [TableShown]),
        (Heard(2, "playing", people=1), []),
    ]:
        assert [type(message) for message in news_for(tables, party.id, 1, heard).messages] == kinds


def test_long_news_come_in_parts(database: Database) -> None:
    tables = Tables(database, bounds=Bounds({"log-entries": 4}))
    party = Party(tables)
    count = party.play_to_the_end()
    heard, seqs = Heard(-1), []
    while True:
        news = news_for(tables, party.id, None, heard)
        seqs += [entry.seq for message in news.messages if isinstance(message, Events) for entry in message.entries]
        heard = news.heard
        if news.is_complete:
            break
    assert isinstance(news.messages[-1], State)
    assert seqs == list(range(count + 1))


def test_a_step_taken_back_is_told_without_saying_what_it_was(tables: Tables) -> None:
    party = Party(tables)
    party.act(0, "take")
    tables.undo(party.id, 0, Undo("u", 1))
    events = news_for(tables, party.id, 1, Heard(1, "playing", people=1)).messages[0]
    assert isinstance(events, Events)
    assert [(entry.seq, entry.events, entry.taken_back) for entry in events.entries] == [(2, [], True)]


# Talking.


def test_what_is_said_is_heard_once(tables: Tables) -> None:
    party = Party(tables)
    for seat, text in [(0, "Hello"), (1, "Grüß Gott"), (0, "'; DROP TABLE chat; --")]:
        tables.say(party.id, seat, text)
    assert [(line.name, line.text) for line in tables.queries.chat(party.id)] == [
        ("Ada", "Hello"),
        ("Player 1", "Grüß Gott"),
        ("Ada", "'; DROP TABLE chat; --"),
    ]
    news = news_for(tables, party.id, None, Heard())
    assert [type(message) for message in news.messages] == [TableShown, State, ChatLine, ChatLine, ChatLine]
    assert news_for(tables, party.id, None, news.heard).messages == []
    tables.say(party.id, 1, "Servus")
    assert [type(message) for message in news_for(tables, party.id, None, news.heard).messages] == [ChatLine]


def test_who_is_overtaken_again_and_again_is_told_so(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party(tables)
    tries: list[object] = []

    def overtaken(*entry: object) -> None:
        tries.append(entry)
        raise Clash("somebody was faster")

    monkeypatch.setattr(tables, "_commit", overtaken)
    with pytest.raises(Refusal, match="too many") as refused:
        party.act(0, "take")
    assert refused.value.reason == "busy"
    assert len(tries) == TRIES
    assert party.seq == 0


def test_as_many_play_as_are_there(tables: Tables) -> None:
    opened = tables.open(NewTable(TOY_ID, "Ada", bots=[BotSeat("random")] * 2), "guest:0")
    assert tables.queries.show(opened.table, Asker()).players == 3
