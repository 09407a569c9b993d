/** What can be done with what lies on the table: the open choices by the thing that a player would point at. */

import type { Choice } from "../../lib/choices";
import type { LegalAction } from "../../lib/reading";
import type { ActionRecord, View } from "../../lib/wire";
import type { Edition, PrintedCard } from "../../titles/throughTheAgesFacts";

/** One thing to do: a single action of a choice. */
export interface Deed {
  choice: Choice;
  action: LegalAction;
}

/** Deeds by their things: `row:5`, `hand:moses`, `tech:0:iron`, `play:0:moses`, `pool:0`, `site:0`, `common:legion`, `pact:1`. */
export type Deeds = Map<string, Deed[]>;

/** Verbs that give something up; a click alone never does them. */
const RASH = new Set(["destroy", "resign", "retire", "cancel"]);
const OF_HAND: Record<string, string> = {
  lead: "leader",
  develop: "technology",
  revolt: "government",
  play: "card",
  adopt: "tactic",
  prepare: "event",
  attack: "aggression",
  declare: "war",
  colonize: "territory",
  discard: "card",
  defend: "card",
  reinforce: "bonus",
};
const OF_TECHNOLOGY = new Set([
  "build",
  "destroy",
  "lose",
  "spend",
  "place",
  "forfeit",
  "spare",
  "send",
  "sacrifice",
  "muster",
  "raze",
]);

export function deedsOf(choices: Choice[], view: View): Deeds {
  const deeds: Deeds = new Map();
  for (const choice of choices) {
    for (const thing of thingsOf(choice, view)) {
      const here = [...choice.actions].sort(([a], [b]) => a - b).map(([, action]): Deed => ({ choice, action }));
      deeds.set(thing, [...(deeds.get(thing) ?? []), ...here]);
    }
  }
  return deeds;
}

/** The things that a choice is about. */
function thingsOf({ verb, sample }: Choice, view: View): string[] {
  const { args } = sample;
  const me = Number(view["seat"] ?? 0);
  const question = (view["question"] ?? {}) as View;
  const owner = Number(
    question["owner"] ?? (["raze", "strike", "seize"].includes(verb) ? (question["from"] ?? me) : me),
  );
  const own = (view["civilizations"] as View[])[owner] ?? {};
  if (verb in OF_HAND) return [`hand:${args[OF_HAND[verb] ?? ""]}`];
  if (OF_TECHNOLOGY.has(verb)) return [`tech:${owner}:${args["technology"] ?? args["unit"]}`];
  switch (verb) {
    case "take":
      return [`row:${args["space"]}`];
    case "populate":
    case "welcome":
      return [`pool:${me}`];
    case "upgrade":
    case "convert":
      return String(args[verb === "upgrade" ? "upgrade" : "conversion"])
        .split(" ")
        .map((id) => `tech:${me}:${id}`);
    case "construct":
      return [`site:${me}`];
    case "copy":
      return [`common:${args["tactic"]}`];
    case "propose":
      return [`hand:${String(args["pact"]).replace(/-[ab]$/, "")}`, `hand:${args["pact"]}`];
    case "cancel":
      return [`pact:${Number(args["player"]) - 1}`];
    case "retire":
    case "arm":
      return [`play:${me}:${own["leader"]}`];
    case "cede":
      return [`play:${owner}:${args["territory"]}`];
    case "ruin":
    case "tuck":
      return [`play:${owner}:${args["wonder"]}`];
    case "seize":
      return [`play:${owner}:${args["technology"]}`];
    case "strike":
      return [args["victim"] === "leader" ? `play:${owner}:${own["leader"]}` : `site:${owner}`];
    case "choose":
      return [`event:${args["event"]}`];
    default:
      return [];
  }
}

/** A choice that is only this one deed. */
export function alone({ choice, action }: Deed): Choice {
  return { ...choice, sample: action, actions: new Map([...choice.actions].filter(([, each]) => each === action)) };
}

/** Whether a click does it at once: there is one thing to do, and it gives nothing up. */
export function isPlainDeed(deeds: Deed[]): boolean {
  return deeds.length === 1 && !RASH.has(deeds[0]?.choice.verb ?? "");
}

/** Whether something is to be lit: there is more to do than to give it up. */
export function glows(deeds: Deed[] | undefined): boolean {
  return (deeds ?? []).some(({ choice }) => !RASH.has(choice.verb));
}

/** A card that can be chosen, and what stands beside its name: how many workers are on it. */
export interface Target {
  thing: string;
  id: string;
  note: string;
}

/** The cards of hands and boards that a question lets a seat choose among. */
export function targetsOf(deeds: Deeds, view: View, edition: Edition): Target[] {
  return [...deeds.keys()].flatMap((thing): Target[] => {
    const [place = "", first = "", last] = thing.split(":");
    const owner = (view["civilizations"] as View[])[Number(first)] ?? {};
    const id =
      place === "hand" || place === "event" ? first : place === "site" ? String(owner["wonder"]) : (last ?? "");
    if (!["hand", "event", "site", "tech", "play"].includes(place) || !edition.cards.has(id)) return [];
    const workers = place === "tech" ? Number((owner["workers"] as View | undefined)?.[id] ?? 0) : 0;
    return [{ thing, id, note: workers > 0 ? `×${workers}` : "" }];
  });
}

/** The action a player means who clicks a card in hand that cannot be played: the server says why not. */
export function wish(card: PrintedCard | undefined, target: number): ActionRecord | null {
  if (!card) return null;
  const { id, kind } = card;
  switch (kind) {
    case "leader":
      return { verb: "lead", leader: id };
    case "action":
      return { verb: "play", card: id };
    case "tactic":
      return { verb: "adopt", tactic: id };
    case "event":
    case "territory":
      return { verb: "prepare", event: id };
    case "aggression":
      return { verb: "attack", aggression: id, player: target + 1 };
    case "war":
      return { verb: "declare", war: id, player: target + 1 };
    case "pact":
      return { verb: "propose", pact: card.pact?.both ? id : `${id}-a`, player: target + 1 };
    case "bonus":
    case "wonder":
      return null;
    default:
      return { verb: "develop", technology: id };
  }
}
