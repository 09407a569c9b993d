"""A sixth title from a folder outside: what is ours plays it without knowing it.

`docs/adding-a-title.md` walks through that folder; `tests/web/test_sixth_title.py` plays it in a browser.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import civitas
from civitas import bots, manifests
from civitas import language as spoken
from civitas.bots import registry as bot_registry
from civitas.core import registry
from civitas.core.conformance import check_title
from civitas.core.conformance.telling import things_of
from civitas.core.dice import Dice
from civitas.core.title import Title
from civitas.drawing import svg
from civitas.language import LANGUAGES, language
from civitas.rule_texts import rule_texts
from civitas.server.guard import HEADERS
from civitas.server.services import Settings
from tests.conformance.wording import unworded
from tests.installing import SIXTH, found_by_processes, install
from tests.server.serving import Client, Watcher, served

ROOT = Path(__file__).parents[1]
TITLE = "two-rivers"
OURS = ("src", "web/src", "web/build", "web/dev", "bench")
NAMES = ("two-rivers", "two_rivers", "twoRivers", "Two Rivers")
PATIENCE = 120


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("installed"))


@pytest.fixture
def title(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Title]:
    """The title, found as any other; everything that was read before is read anew."""
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(registry, "_found", {})
    monkeypatch.setattr(bot_registry, "_registered", {})
    remembered = (manifests.manifests, spoken._places, spoken.title_text, spoken.language)
    for each in remembered:
        each.cache_clear()
    yield civitas.title(TITLE)
    for each in remembered:
        each.cache_clear()


def run(folder: Path, *arguments: str, typed: str = "") -> str:
    """What the command line says."""
    with found_by_processes(folder):
        command = [sys.executable, "-m", "civitas.cli", *arguments]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_nothing_of_ours_knows_it() -> None:
    files = [path for name in OURS for path in (ROOT / name).rglob("*") if path.is_file()]
    texts = {
        path: path.read_bytes() for path in files if path.suffix in {".py", ".ts", ".svelte", ".ftl", ".toml", ".css"}
    }
    assert [path for path, text in texts.items() if any(name.encode() in text for name in NAMES)] == []


def test_the_walk_goes_past_every_file() -> None:
    walk = (ROOT / "docs" / "adding-a-title.md").read_text(encoding="utf-8")
    package = SIXTH / "two_rivers"
    files = [path for path in package.rglob("*") if path.suffix in {".py", ".toml", ".js", ".svg"}]
    assert [path.name for path in files if path.relative_to(package).as_posix() not in walk] == []
    for code in LANGUAGES:
        endings = {path.stem.removeprefix(f"{TITLE}-") for path in (package / "locale" / code).iterdir()}
        assert [
            ending for ending in endings if f"`<id>-{ending}.ftl`" not in walk and f"/<id>-{ending}.ftl`" not in walk
        ] == []


def test_it_keeps_every_law(title: Title) -> None:
    check_title(title, samples=20)


def test_whatever_its_teller_says_has_words_in_every_language(title: Title) -> None:
    gaps: set[str] = set()
    for players in title.players:
        p, dice = title.new_game(players=players, seed=players), Dice.seeded(players)
        names = [f"Player {seat + 1}" for seat in range(players)]
        while not p.is_over:
            for seat in [*range(players), None]:
                perspective = p.perspective(seat)
                things = [perspective.explain(thing) for thing in things_of(perspective.telling, players)]
                gaps |= unworded(title, [perspective.telling, things], names)
            legal = p.legal(p.to_act[0])
            for event in p.play(p.to_act[0], legal[dice.below(len(legal))]):
                for code in LANGUAGES:
                    spoken_here = language(code, title.id)
                    arguments = spoken_here.event_arguments(event, names)
                    gaps |= {*spoken_here.format(f"event-{event.message}", arguments)[1]}
    assert not gaps


def test_it_is_drawn_plainly(title: Title) -> None:
    position = title.new_game(players=3, seed=1)
    picture = position._repr_svg_()
    assert "<title>Two Rivers" in picture
    assert all(f">{key.replace('_', ' ')}</text>" in picture for key in position.perspective(None).view)
    seen = position.perspective(0).imagine(Dice.seeded(1))
    assert svg(seen, 0, "de") == svg(position, 0, "de") != svg(position, 0)


def test_every_action_and_every_rule_has_words(title: Title) -> None:
    for code in LANGUAGES:
        words = language(code, title.id)
        for verb in title.space.verbs:
            assert words.has(f"word-{verb.name}")
            assert all("{" not in words.action(title.space, verb.base + each) for each in range(verb.size))
            assert all(words.has(f"domain-{domain.name}") for domain in verb.domains)
        assert all(all(rule_texts(code, title.id).said(rule)) for rule in title.rules)


def test_every_rule_is_proved_by_a_test_of_its_own_distribution(title: Title) -> None:
    tests = (SIXTH / "two_rivers_tests" / "test_rules.py").read_text(encoding="utf-8")
    assert [rule.id for rule in title.rules if f'"{rule.id}"' not in tests] == []


def test_its_bot_beats_chance(title: Title) -> None:
    wins = 0
    for seed in range(12):
        p, players = (
            title.new_game(players=2, seed=seed),
            [bots.bot(TITLE, name, seed) for name in ("merchant", "random")],
        )
        while not p.is_over:
            seat = p.to_act[0]
            p.play(seat, players[seat].choose(p.perspective(seat)))
        wins += p.result is not None and p.result.winners == [0]
    assert wins >= 10


# In the terminal.


def test_it_is_listed_with_the_others(folder: Path) -> None:
    assert "two-rivers              Two Rivers, 2-4 players" in run(folder, "--help")
    assert "Regions count one point" in run(folder, "rules", TITLE, "end-b")


def test_bots_play_it_while_somebody_watches(folder: Path) -> None:
    told = run(folder, "watch", TITLE, "--players", "3", "--seed", "4", "--lang", "en")
    assert "Round 8" in told
    assert "builds a city in" in told
    assert "The last round is over." in told


def test_somebody_plays_it_in_german(folder: Path) -> None:
    typed = "1\nwachsen zedernberge\nruhen\n/quit\nj\n"
    told = run(folder, "play", TITLE, "--players", "2", "--seed", "4", "--lang", "de", typed=typed)
    assert "Was tut dein Volk?" in told
    assert "Zedernberge" in told


# On the server.


@pytest.fixture
def client(title: Title, folder: Path, tmp_path: Path) -> Iterator[Client]:
    settings = Settings(database=str(tmp_path / "civitas.db"), bot_processes=1)
    with found_by_processes(folder), served(settings) as server:
        somebody = server.client().enter()
        yield somebody
        somebody.close()


def answered(watcher: Watcher, state: dict[str, Any]) -> dict[str, Any]:
    """What is asked next, after the first answer that is open now; or the end."""
    seq, action = state["seq"], state["legal"][0]["code"]
    watcher.tell({"type": "act", "client_id": f"answer-{seq}", "seq": seq, "action": action})
    return next_question(watcher, seq)


def next_question(watcher: Watcher, seq: int = -1) -> dict[str, Any]:
    return watcher.hear_until(
        lambda message: message["type"] == "state" and message["seq"] > seq and message["to_act"] in ([0], [])
    )


def test_it_is_played_against_bots_over_a_websocket(client: Client) -> None:
    opened = client.open(title=TITLE, players=3, bots=[{"bot": "merchant"}, {"bot": "random"}])
    watcher = Watcher(client.base, opened["table"], opened["token"])
    state = next_question(watcher)
    while state["stage"] == "playing":
        state = answered(watcher, state)
    watcher.close()
    assert state["result"]["ending"] == "rounds"
    assert len(state["view"]["hand"]) == state["view"]["peoples"][0]["goods"]


def test_the_lobby_is_told_what_its_box_says_and_where_its_board_is(client: Client) -> None:
    shown = {title["id"]: title for title in client.get("/api/titles").json()}
    assert list(shown)[-1] == TITLE, "it is the youngest"
    mine, other = shown[TITLE], shown["new-dawn"]
    assert (mine["people"], mine["portrait"]["year"]) == ([2, 4], 2024)
    assert [(bot["name"], bot["level"], bot["called"]["de"]) for bot in mine["bots"]] == [
        ("random", 0, "Wanderer"),
        ("merchant", 1, "Kauffrau"),
    ]
    assert mine["portrait"]["mood"]["de"] == "Siedeln · Sammeln · heimlicher Tausch"
    assert (mine["board"], mine["picture"]) == ("/titles/two-rivers/board.js", "/titles/two-rivers/picture.svg")
    assert (other["board"], other["picture"]) == ("", ""), "the page was built with it"


def test_the_page_gets_its_board_its_picture_and_its_words_and_nothing_else(client: Client) -> None:
    board, picture = client.get("/titles/two-rivers/board.js"), client.get("/titles/two-rivers/picture.svg")
    assert board.headers["content-type"] == "text/javascript; charset=utf-8"
    assert picture.headers["content-type"] == "image/svg+xml"
    for answer in (board, picture):
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
    known = client.http.get("/titles/two-rivers/board.js", headers={"if-none-match": board.headers["etag"]})
    assert known.status_code == httpx.codes.NOT_MODIFIED
    for path in ("two-rivers/../manifest.toml", "two-rivers/manifest.toml", "two-rivers/", "new-dawn/board.js", "x/y"):
        assert client.get(f"/titles/{path}").status_code == httpx.codes.NOT_FOUND
    words = client.get("/api/words/two-rivers/de").json()
    assert words["kinds"] == {"way": ["way", "region"]}
    assert any("verb-grow = " in text for text in words["texts"])
    assert not any("rule-" in text for text in words["texts"])
    assert client.get("/api/words/two-rivers/fr").status_code == httpx.codes.NOT_FOUND
    assert client.get("/api/words/nothing/en").status_code == httpx.codes.NOT_FOUND
