"""The land in the terminal."""

from typing import ClassVar

from rich.console import Console, RenderableType
from rich.table import Table

from civitas.core.position import View
from civitas.terminal.presenter import Presenter


class TwoRiversPresenter(Presenter):
    """What the teller says, and the regions as a table."""

    explained: ClassVar[tuple[str, ...]] = ("region", "good")

    def situation(self, view: View, console: Console) -> list[RenderableType]:
        names, text = self.marked(), self.language.text
        land = Table(text("board-region"), text("board-people"), text("board-owner"), box=None, pad_edge=False)
        for region in view["regions"]:
            owner = names[region["owner"]] if region["owner"] >= 0 else "–"
            city = f" + {text('board-city')}" if region["city"] else ""
            land.add_row(self.language.name(f"region-{region['id']}"), f"{region['people']}{city}", owner)
        goods = self.language.listing([f"good-{good}" for good in view["hand"]]) or "–"
        return [land, f"{text('board-hand')}: {goods}"]
