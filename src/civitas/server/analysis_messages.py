"""What goes over the wire about analyses (docs/analysis.md)."""

from typing import Literal

from civitas.analysis.findings import Comparison, Moment, Swing
from civitas.server.messages import Asked, Message, Seq

AnalysisState = Literal["none", "waiting", "running", "finished", "failed"]


class AnalysisWanted(Asked):
    """An analysis of a line; the decision after `number` moves is wanted before all others."""

    number: Seq | None = None


class AnalysisShown(Message):
    """An analysis as far as it is: of its pieces those that whoever asks has not got yet."""

    state: AnalysisState
    bot: str
    called: dict[str, str]
    """What the bot is called, by language."""
    done: int
    total: int
    """Pieces that there are and will be: moments and comparisons."""
    has_chances: bool
    moments: list[Moment]
    turning_points: list[Swing]
    comparisons: list[Comparison]
