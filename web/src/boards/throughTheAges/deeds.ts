/** What can be done with what lies on the table: the open choices by the thing that a player would point at. */

import type { ThroughTheAgesView } from "../../generated/through_the_ages";
import type { Choice } from "../../lib/choices";
import type { LegalAction } from "../../lib/reading";
import type { ActionRecord } from "../../lib/wire";
import type { Edition, PrintedCard } from "./facts";

/** One thing to do: a single action of a choice. */
export interface Deed {
  choice: Choice;
  action: LegalAction;
}

/** Deeds by their things: `row:5`, `hand:moses`, `tech:0:iron`, `play:0:moses`, `pool:0`, `site:0`, `common:legion`, `pact:1`. */
export type Deeds = Map<string, Deed[]>;

/** Verbs that give something up; a click alone never does them. */
const RASH = new Set(["destroy", "resign", "retire", "cancel"]);
type Place = "row" | "hand" | "tech" | "play" | "pool" | "common" | "pact" | "event";
const at = (place: Place, verbs: string): [string, Place][] => verbs.split(" ").map((verb) => [verb, place]);
/** Where what the verbs are about lies on the board. */
const PLACES = new Map<string, Place>([
  ...at("row", "take"),
  ...at("hand", "lead develop revolt play adopt prepare attack declare propose colonize discard defend reinforce"),
  ...at("tech", "build destroy upgrade convert lose spend place forfeit spare send sacrifice muster raze"),
  ...at("play", "construct retire arm substitute cede ruin tuck seize strike"),
  ...at("pool", "populate welcome"),
  ...at("common", "copy"),
  ...at("pact", "cancel"),
  ...at("event", "choose"),
]);

/** `aboutOf` tells the things that a choice is about. */
export function deedsOf(choices: Choice[], view: ThroughTheAgesView, aboutOf: (choice: Choice) => string[]): Deeds {
  const deeds: Deeds = new Map();
  for (const choice of choices) {
    for (const thing of thingsOf(choice, view, aboutOf(choice))) {
      const here = [...choice.actions].sort(([a], [b]) => a - b).map(([, action]): Deed => ({ choice, action }));
      deeds.set(thing, [...(deeds.get(thing) ?? []), ...here]);
    }
  }
  return deeds;
}

/** Where the things lie that a choice is about. */
function thingsOf({ verb }: Choice, view: ThroughTheAgesView, about: string[]): string[] {
  const place = PLACES.get(verb);
  const named = (kind: string): string[] =>
    about.filter((id) => id.startsWith(kind)).map((id) => id.slice(kind.length));
  const [seat] = named("seat-");
  const owner = seat === undefined ? (view.seat ?? 0) : Number(seat) - 1;
  switch (place) {
    case undefined:
      return [];
    case "row":
      return named("space-").map((space) => `row:${space}`);
    case "pool":
    case "pact":
      return [`${place}:${owner}`];
    case "tech":
      return named("card-").map((id) => `tech:${owner}:${id}`);
    case "play":
      return named("card-").map((id) =>
        view.civilizations[owner]?.wonder === id ? `site:${owner}` : `play:${owner}:${id}`,
      );
    default:
      return named("card-").map((id) => `${place}:${id}`);
  }
}

/** The choices that are about nothing that lies on the board. */
export function placeless(choices: Choice[], deeds: Deeds): Choice[] {
  const placed = new Set([...deeds.values()].flat().map(({ choice }) => choice.key));
  return choices.filter(({ key }) => !placed.has(key));
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
export function targetsOf(deeds: Deeds, view: ThroughTheAgesView, edition: Edition): Target[] {
  return [...deeds.keys()].flatMap((thing): Target[] => {
    const [place = "", first = "", last = ""] = thing.split(":");
    const owner = view.civilizations[Number(first)];
    const id = place === "hand" || place === "event" ? first : place === "site" ? (owner?.wonder ?? "") : last;
    if (!["hand", "event", "site", "tech", "play"].includes(place) || !edition.cards.has(id)) return [];
    const workers = place === "tech" ? (owner?.workers[id] ?? 0) : 0;
    return [{ thing, id, note: workers > 0 ? `×${workers}` : "" }];
  });
}

/** Whether a thing lies in the own hand or on the own board. */
export function isOwn(thing: string, me: number | null): boolean {
  const [place = "", owner = ""] = thing.split(":");
  return place === "hand" || (["site", "tech", "play"].includes(place) && Number(owner) === me);
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
