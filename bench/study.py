"""How long it takes in a study until a moment is drawn: from the key, or from the scrubber, to the frame that shows it.

    .venv/bin/python bench/study.py [--steps 60] [--title TITLE] [--file FILE]

Every title is studied in the longest recorded game of good bots that there is of it, or else that of a file. (A longer
one: `civitas watch civilization-2010 --players 5 --variant fifth_seat=true --bots random --seed 1 --record FILE`.)
Somebody goes along it move by move, then drags the scrubber from the start to the end. It is measured as
`bench/page.py` does it; moments come from the server in stretches ahead of whoever goes along, so a key seldom waits
for any. Of the scrubber it is told, too, how many moves what is drawn is away from where it is, 60 ms after it was
dragged there.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

import civitas

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.page import LIMIT_MS, Drawn, read, summary
from bench.recorded import recorded_games
from civitas.records import encode, game_file, seats_of
from tests.web.chromium import ARGUMENTS, installed
from tests.web.person import Person
from tests.web.process import Server

CLOCK = """() => {
    for (const kind of ["keydown", "input"]) {
        window.addEventListener(kind, () => {
            const start = performance.now();
            const stop = () => performance.measure("drawn", { start });
            requestAnimationFrame(() => setTimeout(stop));
        }, true);
    }
}"""
DRAG = """async steps => {
    const scrubber = document.querySelector("[data-scrubber]");
    const away = [];
    for (let at = 0; at <= steps; at += 1) {
        scrubber.value = String(Math.round(at * Number(scrubber.max) / steps));
        scrubber.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise(done => setTimeout(done, 60));
        away.push(Math.abs(Number(scrubber.value) - Number(document.querySelector(".study").dataset.seq)));
    }
    await new Promise(done => setTimeout(done, 2000)); // so that the last frame is counted, too
    return away;
}"""
AT = "number => Number(document.querySelector('.study')?.dataset.seq) === number"


def main() -> None:
    """Measure, and print two lines for each title."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=60, help="keys pressed, and places the scrubber is dragged to")
    parser.add_argument("--title", action="append", choices=civitas.titles())
    parser.add_argument("--file", type=Path, help="study this game alone")
    wanted = parser.parse_args()
    chromium = installed()
    if chromium is None:
        sys.exit("this needs Chromium")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        server = Server(Path(folder) / "civitas.db")
        print(f"{'':38}{'ms until drawn':>24}{'processor time':>24}   limit {LIMIT_MS}")
        print(f"{'title':24}{'moves':>6}{'by':>8}" + f"{'median':>8}{'90 %':>8}{'most':>8}" * 2 + "   moves away")
        for content in contents(wanted.file, wanted.title or civitas.titles()):
            title = json.loads(content)["title"]
            for by in ("key", "scrub"):
                drawn, away = measure(browser, server, content, by, wanted.steps)
                columns = [column for times in zip(*drawn, strict=True) for column in summary(times)]
                count = len(json.loads(content)["moves"])
                print(f"{title:24}{count:6}{by:>8}" + "".join(f"{column:8.0f}" for column in columns), end="")
                print("" if not away else f"   median {median(away):.0f}, at most {max(away)}", flush=True)
        server.end()
        browser.close()


def contents(file: Path | None, titles: Iterable[str]) -> Iterator[bytes]:
    """The games that are studied."""
    if file is not None:
        yield file.read_bytes()
        return
    yield from map(longest, titles)


def longest(title_id: str) -> bytes:
    """The longest recorded game of a title, as a file."""
    game = max(recorded_games(title_id), key=lambda each: len(each.moves))
    seats = seats_of({}, dict.fromkeys(range(game.players), "somebody"), game.players)
    title = civitas.title(title_id)
    return encode(game_file(title, game.players, game.seed, game.options, game.moves, seats))


def measure(browser: Browser, server: Server, content: bytes, by: str, steps: int) -> tuple[list[Drawn], list[int]]:
    """So many steps through a game, begun in its middle; and how far the picture was from the scrubber after each."""
    anna = Person(browser, server.base, "Anna", reduced_motion="no-preference")
    anna.context.add_init_script(f"({CLOCK})()")
    code = begun(server, content)
    middle = len(json.loads(content)["moves"]) // 2
    page = anna.visit(f"#/study/{code}/main/{middle}")
    page.wait_for_function(AT, arg=middle)
    page.wait_for_load_state("networkidle")
    browser.start_tracing(page=page, categories=["blink.user_timing", "toplevel"])
    away: list[int] = []
    if by == "key":
        for number in range(middle + 1, middle + 1 + steps):
            page.keyboard.press("ArrowRight")
            page.wait_for_function(AT, arg=number)
    else:
        away = page.evaluate(DRAG, steps)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    anna.context.close()
    return read(events), away


def begun(server: Server, content: bytes) -> str:
    """A study of a file."""
    with httpx.Client(base_url=server.base, timeout=120) as client:
        csrf = client.get("api/me").json()["csrf"]
        sent = {"file": json.loads(content)}
        return str(client.post("api/studies", json=sent, headers={"x-csrf-token": csrf}).json()["code"])


if __name__ == "__main__":
    main()
