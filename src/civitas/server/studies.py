"""Studies: games that are over, or positions, with the lines that somebody tries; each a game file (docs/study.md)."""

import time
from collections.abc import Callable, Sequence
from threading import Lock

import msgspec

import civitas
from civitas.core.errors import CivitasError
from civitas.core.position import Position
from civitas.core.result import Result, ResultRecord
from civitas.language import LANGUAGES, bot_name
from civitas.records import (
    Branch,
    GameFile,
    Move,
    Path,
    Seat,
    Trail,
    all_lines,
    annotate,
    branch_at,
    faults,
    game_from,
    moves_of,
    path_text,
    read_path,
)
from civitas.records.file import BadFile, Ending, encode, event_of
from civitas.records.lines import with_changed_line, with_line
from civitas.records.recording import noted
from civitas.records.replaying import start_of
from civitas.server import tokens
from civitas.server.courses import Moment, course_of, moment_of
from civitas.server.game_files import file_of, line_played
from civitas.server.messages import Course, Happening, Step
from civitas.server.moments import happening_of, step_of
from civitas.server.recent import Recent
from civitas.server.refusals import NotFound, Refusal
from civitas.server.replays import Replays
from civitas.server.seating import Asker
from civitas.server.steps import round_of
from civitas.server.storage import studies as stored
from civitas.server.storage.database import Database
from civitas.server.study_messages import (
    MOST_MOVES,
    ChangedLine,
    Eyes,
    LineKept,
    NewLine,
    NewStudy,
    Noted,
    Played,
    StudyLine,
    StudyNote,
    StudyOpened,
    StudySeat,
    StudyShown,
)
from civitas.server.tables import read_action

MOST_LINES = 200
REASON = "study"


class Study:
    """One study in memory: its file, and the positions along its lines as far as somebody looked at them."""

    def __init__(self, code: str, token: str, file: GameFile, version: int) -> None:
        self.code = code
        self.token = token
        """Hash of the token that lets somebody change it."""
        self.file = file
        self.version = version
        self.lock = Lock()
        self.start = start_of(file)
        self._trails: dict[Path, Trail] = {}
        self._rounds: dict[Path, list[int]] = {}

    def trail(self, path: Path) -> Trail:
        """The positions along a line."""
        if path not in self._trails:
            self._trails[path] = Trail(self.start, moves_of(self.file, path))
        return self._trails[path]

    def rounds(self, path: Path) -> list[int]:
        """In which round every moment of a line is, from the start on."""
        if path not in self._rounds:
            self._rounds[path] = [round_of(position) for position in self.trail(path).walk()]
        return self._rounds[path]

    def moments(self, path: Path) -> list[Moment]:
        """The numbers at every moment of a line."""
        return [moment_of(number, position) for number, position in enumerate(self.trail(path).walk())]

    def changed(self, file: GameFile) -> "Study":
        """The study with a changed file; what is known of the main line, which is never changed, stays known."""
        now = Study(self.code, self.token, file, self.version + 1)
        now.lock = self.lock
        now._trails = {path: trail for path, trail in self._trails.items() if not path}
        now._rounds = {path: rounds for path, rounds in self._rounds.items() if not path}
        return now


class Studies:
    """The studies that were looked at last; the database has all of them."""

    def __init__(self, database: Database, replays: Replays, most: int) -> None:
        self._database = database
        self._replays = replays
        self._open: Recent[str, Study] = Recent(most)

    # Making and finding.

    def begin(self, wanted: NewStudy) -> StudyOpened:
        """A study of a finished table, of a file, or of a scenario."""
        file = self._file(wanted)
        code, token = tokens.new_token(), tokens.new_token()
        text = encode(file).decode()
        with self._database.writing() as c:
            stored.insert_study(c, tokens.hash_of(code), tokens.hash_of(token), file.title, text, time.time())
        return StudyOpened(code, token)

    def _file(self, wanted: NewStudy) -> GameFile:
        asked = [wanted.table is not None, wanted.file is not None, wanted.scenario is not None]
        if sum(asked) != 1:
            raise Refusal(REASON, "expected one of table, file and scenario")
        if wanted.table is not None:
            return file_of(self._database, self._replays, wanted.table)
        if wanted.file is not None:
            return _checked(wanted.file)
        assert wanted.scenario is not None
        position = scenario_of(wanted.title, wanted.scenario)
        seats = [Seat("") for _ in range(position.players)]
        return game_from(civitas.title(wanted.title or ""), position, position.dump()["options"], [], seats)

    def study(self, code: str) -> Study:
        """The study of a code as it is now."""
        key = tokens.hash_of(code)
        with self._database.reading() as c:
            version = stored.study_version(c, key)
            known = self._open.get(key)
            if known is not None and known.version == version:
                return known
            found = stored.find_study(c, key)
        if found is None:
            raise NotFound("there is no such study")
        file = msgspec.json.decode(found.file, type=GameFile)
        return self._open.keep(key, Study(code, found.token, file, found.version))

    # Looking.

    def show(self, code: str, token: str | None) -> StudyShown:
        """Who played, and all lines."""
        study = self.study(code)
        with study.lock:
            return _shown(study, tokens.matches(token or "", study.token))

    def steps(self, code: str, path: Path, wanted: range, eyes: Eyes) -> list[Step]:
        """Moments of a line to be looked at, as far as it goes."""
        study = self.study(code)
        with study.lock:
            trail, line = study.trail(path), moves_of(study.file, path)
            if not wanted or wanted.start > len(trail):
                raise NotFound("there are no such steps")
            return [
                step_of(*trail.step(number), number, eyes, line[number - 1].seat if number else None)
                for number in wanted
                if number <= len(trail)
            ]

    def log(self, code: str, path: Path, eyes: Eyes) -> list[Happening]:
        """What happened on a line, as these eyes saw it; told from the file, nothing is played again."""
        study = self.study(code)
        teller, seat = study.start.teller(), eyes if isinstance(eyes, int) else None
        return [
            happening_of(teller, [event_of(each) for each in move.events], number, seat, eyes)
            for number, move in enumerate(moves_of(study.file, path), 1)
        ]

    def course(self, code: str, path: Path) -> Course:
        """The curves of a line."""
        study = self.study(code)
        with study.lock:
            moments = study.moments(path)
            return course_of(moments, study.trail(path).at(len(moments) - 1).result)

    def position(self, code: str, path: Path, number: int) -> Position:
        """The position of a moment, to play on."""
        study = self.study(code)
        with study.lock:
            trail = study.trail(path)
            if number > len(trail):
                raise NotFound(f"this line has {len(trail)} moves")
            return trail.at(number)

    # Changing.

    def add_line(self, code: str, token: str | None, wanted: NewLine, owner: str | None) -> LineKept:
        """Keep another line; what was played at a table is for who sits there."""
        asker = Asker(wanted.table_token, owner)
        path = read_path(wanted.line)

        def changed(study: Study) -> tuple[GameFile, Path]:
            if len(all_lines(study.file)) >= MOST_LINES:
                raise Refusal(REASON, f"a study has at most {MOST_LINES} lines")
            moves = self._moves(study, path, wanted, asker)
            return with_line(study.file, path, Branch(wanted.name.strip(), wanted.after, moves))

        return self._change(code, token, changed)

    def _moves(self, study: Study, path: Path, wanted: NewLine, asker: Asker) -> list[Move]:
        trail = study.trail(path)
        if wanted.after > len(trail):
            raise BadFile(f"after {wanted.after}: this line has {len(trail)} moves")
        played = wanted.moves
        if wanted.table is not None:
            there = line_played(self._database, self._replays, wanted.table, asker)
            played = [*played, *(Played(seat, text) for seat, text in there)]
        return played_on(trail.at(wanted.after), played)

    def change_line(self, code: str, token: str | None, path: Path, wanted: ChangedLine) -> LineKept:
        """Name a line, or add moves at its end."""

        def changed(study: Study) -> tuple[GameFile, Path]:
            line, trail = branch_at(study.file, path), study.trail(path)
            moves = [*line.moves, *played_on(trail.at(len(trail)), wanted.moves)]
            name = line.name if wanted.name is None else wanted.name.strip()
            return with_changed_line(study.file, path, msgspec.structs.replace(line, name=name, moves=moves)), path

        return self._change(code, token, changed)

    def remove_line(self, code: str, token: str | None, path: Path) -> LineKept:
        """Remove a line and all that grows out of it."""
        return self._change(code, token, lambda study: (with_changed_line(study.file, path, None), path[:-1]))

    def note(self, code: str, token: str | None, wanted: Noted) -> LineKept:
        """Write a mark and a comment to a move."""
        path = read_path(wanted.line)

        def changed(study: Study) -> tuple[GameFile, Path]:
            return annotate(study.file, wanted.number, path, mark=wanted.mark, comment=wanted.comment.strip()), path

        return self._change(code, token, changed)

    def _change(self, code: str, token: str | None, changed: Callable[[Study], tuple[GameFile, Path]]) -> LineKept:
        """Store a study with a change; whoever changed it at the same time came first."""
        study = self.study(code)
        if not tokens.matches(token or "", study.token):
            raise Refusal("token", "only whoever made a study may change it")
        with study.lock:
            file, path = changed(study)
        key = tokens.hash_of(code)
        with self._database.writing() as c:
            if not stored.update_study(c, key, study.version, encode(file).decode(), time.time()):
                raise Refusal("busy", "the study was changed at the same time; try again")
        now = self._open.keep(key, study.changed(file))
        with now.lock:
            return LineKept(path_text(path), _shown(now, True))


def scenario_of(title_id: str | None, description: dict[str, object]) -> Position:
    """The position of a scenario; what is wrong with it is said."""
    title = civitas.titles().get(title_id or "")
    if title is None:
        raise NotFound("there is no such title")
    return title.scenario(description)


def played_on(position: Position, moves: Sequence[Played]) -> list[Move]:
    """Moves played in a position, as a file notes them; refused where one is not legal."""
    if len(moves) > MOST_MOVES:
        raise Refusal(REASON, f"a line has at most {MOST_MOVES} moves")
    space = position.space()
    found: list[Move] = []
    for number, move in enumerate(moves, 1):
        try:
            found += noted(position, [(move.seat, read_action(space, move.action))])
        except CivitasError as problem:
            raise BadFile(f"moves[{number - 1}]: {move.action}: {problem}") from problem
    return found


def _checked(file: GameFile) -> GameFile:
    """A file that was sent, if everything in it holds."""
    found = faults(file)
    if found:
        raise Refusal("file", found[0])
    return file


def _shown(study: Study, is_mine: bool) -> StudyShown:
    file = study.file
    lines = [_line(study, (), "", 0, file.moves)]
    lines += [_line(study, path, line.name, line.after, line.moves) for path, line in all_lines(file)]
    return StudyShown(
        code=study.code,
        title=file.title,
        players=file.players,
        options=file.options,
        seats=[_seat(file.title, seat) for seat in file.seats],
        lines=lines,
        result=_result(file.result),
        comment=file.comment,
        mine=is_mine,
        first_round=study.rounds(())[0],
    )


def _result(ending: Ending | None) -> ResultRecord | None:
    return None if ending is None else Result(ending.places, ending.scores, ending.ending).to_json()


def _seat(title: str, seat: Seat) -> StudySeat:
    called = {} if seat.bot is None else {code: bot_name(code, title, seat.bot) for code in LANGUAGES}
    return StudySeat(seat.name, seat.kind, seat.bot, called)


def _line(study: Study, path: Path, name: str, after: int, own: Sequence[Move]) -> StudyLine:
    moves = moves_of(study.file, path)
    notes = [
        StudyNote(number, move.mark, move.comment) for number, move in enumerate(moves, 1) if move.mark or move.comment
    ]
    seats = [move.seat for move in moves]
    actions = [move.action for move in own]
    return StudyLine(path_text(path), name, after, seats, study.rounds(path)[1:], actions, notes)
