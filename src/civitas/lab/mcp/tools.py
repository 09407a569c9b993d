"""What an assistant can do, each as one answer in words. Their docstrings are what assistants read about them."""

from collections.abc import Sequence
from typing import Any, Final

import civitas
from civitas import bots as opponents
from civitas.core.errors import CivitasError
from civitas.core.position import Perspective
from civitas.core.title import Title
from civitas.lab import text
from civitas.lab.mcp import wording
from civitas.lab.mcp.desk import Desk
from civitas.lab.mcp.seated import NotBegun, Seated
from civitas.language import language as spoken_in
from civitas.language import title_name

LONGEST_WAIT: Final = 120


class UnknownOpponent(CivitasError):
    """No bot of this name plays this title."""


class Tools:
    """The tools over the tables of a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    # Sitting down.

    def new_game(
        self,
        title: str,
        bots: Sequence[str] = (),
        players: int | None = None,
        seat: int = 1,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        language: str = "",
    ) -> str:
        """Begin a game against bots here, and see its first question.

        title: civilization-1980, civilization-2010, new-dawn, through-the-ages-2006 or through-the-ages-2015.
        bots: names of opponents; the last one fills the table; without any they are of medium strength.
        players: all players, you included. seat: yours, from 1 on. seed: the same seed deals the same game.
        options: options of the title by their names. language: en or de.
        """
        code = self._desk.code(language)
        _check_bots(civitas.title(title), bots)
        return self._sat_down(self._desk.new_game(title, bots, players, seat, seed, options or {}), code)

    def open(
        self,
        file: str = "",
        move: int | None = None,
        seat: int | None = None,
        scenario: dict[str, Any] | None = None,
        title: str = "",
        language: str = "",
    ) -> str:
        """Open a position to study: a game file after so many moves, or a scenario. Play and try what you like there.

        file: the path of a game file (or of a scenario as JSON). move: after how many moves, 0 being the start; all if
        left out. seat: whose eyes you see a game with that is not over; of one that is over `look` shows every seat.
        scenario: a position described in the words of the game. title: whose scenario it is. language: en or de.
        """
        code = self._desk.code(language)
        return self._sat_down(self._desk.open(file, title, move, seat, scenario), code)

    def join(self, link: str, token: str = "", name: str = "", language: str = "") -> str:
        """Sit down at a table of a running Civitas server, with people and bots.

        link: the link of an invitation or of a table, or the id of a table. token: the secret of a seat that is yours
        already; without it you take an open seat. name: what you are called there. language: en or de.
        """
        code = self._desk.code(language)
        return self._sat_down(self._desk.join(link, token, name), code)

    def _sat_down(self, seated: Seated, code: str) -> str:
        """Keep the table, and tell where one sits and what there is; a game that has not begun is kept, too."""
        spoken = spoken_in(code)
        with seated.lock:
            try:
                perspective = seated.perspective()
                own = text.names(perspective, code)[perspective.seat or 0]
                you = spoken.text("mcp-you", name=own, number=(perspective.seat or 0) + 1)
                scene = [you, "", _scene(seated, perspective, code)]
            except NotBegun:
                scene = []
            name = title_name(code, seated.title.id)
            head = [spoken.text("mcp-table", table=self._desk.keep(seated), title=name), *seated.notes(code)]
        return "\n".join([*head, *scene])

    # Looking.

    def look(
        self, whole: bool = False, thing: str = "", seat: int | None = None, table: str = "", language: str = ""
    ) -> str:
        """See where the game is, how everybody stands, what is asked and what you can answer.

        whole: the whole table instead. thing: what a card, a place or a player is and does. seat: another seat's eyes,
        from 1 on, where the game is over or is your own study. table: which one, if not the latest. language: en or de.
        """
        code, seated = self._desk.code(language), self._desk.find(table)
        with seated.lock:
            perspective = seated.perspective(seat)
            if thing:
                told = text.about(perspective, thing, code)
                return told or spoken_in(code).text("input-word", word=thing)
            if whole:
                return text.situation(perspective, code)
            return _scene(seated, perspective, code)

    def list(self, table: str = "", language: str = "") -> str:
        """List what you can do now, numbered. table: which one, if not the latest. language: en or de."""
        code, seated = self._desk.code(language), self._desk.find(table)
        with seated.lock:
            perspective = seated.perspective()
            lines = [f"{offer.number}. {offer.phrase}" for offer in text.offers(perspective, code)]
            return "\n".join(lines or wording.turn(perspective, seated.result(), code)).strip()

    def why(self, action: str, table: str = "", language: str = "") -> str:
        """Ask which rule forbids an action now; answers with the text of the rule.

        action: in words. table: which one, if not the latest. language: en or de.
        """
        code, seated = self._desk.code(language), self._desk.find(table)
        with seated.lock:
            perspective = seated.perspective()
            if not perspective.legal():
                return wording.not_asked(perspective, code)
            answer = text.read(perspective, action, code)
            if answer.action is None:
                return wording.refusal(answer, code)
            phrase = spoken_in(code, seated.title.id).action(seated.title.space, answer.action)
            return spoken_in(code).text("allowed", action=phrase)

    def rule(self, query: str, title: str = "", table: str = "", language: str = "") -> str:
        """Search the rulebook and read rules.

        query: a number such as 43.7, the id of a rule, or words. title: of which game, if not that of the table.
        table: which one, if not the latest. language: en or de.
        """
        code = self._desk.code(language)
        of = civitas.title(title) if title else self._desk.find(table).title
        return wording.rules(of, query, code)

    # Playing.

    def try_(self, action: str, table: str = "", language: str = "") -> str:
        """Try what an action would do, without playing it: what would happen, and which numbers would change.

        action: a number of the list, or words. table: which one, if not the latest. language: en or de.
        """
        code, seated = self._desk.code(language), self._desk.find(table)
        with seated.lock:
            perspective = seated.perspective()
            answer = text.read(perspective, action, code)
            if answer.action is None:
                return wording.refusal(answer, code)
            return wording.outlook(perspective, answer.action, seated.foresee(answer.action), code)

    def play(self, answer: str, confirm: bool = False, table: str = "", language: str = "") -> str:
        """Play an action: a number of the list, words, or JSON with an "action". What is wrong is explained and changes
        nothing. Tells what happened then, and what is asked next.

        confirm: needed for an action that throws something away for good. table: which one, if not the latest.
        language: en or de.
        """
        code, seated = self._desk.code(language), self._desk.find(table)
        with seated.lock:
            perspective, spoken = seated.perspective(), spoken_in(code)
            read = text.read(perspective, answer, code)
            if read.action is None:
                return f"{wording.refusal(read, code)}\n{spoken.text('mcp-unchanged')}"
            loss = text.loss(perspective, read.action, code)
            if loss and not confirm:
                return f"{loss}\n{spoken.text('mcp-confirm')}"
            phrase = spoken_in(code, seated.title.id).action(seated.title.space, read.action)
            seated.play(read.action)
            return "\n".join([spoken.text("mcp-played", action=phrase), _scene(seated, seated.perspective(), code)])

    def wait(self, seconds: int = 30, table: str = "", language: str = "") -> str:
        """Wait at a table of a server until you are asked something, for so many seconds at most.

        table: which one, if not the latest. language: en or de.
        """
        code, seated = self._desk.code(language), self._desk.find(table)
        with seated.lock:
            seated.wait(max(0, min(seconds, LONGEST_WAIT)))
            return _scene(seated, seated.perspective(), code)


def _scene(seated: Seated, perspective: Perspective, code: str) -> str:
    """What is new, how everything stands, and how the game ended if it has."""
    news = text.happenings(perspective, seated.news(), code)
    told = [*wording.earlier(news, code), ""] if news else []
    return "\n".join([*told, text.summary(perspective, code), *wording.turn(perspective, seated.result(), code)])


def _check_bots(title: Title, names: Sequence[str]) -> None:
    known = opponents.names(title.id)
    for name in names:
        if name not in known and name not in opponents.sparring_partners(title.id):
            raise UnknownOpponent(f"bots: no {name!r} plays {title.id}; there are {', '.join(known)}")
