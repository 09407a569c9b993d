import { fireEvent, render, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Board from "../../src/boards/civilization1980/Board.svelte";
import type { Choice } from "../../src/lib/choices";
import { presenter } from "../../src/boards/civilization1980/title";
import { AREA_INDEX } from "../../src/boards/civilization1980/facts";
import { choicesOf, position, positions, sceneOf, type Position } from "./positions";

async function board(each: Position, more: Record<string, unknown> = {}, code: "en" | "de" = "en") {
  const heard = {
    onfocus: vi.fn(),
    onchoose: vi.fn<(choice: Choice) => void>(),
    onexplain: vi.fn(),
    onwhy: vi.fn(),
    onbreakdown: vi.fn(),
  };
  const choices = choicesOf(each);
  const props = {
    title: "civilization-1980",
    scene: await sceneOf(each, code),
    presenter,
    choices,
    focus: null,
    ...heard,
    ...more,
  };
  const shown = render(Board, { props });
  return { ...shown, ...heard, choices, props };
}
/** Questions that look different from each other. */
const DRAWN = [
  "ChoiceOfNation",
  "Growth",
  "Movement ships",
  "Cities",
  "Market draft",
  "Market package",
  "Market offers",
  "Purchases basket",
  "HandLimit",
  "CivilWar victim-picks",
  "Eruption",
];
const area = (id: string): number => AREA_INDEX.get(id) as number;

describe("the board", () => {
  it("is drawn for questions of all kinds, in both languages", async () => {
    const shown = positions.filter((each) => DRAWN.includes(each.kind));
    const { container, rerender } = await board(shown[0] as Position);
    expect(shown).toHaveLength(DRAWN.length);
    for (const [index, each] of shown.entries()) {
      await rerender({ scene: await sceneOf(each, index % 2 ? "de" : "en"), choices: choicesOf(each) });
      expect(container.querySelector("svg"), each.kind).not.toBeNull();
      expect(container.innerHTML, each.kind).not.toMatch(/NaN|undefined|Infinity|\[object|\{ ?\$/);
    }
  });

  it("shows a nation's numbers on a click", async () => {
    const { container, onbreakdown } = await board(position("Growth"));
    await fireEvent.click(container.querySelector(".ribbon button") as Element);
    expect(onbreakdown).toHaveBeenCalledOnce();
  });
});

describe("the map", () => {
  it("moves tokens by two clicks, and asks how many", async () => {
    const each = position("Movement ships");
    const { container, onfocus, onchoose, choices, rerender } = await board(each);
    const move = choices.find((choice) => choice.verb === "move" && choice.actions.size > 1) as Choice;
    const [from, to] = String(move.sample.args["border"]).split(" ") as [string, string];
    await fireEvent.click(container.querySelector(`[data-thing="area ${area(from)}"]`) as Element);
    expect(onfocus).toHaveBeenCalledWith(`area:${from}`);
    await rerender({ focus: `area:${from}` });
    await fireEvent.click(container.querySelector(`[data-area="${area(to)}"][data-legal]`) as Element);
    const sheet = container.querySelector("[role=dialog]") as HTMLElement;
    await fireEvent.click(within(sheet).getByLabelText("less"));
    await fireEvent.click(sheet.querySelector("button[data-verb=move]") as Element);
    const most = Math.max(...move.actions.keys());
    expect([...(onchoose.mock.calls[0]?.[0].actions.keys() ?? [])]).toEqual([most - 1]);
  });

  it("is played with the keyboard alone", async () => {
    const each = position("Movement ships");
    const { container, onfocus } = await board(each);
    const token = container.querySelector("[data-thing^=area]") as HTMLElement;
    expect(token.getAttribute("tabindex")).toBe("0");
    await fireEvent.keyDown(token, { key: "Enter" });
    expect(onfocus).toHaveBeenCalledWith(expect.stringMatching(/^area:/));
  });

  it("sails a ship to a coast beside it", async () => {
    const each = position("Movement ships");
    const { container, onchoose, choices, onfocus, rerender } = await board(each);
    const sail = choices.find(
      (choice) => choice.verb === "sail" && !String(choice.sample.args["coast"]).includes(":"),
    ) as Choice;
    const ship = Number(sail.sample.args["ship"]);
    await fireEvent.click(container.querySelector(`[data-thing="ship ${ship}"]`) as Element);
    expect(onfocus).toHaveBeenCalledWith(`ship:${ship}`);
    await rerender({ focus: `ship:${ship}` });
    await fireEvent.click(
      container.querySelector(`[data-area="${area(String(sail.sample.args["coast"]))}"][data-legal]`) as Element,
    );
    expect(onchoose.mock.calls[0]?.[0].verb).toBe("sail");
  });

  it("takes a place that needs no number at once", async () => {
    const { container, onchoose, choices } = await board(position("Cities"));
    const build = choices.find((choice) => choice.verb === "build") as Choice;
    await fireEvent.click(
      container.querySelector(`[data-area="${area(String(build.sample.args["area"]))}"]`) as Element,
    );
    expect(onchoose.mock.calls[0]?.[0].key).toBe(build.key);
  });

  it("asks for the rule where nothing is open", async () => {
    const { container, onwhy } = await board(position("Cities"));
    const closed = container.querySelector("[data-area]:not([data-legal])") as Element;
    await fireEvent.click(closed);
    expect(onwhy).toHaveBeenCalledWith(expect.objectContaining({ verb: "build" }));
  });

  it("looks closer and back", async () => {
    const { container } = await board(position("Growth"));
    const box = (): string => container.querySelector("svg[role=group]")?.getAttribute("viewBox") ?? "";
    const whole = box();
    await fireEvent.click(container.querySelector("[aria-label=Larger]") as Element);
    expect(box()).not.toBe(whole);
    await fireEvent.click(container.querySelector("[aria-label='Whole map']") as Element);
    expect(box()).toBe(whole);
  });
});

describe("hand, market and cards", () => {
  it("puts a card of the fan into the package", async () => {
    const { container, onchoose } = await board(position("Market draft"));
    await fireEvent.click(container.querySelector("button[data-verb=put]") as Element);
    expect(onchoose.mock.calls[0]?.[0].verb).toBe("put");
  });

  it("takes a card out of the package again, and says what is wanted for it", async () => {
    const { container, onchoose, choices } = await board(position("Market package"));
    const out = container.querySelector("button[data-verb=remove]") as HTMLElement;
    expect(out.getAttribute("aria-label")).toMatch(/^take out /);
    await fireEvent.click(out);
    await fireEvent.click(container.querySelector("button[data-verb=want]") as Element);
    expect(onchoose.mock.calls.map(([choice]) => choice.verb)).toEqual(["remove", "want"]);
    expect(container.querySelectorAll("button[data-verb=want]")).toHaveLength(
      choices.filter((choice) => choice.verb === "want").length,
    );
    await fireEvent.click(container.querySelector("button[data-verb=unsay]") as Element);
    expect(onchoose.mock.calls[2]?.[0].verb).toBe("unsay");
  });

  it("changes an own offer in place, and shows what is wanted for it", async () => {
    const { container, onchoose } = await board(position("Market offers"));
    await fireEvent.click(container.querySelector("article.offer button[data-verb=change]") as Element);
    expect(onchoose.mock.calls[0]?.[0].verb).toBe("change");
    expect(container.querySelector("article.offer")?.textContent).toMatch(/wants /);
  });

  it("shows every offer, and what can be answered", async () => {
    const each = position("Market offers");
    const { container } = await board(each);
    expect(container.querySelectorAll("article.offer")).toHaveLength(each.view.question?.offers?.length ?? 0);
  });

  it("buys what can be bought, and asks why where it cannot", async () => {
    const { container, onchoose, onwhy } = await board(position("Purchases empty"));
    await fireEvent.click(container.querySelector("button.card[data-verb=buy]") as Element);
    expect(onchoose.mock.calls[0]?.[0].verb).toBe("buy");
    await fireEvent.click(container.querySelector("button.card.dear") as Element);
    expect(onwhy).toHaveBeenCalledWith(expect.objectContaining({ verb: "buy" }));
  });

  it("shows what the basket costs as the view has it", async () => {
    const each = structuredClone(position("Purchases basket"));
    Object.assign(each.view.question ?? {}, { printed: 901, credits: 702, rest: 503 });
    const { container } = await board(each);
    const bill = (container.querySelector(".bill")?.textContent ?? "").replace(/\s+/g, " ");
    expect(bill).toMatch(/901 ?− 702 credits .*→ 503 to pay/);
  });

  it("shows every card with the price that the view gives it", async () => {
    const each = structuredClone(position("Purchases basket"));
    const prices = each.view.own?.prices ?? {};
    const [card = ""] = Object.keys(prices);
    prices[card] = { price: 17, alone: 16, credits: 55 };
    const { container } = await board(each);
    const shown = container.querySelector(`.card[data-explain="card-${card}"]`)?.textContent ?? "";
    for (const number of ["17", "(16)", "−55"]) expect(shown).toContain(number);
  });

  it("shows hand and sets with their worth as the view has them", async () => {
    const each = structuredClone(position("HandLimit"));
    const hand = each.view.own?.hand;
    expect(hand?.count).toBeGreaterThan(0);
    Object.assign(hand ?? {}, { worth: 654 });
    const [kind = ""] = Object.keys(hand?.sets ?? {});
    if (hand) hand.sets[kind] = 987;
    const { container } = await board(each);
    expect(container.querySelector(".hand .sum")?.textContent).toContain("654");
    expect(container.querySelector(".hand")?.textContent).toContain("= 987");
  });

  it("shows on the development table what the next space asks for, and how much of it there is", async () => {
    const each = structuredClone(position("Growth"));
    const nation = each.view.nations[0];
    if (nation) Object.assign(nation, { points: 2468, needs: [{ kind: "cards", wanted: 7, have: 5 }] });
    const { container } = await board(each);
    const buttons = [...container.querySelectorAll("nav button")];
    await fireEvent.click(buttons.find((one) => one.textContent.includes("Development")) as Element);
    const table = container.querySelector("tbody")?.textContent ?? "";
    expect(table).toContain("2468");
    expect(table).toMatch(/◦ 7 civilization cards.*5/);
  });

  it("demands as much of another nation as is wanted", async () => {
    const each = positions.find(
      (one) => one.kind.startsWith("Demands") && choicesOf(one).some((choice) => choice.actions.size > 2),
    ) as Position;
    const { container, onchoose, choices } = await board(each);
    const choice = choices.find((one) => one.verb === "demand" && one.actions.size > 2) as Choice;
    const line = [...container.querySelectorAll(".trouble .line")].find((one) =>
      one.querySelector("output")?.textContent.includes(`/${Math.max(...choice.actions.keys())}`),
    ) as HTMLElement;
    await fireEvent.click(line.querySelector("button") as Element);
    await fireEvent.click(line.querySelector("[data-verb=demand]") as Element);
    expect([...(onchoose.mock.calls[0]?.[0].actions.keys() ?? [])]).toEqual([Math.max(...choice.actions.keys()) - 1]);
  });
});
