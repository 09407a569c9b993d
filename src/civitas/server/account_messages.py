"""What goes over the wire about accounts (docs/correspondence.md)."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from civitas.server.messages import Asked, Credentials, Message, Name, Password, Secret, Token

Address = Annotated[
    str,
    Meta(
        max_length=254,
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$",
        description="an e-mail address; a domain in other letters as `xn--...`",
    ),
]
NameOrAddress = Annotated[str, Meta(min_length=1, max_length=254, pattern=r"^[^\x00-\x1f\x7f]*$")]
Bytes = Annotated[str, Meta(min_length=1, max_length=16_000, pattern=r"^[A-Za-z0-9_-]*$", description="in base64url")]
PasskeyId = Annotated[str, Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]*$")]
Nonce = Annotated[str, Meta(max_length=32, pattern=r"^[A-Za-z0-9]*$")]
LetterLanguage = Literal["en", "de"]
Purpose = Literal["enrol", "enter", "prove"]
"""What a passkey is asked for: to become one of the account, to log in, or to prove once more who is there."""


# What is asked.


class Registration(Credentials):
    """A new account, with what has to be brought: work that was done, or an invitation code."""

    token: Token | None = None
    nonce: Nonce | None = None
    code: Token | None = None


class Signed(Asked):
    """What a passkey has signed: the token of the challenge, and what the browser says of it."""

    token: Token
    id: PasskeyId
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes


class Proven(Secret, kw_only=True):
    """Something for which a session is not enough: with the password, or signed by a passkey just now."""

    password: Password | None = None
    signed: Signed | None = None


class NewAddress(Proven, kw_only=True):
    """Where letters are to go from now on, once that is confirmed; null: nowhere, at once."""

    address: Address | None
    language: LetterLanguage


class NewPassword(Proven, kw_only=True):
    """Another password for my account."""

    new_password: Password


class Forgotten(Asked):
    """Whose password is forgotten: by the name of the account or its address."""

    who: NameOrAddress
    language: LetterLanguage


class Confirmation(Asked):
    """The token of a letter that asks whether an address is right."""

    token: Token


class Reset(Secret):
    """The token of a letter, and the new password."""

    token: Token
    new_password: Password


class ChallengeWanted(Asked):
    """Something to sign is wanted."""

    purpose: Purpose


class NewPasskey(Proven, kw_only=True):
    """One more passkey for my account, under a name that I know it by."""

    name: Name
    token: Token
    id: PasskeyId
    client_data: Bytes
    attestation: Bytes


class PasskeyGone(Proven, kw_only=True):
    """A passkey that is no way into my account any more."""

    id: PasskeyId


# What is answered.


class AdmissionShown(Message):
    """What has to be brought to register: nothing, an invitation code, or work.

    Work is a nonce behind the challenge, so that the SHA-256 of both begins with so many bits of nothing.
    """

    how: Literal["open", "work", "codes"]
    token: str = ""
    challenge: str = ""
    bits: int = 0


class Done(Message):
    """It is done, or it will be if there is anything to do; nothing else is told."""


class ChallengeShown(Message):
    """Something to sign: its token, and the options that the browser's WebAuthn takes, as JSON."""

    token: str
    options: Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]


class PasskeyShown(Message):
    """A passkey of mine."""

    id: str
    name: str
    created: float
    used: float | None


class AccountShown(Message):
    """My account, as only I am shown it."""

    name: str
    address: str | None
    expected: str | None
    """An address that waits for being confirmed."""
    letters: bool
    """Whether this server writes letters at all."""
    sessions: int
    passkeys: list[PasskeyShown]


class Everything(Message):
    """All that is stored about me: by the kind of thing, row by row."""

    civitas: str
    about: Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
