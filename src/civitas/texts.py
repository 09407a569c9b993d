"""What the things of each title do, for clients that show it on a card without asking for every one.

python -m civitas.texts FOLDER     writes a file for each title whose things have texts made from facts
"""

import json
import sys
from pathlib import Path

import civitas


def write(folder: Path) -> None:
    """Write all of them, one file each: what is said of things, by their ids."""
    for title in civitas.titles().values():
        texts = title.texts()
        if texts:
            (folder / f"{title.id}.json").write_text(json.dumps(texts, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
