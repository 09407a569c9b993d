"""Where the chances of a title come from, as the file of its values tells it."""

import json
from functools import cache
from importlib import resources
from typing import Any

from civitas.manifests import manifests


@cache
def provenance(title_id: str) -> dict[str, Any] | None:
    """How the values of a title were made and how good they were on games that they never saw; None without values."""
    manifest = manifests().get(title_id)
    if manifest is None or not manifest.skill:
        return None
    package = manifest.skill.partition(":")[0].rpartition(".")[0]
    file = resources.files(package).joinpath(f"values/{title_id}.json")
    if not file.is_file():
        return None
    found = json.loads(file.read_text(encoding="utf-8"))
    return {"made": found["made"], "measured": found["measured"]}
