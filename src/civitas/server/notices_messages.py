"""What goes over the wire about being told (docs/correspondence.md)."""

from typing import Annotated, Literal

from msgspec import Meta

from civitas.server.messages import Asked, Message, Word
from civitas.server.vocabulary import MailWish

Address = Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[!-~]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+$", description="in base64url")]
Hour = Annotated[int, Meta(ge=0, le=23)]
Way = Literal["push", "mail", "webhook"]


# What is asked.


class NoticesWanted(Asked):
    """How I want to be told; a webhook that is another than before gets another secret."""

    mail: MailWish
    hour: Hour = 8
    zone: Word = "UTC"
    webhook: Address | None = None


class PushWanted(Asked):
    """A browser that is to be told, with its keys."""

    endpoint: Address
    p256dh: Key
    auth: Key
    language: Literal["en", "de"] = "en"


class PushUnwanted(Asked):
    """A browser that is to be told no more."""

    endpoint: Address


class NoticeTest(Asked):
    """A way over which I want to be told something now."""

    way: Way


# What is told.


class PushKey(Message):
    """The public key of this server, which a browser needs to be told by it."""

    key: str


class NoticeSent(Message):
    """What became of the last notice of a way: when, and why it did not arrive."""

    at: float
    trouble: str | None


class NoticesShown(Message):
    """How I am told: the ways that there are for me here, and what I have chosen of them."""

    ways: list[Way]
    devices: list[str]
    """The browsers that are told, each by the SHA-256 of its endpoint, in hex."""
    email: str | None
    mail: MailWish
    hour: int
    zone: str
    webhook: str | None
    secret: str | None
    """With this what is sent to my webhook is signed (standardwebhooks.com)."""
    last: dict[str, NoticeSent]
    """By way; push by `push:` and the device."""
