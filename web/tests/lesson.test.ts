import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LessonTable, progressOf } from "../src/lib/lesson.svelte";
import { settings } from "../src/lib/settings.svelte";

const STEPS = ["hello", "act", "bye"];
const asked: { done: string[]; action?: number; on?: boolean }[] = [];

function state(seq: number): object {
  const legal = [7, 8].map((code) => ({ code, verb: "do" }));
  return { seq, seat: 0, to_act: [0], stage: "playing", view: { seq }, legal, telling: {} };
}

/** A lesson of three steps: one is read, one wants 7 (8 is a mistake, 9 breaks a rule), one is read; a rival answers. */
function answer(body: (typeof asked)[number]): object {
  const done = [...body.done];
  const isWrong = body.action === 8;
  if (body.on) done.push("");
  else if (body.action === 7) done.push("do seven");
  const moved = done.includes("do seven")
    ? [
        { seat: 0, action: "do seven" },
        { seat: 1, action: "pass" },
      ]
    : [];
  const since = body.on || body.action === undefined ? moved.length : 1;
  const seqs = Array.from({ length: moved.length - since + 1 }, (_, place) => since + place);
  const id = STEPS[done.length];
  return {
    done,
    checkpoint: 0,
    number: done.length,
    step: id ? { id, text: id, points: [], rules: [], is_read: id !== "act", wanted: id === "act" ? [7] : [] } : null,
    hint: isWrong ? { text: "not-so", rules: [] } : null,
    scene: "start",
    origin: { title: "new-dawn", scenario: {}, study: null, line: "main", after: 0 },
    moves: moved,
    told: seqs.map((seq) => ({ actor: 0, happening: { seq, events: [], taken_back: false }, state: state(seq) })),
  };
}

beforeEach(() => {
  asked.length = 0;
  settings.lessons = {};
  settings.pace = "once";
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    if (path === "/api/me") return Promise.resolve(new Response(JSON.stringify({ csrf: "x" })));
    const body = JSON.parse(typeof init.body === "string" ? init.body : "{}") as (typeof asked)[number];
    asked.push(body);
    const isIllegal = body.action === 9;
    const said = isIllegal ? { reason: "illegal", rule: "R9", message: "no" } : answer(body);
    return Promise.resolve(new Response(JSON.stringify(said), { status: isIllegal ? 409 : 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const settled = (table: LessonTable): Promise<void> => vi.waitFor(() => expect(table.waiting).toBe(false));

async function begun(): Promise<LessonTable> {
  const table = new LessonTable("new-dawn", "first", null);
  await table.begin();
  return table;
}

test("what is read is gone on from, and an action there does nothing", async () => {
  const table = await begun();
  expect(table.step?.id).toBe("hello");
  table.act(7);
  expect(asked).toHaveLength(1);
  table.goOn();
  await settled(table);
  expect([table.step?.id, progressOf("new-dawn", "first")?.step]).toEqual(["act", 1]);
});

test("a mistake is hinted at and changes nothing, and the right action leads on with what the rival does", async () => {
  const table = await begun();
  table.goOn();
  await settled(table);
  table.act(8);
  await settled(table);
  expect([table.hint?.text, table.step?.id, table.moves.length]).toEqual(["not-so", "act", 0]);
  table.act(7);
  await settled(table);
  expect([table.hint, table.step?.id, table.moves.length, table.state?.seq]).toEqual([null, "bye", 2, 2]);
});

test("what breaks a rule is refused by it", async () => {
  const table = await begun();
  table.goOn();
  await settled(table);
  table.act(9);
  await settled(table);
  expect([table.refusal?.rule, table.step?.id]).toEqual(["R9", "act"]);
});

test("progress is kept, resumed, and begun again from the checkpoint", async () => {
  const table = await begun();
  table.goOn();
  await settled(table);
  table.act(7);
  await settled(table);
  table.goOn();
  await settled(table);
  expect(table.isDone).toBe(true);
  expect(progressOf("new-dawn", "first")).toEqual({ done: [], step: 0, isFinished: true });
  const again = await begun();
  expect([again.step?.id, progressOf("new-dawn", "first")?.isFinished]).toEqual(["hello", true]);
  again.goOn();
  await settled(again);
  expect((await begun()).step?.id).toBe("act");
  again.again();
  await settled(again);
  expect([again.step?.id, progressOf("new-dawn", "first")?.step]).toEqual(["hello", 0]);
});
