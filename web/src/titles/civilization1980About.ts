/** What things of Civilization (1980) are and do, and what a nation's numbers are made of. */

import type { Amounted, Breakdown, Explained, Scene } from "../lib/presenter";
import {
  AREA_INDEX,
  AREAS,
  BOARD,
  CARDS,
  COAST_LINKS,
  COASTS,
  COMMODITIES,
  feeds,
  handValue,
  isOpenSea,
  KINDS,
  NATIONS,
  owns,
  printedPoints,
  setValue,
  SETUP,
  SPACES,
  startsFor,
} from "./civilization1980Facts";
import { addedPrice, creditsFrom, creditsTowards } from "./civilization1980Prices";
import { fleetOf, nextNeed, onBoard, read, total, type Need, type Table } from "./civilization1980Reading";

const SUPPORT = 2;
const EFFECT = /^effect-|-effect$/;

/** What a thing does, as the teller says it. */
function effects({ language, ask }: Scene, id: string, names: string[]): string[] {
  const lines = ask?.(id)?.lines ?? [];
  return lines.filter(({ message }) => EFFECT.test(message)).map((line) => language.said(line, names));
}

/** What is pointed at, by the id of its name. */
export function explain(scene: Scene, id: string, names: string[]): Explained | null {
  const cut = id.indexOf("-");
  const word = id.slice(cut + 1);
  const tell = { area: area, card: card, commodity: commodity, calamity: calamity, nation: nation }[id.slice(0, cut)];
  return tell ? tell(scene, word, names) : null;
}

const name = (scene: Scene, kind: string, word: string): string => scene.language.name(`${kind}-${word}`);

function area(scene: Scene, word: string, names: string[]): Explained | null {
  const { language } = scene;
  const index = AREA_INDEX.get(word) ?? -1;
  const facts = AREAS[index];
  if (!facts) return null;
  const table = read(scene.view);
  const sea = isOpenSea(index);
  const lines = [
    sea ? language.text("about-area-sea") : language.text("about-area-facts", { site: facts.site, limit: facts.limit }),
  ];
  if (!sea && !table.regions.includes(facts.region)) lines.push(language.text("about-area-out"));
  for (const plain of BOARD.flood_plain)
    if (plain.areas.includes(word))
      lines.push(language.text("about-area-plain", { plain: name(scene, "flood-plain", plain.id) }));
  for (const volcano of BOARD.volcano)
    if (volcano.areas.includes(word))
      lines.push(language.text("about-area-volcano", { volcano: name(scene, "volcano", volcano.id) }));
  const who = occupants(scene, table, index, names);
  lines.push(
    who.length ? language.text("about-area-here", { who: who.join(", ") }) : language.text("about-area-empty"),
  );
  lines.push(...neighbours(scene, table, index));
  const rules = sea ? ["53.6-a"] : facts.site === "none" ? ["31-c", "43.7-a"] : ["43.7-a"];
  return {
    name: name(scene, "area", word),
    kind: sea ? name(scene, "region", "sea") : name(scene, "region", facts.region),
    lines,
    rules,
  };
}

function neighbours(scene: Scene, table: Table, index: number): string[] {
  const across = COASTS.flatMap((coast, at) =>
    coast.area === index ? (COAST_LINKS[at] ?? []).map((link) => COASTS[link]?.area ?? -1) : [],
  );
  const inPlay = (area: number): boolean => isOpenSea(area) || table.regions.includes(AREAS[area]?.region ?? "");
  const told = (label: string, areas: number[]): string[] => {
    const named = [...new Set(areas)].filter(inPlay).map((each) => name(scene, "area", AREAS[each]?.id ?? ""));
    return named.length ? [`${scene.language.text(label)}: ${named.join(", ")}`] : [];
  };
  return [
    ...told(
      "about-area-land",
      (AREAS[index]?.land ?? []).map((id) => AREA_INDEX.get(id) ?? -1),
    ),
    ...told("about-area-water", across),
  ];
}

/** Whose city, tokens and ships are in an area, in words. */
export function occupants({ language }: Scene, table: Table, area: number, names: string[]): string[] {
  return table.order.flatMap((seat) => {
    const called = { seat: names[seat] ?? "" };
    const count = table.tokens[seat]?.[area] ?? 0;
    const found: string[] = [];
    if (table.cityOwner[area] === seat) found.push(language.text("about-area-city-of", called));
    if (count) {
      const fed = feeds(table.tokens, table.cards, seat, area);
      const plain = language.text("about-area-tokens-of", { ...called, count });
      found.push(count > fed ? language.text("board-over", { tokens: plain, limit: fed }) : plain);
    }
    if ((table.ships[seat] ?? []).some((coast) => COASTS[coast]?.area === area))
      found.push(language.text("about-area-ship-of", called));
    return found;
  });
}

function card(scene: Scene, word: string, names: string[]): Explained | null {
  const { language } = scene;
  const index = CARDS.findIndex((each) => each.id === word);
  const facts = CARDS[index];
  if (!facts) return null;
  const table = read(scene.view);
  const lines = effects(scene, `card-${word}`, names);
  const called = (each: { card: number; credit: number }): string =>
    `${name(scene, "card", CARDS[each.card]?.id ?? "")} ${each.credit}`;
  if (facts.requires) lines.push(language.text("about-card-requires", { card: name(scene, "card", facts.requires) }));
  lines.push(
    language.text("about-card-credits", {
      credits: creditsFrom(index).map(called).join(", ") || language.text("nothing"),
    }),
  );
  const owners = names.filter((_, seat) => owns(table.cards[seat] ?? 0, index));
  if (owners.length) lines.push(language.text("about-card-owners", { who: owners.join(", ") }));
  let cost = String(facts.price);
  const mine = table.seat === null ? -1 : (table.cards[table.seat] ?? 0);
  if (mine >= 0 && !owns(mine, index)) {
    const price = addedPrice(mine, (table.asked["basket"] ?? []) as number[], index, table.perCard);
    const credits = creditsTowards(mine, index);
    if (price < facts.price) cost = `${facts.price} → ${price}`;
    if (credits.length) lines.push(language.text("board-credits-own", { credits: credits.map(called).join(", ") }));
  }
  lines.push(language.text("web-deck-left", { count: table.supply[index] ?? 0 }));
  return {
    name: name(scene, "card", word),
    kind: facts.groups.map((each) => name(scene, "group", each)).join(" · "),
    cost,
    lines: lines.filter(Boolean),
    rules: ["43.10-b"],
  };
}

function commodity(scene: Scene, word: string): Explained | null {
  const facts = COMMODITIES.find((each) => each.id === word);
  const kind = KINDS.findIndex((each) => each.id === word);
  if (!facts) return null;
  const sets = Array.from({ length: facts.copies }, (_, count) => String(setValue(kind, count + 1))).join(", ");
  return {
    name: name(scene, "commodity", word),
    cost: String(facts.value),
    rules: ["51-c"],
    lines: [scene.language.text("about-commodity", { value: facts.value, copies: facts.copies, sets })],
  };
}

function calamity(scene: Scene, word: string, names: string[]): Explained | null {
  const { language } = scene;
  const kind = KINDS.findIndex((each) => each.id === word && each.calamity);
  const facts = KINDS[kind];
  if (!facts) return null;
  const holder = read(scene.view).calamityHolder[kind - COMMODITIES.length] ?? -1;
  const lines = [
    ...effects(scene, `calamity-${word}`, names),
    language.text("about-calamity", { back: facts.calamity ?? "black", stack: facts.stack }),
  ];
  if (holder >= 0)
    lines.push(language.text("open-calamity", { card: name(scene, "calamity", word), seat: names[holder] ?? "" }));
  return { name: name(scene, "calamity", word), lines, rules: ["52-b"] };
}

function nation(scene: Scene, word: string): Explained | null {
  const { language } = scene;
  const index = NATIONS.findIndex((each) => each.id === word);
  if (index < 0) return null;
  const table = read(scene.view);
  const start = startsFor(table.players, table.isFull).get(word);
  const seat = table.nation.indexOf(index);
  const lines = [
    language.text("about-nation-facts", {
      area: start ? name(scene, "area", start) : language.text("nothing"),
      spaces: (NATIONS[index]?.epoch_start ?? []).join(", "),
      points: printedPoints(index, SPACES),
    }),
  ];
  if (seat >= 0 && table.round) {
    const cities = AREAS.filter((_, at) => table.cityOwner[at] === seat).map((each) => name(scene, "area", each.id));
    const cards = CARDS.filter((_, at) => owns(table.cards[seat] ?? 0, at)).map((each) => name(scene, "card", each.id));
    lines.push(language.text("about-nation-cities", { cities: cities.join(", ") || language.text("nothing") }));
    if (table.isFull)
      lines.push(language.text("about-nation-cards", { cards: cards.join(", ") || language.text("nothing") }));
    const need = nextNeed(table, seat);
    if (need) lines.push(`${language.text("board-next-space")}: ${needText(scene, need)}`);
  }
  return { name: name(scene, "nation", word), lines, rules: ["43.13-a"] };
}

/** What the next space asks for, in words. */
export function needText({ language }: Scene, need: Need): string {
  if (need.kind === "free") return language.text("next-step-free");
  return language.text("board-need", {
    need: language.text(`next-step-${need.kind}`, { count: need.wanted }),
    have: need.have,
  });
}

/** What a nation's numbers are made of: points, pieces, support. */
export function breakdown(scene: Scene, seat: number): Breakdown[] {
  const table = read(scene.view);
  if (!table.round) return [];
  return [...(table.isFull ? [points(scene, table, seat)] : []), pieces(scene, table, seat)];
}

function points(scene: Scene, table: Table, seat: number): Breakdown {
  const { language } = scene;
  const cards = table.cards[seat] ?? 0;
  const owned = CARDS.flatMap((each, index): Amounted[] =>
    owns(cards, index) ? [{ label: name(scene, "card", each.id), value: each.price }] : [],
  );
  const worth = total(owned.map((each) => Number(each.value)));
  const treasury = table.treasury[seat] ?? 0;
  const rows: Amounted[] = [
    { label: language.text("board-civilization-cards"), value: worth, ...(owned.length ? { parts: owned } : {}) },
    { label: language.text("board-treasury"), value: treasury },
    hand(scene, table, seat),
  ];
  const known = worth + treasury + (seat === table.seat ? handValue(table.hand) : 0);
  return {
    title: language.text("column-points"),
    rows,
    total: { label: language.text("board-total"), value: seat === table.seat ? known : `${known} +` },
  };
}

/** Trade cards count in the end; those of others are not known. */
function hand({ language }: Scene, table: Table, seat: number): Amounted {
  const label = language.text("board-hand-of");
  if (seat !== table.seat)
    return { label, value: "?", note: language.text("board-hand-unknown", { count: table.handSize[seat] ?? 0 }) };
  const parts = table.hand.flatMap((count, kind): Amounted[] =>
    count && !KINDS[kind]?.calamity
      ? [{ label: `${count} × ${language.name(KINDS[kind]?.name ?? "")}`, value: setValue(kind, count) }]
      : [],
  );
  return { label, value: handValue(table.hand), ...(parts.length ? { parts } : {}) };
}

function pieces(scene: Scene, table: Table, seat: number): Breakdown {
  const { language } = scene;
  const cities = table.cityCount[seat] ?? 0;
  const board = onBoard(table, seat);
  const rows: Amounted[] = [
    { label: language.text("board-cities"), value: `${cities} / ${SETUP.cities}` },
    {
      label: language.text("board-tokens"),
      value: board,
      note: language.text("board-support", { count: cities * SUPPORT }),
    },
    { label: language.text("board-stock"), value: table.stock[seat] ?? 0 },
    { label: language.text("board-treasury"), value: table.treasury[seat] ?? 0 },
    { label: language.text("board-ships"), value: `${fleetOf(table, seat)} / ${SETUP.ships}` },
  ];
  const need = nextNeed(table, seat);
  if (need)
    rows.push({
      label: language.text("board-next-space"),
      value: need.kind === "free" ? "✓" : `${need.have} / ${need.wanted}`,
      note: needText(scene, need),
    });
  return { title: language.text("board-pieces"), rows };
}
