"""Letters: one way for all of the server to write e-mails, over the SMTP server that its host names.

The password of the SMTP server comes from the surroundings (`CIVITAS_MAIL_PASSWORD`), never from the command line.
"""

import os
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from civitas.core.errors import BadOption, CivitasError

PASSWORD = "CIVITAS_MAIL_PASSWORD"
PORTS = {"smtp": 25, "smtp+tls": 587, "smtps": 465}
"""What is spoken, and its usual port: nothing hidden, hidden after a first word, hidden from the start."""
MAIL_SECONDS = 20.0


class MailFailed(CivitasError):
    """The letter could not be handed over; it may be tried again."""


class Letter(NamedTuple):
    """An e-mail in plain text."""

    to: str
    subject: str
    text: str
    headers: Mapping[str, str] = {}


class Mail:
    """An SMTP server and the address from which letters come; without a URL nothing is ever sent."""

    def __init__(self, url: str | None, password: str | None = None) -> None:
        self._at = None if url is None else _read(url)
        self._password = os.environ.get(PASSWORD) if password is None else password

    @property
    def is_set_up(self) -> bool:
        """Whether letters can be sent at all."""
        return self._at is not None

    def send(self, letter: Letter) -> None:
        """Hand a letter over; waits for the SMTP server, so it is for a thread."""
        if self._at is None:
            raise MailFailed("this server sends no mail")
        try:
            with self._connected(self._at) as server:
                server.send_message(_message(letter, _sender(self._at)))
        except (OSError, smtplib.SMTPException) as problem:
            raise MailFailed(f"mail: {type(problem).__name__}") from problem

    def _connected(self, at: SplitResult) -> smtplib.SMTP:
        host, port = at.hostname or "", at.port or PORTS[at.scheme]
        if at.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=MAIL_SECONDS, context=_trusted())
        else:
            server = smtplib.SMTP(host, port, timeout=MAIL_SECONDS)
        if at.scheme == "smtp+tls":
            server.starttls(context=_trusted())
        if at.username:
            server.login(unquote(at.username), self._password or "")
        return server


def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def _read(url: str) -> SplitResult:
    """`smtp+tls://USER@HOST:PORT?from=ADDRESS`"""
    try:
        at = urlsplit(url)
        port_is_fine = at.port is None or at.port > 0
    except ValueError:
        raise BadOption("--mail: this URL cannot be read") from None
    if at.scheme not in PORTS or not at.hostname or not port_is_fine:
        raise BadOption(f"--mail: must be {', '.join(f'{scheme}://HOST' for scheme in PORTS)} with ?from=ADDRESS")
    if "@" not in _sender(at):
        raise BadOption("--mail: name the address from which letters come, ?from=ADDRESS")
    if at.password is not None:
        raise BadOption(f"--mail: everybody on the machine can read a command line; put the password into {PASSWORD}")
    return at


def _sender(at: SplitResult) -> str:
    return parse_qs(at.query).get("from", [""])[0]


def _message(letter: Letter, sender: str) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, letter.to, letter.subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    for name, value in letter.headers.items():
        message[name] = value
    message.set_content(letter.text)
    return message
