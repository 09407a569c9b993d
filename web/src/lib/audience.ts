/** For whom a table is meant: how well its people play, and in which language they talk; and how well they do, in numbers. */

import type { Language } from "./language";
import type { Level } from "./wire";

export const LEVELS: Level[] = ["new", "casual", "strong"];
/** Languages in which people may want to talk, by ISO 639. */
export const SPOKEN = ["en", "de", "es", "fr", "it", "nl", "pl", "pt", "ru", "uk", "ja", "ko", "zh"];

/** What a language is called in the language of the page. */
export function languageName(language: Language, code: string): string {
  return new Intl.DisplayNames([language.code], { type: "language" }).of(code) ?? code;
}

/** A rating, or how sure it is. */
export function ratingText(language: Language, value: number): string {
  return value.toLocaleString(language.code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
