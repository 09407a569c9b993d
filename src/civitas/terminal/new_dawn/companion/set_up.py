"""The guided set-up: what lies on a real table, asked for one thing after another."""

from collections.abc import Mapping, Sequence

from civitas.games.new_dawn.facts.agendas import IN_PLAY
from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.wonders import DECK_COUNT, DECK_KINDS, DECK_OF, WONDERS
from civitas.games.new_dawn.options import DIFFICULTIES
from civitas.games.new_dawn.scenario.table_entries import VICTORY_PREFIX
from civitas.games.new_dawn.words import LEADER
from civitas.terminal.new_dawn.companion.asking import Questions
from civitas.terminal.new_dawn.companion.new import MAPS, USUAL_DIFFICULTY, Wishes
from civitas.terminal.new_dawn.companion.tiles import TileLaying
from civitas.terminal.new_dawn.companion.words import (
    is_word,
    level_name,
    level_names,
    match,
    names_of,
    victory_names,
    word_for,
    words_of,
)

PLAYERS = {str(layout.humans + 1): layout.humans + 1 for layout in MAPS.values()}
"""How many players there can be, the automated one included."""
TILES, ANY, NONE = "tiles", "any", "none"

Choices = Mapping[str, Sequence[str]]
"""What can be chosen, with everything it is called."""


class SetUp(Questions):
    """Asks what a new situation looks like; Enter takes what is proposed."""

    def wishes(self) -> Wishes:
        """What lies on the table."""
        wishes = Wishes()
        wishes.players = PLAYERS[self._pick("players", {each: [each] for each in PLAYERS}, "2")]
        self._ask_map(wishes, wishes.players)
        wishes.difficulty = self._difficulty()
        *wishes.people, wishes.leader = self._leaders(wishes.players)
        wishes.victory_cards = self._victory_cards()
        self._ask_wonders(wishes)
        return wishes

    def _ask_map(self, wishes: Wishes, players: int) -> None:
        """The map on the table, tile after tile, or one of those that need no building."""
        fixed = [name for name, layout in MAPS.items() if layout.humans == players - 1]
        choices = {TILES: self._own_first(TILES), **{name: [name] for name in fixed}}
        wishes.map = self._pick("map", choices, TILES)
        if wishes.map == TILES:
            table = TileLaying(self.language, self.console, self.ask, players).lay_all()
            wishes.map, wishes.tiles = "", table.words()
            wishes.water = [f"{q},{r}" for q, r in table.water]

    def _difficulty(self) -> str:
        choices = {level: [level_name(level, self.language), *level_names(level)] for level in DIFFICULTIES}
        return self._pick("difficulty", choices, USUAL_DIFFICULTY)

    def _leaders(self, players: int) -> list[str]:
        """The leaders of the people and, last, of the automated player; nothing where any will do."""
        chosen: list[str] = []
        for seat in range(players):
            question = "leader" if seat == players - 1 else "person"
            free = {name: names_of("leader", name) for name in LEADER if name not in chosen}
            picked = self._pick(question, {**free, ANY: self._own_first(ANY)}, ANY, number=seat + 1)
            chosen.append("" if picked == ANY else picked)
        return chosen

    # Cards.

    def _victory_cards(self) -> list[str]:
        """The victory cards in play, in one line; nothing where they are to be drawn."""
        cards = victory_names()
        told = [f"{card} ({self.language.name(f'victory-card-{VICTORY_PREFIX}{card}')})" for card in cards]
        self.say("automa-set-up-victory", count=IN_PLAY, words=", ".join(told))
        while True:
            typed = self.ask(f"[{word_for(ANY, self.language)}]").strip()
            if not typed or is_word(typed, ANY):
                return []
            found = [match(word, cards) for word in (typed.split(",") if "," in typed else typed.split())]
            chosen = [card for card in dict.fromkeys(found) if card is not None]
            if len(chosen) == len(found) == IN_PLAY:
                return chosen
            self.say("automa-set-up-victory-again", "yellow", text=typed, count=IN_PLAY)

    def _ask_wonders(self, wishes: Wishes) -> None:
        """The world wonder of each kind that lies face up: a card, none, or any."""
        chosen: list[str] = []
        drawn: list[int] = []
        for deck in range(DECK_COUNT):
            cards = [wonder for number, wonder in enumerate(WONDERS) if DECK_OF[number] == deck]
            names = {wonder: [self.language.name(f"card-{wonder}"), *names_of("card", wonder)] for wonder in cards}
            choices = {**names, NONE: self._own_first(NONE), ANY: self._own_first(ANY)}
            kind = self.language.name(f"wonder-type-{KINDS[DECK_KINDS[deck]]}")
            picked = self._pick("wonder", choices, ANY, kind=kind)
            if picked == ANY:
                drawn.append(deck)
            elif picked != NONE:
                chosen.append(picked)
        wishes.wonders, wishes.drawn_decks = chosen, drawn

    # Asking.

    def _pick(self, question: str, choices: Choices, usual: str, /, **arguments: int | str) -> str:
        """One of several things by any of its names; the first ones are shown."""
        words = ", ".join(names[0] for names in choices.values())
        self.say(f"automa-set-up-{question}", words=words, **arguments)
        while True:
            typed = self.ask(f"[{choices[usual][0]}]").strip()
            picked = match(typed, choices) if typed else usual
            if picked is not None:
                return picked
            self.say("automa-set-up-again", "yellow", text=typed)

    def _own_first(self, key: str) -> list[str]:
        """Every word for an answer, beginning with the one of the language that is spoken."""
        return [word_for(key, self.language), *words_of(key)]
