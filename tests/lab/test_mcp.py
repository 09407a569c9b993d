"""What an assistant is told and may do, without the protocol, and what it never learns."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import civitas
import civitas.bots
from civitas import records
from civitas.cli import main
from civitas.core.errors import CivitasError
from civitas.core.table import Table
from civitas.lab.mcp import command
from civitas.lab.mcp.connection import BadLink, Link, read_link
from civitas.lab.mcp.desk import Desk, NoTable
from civitas.lab.mcp.imagining import unknown_dice
from civitas.lab.mcp.local import LocalGame
from civitas.lab.mcp.seated import NotYours
from civitas.lab.mcp.study import BadStudy, Study
from civitas.lab.mcp.tools import Tools
from civitas.lab.text import offers
from civitas.language import LANGUAGES
from civitas.rule_texts import rule_texts

OURS = list(civitas.titles())


class Sitting:
    """Tools, and a look behind them at the game that the assistant must not have."""

    def __init__(self, title: str, code: str = "en", **wanted: Any) -> None:
        self.desk = Desk(code)
        self.tools = Tools(self.desk)
        self.begun = self.tools.new_game(title, ["random"], **{"seed": 5, **wanted})
        game = self.desk.find("")
        assert isinstance(game, LocalGame)
        self.game = game

    @property
    def digest(self) -> str:
        return self.game.table.position.digest()

    def play_on(self, answers: int) -> None:
        """Answer with the first of the list, so often at most."""
        for _ in range(answers):
            if not self.game.table.position.is_over:
                first = offers(self.game.perspective())[0]
                self.tools.play(f"1 {first.amounts[-1]}" if first.amounts else "1", confirm=True)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", OURS)
def test_a_game_is_begun_looked_at_and_played_in_every_title_and_language(title: str, code: str) -> None:
    sitting = Sitting(title, code, players=civitas.title(title).players[0])
    assert sitting.tools.list() in sitting.begun
    before = len(sitting.game.table.record)
    sitting.play_on(5)
    assert len(sitting.game.table.record) >= before + 5
    said = [sitting.tools.look(), sitting.tools.look(whole=True), sitting.tools.try_("1")]
    assert all(said)
    assert not any(word in line for line in said for word in ("mcp-", "event-", "[bold", "[/"))


@pytest.mark.parametrize("title", OURS)
def test_no_answer_depends_on_what_the_seat_cannot_know(title: str) -> None:
    sitting = Sitting(title, players=civitas.title(title).players[0])
    sitting.play_on(25)
    tools, real = sitting.tools, sitting.game.table.position
    tools.look()  # tells the news, which are told only once
    asked: list[Callable[[], str]] = [
        tools.look,
        tools.list,
        lambda: tools.look(whole=True),
        lambda: tools.look(thing="1"),
        lambda: tools.look(thing="2"),
        lambda: tools.why("1"),
        lambda: tools.play("no such thing"),
    ]
    answers = [ask() for ask in asked]
    worlds = [real.perspective(sitting.game.seat).imagine(unknown_dice()) for _ in range(3)]
    assert len({world.digest() for world in worlds}) > 1
    for world in worlds:
        sitting.game.table.position = world
        assert [ask() for ask in asked] == answers


def test_the_same_seed_deals_the_same_game() -> None:
    assert Sitting("new-dawn", players=2).digest == Sitting("new-dawn", players=2).digest
    assert Sitting("new-dawn", players=2, seed=6).digest != Sitting("new-dawn", players=2).digest


def test_what_is_forbidden_is_explained_by_its_rule_and_changes_nothing() -> None:
    sitting = Sitting("new-dawn", players=2)
    title, before = civitas.title("new-dawn"), sitting.digest
    rule = title.rules["R3.3-b"]
    for told in (sitting.tools.play("construct pyramids"), sitting.tools.why("construct pyramids")):
        assert rule_texts("en", title.id).said(rule)[1] in told
        assert rule.id in told
    assert sitting.digest == before
    assert rule_texts("en", title.id).said(rule)[1] in sitting.tools.rule(rule.id)


@pytest.mark.parametrize("nonsense", ["", "?", "make me a sandwich", "999", '{"action": null}', "{"])
def test_nonsense_is_answered_and_blocks_nothing(nonsense: str) -> None:
    sitting = Sitting("new-dawn", players=2)
    before = sitting.digest
    assert "Nothing was changed." in sitting.tools.play(nonsense)
    assert sitting.tools.try_(nonsense)
    assert sitting.digest == before
    assert "Played" in sitting.tools.play("1")


def test_trying_tells_what_changes_and_plays_nothing() -> None:
    sitting = Sitting("new-dawn", players=2, seed=3)
    before = sitting.digest
    told = sitting.tools.try_("1")
    assert "Imagined, not played" in told
    assert "Tech dial 0 → 1" in told
    assert sitting.digest == before


def test_chance_is_told_as_one_of_the_ways_it_may_go() -> None:
    sitting = Sitting("through-the-ages-2015", players=2)
    for _ in range(80):
        outlooks = [(action, sitting.game.foresee(action)) for action in sitting.game.perspective().legal()[:8]]
        open_ones = [action for action, seen in outlooks if seen is not None and not seen.is_certain]
        if open_ones:
            break
        sitting.play_on(1)
    before = sitting.digest
    told = sitting.tools.try_(sitting.game.table.title.space.text(open_ones[0]))
    assert "one of the ways it may go" in told
    assert sitting.digest == before


def test_what_would_be_lost_for_good_has_to_be_confirmed() -> None:
    sitting = Sitting("through-the-ages-2015", players=2)
    for _ in range(60):
        perspective = sitting.game.perspective()
        if perspective.losses():
            break
        sitting.play_on(1)
    action = next(iter(perspective.losses()))
    before = sitting.digest
    said = perspective.space.text(action)
    assert "confirm=true" in sitting.tools.play(said)
    assert sitting.digest == before
    assert "Played" in sitting.tools.play(said, confirm=True)


def test_other_seats_are_hidden_until_the_game_is_over() -> None:
    sitting = Sitting("new-dawn", players=2)
    with pytest.raises(NotYours, match="seat 2"):
        sitting.tools.look(seat=2)
    table = sitting.game.table
    bots = {**sitting.game._bots, 0: civitas.bots.bot("new-dawn", "random", 1)}
    while not table.position.is_over:
        seat = table.position.to_act[0]
        table.play(seat, bots[seat].choose(table.position.perspective(seat)))
    assert sitting.tools.look(seat=2, whole=True)
    assert "The game is over." in sitting.tools.look()
    assert "Nothing is asked of you now." in sitting.tools.play("1")


def test_bad_wishes_are_named() -> None:
    tools = Tools(Desk())
    wishes: list[tuple[Callable[[], str], str]] = [
        (lambda: tools.look(), "table"),
        (lambda: tools.new_game("no-such-game"), "no-such-game"),
        (lambda: tools.new_game("new-dawn", ["no-such-bot"]), "no-such-bot"),
        (lambda: tools.new_game("new-dawn", players=9), "players = 9"),
        (lambda: tools.new_game("new-dawn", options={"nothing": 1}), "nothing"),
        (lambda: tools.rule("city", language="fr"), "language"),
        (lambda: tools.open(), "file, scenario"),
        (lambda: tools.open(file="/no/such/file"), "/no/such/file"),
        (lambda: tools.open(scenario={}), "title"),
        (lambda: tools.join("http://127.0.0.1:1/#/table/abc", token="x"), "127.0.0.1:1"),
    ]
    for wish, problem in wishes:
        with pytest.raises(CivitasError, match=problem):
            wish()


def test_where_several_assistants_are_served_each_names_its_table() -> None:
    desk = Desk(is_shared=True)
    tools = Tools(desk)
    begun = tools.new_game("new-dawn", ["random"], players=2, seed=1)
    with pytest.raises(NoTable):
        tools.look()
    name = begun.split()[1].rstrip(":")
    assert tools.list(table=name) in begun
    with pytest.raises(NoTable, match="another"):
        tools.look(table="another")


# Studies.


def recorded(path: Path, moves: int | None = None) -> records.GameFile:
    """A game of random bots in a file, up to its end or to a move."""
    table = Table(civitas.title("civilization-1980"), players=2, seed=4)
    bots = {seat: civitas.bots.bot(table.title.id, "random", seat) for seat in range(2)}
    while not table.position.is_over and (moves is None or len(table.record) < moves):
        seat = table.position.to_act[0]
        table.play(seat, bots[seat].choose(table.position.perspective(seat)))
    file = records.record(table, records.seats_of({0: "Ada", 1: "Ben"}, {}, 2))
    records.write(path, file)
    return file


def test_a_game_that_is_not_over_is_studied_from_one_seat_alone(tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    recorded(path, 60)
    tools = Tools(Desk())
    with pytest.raises(BadStudy, match="say from which seat"):
        tools.open(str(path))
    assert "After move 60 of 60" in tools.open(str(path), seat=1)
    with pytest.raises(NotYours, match="seat 2"):
        tools.look(seat=2)
    with pytest.raises(NotYours, match="seat 2"):
        tools.open(str(path), seat=2)
    with pytest.raises(BadStudy, match="move 61"):
        tools.open(str(path), move=61, seat=1)


def test_a_study_of_a_running_game_holds_nothing_that_its_seat_cannot_know(tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    file = recorded(path, 60)
    real = list(records.steps(file))[-1].position
    studied = {Study.of_file(file, None, 1).position.digest() for _ in range(4)}
    assert real.digest() not in studied
    assert len(studied) > 1


def test_a_finished_game_is_studied_from_every_seat_at_any_move(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    file = recorded(path)
    assert file.result is not None
    tools = Tools(Desk())
    opened = tools.open(str(path), move=40)
    assert f"After move 40 of {len(file.moves)}" in opened
    assert "In the game came" in opened
    assert tools.look(seat=1, whole=True) != tools.look(seat=2, whole=True)
    assert "say how many" in tools.play("1", confirm=True)
    assert "Played" in tools.play("1 1", confirm=True)
    assert "The game is over." in tools.open(str(path))


def test_a_scenario_is_ones_own(tmp_path: Path) -> None:
    scenario = civitas.title("new-dawn").new_game(players=2, seed=3).describe()
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(scenario))
    tools = Tools(Desk())
    for opened in (tools.open(scenario=scenario, title="new-dawn"), tools.open(str(path), title="new-dawn")):
        assert "A position of your own" in opened
        assert tools.look(seat=1) != tools.look(seat=2)


@pytest.mark.parametrize("content", ["no json", "[1]", "{}", '{"civitas": 1}', '{"civitas": 9}'])
def test_a_bad_file_is_refused_and_named(tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    with pytest.raises(CivitasError):
        Tools(Desk()).open(str(path))


# Links and the command.


def test_links_of_the_page_and_ids_are_read() -> None:
    usual = "http://127.0.0.1:8765"
    assert read_link("http://x:1/#/join/t1/secret", usual) == Link("http://x:1", "t1", "secret")
    assert read_link("https://x/civitas/#/table/t1", usual) == Link("https://x/civitas", "t1")
    assert read_link("t1", usual) == Link(usual, "t1")
    for bad in ("", "a/b", "file:///etc/passwd#/table/x", "http://x/", "http://x/#/rules/new-dawn"):
        with pytest.raises(BadLink):
            read_link(bad, usual)


def test_without_the_sdk_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    assert main(["mcp"]) == 2
    assert "pip install 'civitas[mcp]'" in capsys.readouterr().err


def test_the_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["mcp", "--help"])
    assert "--http" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["mcp", "--port", "0"])
