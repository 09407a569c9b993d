"""How long it takes until a move is drawn: from the answer on the WebSocket to the frame that shows it.

    .venv/bin/python bench/page.py [--moves 20] [--title TITLE]

Every title is put into the middle of a game by `web/dev/demo.py`. Somebody plays on by clicking; the clock starts in
the page when the server's message arrives and stops in the first frame after the page has changed, so drawing is
counted and the server is not. The limit of 100 ms is meant for a normal machine with nothing else to do; here server,
bots and the hand that clicks take their share of it. So the processor time of the page's own thread is told as well.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

import civitas

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.chromium import ARGUMENTS, installed
from tests.web.person import Person, Playing
from tests.web.process import Demo

LIMIT_MS = 100
CLOCK = """() => {
    delete window.DecompressionStream; // so that nothing comes packed, and can be looked into here
    let isAnswer = false;
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (message) {
        isAnswer ||= message.startsWith('{"type":"act"');
        send.call(this, message);
    };
    const told = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        ...told,
        set(listener) {
            told.set.call(this, (message) => {
                const arrived = performance.now();
                const isDrawn = isAnswer && message.data.startsWith('{"type":"state"');
                const stop = () => performance.measure("drawn", { start: arrived });
                // Asked for first, so that what the page does after the frame is not counted.
                if (isDrawn) requestAnimationFrame(() => setTimeout(stop));
                isAnswer &&= !isDrawn;
                listener(message);
            });
        },
    });
}"""


class Drawn(NamedTuple):
    """How long a move took until it was drawn, in ms."""

    passed: float
    worked: float
    """Processor time of the page."""


def main() -> None:
    """Measure, and print a line for each title."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=20, help="of this player")
    parser.add_argument("--title", action="append", choices=civitas.titles())
    wanted = parser.parse_args()
    chromium = installed()
    if chromium is None:
        sys.exit("this needs Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        print(f"{'':30}{'ms until drawn':>24}{'processor time':>24}   limit {LIMIT_MS}")
        print(f"{'title':24}{'moves':>6}" + f"{'median':>8}{'90 %':>8}{'most':>8}" * 2)
        for title in wanted.title or civitas.titles():
            drawn = measure(browser, title, wanted.moves)
            columns = [column for times in zip(*drawn, strict=True) for column in summary(times)]
            print(f"{title:24}{len(drawn):6}" + "".join(f"{column:8.0f}" for column in columns), flush=True)
        browser.close()


def summary(times: tuple[float, ...]) -> tuple[float, float, float]:
    """The median, what nine of ten stay below, and the most."""
    return statistics.median(times), statistics.quantiles(times, n=10)[-1], max(times)


def measure(browser: Browser, title: str, moves: int) -> list[Drawn]:
    """So many moves of somebody."""
    with tempfile.TemporaryDirectory() as folder:
        demo = Demo(Path(folder) / "seats.json", title)
        anna = Person(browser, demo.base, "Anna", reduced_motion="no-preference")
        anna.remember(demo.table, demo.token)
        anna.context.add_init_script(f"({CLOCK})()")
        anna.visit(f"#/table/{demo.table}")
        playing = Playing(anna, seed=7, eagerness=0.9, on_the_board=0)
        browser.start_tracing(page=anna.page, categories=["blink.user_timing", "toplevel"])
        while playing.answers < moves and playing.goes_on():
            playing.decide()
        events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
        anna.context.close()
        demo.end()
    return read(events)


def read(events: list[dict[str, Any]]) -> list[Drawn]:
    """What the browser has noted of every move: begin and end of its drawing, and what the thread did in between."""
    marks = [event for event in events if event["name"] == "drawn" and event["ph"] in "be"]
    begins, ends = (sorted(mark["ts"] for mark in marks if mark["ph"] == phase) for phase in "be")
    thread = (marks[0]["pid"], marks[0]["tid"])
    tasks = [e for e in events if (e.get("pid"), e.get("tid")) == thread and e["ph"] == "X" and "tdur" in e]
    outer, over = [], 0.0
    for task in sorted(tasks, key=lambda task: task["ts"]):
        if task["ts"] >= over:
            outer.append(task)
            over = task["ts"] + task["dur"]
    return [
        Drawn(
            (end - begin) / 1000,
            sum(task["tdur"] for task in outer if task["ts"] < end and task["ts"] + task["dur"] > begin) / 1000,
        )
        for begin, end in zip(begins, ends, strict=True)
    ]


if __name__ == "__main__":
    main()
