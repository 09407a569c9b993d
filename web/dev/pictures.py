"""The pictures of the page in `docs/images/`, made from the tables of a running `dev/demo.py`.

../.venv/bin/python dev/pictures.py [NAME ...]
"""

import sys
from pathlib import Path

from look import make

from civitas.manifests import manifests

IMAGES = Path(__file__).parents[2] / "docs" / "images"
PICTURES = {
    "lobby": "#/,stranger",
    "lobby-phone": "#/,phone",
    "new-table": "#/new/civilization-1980",
    **{
        title_id if name == "plain" else f"{title_id}-{name}": ",".join(
            filter(None, [f"#/table/demo-{title_id}", marks])
        )
        for title_id, manifest in manifests().items()
        for name, marks in manifest.images.items()
    },
}
"""Addresses with marks, by the names of the pictures; the manifests say which ones of each title."""

if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or list(PICTURES)
    make({IMAGES / f"{name}.webp": PICTURES[name] for name in wanted})
