// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Following, stay, type Followed } from "../src/lib/following.svelte";
import { settings } from "../src/lib/settings.svelte";
import { stepsOf } from "../src/lib/steps";
import type { Happening, SentEvent, StateMessage } from "../src/lib/wire";
import { SILENT } from "./told";

const moved = (more: Partial<SentEvent> = {}): SentEvent => ({ message: "moved", rule: "", seat: 1, ...more });
const entry = (seq: number, events: SentEvent[] = [moved()], taken_back = false): Happening => ({
  seq,
  events,
  taken_back,
});
const state = (seq: number, more: Partial<StateMessage> = {}): StateMessage => ({
  type: "state",
  table: "t1",
  stage: "playing",
  seq,
  decision: 0,
  seat: 0,
  view: {},
  legal: [],
  question: null,
  to_act: [1],
  result: null,
  can_undo: false,
  telling: SILENT,
  ...more,
});

/** A table at which others have gone on to `seq`; the states in between are known where they are given. */
class Fake implements Followed {
  entries: Happening[] = [];
  last: StateMessage = state(0);
  shown: number[] = [];
  asked: [number, number][] = [];
  fails = false;
  readonly following = new Following(this);
  log = (): Happening[] => this.entries;
  newest = (): StateMessage => this.last;
  show = (each: StateMessage): void => void this.shown.push(each.seq);
  load = (first: number, last: number): Promise<StateMessage[]> => {
    this.asked.push([first, last]);
    if (this.fails) return Promise.reject(new Error());
    return Promise.resolve(Array.from({ length: last - first + 1 }, (_, at) => state(first + at)));
  };

  go(seq: number, more: Partial<StateMessage> = {}): void {
    for (let next = this.entries.length; next <= seq; next += 1) this.entries.push(entry(next));
    this.last = state(seq, more);
    this.following.remember(this.last);
  }
}

let table: Fake;
let following: Following;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "brisk";
  table = new Fake();
  following = table.following;
});

describe("steps", () => {
  const list = (seat: number): SentEvent => moved({ seat, told: { list: "moves", joins: `moves/${seat}` } });

  it("are what is told in one sentence, without what is hidden, tells nothing or was taken back", () => {
    const log = [
      entry(0),
      entry(1, [list(1)]),
      entry(2, [list(1)]),
      entry(3, []),
      entry(4, [list(2)]),
      entry(5, [moved({ told: { hidden: true } })]),
      entry(6),
      entry(7, [], true),
    ];
    expect(stepsOf(log, 0, 7).map(({ seq, events }) => [seq, events.length])).toEqual([
      [2, 2],
      [7, 1],
    ]);
    expect(stepsOf(log, 0, 1).map(({ seq }) => seq)).toEqual([1]);
    expect(stepsOf(log, 7, 7)).toEqual([]);
  });

  it("are no longer than somebody can look at", () => {
    const log = Array.from({ length: 14 }, (_, seq) => entry(seq, [list(1)]));
    expect(stepsOf(log, -1, 13).map(({ seq }) => seq)).toEqual([5, 11, 13]);
  });
});

describe("the pace", () => {
  it("is chosen, gives long steps more time, and hurries only where many are left", () => {
    expect(stay("click", 1, 1)).toBeNull();
    expect(stay("brisk", 1, 1)).toBeLessThan(stay("calm", 1, 1) ?? 0);
    expect(stay("brisk", 5, 1)).toBeGreaterThan(stay("brisk", 1, 1) ?? 0);
    expect(stay("brisk", 1, 40)).toBeLessThan(stay("brisk", 1, 1) ?? 0);
    expect(stay("calm", 1, 40)).toBe(stay("calm", 1, 1));
  });
});

describe("following", () => {
  it("shows one step after another, and is where the game is at the end", async () => {
    table.go(3, { to_act: [0] });
    following.follow(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.asked).toEqual([[1, 3]]);
    expect([table.shown, following.isBehind, following.at, following.steps.length]).toEqual([[1], true, 0, 3]);
    await vi.advanceTimersByTimeAsync(stay("brisk", 1, 3) ?? 0);
    expect([table.shown, following.isBehind]).toEqual([[1, 2], true]);
    await vi.advanceTimersByTimeAsync(stay("brisk", 1, 2) ?? 0);
    expect([table.shown, following.isBehind, following.isWatching]).toEqual([[1, 2, 3], false, false]);
  });

  it("goes on with what comes meanwhile, and goes on watching while others play", async () => {
    table.go(1);
    following.follow(0);
    expect([table.shown, following.isBehind, following.isWatching]).toEqual([[1], false, true]);
    table.go(2);
    following.follow(1);
    expect([table.shown, following.isBehind]).toEqual([[1], true]);
    await vi.runAllTimersAsync();
    expect([table.shown, following.isBehind]).toEqual([[1, 2], false]);
    table.go(3);
    following.follow(2);
    table.go(5, { to_act: [0] });
    following.follow(2);
    expect(table.shown).toEqual([1, 2, 3]);
    await vi.runAllTimersAsync();
    expect([table.shown, following.isWatching]).toEqual([[1, 2, 3, 4, 5], false]);
  });

  it("waits for a click where that is the pace, and goes back as well", async () => {
    settings.pace = "click";
    table.go(3, { to_act: [0] });
    following.follow(0);
    await vi.runAllTimersAsync();
    expect(table.shown).toEqual([1]);
    following.forward();
    following.back();
    await vi.runAllTimersAsync();
    expect(table.shown).toEqual([1, 2, 1]);
    following.forward();
    following.forward();
    expect([table.shown.slice(-1), following.isWatching]).toEqual([[3], false]);
  });

  it("does not show the next step without a click, however late it comes", async () => {
    settings.pace = "click";
    table.go(1);
    following.follow(0);
    await vi.runAllTimersAsync();
    table.go(2);
    following.follow(1);
    await vi.runAllTimersAsync();
    expect([table.shown, following.isBehind]).toEqual([[1], true]);
    following.forward();
    expect([table.shown, following.isBehind]).toEqual([[1, 2], false]);
  });

  it("skips to now", async () => {
    table.go(9, { to_act: [0] });
    following.follow(0);
    following.now();
    await vi.runAllTimersAsync();
    expect([table.shown, following.isWatching]).toEqual([[9], false]);
  });

  it("shows the player's own steps at once", async () => {
    table.go(3);
    following.follow(0, 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.shown).toEqual([1, 2]);
  });

  it("shows what is now where the steps do not come", async () => {
    table.fails = true;
    table.go(4, { to_act: [0] });
    following.follow(0);
    await vi.runAllTimersAsync();
    expect([table.shown, following.isWatching]).toEqual([[4], false]);
  });

  it("stops where somebody wants to look longer, and goes on from there", async () => {
    table.go(3, { to_act: [0] });
    following.follow(0);
    await vi.advanceTimersByTimeAsync(0);
    following.pause();
    await vi.runAllTimersAsync();
    expect([table.shown, following.isPaused]).toEqual([[1], true]);
    following.pause();
    await vi.runAllTimersAsync();
    expect(table.shown).toEqual([1, 2, 3]);
  });
});

describe("looking again", () => {
  it("replays a part of the game and comes back to now, whatever the pace is otherwise", async () => {
    settings.pace = "once";
    table.go(8, { to_act: [0] });
    following.replay(2, 4);
    await vi.advanceTimersByTimeAsync(0);
    expect([table.shown, following.isBehind, following.isReplay]).toEqual([[3], true, true]);
    table.go(9, { to_act: [0] });
    following.follow(8);
    await vi.runAllTimersAsync();
    expect([table.shown, following.isWatching]).toEqual([[3, 4, 9], false]);
  });

  it("goes to any step and stays there", async () => {
    table.go(8);
    following.replay(-1, 8);
    await vi.advanceTimersByTimeAsync(0);
    following.goTo(5);
    following.goTo(99);
    await vi.runAllTimersAsync();
    expect([table.shown, following.at, following.isBehind]).toEqual([[0, 5, 8], 8, true]);
    following.replay(8, 8);
    expect(following.at).toBe(8);
  });
});
