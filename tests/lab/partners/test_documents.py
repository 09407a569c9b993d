"""The examples in the pages about the laboratory run as they stand, one after the other, in a folder of their own."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[3] / "docs"
BLOCK = re.compile(r"^```(python|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = ("lab.md", "mcp.md")
MADE = ("civitas dataset",)
"""Commands whose files the examples behind them read; two games are enough for that."""


@pytest.mark.parametrize("page", PAGES)
def test_examples_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    ran = 0
    for language, text in BLOCK.findall((DOCS / page).read_text(encoding="utf-8")):
        if language == "python":
            exec(compile(text, page, "exec"), {"__name__": "example"})
            ran += 1
        elif text.startswith(MADE):
            wanted = shlex.split(re.sub(r"--games \d+", "--games 2", text.strip()))[1:]
            subprocess.run([sys.executable, "-m", "civitas", *wanted], check=True, stdout=subprocess.DEVNULL)
    assert ran > 0
