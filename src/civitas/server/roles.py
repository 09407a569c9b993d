"""Roles: what a process of a server does. Web processes serve, bots think, and a small server does both in one process.

A supervisor gives each process its post: its role, and what it has inherited.
"""

import os
from collections.abc import MutableMapping
from enum import StrEnum
from typing import NamedTuple

import msgspec

POST = "CIVITAS_POST"


class Role(StrEnum):
    """What a process does."""

    WEB = "web"
    """Serves, and lets others think."""
    BOTS = "bots"
    """Thinks for all tables of the database, and serves nobody."""
    ALL = "all"


class Address(NamedTuple):
    """Where metrics are told to everybody who reaches it."""

    host: str
    port: int


class Post(msgspec.Struct, frozen=True):
    """What a process that was started by a supervisor has been given."""

    role: Role
    number: int
    link: int
    """A descriptor: something is written when the process is ready, and it ends when the supervisor has."""
    page: int | None = None
    """The descriptor of the socket at which the page is."""
    metrics: int | None = None
    """The descriptor of the socket at which metrics are told."""

    @property
    def name(self) -> str:
        """What the log calls it."""
        return f"{self.role}-{self.number}"


def posted(post: Post) -> dict[str, str]:
    """The surroundings of a process that is to take this post."""
    return {**os.environ, POST: msgspec.json.encode(post).decode()}


def take_post(surroundings: MutableMapping[str, str] = os.environ) -> Post | None:
    """The post of this process, if a supervisor has started it; whatever this process starts has none."""
    text = surroundings.pop(POST, None)
    return None if text is None else msgspec.json.decode(text, type=Post)


def team(role: Role, workers: int) -> list[tuple[Role, int]]:
    """Who is needed: so many web processes, and one for the bots if they are not somewhere else."""
    web = [(Role.WEB, number) for number in range(1, workers + 1)]
    return web if role is Role.WEB else [*web, (Role.BOTS, 1)]
