"""How the server says no. Nothing has changed when one of these is raised."""

from civitas.core.errors import CannotUndo, CivitasError, IllegalAction, MalformedAction, OutOfTurn
from civitas.server.messages import Refused, State
from civitas.server.storage.database import StorageFailed, Unreachable

LONGEST_MESSAGE = 300
OUT_OF_REACH = "the database is out of reach; try again later"


class NotFound(CivitasError):
    """There is no such table, title or rule."""


class Unplayable(CivitasError):
    """A table that was begun under other rules than this server plays by: kept, but not played on."""


class SeatsChanged(CivitasError):
    """A seat has changed hands since somebody was known to sit there; to be asked again."""


class Refusal(CivitasError):
    """The request is understood and declined; `reason` is one word for programs."""

    def __init__(self, reason: str, message: str, state: State | None = None, retry_after: int | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.state = state
        self.retry_after = retry_after
        """In how many seconds it may be different, where we know."""


class NotBegun(Refusal):
    """A table at which nothing is dealt yet."""

    def __init__(self) -> None:
        super().__init__("waiting", "the game begins when every seat is taken")


def refused(problem: CivitasError, client_id: str | None = None) -> Refused:
    """A refusal as a message."""
    objection = problem.objection if isinstance(problem, IllegalAction) else None
    state = problem.state if isinstance(problem, Refusal) else None
    refusal = Refused(reason_of(problem), told(problem), client_id, state=state)
    if objection is not None:
        refusal.rule, refusal.option = objection.rule, objection.option or None
    return refusal


def told(problem: CivitasError) -> str:
    """What a client may read of it."""
    return OUT_OF_REACH if isinstance(problem, Unreachable) else str(problem)[:LONGEST_MESSAGE]


def reason_of(problem: CivitasError) -> str:
    """One word for a program."""
    if isinstance(problem, Refusal):
        return problem.reason
    return next((word for kind, word in _REASONS if isinstance(problem, kind)), "refused")


_REASONS: list[tuple[type[CivitasError], str]] = [
    (IllegalAction, "illegal"),
    (OutOfTurn, "out-of-turn"),
    (MalformedAction, "malformed"),
    (CannotUndo, "cannot-undo"),
    (StorageFailed, "storage"),
    (NotFound, "not-found"),
    (Unplayable, "revision"),
    (SeatsChanged, "busy"),
]
