"""What there is to know about a card, a leader, an agenda, a space or a player of A New Dawn, and where it is."""

from typing import Final

from civitas.core.telling import Account, Explanation, Said, Sum, say, seat_id, together
from civitas.games.new_dawn.battles.combat import defence
from civitas.games.new_dawn.civilizations.construction import wonder_cost
from civitas.games.new_dawn.civilizations.progress import progress
from civitas.games.new_dawn.facts.agendas import AGENDAS
from civitas.games.new_dawn.facts.city_states import CITY_STATE_DEFENCE, CITY_STATE_KIND, CITY_STATES
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS, FOCUS_CARDS, FocusCard
from civitas.games.new_dawn.facts.kinds import KINDS, SLOTS
from civitas.games.new_dawn.facts.leaders import LEADERS
from civitas.games.new_dawn.facts.terrain import NATURAL_WONDERS, NONE, RESOURCES
from civitas.games.new_dawn.facts.wonders import ERAS, WONDER_COST, WONDER_ERA, WONDER_KIND, WONDERS
from civitas.games.new_dawn.map.hexes import DIRECTIONS
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import ABSENT, CAPITAL, CITY, NewDawn
from civitas.games.new_dawn.standings import completed_cards, missing
from civitas.games.new_dawn.telling.attacks import attack_accounts
from civitas.games.new_dawn.telling.choices import price_said
from civitas.games.new_dawn.telling.effects.lines import effect_lines
from civitas.games.new_dawn.telling.things import LEVELS, card_in, lying_on, space_said, terrain_said

CARDS: Final[dict[str, FocusCard]] = {card.id: card for card in [*FOCUS_CARDS, *AUTOMA_CARDS]}
SPACES: Final[dict[str, int]] = {name: space for space, name in enumerate(SPACE_NAMES)}


def explain(p: NewDawn, seat: int | None, thing: str) -> Explanation | None:
    """What a thing is, costs and does; None where there is nothing to say."""
    kind, _, word = thing.partition("-")
    if kind == "seat" and word.isdigit() and 1 <= int(word) <= p.players:
        return _explanation(thing, accounts=_accounts(p, int(word) - 1))
    if kind == "space" and word in SPACES and SPACES[word] in p.world.spaces:
        return _space(p, seat, SPACES[word])
    if kind == "leader" and word in LEADERS:
        return _leader(p, word)
    if kind == "agenda" and word in AGENDAS:
        return _explanation(thing, lines=[*effect_lines(thing), *_progress_lines(p, AGENDAS.index(word))])
    found = _card(p, seat, word) if kind == "card" else None
    if found is None and effect_lines(thing):
        found = _explanation(thing, lines=effect_lines(thing))
    return found


def _explanation(
    thing: str,
    *,
    kind: Said | None = None,
    cost: Said | None = None,
    lines: list[Said] | None = None,
    accounts: list[Account] | None = None,
    rules: list[str] | None = None,
) -> Explanation:
    found: Explanation = {
        "thing": thing,
        "name": say("thing", thing=thing),
        "lines": lines or [],
        "accounts": accounts or [],
        "rules": rules or [],
    }
    if kind is not None:
        found["kind"] = kind
    if cost is not None:
        found["cost"] = cost
    return found


# Cards.


def _card(p: NewDawn, seat: int | None, word: str) -> Explanation | None:
    if word in CARDS:
        return _focus_card(p, CARDS[word])
    if word in WONDERS:
        return _wonder(p, seat, WONDERS.index(word))
    if word in CITY_STATES:
        return _city_state(p, CITY_STATES.index(word))
    return None


def _focus_card(p: NewDawn, card: FocusCard) -> Explanation:
    owner = "about-automated-card" if card in AUTOMA_CARDS else "about-focus-card"
    kind = say(owner, kind=f"kind-{KINDS[card.kind]}", level=LEVELS[card.level - 1])
    places = [
        say("about-in-row", name=seat_id(seat), slot=slot + 1)
        for seat in range(p.players)
        for slot in range(SLOTS)
        if p.civs[seat].row and card_in(p, seat, slot) is card
    ]
    return _explanation(f"card-{card.id}", kind=kind, lines=[*effect_lines(card.name), *places])


def _wonder(p: NewDawn, seat: int | None, wonder: int) -> Explanation:
    name = WONDERS[wonder]
    kind = say(
        "about-wonder-kind", kind=f"wonder-type-{KINDS[WONDER_KIND[wonder]]}", era=f"era-{ERAS[WONDER_ERA[wonder]]}"
    )
    cost = WONDER_COST[wonder] if seat is None else wonder_cost(p, seat, wonder)
    lines = effect_lines(f"card-{name}")
    space = p.wonder_space[wonder]
    if space >= 0:
        owner = seat_id(p.owner[space]) if p.owner[space] >= 0 else say("about-nobody")
        lines.append(say("about-built", space=f"space-{SPACE_NAMES[space]}", name=owner))
    elif wonder in p.face_up():
        lines.append(say("about-face-up"))
    return _explanation(f"card-{name}", kind=kind, cost=price_said(wonder, cost), lines=lines)


def _city_state(p: NewDawn, state: int) -> Explanation:
    name = CITY_STATES[state]
    kind = say("about-city-state-kind", kind=f"kind-{KINDS[CITY_STATE_KIND[state]]}")
    lines = effect_lines(f"card-{name}")
    if p.states[state] != ABSENT:
        places = [space for each, space in p.world.state_spaces if each == state]
        lines += [say("about-city-state-at", space=space_said(space), defence=CITY_STATE_DEFENCE) for space in places]
        holder = p.states[state]
        lines.append(
            say("about-conquered", name=seat_id(holder))
            if holder >= 0
            else say("about-cards-left", count=p.copies_left(state))
        )
    return _explanation(f"card-{name}", kind=kind, lines=lines)


def _leader(p: NewDawn, word: str) -> Explanation:
    leader = f"leader-{word}"
    lines = [say(f"{leader}-ability"), *effect_lines(leader)]
    if p.automa >= 0 and p.civs[p.automa].leader == LEADERS.index(word):
        lines += effect_lines(f"{leader}-automa")
    lines += [
        say("about-led-by", name=seat_id(seat))
        for seat, c in enumerate(p.civs)
        if c.leader >= 0 and LEADERS[c.leader] == word
    ]
    return _explanation(leader, kind=say(f"{leader}-civilization"), lines=lines)


# Spaces.


def _space(p: NewDawn, seat: int | None, space: int) -> Explanation:
    """Its terrain, all that is there, and its neighbours."""
    kind = say("about-terrain", terrain=terrain_said(p, space), difficulty=p.difficulties()[space])
    there = lying_on(p, space)
    lines = [together(there)] if there else []
    lines += [say("about-caravan", name=seat_id(seat)) for seat, c in enumerate(p.civs) if space in c.caravans]
    lines += _worth(p, space)
    for way, other in zip(DIRECTIONS, p.world.around[space], strict=True):
        if other >= 0:
            lines.append(
                say("about-neighbour", way=f"way-{way}", space=space_said(other), there=together(_there(p, other)))
            )
    accounts = attack_accounts(p, seat, space)
    return _explanation(f"space-{SPACE_NAMES[space]}", kind=kind, lines=lines, accounts=accounts)


def _there(p: NewDawn, space: int) -> list[Said]:
    return [terrain_said(p, space), *lying_on(p, space)]


def _worth(p: NewDawn, space: int) -> list[Said]:
    found: list[Said] = []
    if p.owner[space] >= 0 or space in p.barbarians or p.city_state_at(space) >= 0:
        found.append(say("about-defence", count=defence(p, space, NONE)))
    if p.piece[space] in (CITY, CAPITAL):
        count = missing(p, space)
        found.append(say("about-missing", count=count) if count else say("about-mature"))
    return found


# Players.


def _progress_lines(p: NewDawn, agenda: int) -> list[Said]:
    """How far everybody has come with an agenda that is in play."""
    if agenda // 2 not in p.victory_cards:
        return []
    return [say("about-progress", name=seat_id(seat), progress=_progress(p, seat, agenda)) for seat in range(p.players)]


def _progress(p: NewDawn, seat: int, agenda: int) -> Said:
    if (p.civs[seat].agendas >> agenda) & 1:
        return say("progress-completed")
    have, need = progress(p, seat, agenda)
    return say("progress", have=have, need=need)


def _accounts(p: NewDawn, seat: int) -> list[Account]:
    """Agendas decide; beside them what the civilization has."""
    agendas = [agenda for card in p.victory_cards for agenda in (2 * card, 2 * card + 1)]
    done = say("progress", have=completed_cards(p, seat), need=len(p.victory_cards))
    return [
        {
            "heading": say("account-agendas"),
            "rows": [
                {"label": say(f"agenda-{AGENDAS[agenda]}"), "value": _progress(p, seat, agenda)} for agenda in agendas
            ],
            "total": {"label": say("account-progress"), "value": done},
        },
        {"heading": say("account-stock"), "rows": _stock(p, seat)},
    ]


def _stock(p: NewDawn, seat: int) -> list[Sum]:
    c = p.civs[seat]
    rows: list[Sum] = [{"label": say("board-dial"), "value": c.dial}]
    rows += [{"label": say(f"resource-{name}"), "value": c.resources[each]} for each, name in enumerate(RESOURCES)]
    rows += [{"label": say(f"natural-wonder-{NATURAL_WONDERS[each]}"), "value": 1} for each in p.naturals_of(seat)]
    if c.row:
        rows += [{"label": say(f"card-{card_in(p, seat, slot).id}"), "value": c.trade[slot]} for slot in range(SLOTS)]
    return rows
