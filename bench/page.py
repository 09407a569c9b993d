"""How long it takes until a move is drawn: from the answer on the WebSocket to the frame that shows it.

    .venv/bin/python bench/page.py [--moves 20] [--title TITLE]

Every title is put into the middle of a game by `web/dev/demo.py`. Somebody plays on by clicking; the clock starts in
the page when the server's message arrives and stops in the first frame after the page has changed, so drawing is
counted and the server is not. The limit of 100 ms is meant for a normal machine with nothing else to do.
"""

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import civitas

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.conftest import ARGUMENTS, installed
from tests.web.person import Person, Playing
from tests.web.process import Demo

LIMIT_MS = 100
CLOCK = """() => {
    window.drawn = [];
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
                const stop = () => window.drawn.push(performance.now() - arrived);
                // Asked for first, so that what the page does after the frame is not counted.
                if (isDrawn) requestAnimationFrame(() => setTimeout(stop));
                isAnswer &&= !isDrawn;
                listener(message);
            });
        },
    });
}"""


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
        print(f"{'title':24}{'moves':>6}{'median':>8}{'90 %':>8}{'most':>8}  ms until drawn; limit {LIMIT_MS}")
        for title in wanted.title or civitas.titles():
            times = measure(browser, title, wanted.moves)
            most = statistics.quantiles(times, n=10)[-1]
            print(f"{title:24}{len(times):6}{statistics.median(times):8.0f}{most:8.0f}{max(times):8.0f}", flush=True)
        browser.close()


def measure(browser: Browser, title: str, moves: int) -> list[float]:
    """Milliseconds for each of so many moves of somebody."""
    with tempfile.TemporaryDirectory() as folder:
        demo = Demo(Path(folder) / "seats.json", title)
        anna = Person(browser, demo.base, "Anna", reduced_motion="no-preference")
        anna.remember(demo.table, demo.token)
        anna.context.add_init_script(f"({CLOCK})()")
        anna.visit(f"#/table/{demo.table}")
        playing = Playing(anna, seed=7, eagerness=0.9, on_the_board=0)
        while playing.answers < moves and playing.goes_on():
            playing.decide()
        times: list[float] = json.loads(anna.page.evaluate("JSON.stringify(window.drawn)"))
        anna.context.close()
        demo.end()
    return times


if __name__ == "__main__":
    main()
