"""A folder in which much work is noted, a line for each piece once it is done: it goes on where it was stopped."""

import json
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TextIO

from civitas.arena.schedule import BadMatch

SYNC_SECONDS = 0.2
PART = ".part"
"""How the names of files end that are not whole yet."""


class Journal:
    """Numbered entries of one kind, in a file of a folder or only in memory."""

    def __init__(self, folder: Path | None, about: str, what: Mapping[str, Any], file: str) -> None:
        """`what` the folder holds is written to the file `about`; a folder that holds something else is refused."""
        self._file = folder / file if folder is not None else None
        self.entries: dict[int, Any] = {}
        self._synced = 0.0
        if folder is not None and self._file is not None:
            folder.mkdir(parents=True, exist_ok=True)
            agree(folder / about, what)
            self.entries = _read(self._file)

    def add(self, number: int, entry: Mapping[str, Any]) -> None:
        """Keep an entry, whatever becomes of this process; one that is there already stays as it is."""
        if number in self.entries:
            return
        self.entries[number] = entry
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry, separators=(",", ":")) + "\n")
                file.flush()
                self._sync(file)

    def _sync(self, file: TextIO) -> None:
        """A machine that fails loses the entries of a moment at most; a disk is too slow for each of them."""
        now = time.monotonic()
        if now - self._synced > SYNC_SECONDS:
            os.fsync(file.fileno())
            self._synced = now

    def in_order(self) -> list[Any]:
        """All entries, by their numbers."""
        return [self.entries[number] for number in sorted(self.entries)]


def agree(file: Path, what: Mapping[str, Any]) -> None:
    """A folder holds one thing; what differs is named."""
    said = json.loads(json.dumps(what))
    if not file.exists():
        write_whole(file, (json.dumps(said, indent=2) + "\n").encode())
        return
    found = json.loads(file.read_text(encoding="utf-8"))
    odd = sorted(key for key in {*found, *said} if found.get(key) != said.get(key))
    if odd:
        differs = ", ".join(f"{key} is {found.get(key)!r} there, not {said.get(key)!r}" for key in odd)
        raise BadMatch(f"{file.parent} holds something else: {differs}")


def write_whole(file: Path, content: bytes) -> None:
    """Write a file that is there altogether or not at all, whatever becomes of this process."""
    part = file.with_name(f".{file.name}{PART}")
    with part.open("wb") as room:
        room.write(content)
        room.flush()
        os.fsync(room.fileno())
    part.replace(file)


def _read(file: Path) -> dict[int, Any]:
    """The entries that are whole; a line that was being written when the machine stopped is cut off."""
    if not file.exists():
        return {}
    found: dict[int, Any] = {}
    good = 0
    with file.open("rb") as lines:
        for line in lines:
            try:
                entry = json.loads(line)
            except ValueError:
                break
            if not line.endswith(b"\n"):
                break
            found.setdefault(entry["game"], entry)
            good += len(line)
    if good < file.stat().st_size:
        with file.open("r+b") as whole:
            whole.truncate(good)
    return found
