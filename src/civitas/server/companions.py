"""Companions: for people who play with the real box, what the rules do by themselves at their table.

A title's manifest names a module with `choices`, `begin_with`, `show`, `do` and `lay`. Requests carry the whole table
along, so that nothing has to be remembered; whoever wants it kept gets a code, by which anybody finds the table.
"""

import time
from collections.abc import Callable
from typing import Any

import msgspec

from civitas.core.errors import CivitasError
from civitas.manifests import load_module, manifests
from civitas.server import tokens
from civitas.server.messages import (
    CompanionDo,
    CompanionKept,
    CompanionLaid,
    CompanionLay,
    CompanionNew,
    CompanionOption,
    CompanionQuestion,
    CompanionShown,
    CompanionStep,
    CompanionStored,
)
from civitas.server.refusals import NotFound, Refusal
from civitas.server.storage import companions as stored
from civitas.server.storage.database import Database

REASON = "companion"
Answer = Callable[..., dict[str, Any]]


def companion_of(title_id: str) -> Any:
    """The module that answers for a title."""
    manifest = manifests().get(title_id)
    if manifest is None or not manifest.companion:
        raise NotFound("this title has no companion")
    return load_module(manifest.companion)


def choices(title_id: str, language: str) -> dict[str, list[CompanionOption]]:
    """What a new table can be made of."""
    return msgspec.convert(companion_of(title_id).choices(language), dict[str, list[CompanionOption]])


def begin(title_id: str, wanted: CompanionNew) -> CompanionShown:
    """A new table."""
    wishes = msgspec.structs.asdict(wanted)
    language = wishes.pop("language")
    return _shown(companion_of(title_id).begin_with, language, wishes)


def do(title_id: str, asked: CompanionDo) -> CompanionShown:
    """Something happens at a table, or somebody looks at it."""
    service = companion_of(title_id)
    if not asked.command:
        return _shown(service.show, asked.language, asked.text)
    return _shown(service.do, asked.language, asked.text, asked.command, asked.answers, asked.dice)


def lay(title_id: str, asked: CompanionLay) -> CompanionLaid:
    """Tiles on a table."""
    service = companion_of(title_id)
    found = _answered(service.lay, asked.language, asked.players, asked.tiles, asked.owners, asked.water)
    return CompanionLaid(**found)


def _shown(answer: Answer, *given: object) -> CompanionShown:
    """A table as one of our messages."""
    found = _answered(answer, *given)
    question = found["question"]
    return CompanionShown(
        text=found["text"],
        view=found["view"],
        called=found["called"],
        steps=[CompanionStep(**step) for step in found["steps"]],
        question=None if question is None else msgspec.convert(question, CompanionQuestion),
    )


def _answered(answer: Answer, *given: object) -> dict[str, Any]:
    """What the module says; what it refuses in its own words."""
    try:
        return answer(*given)
    except Refusal:
        raise
    except CivitasError as problem:
        raise Refusal(REASON, str(problem)) from problem


# Tables that are kept.


def keep(database: Database, title_id: str, kept: CompanionKept) -> CompanionStored:
    """Keep a table under a new code, which is shown only now."""
    _checked(title_id, kept)
    code, now = tokens.new_token(), time.time()
    with database.writing() as c:
        stored.insert_companion(c, tokens.hash_of(code), title_id, kept.text, now)
    return CompanionStored(code, kept.text, now)


def keep_on(database: Database, title_id: str, code: str, kept: CompanionKept) -> CompanionStored:
    """The table of a code as it is now."""
    _checked(title_id, kept)
    now = time.time()
    with database.writing() as c:
        if not stored.update_companion(c, tokens.hash_of(code), title_id, kept.text, now):
            raise NotFound("no table is kept under this code")
    return CompanionStored(code, kept.text, now)


def kept(database: Database, title_id: str, code: str) -> CompanionStored:
    """The table of a code."""
    companion_of(title_id)
    with database.reading() as c:
        found = stored.find_companion(c, tokens.hash_of(code), title_id)
    if found is None:
        raise NotFound("no table is kept under this code")
    return CompanionStored(code, *found)


def _checked(title_id: str, kept: CompanionKept) -> None:
    """Only tables are kept, nothing else that somebody might want to store here."""
    _answered(companion_of(title_id).show, "en", kept.text)
