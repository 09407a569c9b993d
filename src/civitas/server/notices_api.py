"""The HTTP part of being told (docs/correspondence.md)."""

from zoneinfo import available_timezones

from civitas.server import tokens, webhooks
from civitas.server.endpoints import Asking, Endpoint
from civitas.server.notices_messages import (
    NoticeSent,
    NoticesShown,
    NoticesWanted,
    NoticeTest,
    PushKey,
    PushUnwanted,
    PushWanted,
    Way,
)
from civitas.server.push import check_keys
from civitas.server.refusals import Refusal
from civitas.server.storage import notices as store
from civitas.server.storage.notices import MAIL, PUSH, TEST, WEBHOOK, Addressee, Queued, Subscription, Told


def push_key(asking: Asking) -> PushKey:
    """The key of this server."""
    return PushKey(asking.services.push.public_key)


def show(asking: Asking) -> NoticesShown:
    """How I am told."""
    owner = _person(asking)
    with asking.services.database.reading() as c:
        devices = [each.key for each in store.subscriptions_of(c, owner)]
        account = store.addressee(c, owner)
        found = {name: store.last(c, owner, name) for name in [*(PUSH + key for key in devices), MAIL, WEBHOOK]}
    told = Told() if account is None else account.told
    last = {name: NoticeSent(*each) for name, each in found.items() if each is not None}
    email = None if account is None else account.email
    choices = (told.mail, told.hour, told.zone, told.webhook, told.secret)
    return NoticesShown(_ways(asking, account), devices, email, *choices, last)


def change(asking: Asking) -> NoticesShown:
    """Be told otherwise."""
    owner, wanted, services = _changing(asking), asking.body, asking.services
    with services.database.writing() as c:
        account = store.addressee(c, owner)
        told = Told() if account is None else account.told
        _check(asking, wanted, told, _ways(asking, account))
        is_same = wanted.webhook == told.webhook
        secret = told.secret if is_same else webhooks.new_secret() if wanted.webhook else None
        store.set_told(c, owner, Told(wanted.mail, wanted.hour, wanted.zone, wanted.webhook, secret))
    services.tables.notices.forget(owner)
    return show(asking)


def subscribe(asking: Asking) -> NoticesShown:
    """A browser more."""
    owner, wanted, services = _changing(asking), asking.body, asking.services
    services.outgoing.check(wanted.endpoint, must_be_secure=True)
    check_keys(wanted.p256dh, wanted.auth)
    key = tokens.hash_of(wanted.endpoint)
    new = Subscription(key, owner, wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language)
    with services.database.writing() as c:
        before = store.find_subscription(c, key)
        store.put_subscription(c, new, services.settings.bounds.whole("devices"))
    for each in {owner, owner if before is None else before.owner}:
        services.tables.notices.forget(each)
    return show(asking)


def unsubscribe(asking: Asking) -> NoticesShown:
    """A browser less."""
    owner = _changing(asking)
    with asking.services.database.writing() as c:
        store.delete_subscription(c, owner, tokens.hash_of(asking.body.endpoint))
    asking.services.tables.notices.forget(owner)
    return show(asking)


def test(asking: Asking) -> NoticesShown:
    """Tell me something now; what became of it is shown a moment later."""
    owner, way = _changing(asking), asking.body.way
    with asking.services.database.writing() as c:
        account = store.addressee(c, owner)
        channels = [PUSH + each.key for each in store.subscriptions_of(c, owner)] if way == "push" else [way]
        if way not in _ways(asking, account) or (way == "webhook" and not (account and account.told.webhook)):
            channels = []
        if not channels:
            raise Refusal("no-way", "there is no such way to tell you anything")
        store.queue(c, [Queued(owner, channel, TEST, None, 0, 0.0) for channel in channels])
    return show(asking)


def _person(asking: Asking) -> str:
    """Whoever asks, by the key under which people are known; a guest has one with the cookie."""
    owner = asking.member()
    if owner is None:
        raise Refusal("login", "ask /api/me first")
    return owner


def _changing(asking: Asking) -> str:
    owner = _person(asking)
    asking.limit("notice")
    return owner


def _ways(asking: Asking, account: Addressee | None) -> list[Way]:
    """How somebody can be told here: letters and webhooks need to know where their links lead."""
    ways: list[Way] = ["push"]
    if account is None or asking.services.settings.address is None:
        return ways
    if account.email is not None and asking.services.mail.is_set_up:
        ways.append("mail")
    return [*ways, "webhook"]


def _check(asking: Asking, wanted: NoticesWanted, told: Told, ways: list[Way]) -> None:
    """Refuse what is not offered; what is chosen already may stay as it is."""
    if wanted.mail not in ("off", told.mail) and "mail" not in ways:
        raise Refusal("no-way", "this server cannot write to you; confirm an address first")
    if wanted.webhook not in (None, told.webhook):
        if "webhook" not in ways:
            raise Refusal("no-way", "there are no webhooks for you here")
        asking.services.outgoing.check(wanted.webhook)
    if wanted.zone not in (told.zone, "UTC") and wanted.zone not in available_timezones():
        raise Refusal("malformed", "there is no such time zone")


NOTICES = "/api/account/notices"
DEVICES = "/api/account/push"
NOTICE_ENDPOINTS = [
    Endpoint("GET", "/api/push-key", "The key with which this server pushes", None, PushKey, push_key),
    Endpoint("GET", NOTICES, "How I am told", None, NoticesShown, show),
    Endpoint("PUT", NOTICES, "Be told by letter or webhook, or not", NoticesWanted, NoticesShown, change),
    Endpoint("POST", f"{NOTICES}/test", "Tell me something now", NoticeTest, NoticesShown, test),
    Endpoint("POST", DEVICES, "Be told in this browser", PushWanted, NoticesShown, subscribe),
    Endpoint("DELETE", DEVICES, "Be told in this browser no more", PushUnwanted, NoticesShown, unsubscribe),
]
