/** Through the Ages in words: what a card is and does, where numbers come from, and what parts of the board mean. */

import type { Amounted, Breakdown, Explained, Scene } from "../lib/presenter";
import type { GameEvent } from "../lib/reading";
import type { View } from "../lib/wire";
import { editionOf, type Edition, type PrintedCard, type Side } from "./throughTheAgesFacts";
import {
  armiesOf,
  civilizationsOf,
  isSimple,
  sumsOf,
  thresholdOf,
  warsOf,
  type Part,
  type Sum,
} from "./throughTheAgesReading";

const YIELDS = [
  "food",
  "resources",
  "science",
  "culture",
  "strength",
  "happy",
  "civil",
  "military",
  "blue",
  "yellow",
  "colonization",
];
const ARMY = ["infantry", "cavalry", "artillery"];

/** Rules behind kinds of cards and parts of the board: of 2015 and of 2006. */
export const RULES: Record<string, [string, string]> = {
  leader: ["cards.leader-a", "simple.leader-a"],
  wonder: ["cards.wonder-a", "simple.wonder-d"],
  action: ["act.card-a", "simple.action-a"],
  special: ["cards.special-a", "advanced.special-a"],
  government: ["cards.gov-b", "simple.government-f"],
  event: ["pol.event-a", "advanced.events-b"],
  territory: ["colony.effect-a", "advanced.colony-h"],
  aggression: ["pol.agg-a", "advanced.aggression-a"],
  war: ["pol.war-a", "full.war-a"],
  pact: ["pol.pact-a", "advanced.pact-b"],
  tactic: ["cards.tactic-a", "advanced.tactics-b"],
  bonus: ["cards.bonus-a", "card.table-bonus"],
  technology: ["act.develop-a", "simple.tech-a"],
  "ages-swept": ["turn.row-b", "simple.row-b"],
  "ages-row-price": ["act.take-a", "simple.row-a"],
  "ages-civil-deck": ["age.end-a", "advanced.age-a"],
  "ages-military-deck": ["turn.draw-a", "advanced.draw-a"],
  "ages-draw": ["turn.draw-a", "advanced.draw-a"],
  "ages-actions": ["actions.spend-a", "simple.turn-c"],
  "ages-hands": ["turn.end.discard-a", "advanced.discard-a"],
  "ages-pool": ["act.pop-a", "simple.population-a"],
  "ages-urban-limit": ["act.build-c", "simple.urban-c"],
  "ages-current-events": ["pol.event-c", "advanced.events-c"],
  "ages-future-events": ["pol.event-a", "advanced.events-a"],
  "ages-past-events": ["pol.event-c", "advanced.events-c"],
  "ages-colonization": ["colony.force-e", "advanced.colony-d"],
  "bank-yellow": ["turn.production.consumption-a", "simple.production-d"],
  "bank-blue": ["turn.production.corruption-a", "advanced.corruption-a"],
  culture: ["turn.production.score-a", "simple.production-b"],
  science: ["turn.production.score-a", "simple.production-b"],
  strength: ["cards.tactic-a", "advanced.tactics-b"],
  happiness: ["turn.end.uprising-a", "advanced.happy-d"],
  food: ["turn.production.food-a", "simple.production-c"],
  resources: ["turn.production.resources-a", "simple.production-g"],
};

function rule(edition: Edition, key: string): string[] {
  const found = RULES[key];
  return found ? [found[edition.isFirst ? 1 : 0]] : [];
}

/** What something on the board is, in words; nothing where its plain name will do. */
export function explain(scene: Scene, id: string): Explained | null {
  const edition = editionOf(scene.view);
  if (!edition) return null;
  const card = id.startsWith("card-") ? edition.cards.get(id.slice(5)) : undefined;
  if (card) return explainCard(scene, edition, card);
  const sum = /^sum-([a-z]+)-(\d+)$/.exec(id);
  if (sum) return explainSum(scene, edition, sum[1] ?? "", Number(sum[2]));
  const bank = /^(bank-[a-z]+)-(\d+)$/.exec(id);
  if (bank) return explainBank(scene, edition, bank[1] ?? "", Number(bank[2]));
  const rating = /^rating-([a-z]+)$/.exec(id);
  if (rating)
    return plainly(scene, edition, `ages-rating-${rating[1]}`, rating[1] === "happy" ? "happiness" : (rating[1] ?? ""));
  const found = scene.language.has(`${id}-help`) ? plainly(scene, edition, id, id) : null;
  if (found && id === "ages-past-events") found.lines.push(...pastEvents(scene));
  return found;
}

/** The events that have happened, the last one first, equal ones counted. */
function pastEvents({ language, view }: Scene): string[] {
  const names = [...(view["past_events"] as string[])].reverse().map((id) => language.name(`card-${id}`));
  return [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    return count > 1 ? `${name} ×${count}` : name;
  });
}

function plainly({ language, view }: Scene, edition: Edition, id: string, key: string): Explained | null {
  if (!language.has(id)) return null;
  const lines = language.has(`${id}-help`)
    ? [language.text(`${id}-help`, { players: Number(view["players"] ?? 2) })]
    : [];
  return { name: language.text(id, { count: 0 }), lines, rules: rule(edition, key) };
}

// Cards.

function explainCard(scene: Scene, edition: Edition, card: PrintedCard): Explained {
  const { language } = scene;
  const kind = card.type ? `subtype-${card.type}` : `category-${card.kind}`;
  const lines = [
    costs(scene, card),
    yields(scene, card),
    army(scene, card),
    language.effect(`card-${card.id}`),
    ...whereabouts(scene, card.id),
  ];
  const technology = ["farm", "mine", "urban", "unit"].includes(card.kind);
  return {
    name: language.name(`card-${card.id}`),
    kind: `${language.name(kind)} · ${language.name(`age-${card.age.toLowerCase()}`)}`,
    lines: lines.filter(Boolean),
    rules: rule(edition, technology ? "technology" : card.kind),
  };
}

function costs({ language, view }: Scene, card: PrintedCard): string {
  const price = Number(card.attack?.["cost"] ?? card.war?.["cost"] ?? 0);
  const now = ((view["costs"] as View | undefined)?.["develop"] as Record<string, number> | undefined)?.[card.id];
  const science = now ?? card.science_cost ?? 0;
  const found = [
    science ? language.text("about-science-cost", { count: science }) : "",
    card.revolution_cost ? language.text("about-revolution", { count: card.revolution_cost }) : "",
    card.cost ? language.text("about-cost", { count: card.cost }) : "",
    card.stages ? language.text("about-stages", { costs: card.stages.join(" ") }) : "",
    price ? language.text("about-price", { count: price }) : "",
  ].filter(Boolean);
  return found.length ? language.text("about-costs", { costs: found.join(", ") }) : "";
}

function yields({ language }: Scene, card: PrintedCard): string {
  const values: Record<string, number> = {
    ...card.yields,
    ...card.symbols,
    ...(card.colonization ? { colonization: card.colonization } : {}),
  };
  const found = YIELDS.filter((good) => values[good]).map((good) =>
    language.text(`yield-${good}`, { count: values[good] ?? 0, resources: values[good] ?? 0 }),
  );
  if (card.urban_limit) found.push(language.text("about-limit", { count: card.urban_limit }));
  if (card.defence) found.push(language.text("about-defence", { count: card.defence }));
  return found.length ? language.text(card.yields ? "about-each" : "about-gives", { yields: found.join(", ") }) : "";
}

function army({ language }: Scene, card: PrintedCard): string {
  if (!card.army) return "";
  const units = ARMY.map((type, index) =>
    card.army?.[index] ? `${card.army[index]} ${language.text(`type-${type}`)}` : "",
  ).filter(Boolean);
  const line = language.text("about-army", { units: units.join(" "), bonus: card.bonus ?? 0 });
  const isWeaker = card.old_bonus !== undefined && card.old_bonus !== card.bonus;
  return isWeaker ? `${line} ${language.text("about-old-army", { old: card.old_bonus ?? 0 })}` : line;
}

function whereabouts(scene: Scene, id: string): string[] {
  const { language, view } = scene;
  const names = (seat: number): string => scene.seats.find((each) => each.seat === seat)?.name ?? "";
  return civilizationsOf(view).flatMap((c, seat) => {
    const name = names(seat);
    const single = [c["government"], c["leader"], c["wonder"], c["tactic"]] as (string | null)[];
    const inPlay = [
      ...single,
      ...Object.keys(c["workers"] as object),
      ...(c["specials"] as string[]),
      ...(c["wonders"] as string[]),
      ...(c["colonies"] as string[]),
    ].includes(id);
    const isCommon = !name || ["agriculture", "bronze", "philosophy", "religion", "warriors", "despotism"].includes(id);
    if (isCommon || seat === view["seat"]) return [];
    if (inPlay) return [language.text("about-where-play", { name })];
    return (c["hand"] as string[]).includes(id) ? [language.text("about-where-hand", { name })] : [];
  });
}

// Numbers.

const GOODS = ["culture", "science", "strength", "happiness", "food", "resources"] as const;
type Good = (typeof GOODS)[number];

function said(scene: Scene, part: Part): string {
  const name = scene.language.name(part.source);
  return part.count > 1 ? `${name} ×${part.count}` : name;
}

function signed(value: number): string {
  return value >= 0 ? `+${value}` : `−${-value}`;
}

function explainSum(scene: Scene, edition: Edition, good: string, seat: number): Explained | null {
  const sum = sumsOf(edition, scene.view, seat)[good as Good] as Sum | undefined;
  if (!sum) return null;
  const { language } = scene;
  const lines = sum.parts.map((part) => `${signed(part.value)} ${said(scene, part)}`);
  const c = civilizationsOf(scene.view)[seat] ?? {};
  if (good === "happiness") {
    lines.push(language.text("ages-demand", { count: Number(c["demand"]) }));
    if (Number(c["discontent"]) > 0)
      lines.push(language.text("board-discontent", { discontent: Number(c["discontent"]) }));
  }
  if (good === "food" && Number(c["consumption"]))
    lines.push(`${signed(-Number(c["consumption"]))} ${language.text("ages-eaten")}`);
  if (good === "resources" && Number(c["corruption"]))
    lines.push(`${signed(-Number(c["corruption"]))} ${language.text("ages-corruption")}`);
  const isEachTurn = ["culture", "science", "food", "resources"].includes(good);
  return {
    name: language.text(`ages-rating-${good === "happiness" ? "happy" : good}`),
    kind: isEachTurn ? language.text("ages-each-turn", { count: sum.total }) : String(sum.total),
    lines: lines.length ? lines : [language.text("ages-nothing")],
    rules: rule(edition, good),
  };
}

function explainBank(scene: Scene, edition: Edition, bank: string, seat: number): Explained {
  const { language } = scene;
  const c = civilizationsOf(scene.view)[seat] ?? {};
  const tokens = Number(c[bank === "bank-yellow" ? "yellow" : "blue"]);
  const lines = bank === "bank-yellow" ? yellowLines(scene, edition, c, tokens) : blueLines(scene, edition, c, tokens);
  return {
    name: language.text(bank === "bank-yellow" ? "board-yellow" : "board-blue"),
    kind: String(tokens),
    lines,
    rules: rule(edition, bank),
  };
}

function next(scene: Scene, table: number[], tokens: number): string {
  const found = thresholdOf(table, tokens);
  return found ? ` (${scene.language.text("board-more", { value: found.value, count: found.left })})` : "";
}

function yellowLines(scene: Scene, edition: Edition, c: View, tokens: number): string[] {
  const { language } = scene;
  const price = c["population_cost"] as number | null | undefined;
  const lines = [language.text("bank-yellow-help")];
  if (price !== undefined)
    lines.push(price === null ? language.text("board-no-worker") : language.text("board-worker", { price }));
  lines.push(
    language.text("board-eats", { eats: Number(c["consumption"]) }) + next(scene, edition.consumption, tokens),
  );
  if (!isSimple(scene.view))
    lines.push(
      language.text("board-faces", { faces: Number(c["faces"]), demand: Number(c["demand"]) }) +
        next(scene, edition.happiness, tokens),
    );
  return lines;
}

function blueLines(scene: Scene, edition: Edition, c: View, tokens: number): string[] {
  const lines = [scene.language.text("bank-blue-help")];
  if (!isSimple(scene.view))
    lines.push(
      scene.language.text("board-corruption", { count: Number(c["corruption"]) }) +
        next(scene, edition.corruption, tokens),
    );
  return lines;
}

/** What the numbers of a seat are made of: ratings and production by source, and what the end of the turn brings. */
export function breakdown(scene: Scene, seat: number): Breakdown[] {
  const { language, view } = scene;
  const edition = editionOf(view);
  const c = civilizationsOf(view)[seat];
  if (!edition || !c || c["left"]) return [];
  const sums = sumsOf(edition, view, seat);
  const shown = GOODS.filter((good) => !(isSimple(view) && good === "happiness"));
  const table = (good: Good): Breakdown => {
    const taken = less(scene, good, c);
    return {
      title: language.text(`ages-rating-${good === "happiness" ? "happy" : good}`),
      rows: [...sums[good].parts.map((part): Amounted => ({ label: said(scene, part), value: part.value })), ...taken],
      total: {
        label: language.text(["strength", "happiness"].includes(good) ? "ages-sum" : "ages-sum-each-turn"),
        value: sums[good].total + taken.reduce((sum, { value }) => sum + Number(value), 0),
      },
    };
  };
  return [stock(scene, edition, seat, c), ...shown.map(table)];
}

/** What a seat has, besides what each turn brings. */
function stock({ language, view }: Scene, edition: Edition, seat: number, c: View): Breakdown {
  const row = (label: string, value: number): Amounted => ({ label: language.text(label), value });
  const armies = armiesOf(edition, c).length;
  const wars = warsOf(view).filter(({ attacker, target }) => attacker === seat || target === seat).length;
  const rows = GOODS.filter((good) => !["strength", "happiness"].includes(good)).map((good) =>
    row(`ages-rating-${good}`, Number(c[good])),
  );
  return {
    title: language.text("ages-stock"),
    rows: [...rows, ...(armies ? [row("ages-armies", armies)] : []), ...(wars ? [row("board-wars", wars)] : [])],
  };
}

/** What consumption and corruption take. */
function less({ language }: Scene, good: Good, c: View): Amounted[] {
  const row = (label: string, value: number): Amounted[] =>
    value ? [{ label: capital(language.text(label)), value: -value }] : [];
  if (good === "food") return row("ages-eaten", Number(c["consumption"]));
  return good === "resources" ? row("ages-corruption", Number(c["corruption"])) : [];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

// Auctions and pacts.

/** Who has passed in the auction that is under way, as the log tells it. */
export function passedOf(events: GameEvent[]): Set<number> {
  const passed = new Set<number>();
  for (const { message, arguments: args } of [...events].reverse()) {
    if (message === "passed" && typeof args["seat"] === "number") passed.add(args["seat"]);
    else if (message !== "bid") break;
  }
  return passed;
}

/** The aggression that is being fended off, as the log tells it. */
export function attackOf(events: GameEvent[]): { card: string; attacker: number } | null {
  const found = [...events].reverse().find(({ message }) => message === "attacked");
  return found
    ? { card: String(found.arguments["card"]).replace(/^card-/, ""), attacker: Number(found.arguments["seat"]) }
    : null;
}

/** What both partners get from a pact that is offered, the proposer first. */
export function sidesOf(card: PrintedCard | undefined, side: number, from: number, to: number): [number, Side][] {
  const { both, a = {}, b = {} } = card?.pact ?? {};
  if (both)
    return [
      [from, both],
      [to, both],
    ];
  return [
    [from, side === 1 ? b : a],
    [to, side === 1 ? a : b],
  ];
}
