"""The choices of Through the Ages: grouped by verb, with names of cards and players and with what they cost."""

from collections.abc import Callable

from rich.markup import escape

from civitas.games.through_the_ages.facts.cards import BONUS
from civitas.games.through_the_ages.facts.editions import EDITIONS
from civitas.games.through_the_ages.facts.technologies import TECHS, UPGRADES
from civitas.terminal.menu import Choice, quantity_of
from civitas.terminal.through_the_ages.scene import Scene

GROUPED = frozenset(verb.name for edition in EDITIONS.values() for verb in edition.verbs.space.verbs if verb.domains)
"""Verbs whose choices stand behind one heading."""


def heading_of(scene: Scene, choice: Choice) -> str:
    """The heading of a choice, as markup; choices without arguments have none."""
    return f"[bold]{scene.text(f'heading-{choice.verb.name}')}:[/]" if choice.verb.name in GROUPED else ""


def label_of(scene: Scene, choice: Choice) -> str:
    """A choice as markup, or nothing where the plain phrase will do."""
    tell = _LABELS.get(choice.verb.name)
    if tell is not None:
        return tell(scene, choice)
    if choice.verb.name not in GROUPED:
        return ""
    if quantity_of(choice.verb) >= 0:
        return str(choice.amount)
    domain = choice.verb.domains[0]
    word = domain.words[choice.verb.first(choice.sample)]
    if word in scene.edition.cards.index:
        return scene.aged(word)
    return escape(scene.language.value(domain, choice.verb.first(choice.sample)))


def discount_of(scene: Scene) -> int:
    """By how much everything is cheaper that the question is about."""
    question = scene.view["question"] or {}
    if question.get("frame") == "Work":
        return scene.printed(question["card"]).discount
    return int(question.get("discount", 0))


def _price(amount: int) -> str:
    return f" [dim]({amount})[/]"


def _word(choice: Choice) -> str:
    """The card or technology that a choice is about."""
    return choice.verb.domains[0].words[choice.verb.first(choice.sample)]


def _take(scene: Scene, choice: Choice) -> str:
    space = choice.verb.first(choice.sample)
    return scene.aged(scene.view["row"][space]) + _price(scene.view["costs"]["take"][space])


def _populate(scene: Scene, choice: Choice) -> str:
    price = scene.own["population_cost"]
    return scene.text("choice-populate") + ("" if price is None else _price(max(0, price - discount_of(scene))))


def _build(scene: Scene, choice: Choice) -> str:
    price = scene.view["costs"]["build"][_word(choice)]
    return scene.name(_word(choice)) + _price(max(0, price - discount_of(scene)))


def _upgrade(scene: Scene, choice: Choice) -> str:
    low, high = (TECHS[tech] for tech in UPGRADES[choice.verb.first(choice.sample)])
    return f"{scene.name(low)} → {scene.name(high)}" + _step(scene, low, high)


def _convert(scene: Scene, choice: Choice) -> str:
    low, high = _word(choice).split()
    return f"{scene.name(low)} → {scene.name(high)}" + _step(scene, low, high)


def _step(scene: Scene, low: str, high: str) -> str:
    price = scene.view["costs"].get("upgrade", {}).get(f"{low} {high}")
    return "" if price is None else _price(max(0, price - discount_of(scene)))


def _develop(scene: Scene, choice: Choice) -> str:
    price = scene.view["costs"]["develop"][_word(choice)]
    return scene.aged(_word(choice)) + _price(max(0, price - discount_of(scene)))


def _revolt(scene: Scene, choice: Choice) -> str:
    price = scene.view["costs"]["revolt"][_word(choice)]
    return scene.aged(_word(choice)) + _price(max(0, price - discount_of(scene)))


def _construct(scene: Scene, choice: Choice) -> str:
    stages = choice.verb.first(choice.sample) + 1
    text = scene.text("choice-stages", card=scene.name(scene.own["wonder"]), stages=stages)
    return text + _price(sum(scene.view["costs"]["stages"][:stages]))


def _attack(scene: Scene, choice: Choice) -> str:
    target = choice.verb.second(choice.sample)
    text = scene.text("choice-against", card=scene.aged(_word(choice)), name=scene.players[target])
    return text + _price(_attack_price(scene, _word(choice), target))


def _attack_price(scene: Scene, card_id: str, target: int) -> int:
    """Military actions that an attack costs, as the engine reckons it."""
    card, c = scene.printed(card_id), scene.civilizations[target]
    price = card.price
    if card.costs_level:
        victim = c["leader"] if card.removes_leader else c["wonder"]
        price = scene.printed(victim).level if victim else 0
    return price * scene.printed(c["leader"]).attack_cost_factor if c["leader"] else price


def _propose(scene: Scene, choice: Choice) -> str:
    pact = scene.language.value(choice.verb.domains[0], choice.verb.first(choice.sample))
    return scene.text("choice-with", card=escape(pact), name=scene.players[choice.verb.second(choice.sample)])


def _cancel(scene: Scene, choice: Choice) -> str:
    owner = choice.verb.first(choice.sample)
    pact = scene.civilizations[owner]["pact"]
    other = pact["partner"] if owner == scene.seat else owner
    return scene.text("choice-with", card=scene.aged(pact["card"]), name=scene.players[other])


def _defend(scene: Scene, choice: Choice) -> str:
    card = scene.printed(_word(choice))
    leader = scene.printed(scene.own["leader"]).defence_factor if scene.own["leader"] else 1
    return scene.aged(card.id) + f" [dim](+{card.defence * leader if card.kind == BONUS else 1})[/]"


def _reinforce(scene: Scene, choice: Choice) -> str:
    card = scene.printed(_word(choice))
    leader = scene.printed(scene.own["leader"]).bonus_colonization if scene.own["leader"] else 0
    return scene.aged(card.id) + f" [dim](+{card.colonization + leader})[/]"


def _discard(scene: Scene, choice: Choice) -> str:
    if (scene.view["question"] or {}).get("frame") == "Defence":
        return scene.text("choice-face-down", card=scene.aged(_word(choice)))
    return scene.aged(_word(choice))


def _done(scene: Scene, choice: Choice) -> str:
    key = f"done-{(scene.view['question'] or {}).get('frame', '')}"
    return escape(scene.text(key if scene.language.has(key) else "verb-done"))


_LABELS: dict[str, Callable[[Scene, Choice], str]] = {
    "take": _take,
    "populate": _populate,
    "build": _build,
    "upgrade": _upgrade,
    "convert": _convert,
    "construct": _construct,
    "develop": _develop,
    "revolt": _revolt,
    "attack": _attack,
    "declare": _attack,
    "propose": _propose,
    "cancel": _cancel,
    "defend": _defend,
    "reinforce": _reinforce,
    "discard": _discard,
    "done": _done,
}
