/** What is printed on the cards and below the card row of Through the Ages, by edition, to draw them. */

export type Age = "A" | "I" | "II" | "III";

export interface PrintedCard {
  id: string;
  age: Age;
  kind: string;
  type?: string;
  cost?: number;
  science_cost?: number;
  stages?: number[];
  yields?: Record<string, number>;
  symbols?: Record<string, number>;
  gains?: Record<string, number>;
  action?: Record<string, number>;
  attack?: Record<string, number>;
  war?: Record<string, number | string>;
  /** Whether both partners of a pact are the same in it. */
  pact?: { both?: object };
  colonization?: number;
  army?: number[];
  bonus?: number;
  old_bonus?: number;
  defence?: number;
}

export interface Edition {
  cards: Map<string, PrintedCard>;
  /** Civil actions below each space of the card row. */
  rowCost: number[];
}

interface Deck {
  card: PrintedCard[];
}

interface Board {
  row_cost: number[];
}

/** Both decks and the board of an edition; fetched when its table is opened. */
export async function edition(title: string): Promise<Edition> {
  const [civil, military, board] = title.endsWith("2006")
    ? await Promise.all([
        import("@facts/through_the_ages/data/2006/civil_cards.toml"),
        import("@facts/through_the_ages/data/2006/military_cards.toml"),
        import("@facts/through_the_ages/data/2006/board.toml"),
      ])
    : await Promise.all([
        import("@facts/through_the_ages/data/2015/civil_cards.toml"),
        import("@facts/through_the_ages/data/2015/military_cards.toml"),
        import("@facts/through_the_ages/data/2015/board.toml"),
      ]);
  const cards = [...(civil.default as Deck).card, ...(military.default as Deck).card];
  return {
    cards: new Map(cards.map((card) => [card.id, card])),
    rowCost: (board.default as Board).row_cost,
  };
}

/** The type of a technology, else the kind of a card: what its sign shows. */
export function typeOf(card: PrintedCard | undefined): string {
  return card?.type ?? card?.kind ?? "";
}
