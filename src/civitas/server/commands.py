"""What the command line can do about a server: `civitas serve`, `backup`, `tidy`, `moderator`, `audit`, `codes`.

Only what can be said stands here; whatever a server needs is loaded by the command that needs it.
"""

import argparse
from pathlib import Path
from typing import Any

from civitas.server.options import add_codes, add_database, add_listening, add_operation, add_people, add_retention

MORE = "docs/hosting.md says more."


def add_server_commands(commands: Any) -> None:
    """All commands of those who run a server."""
    _add_serve(commands)
    _add_backup(commands)
    _add_tidy(commands)
    _add_moderator(commands)
    _add_audit(commands)
    _add_codes(commands)


def _command(commands: Any, name: str, about: str, run: Any) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(
        name, help=about, description=about, epilog=MORE, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.set_defaults(run=run)
    return parser


def _add_serve(commands: Any) -> None:
    parser = _command(commands, "serve", "tables in the browser, for you, your friends and bots", serve)
    add_listening(parser)
    add_people(parser)
    add_operation(parser)


def _add_backup(commands: Any) -> None:
    parser = _command(commands, "backup", "copy all tables into a file, while the server runs", back_up)
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; only you can read it")
    add_database(parser)


def _add_tidy(commands: Any) -> None:
    parser = _command(commands, "tidy", "remove logs and chats of games that ended long ago", tidy)
    add_retention(parser, required=True)
    add_database(parser)


def _add_moderator(commands: Any) -> None:
    parser = _command(commands, "moderator", "name somebody with an account a moderator, or dismiss one", moderator)
    parser.add_argument("name", metavar="NAME", help="of the account")
    parser.add_argument("--remove", action="store_true", help="dismiss, do not name")
    add_database(parser)


def _add_audit(commands: Any) -> None:
    parser = _command(commands, "audit", "list what moderators and the host have done, the latest first", show_audit)
    add_database(parser)


def _add_codes(commands: Any) -> None:
    parser = _command(commands, "codes", "make invitation codes for `civitas serve --registration codes`", codes)
    add_codes(parser)
    add_database(parser)


def serve(wanted: argparse.Namespace) -> int:
    """Tables for people, until somebody stops it."""
    from civitas.server.serve import run

    return run(wanted)


def back_up(wanted: argparse.Namespace) -> int:
    """A copy of all tables."""
    from civitas.server.backup import run

    return run(wanted)


def tidy(wanted: argparse.Namespace) -> int:
    """Remove what nobody needs any more."""
    from civitas.server.retention import run

    return run(wanted)


def moderator(wanted: argparse.Namespace) -> int:
    """Name or dismiss a moderator."""
    from civitas.server.host_commands import moderator as run

    return run(wanted)


def show_audit(wanted: argparse.Namespace) -> int:
    """Say what moderators and the host have done."""
    from civitas.server.host_commands import show_audit as run

    return run(wanted)


def codes(wanted: argparse.Namespace) -> int:
    """New invitation codes."""
    from civitas.server.host_commands import codes as run

    return run(wanted)
