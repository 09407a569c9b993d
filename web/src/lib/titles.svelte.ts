/** The titles of the server: asked for once, and remembered by all pages. */

import { titles } from "./api";
import type { TitleInfo } from "./wire";

const STYLE = "accents";
let asked: Promise<TitleInfo[]> | null = null;
let list = $state.raw<TitleInfo[]>([]);

/** All titles, in the order of their years; nothing as long as they have not come. */
export const known = (): TitleInfo[] => list;

/** What the server says of a title, if it has come. */
export const knownTitle = (id: string): TitleInfo | undefined => list.find((title) => title.id === id);

/** Ask the server, unless it has answered before. */
export function askTitles(): Promise<TitleInfo[]> {
  asked ??= titles().then(
    (found) => {
      list = found;
      paint(found);
      return found;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** What the server says of a title; nothing where it does not know it or does not answer. */
export async function titleInfo(id: string): Promise<TitleInfo | undefined> {
  return (await askTitles().catch(() => [])).find((title) => title.id === id);
}

/** One accent for each title, by day and by night; the server has seen to it that they are colours. */
function paint(found: TitleInfo[]): void {
  const style = document.getElementById(STYLE) ?? document.head.appendChild(document.createElement("style"));
  style.id = STYLE;
  style.textContent = found
    .filter(({ portrait }) => portrait.accent.length === 2)
    .map(({ id, portrait }) => `[data-title="${id}"] { --accent: light-dark(${portrait.accent.join(", ")}); }`)
    .join("\n");
}
