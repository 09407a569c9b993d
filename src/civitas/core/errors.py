"""Everything that can be refused, each with an exception of its own. None of them changes anything."""

from civitas.core.rules import Objection


class CivitasError(Exception):
    """Base of every error that Civitas raises on purpose."""


class UnknownTitle(CivitasError):
    """No title of this name is registered."""


class BadOption(CivitasError):
    """An option is unknown, or its value is not one of those the schema allows."""


class MalformedAction(CivitasError):
    """This is not an action of the title at all: a code out of range, or a text nobody can read."""


class OutOfTurn(CivitasError):
    """The seat is not among those that may act now."""


class IllegalAction(CivitasError):
    """The action exists, but a rule forbids it now; `objection` says which one."""

    def __init__(self, message: str, objection: Objection) -> None:
        super().__init__(message)
        self.objection = objection


class BrokenDump(CivitasError):
    """A stored position or game cannot be read back."""


class BadScenario(CivitasError):
    """A scenario cannot be built; `entry` names the part that is wrong."""

    def __init__(self, entry: str, problem: str) -> None:
        super().__init__(f"{entry}: {problem}")
        self.entry = entry


class CannotUndo(CivitasError):
    """There is nothing this seat may take back."""
