"""Many small examples in one test: pytest takes a hundred times as long to begin and end a test as a look at a fact."""

import functools
import inspect
from collections.abc import Callable, Collection
from typing import Any

Test = Callable[..., None]


def every(
    names: str | tuple[str, ...], examples: Collection[Any], ids: Callable[[Any], str] = str
) -> Callable[[Test], Test]:
    """Like `pytest.mark.parametrize`, but one test, which looks at every example and names all that fail.

    For examples that take less than a millisecond and share nothing that one of them could change.
    """
    keys = (names,) if isinstance(names, str) else names

    def one_test(test: Test) -> Test:
        @functools.wraps(test)
        def look_at_all(**given: Any) -> None:
            assert examples, "nothing to look at"
            problems: dict[str, Exception] = {}
            for example in examples:
                values = (example,) if isinstance(names, str) else example
                try:
                    test(**given, **dict(zip(keys, values, strict=True)))
                except Exception as problem:
                    problems["-".join(map(ids, values))] = problem
            if problems:
                told = "\n".join(f"{name}: {type(why).__name__}: {why}" for name, why in problems.items())
                said = f"{len(problems)} of {len(examples)} fail\n{told}"
                raise AssertionError(said) from next(iter(problems.values()))

        signature = inspect.signature(test)
        left = [parameter for name, parameter in signature.parameters.items() if name not in keys]
        look_at_all.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return look_at_all

    return one_test
