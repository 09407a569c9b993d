"""A mail server on loopback that keeps what it is handed."""

from asyncio import Server
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

SENDER = "civitas@example.org"


class Postbox:
    """The letters that have come, and whether more are taken."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.is_full = False
        self.url = ""

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """What aiosmtpd calls for every letter."""
        if self.is_full:
            return "452 no room for this"
        assert isinstance(envelope.content, bytes)
        read = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(read, EmailMessage)
        self.letters.append(read)
        return "250 kept"


class _AnyPort(Controller):
    """A controller that greets itself at the port that the system gave it."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def postbox() -> Iterator[Postbox]:
    """A mail server that runs inside this block; `url` is what `--mail` takes."""
    box = Postbox()
    controller = _AnyPort(box, hostname="127.0.0.1", port=0)
    controller.start()
    try:
        box.url = f"smtp://127.0.0.1:{controller.port}?from={SENDER}"
        yield box
    finally:
        controller.stop()
