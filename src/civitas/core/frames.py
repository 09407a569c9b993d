"""Frames declared once: fields with types give the constructor, copies, the stored form and a blank to load into.

    @frame("Storing")
    class Storing(Frame[NewDawn]):
        seat: int
        left: int = 0
        levels: list[int] = EMPTY_LIST
        reach: Reach = derived(Reach)

The methods are written as source, once for all builds: plain Python runs it when the class is made, and the compiler
gets it as part of the module (`written_out`). So a copy costs what one written by hand would.
"""

import ast
from collections.abc import Callable
from inspect import get_annotations
from typing import Any, Final, Literal, NamedTuple, TypeVar, cast, dataclass_transform

from civitas.core.position import Frame
from civitas.core.storage import INT, INTS, ROWS, TEXT

F = TypeVar("F", bound=type[Frame[Any]])

_KINDS: Final[dict[Any, str]] = {int: INT, str: TEXT, list[int]: INTS, list[list[int]]: ROWS}
_TYPES: Final = {INT: "int", TEXT: "str", INTS: "list[int]", ROWS: "list[list[int]]"}
_BLANKS: Final = {INT: "0", TEXT: '""', INTS: "[]", ROWS: "[]"}
_COPIES: Final = {INT: "self.{}", TEXT: "self.{}", INTS: "self.{}[:]", ROWS: "[row[:] for row in self.{}]"}


class Zeros(NamedTuple):
    """Marks a list that begins as so many zeros."""

    length: int


def zeros(length: int) -> Any:
    """The default of a list: a new one of so many zeros for each frame."""
    return Zeros(length)


EMPTY_LIST: Final = zeros(0)
"""The default of a list: a new empty one for each frame."""


class Derived(NamedTuple):
    """Marks a field that is worked out from the position: not stored, new in a blank, copied by its own `copy`."""

    make: Callable[[], Any]


def derived(make: Callable[[], Any], *, init: Literal[False] = False) -> Any:
    """Declares a field that is not stored, by what makes an empty one."""
    return Derived(make)


class Field(NamedTuple):
    """One field of a frame, as it was declared."""

    name: str
    kind: str
    """INT, INTS, ROWS or TEXT; empty if it is derived."""
    default: str | None
    """As source; None if it has to be given."""
    is_made: bool
    """Whether the default has to be made anew for each frame."""

    def copied(self) -> str:
        """Source of what a copy gets."""
        return _COPIES[self.kind].format(self.name) if self.kind else f"self.{self.name}.copy()"


class Declaration(NamedTuple):
    """All that is known of a frame when its methods are written."""

    fields: tuple[Field, ...]
    asks: str
    """The field with the seat that is asked from the beginning, or nothing."""
    is_built: bool
    """Whether the constructor is written, too; else the class has its own."""


_DECLARED: Final[dict[type, Declaration]] = {}


@dataclass_transform(field_specifiers=(derived,))
def frame(stored: str = "", *, asks: str = "") -> Callable[[F], F]:
    """Declares a frame under the name by which it is stored; without a name, what several frames have in common.

    The frame `asks` the seat in this field from the beginning, else nobody.
    """

    def declare(made: F) -> F:
        declaration = _declaration(made, asks)
        _DECLARED[made] = declaration
        made.STORED = stored
        made.FIELDS = tuple((field.name, field.kind) for field in declaration.fields if field.kind)
        for name, method in _run(made, declaration).items():
            setattr(made, name, method)
        return made

    return declare


def frame_table(*frames: type[Frame[Any]]) -> dict[str, Callable[[], Frame[Any]]]:
    """What makes a blank frame of each kind, by the names under which they are stored."""
    table: dict[str, Callable[[], Frame[Any]]] = {each.STORED: each.blank for each in frames}
    assert "" not in table, "a frame without a name cannot be stored"
    assert len(table) == len(frames), "two frames are stored under one name"
    return table


def _declaration(made: type[Frame[Any]], asks: str) -> Declaration:
    above = _DECLARED.get(made.__mro__[1], Declaration((), "", is_built=True))
    own = tuple(_field(made, name, annotation) for name, annotation in get_annotations(made).items())
    return Declaration(above.fields + own, asks or above.asks, above.is_built and "__init__" not in made.__dict__)


def _field(made: type[Frame[Any]], name: str, annotation: object) -> Field:
    value = made.__dict__.get(name)
    if isinstance(value, Derived):
        return Field(name, "", f"{value.make.__name__}()", is_made=True)
    if annotation not in _KINDS:
        raise TypeError(f"{made.__name__}.{name}: {annotation} cannot be stored, only {', '.join(_TYPES.values())}")
    kind = _KINDS[annotation]
    if value is None:
        return Field(name, kind, None, is_made=False)
    if isinstance(value, Zeros):
        return Field(name, kind, f"[0] * {value.length}" if value.length else "[]", is_made=True)
    return Field(name, kind, repr(value), is_made=False)


def _run(made: type[Frame[Any]], declaration: Declaration) -> dict[str, object]:
    makers = [value.make for each in made.__mro__ for value in vars(each).values() if isinstance(value, Derived)]
    known: dict[str, object] = {made.__name__: made, **{make.__name__: make for make in makers}}
    methods: dict[str, object] = {}
    exec("\n".join(_methods(made.__name__, declaration, is_native=False)), known, methods)
    return methods


# The methods as source.


def _methods(name: str, declaration: Declaration, is_native: bool) -> list[str]:
    built = _init(declaration) if declaration.is_built else []
    return [*built, *_copy(name, declaration, is_native), *_blank(name, declaration)]


def _init(declaration: Declaration) -> list[str]:
    given = [field for field in declaration.fields if field.kind]
    asked = f"1 << {declaration.asks}" if declaration.asks else "0"
    return [
        f"def __init__({', '.join(['self', *map(_parameter, given)])}) -> None:",
        f"    self.asked = {asked}",
        *[f"    self.{field.name} = {_given(field)}" for field in declaration.fields],
    ]


def _parameter(field: Field) -> str:
    kind = _TYPES[field.kind]
    if field.default is None:
        return f"{field.name}: {kind}"
    return f"{field.name}: {kind} | None = None" if field.is_made else f"{field.name}: {kind} = {field.default}"


def _given(field: Field) -> str:
    if not field.kind:
        assert field.default is not None
        return field.default
    return f"{field.default} if {field.name} is None else {field.name}" if field.is_made else field.name


def _copy(name: str, declaration: Declaration, is_native: bool) -> list[str]:
    """In plain Python a copy is quickest without the constructor; compiled, with it."""
    with_init = is_native and declaration.is_built
    later = [field for field in declaration.fields if not (with_init and field.kind)]
    given = ", ".join(field.copied() for field in declaration.fields if field.kind)
    return [
        f'def copy(self) -> "{name}":',
        f"    other = {name}({given})" if with_init else f"    other = {name}.__new__({name})",
        "    other.asked = self.asked",
        *[f"    other.{field.name} = {field.copied()}" for field in later],
        "    return other",
    ]


def _blank(name: str, declaration: Declaration) -> list[str]:
    stored = [field for field in declaration.fields if field.kind]
    head = ["@staticmethod", f'def blank() -> "{name}":']
    if declaration.is_built:
        return [*head, f"    return {name}({', '.join(_BLANKS[field.kind] for field in stored)})"]
    return [
        *head,
        f"    other = {name}.__new__({name})",
        "    other.asked = 0",
        *[f"    other.{field.name} = {_BLANKS[field.kind]}" for field in stored],
        "    return other",
    ]


# For the compiler.

_IMPORTS: Final = ("import typing as _typing", "from civitas.core.native import mypyc_attr as _mypyc_attr")
_LEAVES_OUT_INIT: Final = "@_mypyc_attr(allow_interpreted_subclasses=True)"
"""Without this mark the `__new__` of a compiled class runs its `__init__`, too."""


def written_out(source: str, names: dict[str, object]) -> str:
    """A module's source with the methods of its frames in it; `names` are those of the module."""
    lines = source.splitlines()
    for node in reversed(ast.parse(source).body):
        made = names.get(node.name) if isinstance(node, ast.ClassDef) else None
        if isinstance(made, type) and made in _DECLARED:
            _write_out(lines, cast("ast.ClassDef", node), cast("type[Frame[Any]]", made))
    return "\n".join([*_IMPORTS, *lines, ""]) if lines != source.splitlines() else source


def _write_out(lines: list[str], node: ast.ClassDef, made: type[Frame[Any]]) -> None:
    """Replace decorator and defaults by what they stand for; from the end to the beginning, so that places hold."""
    last = node.body[-1].end_lineno
    assert last is not None
    lines[last:last] = ["", *["    " + line for line in _class_variables(made)]]
    lines[last:last] = ["", *["    " + line for line in _methods(node.name, _DECLARED[made], is_native=True)]]
    for each in reversed(node.body):
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            assert each.end_lineno is not None
            lines[each.lineno - 1 : each.end_lineno] = [f"    {each.target.id}: {ast.unparse(each.annotation)}"]
    for decorator in reversed(node.decorator_list):
        assert decorator.end_lineno is not None
        lines[decorator.lineno - 1 : decorator.end_lineno] = [] if _DECLARED[made].is_built else [_LEAVES_OUT_INIT]


def _class_variables(made: type[Frame[Any]]) -> list[str]:
    return [
        f"STORED: _typing.ClassVar[str] = {made.STORED!r}",
        f"FIELDS: _typing.ClassVar[tuple[tuple[str, str], ...]] = {made.FIELDS!r}",
    ]
