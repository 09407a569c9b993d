/** A view of Civilization (1980) as the page reads it, and what follows from it. */

import type { View } from "../lib/wire";
import {
  CARDS,
  cardPoints,
  epochAt,
  handValue,
  opensEpoch,
  owns,
  printedPoints,
  SPACES,
} from "./civilization1980Facts";

export interface Offer {
  slot: number;
  seat: number;
  to: number;
  replyTo: number;
  named: number;
  count: number;
  worth: number;
  claims: number[];
  /** What its owner says he wants for it. */
  wants: number[];
  /** What is really in it; only its owner knows. */
  contents: number[] | null;
}

export interface Table {
  seat: number | null;
  players: number;
  isFull: boolean;
  isNomads: boolean;
  perCard: boolean;
  regions: string[];
  round: number;
  phase: number;
  toAct: number[];
  nation: number[];
  order: number[];
  tokens: number[][];
  stock: number[];
  treasury: number[];
  cityOwner: number[];
  cityCount: number[];
  ships: number[][];
  mover: number;
  cargo: number[];
  hand: number[];
  handSize: number[];
  stacks: number[];
  calamityHolder: number[];
  calamityTrader: number[];
  cards: number[];
  supply: number[];
  track: number[];
  census: number[];
  /** The name of what is asked, or nothing. */
  frame: string;
  asked: View;
}

/** A view with its numbers by name. */
export function read(view: View): Table {
  const options = (view["options"] ?? {}) as View;
  const asked = (view["question"] ?? {}) as View;
  return {
    seat: view["seat"] as number | null,
    players: Number(view["players"]),
    isFull: options["variant"] === "full",
    isNomads: options["variant"] === "nomads-and-seafarers",
    perCard: options["credit_reuse"] === "per_card",
    regions: view["regions"] as string[],
    round: Number(view["round"]),
    phase: Number(view["phase"]),
    toAct: view["to_act"] as number[],
    nation: view["nation"] as number[],
    order: view["order"] as number[],
    tokens: view["tokens"] as number[][],
    stock: view["stock"] as number[],
    treasury: view["treasury"] as number[],
    cityOwner: view["city_owner"] as number[],
    cityCount: view["city_count"] as number[],
    ships: view["ships"] as number[][],
    mover: Number(view["mover"]),
    cargo: view["cargo"] as number[],
    hand: (view["hand"] ?? []) as number[],
    handSize: view["hand_size"] as number[],
    stacks: ((view["stacks"] ?? []) as number[][]).map((stack) => stack.length),
    calamityHolder: view["calamity_holder"] as number[],
    calamityTrader: view["calamity_trader"] as number[],
    cards: view["cards"] as number[],
    supply: view["supply"] as number[],
    track: view["track"] as number[],
    census: view["census"] as number[],
    frame: String(asked["frame"] ?? ""),
    asked,
  };
}

export const total = (values: number[]): number => values.reduce((a, b) => a + b, 0);

/** Tokens on the board, with those aboard the ships of whoever moves. */
export function onBoard(table: Table, seat: number): number {
  return total(table.tokens[seat] ?? []) + (table.mover === seat ? total(table.cargo) : 0);
}

export const fleetOf = (table: Table, seat: number): number =>
  (table.ships[seat] ?? []).filter((coast) => coast >= 0).length;
export const areasOf = (table: Table, seat: number): number =>
  (table.tokens[seat] ?? []).filter((count) => count > 0).length;

/** Points that everybody sees: civilization cards and treasury; hands count in the end, too. */
export function openPoints(table: Table, seat: number): number {
  return cardPoints(table.cards[seat] ?? 0) + (table.treasury[seat] ?? 0);
}

/** Points as far as whoever looks can tell. */
export function knownPoints(table: Table, seat: number): number {
  return openPoints(table, seat) + (seat === table.seat ? handValue(table.hand) : 0);
}

/** Seats in the order in which they move now, or in that of the table. */
export function sequence(table: Table): number[] {
  const listed: unknown = table.asked["sequence"];
  return Array.isArray(listed) && listed.length === table.players ? (listed as number[]) : table.order;
}

export const isAsked = (table: Table): boolean => table.seat !== null && table.toAct.includes(table.seat);

export function offersOf(table: Table): Offer[] {
  return ((table.asked["offers"] ?? []) as View[]).map((offer) => ({
    slot: Number(offer["slot"]),
    seat: Number(offer["seat"]),
    to: Number(offer["to"]),
    replyTo: Number(offer["reply_to"]),
    named: Number(offer["named"]),
    count: Number(offer["count"]),
    worth: Number(offer["worth"]),
    claims: offer["claims"] as number[],
    wants: offer["wants"] as number[],
    contents: (offer["package"] as number[] | undefined) ?? null,
  }));
}

export interface Draft {
  to: number;
  replyTo: number;
  /** The own offer that it changes, or -1. */
  changes: number;
  contents: number[];
  claims: number[];
  wants: number[];
}

/** The package that is being put together, or nothing. */
export function draftOf(table: Table): Draft | null {
  const draft = (table.asked["draft"] ?? []) as number[];
  if (!draft.length) return null;
  return {
    to: draft[0] ?? -1,
    replyTo: draft[1] ?? -1,
    changes: draft[2] ?? -1,
    contents: draft.slice(3),
    claims: (table.asked["draft_claims"] ?? []) as number[],
    wants: (table.asked["draft_wants"] ?? []) as number[],
  };
}

export interface Need {
  kind: "free" | "cities" | "groups" | "cards" | "card-points" | "points";
  wanted: number;
  have: number;
}

const CITIES_FOR_EPOCH_2 = 2;
const GROUPS_FOR_EPOCH_3 = 3;
const CARDS_FOR_EPOCH_4 = 7;
const POINTS_FOR_EPOCH_5 = 1000;

export function groupCount(cards: number): number {
  return new Set(CARDS.flatMap((card, index) => (owns(cards, index) ? card.groups : []))).size;
}
export const cardCount = (cards: number): number => CARDS.filter((_, index) => owns(cards, index)).length;

/** What the first space of an epoch asks for. */
export function entryOf(epoch: number): { kind: Need["kind"]; wanted: number } {
  if (epoch === 2) return { kind: "cities", wanted: CITIES_FOR_EPOCH_2 };
  if (epoch === 3) return { kind: "groups", wanted: GROUPS_FOR_EPOCH_3 };
  if (epoch === 4) return { kind: "cards", wanted: CARDS_FOR_EPOCH_4 };
  return epoch === 5 ? { kind: "card-points", wanted: POINTS_FOR_EPOCH_5 } : { kind: "free", wanted: 0 };
}

/** What the next space of a seat's track asks for; nothing behind the last one and in games without a track. */
export function nextNeed(table: Table, seat: number): Need | null {
  const space = (table.track[seat] ?? 0) + 1;
  const nation = table.nation[seat] ?? -1;
  if (table.isNomads || nation < 0 || space > SPACES + 1) return null;
  const epoch = epochAt(nation, space);
  if (opensEpoch(nation, space) && (epoch === 2 || table.isFull))
    return { ...entryOf(epoch), have: progress(table, seat, epoch) };
  const points = table.isFull ? printedPoints(nation, Math.min(space, SPACES)) : 0;
  return points
    ? { kind: "points", wanted: points, have: knownPoints(table, seat) }
    : { kind: "free", wanted: 0, have: 0 };
}

function progress(table: Table, seat: number, epoch: number): number {
  const cards = table.cards[seat] ?? 0;
  if (epoch === 2) return table.cityCount[seat] ?? 0;
  if (epoch === 3) return groupCount(cards);
  return epoch === 4 ? cardCount(cards) : cardPoints(cards);
}
