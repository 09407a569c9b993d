/**
 * What a view of Through the Ages means: sums and where they come from, armies, and what the end of a turn will bring.
 * Everything is worked out from what lies open, with the printed facts of the cards.
 */

import type { View } from "../lib/wire";
import type { Edition, PrintedCard, Side } from "./throughTheAgesFacts";

export const AGES = ["A", "I", "II", "III", "IV"];
/** The types of technologies in the order of the columns. */
export const TYPES = [
  "farm",
  "mine",
  "lab",
  "temple",
  "library",
  "theater",
  "arena",
  "infantry",
  "cavalry",
  "artillery",
  "air-force",
];
const URBAN = ["lab", "temple", "library", "theater", "arena"];
const UNITS = ["infantry", "cavalry", "artillery", "air-force"];
const MOST_FACES = 8;
const RUIN_CULTURE = 2;
const FIRST_RATE_CAP = 30;
const FIRST_STRENGTH_CAP = 60;
const FIRST_SCIENCE_CAP = 40;

/** A part of a sum: the id of what gives it, how often, and how much in all. */
export interface Part {
  /** `card-…`, or a message of the page for what is no card. */
  source: string;
  count: number;
  value: number;
}

export interface Sum {
  parts: Part[];
  total: number;
}

export interface Sums {
  culture: Sum;
  science: Sum;
  strength: Sum;
  happiness: Sum;
  food: Sum;
  resources: Sum;
  civil: Sum;
  military: Sum;
}

export const civilizationsOf = (view: View): View[] => view["civilizations"] as View[];
export const isSimple = (view: View): boolean => (view["options"] as View | undefined)?.["mode"] === "simple";

export function typeOf(card: PrintedCard | undefined): string {
  return card?.type ?? card?.kind ?? "";
}

export function levelOf(card: PrintedCard | undefined): number {
  return Math.max(0, AGES.indexOf(card?.age ?? "A"));
}

function power(card: PrintedCard | undefined, name: string): number {
  return Number(card?.powers?.[name] ?? 0);
}

/** One technology with the workers on it. */
interface Manned {
  id: string;
  card: PrintedCard;
  type: string;
  workers: number;
}

function manned(edition: Edition, c: View): Manned[] {
  return Object.entries((c["workers"] ?? {}) as Record<string, number>).flatMap(([id, workers]) => {
    const card = edition.cards.get(id);
    return card && workers > 0 ? [{ id, card, type: typeOf(card), workers }] : [];
  });
}

/** Cards whose symbols count once: government, leader, special technologies, working wonders and colonies. */
function standing(edition: Edition, c: View): PrintedCard[] {
  const ruins = (c["ruins"] ?? []) as string[];
  const ids = [
    c["government"] as string | null,
    c["leader"] as string | null,
    ...(c["specials"] as string[]),
    ...(c["wonders"] as string[]).filter((id) => !ruins.includes(id)),
    ...(c["colonies"] as string[]),
  ];
  return ids.flatMap((id) => (id ? (edition.cards.get(id) ?? []) : []));
}

export interface PactShown {
  card: string;
  /** The seat that laid it, and the other one. */
  owner: number;
  partner: number;
  /** What this seat is in it; nothing where both are the same. */
  side: "a" | "b" | "both";
  gives: Side;
}

/** The pacts of a seat, whoever has laid them. */
export function pactsOf(edition: Edition, view: View, seat: number): PactShown[] {
  return civilizationsOf(view).flatMap((c, owner): PactShown[] => {
    const pact = c["pact"] as { card: string; partner: number; side: "a" | "b" } | null;
    if (!pact || (owner !== seat && pact.partner !== seat)) return [];
    const printed = edition.cards.get(pact.card)?.pact ?? {};
    const side = printed.both ? "both" : owner === seat ? pact.side : pact.side === "a" ? "b" : "a";
    return [
      { card: pact.card, owner, partner: owner === seat ? pact.partner : owner, side, gives: printed[side] ?? {} },
    ];
  });
}

export interface WarShown {
  card: string;
  attacker: number;
  target: number;
}

export function warsOf(view: View): WarShown[] {
  return civilizationsOf(view).flatMap((c, attacker) => {
    const war = c["war"] as { card: string; target: number } | null;
    return war ? [{ card: war.card, attacker, target: war.target }] : [];
  });
}

// Armies.

export interface Army {
  /** Units of an older age make the army weaker. */
  isOld: boolean;
  /** With an air force its value counts twice. */
  isDoubled: boolean;
  value: number;
}

interface Units {
  infantry: number;
  cavalry: number;
  artillery: number;
}

/** The armies of these units in the grouping with the greatest strength; nothing without a tactic. */
export function armiesOf(edition: Edition, c: View): Army[] {
  const tactic = c["tactic"] ? edition.cards.get(String(c["tactic"])) : undefined;
  const leader = c["leader"] ? edition.cards.get(String(c["leader"])) : undefined;
  if (!tactic || power(leader, "no_armies")) return [];
  const old = levelOf(tactic) - 2;
  const all: Units = { infantry: 0, cavalry: 0, artillery: 0 };
  const modern: Units = { infantry: 0, cavalry: 0, artillery: 0 };
  let air = 0;
  for (const { card, type, workers } of manned(edition, c)) {
    if (type === "air-force") air += workers;
    if (!(type in all)) continue;
    all[type as keyof Units] += workers;
    if (levelOf(card) > old) modern[type as keyof Units] += workers;
  }
  return grouped(tactic, all, modern, air, power(leader, "infantry_as_cavalry") > 0);
}

function grouped(tactic: PrintedCard, all: Units, modern: Units, air: number, standsIn: boolean): Army[] {
  const bonus = tactic.bonus ?? 0;
  const oldBonus = tactic.old_bonus ?? bonus;
  let best: Army[] = [];
  for (let fresh = 0; fits(tactic, all, modern, standsIn, fresh, 0); fresh += 1) {
    let aged = 0;
    while (fits(tactic, all, modern, standsIn, fresh, aged + 1)) aged += 1;
    const armies = Array.from({ length: fresh + aged }, (_, index): Army => {
      const isOld = index >= fresh;
      const isDoubled = index < air;
      return { isOld, isDoubled, value: (isOld ? oldBonus : bonus) * (isDoubled ? 2 : 1) };
    });
    if (value(armies) > value(best)) best = armies;
  }
  return best;
}

const value = (armies: Army[]): number => armies.reduce((sum, army) => sum + army.value, 0);

/** Whether so many armies of modern units and so many further ones can stand side by side. */
function fits(tactic: PrintedCard, all: Units, modern: Units, standsIn: boolean, fresh: number, aged: number): boolean {
  const [infantry = 0, cavalry = 0, artillery = 0] = tactic.army ?? [];
  const armies = fresh + aged;
  if (armies > 99) return false;
  if (modern.artillery < fresh * artillery || all.artillery < armies * artillery) return false;
  const lent = Math.max(0, fresh * cavalry - modern.cavalry);
  const lentInAll = Math.max(lent, armies * cavalry - all.cavalry);
  if ((lent || lentInAll) && !standsIn) return false;
  return modern.infantry >= fresh * infantry + lent && all.infantry >= armies * infantry + lentInAll;
}

/** The greatest value that one army can have (Napoleon, 2006): it is always part of the best grouping. */
function bestArmy(armies: Army[]): number {
  return Math.max(0, ...armies.map((army) => army.value));
}

// Sums.

/** Where the ratings and the production of a seat come from. */
export function sumsOf(edition: Edition, view: View, seat: number): Sums {
  const c = civilizationsOf(view)[seat] ?? {};
  const found = new Counting(edition, view, seat, c);
  const cap = edition.isFirst ? FIRST_RATE_CAP : Infinity;
  return {
    culture: capped(found.culture(), cap),
    science: capped(found.science(), cap),
    strength: capped(found.strength(), edition.isFirst ? FIRST_STRENGTH_CAP : Infinity),
    happiness: capped(found.happiness(), MOST_FACES),
    food: capped(found.food(), Infinity),
    resources: capped(found.resources(), Infinity),
    civil: capped(found.symbols("civil"), Infinity),
    military: capped(found.symbols("military"), Infinity),
  };
}

function capped(parts: Part[], most: number): Sum {
  const shown = parts.filter((part) => part.value !== 0);
  const sum = shown.reduce((total, part) => total + part.value, 0);
  return { parts: shown, total: Math.max(0, Math.min(most, sum)) };
}

class Counting {
  readonly #edition: Edition;
  readonly #view: View;
  readonly #c: View;
  readonly #manned: Manned[];
  readonly #standing: PrintedCard[];
  readonly #pacts: PactShown[];
  readonly #leader: PrintedCard | undefined;

  constructor(edition: Edition, view: View, seat: number, c: View) {
    this.#edition = edition;
    this.#view = view;
    this.#c = c;
    this.#manned = manned(edition, c);
    this.#standing = standing(edition, c);
    this.#pacts = pactsOf(edition, view, seat);
    this.#leader = c["leader"] ? edition.cards.get(String(c["leader"])) : undefined;
  }

  #count(type: string): number {
    return this.#manned.filter((each) => each.type === type).reduce((sum, each) => sum + each.workers, 0);
  }

  #best(types: string[]): Manned | undefined {
    const found = this.#manned.filter((each) => types.includes(each.type));
    return found.reduce<Manned | undefined>(
      (best, each) => (!best || levelOf(each.card) > levelOf(best.card) ? each : best),
      undefined,
    );
  }

  #ofLeader(amount: number): Part[] {
    return this.#leader ? [{ source: `card-${this.#leader.id}`, count: 1, value: amount }] : [];
  }

  /** What workers give, technology by technology. */
  #workers(good: string, types: string[]): Part[] {
    return this.#manned
      .filter(({ type }) => types.includes(type))
      .map(({ id, card, workers }) => ({
        source: `card-${id}`,
        count: workers,
        value: workers * (card.yields?.[good] ?? 0),
      }));
  }

  #pacted(good: string): Part[] {
    return this.#pacts.map(({ card, gives }) => ({ source: `card-${card}`, count: 1, value: gives[good] ?? 0 }));
  }

  symbols(good: string): Part[] {
    const cards = this.#standing.map((card) => ({
      source: `card-${card.id}`,
      count: 1,
      value: card.symbols?.[good] ?? 0,
    }));
    return [...cards, ...this.#pacted(good)];
  }

  science(): Part[] {
    const leader = this.#leader;
    const best = this.#best(["lab", "library"]);
    const extra =
      (power(leader, "best_science") && best ? levelOf(best.card) : 0) +
      power(leader, "lab_science") * this.#count("lab");
    return [...this.#workers("science", URBAN), ...this.symbols("science"), ...this.#ofLeader(extra)];
  }

  culture(): Part[] {
    const ruins = (this.#c["ruins"] ?? []) as string[];
    const tourists = this.#pacts.map(({ card, partner, gives }) => ({
      source: `card-${card}`,
      count: 1,
      value: (gives["tourism"] ?? 0) * ((civilizationsOf(this.#view)[partner]?.["wonders"] ?? []) as string[]).length,
    }));
    return [
      ...this.#workers("culture", URBAN),
      ...this.symbols("culture"),
      ...ruins.map((id) => ({ source: `card-${id}`, count: 1, value: RUIN_CULTURE })),
      ...tourists,
      ...this.#ofLeader(this.#leaderCulture()),
    ];
  }

  #leaderCulture(): number {
    const leader = this.#leader;
    const [theaters, libraries] = [this.#count("theater"), this.#count("library")];
    const colonies = (this.#c["colonies"] as string[]).length;
    const warriors = (this.#c["workers"] as Record<string, number>)["warriors"] ?? 0;
    const best = this.#best(["theater"]);
    const labs = this.#manned
      .filter(({ type }) => type === "lab")
      .reduce((sum, { card, workers }) => sum + workers * levelOf(card), 0);
    return (
      power(leader, "theater_culture") * theaters +
      power(leader, "library_culture") * libraries +
      power(leader, "pair_culture") * Math.min(theaters, libraries) +
      (power(leader, "double_best_theater") && best ? (best.card.yields?.["culture"] ?? 0) : 0) +
      power(leader, "lab_level_culture") * labs +
      power(leader, "culture_per_face") * this.#loved() +
      power(leader, "cavalry_culture") * this.#count("cavalry") +
      Math.min(power(leader, "warriors_culture"), Math.max(0, warriors)) +
      (colonies && power(leader, "first_colony_culture")
        ? power(leader, "first_colony_culture") + power(leader, "colony_culture") * (colonies - 1)
        : 0)
    );
  }

  // Faces.

  /** What the faces of one card or one worker count: some wonders make happy ones worth more. */
  #shown(printed: number): number {
    const wonders = this.#working();
    const factor = wonders.some((card) => power(card, "double_faces")) ? 2 : 1;
    const extra = wonders.reduce((sum, card) => sum + power(card, "extra_face"), 0);
    return printed > 0 ? printed * factor + extra : printed;
  }

  #working(): PrintedCard[] {
    const ruins = (this.#c["ruins"] ?? []) as string[];
    return (this.#c["wonders"] as string[])
      .filter((id) => !ruins.includes(id))
      .flatMap((id) => this.#edition.cards.get(id) ?? []);
  }

  #facesOf(type: string): number {
    return this.#manned
      .filter((each) => each.type === type)
      .reduce((sum, each) => sum + each.workers * this.#shown(each.card.yields?.["happy"] ?? 0), 0);
  }

  #wonderFaces(): Part[] {
    const ruins = (this.#c["ruins"] ?? []) as string[];
    return (this.#c["wonders"] as string[]).map((id) => {
      const card = this.#edition.cards.get(id);
      const works = !ruins.includes(id);
      const printed = (works ? (card?.symbols?.["happy"] ?? 0) : 0) + (id === this.#c["tucked"] ? 1 : 0);
      return {
        source: `card-${id}`,
        count: 1,
        value: works && power(card, "extra_face") ? printed : this.#shown(printed),
      };
    });
  }

  /** Happy faces of temples, theaters and wonders (Michelangelo); unhappy ones do not count. */
  #loved(): number {
    const sad = this.#working().reduce((sum, card) => sum + Math.min(0, card.symbols?.["happy"] ?? 0), 0);
    return (
      this.#facesOf("temple") +
      this.#facesOf("theater") +
      this.#wonderFaces().reduce((sum, part) => sum + part.value, 0) -
      sad
    );
  }

  happiness(): Part[] {
    const once = (id: string | null): Part[] =>
      id
        ? [{ source: `card-${id}`, count: 1, value: this.#shown(this.#edition.cards.get(id)?.symbols?.["happy"] ?? 0) }]
        : [];
    const buildings = this.#manned
      .filter(({ type }) => URBAN.includes(type))
      .map(({ id, card, workers }) => ({
        source: `card-${id}`,
        count: workers,
        value: workers * this.#shown(card.yields?.["happy"] ?? 0),
      }));
    const colonies = (this.#c["colonies"] as string[]).flatMap(once);
    return [
      ...buildings,
      ...once(this.#c["government"] as string | null),
      ...once(this.#c["leader"] as string | null),
      ...this.#wonderFaces(),
      ...colonies,
    ];
  }

  // Strength.

  strength(): Part[] {
    const leader = this.#leader;
    const armies = armiesOf(this.#edition, this.#c);
    const cavalry = power(leader, "cavalry_strength") * this.#count("cavalry");
    const perUnit = this.#standing.map((card) => ({ source: `card-${card.id}`, count: 1, value: this.#perUnit(card) }));
    const types = UNITS.filter((type) => this.#count(type) > 0).length;
    const government = this.#shown(this.#edition.cards.get(String(this.#c["government"]))?.symbols?.["happy"] ?? 0);
    const own =
      (power(leader, "best_army_again") ? bestArmy(armies) : 0) +
      power(leader, "strength_per_unit_type") * types +
      power(leader, "strength_per_temple_face") * this.#facesOf("temple") +
      power(leader, "strength_per_government_face") * Math.max(0, government);
    const tactic = this.#c["tactic"]
      ? [{ source: `card-${this.#c["tactic"]}`, count: armies.length, value: value(armies) }]
      : [];
    return [
      ...this.#workers("strength", UNITS),
      ...tactic,
      ...this.#workers("strength", URBAN),
      ...this.symbols("strength"),
      ...perUnit,
      ...this.#ofLeader(cavalry + own),
    ];
  }

  #perUnit(card: PrintedCard): number {
    if (!power(card, "strength_per_infantry")) return 0;
    return UNITS.reduce(
      (sum, type) => sum + power(card, `strength_per_${type.replace("-", "_")}`) * this.#count(type),
      0,
    );
  }

  // Production.

  food(): Part[] {
    return [...this.#workers("food", ["farm"]), ...this.#pacted("food")];
  }

  resources(): Part[] {
    const best = this.#best(["mine"]);
    const extra = this.#working().flatMap((card): Part[] => {
      const often = power(card, "best_mine_extra");
      return often && best
        ? [{ source: `card-${card.id}`, count: often, value: often * (best.card.yields?.["resources"] ?? 0) }]
        : [];
    });
    const labs = this.#manned
      .filter(({ type }) => type === "lab")
      .reduce((sum, { card, workers }) => sum + workers * levelOf(card), 0);
    const leader = power(this.#leader, "labs_produce") ? labs : 0;
    return [...this.#workers("resources", ["mine"]), ...extra, ...this.#ofLeader(leader), ...this.#pacted("resources")];
  }
}

// The end of a turn.

export interface Forecast {
  isUprising: boolean;
  science: number;
  culture: number;
  /** Culture that a leader scores when the turn ends. */
  leaderCulture: number;
  /** Produced as far as there are blue tokens. */
  grown: number;
  eaten: number;
  /** Food that is missing, and the culture it costs. */
  missing: number;
  famine: number;
  made: number;
  corruption: number;
  corruptionInFood: number;
  /** What stays behind for want of blue tokens. */
  unstored: number;
  food: number;
  resources: number;
  blue: number;
  drawn: number;
  discards: number;
}

/** What the end of the turn brings a seat if nothing else changes, step by step in the order of the edition. */
export function forecastOf(edition: Edition, view: View, seat: number): Forecast {
  const c = civilizationsOf(view)[seat] ?? {};
  const stock = new Stock(edition, view, seat, c);
  const isUprising = Number(c["discontent"]) > Number(c["unused"]);
  const drawn = drawnCards(edition, view, c);
  const result: Forecast = {
    isUprising,
    science: 0,
    culture: 0,
    leaderCulture: 0,
    grown: 0,
    eaten: 0,
    missing: 0,
    famine: 0,
    made: 0,
    corruption: 0,
    corruptionInFood: 0,
    unstored: 0,
    food: stock.food,
    resources: stock.resources,
    blue: stock.blue,
    drawn: isUprising && edition.isFirst ? 0 : drawn,
    discards: Math.max(0, ((c["military_backs"] ?? []) as string[]).length - militaryLimit(edition, c)),
  };
  result.leaderCulture = endCulture(edition, view, seat, c);
  if (isUprising) return result;
  const room = edition.isFirst ? Math.max(0, FIRST_SCIENCE_CAP - Number(c["science"])) : Infinity;
  result.science = Math.min(Number(c["science_rate"]), room);
  result.culture = Number(c["culture_rate"]);
  if (!edition.isFirst) stock.corrupt(result);
  stock.grow(result);
  stock.eat(result, Number(c["culture"]) + result.culture);
  stock.mine(result);
  if (edition.isFirst) stock.corrupt(result);
  result.food = stock.food;
  result.resources = stock.resources;
  result.blue = stock.blue;
  return result;
}

export function militaryLimit(edition: Edition, c: View): number {
  const ruins = (c["ruins"] ?? []) as string[];
  const wonders = ((c["wonders"] ?? []) as string[]).filter((id) => !ruins.includes(id));
  return Number(c["military_total"]) + wonders.reduce((sum, id) => sum + power(edition.cards.get(id), "hand_limit"), 0);
}

function drawnCards(edition: Edition, view: View, c: View): number {
  if (isSimple(view) || (view["options"] as View | undefined)?.["military_draw"]) return 0;
  return Math.max(0, Math.min(edition.mostDrawn, Number(c["military"]) + Number(c["extra_military"] ?? 0)));
}

/** Culture of leaders at the end of a turn: Genghis Khan and Churchill (2015). */
function endCulture(edition: Edition, view: View, seat: number, c: View): number {
  const leader = c["leader"] ? edition.cards.get(String(c["leader"])) : undefined;
  const others = civilizationsOf(view).filter((_, other) => other !== seat && !civilizationsOf(view)[other]?.["left"]);
  const ahead = others.filter((other) => Number(other["strength"]) > Number(c["strength"])).length;
  const strong = ahead < (others.length <= 1 ? 1 : 2) ? power(leader, "culture_if_strong") : 0;
  const arms = ((c["used"] ?? []) as string[]).includes("armed") ? 0 : power(leader, "arms_or_culture");
  return strong + arms;
}

interface Store {
  id: string;
  type: string;
  value: number;
  level: number;
  workers: number;
  tokens: number;
}

/** Blue tokens on farms, mines and labs: paying gives back as many tokens as possible, gaining needs as few as possible. */
class Stock {
  blue: number;
  readonly #stores: Store[];
  readonly #edition: Edition;
  readonly #c: View;
  readonly #leader: PrintedCard | undefined;
  readonly #pacts: PactShown[];
  readonly #railroad: number;
  readonly #isSimple: boolean;

  constructor(edition: Edition, view: View, seat: number, c: View) {
    this.#edition = edition;
    this.#c = c;
    this.#isSimple = isSimple(view);
    this.blue = Number(c["blue"]);
    this.#leader = c["leader"] ? edition.cards.get(String(c["leader"])) : undefined;
    this.#pacts = pactsOf(edition, view, seat);
    const ruins = (c["ruins"] ?? []) as string[];
    this.#railroad = ((c["wonders"] ?? []) as string[])
      .filter((id) => !ruins.includes(id))
      .reduce((sum, id) => sum + power(edition.cards.get(id), "best_mine_extra"), 0);
    const workers = (c["workers"] ?? {}) as Record<string, number>;
    const tokens = (c["tokens"] ?? {}) as Record<string, number>;
    const ids = [...new Set([...Object.keys(workers), ...Object.keys(tokens)])];
    this.#stores = ids.flatMap((id): Store[] => {
      const card = edition.cards.get(id);
      const type = typeOf(card);
      if (!card || !["farm", "mine", "lab"].includes(type)) return [];
      const worth = type === "lab" ? levelOf(card) : (card.yields?.["food"] ?? card.yields?.["resources"] ?? 0);
      return [
        {
          id,
          type,
          value: worth,
          level: levelOf(card),
          workers: Math.max(0, workers[id] ?? 0),
          tokens: tokens[id] ?? 0,
        },
      ];
    });
  }

  #of(food: boolean): Store[] {
    return this.#stores
      .filter(({ type, value: worth }) => worth > 0 && (food ? type === "farm" : type !== "farm"))
      .sort((a, b) => a.value - b.value || (a.type === "mine" ? -1 : 1));
  }

  #sum(food: boolean): number {
    return this.#of(food).reduce((sum, store) => sum + store.tokens * store.value, 0);
  }

  get food(): number {
    return this.#sum(true);
  }

  get resources(): number {
    return this.#sum(false);
  }

  /** Put tokens of this value on the cards, high values first; the value that found no room. */
  #place(food: boolean, amount: number): number {
    let left = amount;
    for (const store of this.#holding(food)) {
      while (store.value <= left && this.blue > 0) {
        this.blue -= 1;
        store.tokens += 1;
        left -= store.value;
      }
    }
    return left;
  }

  #holding(food: boolean): Store[] {
    const labs = power(this.#leader, "labs_produce") > 0;
    const open = (this.#c["workers"] ?? {}) as Record<string, number>;
    const found = this.#of(food).filter(({ id, type }) => id in open && (type !== "lab" || labs));
    return found.sort((a, b) => b.value - a.value || (a.type === "mine" ? -1 : 1));
  }

  #lose(food: boolean, amount: number): number {
    const lost = Math.min(amount, this.#sum(food));
    let due = lost;
    for (const store of this.#of(food)) {
      while (due > 0 && store.tokens > 0) {
        store.tokens -= 1;
        this.blue += 1;
        due -= store.value;
      }
    }
    if (due < 0) this.#place(food, -due);
    return lost;
  }

  #produce(store: Store, wanted: number, result: Forecast): void {
    const moved = Math.min(wanted, this.blue);
    this.blue -= moved;
    store.tokens += moved;
    result.unstored += (wanted - moved) * store.value;
  }

  /** What pacts add to a production or take from it. */
  #settle(food: boolean, before: number, result: Forecast): void {
    const change = this.#pacts.reduce((sum, { gives }) => sum + (gives[food ? "food" : "resources"] ?? 0), 0);
    if (change > 0) result.unstored += this.#place(food, change);
    if (change < 0) this.#lose(food, this.#edition.isFirst ? -change : Math.min(-change, this.#sum(food) - before));
  }

  grow(result: Forecast): void {
    const before = this.food;
    for (const farm of this.#of(true).reverse()) if (farm.workers) this.#produce(farm, farm.workers, result);
    this.#settle(true, before, result);
    result.grown = this.food - before;
  }

  eat(result: Forecast, culture: number): void {
    let due = Number(this.#c["consumption"]);
    if (this.food < due && this.#canTrade()) {
      this.#lose(false, 1);
      due -= 1;
    }
    result.eaten = this.#lose(true, due);
    result.missing = due - result.eaten;
    result.famine = Math.min(culture, result.missing * this.#edition.famineCulture);
  }

  /** Trade Routes Agreement: once per turn a resource serves as food. */
  #canTrade(): boolean {
    const lends = this.#pacts.some(({ gives }) => gives["resource_as_food"]);
    return lends && !((this.#c["used"] ?? []) as string[]).includes("traded") && this.resources > 0;
  }

  mine(result: Forecast): void {
    const before = this.resources;
    const working = this.#of(false).filter(
      ({ type, workers }) => workers > 0 && (type === "mine" || power(this.#leader, "labs_produce")),
    );
    const best = working.findLast(({ type }) => type === "mine");
    // Labs are filled together with the mines, the highest level first.
    working.sort((a, b) => b.level - a.level || b.value - a.value);
    for (const store of working) this.#produce(store, store.workers + (store === best ? this.#railroad : 0), result);
    this.#settle(false, before, result);
    result.made = this.resources - before;
  }

  corrupt(result: Forecast): void {
    const due = this.#isSimple ? 0 : this.#due();
    result.corruption = this.#lose(false, due);
    result.corruptionInFood = this.#edition.isFirst ? 0 : this.#lose(true, due - result.corruption);
  }

  /** Corruption is counted with what is left in the bank when its time comes, in 2006 after everything was produced. */
  #due(): number {
    const table = this.#edition.corruption;
    return table[Math.min(this.blue, table.length - 1)] ?? 0;
  }
}

// The card row.

export interface Space {
  space: number;
  card: string | null;
  /** Civil actions printed below the space, and what the card costs this seat now. */
  printed: number;
  price: number;
  /** Goes away when the row is filled the next time. */
  isSwept: boolean;
}

export function spacesOf(edition: Edition, view: View): Space[] {
  const playing = civilizationsOf(view).filter((c) => !c["left"]).length;
  const swept = edition.rowSwept[Math.max(2, playing) - 2] ?? 0;
  const prices = ((view["costs"] as View | undefined)?.["take"] ?? []) as (number | null)[];
  return (view["row"] as (string | null)[]).map((card, index) => {
    const printed = edition.rowCost[index] ?? 0;
    return { space: index + 1, card, printed, price: prices[index] ?? printed, isSwept: index < swept };
  });
}

// Action cards.

export interface ActionShown {
  /** Signs of what it is for: farms, buildings, a wonder, workers. */
  marks: string[];
  /** Goods with what they are gained or saved. */
  goods: [string, string][];
}

const MARKS: [string, string[]][] = [
  ["farms", ["farm", "mine"]],
  ["urban", ["lab", "temple"]],
  ["stages", ["wonder"]],
  ["populates", ["population"]],
  ["develops", ["law"]],
  ["gain_unit_resources", ["infantry"]],
];
const GAINS: [string, string][] = [
  ["gain_culture", "culture"],
  ["gain_science", "science"],
  ["gain_food", "food"],
  ["gain_resources", "resources"],
  ["gain_unit_resources", "resources"],
  ["gain_military", "military"],
];

/** What an action card does, in signs; nothing of it where words must do. */
export function actionOf(card: PrintedCard | undefined): ActionShown {
  const action = card?.action ?? {};
  const marks = MARKS.flatMap(([word, signs]) => (action[word] ? signs : []));
  const goods = GAINS.flatMap(([word, good]): [string, string][] => (action[word] ? [[good, `+${action[word]}`]] : []));
  if (action["discount"]) goods.push(["resources", `−${action["discount"]}`]);
  if (action["gain_either"])
    goods.push(["food", `+${action["gain_either"]}`], ["resources", `/ ${action["gain_either"]}`]);
  return { marks, goods };
}

// Banks.

export interface Section {
  /** Tokens of the bank from the last one to the first one, counted from the end that empties last. */
  tokens: number[];
  /** What is due, table by table, as soon as the first token of the section is gone. */
  due: number[];
}

/** A bank in sections: wherever a number of one of its tables changes, a new one begins. */
export function sectionsOf(size: number, tables: number[][]): Section[] {
  const sections: Section[] = [];
  for (let token = size; token >= 1; token -= 1) {
    const due = tables.map((table) => table[Math.min(token - 1, table.length - 1)] ?? 0);
    const last = sections[sections.length - 1];
    if (last && last.due.every((each, index) => each === due[index])) last.tokens.push(token);
    else sections.push({ tokens: [token], due });
  }
  return sections;
}

/** When a table changes next as a bank empties: the new value and the tokens left then. */
export function thresholdOf(table: number[], tokens: number): { value: number; left: number } | null {
  const at = (count: number): number => table[Math.min(count, table.length - 1)] ?? 0;
  for (let left = tokens - 1; left >= 0; left -= 1) if (at(left) !== at(tokens)) return { value: at(left), left };
  return null;
}
