/** Asking the server about keeping order: reports, whom I have muted or blocked, and what moderators do (docs/correspondence.md). */

import { ask, send } from "./api";
import type { Blocked, Blocking, ModerationShown, NewReport } from "./wire";

const ORDER = "/order";
const deed = (what: string, body: object): Promise<ModerationShown> => ask(`${ORDER}/${what}`, send("POST", body));

export const report = (about: Partial<NewReport>): Promise<object> => ask("/reports", send("POST", about));
export const blocked = (): Promise<Blocked> => ask("/blocks");
/** Mute or block somebody; null: neither any more. */
export const setBlock = (player: string, kind: Blocking["kind"]): Promise<Blocked> =>
  ask("/blocks", send("PUT", { player, kind }));

export const moderation = (): Promise<ModerationShown> => ask(ORDER);
export const removeLine = (line: number, reason: string): Promise<ModerationShown> => deed("remove", { line, reason });
export const closeTable = (table: string, reason: string): Promise<ModerationShown> => deed("close", { table, reason });
/** 0 days: the account may act again. */
export const suspend = (player: string, days: number, reason: string): Promise<ModerationShown> =>
  deed("suspend", { player, days, reason });
export const settle = (report: number): Promise<ModerationShown> => deed("settle", { report });
