"""The pictures of the page in `docs/images/`, made from the tables of a running `dev/demo.py`.

../.venv/bin/python dev/pictures.py [NAME ...]
"""

import sys
from pathlib import Path

from look import make

IMAGES = Path(__file__).parents[2] / "docs" / "images"
PICTURES = {
    "lobby": "#/,stranger",
    "lobby-phone": "#/,phone",
    "new-table": "#/new/civilization-1980",
    "civilization-1980": "#/table/demo-civilization-1980",
    "civilization-1980-phone": "#/table/demo-civilization-1980,phone",
    "civilization-1980-german": "#/table/demo-civilization-1980,de",
    "through-the-ages-2015": "#/table/demo-through-the-ages-2015",
    "through-the-ages-2015-phone": "#/table/demo-through-the-ages-2015,phone",
    "through-the-ages-2015-dark": "#/table/demo-through-the-ages-2015,dark",
    "through-the-ages-2006": "#/table/demo-through-the-ages-2006",
    "through-the-ages-2006-phone": "#/table/demo-through-the-ages-2006,phone,de",
    "new-dawn": "#/table/demo-new-dawn",
    "new-dawn-phone": "#/table/demo-new-dawn,phone",
    "civilization-2010": "#/table/demo-civilization-2010",
    "civilization-2010-phone": "#/table/demo-civilization-2010,phone,dark",
}

if __name__ == "__main__":
    IMAGES.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or list(PICTURES)
    make({IMAGES / f"{name}.webp": PICTURES[name] for name in wanted})
