/** A turn as single steps: where each event was, from where it came, and what decided it. */

import type { NewDawnView, Question, Space as SpaceView } from "../../generated/new_dawn";
import type { GameEvent } from "../../lib/reading";

export interface Step {
  event: GameEvent | null;
  /** The spaces it was about. */
  places: string[];
  /** The spaces from where to where something went, with those in between where they are known. */
  way: string[] | null;
  /** What decided between the choices of the automated player, as the name of a criterion. */
  criterion: string;
}

const PLACES = ["space", "target", "from", "to", "second"];
const WAYS: Record<string, [string, string]> = {
  "token-moved": ["from", "to"],
  "barbarian-moves": ["space", "target"],
};
const CARAVANS = ["caravan-moved", "automa-caravan", "automa-destination"];

/** The space that an argument names, without its kind. */
function placeOf(event: GameEvent, key: string): string {
  const value = event.arguments[key];
  return typeof value === "string" && value.startsWith("space-") ? value.slice("space-".length) : "";
}

function wayOf(event: GameEvent, before: NewDawnView | null): [string, string] | null {
  const keys = WAYS[event.message];
  if (keys) return [placeOf(event, keys[0]), placeOf(event, keys[1])];
  if (!CARAVANS.includes(event.message)) return null;
  const c = before?.civilizations[Number(event.arguments["seat"])];
  const start = c?.caravans[Number(event.arguments["caravan"]) - 1] ?? "";
  return start.includes(".") ? [start, placeOf(event, "space")] : null;
}

export function stepOf(event: GameEvent, before: NewDawnView | null): Step {
  const criterion = event.arguments["criterion"];
  return {
    event,
    places: [...new Set(PLACES.map((key) => placeOf(event, key)).filter(Boolean))],
    way: wayOf(event, before),
    criterion: typeof criterion === "string" ? criterion : "",
  };
}

/** A way that is only looked at: through the spaces that the question names, else straight. */
export function wayTo(question: Question | null, caravan: number, start: string, end: string): Step {
  const before = question?.ways?.find(({ caravans }) => caravans.includes(caravan))?.before ?? {};
  const way = [end];
  for (let last = before[end]; last; last = before[last]) way.unshift(last);
  return { event: null, places: [], way: way.length > 1 ? way : [start, end], criterion: "" };
}

/** The steps of the automated player's last turn among these events; nothing where it took none. */
export function automatedSteps(events: GameEvent[], automa: number | null, before: NewDawnView | null): Step[] {
  if (automa === null) return [];
  const isIts = ({ message, arguments: told }: GameEvent): boolean => message === "resolved" && told["seat"] === automa;
  const start = events.findIndex(isIts);
  return start < 0 ? [] : events.slice(start).map((event) => stepOf(event, before));
}

/** The spaces as they were after so many steps: one is as before until the last step that is about it. */
export function spacesAfter(before: SpaceView[], after: SpaceView[], steps: Step[], at: number): SpaceView[] {
  const later = new Set(steps.slice(at + 1).flatMap(({ places }) => places));
  const old = new Map(before.map((facts) => [facts.space, facts]));
  return after.map((facts) => (later.has(facts.space) ? (old.get(facts.space) ?? facts) : facts));
}

/** The step to be marked: where one has no place, the last one that has. */
export function markedStep(steps: Step[], at: number): Step | null {
  const step = steps[at];
  if (!step || step.places.length || step.event?.message === "resolved") return step ?? null;
  const last = steps.slice(0, at).findLast(({ event, places }) => places.length || event?.message === "resolved");
  return { ...step, places: last?.places ?? [] };
}
