"""How good the estimates of chances are, as the files of the values tell it, written into docs/analysis.md.

python bench/estimates.py        the table, and a drawing of the calibration for each title, in docs/images
"""

from pathlib import Path
from typing import Any

import civitas
from civitas.analysis.provenance import provenance

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "analysis.md"
IMAGES = ROOT / "docs" / "images"
BEGIN, END = "<!-- estimates: made by bench/estimates.py -->", "<!-- end of the estimates -->"
SIDE, RIM = 240, 34


def table() -> str:
    """A row for each title."""
    rows = ["| title | games | log loss | of the base rate | calibration |", "|---|---|---|---|---|"]
    return "\n".join([*rows, *(_row(title_id) for title_id in sorted(civitas.titles()))])


def _row(title_id: str) -> str:
    found = provenance(title_id)
    if found is None:
        return f"| {title_id} | none yet | | | |"
    made, measured = found["made"], found["measured"]
    losses = f"{measured['log_loss']:.3f} | {measured['base_log_loss']:.3f}"
    return f"| {title_id} | {made['games']:,} | {losses} | [drawing](images/{_image(title_id)}) |"


def _image(title_id: str) -> str:
    return f"calibration-{title_id}.svg"


def drawing(title_id: str, calibration: list[list[float]]) -> str:
    """Chances that were given (to the right) beside how often they came true (upwards); large dots are many samples."""
    most = max(samples for _, _, samples in calibration)
    dots = "".join(
        f'<circle cx="{_x(given)}" cy="{_y(true)}" r="{2 + 6 * (samples / most) ** 0.5:.1f}" fill="#17687f"/>'
        for given, true, samples in calibration
    )
    size = SIDE + 2 * RIM
    words = [
        f'<text x="{size / 2}" y="18" text-anchor="middle">{title_id}</text>',
        f'<text x="{size / 2}" y="{size - 8}" text-anchor="middle">estimated chance to win</text>',
        f'<text transform="translate(14 {size / 2}) rotate(-90)" text-anchor="middle">share that won</text>',
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="12">'
        f'<rect width="{size}" height="{size}" fill="#fff"/>'
        f'<rect x="{RIM}" y="{RIM}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#ccc"/>'
        f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="#999"/>{dots}{"".join(words)}</svg>\n'
    )


def _x(share: float) -> float:
    return round(RIM + share * SIDE, 1)


def _y(share: float) -> float:
    return round(RIM + (1 - share) * SIDE, 1)


def drawings() -> dict[Path, str]:
    """All drawings by where they lie."""
    found: dict[Path, str] = {}
    for title_id in sorted(civitas.titles()):
        known: dict[str, Any] | None = provenance(title_id)
        if known is not None:
            found[IMAGES / _image(title_id)] = drawing(title_id, known["measured"]["calibration"])
    return found


def page() -> str:
    """The page with the table of today."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{rest.partition(END)[2]}"


def main() -> None:
    """Write all of it."""
    PAGE.write_text(page(), encoding="utf-8")
    for path, text in drawings().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
