"""Somebody who plays in a browser: looks at the page, clicks what it offers, and notices when something is wrong."""

import json
import random
import re
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, JSHandle, Locator, Page, WebSocket

from tests.web.hand import Hand

PATIENCE_MS = 90_000
"""So long anything may take on a busy machine."""
LOOK_AGAIN_MS = 30
"""Who waits looks as often as this. Looking at every frame would make the browser draw frames for that alone."""
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

MOVING_ON = ("done", "pass", "refuse", "skip", "decline")
"""Verbs that bring a game to its end."""
GIVING_UP = "resign"
OPTIONS = ".decision :is([data-verb], .from-option):not([disabled])"
NETWORK_TROUBLE = re.compile(r"WebSocket connection to|net::ERR_|Failed to load resource")

ASKED = """seen => {
    const table = document.querySelector(".table");
    const refusal = document.querySelector(".refusal");
    if (!table) return null;
    const { seq, stage, mine, waiting } = table.dataset;
    const isOver = stage === "finished";
    const isAsked = Number(seq) > seen && mine === "true" && waiting === "false" && document.querySelector(".decision");
    if (!refusal && !(isOver ? document.querySelector(".ranking") : isAsked)) return null;
    return { isOver, refusal: refusal?.innerText, isOvertaken: refusal?.dataset.reason === "stale" };
}"""
"""What the page says that waits for its player, or shows the result, or has refused something. At once: every question
costs more time than what the page does to answer it."""
OVERTAKEN = ".refusal[data-reason=stale]"
"""Somebody was faster, and the answer might have meant something else: the page shows what is asked now."""
SENT = """seen => {
    const yes = document.querySelector("dialog[open] .answers .yes");
    if (yes) return yes.click() ?? null;
    const { seq, waiting } = document.querySelector(".table").dataset;
    return waiting === "true" || Number(seq) > seen;
}"""
"""Whether an answer is on its way or has arrived; nothing where the page had to be told first that it is meant.

Whoever is asked whether to throw something away says yes; the question goes when somebody else acts.
"""
MOST_IDLE_CLICKS = 20
MOST_STEPS_ON_THE_BOARD = 6
"""So many presses an answer takes there at most: a piece, where it goes, how many; then the panel is asked."""
KEEP = """kept => localStorage.setItem(
    "civitas", JSON.stringify({ ...kept, ...JSON.parse(localStorage.getItem("civitas") ?? "{}") })
)"""


class Person:
    """One browser profile with one page."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str,
        pace: str = "once",
        confirm_end: str = "never",
        **options: Any,
    ) -> None:
        """`pace`: how what others do is shown; whoever plays a whole game wants to see it all at once, and not to be
        asked before turns end (`confirm_end`)."""
        self.name = name
        self.base = base
        self.problems: list[str] = []
        self.heard: list[str] = []
        """Everything that came over WebSockets."""
        self._may_fail = False
        wanted = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light", **WIDE, **options}
        self.has_touch = bool(wanted.get("has_touch"))
        self.context = browser.new_context(**wanted)
        self.context.set_default_timeout(PATIENCE_MS)
        self._keep({"pace": pace, "confirmEnd": confirm_end})
        self.page = self.context.new_page()
        self.page.on("console", self._on_console)
        self.page.on("pageerror", self._on_error)
        self.page.on("websocket", self._on_socket)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self._may_fail and NETWORK_TROUBLE.search(message.text)):
            self.problems.append(f"console: {message.text}")

    def _on_error(self, error: Error) -> None:
        self.problems.append(f"error: {error.message} {error.stack}")

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.extend(_unpacked(frame)))

    @contextmanager
    def while_the_network_fails(self) -> Iterator[None]:
        """In here the browser may complain that it reaches nobody."""
        self._may_fail = True
        yield
        self._may_fail = False

    def remember(self, table: str, token: str, **settings: object) -> None:
        """Let the browser know a seat from before, and perhaps settings."""
        usual = {"language": "en", "theme": "system", "name": self.name}
        self._keep({**usual, "tokens": {table: token}, **settings})

    def _keep(self, kept: dict[str, object]) -> None:
        """Let the browser have kept this, as far as it keeps nothing else."""
        self.context.add_init_script(f"({KEEP})({json.dumps(kept)})")

    # The lobby.

    def visit(self, path: str = "#/") -> Page:
        """Go to a page."""
        self.page.goto(self.base + path)
        return self.page

    def open_table(
        self,
        title: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        bots: list[str] | None = None,
        clock: dict[str, str] | None = None,
    ) -> str:
        """Open a table in the dialog of the lobby; an open seat is the bot "open". The address of the table."""
        self.visit("#/")
        self.page.locator(f".shelf [data-title='{title}'] button:not(.primary)").click()
        dialog = self.page.get_by_role("dialog")
        called = dialog.get_by_role("textbox").first
        if called.is_editable():  # an account has its name already
            called.fill(self.name)
        if players is not None:
            dialog.get_by_role("button", name=str(players), exact=True).click()
        for name, value in (options or {}).items():
            self._set_option(dialog, name, value)
        for seat, bot in enumerate(bots or []):
            dialog.locator(".seats select").nth(seat).select_option(bot)
        for name, value in (clock or {}).items():
            dialog.locator(f"select[name='{name}']").select_option(value)
        dialog.locator("button[type=submit]").click()
        self.page.wait_for_url("**/#/table/*")
        return self.page.url.removeprefix(self.base)

    def _set_option(self, dialog: Locator, name: str, value: str) -> None:
        field = dialog.locator(f"select[name='{name}']")
        if not field.is_visible():
            dialog.locator("details summary").click()
        field.select_option(value)

    # The table.

    @property
    def seq(self) -> int:
        """How far the table is that the page shows."""
        return int(self.page.locator(".table").get_attribute("data-seq") or -1)

    def wait_until_asked(self, seen: int = -1) -> bool:
        """Wait for a decision behind this seq; whether the game goes on."""
        found = self._wait_until_asked(seen)
        while found["isOvertaken"]:
            self.page.locator(f"{OVERTAKEN} button").click()
            found = self._wait_until_asked(-1)
        assert found.get("refusal") is None, found["refusal"]
        assert self.problems == [], self.problems
        return not found["isOver"]

    def _wait_until_asked(self, seen: int) -> dict[str, Any]:
        found: dict[str, Any] = self.wait_until(ASKED, seen).json_value()
        return found

    def wait_for_seq(self, seq: int) -> None:
        """Wait until the page shows the table at least as far as this."""
        self.wait_until("seq => Number(document.querySelector('.table')?.dataset.seq) >= seq", seq)

    @property
    def is_asked(self) -> bool:
        """Whether this person has to decide."""
        return self.page.locator(".table").get_attribute("data-mine") == "true"

    def wait_until_answered(self) -> None:
        """Wait until nothing is on its way to the server."""
        self.wait_until("() => document.querySelector('.table')?.dataset.waiting === 'false'")
        self.check()

    def wait_until(self, holds: str, argument: object = None) -> JSHandle:
        """Wait until this holds on the page, with the patience of a busy machine; what it was found to be."""
        return self.page.wait_for_function(holds, arg=argument, polling=LOOK_AGAIN_MS)

    def views(self) -> list[dict[str, Any]]:
        """Every view that this browser was ever sent."""
        messages = [json.loads(text) for text in self.heard]
        return [message["view"] for message in messages if message["type"] == "state"]

    def words(self) -> str:
        """Everything that the page says."""
        return self.page.locator("body").inner_text()

    def offers(self) -> list[str]:
        """The verbs of all buttons of the decision."""
        verbs: list[str] = self.page.locator(OPTIONS).evaluate_all("all => all.map(each => each.dataset.verb ?? '')")
        return verbs

    def take(self, number: int) -> None:
        """Click an option of the decision, or tap it."""
        option = self.page.locator(OPTIONS).nth(number)
        if self.has_touch:
            option.tap()
        else:
            option.click()

    def check(self) -> None:
        """Nothing may be wrong."""
        refusal = self.page.locator(".refusal")
        assert refusal.count() == 0, refusal.first.inner_text()
        assert self.problems == [], self.problems


class Finger:
    """A finger on the screen."""

    def __init__(self, person: Person) -> None:
        self._session = person.context.new_cdp_session(person.page)

    def down(self, x: float, y: float) -> None:
        """Touch a point of the page."""
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        """Move on to another point."""
        self._send("touchMove", [{"x": x, "y": y}])

    def up(self) -> None:
        """Let go."""
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _unpacked(frame: str | bytes) -> list[str]:
    """The messages of a frame as JSON: one as text, or several packed as raw deflate."""
    if isinstance(frame, str):
        return [frame]
    return [json.dumps(message) for message in json.loads(zlib.decompress(frame, wbits=-zlib.MAX_WBITS))]


class Playing:
    """A person at a table who plays on: mostly what ends a turn, sometimes something else, sometimes on the board."""

    def __init__(self, person: Person, seed: int, eagerness: float = 0.35, on_the_board: float = 0.25) -> None:
        self.person = person
        self.hand = Hand(person.page, person.has_touch)
        self._dice = random.Random(seed)
        self._eagerness = eagerness
        self._on_the_board = on_the_board
        self._seen = -1
        self._idle = 0
        self._is_under_way = False
        """Whether something on the board was taken up or opened that has not answered yet."""
        self.answers = 0
        self.answers_on_the_board = 0
        """Those that a press on the board gave: on a thing, or in the small sheet that a thing had opened."""

    def to_the_end(self) -> None:
        """Play until the result is shown."""
        while self.goes_on():
            self.decide()

    def goes_on(self) -> bool:
        """Wait for the next decision; whether there is one."""
        return self.person.wait_until_asked(self._seen)

    def decide(self) -> None:
        """Try to answer the present decision: a click may open something first."""
        seq = self.person.seq
        if self._decide(seq):
            self._seen, self._idle = seq, 0
        self._idle += 1
        assert self._idle < MOST_IDLE_CLICKS, f"at {seq} clicks do nothing"

    def _decide(self, seq: int) -> bool:
        """Answer the present decision; whether an answer has left."""
        is_on_the_board = self._wants_the_board() and self._press_the_board()
        if not is_on_the_board and (offers := self.person.offers()):
            self.person.take(self._wanted(offers))
        is_sent = self._is_sent(seq)
        self.answers += is_sent
        self.answers_on_the_board += is_sent and is_on_the_board
        self._is_under_way = is_on_the_board and not is_sent
        return is_sent

    def _wants_the_board(self) -> bool:
        if self._is_under_way:
            return self._idle < MOST_STEPS_ON_THE_BOARD
        return self._dice.random() < self._on_the_board

    def _press_the_board(self) -> bool:
        """Press something that can be pressed there; whether there was something."""
        verbs = self.hand.verbs()
        return bool(verbs) and self.hand.press(self._wanted(verbs))

    def _wanted(self, offers: list[str]) -> int:
        sensible = [number for number, verb in enumerate(offers) if verb != GIVING_UP] or list(range(len(offers)))
        moving_on = [number for number in sensible if offers[number] in MOVING_ON]
        if moving_on and self._dice.random() >= self._eagerness:
            return moving_on[0]
        return self._dice.choice(sensible)

    def _is_sent(self, seq: int) -> bool:
        is_sent: bool | None = self.person.page.evaluate(SENT, seq)
        if is_sent is None:
            is_sent = self.person.page.evaluate(SENT, seq)
        return bool(is_sent)


def play_together(players: Sequence[Playing], seq: int) -> None:
    """Let people at one table play until it is so far, and all of them see it."""
    while True:
        now = max(each.person.seq for each in players)
        for each in players:
            each.person.wait_for_seq(now)
        if now >= seq:
            return
        asked = [each for each in players if each.person.is_asked]
        assert asked, f"nobody is asked at {now}"
        asked[0].decide()
        asked[0].person.wait_until_answered()
