"""Measure how soon a move is acknowledged and seen by everybody at a table, for every title or the named ones.

A real server runs in this process on SQLite (synchronous=FULL); every seat and a spectator have a socket. Games are
played by bots up to the middle, then at random over the sockets.

With --spectators it measures what a crowd at a table of two costs the server, and how soon a move at another table is
acknowledged meanwhile; with --tables how much longer a bot takes to answer beside so many tables of other bots.
"""

import argparse
import json
import random
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from websockets.sync.client import ClientConnection, connect

import civitas
from civitas import bots
from civitas.core.telling import deeds_of
from civitas.server.app import build_app
from civitas.server.messages import Act, Join, NewTable
from civitas.server.services import Services, Settings
from civitas.server.tables import Tables

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.server_load import Load, measure_fairness, measure_spectators

COLUMNS = ("title", "players", "ack ms", "seen by all ms", "store ms", "show ms", "preview ms", "state kB", "events kB")


def main() -> None:
    """Measure and print."""
    wanted = arguments()
    if wanted.spectators or wanted.tables:
        show_load(wanted)
        return
    print("  ".join(column.rjust(14) for column in COLUMNS))
    with tempfile.TemporaryDirectory() as folder, serving(str(Path(folder) / "bench.db")) as (services, port):
        for title_id in wanted.titles or sorted(civitas.titles()):
            row = measure(services, port, title_id, wanted)
            print(
                "  ".join((f"{cell:.2f}" if isinstance(cell, float) else str(cell)).rjust(14) for cell in row),
                flush=True,
            )


def arguments() -> argparse.Namespace:
    """What the caller asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help="default: every title")
    parser.add_argument("--players", type=int, default=4, help="or as near as the title gets (default: 4)")
    parser.add_argument("--before", type=int, default=150, help="moves by bots before it is measured (default: 150)")
    parser.add_argument("--moves", type=int, default=60, help="moves that are measured (default: 60)")
    parser.add_argument("--spectators", metavar="N,N,...", help="measure what so many spectators cost")
    parser.add_argument("--tables", type=int, metavar="N", help="measure bots beside so many tables of somebody else")
    parser.add_argument("--bot-processes", type=int, default=2, metavar="N", help="for --tables (default: 2)")
    parser.add_argument("--json", action="store_true", help="print JSON (with --spectators or --tables)")
    return parser.parse_args()


def show_load(wanted: argparse.Namespace) -> None:
    """What crowds and other people's bots cost, one record for each measurement."""
    load, found = Load(wanted.before, wanted.moves), []
    for title_id in wanted.titles or sorted(civitas.titles()):
        if wanted.spectators:
            found += measure_spectators(title_id, [int(many) for many in wanted.spectators.split(",")], load)
        if wanted.tables:
            found.append(measure_fairness(title_id, wanted.tables, load, wanted.bot_processes))
    if wanted.json:
        print(json.dumps(found, indent=1))
    else:
        for row in found:
            print("\n".join(f"{name:>28}: {value}" for name, value in row.items()), end="\n\n", flush=True)


@contextmanager
def serving(database: str) -> Iterator[tuple[Services, int]]:
    """A server inside this process, and its port."""
    app = build_app(Settings(database, bot_processes=0))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = uvicorn.Server(uvicorn.Config(app, ws="websockets-sansio", log_config=None, access_log=False))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield app.state.services, listening.getsockname()[1]
        server.should_exit = True
        thread.join()


def measure(services: Services, port: int, title_id: str, wanted: argparse.Namespace) -> list[object]:
    """One row of the table: medians over all moves."""
    title = civitas.title(title_id)
    players = min(title.player_counts({}), key=lambda count: abs(count - wanted.players))
    table, tokens = seated(services.tables, title_id, players)
    play_on(services.tables, table, title_id, players, wanted.before)
    took: dict[str, list[float]] = {
        "ack": [],
        "seen": [],
        "store": [],
        "show": [],
        "preview": [],
        "state": [],
        "events": [],
    }
    with ExitStack() as until:
        sockets = [until.enter_context(watch(port, table, token)) for token in [*tokens, None]]
        states = [heard(each, 0, {})["state"] for each in sockets]
        rng = random.Random(1)
        for number in range(wanted.moves):
            to_act = states[-1]["to_act"]
            if not to_act:
                break
            states = move(sockets, states, rng.choice(to_act), rng, number, took)
            inside(services.tables, table, players, took)
    return [title_id, players, *(statistics.median(took[name] or [0.0]) for name in took)]


def seated(tables: Tables, title_id: str, players: int) -> tuple[str, list[str]]:
    """A table at which everybody has sat down."""
    opened = tables.open(NewTable(title_id, "1", players), seed=3)
    tokens = [opened.token or ""]
    tokens += [tables.seating.join(opened.table, Join("x", opened.invitation)).token for _ in range(players - 1)]
    return opened.table, tokens


def play_on(tables: Tables, table: str, title_id: str, players: int, moves: int) -> None:
    """Let bots play."""
    minds = [bots.bot(title_id, bots.names(title_id)[-1], seat) for seat in range(players)]
    for number in range(moves):
        with tables.cache.hold(table) as held:
            p, seq = held.game.position, held.game.seq
            if p.is_over:
                return
            seat = p.to_act[0]
            action = minds[seat].choose(p.perspective(seat))
        tables.act(table, seat, Act(f"before-{number}", seq, action))


@contextmanager
def watch(port: int, table: str, token: str | None) -> Iterator[ClientConnection]:
    """A socket that has said hello."""
    with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/live", max_size=None) as each:
        each.send(json.dumps({"type": "hello", "token": token}))
        yield each


def heard(each: ClientConnection, seq: int, found: dict[str, Any], until: str = "state") -> dict[str, Any]:
    """Everything that is sent until there is a state of this seq (or an answer), by its type; sizes beside it."""
    while until not in found or (until == "state" and found["state"]["seq"] < seq):
        text = each.recv(60)
        message = json.loads(text)
        found[message["type"]] = message
        found[f"{message['type']} kB"] = len(text) / 1000
    return found


def move(
    sockets: list[ClientConnection],
    states: list[dict[str, Any]],
    seat: int,
    rng: random.Random,
    number: int,
    took: dict[str, list[float]],
) -> list[dict[str, Any]]:
    """One move over the wire; the states that everybody has then."""
    legal = [deed for deed in deeds_of(states[seat]["telling"]) if "loss" not in deed]
    act = {"type": "act", "client_id": f"{number}", "seq": states[seat]["seq"], "action": rng.choice(legal)["code"]}
    began = time.perf_counter()
    sockets[seat].send(json.dumps(act))
    found = heard(sockets[seat], 0, {}, "ack")
    took["ack"].append((time.perf_counter() - began) * 1000)
    seq = found["ack"]["seq"]
    everything = [heard(each, seq, found if each is sockets[seat] else {}) for each in sockets]
    took["seen"].append((time.perf_counter() - began) * 1000)
    took["state"].append(everything[seat]["state kB"])
    took["events"].append(everything[seat].get("events kB", 0.0))
    return [each["state"] for each in everything]


def inside(tables: Tables, table: str, players: int, took: dict[str, list[float]]) -> None:
    """What the parts cost without the wire: storing (of a line of chat), all states anew, and one preview."""
    began = time.perf_counter()
    tables.say(table, 0, "x")
    took["store"].append((time.perf_counter() - began) * 1000)
    with tables.cache.hold(table) as held:
        held.states.clear()
        to_act = held.game.position.to_act
    began = time.perf_counter()
    for seat in [*range(players), None]:
        tables.state(table, seat)
    took["show"].append((time.perf_counter() - began) * 1000)
    if to_act:
        code = int(tables.state(table, to_act[0]).legal[0]["code"])
        began = time.perf_counter()
        tables.preview(table, to_act[0], code)
        took["preview"].append((time.perf_counter() - began) * 1000)


if __name__ == "__main__":
    main()
