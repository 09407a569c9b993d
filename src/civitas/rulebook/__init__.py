"""The rulebook of a title for readers: its things, which rules belong to which of them, and worked examples.

Nothing here is written by hand that a title's teller, its rules or its facts say already.
"""

from civitas.rulebook.references import rules_of, things_of
from civitas.rulebook.things import Thing, things

__all__ = ["Thing", "rules_of", "things", "things_of"]
