import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Amount from "../src/components/Amount.svelte";
import Decision from "../src/components/Decision.svelte";
import People from "../src/components/People.svelte";
import { collect, isAbout } from "../src/lib/choices";
import { titleModule } from "../src/boards/titleModule";
import { CODES, sceneOf, situations, TITLES, type Situation } from "./situations";

async function decision(situation: Situation, more: Record<string, unknown> = {}) {
  const { presenter } = await titleModule(situation.title);
  const onact = vi.fn();
  const props = {
    scene: await sceneOf(situation),
    presenter,
    legal: situation.legal,
    focus: null,
    waiting: false,
    onfocus: vi.fn(),
    onact,
    onexplain: vi.fn(),
    ...more,
  };
  render(Decision, { props });
  return { onact, props };
}

const first = (title: string, test: (situation: Situation) => boolean): Situation =>
  situations(title).find(test) as Situation;

describe("the decision", () => {
  it("is answered by the number of a choice on the keyboard", async () => {
    const situation = first("new-dawn", ({ legal }) => legal.every((action) => action.verb === "resolve"));
    const { onact } = await decision(situation);
    await fireEvent.keyDown(window, { key: "2" });
    expect(onact).toHaveBeenCalledWith(situation.legal[1]);
  });

  it("shows only what belongs to the place in focus", async () => {
    const situation = first("civilization-1980", ({ legal }) => legal.some((action) => action.verb === "move"));
    const border = String(situation.legal.find((action) => action.verb === "move")?.args["border"]);
    const from = border.split(" ")[0] as string;
    await decision(situation, { focus: `area:${from}` });
    const about = collect(situation.legal, situation.state.telling).filter(
      (choice) => isAbout(choice, `area:${from}`) && choice.verb === "move",
    );
    expect(screen.getAllByText(/^→ /).filter((each) => each.closest("[data-verb=move]"))).toHaveLength(about.length);
  });
});

describe("an amount", () => {
  it("is one press where there are few", async () => {
    const onpick = vi.fn();
    const { language } = await sceneOf(situations("new-dawn")[0] as Situation);
    render(Amount, { props: { values: [1, 2, 3], label: "How many", language, onpick } });
    await fireEvent.click(screen.getByText("3"));
    expect(onpick).toHaveBeenCalledWith(3);
  });

  it("is counted up and down where there are many", async () => {
    const onpick = vi.fn();
    const { language } = await sceneOf(situations("new-dawn")[0] as Situation);
    render(Amount, { props: { values: [2, 3, 4, 5, 6, 7, 8, 9], label: "Bid", language, onpick } });
    await fireEvent.click(screen.getByLabelText("more"));
    await fireEvent.click(screen.getByLabelText("Bid: 3"));
    expect(onpick).toHaveBeenCalledWith(3);
  });
});

describe.each(TITLES)("the board of %s", (title) => {
  it.each(CODES)("is drawn from its views, in %s", async (code) => {
    const { presenter, Board } = await titleModule(title);
    for (const situation of code === "en" ? situations(title) : situations(title).slice(-1)) {
      const { container, unmount } = render(Board, {
        props: {
          title,
          scene: await sceneOf(situation, code),
          presenter,
          choices: collect(situation.legal, situation.state.telling),
          focus: null,
          onfocus: vi.fn(),
          onchoose: vi.fn(),
          onexplain: vi.fn(),
          onwhy: vi.fn(),
        },
      });
      await vi.waitFor(() => expect(container.querySelectorAll("svg").length).toBeGreaterThan(0));
      expect(container.textContent).not.toMatch(/undefined|NaN|\[object/);
      unmount();
    }
  });
});

describe("the people at the table", () => {
  const people = async (more: Record<string, unknown> = {}) => {
    const situation = first("through-the-ages-2015", () => true);
    const { language } = await sceneOf(situation);
    const table = { id: "t", title: situation.title, stage: "playing", host: false, seats: [] };
    const onresign = vi.fn();
    const props = {
      table,
      mySeat: 0,
      names: [],
      colours: [],
      language,
      toAct: [0],
      onnumbers: vi.fn(),
      onchange: vi.fn(),
      onresign,
      ...more,
    };
    return { onresign, ...render(People, { props: props as never }) };
  };
  const resign = { code: 7, verb: "resign", args: {} };

  it("may leave the game where the rules allow it", async () => {
    const { onresign } = await people({ resign });
    await fireEvent.click(screen.getByText("leave the game"));
    expect(onresign).toHaveBeenCalledWith(resign);
  });

  it("may not leave the game where it is not open", async () => {
    await people();
    expect(screen.queryByText("leave the game")).toBeNull();
    expect(screen.getByText("Leave the table")).toBeTruthy();
  });
});
