"""`civitas dataset` where PyArrow is not installed."""

import subprocess
import sys
from pathlib import Path

import pytest

from civitas.cli import main


def test_a_missing_extra_is_named_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["dataset", "new-dawn", "--bots", "random", "--out", str(tmp_path / "rows")]) == 2
    assert "needs PyArrow: pip install 'civitas[lab]'" in capsys.readouterr().err
    assert not (tmp_path / "rows").exists()


def test_other_commands_load_nothing_of_it() -> None:
    program = (
        "import sys, civitas.cli; print(*[m for m in sys.modules if m.startswith('civitas.lab.') or m == 'numpy'])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["civitas.lab.dataset"]


def test_a_folder_has_to_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["dataset", "new-dawn"])
    assert "--out" in capsys.readouterr().err
