/** The tables of lessons: who sits there while one learns, and the one at which a first game is played. */

import type { Language } from "./language";
import { openTable } from "./opening";
import { settings } from "./settings.svelte";
import { askTitles } from "./titles.svelte";
import type { LessonShown, TableShown } from "./wire";

const MOST_SEATS = 7;

/** A table for boards and names: the learner and, as far as the title needs them, others. */
export function lessonTable(title: string, lesson: string, language: Language): TableShown {
  const seats = Array.from({ length: MOST_SEATS }, (_, seat) => ({
    seat,
    kind: seat === 0 ? ("person" as const) : ("bot" as const),
    name: seat === 0 ? settings.name.trim() || language.text("lesson-you") : language.text("lesson-other"),
    called: {},
    mine: seat === 0,
    bot: null,
    away: false,
    left: null,
  }));
  return {
    type: "table",
    id: `${title}/${lesson}`,
    title,
    players: MOST_SEATS,
    options: {},
    stage: "playing",
    seq: 0,
    seats,
    to_act: [],
    my_turn: false,
    result: null,
    created: 0,
    moved: 0,
    host: false,
    listed: false,
    open: false,
    stand_in: null,
    playable: true,
    people: 0,
    pace: null,
    rematch: null,
  };
}

/** A table against the weakest bots, with the options that the lesson names. */
export async function playFirstGame(title: string, lesson: LessonShown, language: Language): Promise<void> {
  const found = (await askTitles()).find(({ id }) => id === title);
  const bot = found?.bots[0]?.name ?? "random";
  const name = settings.name.trim() || language.text("web-guest");
  const bots = Array.from({ length: lesson.players - 1 }, () => ({ bot }));
  await openTable({ title, name, players: lesson.players, options: lesson.options, bots });
}
