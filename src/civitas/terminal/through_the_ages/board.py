"""The board of one player: banks with their thresholds, technologies, and every card in front of the player."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civitas.games.through_the_ages.facts.cards import Card
from civitas.games.through_the_ages.facts.technologies import RANGE_OF, TECH, TECHS, TYPES
from civitas.terminal.through_the_ages.ratings import faces, player
from civitas.terminal.through_the_ages.scene import BLUE, YELLOW, Scene, counted_ages, style_of_tech

AGES = ["A", "I", "II", "III"]
TOKEN = "▪"
COUNT_WIDTH = 6
"""Workers and blue tokens behind a name, and the space between columns."""
ARMY_TYPES = ["infantry", "cavalry", "artillery"]

LABELS = [
    "board-yellow", "board-blue", "board-technologies", "board-specials", "board-wonders", "board-colonies",
    "board-army", "board-pacts", "board-wars", "board-hand", "board-cards", "board-kept", "board-turn",
]  # fmt: skip
"""What the lines of a board are about."""

Line = tuple[str, RenderableType]
"""What a line is about (the id of a message), and what it says, as markup or as columns."""


def board(scene: Scene, seat: int, width: int, with_columns: bool = True) -> list[RenderableType]:
    """Everything in front of a player; technologies as columns, or in one line."""
    c = scene.civilizations[seat]
    if c["left"]:
        return [Text.from_markup(f" {player(scene, seat)}  [dim]{scene.text('board-left')}[/]")]
    rule = ", ".join(scene.aged(card) for card in (c["government"], c["leader"]) if card)
    technologies = columns(scene, c, width) if with_columns else _technologies(scene, c)
    content: list[Line] = [("board-yellow", _yellow_bank(scene, seat, c)), ("board-blue", _blue_bank(scene, seat, c))]
    content.append(("board-technologies", technologies))
    content += [*_cards(scene, c), *_military(scene, seat, c), *_hands(scene, seat, c), *_this_turn(scene, c)]
    return [Text.from_markup(f" [bold]{player(scene, seat)}[/]  {rule}"), lines(scene, content)]


def lines(scene: Scene, content: Sequence[Line]) -> Grid:
    """Lines with a label in front, all labels equally wide; empty lines are left out."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column()
    grid.add_column(min_width=_label_width(scene), no_wrap=True, style="dim")
    for label, said in content:
        if said:
            grid.add_row(" ", f"{scene.text(label)}:", Text.from_markup(said) if isinstance(said, str) else said)
    return grid


def _label_width(scene: Scene) -> int:
    return max(len(scene.text(label)) for label in LABELS) + 1


# The banks.


def _yellow_bank(scene: Scene, seat: int, c: dict[str, Any]) -> str:
    return ", ".join([f"[{YELLOW}]{c['yellow']}[/]", *scene.told(f"bank-yellow-{seat + 1}")])


def _blue_bank(scene: Scene, seat: int, c: dict[str, Any]) -> str:
    parts = [f"[{BLUE}]{c['blue']}[/]", *scene.told(f"bank-blue-{seat + 1}")]
    parts.append(scene.text("board-unused", unused=c["unused"]))
    if c["discontent"]:
        style = "red" if c["discontent"] > c["unused"] else "yellow"
        parts.append(f"[{style}]{scene.text('board-discontent', discontent=c['discontent'])}[/]")
    return ", ".join(parts)


# Technologies.


def columns(scene: Scene, c: dict[str, Any], width: int) -> Grid:
    """Technologies by type and age: workers, and blue tokens on them; their names where there is room for them."""
    kinds = [kind for kind, techs in enumerate(RANGE_OF) if any(TECHS[tech] in c["workers"] for tech in techs)]
    level = scene.edition.cards.level
    rows = sorted({level[TECH[tech]] for tech in c["workers"]})
    has_room = _label_width(scene) + sum(_named_width(scene, c, kind) for kind in kinds) <= width
    grid = Grid(box=None, padding=(0, 1, 0, 0))
    grid.add_column(width=3, style="dim")
    for kind in kinds:
        heading = Text(scene.text(f"type-{TYPES[kind]}"), style=style_of_tech(RANGE_OF[kind].start))
        grid.add_column(heading, min_width=5, no_wrap=True)
    for row in rows:
        cells = [Text.from_markup(_cell(scene, c, kind, row, has_room)) for kind in kinds]
        grid.add_row(AGES[row], *cells)
    return grid


def _named_width(scene: Scene, c: dict[str, Any], kind: int) -> int:
    """How wide a column is that has names in it."""
    names = [scene.language.name(f"card-{TECHS[tech]}") for tech in RANGE_OF[kind] if TECHS[tech] in c["workers"]]
    return max(len(name) for name in names) + COUNT_WIDTH


def _cell(scene: Scene, c: dict[str, Any], kind: int, level: int, is_named: bool) -> str:
    found = [
        tech for tech in RANGE_OF[kind] if scene.edition.cards.level[tech] == level and TECHS[tech] in c["workers"]
    ]
    if not found:
        return "[dim]·[/]"
    tech = TECHS[found[0]]
    return f"{scene.name(tech)} {_count(c, tech)}" if is_named else _count(c, tech)


def _count(c: dict[str, Any], tech: str) -> str:
    workers, tokens = c["workers"][tech], c["tokens"].get(tech, 0)
    return f"[{YELLOW if workers else 'dim'}]{workers}[/]" + (f"[{BLUE}]{TOKEN}{tokens}[/]" if tokens else "")


def _technologies(scene: Scene, c: dict[str, Any]) -> str:
    return ", ".join(f"{scene.name(tech)} {_count(c, tech)}" for tech in c["workers"])


# Cards.


def _cards(scene: Scene, c: dict[str, Any]) -> Iterator[Line]:
    yield "board-specials", scene.names(c["specials"])
    yield "board-wonders", "; ".join(_wonders(scene, c))
    yield "board-colonies", scene.names(c["colonies"])


def _wonders(scene: Scene, c: dict[str, Any]) -> Iterator[str]:
    for wonder in c["wonders"]:
        name = scene.aged(wonder)
        if wonder in c["ruins"]:
            name = scene.text("board-ruin", card=name)
        if wonder == c["tucked"]:
            leader = next(card.id for card in scene.edition.cards.cards if card.tuck)
            name = scene.text("board-tucked", card=name, leader=scene.name(leader))
        yield name
    if c["wonder"]:
        stages = scene.printed(c["wonder"]).stages
        costs = " ".join(str(cost) for cost in stages[c["stages"] :])
        yield scene.text(
            "board-stages", card=scene.aged(c["wonder"]), done=c["stages"], all=len(stages), costs=f"[bold]{costs}[/]"
        )


def _military(scene: Scene, seat: int, c: dict[str, Any]) -> Iterator[Line]:
    if not scene.is_simple:
        yield "board-army", ", ".join(_army(scene, seat, c))
    yield "board-pacts", "; ".join(_pacts(scene, seat))
    yield "board-wars", "; ".join(_wars(scene, seat))


def _army(scene: Scene, seat: int, c: dict[str, Any]) -> Iterator[str]:
    if c["tactic"]:
        tactic = scene.printed(c["tactic"])
        exclusive = f", {scene.text('board-exclusive')}" if c["exclusive"] else ""
        bonus = f"+{tactic.bonus}" + (f"/+{tactic.old_bonus}" if tactic.old_bonus != tactic.bonus else "")
        yield f"{scene.aged(c['tactic'])} [dim]({_army_of(scene, tactic)} {bonus}{exclusive})[/]"
        armies = scene.numbers(f"sum-strength-{seat + 1}").get(f"card-{c['tactic']}", "0")
        yield scene.text("board-strength", strength=armies)
    if c["colonization"]:
        yield scene.text("board-colonization", count=c["colonization"])


def _army_of(scene: Scene, tactic: Card) -> str:
    """What an army of a tactic is made of: `2 Inf. 1 Cav.`."""
    pairs = zip(ARMY_TYPES, tactic.army, strict=True)
    return " ".join(f"{count} {scene.text(f'type-{kind}')}" for kind, count in pairs if count)


def _pacts(scene: Scene, seat: int) -> Iterator[str]:
    for owner, c in enumerate(scene.civilizations):
        pact = c["pact"]
        if pact and seat in (owner, pact["partner"]):
            side = pact["side"] if owner == seat else "ba"["ab".index(pact["side"])]
            part = "pact-both" if scene.printed(pact["card"]).is_symmetric else f"pact-{side}"
            name = scene.players[pact["partner"] if owner == seat else owner]
            yield scene.text(
                "board-pact", card=scene.aged(pact["card"]), name=name, side=scene.text(part), side_id=part
            )


def _wars(scene: Scene, seat: int) -> Iterator[str]:
    for other, c in enumerate(scene.civilizations):
        war = c["war"]
        if war and other == seat:
            yield scene.text("board-war", card=scene.aged(war["card"]), name=scene.players[war["target"]])
        elif war and war["target"] == seat:
            yield scene.text("board-war-by", card=scene.aged(war["card"]), name=scene.players[other])


# Hands, and what is for this turn only.


def _hands(scene: Scene, seat: int, c: dict[str, Any]) -> Iterator[Line]:
    if c["hand"]:
        yield "board-hand", f"{scene.names(c['hand'])} [dim]({len(c['hand'])}/{c['hand_limit']})[/]"
    if c["military_backs"]:
        ages = counted_ages(c["military_backs"])
        hidden = scene.text("board-cards-hidden", count=len(c["military_backs"]), ages=ages)
        yield "board-cards", scene.names(scene.view["military_hand"]) if seat == scene.seat else hidden
    if c["kept"]:
        hidden = scene.text("board-kept-hidden", count=c["kept"])
        yield "board-kept", scene.names(scene.view["kept"]) if seat == scene.seat else hidden


def _this_turn(scene: Scene, c: dict[str, Any]) -> Iterator[Line]:
    parts = []
    if c["unit_resources"]:
        parts.append(scene.text("board-unit-resources", resources=c["unit_resources"]))
    if c["unit_science"]:
        parts.append(scene.text("board-unit-science", count=c["unit_science"]))
    if c["extra_military"]:
        parts.append(scene.text("board-extra-military", count=c["extra_military"]))
    if c["civil_lost"]:
        parts.append(scene.text("board-civil-lost", count=c["civil_lost"]))
    if c["marker"] is not None:
        parts.append(scene.text("board-marker", name=scene.players[c["marker"]]))
    yield "board-turn", ", ".join(parts)


def status(scene: Scene) -> Grid:
    """What the seat has to act with, in one line."""
    c = scene.own
    parts = [f"{scene.text('column-science')} {c['science']}"]
    parts.append(f"{scene.text('column-food')} {c['food']}")
    parts.append(f"{scene.text('column-resources')} {c['resources']}")
    parts.append(f"{scene.text('board-blue')} [{BLUE}]{c['blue']}[/]")
    parts.append(scene.text("board-unused", unused=c["unused"]))
    parts.append(f"{scene.text('column-faces')} {faces(scene, c)}")
    parts.append(f"{scene.text('column-strength')} {c['strength']}")
    return lines(scene, [("own-status", ", ".join(parts)), *_this_turn(scene, c)])
