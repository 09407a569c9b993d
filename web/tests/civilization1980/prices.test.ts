import { describe, expect, it } from "vitest";
import { CARDS } from "../../src/titles/civilization1980Facts";
import {
  addedPrice,
  cardsIn,
  creditsFrom,
  creditsTowards,
  mostCredit,
  totalPrice,
} from "../../src/titles/civilization1980Prices";

const card = (id: string): number => CARDS.findIndex((each) => each.id === id);
const bits = (...ids: string[]): number => ids.reduce((sum, id) => sum | (1 << card(id)), 0);

describe("prices", () => {
  it("take off the credits of cards owned", () => {
    expect(totalPrice(bits("pottery"), [card("agriculture")], false)).toBe(100);
    expect(totalPrice(bits("astronomy", "coinage"), [card("medicine")], false)).toBe(100);
    expect(totalPrice(0, [card("medicine")], false)).toBe(140);
  });

  it("use each owned card for one purchase a round only", () => {
    const owned = bits("pottery");
    expect(totalPrice(owned, [card("agriculture"), card("metalworking")], false)).toBe(180);
    expect(totalPrice(owned, [card("agriculture"), card("metalworking")], true)).toBe(170);
  });

  it("are what the card costs on top of the basket", () => {
    const owned = bits("pottery");
    expect(addedPrice(owned, [], card("metalworking"), false)).toBe(70);
    expect(addedPrice(owned, [card("agriculture")], card("metalworking"), false)).toBe(80);
    expect(addedPrice(owned, [card("agriculture")], card("metalworking"), true)).toBe(70);
    expect(addedPrice(owned, [card("agriculture")], card("agriculture"), false)).toBe(0);
  });

  it("never save more than a card costs", () => {
    const owned = bits("astronomy", "coinage", "medicine", "engineering");
    expect(totalPrice(owned, [card("mysticism")], false)).toBe(0);
    expect(mostCredit(cardsIn(owned), [card("mysticism"), card("pottery")])).toBe(30 + 10);
  });

  it("come with the credits they are made of", () => {
    expect(creditsTowards(bits("pottery", "music"), card("agriculture"))).toEqual([
      { card: card("pottery"), credit: 10 },
    ]);
    expect(creditsFrom(card("music"))[0]).toEqual({ card: card("philosophy"), credit: 30 });
  });
});
