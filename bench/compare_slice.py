"""One slice of `compare.py`, in a process of its own: measure one title of the engine in a folder, and print JSON.

The engine is that of the folder; what measures it is always that of this working tree, so that a revision which knows
nothing of these benchmarks can be measured as well.
"""

import importlib.util
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.measuring import Usage

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

import civitas  # noqa: E402


def main() -> None:
    """Measure and print: speeds by their names; None where this engine cannot do that."""
    tree, title, seconds = sys.argv[1:]
    if not Path(civitas.__file__).resolve().is_relative_to(Path(tree).resolve()):
        sys.exit(f"measuring {civitas.__file__}, which is not in {tree}")
    measure_with_this_tree()
    print(json.dumps(speeds(title, Path(tree), float(seconds))))


def measure_with_this_tree() -> None:
    """Let `civitas.bench` be the module of this working tree."""
    spec = importlib.util.spec_from_file_location("civitas.bench", ROOT / "src" / "civitas" / "bench.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["civitas.bench"] = module
    spec.loader.exec_module(module)


def speeds(title: str, tree: Path, seconds: float) -> dict[str, float | None]:
    """How often a second this engine does each of the things that users do."""
    found: dict[str, float | None] = {}
    for name, measured in usage_of(title, tree).measured.items():
        try:
            measured.run(seconds)
            found[name] = measured.per_second
        except AttributeError as missing:
            print(f"{title}, {name}: {missing}", file=sys.stderr)
            found[name] = None
    return found


def usage_of(title: str, tree: Path) -> "Usage":
    """Measures on the recorded games of this working tree; on those of the folder where its rules are others."""
    from bench.measuring import Usage
    from bench.recorded import OutOfDate, recorded_games

    try:
        return Usage(recorded_games(title))
    except OutOfDate as problem:
        refused = problem
    try:
        usage = Usage(recorded_games(title, tree / "bench" / "games"))
    except OutOfDate:
        sys.exit(f"it plays by other rules and has no recorded games of its own. {refused}")
    print(f"{title}: the rules differ, so each revision replays its own recorded games", file=sys.stderr)
    return usage


if __name__ == "__main__":
    main()
