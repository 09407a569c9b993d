"""The rule index of a title: every rule with its id and its section. What it says is in the language files."""

import tomllib
from collections.abc import Iterator


class Objection:
    """Why something is not allowed: the id of the rule that forbids it.

    Where the rulebook would allow it and only this table does not, `option` names the option that was agreed on, and
    the rule is the one that it narrows.
    """

    def __init__(self, rule: str, option: str = "") -> None:
        self.rule = rule
        self.option = option

    def __repr__(self) -> str:
        return f"Objection({self.rule!r}, {self.option!r})" if self.option else f"Objection({self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Objection) and (other.rule, other.option) == (self.rule, self.option)

    def __hash__(self) -> int:
        return hash((self.rule, self.option))


class Rule:
    """One numbered statement of a rulebook."""

    def __init__(self, entry: dict[str, object]) -> None:
        self.id = str(entry["id"])
        self.section = str(entry["section"])
        self.variant = str(entry.get("variant", ""))


class RuleIndex:
    """All rules of a title, in the order of the rulebook."""

    def __init__(self, rules: list[Rule]) -> None:
        self.rules = rules
        self._by_id = {rule.id: rule for rule in rules}
        if len(self._by_id) != len(rules):
            raise ValueError("two rules of one id")

    @staticmethod
    def from_toml(text: str) -> "RuleIndex":
        """Read a `rules.toml`."""
        return RuleIndex([Rule(entry) for entry in tomllib.loads(text)["rule"]])

    def __getitem__(self, rule_id: str) -> Rule:
        return self._by_id[rule_id]

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self._by_id

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def numbered(self, number: str) -> list[Rule]:
        """The rule of this id, or all rules of the section that is called so."""
        return [rule for rule in self.rules if number in (rule.id, rule.section)]
