/** How long ago something was, and how long something may take, in words. */

import type { Language } from "./language";
import type { Clock } from "./wire";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Seconds in the largest unit that fits, or of which there are more than two, rounded up. */
export function span(language: Language, seconds: number): string {
  const suits = (unit: number): boolean => seconds > 2 * unit || (seconds >= unit && seconds % unit === 0);
  if (suits(DAY)) return language.text("web-span-days", { count: Math.ceil(seconds / DAY) });
  if (suits(HOUR)) return language.text("web-span-hours", { count: Math.ceil(seconds / HOUR) });
  return language.text("web-span-minutes", { count: Math.ceil(seconds / MINUTE) });
}

/** Seconds as a clock shows them: days and hours, hours and minutes, and at last minutes and seconds, rounded up. */
export function countdown(language: Language, seconds: number): string {
  const whole = Math.ceil(seconds);
  const parts = { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) };
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (whole >= DAY) return language.text("web-clock-days", parts);
  if (whole >= HOUR) return language.text("web-clock-hours", { hours: parts.hours, minutes });
  return `${minutes}:${String(whole % MINUTE).padStart(2, "0")}`;
}

/** A moment, in seconds, by date and time of day. */
export const dateTime = (language: Language, at: number): string =>
  new Date(at * 1000).toLocaleString(language.code, { dateStyle: "medium", timeStyle: "short" });

/** `at` and `now` in seconds. */
export function ago(language: Language, at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return language.text("web-moved-now");
  if (passed < HOUR) return language.text("web-moved-minutes", { count: Math.floor(passed / MINUTE) });
  if (passed < DAY) return language.text("web-moved-hours", { count: Math.floor(passed / HOUR) });
  return language.text("web-moved-days", { count: Math.floor(passed / DAY) });
}

/** What was agreed about time, in a sentence. */
export function clockText(language: Language, clock: Clock): string {
  const { bank, increment, most, each = "turn" } = clock;
  const way = increment >= most && each === "turn" ? "whole" : each;
  const said = { bank: span(language, bank), more: increment < MINUTE ? `${increment} s` : span(language, increment) };
  const rests = clock.rests ? ` ${language.text("web-clock-with-rests")}` : "";
  return `${language.text(`web-clock-says-${way}`, said)}${rests} ${language.text(`web-clock-zero-${clock.at_zero ?? "bot"}`)}`;
}
