/** Civilization (1980): nations in the colours of their pieces, prices, and what is told together. */

import type { Choice } from "../lib/choices";
import type { Arguments } from "../lib/language";
import { plain, plainArguments, seatName, type Presenter, type Scene } from "../lib/presenter";
import type { GameEvent } from "../lib/reading";
import type { View } from "../lib/wire";
import { breakdown, explain } from "./civilization1980About";
import { assignColours, CARDS, COASTS, HAND_LIMIT, KINDS, NATIONS } from "./civilization1980Facts";
import { addedPrice } from "./civilization1980Prices";
import { read } from "./civilization1980Reading";

/** The colours of the pieces as a screen shows them. */
export const PIECES: Record<string, string> = {
  green: "#4f8a3c",
  red: "#bf3b2b",
  purple: "#7d4a94",
  orange: "#d9822b",
  white: "#f2ede0",
  black: "#35322e",
  blue: "#2a66a8",
  beige: "#d5bd8a",
  pink: "#d1839b",
  yellow: "#e3bf3a",
};
const GOLD_PRICE = 18;

const FAMILIES: Record<string, string> = {
  "choice-card": "choice",
  "taxes-paid": "taxes",
  grown: "growth",
  "grown-in": "growing",
  census: "census",
  "ship-kept": "keeping",
  moved: "travels",
  loaded: "travels",
  sailed: "travels",
  landed: "travels",
  "tokens-lost": "losses",
  "surplus-removed": "surplus",
  "cards-drawn": "draws",
  "offer-withdrawn": "withdrawals",
  "offer-lapsed": "lapses",
  "cards-returned": "returns",
  "card-bought": "purchases",
  rebels: "rebels",
  "rebel-city": "rebels",
  "tokens-taken-over": "takeovers",
  "marker-advances": "track",
  "marker-stays": "track",
  "marker-back": "track",
};

function names(scene: Scene): string[] {
  return (scene.view["nation"] as number[]).map((nation, seat) => {
    const id = NATIONS[nation]?.id;
    return id ? scene.language.name(`nation-${id}`) : seatName(scene, seat);
  });
}

function questionArguments(scene: Scene): Arguments {
  const { view, language } = scene;
  const asked = (view["question"] ?? {}) as View;
  const seat = Number(view["seat"] ?? 0);
  const args: Arguments = plainArguments(asked);
  const called = names(scene);
  for (const key of ["victim", "nominee"])
    if (Number(asked[key] ?? -1) >= 0) args[key] = called[Number(asked[key])] ?? "";
  if ("calamity" in asked) {
    const kind = KINDS[Number(asked["calamity"])];
    args["unit"] = kind?.id === "iconoclasm" ? "cities" : "units";
    args["calamity"] = language.name(kind?.name ?? "");
  }
  const hand = (view["hand"] ?? []) as number[];
  const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
  args["stock"] = (view["stock"] as number[])[seat] ?? 0;
  args["start"] = Number(((view["nation"] as number[])[seat] ?? -1) >= 0);
  args["own"] = Number(asked["victim"] === view["seat"]);
  args["due"] = (asked["due"] as number[] | undefined)?.[seat] ?? 0;
  args["drafting"] = Number(((asked["draft"] ?? []) as unknown[]).length > 0);
  args["filled"] = Number(((asked["basket"] ?? []) as unknown[]).length > 0);
  args["excess"] = Math.max(0, sum(hand) - sum((asked["picked"] ?? []) as number[]) - HAND_LIMIT);
  args["struck"] = Number(Number(asked["struck"] ?? -1) >= 0);
  args["price"] = Number(asked["price"] ?? GOLD_PRICE);
  return args;
}

const ON_SHIPS = ["maintain", "scrap", "load", "land"];

/** A ship by its number and by where it lies. */
function shipName({ language, view }: Scene, ship: number): string {
  const table = read(view);
  const coast = COASTS[table.ships[table.seat ?? -1]?.[ship - 1] ?? -1];
  return coast ? language.text("board-ship", { ship, area: language.word("coast", coast.word) }) : String(ship);
}

function label(scene: Scene, choice: Choice): string {
  if (!ON_SHIPS.includes(choice.verb)) return "";
  const { ship, payment } = choice.sample.args;
  const name = shipName(scene, Number(ship));
  return payment ? `${name} · ${scene.language.name(`payment-${payment}`)}` : name;
}

/** What a card costs on top of the basket, credits taken off. */
function price(scene: Scene, choice: Choice): string {
  const table = read(scene.view);
  if (choice.verb !== "buy" || table.seat === null) return "";
  const card = CARDS.findIndex((each) => each.id === choice.sample.args["card"]);
  return String(
    addedPrice(table.cards[table.seat] ?? 0, (table.asked["basket"] ?? []) as number[], card, table.perCard),
  );
}

/** Areas that a ship enters one after the other make one voyage. */
function items({ language }: Scene, run: GameEvent[], called: string[]): string[] {
  const told: string[] = [];
  run.forEach((event, index) => {
    const before = run[index - 1];
    const goesOn =
      event.message === "sailed" &&
      before?.message === "sailed" &&
      before.arguments["ship"] === event.arguments["ship"];
    if (goesOn) told.push(`${told.pop()} → ${language.name(String(event.arguments["area"]))}`);
    else told.push(language.event(event, called, "item"));
  });
  return told;
}

export const presenter: Presenter = {
  ...plain,
  families: FAMILIES,
  across: new Set([
    "choice",
    "taxes",
    "growth",
    "census",
    "losses",
    "surplus",
    "draws",
    "withdrawals",
    "lapses",
    "track",
    "returns",
  ]),
  names,
  colours: (scene) => {
    const nations = scene.view["nation"] as number[];
    const colours = assignColours(nations.filter((nation) => nation >= 0));
    return nations.map((nation) => PIECES[colours.get(nation) ?? ""] ?? "#8a8577");
  },
  headline: ({ language, view }) => {
    if (!view["round"]) return language.text("headline-setup");
    const number = Number(view["phase"]);
    return language.text("headline", { round: Number(view["round"]), number, phase: language.name(`phase-${number}`) });
  },
  questionArguments,
  label,
  value: (scene, domain, value) => (domain === "ship" ? shipName(scene, Number(value)) : ""),
  price,
  items,
  breakdown,
  explain: (scene, id) => explain(scene, id, names(scene)),
  isHidden: (event, view) =>
    ["cards-drawn", "cards-returned", "gold-bought"].includes(event.message) &&
    event.arguments["seat"] === view["seat"],
};

export const loadBoard = () => import("../boards/Civilization1980.svelte");
