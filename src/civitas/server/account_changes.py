"""What an account may change about itself: its address, its password, and where it is logged in."""

from functools import partial

from civitas.server import tokens
from civitas.server.letters import CONFIRM, RESET, Letters
from civitas.server.names import key_of
from civitas.server.refusals import Refusal
from civitas.server.seating import Seating
from civitas.server.sessions import Sessions
from civitas.server.storage import credentials, people
from civitas.server.storage.database import Clash, Database, now
from civitas.server.storage.people import Account

STALE = "this link is not good any more"


class AccountChanges:
    """The changes of all accounts. Passwords come hashed already: that takes long, and is done where nobody waits."""

    def __init__(self, database: Database, letters: Letters, sessions: Sessions, seating: Seating) -> None:
        self._database = database
        self._letters = letters
        self._sessions = sessions
        self._seating = seating

    # Addresses.

    def set_address(self, account: Account, address: str | None, code: str) -> None:
        """Ask an address whether it is right; without one, forget the one that was."""
        if address is None:
            with self._database.writing() as c:
                people.change_account(c, account.id, email=None, email_key=None)
                for purpose in (CONFIRM, RESET):
                    credentials.drop_letters(c, account.id, purpose)
            return
        self._letters.check()
        with self._database.writing() as c:
            people.change_account(c, account.id, language=code)
        self._letters.later(self._letters.link(account, CONFIRM, address, code))

    def expected_address(self, account_id: int) -> str | None:
        """An address that waits for being confirmed."""
        with self._database.reading() as c:
            return credentials.expected_address(c, account_id, CONFIRM, now(c))

    def confirm(self, token: str) -> None:
        """An address is right; whoever has followed the link to it may know that somebody else has it."""
        try:
            with self._database.writing() as c:
                letter = credentials.take_letter(c, tokens.hash_of(token), CONFIRM, now(c))
                account = None if letter is None else people.get_account(c, letter.account_id)
                if letter is None or account is None:
                    raise Refusal("letter", STALE)
                people.change_account(c, account.id, email=letter.address, email_key=address_key(letter.address))
                credentials.drop_letters(c, account.id, RESET)
        except Clash:
            raise Refusal("address-taken", "another account has this address") from None
        if account.email != letter.address:
            self._letters.tell(account, "address")

    # Passwords.

    def forgotten(self, who: str, code: str) -> None:
        """Write to whoever this is, if there is such an account with an address; the answer comes before that."""
        self._letters.check()
        self._letters.later(partial(self._write_reset, who, code))

    def _write_reset(self, who: str, code: str) -> None:
        with self._database.reading() as c:
            account = people.find_by_address(c, address_key(who)) if "@" in who else None
            account = account or people.find_account(c, key_of(who))
        if account is not None and account.email is not None:
            self._letters.link(account, RESET, account.email, account.language or code)()

    def reset(self, token: str, hashed: str) -> None:
        """A new password for whoever has got a letter; all sessions end."""
        with self._database.writing() as c:
            letter = credentials.take_letter(c, tokens.hash_of(token), RESET, now(c))
            account = None if letter is None else people.get_account(c, letter.account_id)
            if account is None:
                raise Refusal("letter", STALE)
            people.change_account(c, account.id, password=hashed)
            ended = people.delete_sessions(c, account.id)
        self._ended(account, ended)
        self._letters.tell(account, "password")

    def set_password(self, account: Account, hashed: str, cookie: str) -> None:
        """A new password; all sessions end but the one with this cookie."""
        with self._database.writing() as c:
            people.change_account(c, account.id, password=hashed)
            credentials.drop_letters(c, account.id, RESET)
            ended = people.delete_sessions(c, account.id, but=tokens.hash_of(cookie))
        self._ended(account, ended)
        self._letters.tell(account, "password")

    # Sessions.

    def sessions(self, account_id: int) -> int:
        """In how many browsers somebody is logged in."""
        with self._database.reading() as c:
            return people.count_sessions(c, account_id)

    def log_out_everywhere(self, account: Account) -> None:
        """End all sessions of an account."""
        with self._database.writing() as c:
            ended = people.delete_sessions(c, account.id)
        self._ended(account, ended)

    def _ended(self, account: Account, sessions: list[str]) -> None:
        """Sockets of these sessions find out when they look, so they are made to look at once."""
        self._sessions.forget(*sessions)
        self._seating.rouse(account.owner)


def address_key(address: str) -> str:
    """An address without the differences that nobody means."""
    return address.strip().casefold()
