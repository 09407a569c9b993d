"""Who asks for one title loads no other, and who asks for none loads none."""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import civitas
from civitas.core.native import build
from civitas.manifests import manifests

COMMAND = """
import sys
from civitas.cli import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
"""
SERVER = """
import sys
from civitas.server.app import build_app
from civitas.server.services import Settings
import civitas.server.serve
build_app(Settings(sys.argv[1], bot_processes=0))
"""
BOT = """
import sys
import civitas.server.bot_process
from civitas import bots
bots.bot(sys.argv[1], bots.names(sys.argv[1])[-1], seed=1)
"""
TELL = """
print("loaded:", *sorted({name.split(".")[2] for name in sys.modules if name.startswith("civitas.games.")}))
"""


def loaded(program: str, *arguments: str) -> set[str]:
    """The packages of titles that such a process has loaded in the end."""
    command = [sys.executable, "-c", program + TELL, *arguments]
    with TemporaryDirectory() as folder:  # a game that is left is kept
        done = subprocess.run(
            command, input="", capture_output=True, text=True, timeout=120, check=False, cwd=folder, env=at_home(folder)
        )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines()[-1].split()[1:])


def at_home(folder: str) -> dict[str, str]:
    """The surroundings of somebody who lives in this folder."""
    return {**os.environ, "HOME": folder, "XDG_DATA_HOME": folder, "XDG_STATE_HOME": folder}


@pytest.mark.parametrize(
    "arguments", [["--help"], ["--version"], ["play", "--help"], ["serve", "--help"]], ids=" ".join
)
def test_help_loads_no_title(arguments: list[str]) -> None:
    assert loaded(COMMAND, *arguments) == set()


@pytest.mark.parametrize(
    ("arguments", "package"),
    [
        (["play", "new-dawn", "--seed", "1"], "new_dawn"),
        (["play", "--seed", "1", "--bots", "steward,random"], "civilization_1980"),
        (["watch", "--bots", "random", "through-the-ages-2015", "--rounds", "1"], "through_the_ages"),
        (["options", "through-the-ages-2006"], "through_the_ages"),
        (["rules", "civilization-2010", "trade"], "civilization_2010"),
        (["automa", "--help"], "new_dawn"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_a_command_loads_the_title_that_it_is_about(arguments: list[str], package: str) -> None:
    assert loaded(COMMAND, *arguments) == {package}


def test_a_server_opens_its_port_before_it_reads_titles(tmp_path: Path) -> None:
    assert loaded(SERVER, str(tmp_path / "civitas.db")) == set()


def test_a_bot_thinks_without_the_other_titles() -> None:
    assert loaded(BOT, "civilization-2010") == {"civilization_2010"}


@pytest.mark.parametrize("title_id", sorted(civitas.titles()))
def test_manifests_say_how_many_can_play(title_id: str) -> None:
    players = civitas.title(title_id).players
    assert manifests()[title_id].players == (players[0], players[-1])


def test_the_version_tells_the_build() -> None:
    command = [sys.executable, "-m", "civitas.cli", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said == f"civitas {civitas.__version__} ({build()})\n"
