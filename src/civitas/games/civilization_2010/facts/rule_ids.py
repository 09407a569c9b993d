"""The ids of all rules, by which frames keep the rule behind what they do."""

import re
from typing import Final

from civitas.core.facts import read_text
from civitas.games.civilization_2010.facts.terrain import PACKAGE

RULE_IDS: Final[list[str]] = re.findall(r'^\[\[rule\]\]\nid = "(.+)"$', read_text(PACKAGE, "rules.toml"), re.MULTILINE)
"""The ids alone, which is a hundred times faster than reading all that the rule index says."""
