import type { Offer } from "../../titles/civilization1980Reading";

/** A nation has so many offers at once. */
export const AT_ONCE = 3;

/** Who made the offer of a slot. */
export const offererOf = (slot: number): number => Math.floor(slot / AT_ONCE);
/** Which of the offers of a nation it is, from 1. */
export const numberOf = (slot: number): number => (slot % AT_ONCE) + 1;
export const offerName = (names: string[], slot: number): string => `${names[offererOf(slot)] ?? ""} ${numberOf(slot)}`;

/** Whether a seat can take up an offer. */
export function isFor(offer: Offer, seat: number | null): boolean {
  return seat !== null && offer.seat !== seat && (offer.to < 0 || offer.to === seat);
}

/** Whether an offer answers one of this seat. */
export function answers(offer: Offer, seat: number | null): boolean {
  return offer.replyTo >= 0 && offererOf(offer.replyTo) === seat;
}

/** What a seat should see first: answers to its offers, offers to it, its own ones, the others. */
export function ranked(offers: Offer[], seat: number | null): Offer[] {
  const rank = (offer: Offer): number =>
    answers(offer, seat) ? 0 : isFor(offer, seat) ? 1 : offer.seat === seat ? 2 : 3;
  return [...offers].sort((a, b) => rank(a) - rank(b));
}
