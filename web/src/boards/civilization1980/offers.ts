import type { Offer } from "../../generated/civilization_1980";
import type { Language } from "../../lib/language";

/** The offer `crete-2` as it is called: Crete 2. */
export function offerName(language: Language, offer: string): string {
  const cut = offer.lastIndexOf("-");
  return `${language.name(`nation-${offer.slice(0, cut)}`)} ${offer.slice(cut + 1)}`;
}

/** Whether a seat can take up an offer. */
export function isFor(offer: Offer, seat: number | null): boolean {
  return seat !== null && offer.seat !== seat && (offer.to === null || offer.to === seat);
}

/** Whether an offer answers one of this seat. */
export function answers(offer: Offer, seat: number | null): boolean {
  return offer.reply_to !== null && offer.to === seat;
}

/** What a seat should see first: answers to its offers, offers to it, its own ones, the others. */
export function ranked(offers: Offer[], seat: number | null): Offer[] {
  const rank = (offer: Offer): number =>
    answers(offer, seat) ? 0 : isFor(offer, seat) ? 1 : offer.seat === seat ? 2 : 3;
  return [...offers].sort((a, b) => rank(a) - rank(b));
}
