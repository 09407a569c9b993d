"""Install the wheels of `dist/` into fresh environments, and see whether each of them plays and serves.

    python bench/wheels.py             # `make wheels-check`

With each a whole game of bots is played, and a page is fetched from a server. The environments stay in `build/wheels/`.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
HOMES = ROOT / "build" / "wheels"
PURE = "py3-none-any.whl"
PATIENCE = 60
ADDRESS = re.compile(r"http://\S+")


class Failed(Exception):
    """A wheel does not do what it should."""


def main() -> None:
    """Check the newest wheel of each kind."""
    try:
        for build, wheel in newest().items():
            print(f"{build}: {wheel.name}", flush=True)
            check(build, install(wheel, HOMES / build))
    except Failed as problem:
        sys.exit(str(problem))


def newest(folder: Path = DIST) -> dict[str, Path]:
    """The newest wheel of each build."""
    wheels = sorted(folder.glob("civitas-*.whl"), key=lambda path: path.stat().st_mtime)
    found = {"plain" if wheel.name.endswith(PURE) else "compiled": wheel for wheel in wheels}
    if len(found) < 2:
        raise Failed(f"{folder} needs a compiled wheel and a pure one: make wheel")
    return found


def install(wheel: Path, home: Path) -> Path:
    """A new environment with this wheel and what it needs; its command."""
    shutil.rmtree(home, ignore_errors=True)
    venv.create(home, with_pip=True)
    subprocess.run([home / "bin" / "python", "-m", "pip", "install", "--quiet", wheel], check=True)
    return home / "bin" / "civitas"


def check(build: str, command: Path) -> None:
    """Whether it says what it is, plays and serves."""
    with tempfile.TemporaryDirectory() as folder:
        said = run(command, folder, "--version").strip()
        if not said.endswith(f"({build})"):
            raise Failed(f"{said}: it should be {build}")
        end = run(command, folder, "watch", "new-dawn", "--seed", "1").splitlines()[-1]
        size = page_of(command, folder)
    print(f"  {said}; a game was played: {end.strip()}; a page of {size} bytes was served")


def run(command: Path, folder: str, *arguments: str) -> str:
    """What the command says, run where no checkout is."""
    done = subprocess.run([command, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"civitas {' '.join(arguments)}: {done.stderr}")
    return done.stdout


def page_of(command: Path, folder: str) -> int:
    """The size of the page that a server gives."""
    arguments = [str(command), "serve", "--port", "0", "--database", os.path.join(folder, "civitas.db")]
    with subprocess.Popen(arguments, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = ADDRESS.search(server.stdout.readline())
            if address is None:
                raise Failed("civitas serve did not say where it is")
            return len(fetched(address[0]))
        finally:
            server.terminate()


def fetched(address: str) -> bytes:
    """The page."""
    begun = time.monotonic()
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                page: bytes = answer.read()
            break
        except OSError as problem:
            if time.monotonic() > begun + PATIENCE:
                raise Failed(f"{address}: {problem}") from problem
            time.sleep(1)
    if b"<script" not in page:
        raise Failed(f"{address} is no page")
    return page


if __name__ == "__main__":
    main()
