"""Being told in the browser: turned on by a click, tried, shown by the service worker, and turned off.

The push service of the browser's maker is out of reach in tests, so the page gets a subscription at one on loopback;
what that receives is what a browser would, and the real service worker is given it.
"""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Worker, expect

from tests.server.receiver import Browser, Receiver, receiving
from tests.web.conftest import Come
from tests.web.process import Server

SUBSCRIBED = """([endpoint, keys]) => {
    let subscription = null;
    const made = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => { subscription = null; localStorage.removeItem("subscribed"); return true; },
    };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    if (localStorage.getItem("subscribed")) subscription = made;
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async (wanted) => {
        if (wanted.applicationServerKey.length !== 65) throw new Error("this is no key");
        localStorage.setItem("subscribed", "yes");
        return (subscription = made);
    };
}"""


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


def test_a_browser_is_told_after_a_click_until_it_is_told_no_more(
    come: Come, common: Server, receiver: Receiver
) -> None:
    browser, anna = Browser(receiver, "anna"), come("Anna", at=common.base)
    _let_subscribe(anna.context, browser)
    page = anna.visit("#/notices")
    expect(page.get_by_role("heading", name="In this browser")).to_be_visible()
    assert anna.context.service_workers == []
    assert page.evaluate("() => navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
    page.get_by_role("button", name="Tell me here").click()
    expect(page.get_by_text("This browser tells you")).to_be_visible()
    page.get_by_role("button", name="Try it").click()
    expect(page.get_by_text("It has been delivered.")).to_be_visible()
    (told,) = browser.messages()
    assert (told["title"], told["url"]) == ("This is a test", "/")
    page.reload()
    page.get_by_role("button", name="Tell me here no more").click()
    expect(page.get_by_role("button", name="Tell me here", exact=True)).to_be_visible()
    assert page.evaluate("() => fetch('/api/account/notices').then((got) => got.json())")["devices"] == []


def test_the_service_worker_shows_what_it_is_told_and_leads_to_the_table(
    come: Come, common: Server, receiver: Receiver
) -> None:
    anna = come("Anna", at=common.base)
    _let_subscribe(anna.context, Browser(receiver, "anna"))
    page = anna.visit("#/notices")
    page.get_by_role("button", name="Tell me here").click()
    expect(page.get_by_text("This browser tells you")).to_be_visible()
    (worker,) = anna.context.service_workers
    told = {"title": "Your turn", "body": "With Ben.", "tag": "t1", "lang": "en", "url": "/#/table/t1"}
    assert _pushed(worker, told) == {name: told[name] for name in ("title", "body", "tag")}
    assert _clicked(worker) == f"opened {common.base}#/table/t1"
    page.goto(f"{common.base}#/table/t1")
    assert _clicked(worker) == "focused"


@pytest.mark.parametrize("wide", [True, False])
def test_whoever_has_forbidden_it_reads_how_to_allow_it(come: Come, common: Server, wide: bool) -> None:
    options = {} if wide else {"viewport": {"width": 390, "height": 844}}
    anna = come("Anna", at=common.base, locale="de-DE", **options)
    anna.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page = anna.visit("#/notices")
    expect(page.get_by_text(re.compile("in diesem Browser verboten"))).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def _let_subscribe(context: BrowserContext, browser: Browser) -> None:
    context.grant_permissions(["notifications"])
    given = browser.subscription()
    keys = {name: given[name] for name in ("p256dh", "auth")}
    context.add_init_script(f"({SUBSCRIBED})({json.dumps([browser.endpoint, keys])})")


def _pushed(worker: Worker, told: dict[str, str]) -> dict[str, str]:
    """Give the worker a message, as the browser does; what it shows, for a browser without windows shows nothing."""
    shown: dict[str, str] = worker.evaluate(
        """async (told) => {
            self.registration.showNotification = async (title, options) => { self.shown = { title, ...options }; };
            const event = new PushEvent("push", { data: JSON.stringify(told) });
            const waited = [];
            event.waitUntil = (promise) => waited.push(promise);
            self.dispatchEvent(event);
            await Promise.all(waited);
            const { title, body, tag } = self.shown;
            return { title, body, tag };
        }""",
        told,
    )
    return shown


def _clicked(worker: Worker) -> str:
    """Where a click on the notification leads; only people may open windows, so that is noted instead."""
    found: str = worker.evaluate(
        """async () => {
            const notification = { close: () => {}, data: self.shown.data };
            let done = "";
            self.clients.openWindow = async (url) => { done = `opened ${url}`; };
            WindowClient.prototype.focus = async () => { done = "focused"; };
            const event = new ExtendableEvent("notificationclick");
            Object.defineProperty(event, "notification", { value: notification });
            const waited = [];
            event.waitUntil = (promise) => waited.push(promise);
            self.dispatchEvent(event);
            await Promise.all(waited);
            return done;
        }"""
    )
    return found
