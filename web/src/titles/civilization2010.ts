/** Civilization (2010): nations, what is asked, and what is told together. */

import { plain, plainArguments, type Amounted, type Breakdown, type Explained, type Presenter, type Scene } from "../lib/presenter";
import type { Choice } from "../lib/choices";
import type { Arguments } from "../lib/language";
import type { View } from "../lib/wire";

const SEATS = ["attacker", "defender", "other", "actor"];
/** Phases in which all act at the same time. */
const TOGETHER = ["trade", "research"];
const BARBARIANS = "barbarians";
const BETTER_TOLD: Record<string, string[]> = {
  "event-drawn": ["seat"],
  "unit-built": ["seat"],
  "token-stolen": ["seat", "other"],
  "event-stolen": ["seat", "other"],
};

const FAMILIES: Record<string, string> = {
  "civilization-assigned": "civilizations", "unit-drawn": "drawing", "event-drawn-card": "drawing", "figure-placed": "placing",
  "trade-gained": "income", moved: "travels", "offer-made": "offering", "offer-gives": "offering", "offer-wants": "offering",
  "goods-given": "handing", "research-chosen": "researching", "dial-set": "dials", "unit-built": "units",
  "resource-paid": "spending", "token-paid": "spending", "aimed-at-square": "aiming", "aimed-at-player": "aiming",
  "aimed-at-wonder": "aiming",
};

function names(scene: Scene): string[] {
  return (scene.view["civilizations"] as View[]).map((empire) => scene.language.text(`nation-${empire["civilization"]}`));
}

function called(scene: Scene, value: unknown): string {
  if (value === BARBARIANS) return scene.language.text("barbarians");
  return typeof value === "number" && value >= 0 ? (names(scene)[value] ?? "none") : "none";
}

/** The culture event or ability that the question is about. */
function card(scene: Scene, asked: View): string {
  const about: View = { ...((asked["about"] ?? {}) as View), ...asked };
  if ("event" in about) return scene.language.name(`card-${about["event"]}`);
  return "ability" in about ? scene.language.word("ability", String(about["ability"]).replace(/-resource$/, "")) : "";
}

function questionArguments(scene: Scene): Arguments {
  const { view, language } = scene;
  const asked = (view["question"] ?? {}) as View;
  const args: Arguments = plainArguments(asked);
  for (const key of SEATS) if (key in asked) args[key] = called(scene, asked[key]);
  for (const key of ["wonder", "person"]) if (key in asked) args[key] = language.name(`card-${asked[key]}`);
  const items = (asked["items"] ?? []) as string[];
  const last = items[items.length - 1];
  Object.assign(args, {
    card: card(scene, asked), optional: Number(Boolean(asked["optional"])), bought: (asked["bought"] as string) || "none",
    figure_id: (asked["figure"] as string) ?? "none", exploring: "figure" in asked ? 0 : 1, second: items.length,
    item: last ? language.word("item", last) : "",
  });
  if (asked["frame"] === "Delivery") args["other"] = called(scene, asked["seat"]);
  if (asked["about"]) Object.assign(args, { city: asked["about"]["city"] ?? "none", square: asked["about"]["square"] ?? "none" });
  if (Array.isArray(asked["budget"])) {
    const draft = asked["draft"] as View | null;
    Object.assign(args, { drafting: draft ? 1 : 0, partner: draft ? called(scene, draft["to"]) : "none", budget: view["seat"] === null ? 0 : asked["budget"][Number(view["seat"])] });
  }
  if (asked["frame"] === "Research") args["stage"] = asked["stage"] === 0 || asked["stage"] === "choosing" ? "choosing" : "after";
  return args;
}

function label(scene: Scene, choice: Choice): string {
  const { square } = choice.sample.args;
  return Object.keys(choice.sample.args).length === 1 && typeof square === "string" ? squareName(scene, square) : "";
}

export function squareName(scene: Scene, id: string): string {
  const square = ((scene.view["map"] as View)["squares"] as View[]).find((each) => each["square"] === id);
  return square?.["terrain"] ? `${id} ${scene.language.name(`terrain-${square["terrain"]}`)}` : id;
}

function explain({ language }: Scene, id: string): Explained | null {
  if (!language.has(id)) return null;
  const told: Explained = { name: language.name(id), lines: [], rules: [] };
  if (language.has(`${id}-leader`)) told.kind = language.text(`${id}-leader`);
  for (const part of ["-text", "-setup"]) if (language.has(id + part)) told.lines.push(language.text(id + part));
  return told;
}

/** Four ways to win, and what the empire makes. */
function breakdown(scene: Scene, seat: number): Breakdown[] {
  const { language } = scene;
  const empire = (scene.view["civilizations"] as View[])[seat] ?? {};
  const coins = Object.entries((empire["coin_tokens"] ?? {}) as Record<string, number>).filter(([, count]) => count > 0);
  const cities = (empire["cities"] ?? []) as View[];
  const row = (key: string, value: number | string, parts: Amounted[] = []): Amounted => ({ label: language.text(`web-2010-${key}`), value, parts });
  const place = (word: string): string => (language.has(`coin-place-${word}`) ? language.name(`coin-place-${word}`) : language.name(`card-${word}`));
  return [
    {
      title: language.text("web-progress"),
      rows: [
        row("culture", Number(empire["step"] ?? 0)),
        row("coins", Number(empire["coins"] ?? 0), coins.map(([word, count]) => ({ label: place(word), value: count }))),
        row("techs", ((empire["rows"] ?? []) as number[]).join(" · ")),
      ],
    },
    {
      title: language.text("web-income"),
      rows: [
        row("trade", `${empire["trade"] ?? 0} (+${empire["income"] ?? 0})`),
        row("culture-stock", Number(empire["culture"] ?? 0)),
        row("production", cities.reduce((sum, city) => sum + Number(city["production"]), 0), cities.map((city) => ({ label: String(city["square"]), value: Number(city["production"]) }))),
        row("culture-made", cities.reduce((sum, city) => sum + Number(city["culture"]), 0), cities.map((city) => ({ label: String(city["square"]), value: Number(city["culture"]) }))),
      ],
    },
    {
      title: language.text("web-limits"),
      rows: Object.entries((empire["limits"] ?? {}) as Record<string, number>).map(([key, value]) => row(`limit-${key}`, value)),
    },
  ];
}

export const presenter: Presenter = {
  ...plain,
  explain,
  breakdown,
  families: FAMILIES,
  across: new Set(["civilizations", "income", "researching", "dials"]),
  headings: ["turn", "phase"],
  names,
  headline: (scene) => {
    const { language, view } = scene;
    const turn = Number(view["turn"]);
    if (view["result"]) return language.text("headline-over", { turn });
    if (!turn) return language.text("headline-founding");
    const phase = language.name(`phase-${view["phase"]}`);
    if (TOGETHER.includes(String(view["phase"]))) return language.text("headline-all", { turn, phase });
    return language.text("headline", { turn, phase, name: names(scene)[Number(view["active"])] ?? "" });
  },
  questionArguments,
  label,
  isHidden: (event, view) => (BETTER_TOLD[event.message] ?? []).some((key) => view["seat"] !== null && event.arguments[key] === view["seat"]),
  isToldWith: (last, event) => {
    if (event.message === "offer-made") return false;
    if (event.message !== "moved") return true;
    const same = ["armies", "scouts"].every((key) => last.arguments[key] === event.arguments[key]);
    return same && last.arguments["square"] === event.arguments["from"];
  },
  items: (scene, run, seats) => plain.items(scene, run.filter((event) => event.message !== "offer-made"), seats),
};

export const loadBoard = () => import("../boards/Civilization2010.svelte");
