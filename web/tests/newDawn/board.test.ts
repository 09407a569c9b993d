/** The board of A New Dawn: what glows, what a click does, what an attack is worth, and a turn step by step. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import NewDawn from "../../src/boards/newDawn/Board.svelte";
import type { NewDawnView, Question } from "../../src/generated/new_dawn";
import { collect, type Choice } from "../../src/lib/choices";
import type { News } from "../../src/lib/live.svelte";
import { readAction, type GameEvent, type LegalAction } from "../../src/lib/reading";
import { told as presenter } from "../../src/lib/telling";
import type { ActionRecord, Explanation, Telling, ToldChoice } from "../../src/lib/wire";
import { sceneOf, situations, type Situation } from "../situations";

const situation = situations("new-dawn")[1] as Situation;
const seen = situation.state.view as unknown as NewDawnView;
const seat = seen.seat ?? 0;
const [here, there, far] = seen.map.spaces.map(({ space }) => space) as [string, string, string];

interface Offered extends LegalAction {
  about: string[];
  notes?: { message: string; arguments: Record<string, number> }[];
}
const action = (code: number, verb: string, args: Record<string, number | string>, about: string[] = []): Offered => ({
  ...readAction({ code, verb, ...args }),
  about,
});
const toldChoice = ({ code, verb, args, about, notes }: Offered): ToldChoice => ({
  verb,
  phrase: { message: `verb-${verb}`, arguments: args },
  about,
  deeds: [{ code }],
  ...(notes ? { notes } : {}),
  ...(verb === "done" ? { ends: true } : {}),
});

interface Changed {
  offered?: Offered[];
  view?: Partial<NewDawnView>;
  ask?: (thing: string) => Explanation | null;
  news?: News;
  events?: GameEvent[];
}

async function show({ offered = [], view = {}, ask, news, events = [] }: Changed) {
  const scene = await sceneOf(situation);
  const telling: Telling = {
    ...situation.state.telling,
    groups: [{ asked: "one-of", choices: offered.map(toldChoice) }],
  };
  const language = scene.language.calling(situation.state.telling.called ?? {});
  const onchoose = vi.fn<(choice: Choice) => void>();
  const onwhy = vi.fn<(record: ActionRecord) => void>();
  const props = {
    scene: { ...scene, language, telling, view: { ...seen, ...view }, ...(ask ? { ask } : {}) },
    presenter,
    title: "new-dawn",
    choices: collect(offered, telling),
    focus: null,
    news: news ?? null,
    events,
    onexplain: vi.fn(),
    onfocus: vi.fn(),
    onchoose,
    onwhy,
  };
  const shown = render(NewDawn, { props });
  return { ...shown, props, onchoose, onwhy, language };
}

const space = (container: Element, id: string): Element => container.querySelector(`[data-space="${id}"]`) ?? container;
const glowing = (container: Element): Element[] => [...container.querySelectorAll("[data-legal]")];
const code = (onchoose: { mock: { calls: [Choice][] } }): number | undefined => onchoose.mock.calls[0]?.[0].sample.code;

describe("the board of A New Dawn", () => {
  it("names a space by what lies there and answers by a click on it", async () => {
    const { container, onchoose, language } = await show({
      offered: [action(1, "place", { space: here }, [`space-${here}`]), action(2, "done", {})],
    });
    const place = space(container, here);
    expect(glowing(container)).toEqual([place]);
    expect(place.getAttribute("aria-label")).toContain(language.name(`space-${here}`));
    expect(language.name(`space-${here}`)).not.toBe(here);
    await fireEvent.click(place);
    expect(code(onchoose)).toBe(1);
  });

  it("asks why where nothing is open", async () => {
    const { container, onwhy } = await show({ offered: [action(1, "place", { space: here }, [`space-${here}`])] });
    await fireEvent.click(space(container, there));
    expect(onwhy).toHaveBeenCalledWith({ verb: "place", space: there });
  });

  it("resolves a focus card by a click on it, which says what it would do now", async () => {
    const { container, onchoose } = await show({
      offered: [1, 2, 3, 4, 5].map((slot) => action(slot, "resolve", { slot })),
    });
    const cards = glowing(container);
    expect(cards).toHaveLength(5);
    expect(cards.every((card) => (card.querySelector(".now")?.textContent ?? "").trim())).toBe(true);
    await fireEvent.click(cards[2] as Element);
    expect(code(onchoose)).toBe(Number(cards[2]?.closest("li")?.querySelector(".slot b")?.textContent));
  });

  it("moves by two clicks, from where to where, and offers both where two ways lead there", async () => {
    const civilizations = seen.civilizations.map((c, at) =>
      at === seat ? { ...c, caravans: [here, there, "reserve"] } : c,
    );
    const offered = [
      action(1, "send", { caravan: 1, space: far }, [`space-${far}`]),
      action(2, "send", { caravan: 2, space: far }, [`space-${far}`]),
      action(3, "send", { caravan: 1, space: there }, [`space-${there}`]),
    ];
    const { container, onchoose } = await show({ offered, view: { civilizations } });
    await fireEvent.click(space(container, far));
    expect(onchoose).not.toHaveBeenCalled();
    expect(container.querySelectorAll(".menu [data-legal]")).toHaveLength(2);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(container.querySelectorAll(".menu")).toHaveLength(0);
    await fireEvent.click(space(container, here));
    expect(space(container, here).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(space(container, far));
    expect(code(onchoose)).toBe(1);
  });

  it("exchanges a diplomacy card where it lies, and covers no map for it", async () => {
    const civilizations = seen.civilizations.map((c, at) =>
      at === seat ? { ...c, pacts: [{ of: 1, card: "embassy" }] } : c,
    );
    const exchange = (number: number, wanted: string): Offered =>
      action(number, "renegotiate", { pact: "embassy-2", for: `${wanted}-2` }, ["card-embassy", `card-${wanted}`]);
    const { container, onchoose, language } = await show({
      offered: [action(1, "resolve", { slot: 1 }), exchange(2, "joint-war"), exchange(3, "defensive-pact")],
      view: { civilizations, question: { frame: "Choosing" } },
    });
    expect(container.querySelector(".moment")).toBeNull();
    const pact = [...container.querySelectorAll(".held[data-legal]")];
    expect(pact.map(({ textContent }) => textContent.trim())).toEqual([language.name("card-embassy")]);
    await fireEvent.click(pact[0] as Element);
    const cards = container.querySelectorAll(".moment [data-legal]");
    expect(cards).toHaveLength(2);
    await fireEvent.click(cards[1] as Element);
    expect(code(onchoose)).toBe(3);
  });

  it("draws the way of a caravan through the spaces that it would pass", async () => {
    const { container } = await show({
      offered: [action(1, "send", { caravan: 1, space: far }, [`space-${far}`])],
      view: {
        question: { frame: "Caravans", seat, ways: [{ caravans: [1], before: { [far]: there, [there]: here } }] },
      },
    });
    await fireEvent.pointerEnter(space(container, far));
    const drawn = container.querySelector(".marks .way")?.getAttribute("d") ?? "";
    expect(drawn.split("Q")).toHaveLength(2);
  });

  it("spends tokens where they lie: trade on its card, resources before the player", async () => {
    const row = seen.civilizations[seat]?.row.map((entry) => ({ ...entry, trade: entry.slot === 2 ? 1 : 0 })) ?? [];
    const civilizations = seen.civilizations.map((c, at) =>
      at === seat ? { ...c, row, resources: { ...c.resources, oil: 1 } } : c,
    );
    const card = `card-${row.find(({ slot }) => slot === 2)?.card ?? ""}`;
    const offered = [
      action(1, "spend", { source: "trade" }, ["source-trade", card]),
      action(2, "spend", { source: "oil" }, ["resource-oil"]),
    ];
    const { container, onchoose } = await show({ offered, view: { civilizations } });
    const tokens = glowing(container);
    expect(tokens.map((each) => each.getAttribute("aria-label")).sort()).toEqual(["1 Oil", "trade token"]);
    await fireEvent.click(tokens.find((each) => each.getAttribute("aria-label") === "1 Oil") as Element);
    expect(code(onchoose)).toBe(2);
  });

  it("offers what lies nowhere as cards", async () => {
    const offered = [
      action(1, "take", { diplomacy: "kabul" }, ["card-kabul"]),
      action(2, "gain", { resource: "oil" }, ["resource-oil"]),
      action(3, "conquer", {}),
      action(4, "done", {}),
    ];
    const { container, onchoose } = await show({ offered });
    expect(container.querySelectorAll(".moment .offer[data-legal]")).toHaveLength(3);
    await fireEvent.click(screen.getByText("Oil"));
    expect(code(onchoose)).toBe(2);
  });

  it("shows both values and the odds before an attack is made", async () => {
    const attack = {
      ...action(1, "attack", { space: here }, [`space-${here}`]),
      notes: [{ message: "choice-odds", arguments: { percent: 72 } }],
    };
    const side = (heading: string, value: number) => ({
      heading: { message: heading },
      rows: [{ label: { message: "part-slot" }, value }],
      total: { label: { message: "part-and-die" }, value },
    });
    const odds = {
      heading: { message: "odds-account" },
      rows: [{ label: { message: "odds-plain" }, value: { message: "odds-percent", arguments: { percent: 72 } } }],
    };
    const ask = (thing: string): Explanation => ({
      thing,
      name: { message: "thing", arguments: { thing } },
      lines: [],
      accounts: [side("attack-account", 5), side("defence-account", 3), odds],
      rules: [],
    });
    const { container, onchoose } = await show({ offered: [attack], ask });
    expect(container.querySelector(".odds")?.textContent).toContain("72 %");
    await fireEvent.click(space(container, here));
    expect(onchoose).not.toHaveBeenCalled();
    const sheet = container.querySelector(".attack .sides")?.textContent ?? "";
    expect(sheet).toContain("5");
    expect(sheet).toContain("3");
    await fireEvent.click(container.querySelector(".attack .primary") as Element);
    expect(code(onchoose)).toBe(1);
  });

  it("shows the dice while tokens may be spent, and the sums as they stand", async () => {
    const event = (message: string, told: GameEvent["arguments"]): GameEvent => ({
      seq: 1,
      rule: "",
      message,
      arguments: told,
    });
    const place = `space-${here}`;
    const question: Question = {
      frame: "Combat",
      attacker: 0,
      defender: 1,
      space: here,
      attack: 8,
      defence: 6,
      spends: "attacker",
    };
    const rolled = { seat: 0, space: place, die: 4, card: 3, bonus: 0, attack: 7, reply: 5, strength: 1, defence: 6 };
    const { container } = await show({
      offered: [action(1, "done", {})],
      view: { question },
      events: [
        event("attack-on-token", { seat: 0, other: 1, space: place }),
        event("combat-rolled", rolled),
        event("spent", { seat: 0, source: "source-trade", slot: 3 }),
      ],
    });
    const text = container.querySelector(".battle")?.textContent ?? "";
    expect(text).toContain("8");
    expect(text).toContain("die 4 + card 3 + bonus 0 + tokens 1");
    expect(text).toContain("die 5 + defence 1");
  });
});

describe("the turn of the automated player", () => {
  const automa = seat === 0 ? 1 : 0;
  const event = (message: string, told: GameEvent["arguments"]): GameEvent => ({
    seq: 2,
    rule: "A4.1-a",
    message,
    arguments: told,
  });
  const news: News = {
    seq: 2,
    isTakenBack: false,
    events: [
      event("reset", { seat, card: "card-pottery" }),
      event("resolved", { seat: automa, card: "card-automa-early-empire", slot: 3, number: 3 }),
      event("automa-chose-space", {
        seat: automa,
        space: `space-${here}`,
        criterion: "criterion-contains-resource-token",
      }),
      event("placed", { seat: automa, space: `space-${here}` }),
    ],
  };

  it("is gone through step by step on the map, with what decided, forwards and backwards", async () => {
    const spaces = seen.map.spaces.map((facts) =>
      facts.space === here ? { ...facts, owner: automa, piece: "token" as const } : facts,
    );
    const { container, props, rerender } = await show({ view: { automa } });
    const after = { ...seen, automa, map: { ...seen.map, spaces } };
    await rerender({ ...props, scene: { ...props.scene, view: after }, news });
    const stepper = container.querySelector(".stepper") as HTMLElement;
    expect(stepper.textContent).toContain("1/3");
    const owner = (): string => space(container, here).getAttribute("aria-label") ?? "";
    expect(owner()).not.toContain("token of");
    await fireEvent.click(screen.getByLabelText("Next step"));
    expect(container.querySelector(".why")?.textContent).toContain("contains a resource token");
    expect(owner()).not.toContain("token of");
    await fireEvent.click(screen.getByLabelText("Next step"));
    expect(owner()).toContain("token of");
    await fireEvent.click(screen.getByLabelText("Step back"));
    expect(owner()).not.toContain("token of");
    await fireEvent.click(screen.getByLabelText("Close"));
    expect(owner()).toContain("token of");
    await fireEvent.click(screen.getByText(/^Turn of/));
    expect(container.querySelector(".stepper")?.textContent).toContain("1/3");
  });
});
