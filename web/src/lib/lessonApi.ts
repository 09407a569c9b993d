/** Asking the server about lessons (docs/lessons.md). */

import { ask, send } from "./api";
import type { Learned, LessonShown } from "./wire";

export const lessons = (title: string): Promise<LessonShown[]> => ask(`/lessons/${title}`);
/** What is done now: an action, or going on; neither: only look. */
export const learn = (
  title: string,
  lesson: string,
  done: string[],
  now: { action?: number; on?: boolean } = {},
): Promise<Learned> => ask(`/lessons/${title}/${lesson}`, send("POST", { done, ...now }));
