/** Printed facts of the cards of Through the Ages, by edition. */

import type { View } from "../lib/wire";

export type Age = "A" | "I" | "II" | "III";

/** What one partner of a pact gets from it. */
export type Side = Record<string, number>;

export interface PrintedPact {
  both?: Side;
  a?: Side;
  b?: Side;
  attacks?: string;
  attacker_bonus?: number;
}

export interface PrintedCard {
  id: string;
  age: Age;
  kind: string;
  type?: string;
  cost?: number;
  science_cost?: number;
  revolution_cost?: number;
  stages?: number[];
  yields?: Record<string, number>;
  symbols?: Record<string, number>;
  powers?: Record<string, number | string>;
  gains?: Record<string, number>;
  action?: Record<string, number>;
  attack?: Record<string, number>;
  war?: Record<string, number | string>;
  pact?: PrintedPact;
  urban_limit?: number;
  colonization?: number;
  army?: number[];
  bonus?: number;
  old_bonus?: number;
  defence?: number;
  discounts?: number[];
  stages_at_once?: number;
}

export interface Edition {
  /** The first edition (2006); otherwise that of 2015. */
  isFirst: boolean;
  cards: Map<string, PrintedCard>;
  rowCost: number[];
  /** Spaces that are swept with 2, 3 and 4 players. */
  rowSwept: number[];
  populationCost: number[];
  consumption: number[];
  happiness: number[];
  corruption: number[];
  famineCulture: number;
  mostDrawn: number;
  yellowBank: number;
  blueBank: number;
}

interface Deck {
  card: PrintedCard[];
}

interface Board {
  row_cost: number[];
  row_swept: number[];
  population_cost: number[];
  consumption: number[];
  happiness_demand: number[];
  corruption: number[];
  famine_culture: number;
  most_cards_drawn: number;
  yellow_bank: number;
  blue_bank: number;
}

const known = new Map<boolean, Edition>();

/** Both decks and the board of an edition; fetched when its table is opened. */
export async function edition(title: string): Promise<Edition> {
  const isFirst = title.endsWith("2006");
  const [civil, military, board] = isFirst
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
  const facts = board.default as Board;
  const found: Edition = {
    isFirst,
    cards: new Map(cards.map((card) => [card.id, card])),
    rowCost: facts.row_cost,
    rowSwept: facts.row_swept,
    populationCost: facts.population_cost,
    consumption: facts.consumption,
    happiness: facts.happiness_demand,
    corruption: facts.corruption,
    famineCulture: facts.famine_culture,
    mostDrawn: facts.most_cards_drawn,
    yellowBank: facts.yellow_bank,
    blueBank: facts.blue_bank,
  };
  known.set(isFirst, found);
  return found;
}

/** The edition that a view is of, once its facts are here: only the first one has modes of play. */
export function editionOf(view: View): Edition | undefined {
  return known.get("mode" in ((view["options"] ?? {}) as View));
}
