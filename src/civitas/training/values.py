"""Learned values as they are kept: plain numbers with how they were made."""

import json
from pathlib import Path
from typing import Any

import civitas
from civitas.manifests import load, manifests

FOLDER = "values"
"""In the package of a title's bots."""


def values_file(title_id: str) -> Path:
    """Where the values are that a title's bots play by."""
    module = manifests()[title_id].skill.partition(":")[0].rpartition(".")[0]
    folder = Path(str(load(f"{module}:__path__")[0])) / FOLDER
    return folder / f"{title_id}.json"


def write_values(file: Path, made: dict[str, Any], learned: dict[str, Any]) -> None:
    """Numbers and provenance, a line for each part."""
    file.parent.mkdir(parents=True, exist_ok=True)
    parts = {"made": made, **learned}
    lines = [f"{json.dumps(name)}: {json.dumps(part, separators=(',', ':'))}" for name, part in parts.items()]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def is_old(title_id: str) -> bool:
    """Whether the rules have changed since anything was found that a title's bots play by; else nothing can be old."""
    if not manifests()[title_id].skill:
        return False
    revision = civitas.title(title_id).rules_revision
    files = values_file(title_id).parent.glob(f"{title_id}*.json")
    return any(json.loads(file.read_text(encoding="utf-8"))["made"]["rules_revision"] != revision for file in files)


def draw_calibration(file: Path, title_id: str, measured: dict[str, Any]) -> bool:
    """Chances that were given beside how often they came true; whether it could be drawn."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return False
    given, true, samples = zip(*measured["calibration"], strict=True)
    figure: Any = Figure(figsize=(4.6, 4.2), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="#999", linewidth=1)
    axes.scatter(given, true, s=[20 + 180 * count / max(samples) for count in samples], color="#17687f")
    axes.set_xlabel("estimated chance to win")
    axes.set_ylabel("share that won")
    axes.set_title(f"{title_id}: log loss {measured['log_loss']:.3f}, base {measured['base_log_loss']:.3f}", fontsize=9)
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file, format=file.suffix[1:], metadata={"Date": None})
    return True
