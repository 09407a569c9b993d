"""Secrets that are made once for all servers of a database."""

from collections.abc import Callable

from sqlalchemy import Connection, select

from civitas.server.storage.database import insert_unless_there
from civitas.server.storage.schema import SECRETS


def secret(c: Connection, name: str, make: Callable[[], str]) -> str:
    """The secret of this name; whoever asks first has it made."""
    wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
    known = c.execute(wanted).scalar()
    if known is None:
        c.execute(insert_unless_there(c, SECRETS), {"name": name, "value": make()})
        known = c.execute(wanted).scalar_one()
    return str(known)
