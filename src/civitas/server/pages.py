"""Files for the browser, as they were when they were first asked for.

The page is what was built into `civitas/web`. Titles of other distributions bring boards and pictures of their own in
`page/` of their packages, which the page fetches below `/titles/<id>/`; they are code of this server like the rest.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from civitas.manifests import manifests, page_folder

PAGE = Path(__file__).resolve().parents[1] / "web"
"""Where the package keeps the page; `web/page.py` builds it."""

HOW_TO_BUILD = "the page has not been built; in a checkout run `make play`, or install the package with pip"

NOTHING = "there is nothing here\n"
START = "index.html"
BROUGHT = "/titles"
"""Below this address are the files that titles bring."""
UNCHANGING = "assets/"
"""Files in here are named after their contents."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The best first, with the suffixes of files that are packed already."""
PLAIN = "identity"
MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""What a machine says about suffixes differs; these are right everywhere."""

_ENTITY_TAG = re.compile(r'"[^"]*"')


@dataclass(frozen=True)
class Form:
    """A file as it is sent."""

    content: bytes
    tag: str


@dataclass(frozen=True)
class File:
    """A file of the page, plain and packed."""

    name: str
    forms: dict[str, Form]

    @property
    def media_type(self) -> str:
        return MEDIA_TYPES.get(PurePosixPath(self.name).suffix, "application/octet-stream")

    @property
    def caching(self) -> str:
        """For how long a browser may keep it without asking."""
        return "public, max-age=31536000, immutable" if self.name.startswith(UNCHANGING) else "no-cache"


class Folder:
    """The files of one folder, and nothing else: what is not listed when it is read cannot be asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @cached_property
    def files(self) -> dict[str, File]:
        """The files by their paths. They stay in memory, so that a new build never mixes with what browsers have."""
        return {name: _read(self._folder, name) for name in _names(self._folder)}


class Page(Folder):
    """The built page."""

    def __init__(self, folder: Path = PAGE) -> None:
        super().__init__(folder)

    @property
    def is_built(self) -> bool:
        """Whether there is a page to show."""
        return START in self.files

    async def answer(self, request: Request) -> Response:
        """The file at this path."""
        path = request.path_params["path"]
        if path.startswith("api/"):
            raise HTTPException(404)
        file = self.files.get(path or START)
        if file is not None:
            return _sent(file, request)
        if not self.is_built:
            return PlainTextResponse(f"{HOW_TO_BUILD}\n", 503)
        return PlainTextResponse(NOTHING, 404)


class Brought:
    """What titles of other distributions bring for the page, each in a folder of its own."""

    @cached_property
    def folders(self) -> dict[str, Folder]:
        """The folders by the ids of the titles."""
        found = {title: page_folder(each) for title, each in manifests().items() if not each.is_own}
        return {title: Folder(Path(str(folder))) for title, folder in found.items() if folder.is_dir()}

    async def answer(self, request: Request) -> Response:
        """The file at this path of the title's folder."""
        folder = self.folders.get(request.path_params["title"])
        file = None if folder is None else folder.files.get(request.path_params["path"])
        return PlainTextResponse(NOTHING, 404) if file is None else _sent(file, request)


def accepted(header: str, offered: Iterable[str]) -> str:
    """The encoding that a browser likes best (`Accept-Encoding`); of those it likes equally, the first one offered."""
    wishes = dict(_wish(entry) for entry in header.split(",") if entry.strip())
    usual = wishes.get("*", 0.0)
    best = max(offered, key=lambda encoding: wishes.get(encoding, usual), default=PLAIN)
    wanted = wishes.get(best, usual)
    return best if wanted > 0 and wanted >= wishes.get(PLAIN, 0.0) else PLAIN


def _wish(entry: str) -> tuple[str, float]:
    name, _, parameter = entry.strip().lower().partition(";")
    weight = parameter.strip().removeprefix("q=") or "1"
    try:
        return name.strip(), float(weight)
    except ValueError:
        return name.strip(), 0.0


def _names(folder: Path) -> Iterator[str]:
    """Paths of files below a folder, without what is hidden and without the packed forms of others."""
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        is_packed = path.suffix in ENCODINGS.values() and path.with_suffix("").is_file()
        if path.is_file() and not is_packed and not any(part.startswith(".") for part in inside.parts):
            yield inside.as_posix()


def _read(folder: Path, name: str) -> File:
    packed = {encoding: folder / f"{name}{suffix}" for encoding, suffix in ENCODINGS.items()}
    paths = {**{encoding: path for encoding, path in packed.items() if path.is_file()}, PLAIN: folder / name}
    return File(name, {encoding: _form(path.read_bytes()) for encoding, path in paths.items()})


def _form(content: bytes) -> Form:
    return Form(content, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def _sent(file: File, request: Request) -> Response:
    offered = [encoding for encoding in file.forms if encoding != PLAIN]
    encoding = accepted(request.headers.get("accept-encoding", ""), offered)
    form = file.forms[encoding]
    headers = {"etag": form.tag, "cache-control": file.caching}
    if offered:
        headers["vary"] = "Accept-Encoding"
    if _is_known(form, request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    headers |= {"content-type": file.media_type, "content-length": str(len(form.content))}
    if encoding != PLAIN:
        headers["content-encoding"] = encoding
    return Response(b"" if request.method == "HEAD" else form.content, headers=headers)


def _is_known(form: Form, tags: str) -> bool:
    return tags.strip() == "*" or form.tag in _ENTITY_TAG.findall(tags)
