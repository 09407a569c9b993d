"""People among each other: who calls whom a friend, whom one invites by name, and who may know of whom.

Somebody private is for everybody but friends as if there were no such name.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection

from civitas.server.bounds import Bounds
from civitas.server.names import key_of
from civitas.server.notices import Notices
from civitas.server.people_messages import Friends
from civitas.server.refusals import NotFound, Refusal
from civitas.server.seating import Asker, check_id, found, is_host, is_sitting
from civitas.server.storage import friends, games, order
from civitas.server.storage.database import Database
from civitas.server.storage.friends import Person
from civitas.server.storage.notices import INVITED
from civitas.server.storage.people import ACCOUNT


class Member(NamedTuple):
    """Somebody with an account, who asks."""

    id: int
    name: str


class People:
    """The accounts of a database among each other."""

    def __init__(self, database: Database, notices: Notices, bounds: Bounds) -> None:
        self._database = database
        self._notices = notices
        self._most_friends = bounds.whole("friends")
        self._most_invited = bounds.whole("invited")

    def friends(self, me: Member) -> Friends:
        """My friends and those who are about to become some; nobody whom I have blocked."""
        with self._database.reading() as c:
            mine, theirs = friends.named_by(c, me.id), friends.naming(c, me.id) - order.blocked_by(c, me.id)
            known = friends.persons(c, {*mine, *theirs, me.id})
        unanswered = {each for each in mine - theirs if each in known and not known[each].is_private}
        return Friends(
            friends=_names(known, mine & theirs),
            asking=_names(known, theirs - mine),
            asked=_names(known, unanswered),
            private=known[me.id].is_private,
        )

    def befriend(self, me: Member, name: str) -> Friends:
        """Call somebody a friend; whoever has been called so by the other, is one."""
        with self._database.writing() as c:
            other = visible(c, name, me.id, even_if_asking=True)
            if other.id == me.id:
                raise Refusal("yourself", "this is you")
            if not friends.has_named(c, me.id, other.id):
                if len(friends.named_by(c, me.id)) >= self._most_friends:
                    raise Refusal("too-many", f"nobody has more than {self._most_friends} friends")
                friends.insert_friend(c, me.id, other.id)
        return self.friends(me)

    def part(self, me: Member, name: str) -> Friends:
        """End a friendship, take back that one has asked, or decline; a name that is none of these changes nothing."""
        with self._database.writing() as c:
            other = friends.find_person(c, _key(name))
            if other is not None:
                friends.remove_friend(c, me.id, other.id)
        return self.friends(me)

    def set_private(self, me: Member, is_private: bool) -> Friends:
        """Say whether strangers see my profile."""
        with self._database.writing() as c:
            friends.set_private(c, me.id, is_private)
        return self.friends(me)

    def invite(self, me: Member, table_id: str, name: str) -> str:
        """Invite somebody to a table of mine; the name as it is written. Whoever has blocked me hears nothing of it,
        and I nothing of that."""
        check_id(table_id)
        with self._database.writing() as c:
            games.lock_table(c, table_id)
            self._check_inviting(c, me, table_id)
            other = visible(c, name, me.id)
            if any(is_sitting(seat, f"{ACCOUNT}{other.id}") for seat in games.seats_of(c, table_id)):
                raise Refusal("seated", "this player sits at the table already")
            if not order.has_blocked(c, other.id, me.id):
                friends.insert_invitation(c, table_id, other.id, me.name)
                self._notices.queue(c, f"{ACCOUNT}{other.id}", INVITED, table_id, 0)
        return other.name

    def _check_inviting(self, c: Connection, me: Member, table_id: str) -> None:
        table, seats = found(games.find_table(c, table_id)), games.seats_of(c, table_id)
        if not is_host(table, seats, Asker(owner=f"{ACCOUNT}{me.id}")):
            raise Refusal("host", "only the host of the table may do this")
        if not any(seat.kind == games.OPEN for seat in seats):
            raise Refusal("taken", "there is no open seat")
        if friends.invited_to(c, table_id) >= self._most_invited:
            raise Refusal("too-many", f"{self._most_invited} are invited already")

    def decline(self, me: Member, table_id: str) -> None:
        """Do not come."""
        with self._database.writing() as c:
            friends.remove_invitation(c, table_id, me.id)


def visible(c: Connection, name: str, asker: int | None, even_if_asking: bool = False) -> Person:
    """The account of a name, if whoever asks may know of it; `even_if_asking`: also where it asks to be a friend."""
    person = friends.find_person(c, _key(name))
    if person is None or not (_is_known(c, person, asker) or (even_if_asking and _asks(c, person, asker))):
        raise NotFound("there is no such player")
    return person


def _names(known: Mapping[int, Person], numbers: Iterable[int]) -> list[str]:
    return sorted((known[each].name for each in numbers if each in known), key=str.casefold)


def _is_known(c: Connection, person: Person, asker: int | None) -> bool:
    """Everybody knows those who are not private; the others are known to themselves and their friends."""
    if not person.is_private or person.id == asker:
        return True
    return _asks(c, person, asker) and friends.has_named(c, asker or 0, person.id)


def _asks(c: Connection, person: Person, asker: int | None) -> bool:
    return asker is not None and friends.has_named(c, person.id, asker)


def _key(name: str) -> str:
    """What a name is found by; what cannot be a name is not even looked for."""
    if not name.isprintable():
        raise NotFound("there is no such player")
    return key_of(name)
