"""The page can be put on a home screen, without which phones of Apple tell nobody anything."""

import json
import re
import struct
import urllib.request
from pathlib import Path
from typing import Any

from tests.test_packaging_page import load
from tests.web.process import Server

WEB = Path(__file__).resolve().parents[2] / "web"
ICONS: Any = load(WEB / "icons.py")


def fetched(server: Server, path: str) -> tuple[bytes, str]:
    """A file of the page and its type."""
    with urllib.request.urlopen(server.base + path.lstrip("/")) as answer:
        return answer.read(), answer.headers["content-type"]


def size(picture: bytes) -> str:
    """How large a PNG is, as manifests say it."""
    wide, high = struct.unpack(">2I", picture[16:24])
    return f"{wide}x{high}"


def test_the_page_leads_to_what_a_home_screen_needs(common: Server) -> None:
    page = fetched(common, "/")[0].decode()
    links = dict(re.findall(r'<link rel="([\w-]+)"[^>]* href="([^"]+)"', page))
    text, kind = fetched(common, links["manifest"])
    manifest = json.loads(text)
    assert kind == "application/manifest+json"
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Civitas", "standalone", "/")
    drawn = {icon["src"]: icon for icon in manifest["icons"]}
    for source, icon in drawn.items():
        picture, kind = fetched(common, source)
        assert kind == icon["type"]
        assert icon["sizes"] == ("any" if source.endswith(".svg") else size(picture))
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in drawn.values()}
    assert [icon["sizes"] for icon in drawn.values() if icon.get("purpose") == "maskable"] == ["512x512"]
    assert size(fetched(common, links["apple-touch-icon"])[0]) == "180x180"


def test_the_icons_are_those_that_the_drawing_makes() -> None:
    drawing = ICONS.read()
    for icon in ICONS.ICONS[:1]:
        assert (ICONS.PUBLIC / icon.name).read_bytes() == ICONS.picture(drawing, icon)
