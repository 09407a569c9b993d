"""Worked examples: short scenarios that a title brings as data, what is done in them, and the rules that this shows."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import civitas
from civitas.core.events import Event
from civitas.core.position import Position
from civitas.core.rules import Objection
from civitas.manifests import manifests


class Example(NamedTuple):
    """A scenario, what is done in it, and the rules that this shows. Players are numbered from 1 in the file."""

    id: str
    rules: list[str]
    scenario: Mapping[str, Any]
    actions: list[tuple[int, str]]
    """Seats, and what they do in text form."""


class Try(NamedTuple):
    """What somebody does in an example: what happened, or why it is refused, and where that leads."""

    seat: int
    action: int
    events: list[Event]
    objection: Objection | None
    position: Position


@cache
def examples(title_id: str) -> dict[str, Example]:
    """The examples that a title brings, in the order of its file."""
    manifest = manifests().get(title_id)
    if manifest is None or not manifest.examples:
        return {}
    text = resources.files(manifest.package).joinpath(manifest.examples).read_text(encoding="utf-8")
    return {entry["id"]: _example(entry) for entry in tomllib.loads(text)["example"]}


def _example(entry: Mapping[str, Any]) -> Example:
    actions = [action.split(" ", 1) for action in entry["actions"]]
    scenario = entry["scenario"]
    return Example(entry["id"], entry["rules"], scenario, [(int(player) - 1, text) for player, text in actions])


def begin(title_id: str, example: Example) -> Position:
    """The position before anything is done."""
    return civitas.title(title_id).scenario(example.scenario)


def play(title_id: str, example: Example) -> list[Try]:
    """Do what the example does, one after the other; what is refused changes nothing."""
    position, found = begin(title_id, example), []
    for seat, text in example.actions:
        action = position.space().parse(text)
        objection = position.why_not(seat, action)
        position = position.clone()
        events = position.play(seat, action) if objection is None else []
        found.append(Try(seat, action, events, objection, position))
    return found
