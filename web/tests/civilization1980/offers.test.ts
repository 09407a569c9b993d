import { describe, expect, it } from "vitest";
import { answers, isFor, offerName, ranked } from "../../src/boards/civilization1980/offers";
import type { Offer } from "../../src/titles/civilization1980Reading";

/** An offer in a slot, of which every seat has three. */
const offer = (slot: number, to: number, replyTo = -1): Offer =>
  ({ slot, seat: Math.floor(slot / 3), to, replyTo }) as Offer;

describe("offers", () => {
  it("are named after the nation and their number", () => {
    expect(offerName(["Crete", "Egypt"], 4)).toBe("Egypt 2");
  });

  it("are for everybody else, or for the one they are made to", () => {
    expect(isFor(offer(3, -1), 0)).toBe(true);
    expect(isFor(offer(3, -1), 1)).toBe(false);
    expect(isFor(offer(3, 2), 0)).toBe(false);
    expect(isFor(offer(3, 2), 2)).toBe(true);
    expect(isFor(offer(3, -1), null)).toBe(false);
  });

  it("come in the order in which they matter: answers, what one can take, the own ones, the others", () => {
    const [answer, open, own, other] = [offer(6, 0, 1), offer(3, -1), offer(1, -1), offer(4, 2)];
    expect(answers(answer, 0)).toBe(true);
    expect(ranked([other, own, open, answer], 0)).toEqual([answer, open, own, other]);
  });
});
