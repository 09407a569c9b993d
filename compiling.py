"""How the engine is compiled: which modules mypyc takes, in which groups, and how their C is compiled.

Each group is a library of its own: the core, and every package of titles. So a change in one title leaves the others as
they are. Whatever was compiled once is kept under a name made of all that it depends on, and is not compiled again.
`setup.py` uses this where CIVITAS_COMPILE=1.
"""

import ast
import contextlib
import hashlib
import os
import re
import shutil
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from sysconfig import get_config_var
from typing import Any

from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
SOURCE = Path("src")
WORK = ROOT / "build" / "native"
"""Copies of the sources, the C made of them, and what was compiled."""

CORE = "civitas/core"
BY_TITLE = ("civitas/games", "civitas/bots")
"""Each folder in these is a library: what belongs to a title, and the search of bots."""
INTERPRETED = (
    "civitas/core/conformance/",
    "civitas/core/fixed_types.py",
    "civitas/core/frames.py",
    "civitas/core/native.py",
    "civitas/core/result.py",
    "civitas/core/telling.py",
)
"""Modules that stay Python although their package is compiled; so does every `__init__.py`."""
RECORDS = "view_types.py"
"""So do the types of views: a compiled TypedDict has forgotten the types of its fields, which schemas are made from."""
COMPILER = "mypy[mypyc]>=2.4,<3"
OPTIMIZATION = "1"
"""As quick to play as 2 within the noise, and compiled in two thirds of the time; 3 takes longer still."""
MERGE_DEFINITIONS = "-fcommon"
"""mypyc's header of a group defines what the group uses of another one in each of its C files anew."""
HEADER = ROOT / "compiling.h"
"""What the C that mypyc writes does in place, where its runtime and Python have functions; the runtime goes without."""
TELLINGS = {"p.tell": "p", "p.report": "p", "p.report_card": "p", "self.report": "self"}
"""How rules report what happened, and to which position."""
SHARES_LISTS = bool(get_config_var("Py_GIL_DISABLED"))
"""Whether threads share lists: then nothing may be borrowed from them."""
MYPY_CACHE = Path(".mypy_cache")
IMPROVED = Path("c-improved")
"""Where the C lies that is compiled; mypyc writes it into `c` and remembers what it has written."""
TAKEN = r"""    if \(likely\(PyLong_Check\((?P<item>\w+)\)\)\)
        (?P<value>\w+) = CPyTagged_FromObject\((?P=item)\);
    else \{
        CPy_TypeError\("int", (?P=item)\); (?P=value) = CPY_INT_TAG;
    \}
"""
"""How mypyc takes the value of what should be a number."""
RELEASED = r"    CPy_DECREF\((?P=item)\);\n"
FAILED = r"    if \(unlikely\((?P=value) == CPY_INT_TAG\)\) \{\n"
COUNTED_ITEM = re.compile(rf"    CPy_INCREF\((\w+)\);\n(?P<taken>{TAKEN}){RELEASED}")
"""The next item of a list, to which a reference is counted only while its value is taken."""
COUNTED_READING = re.compile(
    r"""    (\w+) = (CPyList_GetItem|CPyList_GetItemShort)(\([^;\n]*\);
(?:    CPyTagged_DECREF\(\w+\);
)*    if \(unlikely\(\1 == NULL\)\) \{
(?:        .*
)*?    \}
)"""
    rf"(?P<taken>{TAKEN}){RELEASED}"
)
"""An item that is asked for by its place, likewise."""
TAKEN_OR_FAILED = re.compile(TAKEN + FAILED)
CHANGE_IN_MEMORY = "-fpeephole2"
"""Of -O2 this alone: a count of references is changed and compared by one instruction instead of four."""
KEEP_NAMES_INSIDE = "-fvisibility=hidden"
"""Libraries give each other what they share in tables; so calls within one need not ask the loader who is meant."""


def native_sources(source: Path = SOURCE) -> list[str]:
    """The modules that mypyc compiles, relative to the source folder."""
    return [name for names in native_groups(source).values() for name in names]


def native_groups(source: Path = SOURCE) -> dict[str, list[str]]:
    """The same by the library that they go into."""
    folders = [path.parent for kind in BY_TITLE for path in sorted((source / kind).glob("*/__init__.py"))]
    packages = [CORE, *(folder.relative_to(source).as_posix() for folder in folders)]
    return {package.replace("/games/", "/").replace("/", "_"): _modules(source, package) for package in packages}


def _modules(source: Path, package: str) -> list[str]:
    found = [path for path in sorted((source / package).rglob("*.py")) if path.name != "__init__.py"]
    names = [path.relative_to(source).as_posix() for path in found]
    return [name for name in names if not name.startswith(INTERPRETED) and not name.endswith(RECORDS)]


def native_modules() -> list[Any]:
    """The extension modules, after their C has been written."""
    copy_sources(ROOT, WORK)
    with contextlib.chdir(WORK):
        groups: list[tuple[list[str], str | None]] = [
            ([str(SOURCE / name) for name in names], group) for group, names in native_groups().items()
        ]
        modules = written(groups)
    for module in modules:
        flags = [MERGE_DEFINITIONS, KEEP_NAMES_INSIDE, CHANGE_IN_MEMORY]
        module.extra_compile_args = [*module.extra_compile_args, *flags]  # the list itself belongs to all of them
        module.sources = [improve(source) for source in module.sources]
    return modules


def written(groups: list[tuple[list[str], str | None]]) -> list[Any]:
    """Let mypyc write the C of these groups. Where it misses in its cache what has moved, all is written."""
    from mypyc.build import mypycify

    paths = [path for group, _ in groups for path in group]
    how: dict[str, Any] = {"opt_level": OPTIMIZATION, "debug_level": "0", "multi_file": True, "target_dir": "c"}
    try:
        return list(mypycify(paths, separate=groups, **how))
    except ValueError:
        shutil.rmtree(MYPY_CACHE)
        return list(mypycify(paths, separate=groups, **how))


def improve(source: str) -> str:
    """Write what is compiled instead of a C file, and give its name; mypyc wants its own to stay as they are."""
    if not is_written(source) or SHARES_LISTS:
        return source
    improved = IMPROVED / Path(source).name
    write_if_new(WORK / improved, borrowing_numbers((WORK / source).read_text()).encode())
    return str(improved)


def is_written(source: str) -> bool:
    """Whether mypyc has written a C file; the others belong to its runtime."""
    return Path(source).name.startswith("__native")


def borrowing_numbers(code: str) -> str:
    """The same C, in which references to numbers of lists are not counted, and those of Python's row need no look."""
    code = COUNTED_ITEM.sub(lambda found: found["taken"] if found[1] == found["item"] else found[0], code)
    code = COUNTED_READING.sub(_borrowed, code)
    return TAKEN_OR_FAILED.sub(r"    if (unlikely(!civitas_takes_number(\g<item>, &\g<value>))) {\n", code)


def _borrowed(found: re.Match[str]) -> str:
    if found[1] != found["item"]:
        return found[0]
    return f"    {found[1]} = {found[2]}Borrow{found[3]}{found['taken']}"


def copy_sources(root: Path, work: Path) -> None:
    """Bring the copies up to date. What is the same already is left alone, so that nothing is worked out again."""
    wanted = {path.relative_to(root) for path in (root / SOURCE).rglob("*.py")} | {Path("pyproject.toml")}
    there = {path.relative_to(work) for path in (work / SOURCE).rglob("*.py")}
    for path in there - wanted:
        (work / path).unlink()
    for path in sorted(wanted):
        write_if_new(work / path, rewritten(path, (root / path).read_bytes()))


def write_if_new(path: Path, content: bytes) -> None:
    """Write a file, unless it says this already."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def rewritten(path: Path, content: bytes) -> bytes:
    """What is compiled instead of a source file: the same, with the methods of its frames written out.

    What happens is put together only where somebody listens.
    """
    if path.parts[:3] != ("src", "civitas", "games"):
        return content
    content = only_told_to_listeners(content.decode()).encode()
    if b"@frame(" not in content:
        return content
    if str(ROOT / SOURCE) not in sys.path:
        sys.path.insert(0, str(ROOT / SOURCE))
    from civitas.core.frames import written_out

    module = import_module(".".join(path.with_suffix("").parts[1:]))
    return written_out(content.decode(), vars(module)).encode()


def only_told_to_listeners(source: str) -> str:
    """The same source, in which no arguments of events are made for positions that are silent."""
    lines = source.splitlines(keepends=True)
    statements = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr)]
    for node in sorted(statements, key=lambda node: node.lineno, reverse=True):
        call = node.value
        if isinstance(call, ast.Call) and ast.unparse(call.func) in TELLINGS and only_looks(call):
            assert node.end_lineno is not None
            told = ["    " + line for line in lines[node.lineno - 1 : node.end_lineno]]
            condition = f"if not {TELLINGS[ast.unparse(call.func)]}.is_silent:\n"
            lines[node.lineno - 1 : node.end_lineno] = [" " * node.col_offset + condition, *told]
    return "".join(lines)


def only_looks(call: ast.Call) -> bool:
    """Whether the arguments of a call change nothing: they ask for lengths and names at most."""
    inside = [part for part in ast.walk(call) if part is not call]
    asked = [ast.unparse(part.func) for part in inside if isinstance(part, ast.Call)]
    return all(name == "len" or name.endswith("_name") for name in asked) and not any(
        isinstance(part, ast.NamedExpr) for part in inside
    )


class NativeBuild(build_ext):  # type: ignore[misc]  # setuptools is not typed
    """Compiles the C files side by side, and only those that are not compiled already."""

    def build_extensions(self) -> None:
        self.build_temp = str(WORK / "compiled")
        self.build_lib: str = str(Path(self.build_lib).absolute())
        owners = {source: extension for extension in self.extensions for source in extension.sources}
        with contextlib.chdir(WORK), ThreadPoolExecutor(processors()) as pool:
            largest_first = sorted(owners, key=os.path.getsize, reverse=True)
            objects = {source: pool.submit(self.compiled, source, owners[source]) for source in largest_first}
            libraries = [
                (extension, [objects[source].result() for source in sorted(extension.sources)])
                for extension in self.extensions
            ]
            for done in [pool.submit(self.link, extension, parts) for extension, parts in libraries]:
                done.result()

    def compiled(self, source: str, extension: Any) -> str:
        """The object file of a C file. A note beside it tells what it was made of."""
        [made] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        options = [*extension.extra_compile_args, *in_place(source)]
        arguments = [sys.version, version("mypy"), *options]
        note, origin = Path(f"{made}.origin"), origin_of(arguments, [source, *extension.depends, str(HEADER)])
        if not (note.exists() and Path(made).exists() and note.read_text() == origin):
            note.unlink(missing_ok=True)
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=options,
            )
            note.write_text(origin)
        return str(made)

    def link(self, extension: Any, objects: list[str]) -> None:
        """Make a module of its object files, and put it where the package is built."""
        made = os.path.join(self.build_temp, self.get_ext_filename(extension.name))
        self.compiler.link_shared_object(objects, made)
        target = Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(made, target)


def in_place(source: str) -> list[str]:
    """The options that let a C file of mypyc do in place what is done most; none for files of its runtime."""
    return ["-include", os.path.relpath(HEADER, WORK)] if is_written(source) else []


def origin_of(arguments: Iterable[str], files: Iterable[str]) -> str:
    """A hash of all that an object file depends on."""
    whole = hashlib.sha256(repr(list(arguments)).encode())
    for file in files:
        whole.update(hash_of(file))
    return whole.hexdigest()


@cache
def hash_of(file: str) -> bytes:
    """The hash of a file, worked out once."""
    return hashlib.sha256(Path(file).read_bytes()).digest()


def processors() -> int:
    """How many C files are compiled at once."""
    return int(os.environ.get("CIVITAS_PROCESSORS", 0)) or os.cpu_count() or 1
