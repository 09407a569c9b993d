"""The companion without a terminal: requests that bring the situation and all that was answered so far.

Nothing is kept between two of them. Where people are asked something that no answer came with, the attempt ends with
that question; tried again with one answer more it comes as far as the next one, for its dice roll the same.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NotRequired, TypedDict

from rich.console import Console

from civitas.core.errors import BadOption, BadScenario, CivitasError
from civitas.core.events import Argument, Event
from civitas.core.telling import Said
from civitas.games.new_dawn.facts.agendas import VICTORY_CARDS
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.wonders import WONDERS
from civitas.games.new_dawn.map.tile_laying import ROTATIONS, enclosed_hexes
from civitas.games.new_dawn.map.tiles import CAPITAL_TILES, SIDES, TILE_COUNT, TilePlace
from civitas.games.new_dawn.map.world import WATER_TOKENS
from civitas.games.new_dawn.options import DIFFICULTIES
from civitas.language import LANGUAGES, Language, language
from civitas.terminal.new_dawn.companion.asking import Cancelled
from civitas.terminal.new_dawn.companion.file import TITLE, parse, render
from civitas.terminal.new_dawn.companion.new import MAPS, Wishes, new_situation
from civitas.terminal.new_dawn.companion.notes import NOTES, write_down
from civitas.terminal.new_dawn.companion.play import Play
from civitas.terminal.new_dawn.companion.problems import problem_with
from civitas.terminal.new_dawn.companion.situation import Situation
from civitas.terminal.new_dawn.companion.steps import Steps
from civitas.terminal.new_dawn.companion.tiles import TableMap
from civitas.terminal.words import NotUnderstood

YES, NO, NONE, ROLL = "yes", "no", "none", "roll"
"""Answers that are no words of the game: to a confirmation, for no card, and for a die that the program rolls."""
NAME = "situation"
TILE_NUMBERS = 5
FARTHEST = 60
"""No tile lies farther away from the first one."""


class StepTold(TypedDict):
    """What happened, in words, with the rule behind it and the event itself."""

    text: str
    rule: str
    event: NotRequired[dict[str, Argument]]


class Option(TypedDict):
    """An answer, and what it is called."""

    answer: str
    label: str


class Asked(TypedDict):
    """What people have to answer before it goes on."""

    text: str
    options: list[Option]


class Shown(TypedDict):
    """The situation as a file and as a view, what its places are called, what happened, and what is asked.

    Until that is answered all is as it was.
    """

    text: str
    view: Mapping[str, Any]
    called: dict[str, Said]
    steps: list[StepTold]
    question: Asked | None


class Laid(TypedDict):
    """Tiles on the table: what they look like, how many spaces the last one touches, and the gaps that get water."""

    view: Mapping[str, Any]
    touched: int
    water: list[list[int]]
    homeless: list[int]


class CompanionProblem(CivitasError):
    """What cannot be done, in words of the language that is spoken."""


class Unanswered(Exception):
    """Somebody has to be asked."""

    def __init__(self, asked: Asked) -> None:
        super().__init__(asked["text"])
        self.asked = asked


class _Collected(Steps):
    """Steps that are kept instead of shown."""

    def __init__(self, told: list[StepTold], *given: Any) -> None:
        super().__init__(*given)
        self._told = told

    def show(self, event: Event, sentence: str, rule: str, is_heading: bool) -> None:
        self._told.append({"text": sentence, "rule": rule, "event": event.to_json()})


class _Answered(Play):
    """A table whose people have answered in advance."""

    def __init__(self, situation: Situation, spoken: Language, answers: Sequence[str], by_hand: bool) -> None:
        self.told: list[StepTold] = []
        self._answers = list(answers)
        super().__init__(situation, spoken, Console(quiet=True), self._nobody, by_hand)

    @staticmethod
    def _nobody(prompt: str) -> str:
        raise AssertionError(f"{prompt}: nobody is there to type")

    def new_steps(self, seat: int) -> Steps:
        return _Collected(self.told, self.presenter, self.console, self.names[seat])

    def say(self, message: str, style: str = "", /, **arguments: int | str) -> None:
        self.told.append({"text": self.language.text(message, **arguments), "rule": ""})

    def _answer(self, text: str, options: list[Option]) -> str:
        """The next answer; one that was not offered is refused."""
        if not self._answers:
            raise Unanswered({"text": text, "options": options})
        given = self._answers.pop(0)
        if given not in [each["answer"] for each in options]:
            raise CompanionProblem(self.language.text("automa-set-up-again", text=given))
        return given

    def choose(self, seat: int, legal: list[int]) -> int:
        self.presenter.attend(self.p.perspective(seat))
        question, _ = self.presenter.question()
        space = self.p.space()
        options: list[Option] = [
            {"answer": space.text(action), "label": self.language.action(space, action)} for action in legal
        ]
        return space.parse(self._answer(f"{self.names[seat]}: {question}", options))

    def rolled_by_hand(self, what: str, bound: int) -> int:
        numbers: list[Option] = [{"answer": str(number), "label": str(number)} for number in range(1, bound + 1)]
        given = self._answer(what, [*numbers, {"answer": ROLL, "label": self.language.text("automa-roll-program")}])
        return -1 if given == ROLL else int(given) - 1

    def face_up(self, kind: str, names: dict[int, str]) -> int | None:
        cards: list[Option] = [{"answer": WONDERS[wonder], "label": name} for wonder, name in names.items()]
        none: Option = {"answer": NONE, "label": self.language.text("automa-face-up-none")}
        text = self.language.text("automa-face-up", kind=kind, names=", ".join(names.values()))
        given = self._answer(text, [*cards, none])
        return None if given == NONE else WONDERS.index(given)

    def confirm(self, message: str, /, **arguments: int | str) -> None:
        options: list[Option] = [
            {"answer": YES, "label": self.language.text("automa-yes")},
            {"answer": NO, "label": self.language.text("automa-no")},
        ]
        if self._answer(self.language.text(message, **arguments), options) != YES:
            raise Cancelled


# What can be asked for.


def choices(code: str) -> dict[str, list[Option]]:
    """What a new table can be made of, in words."""
    spoken = _spoken(code)
    return {
        "map": [{"answer": name, "label": f"{layout.humans + 1}"} for name, layout in MAPS.items()],
        "difficulty": [{"answer": level, "label": spoken.text(f"option-automa-{level}")} for level in DIFFICULTIES],
        "leader": [_option(spoken, leader, f"leader-{leader}") for leader in LEADERS],
        "victory": [_option(spoken, card, f"victory-card-{card}") for card in VICTORY_CARDS],
        "wonder": [_option(spoken, wonder, f"card-{wonder}") for wonder in WONDERS],
    }


def _option(spoken: Language, answer: str, name: str) -> Option:
    return {"answer": answer, "label": spoken.name(name)}


def begin_with(code: str, wished: Mapping[str, Any]) -> Shown:
    """A new situation; what is not wished for is drawn."""
    wishes = Wishes()
    for name, value in wished.items():
        if value:
            setattr(wishes, name, value)
    spoken = _spoken(code)
    try:
        situation = new_situation(wishes, spoken.code)
    except BadScenario as problem:
        raise CompanionProblem(str(problem_with(NAME, "", problem, spoken))) from problem
    except BadOption as problem:
        raise CompanionProblem(str(problem)) from problem
    return _shown(situation, "", [], None)


def show(code: str, text: str) -> Shown:
    """A situation as it is."""
    return _shown(_read(code, text), text, [], None)


def do(code: str, text: str, command: str, answers: Sequence[str], by_hand: bool) -> Shown:
    """Carry out one command with what people have answered so far: `turn`, `event`, or a note such as `token 1 7.1`."""
    spoken = _spoken(code)
    words = command.split()
    act = _act(spoken, words)
    situation = _read(code, text)
    play = _Answered(situation, spoken, answers, by_hand)
    try:
        act(play)
    except Unanswered as problem:
        return _shown(_read(code, text), text, play.told, problem.asked)
    except Cancelled:
        return _shown(_read(code, text), text, [], None)
    except NotUnderstood as problem:
        raise CompanionProblem(str(problem)) from problem
    written = render(situation, text)
    return _shown(_read(code, written), written, play.told, None)


def _act(spoken: Language, words: Sequence[str]) -> Callable[[Play], None]:
    command = words[0] if words else ""
    if command == "turn":
        return lambda play: play.automated_turn()
    if command == "event":
        return lambda play: play.next_round()
    if command in NOTES:
        return lambda play: write_down(play, command, words[1:])
    raise CompanionProblem(spoken.text("automa-unknown", text=command))


def lay(
    code: str,
    players: int,
    tiles: Sequence[Sequence[int]],
    owners: Mapping[int, int],
    water: Sequence[Sequence[int]],
) -> Laid:
    """Tiles as they lie on a table: number, side (0 or 1), place of space 0, rotation; whose capitals they bear."""
    table = TableMap(players)
    for row in tiles:
        laid = _checked_tile(code, row)
        under = [name for name, place in table.spaces.items() if place in laid.hexes()]
        if under:
            raise CompanionProblem(_spoken(code).text("automa-tiles-overlap", names=", ".join(under)))
        table.tiles.append(laid)
    table.owners = {tile: seat for tile, seat in owners.items() if tile in CAPITAL_TILES and 0 <= seat < players}
    table.water = [(q, r) for q, r in water] or enclosed_hexes(table.taken)[:WATER_TOKENS]
    touched = len(table.touched(table.tiles[-1])) if table.tiles else 0
    gaps = [[q, r] for q, r in table.water]
    return {"view": table.position().view_for(None), "touched": touched, "water": gaps, "homeless": table.homeless()}


def _checked_tile(code: str, row: Sequence[int]) -> TilePlace:
    laid = TilePlace.of_row(list(row)) if len(row) == TILE_NUMBERS else TilePlace(0, 0, (0, 0), 0)
    fits = 1 <= laid.tile <= TILE_COUNT and 0 <= laid.side < len(SIDES) and 0 <= laid.rotation < ROTATIONS
    if not fits or max(map(abs, laid.anchor)) > FARTHEST:
        words = f"{laid.tile}{SIDES[laid.side] if 0 <= laid.side < len(SIDES) else ''}"
        raise CompanionProblem(_spoken(code).text("automa-tiles-which-again", text=words, count=TILE_COUNT))
    return laid


def _read(code: str, text: str) -> Situation:
    try:
        return parse(NAME, text, _spoken(code).code)
    except CivitasError as problem:
        raise CompanionProblem(str(problem)) from problem


def _spoken(code: str) -> Language:
    return language(code if code in LANGUAGES else LANGUAGES[0], TITLE)


def _shown(situation: Situation, text: str, told: list[StepTold], asked: Asked | None) -> Shown:
    seen = situation.position.perspective(None)
    return {
        "text": text or render(situation),
        "view": seen.view,
        "called": seen.telling.get("called", {}),
        "steps": told,
        "question": asked,
    }
