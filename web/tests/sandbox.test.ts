// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SandboxTable } from "../src/lib/sandbox.svelte";
import type { Played } from "../src/lib/wire";

const ORIGIN = { title: "new-dawn", scenario: {}, study: null, line: "main", after: 0 };

/** A server at which seat 0 is always asked and may do 7 or 8; 9 breaks a rule. */
function answer(path: string, body: { moves: Played[]; since: number; why?: unknown; explain?: string }): object {
  if (path === "/api/me") return { csrf: "x" };
  if (path === "/api/sandbox/ask") {
    if (body.explain)
      return { type: "explain", thing: body.explain, seq: body.moves.length, explanation: { rules: [] } };
    return { type: "why", action: "nine", rule: "R1", option: null };
  }
  const steps = [];
  for (let number = body.since; number <= body.moves.length; number += 1) {
    const legal = [7, 8].map((code) => ({ code, verb: "do" }));
    const state = { seq: number, seat: 0, to_act: [0], stage: "playing", view: { number }, legal, telling: {} };
    const events = number ? [{ message: "done", rule: "", number }] : [];
    steps.push({ actor: 0, happening: { seq: number, events, taken_back: false }, state });
  }
  return steps;
}

const asked: { moves: Played[]; since: number }[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const body = JSON.parse(typeof init.body === "string" ? init.body : "{}") as Partial<(typeof asked)[number]>;
    if (path === "/api/sandbox/steps") asked.push(body as (typeof asked)[number]);
    const isIllegal = body.moves?.some((move) => move.action === 9);
    const said = isIllegal
      ? { reason: "illegal", rule: "R9", message: "no" }
      : answer(path, body as (typeof asked)[number]);
    return Promise.resolve(new Response(JSON.stringify(said), { status: isIllegal ? 409 : 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const opened = async (): Promise<SandboxTable> => {
  const table = new SandboxTable("here", ORIGIN);
  expect(await table.open()).toBe(true);
  return table;
};

test("moves are tried one after the other, and each is asked for alone", async () => {
  const table = await opened();
  expect([table.mySeat, table.isMyTurn, table.legal.map(({ code }) => code)]).toEqual([0, true, [7, 8]]);
  expect(await table.play({ seat: 0, action: 7 })).toBe(true);
  expect(await table.play({ seat: 0, action: 8 })).toBe(true);
  expect(asked.map(({ moves, since }) => [moves.length, since])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect(table.events.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(table.news?.seq).toBe(2);
});

test("what is taken back can be played again, without asking where it led", async () => {
  const table = await opened();
  await table.play({ seat: 0, action: 7 });
  table.undo();
  expect([table.moves, table.state?.seq, asked.length]).toEqual([[], 0, 2]);
  expect(table.undone).toEqual([{ seat: 0, action: 7 }]);
  table.redo();
  await vi.waitFor(() => expect(table.state?.seq).toBe(1));
  expect(table.undone).toEqual([]);
});

test("another move forgets what was taken back", async () => {
  const table = await opened();
  await table.play({ seat: 0, action: 7 });
  table.undo();
  await table.play({ seat: 0, action: 8 });
  expect(table.undone).toEqual([]);
});

test("what is refused changes nothing and names its rule", async () => {
  const table = await opened();
  expect(await table.play({ seat: 0, action: 9 })).toBe(false);
  expect([table.moves, table.state?.seq, table.refusal?.rule]).toEqual([[], 0, "R9"]);
  table.forgive();
  table.why({ verb: "nine" });
  await vi.waitFor(() => expect(table.refusal?.rule).toBe("R1"));
});

test("explanations are asked for once in a position", async () => {
  const table = await opened();
  expect(table.explanation("card-pottery")).toBeNull();
  await vi.waitFor(() => expect(table.explanation("card-pottery")).not.toBeNull());
});
