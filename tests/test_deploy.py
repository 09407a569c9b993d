"""What is given to hosts names options that there are; `make deploy-check` looks at the rest."""

import json
import re
import shlex
from pathlib import Path

import pytest

from civitas.cli import build_parser

DEPLOY = Path(__file__).parents[1] / "deploy"


def of_unit() -> list[str]:
    """What the unit starts."""
    found = re.search(r"^ExecStart=(.+)$", (DEPLOY / "civitas.service").read_text(), re.MULTILINE)
    assert found is not None
    return shlex.split(found[1])[1:]


def of_image() -> list[str]:
    """What the image starts by itself."""
    found = re.findall(r"^(?:ENTRYPOINT|CMD) (\[.+)$", (DEPLOY / "Dockerfile").read_text(), re.MULTILINE)
    return [word for words in found for word in json.loads(words)][1:]


def of_compose() -> list[str]:
    """What the composition starts."""
    given = re.findall(r"^      - (--.+)$", (DEPLOY / "compose.yaml").read_text(), re.MULTILINE)
    return [*of_image()[:4], *given]


@pytest.mark.parametrize("command", [of_unit(), of_image(), of_compose()])
def test_a_command_that_hosts_are_given_can_be_read(command: list[str]) -> None:
    wanted = build_parser().parse_args(command)
    assert wanted.public
    assert wanted.database
