"""Check what a host is given, as far as this can be done without a daemon: `make deploy-check`.

Lints the Dockerfile, compares the compose file with the schema of Compose, verifies the unit, and then does what the
image does in a clean folder: it runs its steps, starts the command and asks whether it is ready.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).parent
DOCKERFILE, COMPOSE, UNIT = HERE / "Dockerfile", HERE / "compose.yaml", HERE / "civitas.service"
PORT = 18799
START_SECONDS = 120
NOT_HERE = ("useradd",)
"""Steps that would change this machine."""


def main() -> int:
    """Check everything; the number of checks that failed."""
    failed = 0
    for check in (lint_image, validate_compose, verify_unit, run_steps):
        print(f"{check.__doc__}", flush=True)
        failed += not passed(check)
    return failed


def passed(check: Callable[[], str]) -> bool:
    """Whether a check passes; what it says."""
    try:
        print(f"  {check() or 'as it should be'}", flush=True)
    except (AssertionError, OSError, subprocess.CalledProcessError) as problem:
        print(f"  FAILED: {problem}", flush=True)
        return False
    return True


def lint_image() -> str:
    """The Dockerfile, by hadolint."""
    found = subprocess.run(["hadolint", str(DOCKERFILE)], capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
    return ""


def validate_compose() -> str:
    """The compose file, by the schema of Compose."""
    import jsonschema
    import yaml

    files = metadata.files("docker-compose") or []
    schema = next(file for file in files if file.name == "compose_spec.json")
    jsonschema.validate(yaml.safe_load(COMPOSE.read_text()), json.loads(Path(str(schema.locate())).read_text()))
    return ""


def verify_unit() -> str:
    """The unit, by systemd-analyze."""
    if shutil.which("systemd-analyze") is None:
        return "skipped: there is no systemd-analyze here"
    with tempfile.TemporaryDirectory() as folder:
        unit = Path(folder) / UNIT.name  # with a program and a user that are there
        text = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", UNIT.read_text(), flags=re.MULTILINE)
        unit.write_text(text.replace("User=civitas", "User=daemon"))
        found = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    said = "\n".join(line for line in found.stderr.splitlines() if UNIT.name in line)
    assert not said, said
    assert found.returncode == 0, found.stderr
    return ""


def run_steps() -> str:
    """The steps of the image and its command, in a folder of their own."""
    text = DOCKERFILE.read_text()
    with tempfile.TemporaryDirectory(prefix="civitas-image-") as folder:
        places = {"/wheels": f"{folder}/wheels", "/opt/civitas": f"{folder}/opt", "/var/lib/civitas": folder}
        surroundings = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "HOME": folder}
        surroundings |= {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "npm_"))}
        steps = re.findall(r"^RUN (.+)$", text, re.MULTILINE)
        for step in steps:
            if not step.startswith(NOT_HERE):
                subprocess.run(_moved(step, places), shell=True, check=True, cwd=HERE.parent, env=surroundings)
        entry, usual = (json.loads(found) for found in re.findall(r"^(?:ENTRYPOINT|CMD) (\[.+)$", text, re.MULTILINE))
        command = [_moved(word, places) for word in [*entry, *usual, "--port", str(PORT)]]
        command[command.index("0.0.0.0")] = "127.0.0.1"
        return _serve(command, surroundings)


def _moved(text: str, places: dict[str, str]) -> str:
    for place, here in places.items():
        text = text.replace(place, here)
    return text


def _serve(command: list[str], surroundings: dict[str, str]) -> str:
    """Start it and ask whether it is ready; what the page is."""
    running = subprocess.Popen(command, env=surroundings)
    try:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            assert running.poll() is None, "the server has ended"
            with suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{PORT}/ready", timeout=5) as ready:
                assert ready.status == 200
                with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/", timeout=5) as page:
                    return f"ready, and the page has {len(page.read())} bytes"
            time.sleep(0.5)
        raise AssertionError("the server did not get ready")
    finally:
        running.terminate()
        running.wait(30)


if __name__ == "__main__":
    sys.exit(main())
