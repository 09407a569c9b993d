/** Opening tables and sitting down there. */

import { newTable, rematch } from "./api";
import { go } from "./router.svelte";
import { keep, settings } from "./settings.svelte";
import type { NewTable, Opened, TitleInfo } from "./wire";

/** On a chair that waits for somebody sits this instead of a bot. */
export const OPEN = "open";

/** With how many a title is begun when nobody says otherwise. */
export function usualPlayers(title: TitleInfo): number {
  return title.players.includes(3) ? 3 : (title.players[0] ?? 2);
}

/** Open a table, remember the seat and the invitation, and go there. */
export const openTable = async (wanted: NewTable): Promise<void> => sitDown(await newTable(wanted));

/** Play again with the same people. */
export const rematchOf = async (id: string): Promise<void> => sitDown(await rematch(id));

function sitDown({ table, token, invitation }: Opened): void {
  if (token) settings.tokens[table] = token;
  if (invitation) settings.invitations[table] = invitation;
  keep();
  go(`/table/${table}`);
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
