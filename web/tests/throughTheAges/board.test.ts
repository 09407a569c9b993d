/** The board of Through the Ages: what glows, what a click does, what is offered in place, and whose board is shown. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import ThroughTheAges from "../../src/boards/throughTheAges/Board.svelte";
import { collect, type Choice } from "../../src/lib/choices";
import { readAction, type LegalAction } from "../../src/lib/reading";
import type { Explanation, ActionRecord, Telling, ToldChoice } from "../../src/lib/wire";
import type { CivilizationView, Question, ThroughTheAgesView } from "../../src/generated/through_the_ages";
import { deedsOf, isOwn, isPlainDeed, targetsOf, wish } from "../../src/boards/throughTheAges/deeds";
import { presenter } from "../../src/boards/throughTheAges/title";
import { edition as load } from "../../src/boards/throughTheAges/facts";
import { CODES, sceneOf, situations, type Situation } from "../situations";
import { collected } from "../told";

const EDITIONS = ["through-the-ages-2006", "through-the-ages-2015"];
/** The facts are here at once; a busy machine may still take its time to draw. */
const PATIENCE = { timeout: 60_000 };

beforeAll(() => Promise.all(EDITIONS.map(load)));

function situation(title: string, index: number): Situation {
  const found = situations(title)[index];
  if (!found) throw new Error(`no situation ${index} of ${title}`);
  return found;
}

const viewOf = (each: Situation): ThroughTheAgesView => each.state.view as unknown as ThroughTheAgesView;

interface Offered extends LegalAction {
  about: string[];
  price?: number;
}

const action = (
  code: number,
  verb: string,
  args: Record<string, number | string>,
  about: string[] = [],
  price?: number,
): Offered => ({ ...readAction({ code, verb, ...args }), about, ...(price === undefined ? {} : { price }) });

const choice = ({ code, verb, about, price }: Offered): ToldChoice => ({
  verb,
  phrase: { message: "thing", arguments: { thing: about[0] ?? "" } },
  about,
  ...(price === undefined ? {} : { price: { message: "price-resources", arguments: { count: price } } }),
  deeds: [{ code }],
});

/** What is told to a seat that has only these actions. */
const telling = (each: Situation, offered: Offered[]): Telling => ({
  ...each.state.telling,
  groups: [{ asked: "one-of", choices: offered.map(choice) }],
});

interface Shown {
  container: HTMLElement;
  unmount: () => void;
  onchoose: ReturnType<typeof vi.fn<(choice: Choice) => void>>;
  onwhy: ReturnType<typeof vi.fn<(record: ActionRecord) => void>>;
  onfocus: ReturnType<typeof vi.fn<(focus: string | null) => void>>;
  onbreakdown: ReturnType<typeof vi.fn<(seat: number) => void>>;
}

interface Changed {
  offered?: Offered[];
  view?: Partial<ThroughTheAgesView>;
  code?: "en" | "de";
  ask?: (thing: string) => Explanation | null;
}

async function show(
  each: Situation,
  { offered, view = {}, code = "en", ask = () => null }: Changed = {},
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
    scene: {
      ...scene,
      view: { ...viewOf(each), ...view },
      telling: offered ? telling(each, offered) : each.state.telling,
      ask,
    },
    presenter,
    choices: collect(offered ?? each.legal, offered ? telling(each, offered) : each.state.telling),
    focus: null,
    onexplain: () => undefined,
    ...calls,
  };
  const { container, unmount } = render(ThroughTheAges, { props });
  await vi.waitFor(() => expect(container.querySelector(".board")).not.toBeNull(), PATIENCE);
  return { container, unmount, ...calls };
}

describe.each(EDITIONS)("%s", (title) => {
  it.each(CODES)("shows every position of the fixtures without a word that nobody has written (%s)", async (code) => {
    for (const each of situations(title)) {
      const { container, unmount } = await show(each, { code });
      expect(container.querySelectorAll(".space")).toHaveLength(13);
      expect(container.textContent).not.toMatch(/\b(ages|board|column|web|heading)-[a-z]/);
      expect(container.querySelectorAll(".civilization")).toHaveLength(viewOf(each).players);
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
    expect(container.querySelectorAll(".space.swept")).toHaveLength(5 - viewOf(each).players);
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

describe("what the view says", () => {
  const each = situation("through-the-ages-2015", 1);
  const view = viewOf(each);
  const me = view.seat ?? 0;
  const changed = (more: Partial<CivilizationView>): CivilizationView[] =>
    view.civilizations.map((c, seat) => (seat === me ? { ...c, ...more } : c));
  const row = (container: HTMLElement): string[] =>
    [...container.querySelectorAll(".ratings tbody tr")].map((line) => line.textContent);

  it("is drawn of everybody: what there is, what a turn brings, and a famine as a warning", async () => {
    const outlook = { uprising: false, food: -7, resources: 11, missing: 2 };
    const { container } = await show(each, { view: { civilizations: changed({ outlook, culture: 321, food: 5 }) } });
    expect(row(container)[me]).toContain("321");
    expect(row(container)[me]).toContain("−7");
    expect(row(container)[me]).toContain("+11");
    expect(container.querySelector(".ratings .bad")?.textContent).toBe("−7");
    expect(container.querySelector(".forecast.alarm")).not.toBeNull();
  });

  it("is drawn of banks in their sections, with what is due now", async () => {
    const { container } = await show(each, {
      view: {
        banks: {
          yellow: [
            { first: 4, last: 3, due: {} },
            { first: 2, last: 1, due: { food: 3 } },
          ],
          blue: [{ first: 2, last: 1, due: {} }],
        },
        civilizations: changed({ yellow: 1, blue: 5 }),
      },
    });
    const [yellow, blue] = container.querySelectorAll(".civilization.mine .bank");
    const tokens = [...(yellow?.querySelectorAll(".section") ?? [])].map((section) =>
      [...section.querySelectorAll("i")].map((token) => token.classList.contains("full")),
    );
    expect(tokens).toEqual([
      [false, false],
      [false, true],
    ]);
    expect(yellow?.querySelector(".now")?.textContent).toBe("−3");
    expect(blue?.querySelectorAll("i")).toHaveLength(5);
  });

  it("is drawn of armies, pacts and wars", async () => {
    const other = me === 0 ? 1 : 0;
    const civilizations = changed({
      armies: [{ value: 9, is_old: false, is_doubled: true }],
      pacts: [{ card: "acceptance-of-supremacy", owner: other, partner: other, side: "b" }],
    }).map((c, seat) => (seat === other ? { ...c, war: { card: "war-over-culture", target: me } } : c));
    const { container } = await show(each, { view: { civilizations } });
    const header = container.querySelector(".civilization.mine header");
    const name = presenter.names(await sceneOf(each))[other] ?? "";
    expect(header?.querySelector(".army")?.textContent).toContain("+9");
    expect(header?.textContent).toContain(`with ${name}`);
    expect(header?.querySelector(".chip.bad")?.textContent).toContain(`by ${name}`);
    expect(container.querySelectorAll(".ratings .war")).toHaveLength(1);
  });
});

describe("what the teller says", () => {
  const each = situation("through-the-ages-2015", 1);
  const me = viewOf(each).seat ?? 0;

  it("is the end of the turn, with what changes it", async () => {
    const { container } = await show(each);
    const rows = each.state.telling.forecast[0]?.rows ?? [];
    const shown = container.querySelector(".forecast")?.textContent ?? "";
    for (const { value } of rows) if (typeof value === "number") expect(shown).toContain(`→ ${value}`);
    expect(container.querySelector(".forecast .warning")).toBeNull();
  });

  it("warns of an uprising", async () => {
    const account = {
      heading: { message: "web-forecast" },
      rows: [
        {
          label: { message: "web-forecast-uprising" },
          value: { message: "ages-uprising-why", arguments: { discontent: 3, unused: 1 } },
        },
      ],
    };
    const told = { ...each, state: { ...each.state, telling: { ...each.state.telling, forecast: [account] } } };
    const { container } = await show(told);
    expect(container.querySelector(".forecast .warning")?.textContent).toContain("Uprising");
    expect(container.querySelector(".forecast .warning")?.textContent).toContain("3 discontent");
  });

  it("is asked for the end of somebody else's turn whose board is shown", async () => {
    const other = me === 0 ? 1 : 0;
    const heading = { message: "ages-forecast-of", arguments: { name: `seat-${other + 1}` } };
    const accounts = [{ heading, rows: [{ label: { message: "ages-rating-culture" }, value: 77, parts: [] }] }];
    const ask = vi.fn((thing: string) => ({ thing, name: heading, lines: [], accounts, rules: [] }));
    const { container } = await show(each, { ask });
    expect(ask).not.toHaveBeenCalled();
    await fireEvent.click(container.querySelectorAll<HTMLElement>(".ratings .who")[other] as HTMLElement);
    expect(ask).toHaveBeenCalledWith(`turn-${other + 1}`);
    expect(container.querySelector(".forecast")?.textContent).toContain("77");
  });

  it("is what the cards in hand say", async () => {
    const [card = ""] = viewOf(each).civilizations[me]?.hand ?? [];
    const faces = { [`card-${card}`]: [{ message: "ages-nothing" }] };
    const told = { ...each, state: { ...each.state, telling: { ...each.state.telling, faces } } };
    const { container } = await show(told);
    expect(container.querySelector(`.hand [data-explain="card-${card}"] .text`)?.textContent).toBe(
      "Nothing gives any yet.",
    );
    expect(container.querySelectorAll(".hand .text")).toHaveLength(1);
  });
});

describe("a click", () => {
  const each = situation("through-the-ages-2015", 1);
  const me = each.state.seat ?? 0;
  const last = 13;
  const card = (container: HTMLElement, space: number): HTMLElement =>
    container.querySelector(`.space:nth-child(${space}) .card`) as HTMLElement;
  const take = action(7, "take", { space: 2 }, ["card-iron", "space-2"]);
  const build = action(1, "build", { technology: "bronze" }, ["card-bronze"], 4);
  const destroy = action(2, "destroy", { technology: "bronze" }, ["card-bronze"]);

  it("takes a card of the row", async () => {
    const { container, onchoose } = await show(each, { offered: [take] });
    await fireEvent.click(container.querySelector(".space [data-legal]") as HTMLElement);
    expect(onchoose.mock.calls[0]?.[0].sample).toEqual(take);
  });

  it("asks why a card that does not glow cannot be taken", async () => {
    const { container, onwhy, onchoose } = await show(each, { offered: [take], view: { to_act: [me] } });
    await fireEvent.click(card(container, last));
    expect(onwhy).toHaveBeenCalledWith({ verb: "take", space: last });
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("says nothing about rules to whoever is not asked", async () => {
    const { container, onwhy } = await show(each, { offered: [], view: { to_act: [me + 1] } });
    await fireEvent.click(card(container, last));
    expect(onwhy).not.toHaveBeenCalled();
  });

  it("offers several things in place, with their prices, and does the one that is chosen", async () => {
    const { container, onchoose, onfocus } = await show(each, { offered: [build, destroy] });
    await fireEvent.click(container.querySelector(`[data-explain="card-bronze"][data-legal]`) as HTMLElement);
    expect(onchoose).not.toHaveBeenCalled();
    expect(onfocus).toHaveBeenCalledWith("card:bronze");
    const items = screen.getAllByRole("menuitem");
    expect(items.map((item) => item.dataset["verb"])).toEqual(["build", "destroy"]);
    expect(items.map((item) => item.querySelector(".words")?.textContent)).toEqual(["Bronze", "Bronze"]);
    expect(items[0]?.querySelector(".price")?.textContent).toBe("4 resources");
    await fireEvent.click(items[1] as HTMLElement);
    expect(onchoose.mock.calls[0]?.[0].sample.verb).toBe("destroy");
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("never destroys without asking", async () => {
    const { container, onchoose } = await show(each, { offered: [destroy] });
    const bronze = container.querySelector<HTMLElement>(`[data-explain="card-bronze"][data-legal]`);
    expect(bronze?.classList.contains("legal")).toBe(false);
    await fireEvent.click(bronze as HTMLElement);
    expect(onchoose).not.toHaveBeenCalled();
    await fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("raises a worker from the pool", async () => {
    const { container, onchoose } = await show(each, { offered: [action(3, "populate", {}, ["ages-pool"])] });
    await fireEvent.click(container.querySelector(".pool[data-legal]") as HTMLElement);
    expect(onchoose.mock.calls[0]?.[0].verb).toBe("populate");
  });

  it("builds as many stages of a wonder as are wanted", async () => {
    const civilizations = viewOf(each).civilizations.map((c, seat) =>
      seat === me ? { ...c, wonder: "pyramids", stages: 1 } : c,
    );
    const one = action(4, "construct", { stages: 1 }, ["card-pyramids"], 2);
    const two = action(5, "construct", { stages: 2 }, ["card-pyramids"], 3);
    const { container, onchoose } = await show(each, { offered: [one, two], view: { civilizations } });
    await fireEvent.click(container.querySelector(".site [data-legal]") as HTMLElement);
    const items = screen.getAllByRole("menuitem");
    expect(items.map((item) => item.querySelector(".price")?.textContent)).toEqual(["2 resources", "3 resources"]);
    await fireEvent.click(items[1] as HTMLElement);
    expect([...(onchoose.mock.calls[0]?.[0].actions.values() ?? [])]).toEqual([two]);
  });

  it("brings the board to the front that a question is about", async () => {
    const question: Question = { frame: "Raid", card: "raid-i", from: 1, razed: [] };
    const offered = ["philosophy", "religion"].map((id, index) =>
      action(6 + index, "raze", { technology: id }, [`card-${id}`, "seat-2"]),
    );
    const { container } = await show(each, { offered, view: { question } });
    expect(container.querySelector(".civilization:not(.small)")?.getAttribute("aria-label")).toBe(
      presenter.names(await sceneOf(each))[1],
    );
    expect(container.querySelectorAll(".moment [data-legal]")).toHaveLength(2);
  });
});

describe("a moment", () => {
  const each = situation("through-the-ages-2015", 1);
  const told = (question: Question, because: string[] = []): Situation => ({
    ...each,
    state: {
      ...each.state,
      telling: {
        ...each.state.telling,
        question: {
          frame: question.frame,
          text: { message: "ages-events" },
          because: because.map((message) => ({ message })),
        },
      },
    },
  });

  it("shows who has bid what for a territory, who has passed, and the own force", async () => {
    const question: Question = {
      frame: "Auction",
      card: "inhabited-territory-i",
      bid: 2,
      bidder: 1,
      passed: [2],
      most: 14,
    };
    const { container } = await show(told(question), { offered: [], view: { question } });
    expect(container.querySelector(".bid .big")?.textContent).toBe("2");
    expect(container.querySelectorAll(".players .passed")).toHaveLength(1);
    expect(container.querySelector(".moment")?.textContent).toContain("14");
  });

  it("shows that nobody has bid yet", async () => {
    const question: Question = { frame: "Auction", card: "inhabited-territory-i", bid: 0, bidder: null, passed: [] };
    const { container } = await show(told(question), { offered: [], view: { question } });
    expect(container.querySelector(".bid")?.textContent).toContain("Nobody");
  });

  it("shows both sides of an attack, and what is said of it", async () => {
    const sides = { attacker: 1, target: 0, attack: 9, defence: 4 };
    const question: Question = { frame: "Defence", card: "raid-i", ...sides, used: 0 };
    const { container } = await show(told(question, ["ages-attack-fails"]), { offered: [], view: { question } });
    expect([...container.querySelectorAll(".clash .big")].map((each) => each.textContent)).toEqual(["9", "4"]);
    expect(container.querySelector(".moment .effect")?.textContent).toBe("The defence holds.");
  });

  it("takes the place of the card row, which can be unfolded, unless a card may be taken from there", async () => {
    const question: Question = { frame: "Auction", card: "inhabited-territory-i", bid: 0, bidder: null, passed: [] };
    const scene = await show(told(question), { offered: [], view: { question } });
    expect(scene.container.querySelector("details:not([open]) > .cardrow")).not.toBeNull();
    scene.unmount();
    const offered = [action(1, "take", { space: 1 }, ["card-iron", "space-1"])];
    const taking = await show(told(question), { offered, view: { question } });
    expect(taking.container.querySelector(".cardrow")).not.toBeNull();
    expect(taking.container.querySelector("details > .cardrow")).toBeNull();
    taking.unmount();
    const turn = await show(each, { offered: [] });
    expect(turn.container.querySelector("details > .cardrow")).toBeNull();
  });

  it("says who decides to those who are not asked, for the question speaks to somebody else", async () => {
    const question: Question = {
      frame: "Defence",
      card: "raid-i",
      attacker: 2,
      target: 1,
      attack: 9,
      defence: 4,
      used: 0,
    };
    const { container } = await show(told(question), { offered: [], view: { question, seat: 0, to_act: [1] } });
    const heading = container.querySelector(".moment h2")?.textContent;
    expect(heading).toMatch(/ decides$/);
    expect(container.querySelectorAll(".clash .side")[1]?.textContent).toContain(heading?.replace(" decides", ""));
  });

  it("shows what either side would get from a pact", async () => {
    const gains = [
      { seat: 1, goods: { resources: 1 } },
      { seat: 0, goods: { resources: -1 } },
    ];
    const question: Question = {
      frame: "PactOffer",
      card: "acceptance-of-supremacy",
      from: 1,
      to: 0,
      side: "a",
      gains,
    };
    const { container } = await show(told(question), { offered: [], view: { question } });
    expect([...container.querySelectorAll(".moment .players strong")].map((each) => each.textContent)).toEqual([
      "+1",
      "−1",
    ]);
  });
});

describe("things to do", async () => {
  const { cards } = await load("through-the-ages-2015");
  const view = { ...viewOf(situation("through-the-ages-2015", 1)), seat: 0 };
  const deedsFor = (...offered: Offered[]) =>
    deedsOf(collected(offered), view, ({ sample }) => offered.find(({ code }) => code === sample.code)?.about ?? []);
  const things = (...offered: Offered[]): string[] => [...deedsFor(...offered).keys()];
  const build = action(1, "build", { technology: "bronze" }, ["card-bronze"]);
  const destroy = action(2, "destroy", { technology: "bronze" }, ["card-bronze"]);

  it("are found by what a player would point at", () => {
    const own = view.civilizations[0];
    expect(things(action(1, "take", { space: 3 }, ["card-iron", "space-3"]))).toEqual(["row:3"]);
    expect(things(action(1, "upgrade", { upgrade: "bronze iron" }, ["card-bronze", "card-iron"]))).toEqual([
      "tech:0:bronze",
      "tech:0:iron",
    ]);
    expect(things(action(1, "lead", { leader: "moses" }, ["card-moses"]))).toEqual(["hand:moses"]);
    const pact = { pact: "loss-of-sovereignty-b", player: 2 };
    expect(things(action(1, "propose", pact, ["card-loss-of-sovereignty", "seat-2"]))).toEqual([
      "hand:loss-of-sovereignty",
    ]);
    expect(things(action(1, "cancel", { player: 2 }, ["card-peace-treaty", "seat-2"]))).toEqual(["pact:1"]);
    expect(things(action(1, "copy", { tactic: "legion" }, ["card-legion"]))).toEqual(["common:legion"]);
    expect(things(action(1, "raze", { technology: "iron" }, ["card-iron", "seat-3"]))).toEqual(["tech:2:iron"]);
    expect(things(action(1, "strike", { victim: "leader" }, ["card-homer", "seat-2"]))).toEqual(["play:1:homer"]);
    expect(things(action(1, "construct", { stages: 1 }, [`card-${own?.wonder}`]))).toEqual(["site:0"]);
    expect(things(action(1, "done", {}))).toEqual([]);
  });

  it("are done at once only where there is one that gives nothing up", () => {
    const deeds = (...offered: Offered[]) => deedsFor(...offered).get("tech:0:bronze") ?? [];
    expect(isPlainDeed(deeds(build))).toBe(true);
    expect(isPlainDeed(deeds(destroy))).toBe(false);
    expect(isPlainDeed(deeds(build, destroy))).toBe(false);
  });

  it("are shown as cards where a question is about them", async () => {
    const edition = await load("through-the-ages-2015");
    const deeds = deedsFor(
      action(1, "discard", { card: "raid-i" }, ["card-raid-i"]),
      action(2, "lose", { technology: "bronze" }, ["card-bronze"]),
    );
    expect(targetsOf(deeds, view, edition)).toEqual([
      { thing: "hand:raid-i", id: "raid-i", note: "" },
      { thing: "tech:0:bronze", id: "bronze", note: `×${view.civilizations[0]?.workers["bronze"]}` },
    ]);
  });

  it("are at hand where they lie in the own hand or on the own board", () => {
    expect(["hand:raid-i", "tech:0:bronze", "site:0", "play:0:moses"].every((thing) => isOwn(thing, 0))).toBe(true);
    expect(["tech:1:bronze", "site:1", "event:famine", "row:0"].some((thing) => isOwn(thing, 0))).toBe(false);
    expect(isOwn("tech:0:bronze", null)).toBe(false);
  });

  it("are asked for by the verb that fits the card", () => {
    expect(wish(cards.get("moses"), 1)).toEqual({ verb: "lead", leader: "moses" });
    expect(wish(cards.get("iron"), 1)).toEqual({ verb: "develop", technology: "iron" });
    expect(wish(cards.get("raid-i"), 2)).toEqual({ verb: "attack", aggression: "raid-i", player: 3 });
    expect(wish(cards.get("peace-treaty"), 1)).toEqual({ verb: "propose", pact: "peace-treaty", player: 2 });
  });
});
