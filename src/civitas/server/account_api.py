"""The HTTP part of accounts (docs/correspondence.md): whoever is logged in changes the own account and no other."""

from civitas.server.account_messages import (
    AccountShown,
    AdmissionShown,
    ChallengeShown,
    ChallengeWanted,
    Confirmation,
    Done,
    Everything,
    Forgotten,
    NewAddress,
    NewPasskey,
    NewPassword,
    PasskeyGone,
    Proven,
    Reset,
    Signed,
)
from civitas.server.accounts import csrf_of
from civitas.server.endpoints import COOKIE, Asking, Endpoint
from civitas.server.guard import host_name, own_origin
from civitas.server.messages import Me
from civitas.server.passkeys import Site
from civitas.server.refusals import Refusal
from civitas.server.storage.people import MODERATOR, Account


def registration(asking: Asking) -> AdmissionShown:
    """What has to be brought."""
    need_public(asking)
    asking.limit("challenge", asking.address)
    return asking.services.admission.shown()


def show_account(asking: Asking) -> AccountShown:
    """My account."""
    account, services = own_account(asking), asking.services
    return AccountShown(
        account.name,
        account.email,
        services.account_changes.expected_address(account.id),
        services.letters.are_sent,
        services.account_changes.sessions(account.id),
        services.passkeys.shown(account.id),
    )


def set_address(asking: Asking) -> AccountShown:
    """Where letters go."""
    wanted: NewAddress = asking.body
    account = _proven(asking, wanted)
    if wanted.address is not None:
        asking.limit("letter")
    asking.services.account_changes.set_address(account, wanted.address, wanted.language)
    return show_account(asking)


def confirm(asking: Asking) -> Done:
    """An address is right."""
    need_public(asking)
    asking.limit("challenge", asking.address)
    asking.services.account_changes.confirm(asking.body.token)
    return Done()


def set_password(asking: Asking) -> Me:
    """Another password."""
    wanted: NewPassword = asking.body
    account = _proven(asking, wanted)
    cookie = asking.request.cookies.get(COOKIE, "")
    hashed = asking.services.accounts.hash(wanted.new_password)
    asking.services.account_changes.set_password(account, hashed, cookie)
    asking.device = asking.services.accounts.device(account.name)
    return Me("account", account.name, csrf_of(cookie), True, account.role == MODERATOR)


def forgotten(asking: Asking) -> Done:
    """A letter with a way to a new password."""
    need_public(asking)
    asking.limit("letter", asking.address)
    asking.services.account_changes.forgotten(asking.body.who, asking.body.language)
    return Done()


def reset(asking: Asking) -> Done:
    """A new password by such a letter."""
    need_public(asking)
    wanted: Reset = asking.body
    asking.services.account_changes.reset(wanted.token, asking.services.accounts.hash(wanted.new_password))
    return Done()


def challenge(asking: Asking) -> ChallengeShown:
    """Something for a passkey to sign."""
    need_public(asking)
    asking.limit("challenge", asking.address)
    wanted: ChallengeWanted = asking.body
    account = None if wanted.purpose == "enter" else own_account(asking)
    return asking.services.passkeys.challenge(wanted.purpose, account, _site(asking))


def add_passkey(asking: Asking) -> AccountShown:
    """One more passkey."""
    wanted: NewPasskey = asking.body
    account = _proven(asking, wanted)
    asking.services.passkeys.enrol(account, wanted, _site(asking))
    asking.services.letters.tell(account, "passkey")
    return show_account(asking)


def remove_passkey(asking: Asking) -> AccountShown:
    """A passkey less."""
    wanted: PasskeyGone = asking.body
    account = _proven(asking, wanted)
    asking.services.passkeys.remove(account.id, wanted.id)
    return show_account(asking)


def enter(asking: Asking) -> Me:
    """A new session, by a passkey."""
    need_public(asking)
    asking.limit("challenge", asking.address)
    wanted: Signed = asking.body
    accounts = asking.services.accounts
    account = accounts.get(asking.services.passkeys.enter(wanted, _site(asking)))
    asking.cookie = accounts.enter(account)
    return logged_in(asking, account.name)


def log_out_everywhere(asking: Asking) -> Me:
    """End all sessions of my account."""
    asking.services.account_changes.log_out_everywhere(own_account(asking))
    return log_out_here(asking)


def everything(asking: Asking) -> Everything:
    """All about me."""
    account = own_account(asking)
    asking.limit("export")
    return asking.services.account_data.everything(account)


def delete_account(asking: Asking) -> Me:
    """Nothing about me any more."""
    account = _proven(asking, asking.body)
    asking.services.account_data.delete(account)
    asking.services.letters.tell(account, "deleted")
    return log_out_here(asking)


# Who asks.


def need_public(asking: Asking) -> None:
    """Refuse where nobody has an account."""
    if not asking.services.settings.public:
        raise Refusal("accounts", "this server has no accounts; everybody is a guest")


def own_account(asking: Asking) -> Account:
    """The account of whoever asks."""
    need_public(asking)
    return asking.services.accounts.of(asking.member())


def logged_in(asking: Asking, name: str) -> Me:
    """The answer to somebody who has just got a session."""
    asking.device = asking.services.accounts.device(name)
    visitor = asking.services.accounts.visitor(asking.cookie)
    return Me("account", visitor.name, csrf_of(asking.cookie or ""), True, visitor.role == MODERATOR)


def log_out_here(asking: Asking) -> Me:
    """The answer to somebody whose session has just ended."""
    asking.cookie = ""
    return Me("visitor", None, "", asking.services.settings.public)


def _proven(asking: Asking, wanted: Proven) -> Account:
    """The account of whoever asks, who has just shown to be more than a browser that was left open."""
    account, services = own_account(asking), asking.services
    asking.limit("guess", account.owner)
    if wanted.signed is not None:
        services.passkeys.prove(account.id, wanted.signed, _site(asking))
    elif wanted.password is not None:
        services.accounts.check(account, wanted.password)
    else:
        raise Refusal("proof", "say the password, or sign with a passkey")
    services.limits.give_back("guess", account.owner)
    return account


def _site(asking: Asking) -> Site:
    host = asking.request.headers.get("host", "")
    return Site(host_name(host), own_origin(asking.request.scope, host))


ACCOUNT = "/api/account"
ACCOUNT_ENDPOINTS = [
    Endpoint("GET", "/api/registration", "What has to be brought to register", None, AdmissionShown, registration),
    Endpoint("GET", ACCOUNT, "My account, as only I am shown it", None, AccountShown, show_account),
    Endpoint(
        "PUT", f"{ACCOUNT}/address", "Where letters go; counts once confirmed", NewAddress, AccountShown, set_address
    ),
    Endpoint("POST", f"{ACCOUNT}/confirm", "Confirm an address by its letter", Confirmation, Done, confirm),
    Endpoint("PUT", f"{ACCOUNT}/password", "Another password; all other sessions end", NewPassword, Me, set_password),
    Endpoint(
        "POST", f"{ACCOUNT}/forgotten", "Ask for a letter with a way to a new password", Forgotten, Done, forgotten
    ),
    Endpoint("POST", f"{ACCOUNT}/reset", "A new password by such a letter; all sessions end", Reset, Done, reset),
    Endpoint(
        "POST", f"{ACCOUNT}/challenges", "Something for a passkey to sign", ChallengeWanted, ChallengeShown, challenge
    ),
    Endpoint("POST", f"{ACCOUNT}/passkeys", "One more passkey", NewPasskey, AccountShown, add_passkey),
    Endpoint("POST", f"{ACCOUNT}/passkeys/remove", "A passkey less", PasskeyGone, AccountShown, remove_passkey),
    Endpoint("POST", "/api/session/passkey", "Log in with a passkey", Signed, Me, enter),
    Endpoint("DELETE", "/api/sessions", "Log out everywhere", None, Me, log_out_everywhere),
    Endpoint("GET", f"{ACCOUNT}/everything", "All that is stored about me", None, Everything, everything),
    Endpoint("POST", f"{ACCOUNT}/delete", "Become a former player, at once and for good", Proven, Me, delete_account),
]
