import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Analysis from "../src/components/Analysis.svelte";
import { area, chancesCsv, largest, marginOf, roundMarks, signed, stacked } from "../src/lib/chances";
import { language as languageOf, type Language } from "../src/lib/language";
import { settings } from "../src/lib/settings.svelte";
import type { Scene } from "../src/lib/presenter";
import type { AnalysisShown, Comparison, Moment, Said } from "../src/lib/wire";

/** Nothing has a size here. */
class Unmeasured {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const NAMES = ["Anna", "Ben"];
const moment = (number: number, round: number, chance: number): Moment => ({
  number,
  round,
  seat: number % 2,
  watched: [chance, 1 - chance],
  known: [1 - chance, chance],
});
const MOMENTS = [moment(0, 1, 0.5), moment(1, 1, 0.6), moment(2, 2, 0.25), moment(3, 2, 0.3)];

const take = (card: string): Said => ({ message: "phrase-take", arguments: { card: `card-${card}`, space: 3 } });
const way = (card: string, chance: number | null): Comparison["done"] => ({
  action: `take ${card}`,
  line: [take(card), { message: "done-ActionPhase" }],
  changes: [{ heading: { message: "rating-culture" }, label: { message: "rating-culture" }, before: 2, after: 5 }],
  chance,
});
const compared = (number: number, more: Partial<Comparison> = {}): Comparison => ({
  number,
  round: 2,
  seat: 0,
  done: way("iron", 0.3),
  advised: way("leonardo-da-vinci", 0.42),
  difference: 0.12,
  margin: 0.035,
  verdict: "mistake",
  ...more,
});

describe("chances", () => {
  it("stand on top of each other and fill the whole height", () => {
    const stacks = stacked(MOMENTS, "watched", 2);
    expect(stacks.map(({ edges }) => edges[2])).toEqual([
      [0, 0.25],
      [0.25, 1],
    ]);
    expect(stacked(MOMENTS, "known", 2)[0]?.edges[2]).toEqual([0, 0.75]);
    const drawn = area(
      {
        seat: 0,
        edges: [
          [0, 0.5],
          [0, 1],
        ],
      },
      (at) => at,
      (share) => share,
    );
    expect(drawn).toBe("M0.0 0.5L1.0 1.0L1.0 0.0L0.0 0.0Z");
    expect(area({ seat: 0, edges: [] }, Number, Number)).toBe("");
  });

  it("are marked where rounds begin, as far apart as there is room for", () => {
    expect(roundMarks(MOMENTS, 2)).toEqual([
      { at: 0, round: 1 },
      { at: 2, round: 2 },
    ]);
    expect(roundMarks(MOMENTS, 3)).toEqual([{ at: 0, round: 1 }]);
  });

  it("are given to other programs", () => {
    expect(chancesCsv(MOMENTS.slice(0, 2), NAMES, "Move", "Round", "watched")).toBe(
      "Move,Round,Anna,Ben\r\n0,1,0.5000,0.5000\r\n1,1,0.6000,0.4000\r\n",
    );
  });

  it("differ most where the bot would have done otherwise", () => {
    const same = compared(1, { verdict: "same", difference: 0 });
    const small = compared(2, { verdict: "even", difference: 0.4 });
    const better = compared(3, { verdict: "better", difference: -0.2 });
    const untold = compared(4, { verdict: "untold", difference: null, margin: null });
    const found = largest([same, small, better, compared(5), untold], 9);
    expect(found.map(({ number }) => number)).toEqual([3, 5, 4]);
    expect([signed(0.123), signed(-0.05), marginOf(0.0001), marginOf(0.035)]).toEqual(["+12", "−5", 1, 4]);
  });
});

describe("an analysis on the page", () => {
  let answers: AnalysisShown[] = [];
  const asked: string[] = [];
  let language: Language;
  const shown = (state: AnalysisShown["state"], more: Partial<AnalysisShown> = {}): AnalysisShown => ({
    state,
    bot: "sovereign",
    called: { en: "Sovereign", de: "Souverän" },
    done: 4,
    total: 6,
    has_chances: true,
    moments: [],
    turning_points: [],
    comparisons: [],
    ...more,
  });

  beforeEach(async () => {
    asked.length = 0;
    language = await languageOf("en", "through-the-ages-2015");
    vi.stubGlobal("ResizeObserver", Unmeasured);
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      asked.push(
        `${init.method ?? "GET"} ${path.replace("/api", "")} ${typeof init.body === "string" ? init.body : ""}`,
      );
      const said = path === "/api/me" ? { csrf: "x" } : answers.length > 1 ? answers.shift() : answers[0];
      const isRefused = said !== undefined && "reason" in said;
      return Promise.resolve(new Response(JSON.stringify(said), { status: isRefused ? 409 : 200 }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  function open(number: number, onjump: (number: number) => void = () => undefined): void {
    const scene = { language, view: {}, seats: [] } as unknown as Scene;
    const tell = (move: number): string => `what move ${move} did`;
    const places = { code: "c", line: "main", number, names: NAMES, colours: ["#a33", "#36a"] };
    const props = { ...places, scene, language, tell, onjump };
    render(Analysis, props);
  }

  it("is begun, followed and stopped", async () => {
    settings.studies.c = "secret";
    answers = [shown("none"), shown("running", { moments: MOMENTS.slice(0, 2) }), shown("none")];
    open(0);
    await fireEvent.click(await screen.findByRole("button", { name: "Look at the whole game" }));
    expect(await screen.findByText("Chances: 2 of 6")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Stop" }));
    expect(await screen.findByRole("button", { name: "Look at the whole game" })).toBeTruthy();
    expect(asked.filter((each) => !each.includes("/me"))).toEqual([
      "GET /studies/c/analysis/main/0/0 ",
      "POST /studies/c/analysis/main {}",
      "DELETE /studies/c/analysis/main ",
    ]);
  });

  it("shows chances, what turned the game, and what the bot would have done", async () => {
    const jumped: number[] = [];
    const swing = { number: 2, round: 2, seat: 0, change: -0.35 };
    answers = [shown("finished", { moments: MOMENTS, turning_points: [swing], comparisons: [compared(2)] })];
    open(2, (number) => jumped.push(number));
    const chart = await screen.findByRole("slider", { name: "Chances to win" });
    expect(chart.getAttribute("aria-valuetext")).toBe("After move 2: Anna 25 %, Ben 75 %");
    await fireEvent.keyDown(chart, { key: "ArrowRight" });
    await fireEvent.click(screen.getByRole("button", { name: "Round 2, move 2: Anna −35 points of chance" }));
    expect(screen.getByText("what move 2 did")).toBeTruthy();
    expect(screen.getByText("In 0 of 1 decisions the Sovereign would have done the same.")).toBeTruthy();
    const worst = screen.getByRole("button", { name: /take Iron from space 3 instead of: take Leonardo da Vinci/ });
    expect(worst.textContent).toContain("costs 12 ± 4 points of chance");
    await fireEvent.click(worst);
    expect(jumped).toEqual([3, 2, 2]);
    expect(screen.getByRole("heading", { name: /Sovereign/ })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "With everything known" }));
    await waitFor(() => expect(chart.getAttribute("aria-valuetext")).toBe("After move 2: Anna 75 %, Ben 25 %"));
  });

  it("asks for the decision one looks at, and says when nobody had a choice", async () => {
    answers = [shown("finished", { moments: MOMENTS, comparisons: [compared(2)] })];
    open(1);
    await fireEvent.click(await screen.findByRole("button", { name: "What would the bot have done here?" }));
    expect(await screen.findByText("Nobody had a choice here.")).toBeTruthy();
    expect(asked.at(-1)).toBe('POST /studies/c/analysis/main {"number":1}');
  });

  it("says plainly where nothing was learned, and that a game is still on", async () => {
    const untold = compared(1, { difference: null, margin: null, verdict: "untold" });
    answers = [shown("finished", { has_chances: false, comparisons: [untold] })];
    open(1);
    expect(await screen.findByText(/there are no chances/)).toBeTruthy();
    expect(screen.queryByRole("slider")).toBeNull();
    answers = [{ reason: "playing", message: "the game is not over" } as unknown as AnalysisShown];
    open(1);
    expect((await screen.findByRole("alert")).textContent).toContain("The game is still on");
  });
});
