"""How many decisions can be answered on the board: something there glows, outside the panel that lists all choices.

    .venv/bin/python bench/board_answers.py [--title TITLE] [--decisions 300] [--bot BOT] [--phone] [--json]

The real server shows a table to a real browser at seat 0. A good bot advises that seat and plays the others.
Counted is every real decision (more than one action is open, leaving the game apart), by the frame that asks: whether
anything in the board has `data-legal`. For those that have nothing it is told which verbs were open.
"""

import argparse
import json
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Browser, sync_playwright

import civitas
from civitas.bots import bot
from civitas.manifests import manifests
from civitas.server.app import build_app
from civitas.server.messages import Act, BotSeat, NewTable
from civitas.server.services import Settings
from civitas.server.tables import Tables

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.process import free_port
from tests.web.chromium import ARGUMENTS, installed
from tests.web.person import GIVING_UP, PHONE, WIDE, Person

START_SECONDS = 60
DECISIONS = 300
SEAT = 0
IS_SHOWN = """seq => {
    const table = document.querySelector(".table");
    return Number(table?.dataset.seq) === seq && table.dataset.mine === "true" && document.querySelector(".decision");
}"""
GLOWS = """() => [...document.querySelectorAll("[data-legal]")].filter(
    (each) => !each.closest(".decision") && each.checkVisibility()
).length"""


@dataclass
class Answers:
    """The decisions of one title by the frame that asked: how many there were, and on the board."""

    title: str
    asked: Counter[str] = field(default_factory=Counter)
    on_the_board: Counter[str] = field(default_factory=Counter)
    verbs: dict[str, Counter[str]] = field(default_factory=dict)
    """What was open where nothing glowed."""

    def note(self, frame: str, verbs: set[str], is_on_the_board: bool) -> None:
        """One more decision."""
        self.asked[frame] += 1
        self.on_the_board[frame] += is_on_the_board
        if not is_on_the_board:
            self.verbs.setdefault(frame, Counter()).update(verbs)

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        return {
            "title": self.title,
            "decisions": self.asked.total(),
            "share": _share(self.on_the_board.total(), self.asked.total()),
            "kinds": {
                frame: {
                    "decisions": count,
                    "share": _share(self.on_the_board[frame], count),
                    "not on the board": dict(self.verbs.get(frame, {})),
                }
                for frame, count in self.asked.most_common()
            },
        }

    def told(self) -> Iterator[str]:
        """For people."""
        count = self.asked.total()
        yield f"{self.title:32}{count:8}{_share(self.on_the_board.total(), count):8.1%}"
        for frame, asked in self.asked.most_common():
            missed = ", ".join(f"{verb} {times}" for verb, times in self.verbs.get(frame, Counter()).most_common(4))
            yield f"  {frame:30}{asked:8}{_share(self.on_the_board[frame], asked):8.1%}   {missed}"


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", action="append", choices=civitas.titles())
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="so many at most, of one title")
    parser.add_argument("--bot", help="who advises and plays the others; by default the bot of the title's demo")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    chromium = installed()
    if chromium is None:
        sys.exit("this needs Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for title in wanted.title or manifests():
            answers = measure(browser, title, wanted)
            print(json.dumps(answers.to_json()) if wanted.json else "\n".join(answers.told()), flush=True)
        browser.close()


def measure(browser: Browser, title: str, wanted: argparse.Namespace) -> Answers:
    """Games of one title, until enough was asked."""
    answers = Answers(title)
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (tables, base):
        seed = wanted.seed
        while answers.asked.total() < wanted.decisions:
            play(browser, base, tables, answers, wanted, seed)
            seed += 1
    return answers


@contextmanager
def serving(folder: str) -> Iterator[tuple[Tables, str]]:
    """The real server in a thread of its own; no bot plays by itself there."""
    port = free_port()
    app = build_app(Settings(database=str(Path(folder) / "board.db"), bot_processes=0))
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="warning", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run)
    thread.start()
    end = time.monotonic() + START_SECONDS
    while not server.started:
        if time.monotonic() > end:
            sys.exit("the server does not start")
        time.sleep(0.02)
    try:
        yield app.state.services.tables, f"http://127.0.0.1:{port}/"
    finally:
        server.should_exit = True
        thread.join()


def play(browser: Browser, base: str, tables: Tables, answers: Answers, wanted: argparse.Namespace, seed: int) -> None:
    """One game to its end, or until enough was asked."""
    demo = manifests()[answers.title].demo
    players, name = (demo.players, demo.bot) if demo else (civitas.title(answers.title).players[0], "random")
    name = wanted.bot or name
    others = [BotSeat(name, seat) for seat in range(players) if seat != SEAT]
    opened = tables.open(NewTable(answers.title, "Anna", players, seat=SEAT, bots=others), seed=seed)
    minds = [bot(answers.title, name, seed + seat) for seat in range(players)]
    anna = Person(browser, base, "Anna", **(PHONE if wanted.phone else WIDE))
    anna.remember(opened.table, opened.token or "")
    anna.visit(f"#/table/{opened.table}")
    while answers.asked.total() < wanted.decisions:
        with tables.cache.hold(opened.table) as held:
            position, seq = held.game.position.clone(), held.game.seq
        if position.is_over:
            break
        seat = SEAT if SEAT in position.to_act else position.to_act[0]
        perspective = position.perspective(seat)
        if seat == SEAT:
            look(anna, answers, perspective.telling, seq)
        tables.act(opened.table, seat, Act(f"bench-{seq}", seq, minds[seat].choose(perspective)))
    anna.context.close()


def look(anna: Person, answers: Answers, telling: Any, seq: int) -> None:
    """Whether the page lets something on the board glow, if there is anything to decide."""
    choices = [choice for group in telling["groups"] for choice in group["choices"] if choice["verb"] != GIVING_UP]
    if sum(len(choice["deeds"]) for choice in choices) < 2:
        return
    anna.page.wait_for_function(IS_SHOWN, arg=seq)
    glows: int = anna.page.evaluate(GLOWS)
    answers.note(telling["question"]["frame"], {choice["verb"] for choice in choices}, glows > 0)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


if __name__ == "__main__":
    main()
