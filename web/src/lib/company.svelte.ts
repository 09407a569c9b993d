/** Whom I would rather not hear, where people have accounts. */

import { me } from "./api";
import { blocked } from "./orderApi";
import type { Blocked } from "./wire";

/** My name, where I may mute, block and report others; and whom I have muted or blocked. */
export const company: { own: string } & Blocked = $state({ own: "", muted: [], blocked: [] });

export const isUnheard = (name: string): boolean => company.muted.includes(name) || company.blocked.includes(name);

export function choose(now: Blocked): void {
  Object.assign(company, now);
}

/** Find out who I am, and whom I do not hear. */
export async function meet(): Promise<void> {
  const who = await me();
  company.own = who.kind === "account" ? (who.name ?? "") : "";
  choose(company.own ? await blocked() : { muted: [], blocked: [] });
}
