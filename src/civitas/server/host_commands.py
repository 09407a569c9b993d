"""`civitas moderator` and `civitas audit`: what whoever runs a server does on its machine."""

import argparse
from datetime import UTC, datetime

from civitas.server.admission import new_codes
from civitas.server.order import audit, name_moderator
from civitas.server.serve import default_database
from civitas.server.storage.database import Database

MOST_DEEDS = 1000


def codes(wanted: argparse.Namespace) -> int:
    """Print new invitation codes; only their hashes are kept."""
    database = Database(wanted.database or default_database())
    try:
        for code in new_codes(database, wanted.new, wanted.uses, wanted.days):
            print(code)
    finally:
        database.close()
    return 0


def moderator(wanted: argparse.Namespace) -> int:
    """Name or dismiss a moderator."""
    database = Database(wanted.database or default_database())
    try:
        name_moderator(database, wanted.name, not wanted.remove)
    finally:
        database.close()
    return 0


def show_audit(wanted: argparse.Namespace) -> int:
    """Print what moderators and the host have done, the latest first, one line each."""
    database = Database(wanted.database or default_database())
    try:
        deeds = audit(database, MOST_DEEDS)
    finally:
        database.close()
    for each in deeds:
        when = datetime.fromtimestamp(each.at, UTC).isoformat(" ", "seconds")
        print("\t".join((when, each.actor, each.deed, each.about, each.detail)))
    return 0
