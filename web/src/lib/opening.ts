/** Opening tables and sitting down there. */

import { newTable } from "./api";
import { go } from "./router.svelte";
import { keep, settings } from "./settings.svelte";
import type { NewTable, TitleInfo } from "./wire";

/** With how many a title is begun when nobody says otherwise. */
export function usualPlayers(title: TitleInfo): number {
  return title.players.includes(3) ? 3 : (title.players[0] ?? 2);
}

/** Open a table, remember the seat and the invitation, and go there. */
export async function openTable(wanted: NewTable): Promise<void> {
  const opened = await newTable(wanted);
  if (opened.token) settings.tokens[opened.table] = opened.token;
  settings.invitations[opened.table] = opened.invitation;
  keep();
  go(`/table/${opened.table}`);
}

/** The opponent whom nobody has chosen: one of medium strength. */
export function usualBot(title: TitleInfo): string {
  return title.bots[Math.floor(title.bots.length / 2)]?.name ?? "random";
}

/** A table against bots of medium strength, as the title is usually played. */
export function playNow(title: TitleInfo, name: string): Promise<void> {
  const players = usualPlayers(title);
  const bot = usualBot(title);
  const bots = Array.from({ length: players - 1 }, () => ({ bot }));
  return openTable({ title: title.id, name, players, options: {}, bots });
}

/** The part of an invitation behind `#`, from a whole link or from that part alone. */
export function invitationIn(text: string): string | null {
  const found = /#?\/?((?:join|table)\/[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_.-]+)?)\s*$/.exec(text.trim());
  return found ? `/${found[1]}` : null;
}
