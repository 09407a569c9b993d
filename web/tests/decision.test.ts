import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Decision from "../src/components/Decision.svelte";
import { collect, likeness } from "../src/lib/choices";
import { pageHelp, question } from "../src/lib/presenter";
import { titleModule } from "../src/boards/titleModule";
import { CODES, sceneOf, situations, TITLES, type Situation } from "./situations";

async function show(situation: Situation, more: Record<string, unknown> = {}) {
  const { presenter } = await titleModule(situation.title);
  const props = {
    scene: await sceneOf(situation),
    presenter,
    legal: situation.legal,
    focus: null,
    waiting: false,
    onfocus: vi.fn(),
    onact: vi.fn(),
    onpoint: vi.fn(),
    ...more,
  };
  return { ...render(Decision, { props }), ...props };
}

const movement = (): Situation =>
  situations("civilization-1980").find(({ legal }) => legal.some((action) => action.verb === "move")) as Situation;

describe("many choices", () => {
  it.each(TITLES)("of %s can all be pressed, and are never a wall of buttons", async (title) => {
    for (const situation of situations(title)) {
      const { container, unmount, onact } = await show(situation);
      const count = container.querySelectorAll(".decision button").length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThan(60);
      expect(onact).not.toHaveBeenCalled();
      unmount();
    }
  });

  it("of pairs are made in two steps, and the place is narrowed on the board", async () => {
    const { container, onfocus, onact } = await show(movement());
    const from = container.querySelectorAll<HTMLElement>(".from-option");
    expect(from.length).toBeGreaterThan(2);
    await fireEvent.click(from[0] as HTMLElement);
    expect(onfocus).toHaveBeenCalledWith(expect.stringMatching(/^border:/));
    expect(container.querySelectorAll("[data-verb=move]").length).toBeGreaterThan(0);
    expect(onact).not.toHaveBeenCalled();
  });

  it("can be searched; Enter takes the first that fits", async () => {
    const situation = situations("through-the-ages-2015").find(
      ({ legal, state }) => collect(legal, state.telling).length > 14,
    ) as Situation;
    const { container, onact } = await show(situation);
    const all = container.querySelectorAll("[data-verb]").length;
    const search = container.querySelector<HTMLInputElement>("input[type=search]");
    if (!search) throw new Error("nothing to search in");
    await fireEvent.input(search, { target: { value: "xyzzy" } });
    expect(screen.getByText("Nothing like that is open.")).toBeTruthy();
    const label = situation.words.en.phrases[0] as string;
    await fireEvent.input(search, { target: { value: label } });
    expect(container.querySelectorAll("[data-verb]").length).toBeLessThan(all);
    await fireEvent.keyDown(search, { key: "Enter" });
    expect(onact).toHaveBeenCalledWith(situation.legal[0]);
  });

  it("are walked through with the arrow keys", async () => {
    const situation = situations("new-dawn").find(({ legal }) =>
      legal.every((action) => action.verb === "resolve"),
    ) as Situation;
    const { container } = await show(situation);
    const options = [...container.querySelectorAll<HTMLElement>(".option")];
    options[0]?.focus();
    await fireEvent.keyDown(options[0] as HTMLElement, { key: "ArrowDown" });
    expect(document.activeElement).toBe(options[1]);
    await fireEvent.keyDown(options[1] as HTMLElement, { key: "ArrowUp" });
    expect(document.activeElement).toBe(options[0]);
  });

  it("point at what they would do", async () => {
    const situation = situations("new-dawn").find(({ legal }) =>
      legal.every((action) => action.verb === "resolve"),
    ) as Situation;
    const { container, onpoint } = await show(situation);
    const option = container.querySelector(".option") as Element;
    await fireEvent.pointerEnter(option);
    expect(onpoint).toHaveBeenLastCalledWith(situation.legal[0], option);
    await fireEvent.pointerLeave(option);
    expect(onpoint).toHaveBeenLastCalledWith(null, option);
  });
});

describe("what is asked", () => {
  it.each(TITLES)("at %s is helped with words for the page, not for the terminal", async (title) => {
    const { presenter } = await titleModule(title);
    for (const code of CODES) {
      for (const situation of situations(title)) {
        expect(pageHelp(question(presenter, await sceneOf(situation, code)).help)).not.toContain("`");
      }
    }
  });

  it("names what led to it, with the rule", async () => {
    const because = { key: "1", seq: 4, text: "Famine strikes Egypt.", rules: ["48.1"], level: 0 as const, seat: null };
    const answer = new Response(JSON.stringify({ marks: { "48.1": "48.1 Famine" } }));
    vi.stubGlobal("fetch", () => Promise.resolve(answer));
    await show(movement(), { because, title: "civilization-1980" });
    expect(screen.getByText(/Famine strikes Egypt/)).toBeTruthy();
    expect(await screen.findByText("§ 48.1 Famine")).toBeTruthy();
    vi.unstubAllGlobals();
  });
});

describe("something that is not open", () => {
  it("is asked about with an action like those that are", () => {
    const situation = situations("new-dawn").find(({ legal }) =>
      legal.some((action) => typeof action.args["space"] === "string"),
    ) as Situation;
    const record = likeness(collect(situation.legal, situation.state.telling), "space", "9.9");
    expect(record).toMatchObject({ space: "9.9" });
    expect(situation.legal.map((action) => action.verb)).toContain(record.verb);
    expect(likeness(collect(situation.legal, situation.state.telling), "square", "a1")).toEqual({ verb: "" });
  });
});

describe("a choice that is pointed at", () => {
  it("outlines the place on the board that it is about, and no longer than that", async () => {
    const { container } = await show(situations("new-dawn")[0] as Situation);
    const option = container.querySelector(".option[data-explain]") as Element;
    const place = document.body.appendChild(document.createElement("i"));
    place.setAttribute("data-shape", option.getAttribute("data-explain") ?? "");
    await fireEvent.pointerEnter(option);
    expect(place.hasAttribute("data-meant")).toBe(true);
    await fireEvent.pointerLeave(option);
    expect(place.hasAttribute("data-meant")).toBe(false);
    place.remove();
  });
});
