"""Positions of games of good bots to draw, and what is in a picture."""

from functools import cache
from xml.etree import ElementTree

import civitas
from bench.recorded import recorded_games
from civitas.core.position import Position

TITLES = sorted(civitas.titles())
MOMENTS = (0.0, 0.1, 0.5, 0.9, 1.0)
"""Parts of a game after which it is looked at."""
SVG = "{http://www.w3.org/2000/svg}"


@cache
def played(title_id: str) -> dict[float, Position]:
    """A recorded game at several moments, the last one being its end."""
    game = recorded_games(title_id)[0]
    position = civitas.title(title_id).new_game(players=game.players, seed=game.seed, options=game.options)
    wanted = {round(len(game.moves) * moment): moment for moment in MOMENTS}
    found = {MOMENTS[0]: position.clone()}
    for number, (seat, action) in enumerate(game.moves, 1):
        position.play(seat, action)
        if number in wanted:
            found[wanted[number]] = position.clone()
    return found


def words_in(picture: str) -> list[str]:
    """Everything that is written in a picture; words that are broken into lines stand together."""
    root = ElementTree.fromstring(picture)
    return [" ".join(text.itertext()) for text in root.iter(f"{SVG}text")]


def shapes_in(picture: str) -> list[tuple[str, str | None]]:
    """What is drawn besides words, with its colour."""
    root = ElementTree.fromstring(picture)
    words = (f"{SVG}text", f"{SVG}tspan", f"{SVG}title")
    return [(element.tag, element.get("fill")) for element in root.iter() if element.tag not in words]
