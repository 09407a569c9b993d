/** Through the Ages, both editions: what is asked, what choices cost, and what is told together. */

import type { Component } from "svelte";
import type { BoardProps } from "../boards/props";
import type { Choice } from "../lib/choices";
import type { Arguments } from "../lib/language";
import { counted, plain, plainArguments, type Presenter, type Scene } from "../lib/presenter";
import type { View } from "../lib/wire";
import { edition, editionOf } from "./throughTheAgesFacts";
import { levelOf } from "./throughTheAgesReading";
import { breakdown, explain } from "./throughTheAgesWords";

const SEATS = ["from", "to", "owner", "attacker", "target", "bidder"];
const list = (names: string, family: string): Record<string, string> =>
  Object.fromEntries(names.split(" ").map((name) => [name, family]));

const FAMILIES: Record<string, string> = {
  ...list(
    "took populated welcomed built upgraded destroyed leader leader-replaced tucked constructed completed developed " +
      "lower-special government revolution played armed tactic tactic-copied traded gained culture science",
    "actions",
  ),
  ...list("scored produced-food consumed famine produced-resources corruption drew", "production"),
  swept: "row",
  dealt: "row",
  impact: "impacts",
  bid: "auction",
  passed: "auction",
  "yellow-lost": "tokens",
  raided: "razing",
};

function own(view: View): View {
  return (view["civilizations"] as View[])[Number(view["seat"] ?? 0)] ?? {};
}

function headline(scene: Scene): string {
  const { language, view } = scene;
  const age = language.name(`age-${String(view["age"]).toLowerCase()}`);
  const round = Number(view["round"]);
  if (view["result"]) return language.text("headline-over", { round, age });
  const name = presenter.names(scene)[Number(view["active"])] ?? "";
  const title = language.text("headline", { round, age, name });
  if (!view["last_round"]) return title;
  const last = Number(view["last_round"]);
  return `${title} · ${round >= last ? language.text("headline-last") : language.text("headline-end", { round: last })}`;
}

function questionArguments(scene: Scene): Arguments {
  const { view, language } = scene;
  const asked = (view["question"] ?? {}) as View;
  const args = plainArguments(asked);
  const names = presenter.names(scene);
  for (const key of SEATS) if (key in asked) args[key] = asked[key] >= 0 ? (names[Number(asked[key])] ?? "") : "none";
  if ("card" in asked) args["card"] = language.name(`card-${asked["card"]}`);
  if ("building" in asked) args["building"] = language.name(String(asked["building"]));
  if ("good" in asked) args["good"] = language.text("verb-want", { good_id: String(asked["good"]) });
  if ("side" in asked) {
    const side = `pact-${"ab"[Number(asked["side"])] ?? "both"}`;
    args["side"] = language.text(side);
    args["side_id"] = side;
  }
  if ("limit" in asked) args["excess"] = ((view["military_hand"] ?? []) as unknown[]).length - Number(asked["limit"]);
  args["civil"] = Number(own(view)["civil"] ?? 0);
  args["military"] = Number(own(view)["military"] ?? 0) + Number(own(view)["extra_military"] ?? 0);
  return args;
}

function label(scene: Scene, choice: Choice): string {
  const { language, view } = scene;
  const space = Number(choice.sample.args["space"]);
  if (choice.verb === "take") return language.word("card", String((view["row"] as string[])[space - 1]));
  if (choice.verb === "cancel") {
    const pact = ((view["civilizations"] as View[])[Number(choice.sample.args["player"]) - 1] ?? {})[
      "pact"
    ] as View | null;
    return pact ? language.name(`card-${pact["card"]}`) : "";
  }
  return "";
}

/** By how much everything is cheaper that the question is about. */
function discount(view: View): number {
  const asked = (view["question"] ?? {}) as View;
  if (asked["frame"] === "Work") return editionOf(view)?.cards.get(String(asked["card"]))?.action?.["discount"] ?? 0;
  return Number(asked["discount"] ?? 0);
}

/** What things cost, by verb and by what it is done to: a word, or a place in a list. */
type Costs = Record<string, Record<string, number> | undefined>;

function price(scene: Scene, choice: Choice): string {
  const { view } = scene;
  const costs = (view["costs"] ?? {}) as Costs;
  const { verb, sample } = choice;
  const word = String(Object.values(sample.args)[0] ?? "");
  if (verb === "attack" || verb === "declare") return attackPrice(view, word, Number(sample.args["player"]) - 1);
  if (verb === "construct") return choice.actions.size === 1 ? stagesPrice(costs, Number(sample.args["stages"])) : "";
  if (["defend", "reinforce", "discard"].includes(verb)) return worth(view, verb, word);
  if (verb === "take") return String(costs["take"]?.[Number(sample.args["space"]) - 1] ?? "");
  const found: unknown =
    verb === "convert"
      ? costs["upgrade"]?.[word]
      : verb === "populate"
        ? own(view)["population_cost"]
        : costs[verb]?.[word];
  return typeof found === "number" ? String(Math.max(0, found - discount(view))) : "";
}

function stagesPrice(costs: Costs, stages: number): string {
  const all = Object.values(costs["stages"] ?? []);
  return String(all.slice(0, stages).reduce((sum, cost) => sum + cost, 0));
}

/** Military actions that an attack costs. */
function attackPrice(view: View, id: string, target: number): string {
  const facts = editionOf(view);
  const card = facts?.cards.get(id);
  const c = (view["civilizations"] as View[])[target] ?? {};
  if (!facts || !card) return "";
  const terms = { ...card.attack, ...card.war } as Record<string, number>;
  const victim = String((terms["removes_leader"] ? c["leader"] : c["wonder"]) ?? "");
  const plain = terms["costs_level"] ? levelOf(facts.cards.get(victim)) : (terms["cost"] ?? 0);
  return String(plain * Number(facts.cards.get(String(c["leader"]))?.powers?.["attack_cost_factor"] ?? 1));
}

/** What a card adds to a defence or a force. */
function worth(view: View, verb: string, id: string): string {
  const facts = editionOf(view);
  const frame = String((view["question"] as View | null)?.["frame"] ?? "");
  const card = facts?.cards.get(id);
  const powers = facts?.cards.get(String(own(view)["leader"]))?.powers ?? {};
  if (!card || (verb === "discard" && !["Defence", "Expedition"].includes(frame))) return "";
  if (verb === "reinforce") return `+${(card.colonization ?? 0) + Number(powers["bonus_colonization"] ?? 0)}`;
  return `+${verb === "defend" && card.kind === "bonus" ? (card.defence ?? 0) * Number(powers["defence_factor"] ?? 1) : 1}`;
}

export const presenter: Presenter = {
  ...plain,
  families: FAMILIES,
  across: new Set(["row", "impacts", "auction", "tokens"]),
  headings: ["turn"],
  headline,
  questionArguments,
  label,
  price,
  isToldWith: (last, event) => last.message !== "impact" || last.arguments["card"] === event.arguments["card"],
  items: (scene, run, names) => counted(plain.items(scene, run, names)),
  isHidden: (event, view) =>
    ["drew", "discarded-for-force", "peeked"].includes(event.message) && event.arguments["seat"] === view["seat"],
  breakdown,
  explain,
};

/** The board, and the facts of its edition with it: prices and explanations are made of them. */
export async function loadBoard(title: string): Promise<{ default: Component<BoardProps> }> {
  const [board] = await Promise.all([import("../boards/ThroughTheAges.svelte"), edition(title)]);
  return board;
}
