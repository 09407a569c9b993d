"""Responses, our answers over HTTP: JSON out of our types, and refusals with their status."""

import gzip

import msgspec
from starlette.responses import Response

from civitas.core.errors import BadOption, CivitasError, MalformedAction, UnknownTitle
from civitas.server.encoding import LEVEL, PACK_BYTES
from civitas.server.messages import Trouble
from civitas.server.pages import accepted
from civitas.server.refusals import NotFound, Refusal, SeatsChanged, Unplayable, reason_of, refused, told
from civitas.server.storage.database import StorageFailed

JSON = "application/json"
GZIP = "gzip"

_STATUS_OF_KIND: list[tuple[type[CivitasError], int]] = [
    (NotFound, 404),
    (StorageFailed, 503),
    (MalformedAction, 400),
    (BadOption, 400),
    (UnknownTitle, 400),
    (Unplayable, 410),
    (SeatsChanged, 503),
]
_STATUS_OF_REASON = {
    "malformed": 400,
    "seat": 403,
    "host": 403,
    "invitation": 403,
    "csrf": 403,
    "login": 401,
    "password": 401,
    "address": 400,
    "passkey": 401,
    "suspended": 403,
    "moderator": 403,
    "slow": 408,
    "too-large": 413,
    "slow-down": 429,
    "busy": 503,
    "crowded": 503,
    "name-unseen": 400,
    "name-long": 400,
    "name-scripts": 400,
}
CONFLICT = 409


def answer(content: object, status: int = 200, accepts: str = "") -> Response:
    """One of our messages as JSON; what is long is packed, where the client `accepts` that."""
    encoded = msgspec.json.encode(content)
    if len(encoded) < PACK_BYTES or accepted(accepts, [GZIP]) != GZIP:
        return Response(encoded, status, media_type=JSON)
    headers = {"content-encoding": GZIP, "vary": "Accept-Encoding"}
    return Response(gzip.compress(encoded, LEVEL, mtime=0), status, headers, JSON)


def trouble(status: int, error: str, message: str, retry_after: int | None = None) -> Response:
    """A refusal of a request, and in how many seconds to come again."""
    response = answer(Trouble(error, message), status)
    if retry_after is not None:
        response.headers["retry-after"] = str(retry_after)
    return response


def refusal(problem: CivitasError) -> Response:
    """A refusal of the tables; where somebody acted, with the rule and the present state."""
    status = status_of(problem)
    if status == CONFLICT:
        return answer(refused(problem), status)
    retry_after = problem.retry_after if isinstance(problem, Refusal) else None
    return trouble(status, reason_of(problem), told(problem), retry_after)


def status_of(problem: CivitasError) -> int:
    """The status that fits a refusal."""
    if isinstance(problem, Refusal):
        return _STATUS_OF_REASON.get(problem.reason, CONFLICT)
    return next((status for kind, status in _STATUS_OF_KIND if isinstance(problem, kind)), CONFLICT)
