/** What civilization cards cost once credits are worked out (43.10), as the engine reckons. */

import { CARDS, GROUPS, owns, type CivilizationCard } from "./civilization1980Facts";

/** The best single credit that an owned card gives towards another one. */
export function credit(owned: CivilizationCard, target: CivilizationCard): number {
  if (owned.id === target.id) return 0;
  const shared = GROUPS.filter(
    (each) => owned.groups.includes(each.id) && (target.groups.includes(each.id) || each.extra_target === target.id),
  );
  return Math.max(0, owned.special_credits?.[target.id] ?? 0, ...shared.map((each) => each.credit));
}

const CREDIT: number[][] = CARDS.map((own) => CARDS.map((target) => credit(own, target)));
const creditOf = (own: number, card: number): number => CREDIT[own]?.[card] ?? 0;
const priceOf = (card: number): number => CARDS[card]?.price ?? 0;
const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);

/** The cards of a set of bits. */
export const cardsIn = (bits: number): number[] => CARDS.map((_, card) => card).filter((card) => owns(bits, card));

/** The price of all cards in a basket; by the default rule each owned card supports one purchase a round. */
export function totalPrice(owned: number, basket: number[], perCard: boolean): number {
  const owners = cardsIn(owned);
  if (perCard)
    return sum(basket.map((card) => Math.max(0, priceOf(card) - sum(owners.map((own) => creditOf(own, card))))));
  return sum(basket.map(priceOf)) - mostCredit(owners, basket);
}

/**
 * The most that owned cards can save together if each supports one of the wanted ones. Only a card that all credits
 * together would overpay needs care: what exceeds its price is lost.
 */
export function mostCredit(owners: number[], wanted: number[]): number {
  const tight = wanted.filter((card) => sum(owners.map((own) => creditOf(own, card))) > priceOf(card));
  let best = new Map<string, [number[], number]>([["", [tight.map(() => 0), 0]]]);
  for (const own of owners) {
    const reached = new Map<string, [number[], number]>();
    const safe = Math.max(0, ...wanted.filter((card) => !tight.includes(card)).map((card) => creditOf(own, card)));
    for (const [used, saved] of best.values()) {
      improve(reached, used, saved + safe);
      tight.forEach((card, index) => {
        const gain = Math.min(creditOf(own, card), priceOf(card) - (used[index] ?? 0));
        improve(
          reached,
          used.map((each, at) => (at === index ? each + gain : each)),
          saved + gain,
        );
      });
    }
    best = reached;
  }
  return Math.max(...[...best.values()].map(([, saved]) => saved));
}

function improve(table: Map<string, [number[], number]>, used: number[], saved: number): void {
  const key = used.join();
  if (saved >= (table.get(key)?.[1] ?? 0)) table.set(key, [used, saved]);
}

/** What a card costs on top of what is in the basket. */
export function addedPrice(owned: number, basket: number[], card: number, perCard: boolean): number {
  if (basket.includes(card)) return 0;
  return totalPrice(owned, [...basket, card], perCard) - totalPrice(owned, basket, perCard);
}

/** The credits towards a card, owned card by owned card; those of the basket do not count. */
export function creditsTowards(owned: number, card: number): { card: number; credit: number }[] {
  return cardsIn(owned)
    .map((own) => ({ card: own, credit: creditOf(own, card) }))
    .filter((each) => each.credit > 0);
}

/** The credits that a card gives to others, the largest first. */
export function creditsFrom(card: number): { card: number; credit: number }[] {
  return CARDS.map((_, target) => ({ card: target, credit: creditOf(card, target) }))
    .filter((each) => each.credit > 0)
    .sort((a, b) => b.credit - a.credit);
}
