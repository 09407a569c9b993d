"""`civitas backup`: a whole copy while the server runs, which nobody else on the machine can ever read."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from civitas.cli import BAD_INPUT, main
from civitas.server import backup
from civitas.server.storage.database import Database
from civitas.server.tables import Tables
from tests.server.playing import Party, present_digest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="permissions of Unix")


@pytest.fixture(autouse=True)
def _lax() -> Iterator[None]:
    """Whoever makes the backup lets everybody read new files."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_backup_is_the_whole_game_and_for_its_owner_alone(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, copy, seen = Database(sqlite_url), tmp_path / "safe" / "copy.db", list[int]()
    copy.parent.mkdir()
    party = Party(Tables(database))
    party.act(0, "take")
    copied = backup._copy

    def watched(source: Path, target: Path) -> None:
        seen.extend(mode(each) for each in copy.parent.iterdir())
        copied(source, target)
        seen.extend(mode(each) for each in copy.parent.iterdir())

    monkeypatch.setattr(backup, "_copy", watched)
    assert main(["backup", str(copy), "--database", sqlite_url]) == 0
    assert set(seen) == {0o600}
    assert [(each.name, mode(each)) for each in copy.parent.iterdir()] == [("copy.db", 0o600)]
    again = Database(str(copy))
    assert present_digest(Tables(again), party.id) == present_digest(party.tables, party.id)
    again.close()
    database.close()


def test_a_new_backup_takes_the_place_of_the_old_one_at_once(sqlite_url: str, tmp_path: Path) -> None:
    database, copy = Database(sqlite_url), tmp_path / "copy.db"
    copy.write_text("the last one")
    copy.chmod(0o644)
    party = Party(Tables(database))
    assert main(["backup", str(copy), "--database", sqlite_url]) == 0
    assert mode(copy) == 0o600
    again = Database(str(copy))
    assert Tables(again).state(party.id, None).seq == 0
    again.close()
    database.close()


def test_what_cannot_be_copied_is_said_and_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    for url, word in [(str(tmp_path / "none.db"), "no such file"), ("postgresql://civitas@db/civitas", "pg_dump")]:
        assert main(["backup", str(copy), "--database", url]) == BAD_INPUT
        assert word in capsys.readouterr().err
    (tmp_path / "broken.db").write_text("this is no database at all, but it is long enough to look like one")
    assert main(["backup", str(copy), "--database", str(tmp_path / "broken.db")]) == BAD_INPUT
    assert [each.name for each in tmp_path.iterdir()] == ["broken.db"]
