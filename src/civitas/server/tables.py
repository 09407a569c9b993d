"""What can be done at tables, without any network: open, act, take back, ask why and what if, talk.

A move is validated against the present position, stored and committed, and only then acknowledged and announced. The
log decides between writers: whoever comes second under a seq finds it taken, reads on and is judged again.
"""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from civitas.core.errors import CivitasError
from civitas.core.position import Position
from civitas.core.verbs import ActionSpace
from civitas.server import metrics, ratings
from civitas.server.bounds import Bounds
from civitas.server.broadcast import Broadcast, read_scene
from civitas.server.clocks import moved
from civitas.server.courses import Courses
from civitas.server.dealing import deal, is_complete, turn_at
from civitas.server.game import Step
from civitas.server.game_cache import GameCache, Held
from civitas.server.market_pace import next_bot
from civitas.server.messages import (
    Ack,
    Act,
    Action,
    Because,
    ChatLine,
    Explained,
    NewTable,
    Opened,
    Preview,
    State,
    Undo,
)
from civitas.server.notices import Notices
from civitas.server.previews import TIMES, foreseen, imagined_by
from civitas.server.queries import Queries
from civitas.server.refusals import NotBegun, Refusal
from civitas.server.rematches import Rematches
from civitas.server.replays import Replays
from civitas.server.seating import Announce, Seating, check_people, found, seated
from civitas.server.serializers import chat_line, state_for
from civitas.server.steps import Steps
from civitas.server.storage import games
from civitas.server.storage.database import Clash, Database
from civitas.server.storage.games import Entry, Head
from civitas.server.table_plan import planned
from civitas.server.tracing import span
from civitas.server.votes import Votes

RESIGN = "resign"
"""The verb of titles whose rules let a player give up."""
TRIES = 20
"""How often a move is judged again because another writer came first."""


class Thought(NamedTuple):
    """A decision that a bot has to make, with nothing in it that its seat may not know."""

    table_id: str
    seat: int
    seq: int
    title: str
    bot: str
    position: dict[str, object]
    forced: int | None = None
    """What it does without thinking: resign where the time of its person is up and the table agreed on that."""


class _Wish(NamedTuple):
    """An entry that somebody wants in the log."""

    table_id: str
    seat: int
    client_id: str
    kind: str
    people: int | None
    by: str | None
    """Whether a person or a bot wants it, if that is known."""

    @property
    def key(self) -> str:
        """What no other entry of the table is stored under."""
        return f"{self.seat}:{self.client_id}"


def announce_nothing(table_id: str, seq: int) -> None:
    """For tables that nobody watches."""


class Tables:
    """All tables of a database."""

    def __init__(
        self,
        database: Database,
        announce: Announce = announce_nothing,
        public: bool = False,
        bounds: Bounds | None = None,
    ) -> None:
        self.database = database
        self.announce = announce
        bounds = bounds or Bounds()
        self.cache = GameCache(database, bounds.whole("games"), idle_seconds=bounds["idle-seconds"])
        self.notices = Notices(bounds["notice-seconds"])
        self.seating = Seating(database, self.changed, public, self.notices)
        self.queries = Queries(database, self.cache, bounds)
        self.broadcast = Broadcast(lambda *asked: read_scene(database, self.cache, bounds.whole("chat-lines"), *asked))
        self.replays = Replays(database, bounds.whole("replays"))
        self.steps = Steps(self.replays, bounds.whole("steps"))
        self.courses = Courses(self.replays, bounds.whole("replays"))
        self.rematches = Rematches(database, self.seating, self.changed)
        self.votes = Votes(database, self.cache, self.changed, self.notices)
        self._public = public

    def open(
        self,
        wanted: NewTable,
        owner: str | None = None,
        seed: int | None = None,
        start: dict[str, Any] | None = None,
    ) -> Opened:
        """A new table; the secrets in the answer are shown only once. It is dealt when every seat is taken.

        `start`: the position at which the game begins instead.
        """
        listed = not self._public if wanted.listed is None else wanted.listed
        rated = self._public and wanted.rated and start is None
        table, seats, opened = planned(wanted, owner, listed, games.UNDRAWN if seed is None else seed, rated)
        with self.database.writing() as c:
            games.insert_table(c, table, seats)
            if start is not None:
                games.insert_start(c, table.id, start)
            head = deal(c, table, seats) if is_complete(seats) else table.head
            games.ring(c, table.id, head)  # its bots may think elsewhere
        self.announce(table.id, head)
        return opened

    # Playing.

    def act(self, table_id: str, seat: int | None, asked: Act, by: str | None = None, people: int | None = None) -> Ack:
        """Play an action. The same client id again gets the same answer; a stale seq is refused.

        `by` says whether a person or a bot acts; whoever does not play the seat now is refused. `people` says when the
        actor was known to sit there.
        """

        def step(held: Held) -> tuple[str, Step]:
            action = read_action(held.game.title.space, asked.action)
            _check_player(held, seated(seat), by)
            _check_current(table_id, held, seated(seat), asked.seq)
            return held.game.title.space.text(action), held.game.play(seated(seat), action)

        with span("move", table=table_id, seat=seated(seat)):
            ack = self._store(_Wish(table_id, seated(seat), asked.client_id, games.ACT, people, by), step)
        metrics.MOVES.labels(by or games.PERSON).inc()
        return ack

    def undo(
        self, table_id: str, seat: int | None, asked: Undo, by: str | None = None, people: int | None = None
    ) -> Ack:
        """Take back the seat's last action, if nothing has happened since."""

        def step(held: Held) -> tuple[str, Step]:
            _check_player(held, seated(seat), by)
            if asked.seq != held.game.seq:
                raise _stale(table_id, held, seated(seat))
            return "", held.game.undo(seated(seat))

        return self._store(_Wish(table_id, seated(seat), asked.client_id, games.UNDO, people, by), step)

    def state(self, table_id: str, seat: int | None) -> State:
        """The game as a seat may know it."""
        with self.cache.hold(table_id) as held:
            return state_for(table_id, held, seat)

    def why(self, table_id: str, seat: int | None, action: Action, people: int | None = None) -> Because:
        """Which rule forbids an action to a seat now."""
        with self.cache.hold(table_id, people) as held:
            return because(held.game.position, seat, action)

    def explain(self, table_id: str, seat: int | None, thing: str, people: int | None = None) -> Explained:
        """What a thing is and does, as far as a seat may know."""
        with self.cache.hold(table_id, people) as held:
            return Explained(thing, held.game.seq, held.game.position.perspective(seat).explain(thing))

    def preview(self, table_id: str, seat: int | None, action: Action, people: int | None = None) -> Preview:
        """What an action of a seat would do, worked out from nothing but what the seat may know."""
        with self.cache.hold(table_id, people) as held:
            space, seq = held.game.title.space, held.game.seq
            code = read_action(space, action)
            imagined: list[Position] = []
            if held.stage == games.PLAYING:
                imagined = [imagined_by(held.game.position, seated(seat)) for _ in range(TIMES)]
        return foreseen(imagined, seated(seat), code, space.text(code), seq)

    def _store(self, wish: "_Wish", step: Callable[[Held], tuple[str, Step]]) -> Ack:
        """Judge and store; whatever goes wrong where the table was thought to be known is judged again."""
        head = self.broadcast.head(wish.table_id)
        for _ in range(TRIES):
            try:
                ack = self._try_to_store(wish, step, head)
            except CivitasError as problem:
                known = self._stored_before(wish)
                if known is not None:
                    return known
                if head is None and not isinstance(problem, Clash):
                    raise
                head = None
            else:
                self.announce(wish.table_id, ack.seq)
                return ack
        raise Refusal("busy", "too many are acting at once; try again")

    def _try_to_store(self, wish: "_Wish", step: Callable[[Held], tuple[str, Step]], head: Head | None) -> Ack:
        table_id, key = wish.table_id, wish.key
        with self.cache.hold(table_id, wish.people, head) as held:
            _check_playing(table_id, held, wish.seat)
            action, done = step(held)
            held.is_ahead = True
            entry = Entry(table_id, held.game.seq, key, wish.seat, wish.kind, action, done.events, time.time())
            self._commit(entry, done, held, wish.seat if wish.by == games.PERSON else None)
            held.is_ahead = False
            if held.game.position.is_over:
                held.stage = games.FINISHED
            self.broadcast.moved(table_id, held, entry)
            return Ack(wish.client_id, entry.seq)

    def _stored_before(self, wish: "_Wish") -> Ack | None:
        """The answer to what has been stored under this id; whoever sends it again is refused, or meets the key."""
        with self.database.reading() as c:
            known = games.seq_of_client(c, wish.table_id, wish.key)
        return None if known is None else Ack(wish.client_id, known)

    def _commit(self, entry: Entry, done: Step, held: Held, mover: int | None) -> None:
        """`mover`: the seat of the person who does this, if it is one."""
        turn = turn_at(held.game.position, held.bots)
        if self._is_all(done, held, mover):
            games.append_alone(self.database, entry, turn, held.people)
            return
        with self.database.writing() as c:
            turn = moved(c, held.clock, entry.table_id, turn, entry.seat, entry.kind == games.UNDO)
            games.append(c, entry, turn, held.people)
            if done.snapshot is not None:
                games.insert_snapshot(c, entry.table_id, *done.snapshot)
            self.notices.moved(c, entry.table_id, held.game, held.owners, mover)
            if turn.result is not None:
                ratings.settle(c, entry.table_id, turn.result, entry.at)

    def _is_all(self, done: Step, held: Held, mover: int | None) -> bool:
        """Whether nothing but the entry is to be stored: most moves are like that."""
        if held.clock is not None or done.snapshot is not None or held.game.position.is_over:
            return False
        return self.notices.is_quiet(held.game, held.owners, mover)

    # Talking.

    def say(self, table_id: str, seat: int | None, text: str, people: int | None = None) -> ChatLine:
        """Say something to everybody at the table."""
        speaker = seated(seat)
        with self.database.writing() as c:
            games.lock_table(c, table_id)
            head = found(games.head(c, table_id))
            check_people(head.people, people)
            name = games.seats_of(c, table_id)[speaker].name
            line = games.insert_line(c, table_id, speaker, name, text)
            games.ring(c, table_id, head.seq)
        self.changed(table_id, head.seq)
        return chat_line(line)

    def changed(self, table_id: str, seq: int) -> None:
        """Something other than a move has happened at a table; whoever watches has to read what."""
        self.broadcast.doubt(table_id)
        self.announce(table_id, seq)

    # For bots.

    def bot_wait(self, table_id: str) -> float:
        """For how many seconds the bots of a table leave the market to people."""
        try:
            with self.cache.hold(table_id) as held:
                turn = next_bot(held)
        except NotBegun:
            return 0.0
        return 0.0 if turn is None else turn.wait

    def thought(self, table_id: str) -> Thought | None:
        """The next decision that a bot has to make. It gets an imagined position: the real one holds secrets."""
        try:
            with self.cache.hold(table_id) as held:
                return _thought(table_id, held)
        except NotBegun:
            return None


def _thought(table_id: str, held: Held) -> Thought | None:
    turn = next_bot(held)
    if turn is None or held.stage != games.PLAYING:
        return None
    seat = turn.seat
    imagined = imagined_by(held.game.position, seat).dump()
    forced = _resigning(held.game.position, seat) if seat in held.left else None
    return Thought(table_id, seat, held.game.seq, held.game.title.id, held.bots[seat], imagined, forced)


def _resigning(p: Position, seat: int) -> int | None:
    """The action with which a seat resigns, where the rules have one now."""
    space = p.space()
    return next((action for action in p.legal(seat) if space.verb_of(action).name == RESIGN), None)


def because(p: Position, seat: int | None, action: Action) -> Because:
    """Which rule forbids an action to a seat in a position."""
    space = p.space()
    code = read_action(space, action)
    objection = p.perspective(seat).why_not(code)
    if objection is None:
        return Because(space.text(code), None)
    return Because(space.text(code), objection.rule, objection.option or None)


def read_action(space: ActionSpace, action: Action) -> int:
    """The code of an action that is given as a code, a text or a record (which may name its code, too)."""
    if isinstance(action, int):
        return space.check(action)
    if isinstance(action, str):
        return space.parse(action)
    return space.from_json({key: value for key, value in action.items() if key != "code"})


def _check_playing(table_id: str, held: Held, seat: int) -> None:
    if held.stage == games.FINISHED:
        raise Refusal("finished", "the game is over", state_for(table_id, held, seat))


def _check_player(held: Held, seat: int, by: str | None) -> None:
    if by == games.PERSON and seat in held.bots:
        raise Refusal("stand-in", "a bot plays this seat; take it back first")
    if by == games.BOT and seat not in held.bots:
        raise Refusal("seat", "no bot plays this seat any more")


def _check_current(table_id: str, held: Held, seat: int, seq: int) -> None:
    if not held.game.is_current(seat, seq):
        raise _stale(table_id, held, seat)


def _stale(table_id: str, held: Held, seat: int) -> Refusal:
    return Refusal("stale", "the table has moved on", state_for(table_id, held, seat))
