"""Civilization (1980) at the terminal: nations, own areas and hand, offers, prices."""

from collections.abc import Mapping
from typing import ClassVar

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from civitas.core.events import Event
from civitas.core.position import View
from civitas.core.title import Title
from civitas.games.civilization_1980.board import (
    AREA_NAME,
    AREAS,
    BORDERS,
    COAST_AREA,
    COASTS,
    HAS_SITE,
    IS_LAND,
    LIMIT,
)
from civitas.games.civilization_1980.cards import (
    AGRICULTURE,
    CARD_COUNT,
    CARD_NAME,
    COMMODITY_COUNT,
    GOLD_PRICE,
    HAND_LIMIT,
    HELD_COUNT,
    ICONOCLASM,
    KIND_NAME,
    card_points,
    package_value,
    set_value,
)
from civitas.games.civilization_1980.nations import NATION_NAME, NATIONS, SPACES, assign_colours, epoch_at
from civitas.games.civilization_1980.phases.purchase import bits
from civitas.games.civilization_1980.verbs import (
    ACCEPT,
    ANSWER,
    BUILD_SHIP,
    BUY,
    CLAIM,
    DEMAND,
    GROW,
    LAND,
    LOAD,
    LOSE,
    LOSE_CITY,
    MOVE,
    NAME,
    OFFER,
    OFFERS_AT_ONCE,
    PUT,
    REBEL,
    REBEL_CITY,
    REDUCE,
    RETURN,
    SAIL,
    SPEND,
)
from civitas.language import Arguments, Language
from civitas.terminal import civilization_1980_about as about
from civitas.terminal.civilization_1980_needs import card_price, next_need
from civitas.terminal.menu import Choice, flow, quantity_of
from civitas.terminal.presenter import Presenter

TITLE = "civilization-1980"
PIECES = {
    "green": "green3",
    "red": "bright_red",
    "purple": "medium_orchid",
    "orange": "dark_orange",
    "white": "bright_white",
    "black": "grey62",
    "blue": "dodger_blue1",
    "beige": "wheat1",
    "pink": "hot_pink",
    "yellow": "bright_yellow",
}
"""The colours of the pieces as a terminal shows them."""
SITE, CITY = "■", "▲"
ROMAN = ["", "I", "II", "III", "IV", "V"]
WIDE = 110
"""From this width on the epochs have names."""
WIDER = 150
"""From this width on everybody's cards are listed."""
MARKET, PURCHASES, HAND_LIMIT_FRAME = "Market", "Purchases", "HandLimit"
TO, REPLY_TO, DRAFT_PACKAGE = 0, 1, 2
GROUPED = (
    GROW, LOSE, LOSE_CITY, REBEL, REBEL_CITY, BUILD_SHIP, DEMAND, PUT, CLAIM, NAME, OFFER, ANSWER, BUY, SPEND, RETURN,
    REDUCE,
)  # fmt: skip
"""Verbs whose choices stand behind one heading."""


class CivilizationPresenter(Presenter):
    """Shows the table as one seat sees it."""

    families: ClassVar[Mapping[str, str]] = {
        "choice-card": "choice",
        "taxes-paid": "taxes",
        "grown": "growth",
        "grown-in": "growing",
        "census": "census",
        "ship-kept": "keeping",
        "moved": "travels",
        "loaded": "travels",
        "sailed": "travels",
        "landed": "travels",
        "tokens-lost": "losses",
        "surplus-removed": "surplus",
        "cards-drawn": "draws",
        "offer-withdrawn": "withdrawals",
        "offer-lapsed": "lapses",
        "cards-returned": "returns",
        "card-bought": "purchases",
        "rebels": "rebels",
        "rebel-city": "rebels",
        "tokens-taken-over": "takeovers",
        "marker-advances": "track",
        "marker-stays": "track",
        "marker-back": "track",
    }
    across: ClassVar[frozenset[str]] = frozenset(
        {"choice", "taxes", "growth", "census", "losses", "surplus", "draws", "withdrawals", "lapses", "track"}
        | {"returns"}
    )

    def __init__(self, title: Title, language: Language) -> None:
        super().__init__(title, language)
        self.text = language.text

    # Who plays.

    def names(self, view: View) -> list[str]:
        return [
            self.language.name(NATION_NAME[nation]) if nation >= 0 else self.text("player", number=seat + 1)
            for seat, nation in enumerate(view["nation"])
        ]

    def styles(self, view: View) -> list[str]:
        chosen = [nation for nation in view["nation"] if nation >= 0]
        colours = dict(zip(chosen, assign_colours(chosen), strict=True))
        return [PIECES[colours[nation]] if nation >= 0 else "default" for nation in view["nation"]]

    # The situation.

    def legend(self) -> str:
        return self.text("legend", site=SITE, city=CITY)

    def headline(self, view: View) -> str:
        if not view["round"]:
            return self.text("headline-setup")
        phase = self.language.name(f"phase-{view['phase']}")
        return self.text("headline", round=view["round"], number=view["phase"], phase=phase)

    def situation(self, view: View, console: Console) -> list[RenderableType]:
        return [*self.summary(view, console), *self._own(view, console.width)]

    def summary(self, view: View, console: Console) -> list[RenderableType]:
        title = self.headline(view)
        names = self.marked(view)
        if view["to_act"] and view["seat"] is not None:
            title += "  [dim]" + self.text("turn-of", names=", ".join(names[seat] for seat in view["to_act"])) + "[/]"
        parts: list[RenderableType] = [Text(""), Line(title, align="left", characters="─", style="dim")]
        if view["round"]:
            parts.append(self._nations(view, console.width))
        return parts + self._calamities(view)

    def _nations(self, view: View, width: int) -> Grid:
        nomads = view["options"]["variant"] == "nomads-and-seafarers"
        small = view["options"]["variant"] != "full"
        columns = ["nation", "areas" if nomads else "cities", "board", "stock", "treasury", "ships"]
        columns += [] if small else ["hand", "cards", "points"]
        columns += [] if nomads else ["track"]
        grid = Grid(box=None, padding=(0, 1, 0, 1) if width >= WIDE else (0, 0, 0, 1), header_style="dim")
        for column in columns:
            left = column in ("nation", "track") or (column == "cards" and width >= WIDER)
            heading = self.text(f"column-{column}")
            grid.add_column(heading, justify="left" if left else "right", no_wrap=column != "cards")
        for seat in view["order"]:
            cells = self._cells(view, seat, width)
            grid.add_row(*[Text.from_markup(cells[column]) for column in columns])
        return grid

    def _cells(self, view: View, seat: int, width: int) -> dict[str, str]:
        """The row of one nation; everything in it is public."""
        style, name = self.styles(view)[seat], self.names(view)[seat]
        name = self.text("player-you", name=name) if seat == view["seat"] else name
        cards = view["cards"][seat]
        listed = ", ".join(self.language.name(CARD_NAME[card]) for card in bits(cards))
        return {
            "nation": f"[{style}]● {escape(name)}[/]",
            "cities": f"[bold]{view['city_count'][seat]}[/]",
            "areas": f"[bold]{sum(1 for count in view['tokens'][seat] if count)}[/]",
            "board": str(_on_board(view, seat)),
            "stock": str(view["stock"][seat]),
            "treasury": str(view["treasury"][seat]),
            "ships": str(sum(1 for coast in view["ships"][seat] if coast >= 0)),
            "hand": str(view["hand_size"][seat]),
            "cards": f"{cards.bit_count()} [dim]{escape(listed)}[/]" if width >= WIDER else str(cards.bit_count()),
            "points": f"{card_points(cards) + view['treasury'][seat]}",
            "track": self._track(view, seat, width),
        }

    def _track(self, view: View, seat: int, width: int) -> str:
        space = view["track"][seat]
        if space > SPACES:
            return f"[bold]{self.text('track-finish')}[/]"
        epoch = epoch_at(view["nation"][seat], space)
        name = self.language.name(f"epoch-{epoch}") if width >= WIDE else ROMAN[epoch]
        return f"{space:2}/{SPACES} [dim]{escape(name)}[/]"

    def _calamities(self, view: View) -> list[RenderableType]:
        names = self.marked(view)
        lying = [
            self.text("open-calamity", card=self.language.name(KIND_NAME[COMMODITY_COUNT + index]), seat=names[holder])
            for index, holder in enumerate(view["calamity_holder"])
            if holder >= 0
        ]
        return [self._line("open-calamities", ", ".join(lying), "red")] if lying else []

    # What only the seat itself sees.

    def _own(self, view: View, width: int) -> list[RenderableType]:
        if view["seat"] is None or not view["round"]:
            return []
        parts: list[RenderableType] = [*self._own_areas(view, width)]
        if any(coast >= 0 for coast in view["ships"][view["seat"]]):
            parts.append(self._line("own-ships", ", ".join(self._own_ships(view))))
        if view["options"]["variant"] == "full":
            parts.append(self._line("own-hand", self._hand(view)))
            if width < WIDER and view["cards"][view["seat"]]:
                owned = [self.language.name(CARD_NAME[card]) for card in bits(view["cards"][view["seat"]])]
                parts.append(self._line("own-cards", escape(", ".join(owned))))
        need = next_need(view, self.language)
        if need:
            parts.append(self._line("next-step", escape(need)))
        return parts + self._business(view, width)

    def _business(self, view: View, width: int) -> list[RenderableType]:
        """What belongs to the question alone: the market, the prices."""
        frame = (view["question"] or {}).get("frame")
        if frame == MARKET:
            return self._market(view)
        if frame == PURCHASES and view["seat"] in view["to_act"]:
            return self._prices(view, width)
        return []

    def reminder(self, view: View, console: Console) -> list[RenderableType]:
        frame = (view["question"] or {}).get("frame")
        if frame not in (MARKET, PURCHASES, HAND_LIMIT_FRAME):
            return []
        return [self._line("own-hand", self._hand(view)), *self._business(view, console.width)]

    def _line(self, label: str, content: str, style: str = "bold") -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row("", Text(f"{self.text(label)}:", style=style, no_wrap=True), Text.from_markup(content))
        return grid

    def _own_areas(self, view: View, width: int) -> list[Text]:
        seat = view["seat"]
        owned = [a for a in range(len(AREAS)) if view["tokens"][seat][a] or view["city_owner"][a] == seat]
        cells = [Text.from_markup(self._area(view, area)) for area in owned]
        heading = Text.from_markup(f"[bold]{self.text('own-areas')}:[/]")
        return [line[1:] for line in flow(cells, width, heading)] if cells else []

    def _area(self, view: View, area: int) -> str:
        """An own area: tokens and limit, whether a city can stand here, and who else is there."""
        seat = view["seat"]
        tokens, limit = view["tokens"][seat][area], feeds(view, seat, area)
        name = escape(self.language.name(AREA_NAME[area]))
        if view["city_owner"][area] == seat:
            text = f"[bold]{CITY} {name}[/]" + (f" +{tokens}" if tokens else "")
        else:
            site = f" {SITE}" if HAS_SITE[area] else ""
            text = f"{name} [{'yellow' if tokens > limit else 'green'}]{tokens}/{limit}[/]{site}"
        others = [self._other(view, other, area) for other in view["order"] if other != seat]
        return " ".join([text, *filter(None, others)])

    def _other(self, view: View, seat: int, area: int) -> str:
        city = CITY if view["city_owner"][area] == seat else ""
        tokens = view["tokens"][seat][area]
        if not city and not tokens:
            return ""
        return f"[{self.styles(view)[seat]}]({escape(self.names(view)[seat][:3])} {city}{tokens or ''})[/]"

    def _own_ships(self, view: View) -> list[str]:
        seat = view["seat"]
        cargo = view["cargo"] if view["mover"] == seat else [0] * len(view["ships"][seat])
        return [
            f"{ship + 1} {escape(self._coast(coast))}" + (f" [yellow]({cargo[ship]}/5)[/]" if cargo[ship] else "")
            for ship, coast in enumerate(view["ships"][seat])
            if coast >= 0
        ]

    def _coast(self, coast: int) -> str:
        return self.language.word(SAIL.domains[1], COASTS[coast])

    def _hand(self, view: View) -> str:
        hand = view["hand"]
        parts = []
        for kind in range(HELD_COUNT):
            if hand[kind]:
                name = escape(self.language.name(KIND_NAME[kind]))
                worth = f" [dim]={set_value(kind, hand[kind])}[/]" if kind < COMMODITY_COUNT else ""
                parts.append(f"{hand[kind]} {name}{worth}" if worth else f"[red]{name}[/]")
        if not parts:
            return f"[dim]{self.text('own-hand-empty')}[/]"
        total = self.text("own-hand-total", count=sum(hand), value=package_value(hand))
        return f"{', '.join(parts)}  [dim]({total})[/]"

    # Trade.

    def _market(self, view: View) -> list[RenderableType]:
        question = view["question"]
        parts: list[RenderableType] = []
        if question["offers"]:
            parts.append(Text.from_markup(f" [bold]{self.text('offers')}:[/]"))
            offers = [Text.from_markup(self._offer(view, offer)) for offer in question["offers"]]
            parts += [Padding(offer, (0, 0, 0, 3), expand=False) for offer in offers]
        else:
            parts.append(self._line("offers", f"[dim]{self.text('offers-none')}[/]"))
        if question.get("draft"):
            parts.append(self._line("draft", self._draft(view), "bold yellow"))
        if view["seat"] in view["to_act"]:
            parts.append(
                Text.from_markup(f" [dim]{self.text('market-budget', count=question['budget'][view['seat']])}[/]")
            )
        return parts

    def offer_name(self, view: View, slot: int) -> str:
        """An offer as it is called: `Crete 1`."""
        return f"{self.names(view)[slot // OFFERS_AT_ONCE]} {slot % OFFERS_AT_ONCE + 1}"

    def _offer(self, view: View, offer: View) -> str:
        marked = self.marked(view)
        style = self.styles(view)[offer["seat"]]
        parts = [f"[{style}]{escape(self.offer_name(view, offer['slot']))}[/]"]
        parts.append(self.text("offer-to", to=marked[offer["to"]] if offer["to"] >= 0 else "none"))
        if offer["reply_to"] >= 0:
            parts.append("(" + self.text("offer-reply", offer=self.offer_name(view, offer["reply_to"])) + ")")
        card = f"[bold]{self.language.name(KIND_NAME[offer['named']])}[/]"
        content = self.text("offer-package", count=offer["count"], value=offer["worth"], card=card)
        if offer["claims"]:
            content += "; " + self.text("offer-claims", claims=self._kinds(offer["claims"]))
        if "package" in offer:
            content += f" [dim]({self.text('offer-own', cards=self._package(offer['package']))})[/]"
        return " ".join(parts) + ": " + content

    def _draft(self, view: View) -> str:
        draft = view["question"]["draft"]
        package = draft[DRAFT_PACKAGE:]
        to = self.text("offer-to", to=self.marked(view)[draft[TO]] if draft[TO] >= 0 else "none")
        if not any(package):
            return f"{to}, {self.text('draft-empty')}"
        worth = self.text("draft-worth", cards=self._package(package), value=package_value(package))
        claims = view["question"]["draft_claims"]
        return f"{to}: {worth}" + ("; " + self.text("draft-claims", claims=self._kinds(claims)) if claims else "")

    def _kinds(self, kinds: list[int]) -> str:
        return escape(self.language.listing([KIND_NAME[kind] for kind in kinds]))

    def _package(self, package: list[int]) -> str:
        return self._kinds([kind for kind, count in enumerate(package) for _ in range(count)])

    # Purchases.

    def _prices(self, view: View, width: int) -> list[RenderableType]:
        """What every card that is left would cost now; dim where cards and treasury do not reach."""
        seat, basket = view["seat"], view["question"].get("basket", [])
        parts: list[RenderableType] = []
        if basket:
            names = ", ".join(self.language.name(CARD_NAME[card]) for card in basket)
            parts.append(Text.from_markup(" " + self.text("basket", cards=names, price=view["question"]["price"])))
        funds = package_value(view["hand"]) + view["treasury"][seat]
        cells = []
        for card in range(CARD_COUNT):
            if view["supply"][card] and not (view["cards"][seat] >> card) & 1 and card not in basket:
                price = card_price(view, card)
                style = "default" if price <= funds else "dim"
                cells.append(Text(f"{self.language.name(CARD_NAME[card])} {price}", style=style))
        heading = Text.from_markup(f"[bold]{self.text('prices')}:[/]")
        return [*parts, *(line[1:] for line in flow(cells, width, heading))]

    # Questions and choices.

    def question_arguments(self, view: View) -> Arguments:
        question, seat = view["question"] or {}, view["seat"]
        arguments = super().question_arguments(view)
        names = self.names(view)
        for key in ("victim", "nominee"):
            if question.get(key, -1) >= 0:
                arguments[key] = names[question[key]]
        if "calamity" in question:
            arguments["unit"] = "cities" if question["calamity"] == ICONOCLASM else "units"
            arguments["calamity"] = self.language.name(KIND_NAME[question["calamity"]])
        arguments["stock"] = view["stock"][seat]
        arguments["start"] = int(view["nation"][seat] >= 0)
        arguments["own"] = int(question.get("victim") == seat)
        arguments["due"] = question["due"][seat] if "due" in question else 0
        arguments["drafting"] = int(bool(question.get("draft")))
        arguments["filled"] = int(bool(question.get("basket")))
        picked = sum(question.get("picked", []))
        arguments["excess"] = max(0, sum(view["hand"]) - picked - HAND_LIMIT)
        arguments["struck"] = int(question.get("struck", -1) >= 0)
        arguments["price"] = question.get("price", GOLD_PRICE)
        return arguments

    def label(self, view: View, choice: Choice) -> str:
        verb, action = choice.verb, choice.sample
        if verb is MOVE:
            other = BORDERS[MOVE.second(action)][1]
            name = escape(self.language.name(AREA_NAME[other]))
            return self.text("choice-to", area=name) + self._there(view, other)
        if verb is SAIL:
            coast = self._coast(SAIL.second(action))
            return self.text("choice-to", area=escape(coast)) + self._there(view, COAST_AREA[SAIL.second(action)])
        if verb in (LOAD, LAND):
            return self.text("choice-load" if verb is LOAD else "choice-land", count=choice.amount)
        if verb is BUY:
            card = BUY.first(action)
            return self.text("choice-price", card=self.language.name(CARD_NAME[card]), price=card_price(view, card))
        if verb is ACCEPT:
            return self._deal(view, choice) or super().label(view, choice)
        return self._short_label(choice) if verb in GROUPED else super().label(view, choice)

    def _deal(self, view: View, choice: Choice) -> str:
        """What accepting an answer means: what is given, and what is known about what comes for it."""
        name = choice.verb.domains[0].words[choice.verb.first(choice.sample)]
        offers = {offer["slot"]: offer for offer in view["question"]["offers"]}
        for slot, answer in offers.items():
            word = f"{NATIONS[view['nation'][answer['seat']]]}-{slot % OFFERS_AT_ONCE + 1}"
            if word == name and "package" in offers.get(answer["reply_to"], {}):
                return self.text(
                    "choice-accept",
                    offer=self.offer_name(view, slot),
                    cards=self._package(offers[answer["reply_to"]]["package"]),
                    count=answer["count"],
                    value=answer["worth"],
                    card=self.language.name(KIND_NAME[answer["named"]]),
                )
        return ""

    def _short_label(self, choice: Choice) -> str:
        """What is chosen and how many, where the heading says the rest."""
        counted = quantity_of(choice.verb)
        values = choice.verb.arguments(choice.sample)
        named = [
            self.language.value(domain, values[place])
            for place, domain in enumerate(choice.verb.domains)
            if place != counted
        ]
        if choice.verb is BUILD_SHIP:
            return self.text("choice-levy", coast=escape(" ".join(named)), count=choice.amount)
        amount = f" [dim]{choice.amount}[/]" if counted >= 0 else ""
        return escape(" ".join(named)) + amount

    def heading(self, view: View, choice: Choice) -> str:
        verb, action = choice.verb, choice.sample
        if verb is MOVE:
            return self._moving_from(view, BORDERS[MOVE.second(action)][0])
        if verb in (SAIL, LOAD, LAND):
            return self._ship_heading(view, SAIL.first(action) if verb is SAIL else verb.second(action))
        return f"[bold]{self.text(f'heading-{verb.name}')}:[/]" if verb in GROUPED else ""

    def _moving_from(self, view: View, area: int) -> str:
        fresh, limit = view["question"]["fresh"][area], feeds(view, view["seat"], area)
        site = f" {SITE}" if HAS_SITE[area] else ""
        name = escape(self.language.name(AREA_NAME[area]))
        return f"[bold]{name}[/] [green]{fresh}[/]/{limit}{site}"

    def _ship_heading(self, view: View, ship: int) -> str:
        area = COAST_AREA[view["ships"][view["seat"]][ship]]
        place = self.language.place(AREA_NAME[area], "in")
        return f"[bold]{self.text('menu-ship', ship=ship + 1, area_in=escape(place), cargo=view['cargo'][ship])}[/]"

    def _there(self, view: View, area: int) -> str:
        """What is in an area, as a short mark behind its name: own tokens and limit, the site, and who else."""
        seat = view["seat"]
        own = f"{view['tokens'][seat][area]}/{feeds(view, seat, area)}{SITE if HAS_SITE[area] else ''}"
        if view["city_owner"][area] == seat:
            own = CITY
        others = [self._other(view, other, area) for other in view["order"] if other != seat]
        return " ".join([f" [dim]{own}[/]", *filter(None, others)]) if IS_LAND[area] else ""

    def expand(self, text: str, view: View) -> list[str]:
        """`offer everyone: 2 salt, bronze` is an offer and three cards put in."""
        head, colon, cards = text.partition(":")
        if not colon:
            return [text]
        steps = [head]
        for part in filter(None, (part.strip() for part in cards.replace("+", ",").split(","))):
            number, _, name = part.partition(" ")
            many = number.rstrip("x×").isdigit()
            steps += [f"put {name if many else part}"] * (int(number.rstrip("x×")) if many else 1)
        return steps

    # Events and explanations.

    def is_hidden(self, event: Event, view: View) -> bool:
        own = {"cards-drawn", "cards-returned", "gold-bought"}
        return event.message in own and event.arguments.get("seat") == view["seat"]

    def items(self, run: list[Event], names: list[str]) -> list[str]:
        """Areas that a ship enters one after the other make one voyage."""
        told: list[str] = []
        before: Event | None = None
        for event in run:
            goes_on = before is not None and before.message == event.message == "sailed"
            if before is not None and goes_on and before.arguments["ship"] == event.arguments["ship"]:
                told[-1] += f" → {self.language.name(str(event.arguments['area']))}"
            else:
                told.append(self.language.event(event, names, "item"))
            before = event
        return told

    def about(self, name_id: str, view: View) -> list[str]:
        return super().about(name_id, view) + about.facts(self, name_id, view)

    def map(self, place: str, view: View) -> list[RenderableType]:
        return about.map_of(self, place, view)


def feeds(view: View, seat: int, area: int) -> int:
    """How many tokens of this seat an area feeds: one more with Agriculture, if it is alone there."""
    alone = all(other == seat or not row[area] for other, row in enumerate(view["tokens"]))
    has_agriculture = (view["cards"][seat] >> AGRICULTURE) & 1 == 1
    return LIMIT[area] + (1 if LIMIT[area] and alone and has_agriculture else 0)


def _on_board(view: View, seat: int) -> int:
    aboard: int = sum(view["cargo"]) if view["mover"] == seat else 0
    ashore: int = sum(view["tokens"][seat])
    return ashore + aboard
