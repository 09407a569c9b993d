"""The page: which files the server gives out, how they are packed, and for how long browsers may keep them."""

import gzip
import http.client
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from civitas.server.guard import HEADERS
from civitas.server.pages import HOW_TO_BUILD, Page, accepted
from civitas.server.services import Settings
from tests.server.serving import Served, served

START = b"<!doctype html><title>Civitas</title>" + b" " * 500
SCRIPT = b"console.log('civitas');" * 50
FONT = bytes(range(256))
BROTLI = b"as if it were brotli"
PATIENCE = 60.0

get, head = partial(httpx.get, timeout=PATIENCE), partial(httpx.head, timeout=PATIENCE)


def make_page(page: Path) -> Path:
    """A page as the build leaves it, with things around it that are nobody's business."""
    (page / "assets").mkdir(parents=True)
    (page / ".vite").mkdir()
    (page / ".vite" / "manifest.json").write_bytes(b"{}")
    (page / "index.html").write_bytes(START)
    (page / "index.html.br").write_bytes(BROTLI)
    (page / "index.html.gz").write_bytes(gzip.compress(START))
    (page / "favicon.svg").write_bytes(b"<svg/>")
    (page / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (page / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (page / "assets" / "face-3c4d.woff2").write_bytes(FONT)
    (page.parent / "secret.txt").write_bytes(b"secret")
    return page


@contextmanager
def showing(page: Path) -> Iterator[Served]:
    with served(Settings(database=str(page.parent / "civitas.db"), page=page, bot_processes=0)) as running:
        yield running


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_page(tmp_path_factory.mktemp("built") / "page")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Served]:
    """A server that shows this page."""
    with showing(folder) as running:
        yield running


@pytest.fixture(scope="module")
def browser(server: Served) -> Iterator[httpx.Client]:
    """Somebody who asks for the page, and wants everything plain."""
    with httpx.Client(
        base_url=server.base, timeout=PATIENCE, verify=False, headers={"accept-encoding": "identity"}
    ) as client:
        yield client


# What there is.


@pytest.mark.parametrize(
    ("path", "content", "media_type", "caching"),
    [
        ("/", START, "text/html; charset=utf-8", "no-cache"),
        ("/index.html", START, "text/html; charset=utf-8", "no-cache"),
        ("/favicon.svg", b"<svg/>", "image/svg+xml", "no-cache"),
        (
            "/assets/index-1a2b.js",
            SCRIPT,
            "text/javascript; charset=utf-8",
            "public, max-age=31536000, immutable",
        ),
        ("/assets/face-3c4d.woff2", FONT, "font/woff2", "public, max-age=31536000, immutable"),
    ],
)
def test_a_file_comes_with_its_type_and_how_long_it_may_be_kept(
    browser: httpx.Client, path: str, content: bytes, media_type: str, caching: str
) -> None:
    got = browser.get(path)
    assert (got.status_code, got.content) == (200, content)
    assert got.headers["content-type"] == media_type
    assert got.headers["cache-control"] == caching
    assert got.headers["content-length"] == str(len(content))
    assert "content-encoding" not in got.headers


def test_the_page_carries_what_the_guard_demands(browser: httpx.Client) -> None:
    for path in ("/", "/assets/index-1a2b.js", "/nowhere"):
        got = browser.get(path)
        assert {name: got.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js"])
def test_head_tells_the_same_without_the_content(server: Served, path: str) -> None:
    got, told = get(server.base + path), head(server.base + path)
    assert told.status_code == 200
    assert told.content == b""
    same = ("content-length", "content-type", "etag", "cache-control", "vary", "content-encoding")
    assert {name: told.headers.get(name) for name in same} == {name: got.headers.get(name) for name in same}


# What there is not.


@pytest.mark.parametrize(
    "path", ["/nowhere", "/assets", "/assets/", "/assets/other.js", "/INDEX.HTML", "/index.html/", "/assets/index.html"]
)
def test_an_unknown_path_gets_a_plain_answer(browser: httpx.Client, path: str) -> None:
    got = browser.get(path)
    assert (got.status_code, got.text) == (404, "there is nothing here\n")
    assert got.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize("path", ["/.vite/manifest.json", "/index.html.gz", "/index.html.br"])
def test_what_is_only_for_the_server_is_not_given_out(browser: httpx.Client, path: str) -> None:
    assert browser.get(path).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "/assets/..",
        "//secret.txt",
        "/%00",
        "/index.html%00.js",
    ],
)
def test_no_path_leads_out_of_the_folder(server: Served, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (404, b"there is nothing here\n")
    connection.close()


def test_unknown_paths_of_the_api_stay_with_the_api(browser: httpx.Client) -> None:
    for got in (browser.get("/api/nothing"), browser.get("/api/login"), browser.post("/index.html")):
        assert (got.status_code, got.json()["error"]) == (404, "not-found")


def test_without_a_page_the_server_says_what_to_do(tmp_path: Path) -> None:
    with showing(tmp_path / "nothing") as running:
        for path in ("/", "/assets/x.js"):
            got = get(running.base + path)
            assert (got.status_code, got.text) == (503, f"{HOW_TO_BUILD}\n")
        assert get(f"{running.base}/api/titles").status_code == 200


def test_a_new_build_does_not_mix_with_what_is_served(tmp_path: Path) -> None:
    page = make_page(tmp_path / "page")
    with showing(page) as running:
        assert get(running.base).content
        for path in (page / "index.html.gz", page / "index.html", page / "assets" / "index-1a2b.js"):
            path.unlink()
        assert get(running.base, headers={"accept-encoding": "gzip"}).content == START
        assert get(f"{running.base}/assets/index-1a2b.js").content == SCRIPT


# Packed.


@pytest.mark.parametrize(
    ("path", "header", "encoding"),
    [
        ("/", "gzip, deflate, br, zstd", "br"),
        ("/", "gzip", "gzip"),
        ("/", "br;q=0, gzip", "gzip"),
        ("/", "identity", None),
        ("/assets/index-1a2b.js", "gzip, br", "gzip"),
        ("/assets/face-3c4d.woff2", "gzip, br", None),
    ],
)
def test_files_are_sent_as_the_browser_likes_them_best(
    folder: Path, server: Served, path: str, header: str, encoding: str | None
) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)  # which unpacks nothing
    connection.request("GET", path, headers={"accept-encoding": header})
    answer = connection.getresponse()
    suffix = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    file = folder / f"{path.strip('/') or 'index.html'}{suffix}"
    assert answer.read() == file.read_bytes()
    assert answer.headers["content-encoding"] == encoding
    connection.close()


def test_caches_keep_packed_and_plain_files_apart(browser: httpx.Client) -> None:
    plain = browser.get("/assets/index-1a2b.js")
    packed = browser.get("/assets/index-1a2b.js", headers={"accept-encoding": "gzip"})
    assert plain.content == packed.content == SCRIPT
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert plain.headers["etag"] != packed.headers["etag"]
    assert "vary" not in browser.get("/assets/face-3c4d.woff2").headers


@pytest.mark.parametrize(
    ("header", "chosen"),
    [
        ("", "identity"),
        ("br", "br"),
        ("gzip", "gzip"),
        ("BR", "br"),
        ("gzip, br", "br"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("gzip; q=0.5 , br ;q=0.5", "br"),
        ("*", "br"),
        ("*;q=0.1, gzip", "gzip"),
        ("*, br;q=0", "gzip"),
        ("*;q=0", "identity"),
        ("deflate, zstd", "identity"),
        ("br;q=0", "identity"),
        ("identity, br;q=0.5", "identity"),
        ("identity;q=0.5, br", "br"),
        ("identity;q=0, gzip", "gzip"),
        ("br;q=nonsense, gzip;q=0.1", "gzip"),
        (",,;,br", "br"),
    ],
)
def test_the_wish_of_the_browser_decides(header: str, chosen: str) -> None:
    assert accepted(header, ["br", "gzip"]) == chosen


def test_nothing_packed_means_plain() -> None:
    assert accepted("br, gzip", []) == "identity"


# Asked again.


@pytest.mark.parametrize("form", ["{}", "W/{}", '"other", {}', "*"])
def test_a_browser_that_has_the_file_is_told_so(browser: httpx.Client, form: str) -> None:
    tag = browser.get("/").headers["etag"]
    got = browser.get("/", headers={"if-none-match": form.format(tag)})
    assert (got.status_code, got.content) == (304, b"")
    assert (got.headers["etag"], got.headers["cache-control"]) == (tag, "no-cache")
    assert got.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("tag", ['"other"', "nonsense", ""])
def test_a_browser_that_has_another_file_gets_this_one(browser: httpx.Client, tag: str) -> None:
    assert browser.get("/", headers={"if-none-match": tag}).status_code == 200


def test_the_tag_changes_with_the_content(tmp_path: Path) -> None:
    folder = make_page(tmp_path / "page")
    before = Page(folder).files["index.html"].forms["identity"].tag
    assert Page(folder).files["index.html"].forms["identity"].tag == before
    os.utime(folder / "index.html", (0, 0))
    assert Page(folder).files["index.html"].forms["identity"].tag == before
    (folder / "index.html").write_bytes(START + b" ")
    assert Page(folder).files["index.html"].forms["identity"].tag != before
