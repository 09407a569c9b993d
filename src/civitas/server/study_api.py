"""The HTTP part of studies and sandboxes (docs/study.md)."""

import re

import civitas
from civitas.records import GameFile, read_path
from civitas.records.lines import Path
from civitas.server import puzzles
from civitas.server.analysis_messages import AnalysisShown, AnalysisWanted
from civitas.server.endpoints import Asking, Endpoint
from civitas.server.messages import Because, Course, Explained, Happening, Opened, Preview, Step
from civitas.server.refusals import NotFound
from civitas.server.study_messages import (
    Begun,
    ChangedLine,
    Described,
    Eyes,
    LineKept,
    NewLine,
    NewStudy,
    Noted,
    PuzzleJudged,
    PuzzleShown,
    PuzzleTried,
    SandboxAsked,
    SandboxTable,
    StudyOpened,
    StudyShown,
    Tried,
    Watching,
)

NUMBER = re.compile("[0-9]{1,9}")
WATCHING: dict[str, Watching] = {"watch": "watch", "all": "all"}


def new_study(asking: Asking) -> StudyOpened:
    """A new study."""
    asking.limit("study", asking.address)
    asking.member()
    return asking.services.studies.begin(asking.body)


def show_study(asking: Asking) -> StudyShown:
    """A study."""
    asking.limit("steps", asking.address)
    return asking.services.studies.show(_code(asking), asking.token)


def study_steps(asking: Asking) -> list[Step]:
    """Moments of a line."""
    asking.limit("steps", asking.address)
    first, last = (_number(asking, name) for name in ("first", "last"))
    every = _number(asking, "every") if "every" in asking.request.path_params else 1
    wanted = range(first, last + 1, max(every, 1))[: asking.services.settings.bounds.whole("steps")]
    return asking.services.studies.steps(_code(asking), _path(asking), wanted, _eyes(asking))


def study_log(asking: Asking) -> list[Happening]:
    """What happened on a line."""
    asking.limit("steps", asking.address)
    return asking.services.studies.log(_code(asking), _path(asking), _eyes(asking))


def study_course(asking: Asking) -> Course:
    """The curves of a line."""
    asking.limit("steps", asking.address)
    return asking.services.studies.course(_code(asking), _path(asking))


def study_file(asking: Asking) -> GameFile:
    """The file of a study."""
    asking.limit("steps", asking.address)
    return asking.services.studies.study(_code(asking)).file


def add_line(asking: Asking) -> LineKept:
    """Another line."""
    asking.limit("sandbox", asking.address)
    return asking.services.studies.add_line(_code(asking), asking.token, asking.body, asking.visitor.owner)


def change_line(asking: Asking) -> LineKept:
    """A line with another name, or with more moves."""
    asking.limit("sandbox", asking.address)
    return asking.services.studies.change_line(_code(asking), asking.token, _path(asking), asking.body)


def remove_line(asking: Asking) -> LineKept:
    """A line less."""
    asking.limit("sandbox", asking.address)
    return asking.services.studies.remove_line(_code(asking), asking.token, _path(asking))


def note(asking: Asking) -> LineKept:
    """A mark and a comment."""
    asking.limit("sandbox", asking.address)
    return asking.services.studies.note(_code(asking), asking.token, asking.body)


def sandbox_steps(asking: Asking) -> list[Step]:
    """What was tried."""
    asking.limit("sandbox", asking.address)
    return asking.services.sandboxes.steps(asking.body, asking.services.settings.bounds.whole("steps"))


def sandbox_answer(asking: Asking) -> Because | Explained | Preview:
    """What is asked about it."""
    asking.limit("sandbox", asking.address)
    return asking.services.sandboxes.answer(asking.body)


def sandbox_table(asking: Asking) -> Opened:
    """A table that begins there."""
    asking.limit("open")
    return asking.services.sandboxes.table(asking.body, asking.member())


def sandbox_described(asking: Asking) -> Described:
    """It as a scenario."""
    asking.limit("sandbox", asking.address)
    return asking.services.sandboxes.describe(asking.body)


def begun(asking: Asking) -> Described:
    """The first position of a game as a scenario."""
    asking.limit("sandbox", asking.address)
    wanted: Begun = asking.body
    title = civitas.titles().get(wanted.title)
    if title is None:
        raise NotFound("there is no such title")
    position = title.new_game(players=wanted.players, seed=wanted.seed, options=wanted.options)
    return Described(position.describe())


def all_puzzles(asking: Asking) -> list[PuzzleShown]:
    """The puzzles of a title."""
    asking.limit("steps", asking.address)
    return puzzles.shown(str(asking.request.path_params["title"]))


def try_puzzle(asking: Asking) -> PuzzleJudged:
    """How a puzzle stands."""
    asking.limit("sandbox", asking.address)
    names = asking.request.path_params
    return puzzles.tried(asking.services.sandboxes, str(names["title"]), str(names["puzzle"]), asking.body)


def solve_puzzle(asking: Asking) -> list[str]:
    """How it is solved."""
    asking.limit("sandbox", asking.address)
    names = asking.request.path_params
    return puzzles.solution(str(names["title"]), str(names["puzzle"]))


def begin_analysis(asking: Asking) -> AnalysisShown:
    """An analysis that begins or goes on."""
    asking.limit("analysis", asking.address)
    owner = asking.member() or asking.address
    return asking.services.analyses.begin(_code(asking), _path(asking), asking.body.number, owner)


def show_analysis(asking: Asking) -> AnalysisShown:
    """An analysis as far as it is."""
    asking.limit("steps", asking.address)
    known = asking.request.path_params
    moments, comparisons = (_number(asking, name) if name in known else 0 for name in ("moments", "comparisons"))
    return asking.services.analyses.show(_code(asking), _path(asking), moments, comparisons)


def cancel_analysis(asking: Asking) -> AnalysisShown:
    """An analysis that is not wanted any more."""
    asking.limit("analysis", asking.address)
    return asking.services.analyses.cancel(_code(asking), _path(asking), asking.token)


def _code(asking: Asking) -> str:
    return str(asking.request.path_params["code"])


def _path(asking: Asking) -> Path:
    return read_path(str(asking.request.path_params["line"]))


def _number(asking: Asking, name: str) -> int:
    text = str(asking.request.path_params[name])
    if not NUMBER.fullmatch(text):
        raise NotFound("there are no such steps")
    return int(text)


def _eyes(asking: Asking) -> Eyes:
    text = str(asking.request.path_params["eyes"])
    if text in WATCHING:
        return WATCHING[text]
    if not NUMBER.fullmatch(text):
        raise NotFound("there are no such eyes")
    return int(text)


STUDY = "/api/studies/{code}"
SANDBOX = "/api/sandbox"
PUZZLE = "/api/puzzles/{title}"
ANALYSIS = f"{STUDY}/analysis/{{line}}"
STUDY_ENDPOINTS = [
    Endpoint("POST", ANALYSIS, "Analyse a line, or join whoever does", AnalysisWanted, AnalysisShown, begin_analysis),
    Endpoint("GET", ANALYSIS, "An analysis as far as it is", None, AnalysisShown, show_analysis),
    Endpoint(
        "GET",
        f"{ANALYSIS}/{{moments}}/{{comparisons}}",
        "The same without the first so many moments and comparisons",
        None,
        AnalysisShown,
        show_analysis,
    ),
    Endpoint("DELETE", ANALYSIS, "Stop an analysis", None, AnalysisShown, cancel_analysis),
    Endpoint("POST", "/api/studies", "Study a game or a position", NewStudy, StudyOpened, new_study, "file-bytes"),
    Endpoint("GET", STUDY, "A study with all its lines", None, StudyShown, show_study),
    Endpoint(
        "GET",
        f"{STUDY}/steps/{{line}}/{{first}}/{{last}}/{{eyes}}",
        "Moments of a line, step by step; as many as fit",
        None,
        list[Step],
        study_steps,
    ),
    Endpoint(
        "GET",
        f"{STUDY}/steps/{{line}}/{{first}}/{{last}}/{{eyes}}/{{every}}",
        "Of so many moments of a line only one, from the first on",
        None,
        list[Step],
        study_steps,
    ),
    Endpoint("GET", f"{STUDY}/log/{{line}}/{{eyes}}", "What happened on a line", None, list[Happening], study_log),
    Endpoint("GET", f"{STUDY}/course/{{line}}", "The course of a line in numbers", None, Course, study_course),
    Endpoint("GET", f"{STUDY}/file", "The study as a file (docs/records.md)", None, GameFile, study_file),
    Endpoint("POST", f"{STUDY}/lines", "Keep another line", NewLine, LineKept, add_line, "tried-bytes"),
    Endpoint(
        "PUT", f"{STUDY}/lines/{{line}}", "Name or extend a line", ChangedLine, LineKept, change_line, "tried-bytes"
    ),
    Endpoint("DELETE", f"{STUDY}/lines/{{line}}", "Remove a line", None, LineKept, remove_line),
    Endpoint("PUT", f"{STUDY}/notes", "Write a mark and a comment to a move", Noted, LineKept, note),
    Endpoint("POST", f"{SANDBOX}/steps", "Try moves on a position", Tried, list[Step], sandbox_steps, "tried-bytes"),
    Endpoint(
        "POST",
        f"{SANDBOX}/ask",
        "Which rule forbids, what a thing is, what an action would do there",
        SandboxAsked,
        Because | Explained | Preview,
        sandbox_answer,
        "tried-bytes",
    ),
    Endpoint(
        "POST",
        f"{SANDBOX}/table",
        "A table that begins there",
        SandboxTable,
        Opened,
        sandbox_table,
        "tried-bytes",
    ),
    Endpoint("POST", f"{SANDBOX}/scenario", "It as a scenario", Tried, Described, sandbox_described, "tried-bytes"),
    Endpoint("POST", "/api/scenarios", "The first position of a game as a scenario", Begun, Described, begun),
    Endpoint("GET", PUZZLE, "The puzzles of a title", None, list[PuzzleShown], all_puzzles),
    Endpoint("POST", f"{PUZZLE}/{{puzzle}}", "Answer a puzzle", PuzzleTried, PuzzleJudged, try_puzzle),
    Endpoint("GET", f"{PUZZLE}/{{puzzle}}/solution", "How a puzzle is solved", None, list[str], solve_puzzle),
]
