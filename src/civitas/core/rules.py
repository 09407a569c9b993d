"""The rule index of a title: every rule with its id, its section and a short text of our own."""

import tomllib
from collections.abc import Iterator


class Objection:
    """Why something is not allowed: the id of the rule that forbids it."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def __repr__(self) -> str:
        return f"Objection({self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Objection) and other.rule == self.rule

    def __hash__(self) -> int:
        return hash(self.rule)


class Rule:
    """One numbered statement of a rulebook, in our own words, in English and German."""

    def __init__(self, entry: dict[str, object]) -> None:
        self.id = str(entry["id"])
        self.section = str(entry["section"])
        self.title = {"en": str(entry["title"]), "de": str(entry["title_de"])}
        self.text = {"en": str(entry["text"]), "de": str(entry["text_de"])}
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

    def search(self, query: str, language: str = "en") -> list[Rule]:
        """The rule or the section of this number, or else the rules that contain all these words."""
        numbered = [rule for rule in self.rules if query in (rule.id, rule.section)]
        if numbered:
            return numbered
        wanted = query.lower().split()
        return [rule for rule in self.rules if _contains(rule, wanted, language)]


def _contains(rule: Rule, wanted: list[str], language: str) -> bool:
    words = f"{rule.id} {rule.title[language]} {rule.text[language]}".lower()
    return all(word in words for word in wanted)
