import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { titleModule } from "../src/boards/titleModule";
import Scrubber from "../src/components/Scrubber.svelte";
import { afterRemoval, linesOf, ownerOf, type Draft } from "../src/lib/lineTree";
import { parse } from "../src/lib/router.svelte";
import { settings } from "../src/lib/settings.svelte";
import { StudiedTable } from "../src/lib/studied.svelte";
import { CHUNK, StudyBook } from "../src/lib/studyBook.svelte";
import type { OpenedTable } from "../src/lib/opened.svelte";
import type { GameEvent } from "../src/lib/reading";
import { linkTo, StudyLog } from "../src/lib/studyPage.svelte";
import { trackOf } from "../src/lib/track";
import type { Played, StudyLine, StudyShown } from "../src/lib/wire";
import { sceneOf, situations, type Situation } from "./situations";

const COUNT = 100;
const line = (id: string, after: number, count: number, more: Partial<StudyLine> = {}): StudyLine => ({
  line: id,
  name: `line ${id}`,
  after,
  seats: Array.from({ length: count }, (_, at) => at % 2),
  rounds: Array.from({ length: count }, (_, at) => Math.floor((at + 1) / 10) + 1),
  actions: [],
  notes: [],
  ...more,
});
const shown = (lines: StudyLine[] = [line("main", 0, COUNT), line("0", 30, 34), line("0.0", 32, 40)]): StudyShown => ({
  code: "code",
  title: "new-dawn",
  players: 2,
  options: {},
  seats: [0, 1].map((seat) => ({ name: `P${seat}`, kind: "person", bot: null, called: {} })),
  lines,
  result: null,
  comment: "",
  mine: true,
  first_round: 1,
});

const step = (
  seq: number,
  on: string,
  eyes: string,
  isFull = false,
): Record<"happening" | "state", object> & Record<string, unknown> => ({
  actor: 0,
  happening: { seq, events: [{ message: "done", rule: "", number: seq }], taken_back: false },
  state: {
    ...{ type: "state", seq, seat: seq % 2, to_act: [seq % 2], stage: "playing", telling: {} },
    ...{ view: { number: seq, on, eyes }, legal: isFull ? [{ code: 7, verb: "do" }] : [] },
  },
  round: 9,
});

const asked: string[] = [];
let kept: { line: string; study: StudyShown };

/** A server with the study above; whatever is kept in it becomes `kept`. */
function answer(path: string, body: Record<string, unknown>): unknown {
  const [, , , what, on = "", first, last, eyes = "", every = "1"] = path.split("/").slice(1);
  if (path === "/api/me") return { csrf: "x" };
  if (path === "/api/sandbox/steps") {
    const moves = body["moves"] as Played[];
    const since = body["since"] as number;
    const numbers = Array.from({ length: moves.length - since + 1 }, (_, at) => since + at);
    const { line: on, after } = body["origin"] as { line: string; after: number };
    return numbers.map((number) => {
      const found = step(number, "tried", String(body["eyes"]), number === moves.length);
      const view = { number: after + number, on: number ? "tried" : on, eyes: String(body["eyes"]) };
      return { ...found, state: { ...found.state, view } };
    });
  }
  if (what === "steps") {
    const length = Math.floor((Number(last) - Number(first)) / Number(every)) + 1;
    const numbers = Array.from({ length }, (_, at) => Number(first) + at * Number(every));
    return numbers.map((number) => step(number, on, eyes));
  }
  if (what === "log") return Array.from({ length: COUNT }, (_, at) => step(at + 1, on, "").happening);
  return kept;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  settings.leaving = {};
  settings.pace = "brisk";
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body = JSON.parse(typeof init.body === "string" ? init.body : "{}") as Record<string, unknown>;
    if (path !== "/api/me") asked.push(`${init.method ?? "GET"} ${path.replace("/api/", "")}`);
    return Promise.resolve(new Response(JSON.stringify(answer(path, body))));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);
async function at(number: number, on = "main"): Promise<StudiedTable> {
  const table = new StudiedTable(new StudyBook(shown()));
  table.go(number, on);
  await settled();
  return table;
}
const seen = (table: StudiedTable): unknown => table.state?.view;

describe("lines", () => {
  const draft: Draft = { id: "~1", parent: "0", after: 33, moves: [{ seat: 1, action: 7 }], rounds: [5] };

  it("stand as a tree, what is tried below where it leaves", () => {
    const lines = linesOf(shown(), [draft]);
    expect(lines.map(({ id, parent, depth }) => [id, parent, depth])).toEqual([
      ["main", null, 0],
      ["0", "main", 1],
      ["~1", "0", 2],
      ["0.0", "0", 2],
    ]);
    expect(lines[2]).toMatchObject({ tried: draft.moves, rounds: [...(lines[1]?.rounds.slice(0, 33) ?? []), 5] });
    expect(lines[2]?.seats).toHaveLength(34);
  });

  it("share the moves before they leave with the line that they leave", () => {
    const lines = linesOf(shown(), [draft]);
    const owners = [30, 31, 32, 33, 34].map((number) => ownerOf(lines, "0.0", number)?.id);
    expect(owners).toEqual(["main", "0", "0", "0.0", "0.0"]);
    expect([33, 34].map((number) => ownerOf(lines, "~1", number)?.id)).toEqual(["0", "~1"]);
  });

  it("move up when one before them is removed, and go with the one that they grow out of", () => {
    const after = (id: string): string | null => afterRemoval(id, "1");
    expect(["main", "0", "0.1", "1", "1.0", "2", "3.1"].map(after)).toEqual([
      "main",
      "0",
      "0.1",
      null,
      null,
      "1",
      "2.1",
    ]);
    expect(["0", "0.0", "0.1", "0.2.1", "1.1"].map((id) => afterRemoval(id, "0.1"))).toEqual([
      "0",
      "0.0",
      null,
      "0.1.1",
      "1.1",
    ]);
  });
});

describe("going along a line", () => {
  it("asks for what is around the moment, and for nothing twice", async () => {
    const table = await at(50);
    expect(seen(table)).toMatchObject({ number: 50, on: "main" });
    const chunks = asked.filter((each) => each.includes("/steps/main"));
    expect(new Set(chunks).size).toBe(chunks.length);
    expect(chunks[0]).toBe("GET studies/code/steps/main/40/59/all");
    asked.length = 0;
    table.stride("move", 1);
    expect([table.at, table.drawn, table.isOneOn, table.news?.events.length]).toEqual([51, 51, true, 1]);
    table.stride("turn", 1);
    expect(table.drawn).toBe(52);
    expect(asked.filter((each) => each.includes("/steps/main"))).toEqual([]);
  });

  it("shows what may be done once one rests there", async () => {
    const table = new StudiedTable(new StudyBook(shown()));
    table.go(50);
    await vi.advanceTimersByTimeAsync(50);
    expect([table.drawn, table.legal.length, table.isSettled]).toEqual([50, 0, false]);
    await settled();
    expect([table.legal.length, table.isSettled, table.state?.seq]).toEqual([1, true, 50]);
    expect(table.origin).toMatchObject({ study: "code", line: "main", after: 50 });
    asked.length = 0;
    table.stride("move", 1);
    table.stride("move", -1);
    await settled();
    expect([table.isSettled, asked.filter((each) => each.includes("sandbox"))]).toEqual([true, []]);
  });

  it("shows the nearest known moment while it is dragged along, and the wanted one when it rests", async () => {
    const table = await at(0);
    asked.length = 0;
    table.scrub(90);
    expect([table.at, table.drawn]).toEqual([90, CHUNK - 1]);
    table.scrub(95);
    expect(asked).toEqual([]);
    await settled();
    expect([table.at, table.drawn, seen(table)]).toEqual([95, 95, expect.objectContaining({ number: 95 })]);
  });

  it("shows on the way what comes while it is dragged along without a rest", async () => {
    const table = await at(0);
    asked.length = 0;
    for (const place of [60, 70, 80, 90]) {
      table.scrub(place);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(asked.length).toBe(1);
    expect([table.at, table.drawn]).toEqual([90, 90]);
  });

  it("has moments of a long line at hand that are spread over it, so that one is always near", async () => {
    const table = new StudiedTable(new StudyBook(shown([line("main", 0, 6000)])));
    table.go(0);
    await settled();
    asked.length = 0;
    table.scrub(1);
    await settled();
    expect(asked.filter((each) => each.split("/").length > 7)).toEqual(
      [0, 100, 200].map((first) => `GET studies/code/steps/main/${first}/6000/all/300`),
    );
    for (const place of [640, 3333, 5990]) {
      table.scrub(place);
      expect(Math.abs(table.drawn - place)).toBeLessThanOrEqual(50);
    }
    for (let number = 0; number < 2000; number += CHUNK) {
      table.go(number);
      await settled();
    }
    asked.length = 0;
    table.scrub(4440);
    expect([table.drawn, asked]).toEqual([4400, []]);
  });

  it("goes to the ends of a line and no further, and to what a line shares with another", async () => {
    const table = await at(1000, "0.0");
    expect([table.at, seen(table)]).toEqual([40, expect.objectContaining({ number: 40, on: "0.0" })]);
    table.go(20);
    await settled();
    expect(seen(table)).toMatchObject({ number: 20, on: "main" });
    expect(linkTo(table)).toBe("#/study/code/main/20");
  });

  it("looks with other eyes at the same moment", async () => {
    const table = await at(12);
    await table.look(1);
    expect(seen(table)).toMatchObject({ number: 12, eyes: "1" });
  });

  it("plays by itself until the end", async () => {
    const table = await at(97);
    table.playOn();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([table.at, table.isPlaying]).toEqual([100, false]);
    table.playOn();
    expect(table.isPlaying).toBe(true);
    table.playOn();
    expect(table.isPlaying).toBe(false);
  });

  it("forgets what was looked at long ago", async () => {
    const table = new StudiedTable(new StudyBook(shown([line("main", 0, 5000)])));
    for (let number = 0; number < 2000; number += CHUNK) {
      table.go(number);
      await settled();
    }
    expect(table.book.peek("main", 0, "all")).toBeNull();
    expect(table.book.peek("main", 1980, "all")).not.toBeNull();
  });
});

describe("trying", () => {
  async function tried(): Promise<StudiedTable> {
    const table = await at(10);
    expect(await table.play({ seat: 0, action: 7 })).toBe(true);
    return table;
  }

  it("begins another line, which goes on with every move", async () => {
    const table = await tried();
    expect([table.line, table.at, table.here?.parent, table.here?.after]).toEqual(["~1", 11, "main", 10]);
    expect([table.track.count, table.track.roundAt(11), seen(table)]).toEqual([
      11,
      9,
      expect.objectContaining({ on: "tried" }),
    ]);
    expect([table.state?.seq, table.moves.length, table.origin.after]).toEqual([11, 1, 10]);
    await table.play({ seat: 1, action: 7 });
    expect([table.line, table.at, table.here?.tried?.length]).toEqual(["~1", 12, 2]);
    table.undo();
    expect([table.at, table.moves.length]).toEqual([11, 1]);
    table.go(5);
    await settled();
    expect([table.moves, table.origin.after, linkTo(table)]).toEqual([[], 5, "#/study/code/main/5"]);
  });

  it("takes no answer as long as another moment is drawn", async () => {
    const table = await at(10);
    table.scrub(90);
    expect(await table.play({ seat: 0, action: 7 })).toBe(false);
    expect(table.book.drafts).toEqual([]);
  });

  it("leaves what was tried alone when something else is tried in the middle of it", async () => {
    const table = await tried();
    await table.play({ seat: 1, action: 7 });
    table.go(11);
    await table.play({ seat: 1, action: 8 });
    expect(table.book.drafts.map(({ moves }) => moves.map(({ action }) => action))).toEqual([
      [7, 7],
      [7, 8],
    ]);
    table.go(11);
    await table.play({ seat: 1, action: 7 });
    expect([table.line, table.book.drafts.length]).toEqual(["~1", 2]);
  });

  it("can be kept under a name, and what was known of it stays known", async () => {
    const table = await tried();
    kept = { line: "1", study: shown([...shown().lines, line("1", 10, 11)]) };
    expect(await table.book.keepDraft("~1", "bold")).toBe("1");
    expect(asked.at(-1)).toBe("POST studies/code/lines");
    table.go(11, "1");
    expect([table.drawn, table.book.drafts, table.here?.name]).toEqual([11, [], "line 1"]);
  });

  it("makes a kept line longer where it leaves it at its end", async () => {
    const table = await at(34, "0");
    await table.play({ seat: 0, action: 7 });
    expect(table.book.extends(table.line)).toBe(true);
    kept = { line: "0", study: shown([line("main", 0, COUNT), line("0", 30, 35)]) };
    await table.book.keepDraft(table.line, "");
    expect(asked.at(-1)).toBe("PUT studies/code/lines/0");
    const main = await at(COUNT);
    await main.play({ seat: 0, action: 7 });
    expect(main.book.extends(main.line)).toBe(false);
  });

  it("goes when the line that it leaves is removed, and moves up with the others", async () => {
    const table = await at(34, "0");
    await table.play({ seat: 0, action: 7 });
    settings.leaving = { t1: { study: "code", line: "0", after: 31, moves: [] } };
    kept = { line: "main", study: shown([line("main", 0, COUNT)]) };
    table.go(30, "main");
    await table.book.remove("0");
    expect([table.book.drafts, table.book.lines.length, settings.leaving["t1"]?.line]).toEqual([[], 1, "main"]);
  });

  it("tells the log of what is tried behind that of the line that it leaves", async () => {
    const table = await tried();
    await table.hear();
    expect(table.whole.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    table.go(4);
    expect(table.events).toHaveLength(4);
  });
});

it("notes belong to the line on which the move was made", async () => {
  const table = await at(31, "0.0");
  kept = { line: "0", study: shown() };
  let sent: unknown = null;
  const before = fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (path.endsWith("/notes")) sent = JSON.parse(init.body as string);
    return before(path, init);
  });
  await table.book.note(table.line, 31, "!?", "bold");
  expect(sent).toEqual({ line: "0", number: 31, mark: "!?", comment: "bold" });
});

it("a link names a study, a line and a moment", () => {
  expect(parse("#/study/abc")).toEqual({ page: "study", code: "abc", line: "main", number: null });
  expect(parse("#/study/abc/0.1/17")).toEqual({ page: "study", code: "abc", line: "0.1", number: 17 });
  expect(parse("#/study/abc/main/x")).toEqual({ page: "study", code: "abc", line: "main", number: null });
});

describe("a moment", () => {
  const ages = situations("through-the-ages-2015")[0] as Situation;
  const took = (seq: number, card: string): GameEvent => ({
    ...{ seq, message: "drew-cards", rule: "draw", arguments: { seat: 0, cards: [card] } },
  });

  it("is told by what its own move did, not by what was done later; in silence, by what was told before", async () => {
    vi.useRealTimers();
    const [scene, { presenter }] = [await sceneOf(ages), await titleModule(ages.title)];
    const opened = { scene, presenter, language: scene.language, seats: scene.seats, names: presenter.names(scene) };
    const table = { eyes: "all", whole: [took(3, "iron"), took(6, "bronze")] };
    const log = new StudyLog(table as unknown as StudiedTable, opened as unknown as OpenedTable);
    const at = (number: number): string =>
      log
        .upTo(number)
        .map(({ text }) => text)
        .join(" ");
    expect(at(2)).toBe("");
    expect(at(3)).toContain("iron");
    expect(at(5)).toBe(at(3));
    expect(at(6)).toContain("bronze");
    expect(at(6)).not.toContain("iron");
  });

  it("stays where it is on the scrubber while its line is read anew", async () => {
    vi.useRealTimers();
    const { language } = await sceneOf(ages);
    const line = (count: number): object => trackOf(Array<number>(count).fill(0), Array<number>(count).fill(1), 1);
    const props = { track: line(99), at: 99, marks: [], language, onscrub: () => undefined };
    const { container, rerender } = render(Scrubber, { props: props as never });
    const range = container.querySelector("input") as HTMLInputElement;
    range.value = "0"; // as browsers do where the track is short for a moment
    await rerender({ ...props, track: line(0) } as never);
    await rerender({ ...props, track: line(99) } as never);
    expect(range.value).toBe("99");
  });
});
