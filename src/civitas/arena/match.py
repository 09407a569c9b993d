"""One game of the arena, played by the rules of the house: who answers nonsense or thinks too long loses it."""

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from threading import current_thread, main_thread
from typing import Any, NamedTuple, NotRequired, TypedDict

import civitas
from civitas.arena.schedule import BadMatch, Fixture
from civitas.bots import Bot, bot, names, seating, sparring_partners
from civitas.bots.estimates import chances, learned
from civitas.bots.reading import Columns, Reading
from civitas.bots.skills import trained
from civitas.core.errors import CivitasError
from civitas.core.events import Event
from civitas.core.position import Perspective, Position, View
from civitas.manifests import load, manifests

AUTOMATED = "automated"
"""Whoever sits on a seat that the rules play."""
FORFEIT = "forfeit"
"""The ending of a game in which a bot broke the rules of the arena."""
CUT_SHORT = "cut-short"
"""The ending of a game that was longer than the arena allows; nobody wins it."""
CHANCE_DIGITS = 4
VALUES = ".json"
"""How the names of files with learned values end."""


class Terms(NamedTuple):
    """What all games of a match have in common."""

    title: str
    options: dict[str, object]
    seconds: float
    """Processor time that a bot has for one decision."""
    longest: int
    """A game of more decisions is cut short."""
    chances: bool = False
    """Whether every seat's chance to win is estimated in every round, where values were learned for the title."""


Watch = Callable[[Perspective, int], None]
"""Is told of every decision before it is carried out: what the seat may know, and what it has chosen."""


class Fault(TypedDict):
    """How a bot broke the rules of the arena."""

    seat: int
    bot: str
    what: str


class Outcome(TypedDict):
    """What came of one game, as plain data. All but the seconds depend on the fixture alone."""

    game: int
    seed: int
    bots: list[str]
    """Seat by seat, those that the rules play among them."""
    places: list[int]
    scores: list[int]
    ending: str
    rounds: int
    decisions: list[int]
    seconds: list[float]
    fault: Fault | None
    columns: Columns
    """What each seat had at the end and did in the game, as the title counts it."""
    events: dict[str, int]
    by_round: dict[str, Columns]
    chances: NotRequired[dict[str, list[float]]]
    """Every seat's chance to win when a round began, as a spectator may estimate it; only where it was wished."""


class TookTooLong(Exception):
    """A bot has used up its time for one decision."""


def play_fixture(fixture: Fixture, terms: Terms, watch: Watch | None = None) -> Outcome:
    """Play one game to its end."""
    title = civitas.title(terms.title)
    players, free = seating(title, len(fixture.lineup), terms.options)
    position = title.new_game(players=players, seed=fixture.seed, options=terms.options)
    seated = dict(zip(free, fixture.lineup, strict=True))
    course = Course(fixture, seated, reading_of(terms.title), players, terms.chances and can_estimate(terms.title))
    bots: dict[int, Bot] = {}
    for seat, name in seated.items():
        try:
            bots[seat] = make_bot(terms.title, name, bot_seed(fixture.seed, seat))
        except Exception as problem:  # whatever goes wrong in a bot is its own fault
            return course.forfeited(seat, f"cannot be made: {problem!r}")
    while not position.is_over:
        seat = position.to_act[0]
        if sum(course.decisions) >= terms.longest:
            return course.ended([1] * players, [0] * players, CUT_SHORT)
        answer = course.ask(position, seat, bots[seat], terms.seconds)
        if isinstance(answer, str):
            return course.forfeited(seat, answer)
        if watch is not None:
            watch(position.perspective(seat), answer)
        course.note(position, position.play(seat, answer))
    assert position.result is not None
    return course.ended(position.result.places, position.result.scores, position.result.ending)


def can_estimate(title_id: str) -> bool:
    """Whether values were learned by which chances can be told."""
    return learned(title_id) is not None


def make_bot(title_id: str, name: str, seed: int) -> Bot:
    """A bot by its name, by where its class is (`module:Class`), or by the file of the values it judges by."""
    if name.endswith(VALUES):
        return trained(title_id, name, seed)
    if ":" not in name:
        return bot(title_id, name, seed)
    made: Bot = load(name)(seed)
    return made


def check_bot(title_id: str, name: str) -> None:
    """Make sure that there is such a bot, before a match begins."""
    if name.endswith(VALUES):
        trained(title_id, name, 0)
        return
    if ":" not in name:
        known = [*names(title_id), *sparring_partners(title_id)]
        if name not in known:
            raise BadMatch(f"{name!r}: no such bot for {title_id}; there are {', '.join(known)}")
        return
    try:
        load(name)
    except (ImportError, AttributeError, ValueError) as problem:
        raise BadMatch(f"{name!r}: {problem}") from problem


def bot_seed(deal: int, seat: int) -> int:
    """The seed of the bot on a seat."""
    return Random(f"{deal}/{seat}").getrandbits(63)


class Course:
    """What is noted while a game goes on."""

    def __init__(
        self, fixture: Fixture, seated: Mapping[int, str], reading: Reading, players: int, with_chances: bool = False
    ) -> None:
        self._fixture = fixture
        self._names = [seated.get(seat, AUTOMATED) for seat in range(players)]
        self._reading = reading
        self._deeds: Columns = {name: [0] * players for name in reading.counted}
        self._events: Counter[str] = Counter()
        self._curve: dict[str, Columns] = {}
        self._columns: Columns = {}
        self._rounds = 0
        self.decisions = [0] * players
        self._seconds = [0.0] * players
        self._chances: dict[str, list[float]] | None = {} if with_chances else None

    def ask(self, position: Position, seat: int, player: Bot, seconds: float) -> int | str:
        """The bot's answer, or what is wrong with it."""
        begun = time.process_time()
        try:
            with time_limit(seconds):
                answer = player.choose(position.perspective(seat))
        except TookTooLong:
            return f"took longer than {seconds:g} s for a decision"
        except Exception as problem:  # whatever goes wrong in a bot is its own fault
            return f"raised {problem!r}"
        finally:
            self.decisions[seat] += 1
            self._seconds[seat] += time.process_time() - begun
        if isinstance(answer, bool) or not isinstance(answer, int) or answer not in position.legal(seat):
            return f"answered {_shown(position, answer)}, which it may not play"
        return answer

    def note(self, position: Position, news: list[Event]) -> None:
        """Count what happened."""
        self._events.update(event.message for event in news)
        for name, messages in self._reading.counted.items():
            for event in news:
                seat = event.arguments.get("seat")
                if event.message in messages and isinstance(seat, int):
                    self._deeds[name][seat] += 1
        if position.is_over or any(event.message == self._reading.begins for event in news):
            view = position.perspective(None).view
            self._columns = self._reading.columns(view)
            self._rounds = round_of(view)
            over = self._rounds if position.is_over else self._rounds - 1
            if over > 0:
                self._curve.setdefault(str(over), self._columns)
            self._note_chances(position)

    def _note_chances(self, position: Position) -> None:
        """How the game stands at the beginning of a round; its end is told by the places."""
        if self._chances is None or position.is_over or str(self._rounds) in self._chances:
            return
        found = chances(position.title_id(), position.perspective(None))
        assert found is not None
        self._chances[str(self._rounds)] = [round(chance, CHANCE_DIGITS) for chance in found]

    def forfeited(self, seat: int, what: str) -> Outcome:
        """The game as it stands when a bot loses it by the rules of the arena: the others share the first place."""
        last = len(self._names)
        fault: Fault = {"seat": seat, "bot": self._names[seat], "what": what}
        places = [last if each == seat else 1 for each in range(last)]
        return self._outcome(places, [0] * last, FORFEIT, fault)

    def ended(self, places: list[int], scores: list[int], ending: str) -> Outcome:
        """The game as it ended."""
        return self._outcome(places, scores, ending, None)

    def _outcome(self, places: list[int], scores: list[int], ending: str, fault: Fault | None) -> Outcome:
        outcome: Outcome = {
            "game": self._fixture.number,
            "seed": self._fixture.seed,
            "bots": self._names,
            "places": places[:],
            "scores": scores[:],
            "ending": ending,
            "rounds": self._rounds,
            "decisions": self.decisions,
            "seconds": [round(seconds, 6) for seconds in self._seconds],
            "fault": fault,
            "columns": {**self._columns, **self._deeds},
            "events": {name: self._events[name] for name in self._reading.telling},
            "by_round": self._curve,
        }
        if self._chances is not None:
            outcome["chances"] = self._chances
        return outcome


def _shown(position: Position, answer: object) -> str:
    try:
        return repr(position.space().text(position.space().check(answer)))
    except CivitasError:
        return repr(answer)


PLAIN = Reading(columns=lambda view: {}, counted={}, telling=(), begins="", players=4)


def reading_of(title_id: str) -> Reading:
    """What is told of games of this title, as its manifest names it."""
    manifest = manifests().get(title_id)
    return load(manifest.reading) if manifest is not None and manifest.reading else PLAIN


def round_of(view: View) -> int:
    """The round of a game, or the turn where titles call it so."""
    return int(view.get("round") or view.get("turn") or 0)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Stop what goes on after so much processor time; a machine that is busy with other things does not matter.

    Only where there is such a clock and this is the main thread of its process; elsewhere a bot may think on.
    """
    stop = _stopper()
    if stop is None:
        yield
        return
    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _stopper() -> Callable[[int, Any], None] | None:
    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        return None

    def stop(number: int, frame: Any) -> None:
        raise TookTooLong

    return stop
