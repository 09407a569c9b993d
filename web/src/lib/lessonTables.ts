/** The tables of lessons: who sits there while one learns, and the one at which a first game is played. */

import type { Language } from "./language";
import { laidOut } from "./laidOut";
import { openTable } from "./opening";
import { settings } from "./settings.svelte";
import { askTitles } from "./titles.svelte";
import type { LessonShown, TableShown } from "./wire";

const MOST_SEATS = 7;

/** A table for boards and names: the learner and, as far as the title needs them, others. */
export function lessonTable(title: string, lesson: string, language: Language): TableShown {
  const learner = { name: settings.name.trim() || language.text("lesson-you"), mine: true };
  const other = { kind: "bot" as const, name: language.text("lesson-other") };
  const others = Array.from({ length: MOST_SEATS - 1 }, () => other);
  return laidOut(title, [learner, ...others], { id: `${title}/${lesson}` });
}

/** A table against the weakest bots, with the options that the lesson names. */
export async function playFirstGame(title: string, lesson: LessonShown, language: Language): Promise<void> {
  const found = (await askTitles()).find(({ id }) => id === title);
  const bot = found?.bots[0]?.name ?? "random";
  const name = settings.name.trim() || language.text("web-guest");
  const bots = Array.from({ length: lesson.players - 1 }, () => ({ bot }));
  await openTable({ title, name, players: lesson.players, options: lesson.options, bots });
}
