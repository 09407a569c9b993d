"""Names, events and actions as sentences, in the languages of `locale/<language>/*.ftl`.

A language knows the messages that all titles share (`civitas*.ftl`), those of one title (`<title>-*.ftl`) and those of
its family: editions of one game, whose ids are alike up to the last dash (`through-the-ages-play.ftl` belongs to
`through-the-ages-2006` and `through-the-ages-2015`). An event `moved` is the message `event-moved`, a verb `move` is
`verb-move`, a frame `Movement` is `question-Movement`. Messages get the arguments of the event or the action, prepared
like this:

* seats become the names of their players, and `$seat_number` counts from 1; a seat below 0 becomes `none`;
* ids of names become names, and `$good_id` is still the id; `$area` comes with `$area_in`, `$area_to` and `$area_from`,
  the place with its preposition;
* lists become "2 Salt, Bronze", and `$cards_count` is their length;
* numbers stay numbers, so that messages can count.

What rules and lessons say (`<title>-rules.ftl`, `<title>-lessons.ftl`) is no part of it: see `rule_texts.py` and
`lessons/texts.py`.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from civitas.core.events import Event
from civitas.core.telling import Said
from civitas.core.verbs import ActionSpace, Domain
from civitas.manifests import manifests

LANGUAGES = ("en", "de")
SHARED = "civitas"
TITLE_NAMES = "-titles.ftl"
"""How the name of a file ends that says what a title is called."""
BOT_NAMES = "-bots.ftl"
"""How the name of a file ends that says what the bots of a title are called."""
RULES = "rules"
"""How the names of files end that say what the rules say."""
LESSONS = "lessons"
"""How the names of files end that say what lessons say."""
SEATS = ("seat", "other")
"""The arguments of events that are seats."""
PREPOSITIONS = ("in", "to", "from")
NOBODY = "none"

COORDINATES = re.compile(r"(-?\d+),(-?\d+)")
"""Words that are places of a grid: so far to the east, so far to the south."""

Arguments = dict[str, int | str]
Styled = Callable[[str, str], str]
"""Marks a name: from the id of a thing and what it is called."""


class Language:
    """One language for one title (or for none): every message by its id."""

    def __init__(self, code: str, title_id: str = "", also: Sequence[str] = ()) -> None:
        """`also`: files that are only read by those who need them."""
        self.code = code
        self.title_id = title_id
        self._bundle = FluentBundle([code], use_isolating=False)
        self._shared: dict[Domain, set[str]] = {}
        for name in [*_files(code, title_id), *also]:
            self._bundle.add_resource(_resource(code, name))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def text(self, message: str, /, **arguments: int | str) -> str:
        """A message with its arguments; a message nobody has written shows its id and arguments."""
        text, problems = self.format(message, arguments)
        return text if not problems else f"{message} {arguments or ''}".strip()

    def format(self, message: str, arguments: Mapping[str, int | str]) -> tuple[str, list[str]]:
        """A message with its arguments, and what was wrong with it."""
        if not self.has(message):
            return message, [f"{self.code}: no message {message}"]
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message, [f"{self.code}: {message} is empty"]
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), [f"{self.code}: {message}: {error!r}" for error in errors]

    def name(self, name_id: str) -> str:
        """What something is called; without a name its id has to do."""
        return self.text(name_id) if self.has(name_id) else name_id.partition("-")[2].replace("-", " ") or name_id

    def place(self, name_id: str, preposition: str) -> str:
        """The name of a place behind `in`, `to` or `from`, as the language has it."""
        return self.text(f"place-{preposition}", id=name_id, name=self.name(name_id))

    def listing(self, name_ids: Sequence[str]) -> str:
        """Names one after the other, equal ones counted."""
        counts: dict[str, int] = {}
        for name_id in name_ids:
            counts[name_id] = counts.get(name_id, 0) + 1
        return ", ".join(self.counted(name_id, count) for name_id, count in counts.items())

    def counted(self, name_id: str, count: int) -> str:
        """A name with its number, if there is more than one."""
        return self.name(name_id) if count == 1 else f"{count} {self.name(name_id)}"

    def event(self, event: Event, names: Sequence[str], prefix: str = "event") -> str:
        """What happened, as a sentence; `names` are those of the seats."""
        return self.text(f"{prefix}-{event.message}", **self.event_arguments(event, names))

    def event_seen(self, event: Event, names: Sequence[str]) -> str:
        """The same, told to somebody who sees everything: what addresses one seat (`event-`) names it (`seen-`)."""
        return self.event(event, names, "seen" if self.has(f"seen-{event.message}") else "event")

    def event_arguments(self, event: Event, names: Sequence[str]) -> Arguments:
        """The arguments of an event as its message wants them."""
        prepared: Arguments = {}
        for key, value in event.arguments.items():
            if isinstance(value, list):
                prepared[key] = self.listing(value)
                prepared[f"{key}_count"] = len(value)
            elif key in SEATS and isinstance(value, int):
                prepared[key] = names[value] if value >= 0 else NOBODY
                prepared[f"{key}_number"] = value + 1
            elif isinstance(value, str):
                prepared.update(self._name_arguments(key, value))
            else:
                prepared[key] = value
        return prepared

    def said(self, said: Said, names: Sequence[str], styled: Styled | None = None) -> str:
        """What a teller says, in words; `names` are those of the seats, `styled` may mark a name by its id."""
        text = self.text(said["message"], **self.said_arguments(said, names, styled))
        return text if styled is None or "arguments" in said else styled(said["message"], text)

    def said_arguments(self, said: Said, names: Sequence[str], styled: Styled | None = None) -> Arguments:
        """The arguments of something said as its message wants them."""
        prepared: Arguments = {}
        for key, value in said.get("arguments", {}).items():
            if isinstance(value, dict):
                prepared[key] = self.said(value, names, styled)
            elif isinstance(value, list):
                prepared[key] = self.listing(value)
                prepared[f"{key}_count"] = len(value)
            elif isinstance(value, str):
                prepared.update(self._thing_arguments(key, value, names, styled))
            else:
                prepared[key] = value
        return prepared

    def _thing_arguments(self, key: str, thing: str, names: Sequence[str], styled: Styled | None) -> Arguments:
        kind, _, number = thing.partition("-")
        if kind == "seat" and number.isdigit():
            return {key: names[int(number) - 1], f"{key}_number": int(number)}
        arguments = self._name_arguments(key, thing)
        return arguments if styled is None else {**arguments, key: styled(thing, str(arguments[key]))}

    def action(self, space: ActionSpace, action: int) -> str:
        """An action as a phrase."""
        verb = space.verb_of(action)
        arguments: Arguments = {}
        for domain, value in zip(verb.domains, verb.arguments(action), strict=True):
            arguments.update(self.domain_arguments(domain, value))
        return self.text(f"verb-{verb.name}", **arguments)

    def value(self, domain: Domain, value: int) -> str:
        """What a value of a domain is called, such as `Knossos` or `Knossos → Phaestos`."""
        if domain.first_number is not None:
            return str(domain.first_number + value)
        return " → ".join(self.word(domain, word) for word in domain.words[value].split())

    def word(self, domain: Domain, word: str) -> str:
        """What one word of a domain is called."""
        plain, _, part = word.partition(":")
        if part:
            return f"{self.word(domain, plain)} ({self.name(f'coast-{part}')})"
        place = COORDINATES.fullmatch(word)
        if place:
            return self._coordinates(int(place[1]), int(place[2]))
        stem, _, last = word.rpartition("-")
        name_id = self.name_id(domain, word)
        if name_id:
            name = self.name(name_id)
            return f"{name} ({last.upper()})" if name in self._shared_names(domain) else name
        if self.has(f"{domain.name}-as-{last}"):
            return self.text(f"{domain.name}-as-{last}", name=self.word(domain, stem))
        return f"{self.word(domain, stem)} {last}" if last.isdigit() else word.replace("-", " ")

    def _coordinates(self, east: int, south: int) -> str:
        """A place of a grid without signs, which could not be typed: `E2/N1`."""
        ways = ["west" if east < 0 else "east", "north" if south < 0 else "south"]
        steps = zip(ways, (east, south), strict=True)
        return "/".join(f"{self.text(f'coordinate-{way}')}{abs(count)}" for way, count in steps)

    def _shared_names(self, domain: Domain) -> set[str]:
        """Names that several words of a domain have, as cards of several ages do; their ids end with what differs."""
        if domain not in self._shared:
            words = {word for value in domain.words if domain.first_number is None for word in value.split()}
            names = [self.name(name_id) for name_id in (self.name_id(domain, word) for word in words) if name_id]
            self._shared[domain] = {name for name in names if names.count(name) > 1}
        return self._shared[domain]

    def name_id(self, domain: Domain, word: str) -> str:
        """The id under which a word of a domain has its name, or nothing."""
        return next((f"{kind}-{word}" for kind in domain.kinds if self.has(f"{kind}-{word}")), "")

    def ids(self, *kinds: str) -> list[str]:
        """The ids of all messages of these kinds, `area-knossos` being one of the kind `area`."""
        return [id for id in messages(self.code, self.title_id) if id.startswith(tuple(f"{kind}-" for kind in kinds))]

    def _name_arguments(self, key: str, name_id: str) -> Arguments:
        places = {f"{key}_{preposition}": self.place(name_id, preposition) for preposition in PREPOSITIONS}
        return {key: self.name(name_id), f"{key}_id": name_id, **places}

    def domain_arguments(self, domain: Domain, value: int) -> Arguments:
        """A value of a domain as the messages of verbs want it."""
        if domain.first_number is not None:
            return {domain.name: domain.first_number + value}
        words = domain.words[value].split()
        key = domain.name.replace("-", "_")
        arguments: Arguments = {key: self.value(domain, value), f"{key}_id": words[0]}
        for number, word in enumerate(words, 1):
            part = f"{key}_{number}" if len(words) > 1 else key
            arguments[part] = self.word(domain, word)
            name_id = self.name_id(domain, word.partition(":")[0])
            for preposition in PREPOSITIONS if name_id else ():
                arguments[f"{part}_{preposition}"] = self.place(name_id, preposition)
        return arguments


@cache
def language(code: str, title_id: str = "") -> Language:
    """The language of this code for this title; made once."""
    return Language(code, title_id)


def messages(code: str, title_id: str = "") -> list[str]:
    """The ids of all messages of a language for a title."""
    found = [entry.id.name for name in _files(code, title_id) for entry in entries(code, name)]
    return list(dict.fromkeys(found))


def entries(code: str, file: str) -> Iterator[ast.Message]:
    """All messages of one file."""
    for entry in _resource(code, file).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"locale/{code}/{file}: cannot be read: {entry.content!r}")
        if isinstance(entry, ast.Message):
            yield entry


@cache
def title_text(code: str, title_id: str, part: str = "") -> str:
    """What the lobby says of a title (`about`, `mood`; nothing: its name), without reading all that it says."""
    message = "-".join(filter(None, ["title", title_id, part]))
    return text_in(code, f"{title_id}{TITLE_NAMES}", message)


@cache
def bot_text(code: str, title_id: str, name: str, part: str = "") -> str:
    """What is said of a bot of a title (`about`; nothing: its name), likewise."""
    message = "-".join(filter(None, ["bot", name, part]))
    found = (text_in(code, f"{owner}{BOT_NAMES}", message) for owner in (title_id, family(title_id), SHARED))
    return next(filter(None, found), "")


def bot_name(code: str, title_id: str, name: str) -> str:
    """What a bot is called; without a name its id has to do."""
    return bot_text(code, title_id, name) or name.capitalize()


def text_in(code: str, file: str, message: str) -> str:
    """A message of one file, or nothing."""
    if file not in _places(code):
        return ""
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(_resource(code, file))
    pattern = bundle.get_message(message).value if bundle.has_message(message) else None
    return "" if pattern is None else str(bundle.format_pattern(pattern)[0])


def title_name(code: str, title_id: str) -> str:
    """What a title is called; without a name its id has to do."""
    return title_text(code, title_id) or title_id


def own_texts(code: str, title_id: str) -> list[str]:
    """The files of a title and its family as they are, without what all titles share and without the rules."""
    return [read(code, name) for name in _files(code, title_id) if owner(name) != SHARED]


def files(code: str) -> list[str]:
    """The names of all files of a language."""
    return sorted(_places(code))


@cache
def _places(code: str) -> dict[str, Traversable]:
    """Where the files of a language are: ours, and those that titles of other distributions bring in their packages."""
    packages = dict.fromkeys(["civitas", *(each.package for each in manifests().values() if not each.is_own)])
    folders = [resources.files(package).joinpath("locale", code) for package in packages]
    found = [entry for folder in folders if folder.is_dir() for entry in folder.iterdir()]
    return {entry.name: entry for entry in reversed(found) if entry.name.endswith(".ftl")}


def rules_file(title_id: str) -> str:
    """The name of the file that says what the rules of a title say."""
    return f"{title_id}-{RULES}.ftl"


def _files(code: str, title_id: str) -> list[str]:
    """The files of a title, of its family and of all, in this order: the first of two messages of one id counts.

    Rules and lessons are left out; they are read by themselves.
    """
    owners = [title_id, family(title_id), SHARED]
    own = [name for name in files(code) if owner(name) in owners and not _is_apart(name)]
    return sorted(own, key=lambda name: owners.index(owner(name)))


def lessons_file(title_id: str) -> str:
    """The name of the file that says what the lessons of a title say."""
    return f"{title_id}-{LESSONS}.ftl"


def _is_apart(file: str) -> bool:
    """Whether a file is read only when it is asked for."""
    return file in (rules_file(owner(file)), lessons_file(owner(file)))


def family(title_id: str) -> str:
    """What the editions of one game share of their ids: `through-the-ages-2015` is of the family `through-the-ages`."""
    return title_id.rpartition("-")[0]


def owner(file: str) -> str:
    """The title or family a file belongs to: `civilization-1980-names.ftl` is of `civilization-1980`."""
    stem = file.removesuffix(".ftl")
    return SHARED if stem.split("-")[0] == SHARED else stem.rpartition("-")[0]


def read(code: str, file: str) -> str:
    """A file of a language as it is."""
    return _places(code)[file].read_text(encoding="utf-8")


@cache
def _resource(code: str, file: str) -> Any:
    return FluentResource(read(code, file))
