import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import ChatView from "../src/components/ChatView.svelte";
import Clocks from "../src/components/Clocks.svelte";
import Past from "../src/components/Past.svelte";
import People from "../src/components/People.svelte";
import WaitingRoom from "../src/components/WaitingRoom.svelte";
import { nextLook } from "../src/lib/attending.svelte";
import { language as load } from "../src/lib/language";
import { span } from "../src/lib/moment";
import { readEvents } from "../src/lib/reading";
import { settings } from "../src/lib/settings.svelte";
import type { Clock, ClockShown, Happening, SeatShown, TableShown } from "../src/lib/wire";
import { seatShown, tableShown } from "./shown";

const table = (seats: SeatShown[], more: Partial<TableShown> = {}): TableShown =>
  tableShown(seats, { stage: "waiting", ...more });

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  settings.invitations = {};
});

describe("the waiting room", () => {
  const show = async (own: boolean, host: boolean): Promise<void> => {
    const seats = [
      seatShown(0, { name: "Ada", mine: own }),
      seatShown(1, { kind: "bot", name: "envoy", called: { en: "Envoy" }, bot: "envoy" }),
      seatShown(2, { kind: "open", name: "" }),
    ];
    const props = {
      table: table(seats, { host }),
      chat: [],
      language: await load("en"),
      onchange: vi.fn(),
      onsay: vi.fn(),
    };
    render(WaitingRoom, { props });
  };

  it("shows who sits and who is missing", async () => {
    await show(false, false);
    expect(screen.getByText("1 seat is open")).toBeTruthy();
    expect([screen.getByText("Ada"), screen.getByText("Envoy 2"), screen.getByText("open chair")]).toHaveLength(3);
    expect(screen.queryByText("Let a bot play")).toBeNull();
    expect(screen.queryByText("Leave the table")).toBeNull();
  });

  it("lets the host invite and fill chairs, and whoever sits leave", async () => {
    settings.invitations = { t1: "secret" };
    await show(true, true);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Invite" }).value).toContain("#/join/t1/secret");
    expect(screen.getByText("Let a bot play")).toBeTruthy();
    expect(screen.getByText("Leave the table")).toBeTruthy();
  });
});

describe("clocks", () => {
  const clock: Clock = { kind: "live", bank: 300, increment: 30, most: 600 };
  const reading = (more: Partial<ClockShown> = {}): ClockShown => ({
    left: 300,
    runs: "stands",
    ends: null,
    changes: null,
    ...more,
  });
  const shownOf = (one: ClockShown, other: ClockShown, more: Partial<TableShown> = {}): TableShown =>
    table([seatShown(0, { clock: one }), seatShown(1, { clock: other })], { stage: "playing", clock, ...more });
  const timers = (): string[] => screen.getAllByRole("timer").map((each) => each.textContent);

  beforeEach(() => void vi.useFakeTimers({ now: 1e12, toFake: ["setInterval", "clearInterval", "Date"] }));
  afterEach(() => void vi.useRealTimers());

  it("are counted down while they run, with a word when little is left", async () => {
    const language = await load("en");
    const props = { mySeat: 0, names: ["Ada", "Bob"], colours: [], language };
    const running = shownOf(reading({ left: 61.5, runs: "runs", ends: 61.5 }), reading());
    const { rerender } = render(Clocks, { props: { table: running, ...props } });
    expect(timers()).toEqual(["1:02", "5:00"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(timers()).toEqual(["1:01", "5:00"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(timers()).toEqual(["1:00hurry", "5:00"]);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(timers()).toEqual(["0:00time is up", "5:00"]);
    const later = shownOf(reading({ left: 90, runs: "stands" }), reading({ left: 200, runs: "runs" }));
    await rerender({ table: later, ...props });
    expect(timers()).toEqual(["1:30", "3:20"]);
    expect(screen.getByRole("timer", { name: "Time left for Ada" })).toBeTruthy();
  });

  it("of days stand still while their player rests, and are short of time six hours before", async () => {
    const language = await load("de");
    const days: Clock = { kind: "days", bank: 86400, increment: 3600, most: 86400, rests: true };
    const props = { mySeat: 1, names: [], colours: [], language };
    const one = reading({ left: 6 * 3600 - 1, runs: "runs", ends: 90000 });
    const other = reading({ left: 2 * 86400 + 3600, runs: "rests", ends: 900000 });
    render(Clocks, { props: { table: shownOf(one, other, { clock: days }), ...props } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(timers()).toEqual(["2 T 1 Stdruht", "5 Std 59 Mines eilt"]);
  });

  it("are asked for again when something is to happen", () => {
    const seats = (more: Partial<ClockShown>): SeatShown[] => [seatShown(0, { clock: reading(more) })];
    expect(nextLook(seats({ runs: "stands" }))).toBe(600);
    expect(nextLook(seats({ left: 5, runs: "runs", ends: 5 }))).toBe(6);
    expect(nextLook(seats({ left: 86400, runs: "runs", ends: 90000, changes: 100 }))).toBe(101);
    expect(nextLook(seats({ left: 400, runs: "runs", ends: 400 }))).toBe(20);
  });

  it("let nobody but the host put bots on empty chairs", async () => {
    const { unmount } = render(People, {
      props: {
        table: shownOf(reading({ left: 0, runs: "runs" }), reading(), { host: true }),
        mySeat: 1,
        names: [],
        colours: [],
        language: await load("en"),
        toAct: [0],
        onchange: vi.fn(),
      },
    });
    expect(screen.queryByText("Let a bot play")).toBeNull();
    expect(screen.getByText(/Everybody has 5 minutes, and 30 s more/)).toBeTruthy();
    unmount();
  });

  it("say in the chat whose time is up", async () => {
    const lines = [{ type: "chat" as const, id: 1, seat: -1, name: "Ada", text: "clock-bot", at: 0, removed: false }];
    render(ChatView, { props: { lines, language: await load("en"), colours: [], onsay: vi.fn() } });
    expect(screen.getByText("Ada has run out of time; a bot plays until Ada returns.")).toBeTruthy();
  });

  it("is told in words", async () => {
    const [en, de] = [await load("en"), await load("de")];
    expect([60, 300, 7200, 7201, 86400, 3 * 86400, 7 * 86400].map((seconds) => span(en, seconds))).toEqual([
      "1 minute",
      "5 minutes",
      "2 hours",
      "3 hours",
      "1 day",
      "3 days",
      "7 days",
    ]);
    expect(span(de, 300)).toBe("5 Minuten");
  });
});

describe("rules that have changed", () => {
  const happening = (seq: number, message: string, more: Record<string, number> = {}): Happening => ({
    seq,
    taken_back: false,
    events: [{ message, rule: "", ...more }],
  });

  it("take moves back that they refuse, and say so", async () => {
    const events = readEvents([
      happening(0, "a"),
      happening(1, "b"),
      happening(2, "c"),
      happening(3, "rules-continued", { revision: 2, taken_back: 2 }),
    ]);
    expect(events.map((event) => event.message)).toEqual(["a", "rules-continued"]);
    const said = (await load("en", "new-dawn")).event(events[1]!, []);
    expect(said).toContain("revision 2");
    expect(said).toContain("2 moves");
    const kept = readEvents([
      happening(0, "a"),
      happening(1, "b"),
      happening(2, "rules-continued", { revision: 2, taken_back: 0 }),
    ]);
    expect(kept).toHaveLength(3);
    expect((await load("de", "new-dawn")).event(kept[2]!, [])).not.toContain("zurückgenommen");
  });

  it("leave the log of what they cannot continue", async () => {
    const language = await load("en", "new-dawn");
    const events = readEvents([happening(0, "rules-continued", { revision: 2, taken_back: 0 })]);
    render(Past, {
      props: {
        table: table([seatShown(0)], { stage: "playing", playable: false }),
        events,
        language,
        shared: language,
      },
    });
    expect(screen.getByRole("alert").textContent).toContain("can only be looked at");
    expect(screen.getByText(/goes on under revision 2/)).toBeTruthy();
    expect(screen.getByText("Download the log").getAttribute("href")).toBe("/api/tables/t1/log");
  });
});
