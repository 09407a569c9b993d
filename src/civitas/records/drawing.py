"""Game files as pictures: any position of a game, and its course as a chart."""

from collections import Counter
from collections.abc import Sequence

from civitas.core.position import Position
from civitas.drawing import svg as draw
from civitas.drawing.course import Moment, draw_course
from civitas.drawing.picture import USUAL_WIDTH
from civitas.drawing.scene import Scene
from civitas.language import bot_name
from civitas.records.file import BadFile, GameFile
from civitas.records.replaying import Stray, play_moves, start_of


def svg(
    file: GameFile,
    number: int | None = None,
    *,
    seat: int | None = None,
    language: str = "en",
    width: int = USUAL_WIDTH,
) -> str:
    """The position after so many moves (None: all), from a seat's eyes; without a seat from those of a spectator."""
    if number is None:
        number = len(file.moves)
    if not 0 <= number <= len(file.moves):
        raise BadFile(f"move {number}: there are {len(file.moves)}")
    position = start_of(file)
    for _ in play_moves(position, file.moves[:number]):
        pass
    return draw(position, seat, language, width, names=names_of(file, language))


def course(file: GameFile, language: str = "en", width: int = USUAL_WIDTH) -> str:
    """The course of the game, as far as the rules of today go the way of the file.

    Where a title tells no numbers, the last position is drawn instead.
    """
    position = start_of(file)
    moments = _moments(file, position)
    names = names_of(file, language)
    if not moments:
        return draw(position, None, language, width, names=names)
    result = position.result.to_json() if position.result is not None else None
    return draw_course(Scene(position.perspective(None), language, names), moments, result, width)


def _moments(file: GameFile, position: Position) -> list[Moment]:
    """The numbers of every round, the last ones counting; the position is played to its end."""
    ends: dict[int, Moment] = {}
    _note(ends, position)
    try:
        for _ in play_moves(position, file.moves):
            _note(ends, position)
    except Stray:
        pass
    return [ends[round] for round in sorted(ends)]


def _note(ends: dict[int, Moment], position: Position) -> None:
    teller = position.teller()
    figures = teller.figures(position)
    if figures:
        round = teller.round(position)
        ends[round] = Moment(round, figures[0])


def names_of(file: GameFile, language: str) -> list[str]:
    """Who sat there; bots of one name are numbered, and the rules themselves have no name."""
    names = [bot_name(language, file.title, seat.bot) if seat.bot else seat.name for seat in file.seats]
    return _numbered(names)


def _numbered(names: Sequence[str]) -> list[str]:
    counts, met = Counter(names), Counter[str]()
    found: list[str] = []
    for name in names:
        met[name] += 1
        found.append(f"{name} {met[name]}" if name and counts[name] > 1 else name)
    return found
