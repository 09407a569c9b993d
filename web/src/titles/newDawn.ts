/** A New Dawn: what is asked, what stands in the slots, and what is told together. */

import type { Choice } from "../lib/choices";
import type { Arguments } from "../lib/language";
import { counted, plain, plainArguments, type Breakdown, type Explained, type Presenter, type Scene } from "../lib/presenter";
import type { View } from "../lib/wire";

const LEVELS = ["I", "II", "III", "IV"];
const SEATS = ["attacker", "defender", "victim", "other"];

const FAMILIES: Record<string, string> = {
  placed: "placing", "automa-chose-space": "placing", reinforced: "reinforcing", "automa-reinforced": "reinforcing",
  spent: "spending", "trade-gained": "gaining", "automa-stored": "storing", "barbarian-moves": "barbarians",
  "barbarian-stays": "barbarians", "barbarian-appears": "barbarians", "barbarian-waits": "barbarians",
  "core-tile-laid": "core", "tile-dealt": "tiles", "leader-dealt": "leaders",
};

function names(scene: Scene): string[] {
  const found = plain.names(scene);
  const automated = scene.view["automa"] as number | null;
  if (automated !== null) found[automated] = scene.language.text("player-automated");
  return found;
}

function questionArguments(scene: Scene): Arguments {
  const { view, language } = scene;
  const asked = (view["question"] ?? {}) as View;
  const args = plainArguments(asked);
  const called = names(scene);
  for (const key of SEATS) if (key in asked) args[key] = asked[key] >= 0 ? (called[Number(asked[key])] ?? "") : "none";
  if ("wonder" in asked) {
    args["wonder"] = language.name(`${asked["frame"] === "Laying" ? "natural-wonder" : "card"}-${asked["wonder"]}`);
  }
  const levels = (asked["levels"] ?? []) as number[];
  if (levels[0]) args["level"] = LEVELS[levels[0] - 1] ?? "";
  if ("named" in asked) {
    const named = (asked["named"] as string[]).map((space) => language.name(space));
    Object.assign(args, { count: named.length, first: named[0] ?? "", second: named[named.length - 1] ?? "", player: called[Number(asked["seat"])] ?? "" });
  }
  if (asked["frame"] === "Fate") args["state"] = language.name(`city-state-${asked["state"]}`);
  if (asked["frame"] === "Visit") args["host"] = Number(asked["state"]) >= 0 ? language.text("web-city-state") : (called[Number(asked["other"])] ?? "");
  if (asked["frame"] === "MapBuilding") {
    Object.assign(args, "tile" in asked ? { chosen: 1, side: String(asked["side"]).toUpperCase() } : { chosen: 0, tile: 0, side: "", rotation: 0 });
  }
  return args;
}

function slotCard(scene: Scene, seat: number, slot: number): string {
  const row = ((scene.view["civilizations"] as View[])[seat]?.["row"] ?? []) as { card: string; trade: number }[];
  const entry = row[slot - 1];
  return entry ? scene.language.name(`card-${entry.card}`) : String(slot);
}

function label(scene: Scene, choice: Choice): string {
  const { view, language } = scene;
  const seat = Number(view["seat"] ?? 0);
  const { slot, other, card, space } = choice.sample.args;
  if (choice.verb === "swap") return `${slotCard(scene, seat, Number(slot))} ↔ ${slotCard(scene, seat, Number(other))}`;
  if (choice.verb === "develop") return `${slotCard(scene, seat, Number(slot))} → ${language.name(`card-${card}`)}`;
  if (choice.verb === "loot") return slotCard(scene, Number((view["question"] as View)["victim"]), Number(slot));
  if (typeof slot === "number") return `${slot} · ${slotCard(scene, seat, slot)}`;
  if (typeof space === "string" && choice.verb !== "send" && choice.verb !== "shift") return spaceName(scene, space);
  return "";
}

export function spaceName(scene: Scene, id: string): string {
  const space = ((scene.view["map"] as View)["spaces"] as View[]).find((each) => each["space"] === id);
  return space ? `${id} ${scene.language.name(`terrain-${space["terrain"]}`)}` : id;
}

/** What a thing is, beyond its text: whose leader, what a wonder costs, how far an agenda is. */
function explain(scene: Scene, id: string): Explained | null {
  const { language, view } = scene;
  if (!language.has(id)) return null;
  const told: Explained = { name: language.name(id), lines: [], rules: [] };
  const [kind, word] = [id.slice(0, id.indexOf("-")), id.slice(id.indexOf("-") + 1)];
  if (kind === "leader") {
    told.kind = language.name(`${id}-civilization`);
    told.lines.push(language.name(`${id}-ability`));
  }
  for (const part of ["-text", "-automa-text"]) if (language.has(id + part)) told.lines.push(language.text(id + part));
  const seat = view["seat"] as number | null;
  const cost = seat === null ? undefined : ((view["civilizations"] as View[])[seat]?.["wonder_costs"] as Record<string, number> | undefined)?.[word];
  if (kind === "card" && cost !== undefined) told.cost = String(cost);
  if (kind === "agenda") told.lines.push(...agendaLines(scene, word));
  return told;
}

interface Agenda {
  agenda: string;
  completed: boolean;
  have: number;
  need: number;
}

const agendasOf = (scene: Scene, seat: number): Agenda[] => ((scene.view["civilizations"] as View[])[seat]?.["agendas"] ?? []) as Agenda[];
const progress = ({ completed, have, need }: Agenda): string => (completed ? "✓" : `${have}/${need}`);

function agendaLines(scene: Scene, word: string): string[] {
  return names(scene).flatMap((name, seat) => agendasOf(scene, seat).filter((each) => each.agenda === word).map((each) => `${name}: ${progress(each)}`));
}

/** Agendas decide; beside them what the civilization has. */
function breakdown(scene: Scene, seat: number): Breakdown[] {
  const { language, view } = scene;
  const civilization = (view["civilizations"] as View[])[seat] ?? {};
  const resources = Object.entries((civilization["resources"] ?? {}) as Record<string, number>);
  return [
    {
      title: language.text("middle-agendas"),
      rows: agendasOf(scene, seat).map((each) => ({ label: language.name(`agenda-${each.agenda}`), value: progress(each) })),
      total: { label: language.text("web-progress"), value: `${civilization["completed"] ?? 0}/${(view["victory_cards"] as unknown[]).length}` },
    },
    {
      title: language.text("web-stock"),
      rows: [
        { label: language.text("board-dial"), value: Number(civilization["dial"] ?? 0) },
        ...resources.map(([resource, count]) => ({ label: language.name(`resource-${resource}`), value: count })),
        ...((civilization["row"] ?? []) as { card: string; trade: number }[]).map(({ card, trade }) => ({ label: language.name(`card-${card}`), value: trade })),
      ],
    },
  ];
}

export const presenter: Presenter = {
  ...plain,
  explain,
  breakdown,
  families: FAMILIES,
  across: new Set(["barbarians", "core", "leaders"]),
  headings: ["event-dial", "resolved"],
  names,
  headline: (scene) => {
    const { language, view } = scene;
    const round = Number(view["round"]);
    if (view["result"]) return language.text("headline-over", { round });
    if ((view["hands"] as unknown[]).some((hand) => Array.isArray(hand) && hand.length)) return language.text("headline-building");
    return language.text("headline", { round, name: names(scene)[Number(view["active"])] ?? "" });
  },
  questionArguments,
  label,
  subject: ({ view }, choice) => {
    const slot = choice.sample.args["slot"];
    const row = ((view["civilizations"] as View[])[Number(view["seat"] ?? 0)]?.["row"] ?? []) as { card: string }[];
    return typeof slot === "number" && !("card" in choice.sample.args) && row[slot - 1] ? `card-${row[slot - 1]?.card}` : "";
  },
  isToldWith: (last, event) => event.message !== "spent" || last.arguments["slot"] === event.arguments["slot"],
  items: (scene, run, called) => {
    const explained = run.some((event) => event.message === "automa-chose-space");
    return counted(plain.items(scene, run.filter((event) => !(explained && event.message === "placed")), called));
  },
  isHidden: (event, view) => event.message === "pact-taken" && event.arguments["seat"] === view["automa"],
};

export const loadBoard = () => import("../boards/NewDawn.svelte");
