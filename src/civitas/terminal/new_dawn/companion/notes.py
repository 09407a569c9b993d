"""Noting down what people did at a real table: one short line for each piece, token or card that has changed.

A note changes the position of a situation; whether the result is possible is checked once more when it is written.
"""

from collections.abc import Callable, Sequence

from civitas.games.new_dawn.battles.combat import NO_TARGET, target_kind
from civitas.games.new_dawn.civilization import CARAVANS, IN_RESERVE, ON_CARD, TRADE_LIMIT
from civitas.games.new_dawn.civilizations.tech_dial import LAST_SPACE, replace_card
from civitas.games.new_dawn.civilizations.treaties import (
    give_back_pact,
    give_back_state_card,
    take_pact,
    take_state_card,
)
from civitas.games.new_dawn.facts.agendas import AGENDAS, IN_PLAY
from civitas.games.new_dawn.facts.diplomacy import PACT_COUNT, PACTS
from civitas.games.new_dawn.facts.terrain import NONE, RESOURCE_TOKENS
from civitas.games.new_dawn.facts.wonders import DECK_OF, POTALA_PALACE
from civitas.games.new_dawn.map.pieces import (
    conquer_city_state,
    destroy_piece,
    put_city,
    put_token,
    reinforce,
    replace_piece,
    take_state_token,
    weaken,
)
from civitas.games.new_dawn.map.world import SPACE_NAMES
from civitas.games.new_dawn.model import CAPITAL, CITY, FREE, OFF_MAP, REINFORCED, TOKEN
from civitas.games.new_dawn.scenario.table_entries import VICTORY_PREFIX
from civitas.games.new_dawn.standings import complete
from civitas.games.new_dawn.words import (
    AGENDA,
    BARBARIAN,
    LEADER,
    OFF_WORD,
    PACT,
    RESOURCE,
    STATE,
    VICTORY_CARD,
    WONDER,
    focus_words,
)
from civitas.terminal.new_dawn.companion.note import AUTOMATED, Note
from civitas.terminal.new_dawn.companion.play import Play
from civitas.terminal.new_dawn.companion.words import is_word, match, victory_names, word_for

UP_WORD = "up"
# Pieces.


def token(note: Note) -> None:
    """Control tokens are placed; what lies there is collected."""
    seat = note.player()
    for space in note.spaces():
        _need_room(note, space)
        note.need(note.p.owner[space] == NONE, "occupied", space=SPACE_NAMES[space])
        note.need(note.p.city_state_at(space) == NONE, "city-state", space=SPACE_NAMES[space])
        note.need(note.p.civs[seat].tokens_left > 0, "no-tokens", name=note.play.names[seat])
        put_token(note.p, seat, space)


def city(note: Note) -> None:
    """Cities are built, on own tokens too; one on the space of a city-state conquers it."""
    seat = note.player()
    for space in note.spaces():
        _need_room(note, space)
        is_own = note.p.owner[space] == seat and note.p.piece[space] in (TOKEN, REINFORCED)
        note.need(is_own or note.p.owner[space] == NONE, "occupied", space=SPACE_NAMES[space])
        note.need(note.p.civs[seat].cities_left > 0, "no-cities", name=note.play.names[seat])
        state = note.p.city_state_at(space)
        if state >= 0:
            conquer_city_state(note.p, seat, state)
        put_city(note.p, seat, space)


def _need_room(note: Note, space: int) -> None:
    note.need(not note.p.world.is_water[space], "water", space=SPACE_NAMES[space])
    note.need(space not in note.p.barbarians, "barbarian", space=SPACE_NAMES[space])


def capture(note: Note) -> None:
    """A rival's token or city is replaced by an own one."""
    seat, space = note.player(), note.space()
    p = note.p
    has_rival = p.is_rival(seat, space) and p.piece[space] != CAPITAL
    note.need(has_rival, "no-rival", space=SPACE_NAMES[space])
    is_city = p.piece[space] == CITY
    left = p.civs[seat].cities_left if is_city else p.civs[seat].tokens_left
    note.need(left > 0, "no-cities" if is_city else "no-tokens", name=note.play.names[seat])
    state = p.world.city_state[space]
    if is_city and state >= 0 and p.states[state] >= 0:
        take_state_token(p, seat, state)
    replace_piece(p, seat, space)


def remove(note: Note) -> None:
    """Tokens and cities go back to their owners."""
    for space in note.spaces():
        owned = note.p.owner[space] != NONE and note.p.piece[space] != CAPITAL
        note.need(owned, "nothing", space=SPACE_NAMES[space])
        destroy_piece(note.p, space)


def reinforce_(note: Note) -> None:
    """Control tokens are reinforced."""
    for space in note.spaces():
        note.need(note.p.piece[space] == TOKEN, "no-token", space=SPACE_NAMES[space])
        reinforce(note.p, space)


def weaken_(note: Note) -> None:
    """Control tokens are turned back."""
    for space in note.spaces():
        note.need(note.p.piece[space] == REINFORCED, "not-reinforced", space=SPACE_NAMES[space])
        weaken(note.p, space)


def barbarian(note: Note) -> None:
    """A barbarian moves or leaves the map."""
    which = note.one_of("barbarian", BARBARIAN, "barbarian")
    word = note.word("space")
    p = note.p
    if is_word(word, OFF_WORD):
        p.barbarians[which] = OFF_MAP
        return
    space = note.space_of(word)
    free = not p.world.is_water[space] and p.owner[space] == NONE and space not in p.barbarians
    note.need(free, "no-room", space=SPACE_NAMES[space])
    p.barbarians[which] = space


def caravan(note: Note) -> None:
    """A caravan moves, or goes back to its card or to the reserve."""
    seat = note.player()
    which = note.number("caravan", 1, CARAVANS) - 1
    word = note.word("space")
    places = {ON_CARD: "place-card", IN_RESERVE: "place-reserve"}
    found = [place for place, key in places.items() if is_word(word, key)]
    note.p.civs[seat].caravans[which] = found[0] if found else note.space_of(word)


# Cards and tokens of players.


def trade(note: Note) -> None:
    """How many trade tokens lie on the card in a slot."""
    seat, slot = note.player(), note.slot()
    limit = 99 if seat == note.p.automa else TRADE_LIMIT
    note.p.civs[seat].trade[slot] = note.number("count", 0, limit)


def resource(note: Note) -> None:
    """How many resources of a kind a player has, or which one lies on a space."""
    if note.is_space(note.next_word()):
        _lay_resource(note, note.space())
        return
    seat = note.player()
    kind = note.one_of("resource", RESOURCE, "resource")
    held = note.p.civs[seat].resources
    count = note.number("count", 0, RESOURCE_TOKENS)
    note.need(count <= held[kind] + note.p.supply[kind], "supply", count=held[kind] + note.p.supply[kind])
    note.p.supply[kind] += held[kind] - count
    held[kind] = count


def _lay_resource(note: Note, space: int) -> None:
    p, word = note.p, note.word("resource")
    name = SPACE_NAMES[space]
    note.need(p.lying[space] < len(RESOURCE), "natural-wonder", space=name)
    if p.lying[space] >= 0:
        p.supply[p.lying[space]] += 1
        p.lying[space] = NONE
    if not is_word(word, OFF_WORD):
        kind = note.named(word, "resource", RESOURCE, "resource")
        note.need(p.owner[space] == NONE, "occupied", space=name)
        note.need(p.supply[kind] > 0, "supply", count=0)
        p.supply[kind] -= 1
        p.lying[space] = kind


def dial(note: Note) -> None:
    """Where the tech dial of a player stands."""
    seat = note.player()
    note.p.civs[seat].dial = note.number("dial", 0, LAST_SPACE)


def card(note: Note) -> None:
    """A focus card replaces the one in a slot."""
    seat, slot = note.player(), note.slot()
    new = note.one_of("card", focus_words(seat == note.p.automa), "card")
    note.need(new not in note.p.civs[seat].row, "in-row")
    replace_card(note.p, seat, slot, new, "R7.4-a")


def resolve(note: Note) -> None:
    """A person has resolved the card in a slot: it goes to slot 1 with all that lies on it."""
    seat, slot = note.player(), note.slot()
    note.p.civs[seat].reset(slot)


def leader(note: Note) -> None:
    """The leader of a player; the row of level I is laid in the order of the leader."""
    seat = note.player()
    which = note.one_of("leader", LEADER, "leader")
    c = note.p.civs[seat]
    if seat == note.p.automa:
        c.leader = which
    else:
        c.lay_row(which)


def agenda(note: Note) -> None:
    """A player completes an agenda; `off` takes it back."""
    seat = note.player()
    which = note.one_of("agenda", AGENDA, "agenda")
    c = note.p.civs[seat]
    if note.has_more():
        off = note.word("off")
        if not is_word(off, OFF_WORD):
            raise note.refusal("off", off, words=word_for(OFF_WORD, note.spoken))
        note.need(bool((c.agendas >> which) & 1), "not-completed", agenda=AGENDAS[which])
        c.agendas &= ~(1 << which)
        if c.markers > bin(c.agendas).count("1"):
            c.markers -= 1
            c.tokens_left += 1
        return
    before = c.agendas
    complete(note.p, seat, which)
    note.need(c.agendas != before, "not-in-play", agenda=AGENDAS[which])


# Diplomacy.


def take(note: Note) -> None:
    """A player takes a diplomacy card: of a city-state, or one such as embassy-2 of another player.

    It replaces one that is held from the same player (R6.4-d).
    """
    seat = note.player()
    giver, which = _diplomacy(note)
    p = note.p
    if giver == NONE:
        available = p.states[which] == FREE and not (p.civs[seat].envoys >> which) & 1 and p.copies_left(which) > 0
        note.need(available, "card-taken")
        take_state_card(p, seat, which, "R6.4-c")
        return
    note.need(giver != seat and p.holder(giver, which) == NONE, "card-taken")
    if not p.wields(seat, POTALA_PALACE):
        for held in p.pacts_of(seat, giver):
            give_back_pact(p, giver, held, "R6.4-d")
    take_pact(p, seat, giver, which, "R6.4-d")


def give_back(note: Note) -> None:
    """A player gives a diplomacy card back."""
    seat = note.player()
    giver, which = _diplomacy(note)
    p = note.p
    if giver == NONE:
        note.need(bool((p.civs[seat].envoys >> which) & 1), "card-not-held")
        give_back_state_card(p, seat, which, "R10.3-a")
        return
    note.need(p.holder(giver, which) == seat, "card-not-held")
    give_back_pact(p, giver, which, "R11.4-a")


def _diplomacy(note: Note) -> tuple[int, int]:
    """The player whose card is meant (-1: it is a city-state's), and the card."""
    word = note.word("diplomacy")
    stem, _, owner = word.rpartition("-")
    givers = {str(seat + 1): seat for seat in note.p.humans()} | dict.fromkeys(AUTOMATED, note.p.automa)
    if stem and owner in givers:
        return givers[owner], note.named(stem, "diplomacy", PACT, "card")
    if word in PACT:
        raise note.refusal("diplomacy", word, words=f"{PACTS[PACT_COUNT - 1]}-1")
    return NONE, note.named(word, "diplomacy", STATE, "city-state")


# Cards for all.


def wonder(note: Note) -> None:
    """A wonder is built on a city's space, or its card lies face up."""
    which = note.one_of("wonder", WONDER, "card")
    word = note.word("space-or-up")
    p = note.p
    deck = p.decks[DECK_OF[which]]
    is_up = is_word(word, UP_WORD)
    note.need(p.wonder_space[which] == NONE or not is_up, "built")
    if is_up:
        p.removed = sorted([each for each in [*p.removed, *deck] if each != which])
        p.decks[DECK_OF[which]] = [which]
        return
    space = note.space_of(word, "space-or-up")
    note.need(p.piece[space] in (CITY, CAPITAL) and space not in p.wonder_space, "no-home", space=SPACE_NAMES[space])
    p.removed = [each for each in p.removed if each != which]
    p.wonder_space[which] = space
    if which in deck:
        deck.remove(which)
        note.play.turn_up(DECK_OF[which])


def victory(note: Note) -> None:
    """The victory cards in play."""
    cards = [_victory_card(note) for _ in range(IN_PLAY)]
    note.need(len(set(cards)) == IN_PLAY, "victory", count=IN_PLAY)
    note.p.victory_cards = sorted(cards)


def _victory_card(note: Note) -> int:
    names = victory_names()
    word = note.word("victory")
    found = match(word, names)
    if found is None:
        raise note.refusal("victory", word, words=", ".join(names))
    return VICTORY_CARD[VICTORY_PREFIX + found]


def attack(note: Note) -> None:
    """A person attacks; the automated player defends itself if it is the target."""
    seat, space = note.player(), note.space()
    note.need(seat != note.p.automa, "own-attack")
    note.need(target_kind(note.p, seat, space) != NO_TARGET, "no-target", space=SPACE_NAMES[space])
    value = note.number("value", 0, 99) if note.has_more() else None
    note.end()
    note.play.attack(seat, space, value)


NOTES: dict[str, Callable[[Note], None]] = {
    "token": token,
    "city": city,
    "reinforce": reinforce_,
    "weaken": weaken_,
    "remove": remove,
    "capture": capture,
    "attack": attack,
    "barbarian": barbarian,
    "caravan": caravan,
    "trade": trade,
    "resource": resource,
    "resolve": resolve,
    "card": card,
    "dial": dial,
    "take": take,
    "return": give_back,
    "wonder": wonder,
    "agenda": agenda,
    "leader": leader,
    "victory": victory,
}
"""What can be noted down, by its word."""


def write_down(play: Play, command: str, words: Sequence[str]) -> None:
    """Carry out one note, with everything that follows from it."""
    note = Note(play, words)
    NOTES[command](note)
    note.end()
    play.note(note.seat)
