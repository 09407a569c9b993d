/** The board of Through the Ages: what glows, what a click does, what is offered in place, and whose board is shown. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import ThroughTheAges from "../../src/boards/ThroughTheAges.svelte";
import { collect, type Choice } from "../../src/lib/choices";
import { readAction, type LegalAction } from "../../src/lib/reading";
import type { ActionRecord, View } from "../../src/lib/wire";
import { deedsOf, isPlainDeed, targetsOf, wish } from "../../src/boards/throughTheAges/deeds";
import { presenter } from "../../src/titles/throughTheAges";
import { edition as load } from "../../src/titles/throughTheAgesFacts";
import { CODES, sceneOf, situations, type Situation } from "../situations";

const EDITIONS = ["through-the-ages-2006", "through-the-ages-2015"];
/** The facts are here at once; a busy machine may still take its time to draw. */
const PATIENCE = { timeout: 60_000 };

beforeAll(() => Promise.all(EDITIONS.map(load)));

function situation(title: string, index: number): Situation {
  const found = situations(title)[index];
  if (!found) throw new Error(`no situation ${index} of ${title}`);
  return found;
}

interface Shown {
  container: HTMLElement;
  unmount: () => void;
  onchoose: ReturnType<typeof vi.fn<(choice: Choice) => void>>;
  onwhy: ReturnType<typeof vi.fn<(record: ActionRecord) => void>>;
  onfocus: ReturnType<typeof vi.fn<(focus: string | null) => void>>;
  onbreakdown: ReturnType<typeof vi.fn<(seat: number) => void>>;
}

async function show(
  each: Situation,
  legal: LegalAction[] = each.legal,
  changes: View = {},
  code: "en" | "de" = "en",
): Promise<Shown> {
  const scene = await sceneOf(each, code);
  const calls = {
    onchoose: vi.fn<(choice: Choice) => void>(),
    onwhy: vi.fn<(record: ActionRecord) => void>(),
    onfocus: vi.fn<(focus: string | null) => void>(),
    onbreakdown: vi.fn<(seat: number) => void>(),
  };
  const props = {
    title: each.title,
    scene: { ...scene, view: { ...scene.view, ...changes } },
    presenter,
    choices: collect(legal),
    focus: null,
    onexplain: () => undefined,
    ...calls,
  };
  const { container, unmount } = render(ThroughTheAges, { props });
  await vi.waitFor(() => expect(container.querySelector(".board")).not.toBeNull(), PATIENCE);
  return { container, unmount, ...calls };
}

const action = (code: number, verb: string, args: Record<string, number | string>): LegalAction =>
  readAction({ code, verb, ...args });

describe.each(EDITIONS)("%s", (title) => {
  it.each(CODES)("shows every position of the fixtures without a word that nobody has written (%s)", async (code) => {
    for (const each of situations(title)) {
      const { container, unmount } = await show(each, each.legal, {}, code);
      expect(container.querySelectorAll(".space")).toHaveLength(13);
      expect(container.textContent).not.toMatch(/\b(ages|board|column|web|heading)-[a-z]/);
      expect(container.querySelectorAll(".civilization")).toHaveLength(Number(each.state.view["players"]));
      unmount();
    }
  });

  it("lets exactly the cards of the row glow that can be taken", async () => {
    for (const each of situations(title)) {
      const { container, unmount } = await show(each);
      const spaces = each.legal.filter(({ verb }) => verb === "take").map(({ args }) => args["space"]);
      const glowing = [...container.querySelectorAll(".space")].flatMap((space, index) =>
        space.querySelector("[data-legal]") ? [index + 1] : [],
      );
      expect(glowing).toEqual(spaces);
      unmount();
    }
  });

  it("marks the cards that go away with the next refill", async () => {
    const each = situation(title, 1);
    const { container } = await show(each);
    expect(container.querySelectorAll(".space.swept")).toHaveLength(5 - Number(each.state.view["players"]));
  });

  it("shows somebody else's board when the name is clicked, and the numbers when a number is", async () => {
    const each = situation(title, 1);
    const { container, onbreakdown } = await show(each);
    const other = each.state.seat === 0 ? 1 : 0;
    const row = container.querySelectorAll<HTMLElement>(".ratings tbody tr")[other];
    await fireEvent.click(row?.querySelector(".who") as HTMLElement);
    expect(container.querySelector(".civilization:not(.small)")?.getAttribute("aria-label")).toBe(
      presenter.names(await sceneOf(each))[other],
    );
    await fireEvent.click(row?.querySelector(".sum") as HTMLElement);
    expect(onbreakdown).toHaveBeenCalledWith(other);
  });
});

describe("a click", () => {
  const each = situation("through-the-ages-2015", 1);
  const me = each.state.seat ?? 0;
  const own = (each.state.view["civilizations"] as View[])[me] as View;
  const last = 13;
  const card = (container: HTMLElement, space: number): HTMLElement =>
    container.querySelector(`.space:nth-child(${space}) .card`) as HTMLElement;

  it("takes a card of the row", async () => {
    const take = action(7, "take", { space: 2 });
    const { container, onchoose } = await show(each, [take]);
    await fireEvent.click(container.querySelector(".space [data-legal]") as HTMLElement);
    expect(onchoose.mock.calls[0]?.[0].sample).toEqual(take);
  });

  it("asks why a card that does not glow cannot be taken", async () => {
    const { container, onwhy, onchoose } = await show(each, [action(7, "take", { space: 2 })], { to_act: [me] });
    await fireEvent.click(card(container, last));
    expect(onwhy).toHaveBeenCalledWith({ verb: "take", space: last });
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("says nothing about rules to whoever is not asked", async () => {
    const { container, onwhy } = await show(each, [], { to_act: [me + 1] });
    await fireEvent.click(card(container, last));
    expect(onwhy).not.toHaveBeenCalled();
  });

  it("offers several things in place, with their prices, and does the one that is chosen", async () => {
    const legal = [action(1, "build", { technology: "bronze" }), action(2, "destroy", { technology: "bronze" })];
    const { container, onchoose, onfocus } = await show(each, legal);
    await fireEvent.click(container.querySelector(`[data-explain="card-bronze"][data-legal]`) as HTMLElement);
    expect(onchoose).not.toHaveBeenCalled();
    expect(onfocus).toHaveBeenCalledWith("card:bronze");
    const items = screen.getAllByRole("menuitem");
    expect(items.map((item) => item.dataset["verb"])).toEqual(["build", "destroy"]);
    expect(items[0]?.textContent).toContain(
      String((each.state.view["costs"] as Record<string, Record<string, number>>)["build"]?.["bronze"]),
    );
    await fireEvent.click(items[1] as HTMLElement);
    expect(onchoose.mock.calls[0]?.[0].sample.verb).toBe("destroy");
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("never destroys without asking", async () => {
    const { container, onchoose } = await show(each, [action(2, "destroy", { technology: "bronze" })]);
    const bronze = container.querySelector<HTMLElement>(`[data-explain="card-bronze"][data-legal]`);
    expect(bronze?.classList.contains("legal")).toBe(false);
    await fireEvent.click(bronze as HTMLElement);
    expect(onchoose).not.toHaveBeenCalled();
    await fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("raises a worker from the pool", async () => {
    const { container, onchoose } = await show(each, [action(3, "populate", {})]);
    await fireEvent.click(container.querySelector(".pool[data-legal]") as HTMLElement);
    expect(onchoose.mock.calls[0]?.[0].verb).toBe("populate");
  });

  it("builds as many stages of a wonder as are wanted", async () => {
    const civilizations = structuredClone(each.state.view["civilizations"]) as View[];
    Object.assign(civilizations[me] as View, { wonder: "pyramids", stages: 1 });
    const costs = { ...(each.state.view["costs"] as object), stages: [2, 1] };
    const { container, onchoose } = await show(
      each,
      [action(4, "construct", { stages: 1 }), action(5, "construct", { stages: 2 })],
      { civilizations, costs },
    );
    await fireEvent.click(container.querySelector(".site [data-legal]") as HTMLElement);
    const items = screen.getAllByRole("menuitem");
    expect(items.map((item) => item.querySelector(".price")?.textContent)).toEqual(["2", "3"]);
    await fireEvent.click(items[1] as HTMLElement);
    expect([...(onchoose.mock.calls[0]?.[0].actions.values() ?? [])]).toEqual([action(5, "construct", { stages: 2 })]);
  });

  it("brings the board to the front that a question is about", async () => {
    const question = { frame: "Raid", card: "raid-i", from: 1, razed: [] };
    const { container } = await show(
      each,
      [action(6, "raze", { technology: "philosophy" }), action(8, "raze", { technology: "religion" })],
      { question },
    );
    expect(container.querySelector(".civilization:not(.small)")?.getAttribute("aria-label")).toBe(
      presenter.names(await sceneOf(each))[1],
    );
    expect(container.querySelectorAll(".moment [data-legal]")).toHaveLength(2);
  });

  it("warns of an uprising", async () => {
    const civilizations = structuredClone(each.state.view["civilizations"]) as View[];
    Object.assign(civilizations[me] as View, { discontent: Number(own["unused"]) + 1 });
    const { container } = await show(each, [], { civilizations });
    expect(container.querySelector(".forecast .warning")?.textContent).toContain("Uprising");
  });
});

it("shows who has bid what for a territory, and who has passed", async () => {
  const each = situation("through-the-ages-2015", 1);
  const question = { frame: "Auction", card: "inhabited-territory-i", bid: 2, bidder: 1 };
  const scene = await sceneOf(each);
  const nothing = (): void => undefined;
  const { container } = render(ThroughTheAges, {
    props: {
      title: each.title,
      scene: { ...scene, view: { ...scene.view, question } },
      presenter,
      choices: collect([3, 4].map((bid) => action(bid, "bid", { bid }))),
      focus: null,
      events: [
        { seq: 1, message: "bid", rule: "", arguments: { seat: 1, bid: 2 } },
        { seq: 2, message: "passed", rule: "", arguments: { seat: 2 } },
      ],
      onfocus: nothing,
      onchoose: nothing,
      onwhy: nothing,
      onexplain: nothing,
    },
  });
  await vi.waitFor(() => expect(container.querySelector(".moment")).not.toBeNull(), PATIENCE);
  expect(container.querySelector(".bid .big")?.textContent).toBe("2");
  expect(container.querySelectorAll(".players .passed")).toHaveLength(1);
  expect(container.querySelector(".moment")?.textContent).toContain("4");
});

describe("things to do", async () => {
  const { cards } = await load("through-the-ages-2015");
  const view = situation("through-the-ages-2015", 1).state.view;
  const things = (...legal: LegalAction[]): string[] => [...deedsOf(collect(legal), { ...view, seat: 0 }).keys()];

  it("are found by what a player would point at", () => {
    expect(things(action(1, "upgrade", { upgrade: "bronze iron" }))).toEqual(["tech:0:bronze", "tech:0:iron"]);
    expect(things(action(1, "lead", { leader: "moses" }))).toEqual(["hand:moses"]);
    expect(things(action(1, "propose", { pact: "loss-of-sovereignty-b", player: 2 }))).toContain(
      "hand:loss-of-sovereignty",
    );
    expect(things(action(1, "cancel", { player: 2 }))).toEqual(["pact:1"]);
    expect(things(action(1, "copy", { tactic: "legion" }))).toEqual(["common:legion"]);
    expect(things(action(1, "done", {}))).toEqual([]);
  });

  it("are done at once only where there is one that gives nothing up", () => {
    const deeds = (...legal: LegalAction[]) => deedsOf(collect(legal), { ...view, seat: 0 }).get("tech:0:bronze") ?? [];
    expect(isPlainDeed(deeds(action(1, "build", { technology: "bronze" })))).toBe(true);
    expect(isPlainDeed(deeds(action(1, "destroy", { technology: "bronze" })))).toBe(false);
    expect(
      isPlainDeed(deeds(action(1, "build", { technology: "bronze" }), action(2, "destroy", { technology: "bronze" }))),
    ).toBe(false);
  });

  it("are shown as cards where a question is about them", async () => {
    const edition = await load("through-the-ages-2015");
    const deeds = deedsOf(
      collect([action(1, "discard", { card: "raid-i" }), action(2, "lose", { technology: "bronze" })]),
      { ...view, seat: 0 },
    );
    const workers = (view["civilizations"] as View[])[0]?.["workers"] as Record<string, number>;
    expect(targetsOf(deeds, view, edition)).toEqual([
      { thing: "hand:raid-i", id: "raid-i", note: "" },
      { thing: "tech:0:bronze", id: "bronze", note: `×${workers["bronze"]}` },
    ]);
  });

  it("are asked for by the verb that fits the card", () => {
    expect(wish(cards.get("moses"), 1)).toEqual({ verb: "lead", leader: "moses" });
    expect(wish(cards.get("iron"), 1)).toEqual({ verb: "develop", technology: "iron" });
    expect(wish(cards.get("raid-i"), 2)).toEqual({ verb: "attack", aggression: "raid-i", player: 3 });
    expect(wish(cards.get("peace-treaty"), 1)).toEqual({ verb: "propose", pact: "peace-treaty", player: 2 });
  });
});
