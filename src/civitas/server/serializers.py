"""Serializers: what a seat or a spectator is shown of a game, a log, a table; built up from what they may know."""

import time
from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import Any, cast

import civitas
from civitas import bots
from civitas.bots.measured import Duels, against_the_level_below
from civitas.core.events import Event
from civitas.core.position import Position, View
from civitas.core.teller import Teller
from civitas.core.title import Title
from civitas.core.verbs import ActionSpace
from civitas.language import LANGUAGES, bot_name, bot_text, own_texts, title_name, title_text
from civitas.lessons import load as load_lessons
from civitas.manifests import Manifest, Portrait, manifests
from civitas.rule_texts import rule_texts
from civitas.server import tokens
from civitas.server.clocks import Reading, has_timed_out
from civitas.server.game import question_of
from civitas.server.game_cache import Held
from civitas.server.messages import (
    BotShown,
    ChatLine,
    ClockShown,
    DuelsShown,
    Happening,
    LegalAction,
    OptionShown,
    PortraitShown,
    RuleMarks,
    RuleShown,
    SeatShown,
    SentEvent,
    State,
    TableShown,
    TitleShown,
    TitleWords,
)
from civitas.server.pages import BROUGHT
from civitas.server.presence import is_away
from civitas.server.refusals import NotFound
from civitas.server.seating import Asker, is_host, seat_of
from civitas.server.storage import games
from civitas.server.storage.games import Entry, Line, StoredSeat, StoredTable
from civitas.server.vocabulary import Stage

_reading_titles = Lock()


def state_for(table_id: str, held: Held, seat: int | None) -> State:
    """The game as a seat (None: a spectator) may know it now; worked out once for all who look at the same."""
    return states_for(table_id, held, [seat])[0]


def states_for(table_id: str, held: Held, seats: Sequence[int | None]) -> list[State]:
    """The game as each of these seats may know it now; what all of them see is worked out once, too."""
    now = held.game.seq, held.stage
    missing = [
        seat for seat in seats if seat not in held.states or (held.states[seat].seq, held.states[seat].stage) != now
    ]
    if missing:
        views = held.game.position.views_for(missing)
        held.states.update(
            {seat: _state(table_id, held, seat, view) for seat, view in zip(missing, views, strict=True)}
        )
    return [held.states[seat] for seat in seats]


def _state(table_id: str, held: Held, seat: int | None, view: View) -> State:
    game = held.game
    state = position_state(table_id, game.position, game.seq, seat, view, held.stage)
    if seat is not None:
        state.decision = game.asked_since[seat]
        state.can_undo = held.stage == games.PLAYING and game.table.can_undo(seat)
    return state


def position_state(
    table_id: str, p: Position, seq: int, seat: int | None, view: View | None = None, stage: Stage | None = None
) -> State:
    """A position as a seat may know it, after so many entries."""
    stage = stage or (games.FINISHED if p.is_over else games.PLAYING)
    is_playing = stage == games.PLAYING
    perspective = p.perspective(seat)
    telling, space = perspective.telling, p.space()
    return State(
        table=table_id,
        stage=stage,
        seq=seq,
        decision=seq,
        seat=seat,
        view=p.view_for(seat) if view is None else view,
        legal=[_legal_action(space, action) for action in perspective.legal() if is_playing],
        question=question_of(p, seat),
        to_act=p.to_act if is_playing else [],
        result=p.result.to_json() if p.result else None,
        can_undo=False,
        telling=telling if is_playing else {**telling, "groups": []},
    )


def _legal_action(space: ActionSpace, action: int) -> LegalAction:
    return cast(LegalAction, {"code": action, **space.to_json(action)})


def happenings(entries: Sequence[Entry], seat: int | None, title_id: str) -> list[Happening]:
    """What a seat may know of these entries; neither who made them nor which action it was, only the events."""
    title = civitas.titles().get(title_id)
    teller = None if title is None else title.teller()
    return [
        Happening(
            entry.seq,
            [told_event(event, seat, teller) for event in entry.events if event.visible_to(seat)],
            entry.kind == games.UNDO,
        )
        for entry in entries
    ]


def told_event(event: Event, seat: int | None, teller: Teller[Any] | None) -> SentEvent:
    """An event as it is sent to a seat."""
    return cast(SentEvent, event.to_json() if teller is None else teller.event_to_json(event, seat))


def table_shown(
    table: StoredTable, seats: list[StoredSeat], asker: Asker, clocks: Sequence[Reading | None] = ()
) -> TableShown:
    """A table for everybody, and what of it concerns whoever asks; a wrong link makes nobody more than a spectator.

    `clocks`: what those of its seats show; nothing where there are none.
    """
    if asker.token is not None and not any(tokens.matches(asker.token, seat.token) for seat in seats):
        asker = Asker(None, asker.owner)
    mine, owner, now = seat_of(seats, asker), asker.owner, time.time()
    own = {seat.seat for seat in seats if seat.seat == mine or (owner is not None and seat.owner == owner)}
    is_playing = table.stage == games.PLAYING
    return TableShown(
        id=table.id,
        title=table.title,
        players=table.players,
        options=table.options,
        stage=table.stage,
        seq=table.head,
        seats=[
            SeatShown(
                seat.seat,
                seat.kind,
                seat.name,
                _called(table.title, seat),
                seat.seat in own,
                seat.bot,
                is_away(seat, now),
                None if clock is None else ClockShown(*clock),
                has_timed_out(seat),
                is_playing and seat.kind == games.PERSON and seat.vote is not None,
            )
            for seat, clock in zip(seats, clocks or [None] * len(seats), strict=True)
        ],
        to_act=table.to_act if is_playing else [],
        my_turn=is_playing
        and any(seat.seat in own and seat.bot is None and seat.seat in table.to_act for seat in seats),
        result=table.result,
        created=table.created,
        moved=table.moved,
        host=is_host(table, seats, asker),
        listed=table.listed,
        open=table.open,
        stand_in=table.stand_in,
        playable=is_playable(table),
        people=table.people,
        clock=table.clock,
        rematch=table.rematch,
        language=table.language,
        level=table.level,
        rated=table.rated,
        ended=table.ended,
    )


def is_playable(table: StoredTable) -> bool:
    """Whether this server plays by the rules of the table, or may continue it under its own."""
    title = civitas.titles().get(table.title)
    if title is None or table.rules_revision > title.rules_revision:
        return False
    return table.stuck != title.rules_revision


def chat_line(line: Line) -> ChatLine:
    """Something said, as a message."""
    return ChatLine(line.id, line.seat, line.name, line.text, line.at, line.removed)


def titles_shown() -> list[TitleShown]:
    """All titles in the order of their years, with what can be chosen before a game.

    For the first time they are read, which takes a moment; whoever comes then waits instead of reading them, too.
    """
    with _reading_titles:
        order = {title_id: place for place, title_id in enumerate(manifests())}
        titles = sorted(civitas.titles().values(), key=lambda title: (order.get(title.id, len(order)), title.id))
        return [_title_shown(title, manifests().get(title.id)) for title in titles]


def words_shown(title_id: str, code: str) -> TitleWords:
    """What the page needs to speak for a title that it was not built with."""
    title = civitas.titles().get(title_id)
    if title is None or code not in LANGUAGES:
        raise NotFound("there is no such title in this language")
    return TitleWords(own_texts(code, title_id), title.space.name_kinds())


def rule_shown(title_id: str, rule_id: str) -> RuleShown:
    """One rule of a title."""
    title = civitas.titles().get(title_id)
    if title is None or rule_id not in title.rules:
        raise NotFound("there is no such rule")
    rule = title.rules[rule_id]
    said = {code: rule_texts(code, title_id).said(rule) for code in LANGUAGES}
    titles, texts = ({code: each[part] for code, each in said.items()} for part in (0, 1))
    return RuleShown(rule.id, rule.section, titles, texts, rule.variant)


@cache
def marks_shown(title_id: str, code: str) -> RuleMarks:
    """What all rules of a title are called in a language; whoever reads a log needs many of them."""
    title = civitas.titles().get(title_id)
    if title is None or code not in LANGUAGES:
        raise NotFound("there are no such rules in this language")
    texts = rule_texts(code, title_id)
    return RuleMarks({rule.id: texts.mark(rule) for rule in title.rules})


def _title_shown(title: Title, manifest: Manifest | None) -> TitleShown:
    names = {code: title_name(code, title.id) for code in LANGUAGES}
    options = [OptionShown(o.name, o.default, o.values, o.meaning, o.rule) for o in title.options]
    portrait = _portrait_shown(title, Portrait() if manifest is None else manifest.portrait)
    brought = ("", "") if manifest is None or manifest.is_own else (manifest.board, manifest.picture)
    board, picture = (f"{BROUGHT}/{title.id}/{file}" if file else "" for file in brought)
    return TitleShown(
        title.id,
        names,
        list(title.players),
        _people(title),
        options,
        _bots_shown(title.id),
        title.has_market(),
        portrait,
        board=board,
        picture=picture,
        companion=manifest is not None and bool(manifest.companion),
        lessons=bool(load_lessons(title.id)),
    )


def _bots_shown(title_id: str) -> list[BotShown]:
    """The opponents of a title, the weakest first."""
    opponents = bots.opponents(title_id)
    levels = max((each.level or 0 for each in opponents), default=0)
    duels = against_the_level_below(title_id, [each.name for each in opponents])
    return [_bot_shown(title_id, each, levels, duels.get(each.name)) for each in opponents]


def _bot_shown(title_id: str, entry: bots.BotEntry, levels: int, duels: Duels | None) -> BotShown:
    called = {code: bot_name(code, title_id, entry.name) for code in LANGUAGES}
    about = {code: bot_text(code, title_id, entry.name, "about") for code in LANGUAGES}
    shown = duels and DuelsShown(duels.other, duels.games, round(100 * duels.share))
    return BotShown(entry.name, entry.level or 0, levels, called, about, shown)


def _called(title_id: str, seat: StoredSeat) -> dict[str, str]:
    """What a bot is called; whoever stands in for a person goes by that person's name."""
    is_itself = seat.bot is not None and seat.name == seat.bot
    return {code: bot_name(code, title_id, seat.name) for code in LANGUAGES} if is_itself else {}


def _people(title: Title) -> list[int]:
    fewest = min(min(_people_with(title, options)) for options in title.option_sets())
    return [fewest, max(_people_with(title, {}))]


def _people_with(title: Title, options: dict[str, object]) -> list[int]:
    """The numbers of people with these options; the rules may play a seat."""
    return [players - len(title.automated_seats(players, options)) for players in title.player_counts(options)]


def _portrait_shown(title: Title, said: Portrait) -> PortraitShown:
    about, mood = ({code: title_text(code, title.id, part) for code in LANGUAGES} for part in ("about", "mood"))
    name = said.name or title_name(LANGUAGES[0], title.id)
    return PortraitShown(
        name, said.subtitle, said.year, said.author, list(said.minutes), list(said.accent), about=about, mood=mood
    )
