"""The HTTP part of people: friends, invitations by name, votes, profiles and rankings (docs/correspondence.md)."""

import re

from civitas.server.endpoints import Asking, Endpoint
from civitas.server.messages import TableShown
from civitas.server.people import Member
from civitas.server.people_messages import Friends, InviteByName, InvitedByName, Privacy, Profile, Ranking, Vote
from civitas.server.refusals import NotFound, Refusal
from civitas.server.storage.people import account_number

PAGE_NUMBER = re.compile("[0-9]{1,5}")


def waiting(asking: Asking) -> list[str]:
    """What waits for me."""
    owner = asking.visitor.owner
    return [] if owner is None else asking.services.tables.queries.waiting(owner)


def vote(asking: Asking) -> TableShown:
    """My vote."""
    asking.services.tables.votes.vote(asking.table_id, asking.asker, asking.body.end)
    return asking.services.tables.queries.show(asking.table_id, asking.asker)


def invite_by_name(asking: Asking) -> InvitedByName:
    """An invitation."""
    asking.limit("people")
    name = asking.services.people.invite(_member(asking), asking.table_id, asking.body.name)
    return InvitedByName(asking.table_id, name)


def decline(asking: Asking) -> list[str]:
    """No, thanks; what waits for me besides."""
    asking.services.people.decline(_member(asking), asking.table_id)
    return waiting(asking)


def show_friends(asking: Asking) -> Friends:
    """My friends."""
    return asking.services.people.friends(_member(asking))


def befriend(asking: Asking) -> Friends:
    """A friend more."""
    asking.limit("people")
    return asking.services.people.befriend(_member(asking), _name(asking))


def part(asking: Asking) -> Friends:
    """A friend less."""
    asking.limit("people")
    return asking.services.people.part(_member(asking), _name(asking))


def set_privacy(asking: Asking) -> Friends:
    """For whom my profile is."""
    asking.limit("people")
    return asking.services.people.set_private(_member(asking), asking.body.private)


def profile(asking: Asking) -> Profile:
    """A player."""
    return _profile(asking, 0)


def older(asking: Asking) -> Profile:
    """A player with earlier games."""
    page = str(asking.request.path_params["page"])
    if not PAGE_NUMBER.fullmatch(page):
        raise NotFound("there is no such page")
    return _profile(asking, int(page))


def _profile(asking: Asking, page: int) -> Profile:
    asking.limit("profile", asking.address)
    _need_accounts(asking)
    return asking.services.profiles.profile(_name(asking), account_number(asking.visitor.owner), page)


def ranking(asking: Asking) -> Ranking:
    """Who plays a title best."""
    asking.limit("profile", asking.address)
    _need_accounts(asking)
    title = str(asking.request.path_params["title"])
    return asking.services.profiles.ranking(title, account_number(asking.visitor.owner))


def _name(asking: Asking) -> str:
    return str(asking.request.path_params["name"])


def _member(asking: Asking) -> Member:
    _need_accounts(asking)
    number = account_number(asking.member())
    if number is None:
        raise Refusal("login", "log in first")
    return Member(number, asking.visitor.name or "")


def _need_accounts(asking: Asking) -> None:
    if not asking.services.settings.public:
        raise Refusal("accounts", "this server has no accounts, so there are no profiles")


PEOPLE_ENDPOINTS = [
    Endpoint("GET", "/api/waiting", "The tables that wait for me, the most urgent first", None, list[str], waiting),
    Endpoint("POST", "/api/tables/{table}/vote", "Vote to end the game, or not", Vote, TableShown, vote),
    Endpoint(
        "POST", "/api/tables/{table}/invite", "Invite a player by name", InviteByName, InvitedByName, invite_by_name
    ),
    Endpoint("DELETE", "/api/tables/{table}/invite", "Decline an invitation by name", None, list[str], decline),
    Endpoint("GET", "/api/friends", "My friends, and who asks to be one", None, Friends, show_friends),
    Endpoint("PUT", "/api/friends/{name}", "Ask somebody to be my friend, or agree to it", None, Friends, befriend),
    Endpoint("DELETE", "/api/friends/{name}", "End a friendship, or decline one", None, Friends, part),
    Endpoint("PUT", "/api/privacy", "For whom my profile is", Privacy, Friends, set_privacy),
    Endpoint("GET", "/api/players/{name}", "A player: ratings, results, the latest games", None, Profile, profile),
    Endpoint("GET", "/api/players/{name}/{page}", "The same with earlier games", None, Profile, older),
    Endpoint("GET", "/api/ratings/{title}", "The strongest players of a title, bots too", None, Ranking, ranking),
]
