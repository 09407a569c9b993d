/** Which things on the board answer the question: spaces, cards, tokens, the dial. */

import type { NewDawnView } from "../../generated/new_dawn";
import type { Choice } from "../../lib/choices";
import { gathered } from "../../lib/gathered";
import type { Scene } from "../../lib/presenter";
import { aboutOf } from "../../lib/telling";

/** What a choice is about on the board: one thing, or a way from one thing to another. */
export interface Answer {
  choice: Choice;
  /** The thing it begins at; nothing where one thing says it all. */
  from: string;
  to: string;
}

const ROW = ["resolve", "unload", "lay", "discard", "upgrade"];
/** Offered as cards beside the map, for they lie nowhere on it. */
export const OFFERED = [
  "develop",
  "take",
  "give-back",
  "renegotiate",
  "gain",
  "exchange",
  "barter",
  "use",
  "conquer",
  "liberate",
  "tile",
];

/** About cards that lie before the own civilization. */
export const LYING_BEFORE = ["use", "renegotiate"];

export const word = (choice: Choice, domain: string): string => String(choice.sample.args[domain] ?? "");

function answersOf(scene: Scene<NewDawnView>, choice: Choice): Answer[] {
  const one = (to: string): Answer[] => [{ choice, from: "", to }];
  const about = aboutOf(scene, choice);
  const { view } = scene;
  const own = view.civilizations[view.seat ?? -1];
  switch (choice.verb) {
    case "shift":
    case "push":
      return [{ choice, from: about[0] ?? "", to: about[1] ?? "" }];
    case "send": {
      const at = own?.caravans[Number(word(choice, "caravan")) - 1] ?? "card";
      const from = at === "card" ? `caravan-${word(choice, "caravan")}` : `space-${at}`;
      return [{ choice, from, to: `space-${word(choice, "space")}` }];
    }
    case "swap":
      return [
        { choice, from: `slot-${word(choice, "slot")}`, to: `slot-${word(choice, "other")}` },
        { choice, from: `slot-${word(choice, "other")}`, to: `slot-${word(choice, "slot")}` },
      ];
    case "settle":
      return one(about[0] ?? "");
    case "loot":
      return one(`loot-${word(choice, "slot")}`);
    case "store":
      return one(word(choice, "store") === "great-zimbabwe" ? "card-great-zimbabwe" : `slot-${word(choice, "store")}`);
    case "spend":
      return one(spent(scene, word(choice, "source"), about[1] ?? ""));
    case "develop":
      return [...one(`slot-${word(choice, "slot")}`), ...one(about[0] ?? "")];
    case "construct":
    case "use":
      return one(`card-${word(choice, "wonder")}`);
    case "renegotiate":
      return one(`card-${word(choice, "pact")}`);
    case "gain":
      return one(`supply-${word(choice, "resource")}`);
    case "exchange":
      return one(`resource-${word(choice, "resource")}`);
    case "advance":
      return one("dial");
    case "at":
      return one(`anchor-${word(choice, "anchor")}`);
  }
  if (ROW.includes(choice.verb)) return one(`slot-${word(choice, "slot")}`);
  return "space" in choice.sample.args ? one(`space-${word(choice, "space")}`) : [];
}

/** A trade token lies on the card that it is spent from; everything else goes by its own name. */
function spent({ view }: Scene<NewDawnView>, source: string, card: string): string {
  if (source !== "trade") return `source-${source}`;
  const row = view.civilizations[view.seat ?? -1]?.row ?? [];
  return `trade-${row.find((each) => `card-${each.card}` === card)?.slot ?? 0}`;
}

/** The answers by the things that give them. */
export function answersAt(scene: Scene<NewDawnView>, choices: Choice[]): Map<string, Answer[]> {
  const all = choices.flatMap((choice) => answersOf(scene, choice));
  return gathered(all, ({ from, to }) => (from ? [from, to] : [to]));
}
