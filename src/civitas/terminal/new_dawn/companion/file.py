"""The file of the companion: read with everything checked, and written so that nothing is ever lost."""

import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from tomllib import TOMLDecodeError, loads
from typing import Any

from civitas.core.errors import BadScenario
from civitas.games.new_dawn.facts.agendas import AGENDAS, VICTORY_CARDS
from civitas.games.new_dawn.facts.event_dial import EVENTS, SECTIONS
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.map.tiles import FIXED_MAPS
from civitas.games.new_dawn.options import DIFFICULTIES
from civitas.games.new_dawn.scenario.table_entries import VICTORY_PREFIX
from civitas.language import LANGUAGES, Language, language
from civitas.terminal.new_dawn.companion.problems import FileProblem, problem_with
from civitas.terminal.new_dawn.companion.situation import AUTOMA, HOLDERS, PLAYER, Situation, record_of, situation_of
from civitas.terminal.new_dawn.companion.toml import Writer

TITLE = "new-dawn"
DEFAULT_FILE = "automa.toml"
BACKUP = ".bak"


# Reading.


def read_text(path: Path, spoken: Language) -> str:
    """What a file says; one that is no text is refused."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise FileProblem(f"{path}: {spoken.text('automa-problem-text')}") from problem


def parse(path: object, text: str, code: str | None = None) -> Situation:
    """The situation of a text; `code` is the language of complaints, else it is that of the file."""
    given: Mapping[str, Any] = {}
    try:
        given = loads(text)
        return situation_of(given)
    except (TOMLDecodeError, BadScenario) as problem:
        raise problem_with(path, text, problem, language_of(given, code)) from problem


def language_of(given: Mapping[str, Any], code: str | None) -> Language:
    """The language that is wanted or, if none is, that of a file."""
    wanted = code or given.get("language", LANGUAGES[0])
    return language(wanted if wanted in LANGUAGES else LANGUAGES[0], TITLE)


def file_language(text: str, code: str | None, usual: str) -> Language:
    """The language in which to speak about a file that may have mistakes."""
    try:
        given: Mapping[str, Any] = loads(text)
    except TOMLDecodeError:
        given = {}
    return language_of({"language": usual, **given}, code)


# Writing.


def write_text(path: Path, text: str) -> None:
    """Put a text in the place of a file; the former one is kept beside it, and a half-written one never counts."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            os.chmod(draft, path.stat().st_mode & 0o777)
            shutil.copyfile(path, path.with_name(path.name + BACKUP))
        else:
            os.chmod(draft, 0o666 & ~_umask())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def render(situation: Situation, former: str = "") -> str:
    """A situation as the text of a file, with an explanation of every field; the person's comments stay."""
    return _Layout(situation, former).text()


class _Layout:
    """Writes the tables of a file one after the other."""

    def __init__(self, situation: Situation, former: str) -> None:
        self.record = record_of(situation)
        self.spoken = language(situation.language, TITLE)
        self.writer = Writer(former)

    def text(self) -> str:
        for part in ("automa-file-about", "automa-file-spaces", "automa-file-comments"):
            self.writer.explain(self.spoken.text(part))
        self._general()
        self._table("options", self.record["options"])
        self._table("map", self.record["map"], maps=_listed([each.id.lower() for each in FIXED_MAPS if each.is_automa]))
        for key in ("resources", "barbarians", *HOLDERS):
            self._table(key, self.record[key])
        self._wonders()
        self._seat(AUTOMA, self.record[AUTOMA], True)
        for seat, entry in self.record[PLAYER].items():
            self._seat(f"{PLAYER}.{seat}", entry, False)
        return self.writer.text()

    def _general(self) -> None:
        words = {
            "language": LANGUAGES,
            "difficulty": DIFFICULTIES,
            "victory_cards": [
                f"{card.removeprefix(VICTORY_PREFIX)} ({self.spoken.name(f'victory-card-{card}')})"
                for card in VICTORY_CARDS
            ],
            "event": [f"{number} = {self.spoken.name(f'card-{EVENTS[each]}')}" for number, each in enumerate(SECTIONS)],
        }
        for key in ("language", "players", "difficulty", "round", "turn_done", "event", "seed", "victory_cards"):
            self.writer.gap()
            self._explain(key, words=_listed(words.get(key, ())))
            self.writer.field(key, self.record[key])

    def _table(self, key: str, content: Mapping[str, Any], **words: str) -> None:
        self.writer.gap()
        self._explain(key, **words)
        self.writer.table(key)
        for name, each in content.items():
            self.writer.field(name, each)

    def _wonders(self) -> None:
        wonders = self.record["wonders"]
        self.writer.gap()
        self._explain("wonders")
        self.writer.table("wonders")
        for key in ("face_up", "great_zimbabwe"):
            self._explain(key)
            self.writer.field(key, wonders[key])
        self._explain("built")
        self.writer.table("wonders.built")
        for wonder, space in wonders["built"].items():
            self.writer.field(wonder, space)

    def _seat(self, path: str, entry: Mapping[str, Any], is_explained: bool) -> None:
        words = {"leader": _listed(LEADERS), "agendas": _listed(AGENDAS)}
        self.writer.gap()
        self._explain(path.partition(".")[0], seat=path.partition(".")[2])
        self.writer.table(path)
        for key, content in entry.items():
            if is_explained:
                self._explain(f"seat-{key}", words=words.get(key, ""))
            self.writer.field(key, content)

    def _explain(self, key: str, **arguments: str) -> None:
        self.writer.explain(self.spoken.text(f"automa-key-{key.replace('_', '-')}", **arguments))


def _listed(words: Any) -> str:
    return ", ".join(words)


class SituationFile:
    """A file with a situation; it is read anew before every change, so that edits by hand are never overwritten."""

    def __init__(self, path: Path, code: str | None, usual: str = LANGUAGES[0]) -> None:
        self.path = path
        self.code = code
        self.usual = usual
        """The language of the surroundings, for files that cannot be read."""

    def read(self) -> tuple[str, Situation]:
        """The text of the file and the situation it describes."""
        text = read_text(self.path, language(self.code or self.usual, TITLE))
        if self.code is None:
            return text, parse(self.path, text, file_language(text, None, self.usual).code)
        situation = parse(self.path, text, self.code)
        situation.language = self.code
        return text, situation

    def write(self, situation: Situation, former: str) -> str:
        """Write a situation that can be read back; anything else is refused and changes nothing."""
        text = render(situation, former)
        parse(self.path, text, situation.language)
        write_text(self.path, text)
        return text
