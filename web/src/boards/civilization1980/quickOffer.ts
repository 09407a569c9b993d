/** Offers in one step: "all my Iron for Cloth". The engine is told step by step, always the next one from where it stands. */

import type { Draft } from "../../generated/civilization_1980";
import type { Choice } from "../../lib/choices";

/** With fewer cards there is no package. */
const LEAST = 3;
const EVERYONE = "everyone";

/** All cards of one kind for another one, or for anything. */
export interface QuickOffer {
  kind: string;
  count: number;
  want: string | null;
}

/** The kinds of which a hand has enough for a package of their own, most valuable sets first. */
export function quickKinds(cards: Record<string, number>, sets: Record<string, number>): [string, number][] {
  return Object.entries(cards)
    .filter(([kind, count]) => count >= LEAST && kind in sets)
    .sort(([one], [other]) => (sets[other] ?? 0) - (sets[one] ?? 0));
}

/** What is to be done next for this offer, of what is open; nothing where it cannot go on. */
export function nextStep(offer: QuickOffer, draft: Draft | null | undefined, choices: Choice[]): Choice | null {
  const find = (verb: string, domain: string, word: string): Choice | null =>
    choices.find((choice) => choice.verb === verb && choice.sample.args[domain] === word) ?? null;
  if (!draft) return find("offer", "nation", EVERYONE);
  if ((draft.package.cards[offer.kind] ?? 0) < offer.count) return find("put", "card", offer.kind);
  if (offer.want && !draft.wants.includes(offer.want)) return find("want", "commodity", offer.want);
  return find("name", "commodity", offer.kind);
}
