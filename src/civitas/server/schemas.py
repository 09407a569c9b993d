"""JSON Schemas of what goes over the wire and of what is seen of each title; the page's types are made from them.

python -m civitas.server.schemas FOLDER KINDS     writes wire.json, and a file for each package with typed views,
                                                  and to KINDS by which kinds of names the words of each title go
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import civitas
import civitas.server.account_messages
import civitas.server.analysis_messages
import civitas.server.clock_messages
import civitas.server.lesson_messages
import civitas.server.notices_messages
import civitas.server.order_messages
import civitas.server.people_messages
import civitas.server.study_messages
from civitas.server.messages import BESIDE, Asked, FromClient, FromServer, Message

Schema = dict[str, Any]
MODULES = (
    civitas.server.messages,
    civitas.server.study_messages,
    civitas.server.account_messages,
    civitas.server.clock_messages,
    civitas.server.lesson_messages,
    civitas.server.analysis_messages,
    civitas.server.notices_messages,
    civitas.server.order_messages,
    civitas.server.people_messages,
)
"""Where the messages are written down."""
REFERENCE = "#/$defs/{name}"


def wire_schema() -> Schema:
    """Everything that is sent and received; `Wire` names what may come over the WebSocket from either side."""
    sent, received = _kinds_of(Message), _kinds_of(Asked)
    beside = list(BESIDE.values())
    shown, known = _components([FromServer, FromClient, *beside, *sent, *received])
    for name, arguments in zip(BESIDE, shown[2:], strict=False):
        known[name]["additionalProperties"] = arguments
    for kind in sent:
        known[kind.__name__]["required"] = list(known[kind.__name__]["properties"])  # also what has a default is sent
    return _root("Wire", {"from_server": shown[0], "from_client": shown[1]}, known)


def _kinds_of(base: type[msgspec.Struct]) -> list[type[Any]]:
    """All messages of a base that somebody sends or receives."""
    named = [kind for module in MODULES for kind in vars(module).values()]
    found = [kind for kind in named if isinstance(kind, type) and issubclass(kind, base) and kind is not base]
    return list(dict.fromkeys(found))


def view_schemas() -> dict[str, Schema]:
    """What is seen of each title that has types for it, by the name of its package."""
    kinds = [title.view_type() for title in civitas.titles().values() if _is_own(title)]
    return {_package(kind): _view_schema(kind) for kind in kinds if kind is not dict}


def name_kinds() -> dict[str, dict[str, list[str]]]:
    """By which kinds of names the words of each domain go, title by title."""
    return {title.id: title.space.name_kinds() for title in civitas.titles().values() if _is_own(title)}


def write(folder: Path) -> None:
    """Write all schemas, one file each."""
    for name, schema in {"wire": wire_schema(), **view_schemas()}.items():
        (folder / f"{name}.json").write_text(json.dumps(schema, indent=1), encoding="utf-8")


def _is_own(title: object) -> bool:
    """Whether the page is built with a title; others bring what they need."""
    return type(title).__module__.startswith("civitas.games.")


def _view_schema(kind: type[Any]) -> Schema:
    (shown,), known = _components([kind])
    return _root("Seen", {"view": shown}, known)


def _components(kinds: list[Any]) -> tuple[list[Schema], dict[str, Schema]]:
    shown, known = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    return list(shown), known


def _root(name: str, properties: dict[str, Schema], known: dict[str, Schema]) -> Schema:
    return {"title": name, "type": "object", "properties": properties, "required": list(properties), "$defs": known}


def _package(kind: type[Any]) -> str:
    return kind.__module__.split(".")[-2]


if __name__ == "__main__":
    write(Path(sys.argv[1]))
    Path(sys.argv[2]).write_text(json.dumps(name_kinds(), indent=1), encoding="utf-8")
