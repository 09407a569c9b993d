"""The log: lines for people, or one JSON object a line for programs; each with the id of the request it belongs to."""

import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

Form = Literal["text", "json"]

FORMAT = "%(asctime)s %(levelname)s %(message)s"
REQUEST_ID: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being answered."""
MORE = "more"
"""The attribute of a record with what a program wants to know, beside its sentence."""
_GIVEN = re.compile(r"[A-Za-z0-9._-]{1,64}")

requests = logging.getLogger("civitas.requests")
"""A line for each request, where the log is for programs."""


def request_id(given: str | None) -> str:
    """The id that a proxy has given to a request, if it can be written into a log; else a new one."""
    return given if given is not None and _GIVEN.fullmatch(given) else secrets.token_hex(8)


class JsonLines(logging.Formatter):
    """One object a line."""

    def __init__(self, process: str = "") -> None:
        super().__init__()
        self._process = process

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if self._process:
            line["process"] = self._process
        if REQUEST_ID.get():
            line["request"] = REQUEST_ID.get()
        line.update(getattr(record, MORE, {}))
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def begin_log(form: Form, process: str = "") -> None:
    """Write the log from now on; `process` is named in each line if there are several."""
    handler = logging.StreamHandler(sys.stderr)
    lines = logging.Formatter(FORMAT.replace("%(message)s", f"{process} %(message)s" if process else "%(message)s"))
    handler.setFormatter(JsonLines(process) if form == "json" else lines)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    requests.setLevel(logging.INFO if form == "json" else logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
