"""Analyses of studies: begun, joined, asked for, finished and kept, stopped; and refused while people play."""

import io
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import civitas
from civitas.records import GameFile
from civitas.server.analysis_process import Job, Report, work
from civitas.server.bounds import Bounds
from civitas.server.messages import Act, BotSeat, NewTable
from civitas.server.services import Settings
from civitas.server.storage.analyses import find_analysis
from tests.analysis.games import LEARNED, careless, quick
from tests.records.games import begun
from tests.server.playing import Party
from tests.server.serving import Client, Served, eventually, served
from tests.server.test_studies import Studied


class House:
    """A server whose analyses go on when they may."""

    def __init__(self, server: Served, folder: Path) -> None:
        self.server = server
        self.folder = folder
        self.ada = server.client().enter()

    def study(self) -> Studied:
        """A study of a finished game of the toy."""
        party = Party(self.server.services.tables, players=2)
        party.play_to_the_end()
        return Studied(self.ada, table=party.id)

    def go(self) -> None:
        (self.folder / "go").touch()

    def processes(self) -> int:
        return len(list(self.folder.glob("process-*")))

    def has_heard(self, number: int) -> bool:
        """Whether a process knows that this decision is wanted first."""
        return (self.folder / f"heard-{number}").exists()


@contextmanager
def house_with(way: str, database: Path, folder: Path, **more: Any) -> Iterator[House]:
    """A server whose analyses go well, or not."""
    command = [sys.executable, "-m", "tests.server.toy_analysis_process", way, str(folder)]
    path = shutil.copy(database, folder / "civitas.db")
    with served(Settings(str(path), bot_processes=0, analysis_command=command, **more)) as running:
        found = House(running, folder)
        try:
            yield found
        finally:
            found.ada.close()


@pytest.fixture
def house(prepared_sqlite: Path, tmp_path: Path) -> Iterator[House]:
    with house_with("well", prepared_sqlite, tmp_path) as found:
        yield found


def at(study: Studied, line: str = "main") -> str:
    return f"{study.at}/analysis/{line}"


def begin(study: Studied, number: int | None = None, line: str = "main") -> Any:
    return study.ada.post(at(study, line), {} if number is None else {"number": number}).json()


def show(study: Studied, line: str = "main") -> Any:
    return study.ada.get(at(study, line)).json()


def cancel(study: Studied, token: str) -> Any:
    headers = {"x-csrf-token": study.ada.csrf, "authorization": f"Bearer {token}"}
    return study.ada.http.delete(at(study), headers=headers).json()


def finished(study: Studied, line: str = "main") -> Any:
    eventually(lambda: show(study, line)["state"] == "finished")
    return show(study, line)


def test_an_analysis_begins_is_joined_and_is_kept_when_it_is_finished(house: House) -> None:
    study = house.study()
    assert show(study)["state"] == "none"
    assert begin(study)["state"] in ("waiting", "running")
    eventually(lambda: show(study)["moments"])
    assert begin(study)["state"] == "running"
    house.go()
    found = finished(study)
    moves = len(study.show()["lines"][0]["seats"])
    assert [moment["number"] for moment in found["moments"]] == list(range(moves + 1))
    assert found["comparisons"]
    assert found["done"] == found["total"] == len(found["moments"]) + len(found["comparisons"])
    assert (found["has_chances"], found["bot"]) == (False, "random")
    assert begin(study) == found
    assert house.processes() == 1
    rest = study.ada.get(f"{at(study)}/{moves}/{len(found['comparisons']) - 1}").json()
    assert rest["moments"] == found["moments"][-1:]
    assert rest["comparisons"] == found["comparisons"][-1:]
    assert study.ada.get(f"{at(study)}/x/0").status_code == 404


def test_another_study_of_the_same_game_has_its_analysis_at_once_and_another_line_has_its_own(house: House) -> None:
    study = house.study()
    house.go()
    begin(study)
    found = finished(study)
    file = study.ada.get(f"{study.at}/file").json()
    again = Studied(house.ada, file=file)
    assert show(again) == found
    seats = study.show()["lines"][0]["seats"]
    study.add("main", len(seats) - 1, name="shorter")
    assert show(study, "0")["state"] == "none"
    begin(study, line="0")
    assert len(finished(study, "0")["moments"]) == len(seats)


def test_whatever_is_asked_for_comes_first(house: House) -> None:
    study = house.study()
    last = len(study.show()["lines"][0]["seats"]) - 1
    wanted = next(number for number in range(last, 0, -1) if is_decision(study, number))
    begin(study)
    eventually(lambda: show(study)["moments"])
    begin(study, wanted)
    eventually(lambda: house.has_heard(wanted))
    house.go()
    numbers = [each["number"] for each in finished(study)["comparisons"]]
    assert wanted in numbers[:2]  # the first one was being thought about
    assert begin(study, last + 100)["state"] == "finished"


def is_decision(study: Studied, number: int) -> bool:
    file = msgspec.convert(study.ada.get(f"{study.at}/file").json(), GameFile)
    position = civitas.title(file.title).load(file.start)
    for move in file.moves[:number]:
        position.play(move.seat, position.space().parse(move.action))
    return len(position.legal(file.moves[number].seat)) > 1


def test_a_cancelled_analysis_stops_and_leaves_nothing(house: House) -> None:
    study = house.study()
    begin(study)
    eventually(lambda: show(study)["moments"])
    analyses = house.server.services.analyses
    (job,) = analyses._jobs.values()
    assert job.process is not None
    process = job.process
    assert cancel(study, "wrong")["reason"] == "token"
    assert show(study)["state"] == "running"
    stopped = cancel(study, study.token)
    assert (stopped["state"], stopped["moments"], stopped["comparisons"]) == ("none", [], [])
    eventually(lambda: process.returncode is not None and job.task is not None and job.task.done())
    assert analyses._jobs == {}
    with house.server.services.database.reading() as c:
        assert find_analysis(c, job.key) is None
    assert cancel(study, study.token)["state"] == "none"
    house.go()
    begin(study)
    assert finished(study)["comparisons"]


def test_one_goes_on_at_a_time_and_others_wait_until_too_many_do(prepared_sqlite: Path, tmp_path: Path) -> None:
    with house_with("well", prepared_sqlite, tmp_path, bounds=Bounds({"analyses": 2})) as house:
        first, third = house.study(), house.study()
        begin(first)
        eventually(lambda: show(first)["moments"])
        third.add("main", 1, name="another")
        first.add("main", 2, name="another")
        waiting = begin(first, line="0")
        assert waiting["state"] == "waiting"
        refused = begin(third, line="0")
        assert refused["error"] == "crowded"
        assert house.processes() == 1
        cancel(first, first.token)
        house.go()
        assert finished(first, "0")["moments"]


@pytest.mark.parametrize("way", ["dies", "garbage"])
def test_a_process_that_fails_is_told_and_may_be_tried_again(way: str, prepared_sqlite: Path, tmp_path: Path) -> None:
    with house_with(way, prepared_sqlite, tmp_path) as house:
        study = house.study()
        begin(study)
        eventually(lambda: show(study)["state"] == "failed")
        begin(study)
        eventually(lambda: house.processes() == 2)


def test_a_server_without_processes_for_it_says_so(embedded_without: Served) -> None:
    house = House(embedded_without, Path())
    assert begin(house.study())["reason"] == "analysis"
    house.ada.close()


@pytest.fixture
def embedded_without(prepared_sqlite: Path, tmp_path: Path) -> Iterator[Served]:
    path = shutil.copy(prepared_sqlite, tmp_path / "civitas.db")
    with served(Settings(str(path), bot_processes=0, analysis_processes=0)) as running:
        yield running


# What people still play.


def test_a_game_of_people_that_is_not_over_is_refused(ada: Client) -> None:
    study = Studied(ada, file=msgspec.to_builtins(begun("new-dawn", 10)))
    refused = begin(study)
    assert (refused["reason"], refused["message"]) == ("playing", "the game is not over")


def test_a_position_is_refused_while_a_table_looks_like_it(ada: Client, embedded_without: Served) -> None:
    tables = embedded_without.services.tables
    table = tables.open(NewTable("new-dawn", "Ada", 2, {}, [BotSeat("random")]), "guest:0", 5).table
    with tables.cache.hold(table) as held:
        scenario = held.game.position.describe()
    study = Studied(ada, title="new-dawn", scenario=scenario)
    refused = begin(study)
    assert (refused["reason"], refused["message"][:11]) == ("playing", "people play")
    state = tables.state(table, None)
    (seat,) = state.to_act
    tables.act(table, seat, Act("once", state.seq, int(tables.state(table, seat).legal[0]["code"])))
    assert begin(study)["reason"] == "analysis"  # nothing but that there is no process for it


@pytest.fixture
def ada(embedded_without: Served) -> Iterator[Client]:
    client = embedded_without.client().enter()
    yield client
    client.close()


# The process itself.


def reports_of(job: Job, *asked: int) -> list[Report]:
    orders = io.BytesIO(b"\n".join([msgspec.json.encode(job), *(b"%d" % number for number in asked)]) + b"\n")
    out = io.BytesIO()
    work(orders, out)
    return [msgspec.json.decode(line, type=Report) for line in out.getvalue().splitlines()]


def test_a_process_reports_chances_first_and_goes_on_from_what_was_found() -> None:
    title_id = LEARNED[-1]
    file = careless(title_id)
    short = msgspec.structs.replace(file, moves=file.moves[:14])
    reports = reports_of(Job(short, "main", quick(title_id), 2, number=12))
    assert (reports[0].done, reports[-1].done) == (0, reports[-1].total)
    moments = [moment for report in reports for moment in report.moments]
    compared = [report.comparison for report in reports if report.comparison is not None]
    assert [moment.number for moment in moments] == list(range(15))
    first = next(number for number, report in enumerate(reports) if report.comparison is not None)
    assert all(not report.moments for report in reports[first:])
    found = civitas.analysis.Findings(title_id, quick(title_id), "main", 2, True, moments, [], compared[:2])
    later = reports_of(Job(short, "main", quick(title_id), 2, found))
    left = sorted(compared[2:], key=lambda each: each.number)
    assert [report.comparison for report in later if report.comparison is not None] == left
