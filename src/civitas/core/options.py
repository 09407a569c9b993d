"""Options of a title: their names, values and defaults, documented where they are declared."""

from collections.abc import Mapping

from civitas.core.errors import BadOption

Value = int | str | bool


class Option:
    """One choice that the players make before the game: a name, its allowed values, the default first."""

    def __init__(self, name: str, values: list[Value], meaning: str, rule: str = "") -> None:
        self.name = name
        self.values = values
        self.default = values[0]
        self.meaning = meaning
        self.rule = rule

    def read(self, value: object) -> Value:
        """The value in its proper type; texts such as "2" or "true" are understood."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
            if isinstance(value, str) and value.lower() == str(allowed).lower():
                return allowed
        choices = ", ".join(str(allowed).lower() for allowed in self.values)
        raise BadOption(f"{self.name} = {value}: must be one of {choices}")


def read_options(schema: list[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with the given values, the others at their defaults."""
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            raise BadOption(f"{name}: no such option; there are {', '.join(known)}")
    return {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}


def describe_schema(schema: list[Option]) -> list[dict[str, object]]:
    """The schema as plain data, for documentation and for clients."""
    return [
        {
            "name": option.name,
            "default": option.default,
            "values": option.values,
            "meaning": option.meaning,
            "rule": option.rule,
        }
        for option in schema
    ]
