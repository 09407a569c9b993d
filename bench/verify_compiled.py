"""Check that the engine which this interpreter imports is the compiled one, module by module."""

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from compiling import native_sources  # noqa: E402


def main() -> None:
    """Fail with the names of the modules that are not compiled, or come from somewhere else."""
    names = [source.removesuffix(".py").replace("/", ".") for source in native_sources(ROOT / "src")]
    wrong = [name for name in names if not is_native(name)]
    if wrong or not names:
        sys.exit(f"not compiled: {', '.join(wrong) or 'nothing to compile'}")
    print(f"{len(names)} compiled modules in {sys.prefix}")


def is_native(name: str) -> bool:
    """Whether the module is an extension installed in this environment."""
    file = importlib.import_module(name).__file__
    return file is not None and Path(file).suffix in {".so", ".pyd"} and Path(file).is_relative_to(sys.prefix)


if __name__ == "__main__":
    main()
