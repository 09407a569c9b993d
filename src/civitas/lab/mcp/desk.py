"""The tables at which assistants sit, each under a name that nobody can guess."""

import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import civitas
from civitas.core.errors import CivitasError
from civitas.core.options import read_options
from civitas.core.table import Table
from civitas.lab.mcp.connection import read_link
from civitas.lab.mcp.local import LocalGame
from civitas.lab.mcp.seated import NotYours, Seated
from civitas.lab.mcp.served import ServedGame
from civitas.lab.mcp.study import BadStudy, Study, read_study
from civitas.language import LANGUAGES
from civitas.terminal.opponents import seats_for

MOST_TABLES: Final = 64
"""More are not kept; the one that was opened first goes."""
LARGEST_SEED: Final = 1_000_000
SERVER: Final = "http://127.0.0.1:8765"


class NoTable(CivitasError):
    """No table of this name, or none at all yet."""


class BadLanguage(CivitasError):
    """No language of ours."""


class Desk:
    """All tables of one process."""

    def __init__(self, code: str = "en", server: str = SERVER, is_shared: bool = False) -> None:
        """`is_shared`: several assistants may be connected, so that each has to name its table."""
        self._code = code
        self._server = server
        self._is_shared = is_shared
        self._tables: OrderedDict[str, Seated] = OrderedDict()
        self._seen_from: dict[str, int] = {}
        """From which seat a game that is not over was looked at first."""

    def code(self, wanted: str) -> str:
        """The language of an answer."""
        if wanted and wanted not in LANGUAGES:
            raise BadLanguage(f"language: expected one of {', '.join(LANGUAGES)}, not {wanted!r}")
        return wanted or self._code

    def find(self, name: str) -> Seated:
        """The table of this name, or the latest one where there is a single assistant."""
        if name in self._tables:
            return self._tables[name]
        if name:
            raise NoTable(f"table: there is none called {name!r}; new_game, open and join tell the names")
        if self._is_shared or not self._tables:
            raise NoTable("table: say which one; new_game, open and join tell their names")
        return next(reversed(self._tables.values()))

    def keep(self, seated: Seated) -> str:
        """Put a table on the desk; its name."""
        name = secrets.token_hex(8)
        self._tables[name] = seated
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        return name

    def new_game(
        self,
        title_id: str,
        bots: Sequence[str],
        players: int | None,
        seat: int,
        seed: int | None,
        options: Mapping[str, Any],
    ) -> LocalGame:
        """A game against bots; the same seed deals the same game."""
        title = civitas.title(title_id)
        chosen: dict[str, object] = dict(read_options(title.options, options)) if options else {}
        count, names = seats_for(title, players, list(bots), seat - 1, chosen)
        seed = secrets.randbelow(LARGEST_SEED) if seed is None else seed
        return LocalGame(Table(title, players=count, seed=seed, options=chosen), seat - 1, names)

    def open(
        self, file: str, title_id: str, move: int | None, seat: int | None, scenario: Mapping[str, Any] | None
    ) -> Study:
        """A position to study. A game that is not over stays seen from the seat that looked at it first."""
        if bool(file) == (scenario is not None):
            raise BadStudy("file, scenario: one of the two is needed")
        if scenario is not None:
            return Study.of_scenario(title_id, scenario)
        study = read_study(Path(file).expanduser(), title_id, move, seat)
        if study.only is not None:
            first = self._seen_from.setdefault(study.origin(), study.only)
            if first != study.only:
                raise NotYours(f"seat {study.only + 1}: this game is not over and was looked at from seat {first + 1}")
        return study

    def join(self, link: str, token: str, name: str) -> ServedGame:
        """A seat at a table of a server."""
        return ServedGame.join(read_link(link, self._server), token, name)
