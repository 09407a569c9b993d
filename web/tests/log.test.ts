import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import LogView from "../src/components/LogView.svelte";
import { lastSentence, lines, type Told } from "../src/lib/log";
import { titleModule } from "../src/boards/titleModule";
import type { GameEvent } from "../src/lib/reading";
import { sceneOf, situations, type Situation } from "./situations";

const situation = situations("civilization-1980")[2] as Situation;
const told = (count: number): Told[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `k${index}`,
    seq: index,
    from: index,
    text: `line ${index}`,
    rules: [],
    level: 0,
    seat: 0,
  }));

describe("the log", () => {
  it("tells only what is new; the rest stays the very same lines", async () => {
    const { presenter } = await titleModule(situation.title);
    const scene = await sceneOf(situation);
    const before = lines(presenter, scene, situation.events.slice(0, -10));
    const after = lines(presenter, { ...scene, view: { ...scene.view } }, situation.events);
    const kept = before.filter((line) => after.includes(line));
    expect(after.length).toBeGreaterThan(0);
    expect(kept.length).toBeGreaterThanOrEqual(before.length - 1);
    expect(new Set(after.map((line) => line.key)).size).toBe(after.length);
  });

  it("is told anew in another language", async () => {
    const { presenter } = await titleModule(situation.title);
    const english = lines(presenter, await sceneOf(situation, "en"), situation.events);
    const german = lines(presenter, await sceneOf(situation, "de"), situation.events);
    expect(german.map((line) => line.text)).not.toEqual(english.map((line) => line.text));
  });

  it("names whoever drew something where everything is told", async () => {
    const ages = situations("through-the-ages-2015")[0] as Situation;
    const { presenter } = await titleModule(ages.title);
    const scene = await sceneOf(ages);
    const drawn = { message: "drew-cards", rule: "draw", arguments: { seat: 1, cards: ["iron"] }, seq: 1 } as GameEvent;
    const told = (seat: number | null): string | undefined =>
      lines(presenter, { ...scene, view: { ...scene.view, seat } }, [{ ...drawn }])[0]?.text;
    expect(told(1)).toMatch(/^You draw/);
    expect(told(null)).toMatch(new RegExp(`^${presenter.names(scene)[1] ?? ""} draws`));
  });

  it("shows the newest lines and the earlier ones when they are asked for", async () => {
    const { language } = await sceneOf(situation);
    const { container } = render(LogView, {
      props: { lines: told(300), language, title: situation.title, colours: [], empty: "" },
    });
    expect(container.querySelectorAll("li").length).toBe(120);
    expect(screen.getByText("line 299")).toBeTruthy();
    await fireEvent.click(screen.getByText("180 earlier lines"));
    expect(container.querySelectorAll("li").length).toBe(240);
  });

  it("marks where my last turn ended", async () => {
    const { language } = await sceneOf(situation);
    const { container } = render(LogView, {
      props: { lines: told(8), language, title: situation.title, colours: [], since: 4, empty: "" },
    });
    const items = [...container.querySelectorAll("li")];
    expect(items.findIndex((item) => item.classList.contains("since"))).toBe(5);
  });

  it("knows what was told last, headings apart", () => {
    const [first, second] = told(2) as [Told, Told];
    expect(lastSentence([first, { ...second, level: 1 }])).toBe(first);
    expect(lastSentence([])).toBeNull();
  });
});
