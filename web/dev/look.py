"""Pictures of pages of `dev/demo.py`.

    ../.venv/bin/python dev/look.py FOLDER NAME=HASH[,MARK]... ...

HASH is the address behind the server, such as `#/table/demo-new-dawn`; marks are phone, dark, de, full, stranger (who
sits nowhere), click:SELECTOR, hover:SELECTOR and key:KEY. CIVITAS_PAGE names the server, CIVITAS_DEMO the file that
`dev/demo.py` has written.
"""

import base64
import json
import os
import re
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.web.chromium import ARGUMENTS, installed
from tests.web.person import PHONE, WIDE

PAGE = os.environ.get("CIVITAS_PAGE", "http://127.0.0.1:8765/")
DEMO = os.environ.get("CIVITAS_DEMO", "/tmp/civitas-demo.json")
PACK = """async png => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.85);
}"""
PATIENCE_MS = 120_000
SETTLE_MS = 700
"""What moves has arrived by then."""


def main() -> None:
    """Make every picture that is wanted."""
    folder, *wanted = sys.argv[1:]
    make({Path(folder) / f"{name}.png": spec for name, _, spec in (each.partition("=") for each in wanted)})


def make(pictures: dict[Path, str]) -> None:
    """Make these pictures, PNG or WebP as their names say."""
    seats: dict[str, tuple[str, str]] = json.loads(Path(DEMO).read_text(encoding="utf-8"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        for path, spec in pictures.items():
            picture(browser, seats, path, spec)
        browser.close()


def picture(browser: Browser, seats: dict[str, tuple[str, str]], path: Path, spec: str) -> None:
    """One picture."""
    address, *marks = spec.split(",")
    context = browser.new_context(**(PHONE if "phone" in marks else WIDE))
    context.add_init_script(f"localStorage.setItem('civitas', {json.dumps(json.dumps(kept(seats, marks)))})")
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.on("console", lambda line: print(path.stem, "console:", line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: print(path.stem, "error:", error.message))
    page.goto(PAGE + re.sub(r"demo-([a-z0-9-]+)", lambda found: seats[found[1]][0], address))
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    for mark in marks:
        do(page, mark)
    page.wait_for_timeout(SETTLE_MS)
    shot = page.screenshot(full_page="full" in marks)
    path.write_bytes(shot if path.suffix == ".png" else packed(page, shot))
    context.close()


def packed(page: Page, shot: bytes) -> bytes:
    """A picture as WebP, which the browser makes of it."""
    address: str = page.evaluate(PACK, base64.b64encode(shot).decode())
    return base64.b64decode(address.partition(",")[2])


def kept(seats: dict[str, tuple[str, str]], marks: list[str]) -> dict[str, object]:
    """What the browser remembers."""
    tables = {title: seat for title, seat in seats.items() if not title.startswith("study-")}
    studies = [seat for title, seat in seats.items() if title.startswith("study-")]
    return {
        "studies": {} if "stranger" in marks else dict(studies),
        "language": "de" if "de" in marks else "en",
        "theme": "dark" if "dark" in marks else "light",
        "name": "Anna",
        "tokens": {} if "stranger" in marks else dict(tables.values()),
    }


def do(page: Page, mark: str) -> None:
    """Click, hover or press, if the mark says so."""
    what, _, on = mark.partition(":")
    if what == "click":
        page.locator(on).first.click()
    elif what == "hover":
        page.locator(on).first.hover()
    elif what == "key":
        page.keyboard.press(on)


if __name__ == "__main__":
    main()
