/** How long ago something was, in words. */

import type { Language } from "./language";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `at` and `now` in seconds. */
export function ago(language: Language, at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return language.text("web-moved-now");
  if (passed < HOUR) return language.text("web-moved-minutes", { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return language.text("web-moved-hours", { count: Math.floor(passed / HOUR) });
  return language.text("web-moved-days", { count: Math.floor(passed / DAY) });
}
