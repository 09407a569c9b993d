/** How long ago something was, and how long something may take, in words. */

import type { Language } from "./language";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a chair may take: nothing, or so many seconds. */
export const PACES = [null, 5 * MINUTE, DAY, 3 * DAY, 7 * DAY];

/** Seconds in the largest unit that fits, or of which there are more than two, rounded up. */
export function span(language: Language, seconds: number): string {
  const suits = (unit: number): boolean => seconds > 2 * unit || (seconds >= unit && seconds % unit === 0);
  if (suits(DAY)) return language.text("web-span-days", { count: Math.ceil(seconds / DAY) });
  if (suits(HOUR)) return language.text("web-span-hours", { count: Math.ceil(seconds / HOUR) });
  return language.text("web-span-minutes", { count: Math.ceil(seconds / MINUTE) });
}

/** `at` and `now` in seconds. */
export function ago(language: Language, at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return language.text("web-moved-now");
  if (passed < HOUR) return language.text("web-moved-minutes", { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return language.text("web-moved-hours", { count: Math.floor(passed / HOUR) });
  return language.text("web-moved-days", { count: Math.floor(passed / DAY) });
}
