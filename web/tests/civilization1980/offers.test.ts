// @vitest-environment node
import { describe, expect, it } from "vitest";
import { answers, isFor, offerName, ranked } from "../../src/boards/civilization1980/offers";
import type { Offer } from "../../src/generated/civilization_1980";
import { language } from "../../src/lib/language";

const offer = (seat: number, to: number | null, replyTo: string | null = null): Offer =>
  ({ offer: `nation-${seat}`, seat, to, reply_to: replyTo }) as Offer;

describe("offers", () => {
  it("are named after the nation and their number", async () => {
    expect(offerName(await language("de", "civilization-1980"), "egypt-2")).toBe("Ägypten 2");
  });

  it("are for everybody else, or for the one they are made to", () => {
    expect(isFor(offer(1, null), 0)).toBe(true);
    expect(isFor(offer(1, null), 1)).toBe(false);
    expect(isFor(offer(1, 2), 0)).toBe(false);
    expect(isFor(offer(1, 2), 2)).toBe(true);
    expect(isFor(offer(1, null), null)).toBe(false);
  });

  it("come in the order in which they matter: answers, what one can take, the own ones, the others", () => {
    const [answer, open, own, other] = [offer(2, 0, "crete-2"), offer(1, null), offer(0, null), offer(1, 2)];
    expect(answers(answer, 0)).toBe(true);
    expect(ranked([other, own, open, answer], 0)).toEqual([answer, open, own, other]);
  });
});
