import { deflateRawSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { language as load } from "../src/lib/language";
import { LiveTable } from "../src/lib/live.svelte";
import { calledSeat, merge, readEvents } from "../src/lib/reading";
import { settings } from "../src/lib/settings.svelte";
import type { Happening, StateMessage } from "../src/lib/wire";
import { seatShown } from "./shown";
import { SILENT } from "./told";

// What browsers have and documents of tests have not; before anything asks whether it is there.
await vi.hoisted(async () => {
  const { DecompressionStream } = await import("node:stream/web");
  const { json } = await import("node:stream/consumers");
  vi.stubGlobal("DecompressionStream", DecompressionStream);
  vi.stubGlobal(
    "Response",
    class {
      constructor(readonly body: Parameters<typeof json>[0]) {}
      json = (): Promise<unknown> => json(this.body);
    },
  );
});

const sockets: FakeSocket[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string | ArrayBuffer }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
}

const entry = (seq: number, taken_back = false): Happening => ({
  seq,
  events: taken_back ? [] : [{ message: "moved", rule: "43.5-a", count: seq }],
  taken_back,
});
const state = (seq: number, more: Partial<StateMessage> = {}): StateMessage => ({
  type: "state",
  table: "t1",
  stage: "playing",
  seq,
  decision: 0,
  seat: 0,
  view: { seat: 0 },
  legal: [{ code: 7, verb: "done" }],
  question: null,
  to_act: [0],
  result: null,
  can_undo: true,
  telling: SILENT,
  ...more,
});

function opened(): { live: LiveTable; socket: FakeSocket } {
  const live = new LiveTable("t1");
  live.open();
  const socket = sockets[sockets.length - 1]!;
  socket.onopen?.();
  return { live, socket };
}

/** Let the browser show what was drawn last. */
const showFrame = (): void => void vi.advanceTimersByTime(20);

beforeEach(() => {
  sockets.length = 0;
  settings.tokens = { t1: "secret" };
  settings.seen = {};
  sessionStorage.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
});

describe("a live table", () => {
  it("greets with its token in the first message, never in the address", () => {
    const { socket } = opened();
    expect(socket.url).not.toContain("secret");
    expect(socket.sent[0]).toEqual({ type: "hello", token: "secret", since: -1, packed: true });
  });

  it("reads packed messages in their order among the others", async () => {
    vi.useRealTimers();
    const { live, socket } = opened();
    const bytes = deflateRawSync(JSON.stringify([{ type: "events", entries: [entry(4)] }, state(4)]));
    socket.onmessage?.({
      data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    });
    socket.onmessage?.({ data: JSON.stringify(state(5)) });
    await vi.waitFor(() => expect(live.state?.seq).toBe(5));
    expect(live.events.map((each) => each.seq)).toEqual([4]);
    live.close();
  });

  it("comes back after a lost connection and asks for what it missed", () => {
    const { live, socket } = opened();
    live.receive({ type: "events", entries: [entry(4), entry(5)] });
    live.receive(state(5));
    socket.onclose?.();
    expect(live.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    sockets[1]?.onopen?.();
    expect(sockets[1]?.sent[0]).toMatchObject({ type: "hello", since: 5 });
  });

  it("plays with the number it has seen, and once at a time", () => {
    const { live, socket } = opened();
    live.receive(state(3));
    live.act(7);
    live.act(7);
    expect(socket.sent.slice(1)).toEqual([{ type: "act", client_id: expect.any(String) as string, seq: 3, action: 7 }]);
  });

  it("plays with ids of its own also where the page came without TLS", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { live, socket } = opened();
    live.receive(state(3));
    live.act(7);
    live.receive({ type: "ack", client_id: String(socket.sent[1]?.["client_id"]), seq: 4 });
    live.receive(state(4));
    live.undo();
    vi.unstubAllGlobals();
    const ids = socket.sent.slice(1).map((message) => String(message["client_id"]));
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("takes back and plays again", () => {
    const { live, socket } = opened();
    live.receive(state(3));
    live.act(7);
    live.receive({ type: "ack", client_id: String(socket.sent[1]?.["client_id"]), seq: 4 });
    live.receive(state(4));
    live.undo();
    live.receive({ type: "ack", client_id: String(socket.sent[2]?.["client_id"]), seq: 5 });
    live.receive(state(5));
    expect(live.canRedo).toBe(true);
    live.redo();
    expect(socket.sent[3]).toMatchObject({ type: "act", seq: 5, action: 7 });
  });

  it("plays again what was taken back after the page was loaded anew", () => {
    const { live, socket } = opened();
    live.receive(state(3));
    live.act(7);
    live.receive({ type: "ack", client_id: String(socket.sent[1]?.["client_id"]), seq: 4 });
    live.close();
    const { live: again, socket: other } = opened();
    again.receive(state(4));
    again.undo();
    again.receive({ type: "ack", client_id: String(other.sent[1]?.["client_id"]), seq: 5 });
    again.receive(state(5));
    expect(again.canRedo).toBe(true);
  });

  it("forgets events that were taken back", () => {
    const { live } = opened();
    live.receive({ type: "events", entries: [entry(3), entry(4), entry(5)] });
    live.receive({ type: "events", entries: [entry(6, true), entry(7, true), entry(8)] });
    live.receive(state(8));
    expect(live.events.map((each) => each.seq)).toEqual([3, 8]);
  });

  it("shows a refusal and lets the next try through", () => {
    const { live } = opened();
    live.receive(state(3));
    live.act(7);
    live.receive({
      type: "refused",
      client_id: null,
      reason: "illegal",
      rule: "43.5-c",
      option: null,
      message: "",
      state: state(9),
    });
    expect(live.refusal?.rule).toBe("43.5-c");
    expect(live.waiting).toBe(false);
    expect(live.state?.seq).toBe(9);
  });

  it("keeps a move that was cut off and sends it again with the same id", () => {
    const { live, socket } = opened();
    live.receive(state(3));
    live.act(7);
    const first = socket.sent[1];
    socket.onclose?.();
    expect(live.waiting).toBe(true);
    vi.advanceTimersByTime(1000);
    const again = sockets[1]!;
    again.onopen?.();
    expect(again.sent[1]).toEqual(first);
    live.receive({ type: "ack", client_id: String(first?.["client_id"]), seq: 4 });
    live.receive(state(4));
    expect(live.waiting).toBe(false);
    again.onclose?.();
    vi.advanceTimersByTime(1000);
    sockets[2]!.onopen?.();
    expect(sockets[2]!.sent).toHaveLength(1);
  });

  it("waits for the answer to its own move, not for any state", () => {
    const { live, socket } = opened();
    live.receive(state(3));
    live.act(7);
    live.receive(state(4));
    expect(live.waiting).toBe(true);
    live.receive({ type: "ack", client_id: String(socket.sent[1]?.["client_id"]), seq: 5 });
    expect(live.waiting).toBe(true);
    live.receive(state(5));
    expect(live.waiting).toBe(false);
  });

  it("shows events together with the state they led to", () => {
    const { live } = opened();
    live.receive({ type: "events", entries: [entry(2)] });
    live.receive(state(2));
    expect(live.news).toBeNull();
    live.receive({ type: "events", entries: [entry(3)] });
    expect(live.events.map((each) => each.seq)).toEqual([2]);
    showFrame();
    live.receive(state(3));
    expect(live.events.map((each) => each.seq)).toEqual([2, 3]);
    expect(live.news).toMatchObject({ seq: 3, isTakenBack: false, events: [{ message: "moved" }] });
  });

  it("draws of several states that come within one frame only the newest, with the events of all", () => {
    const { live } = opened();
    live.receive({ type: "events", entries: [entry(2)] });
    live.receive(state(2));
    for (const seq of [3, 4, 5]) {
      live.receive({ type: "events", entries: [entry(seq)] });
      live.receive(state(seq));
    }
    live.receive({ type: "events", entries: [entry(6)] });
    expect(live.state?.seq).toBe(2);
    expect(live.events.map((each) => each.seq)).toEqual([2]);
    showFrame();
    expect(live.state?.seq).toBe(5);
    expect(live.events.map((each) => each.seq)).toEqual([2, 3, 4, 5]);
    expect(live.news?.events.map((each) => each.seq)).toEqual([3, 4, 5]);
    live.receive(state(6));
    showFrame();
    expect(live.news?.events.map((each) => each.seq)).toEqual([6]);
  });

  it("draws at once what answers its own move, also when the state comes before the acknowledgement", () => {
    const { live, socket } = opened();
    live.receive(state(3));
    live.act(7);
    live.receive({ type: "ack", client_id: String(socket.sent[1]?.["client_id"]), seq: 4 });
    live.receive(state(4));
    expect([live.state?.seq, live.waiting]).toEqual([4, false]);
    live.act(7);
    live.receive(state(5));
    expect([live.state?.seq, live.waiting]).toEqual([4, true]);
    live.receive({ type: "ack", client_id: String(socket.sent[2]?.["client_id"]), seq: 5 });
    expect([live.state?.seq, live.waiting]).toEqual([5, false]);
  });

  it("knows a new turn also when the pause before it was never drawn", () => {
    const { live } = opened();
    live.receive(state(3));
    live.receive(state(4, { to_act: [1] }));
    live.receive(state(9));
    live.receive(state(10));
    showFrame();
    expect(live.turnBegan).toBe(9);
  });

  it("draws without frames too, where nobody looks at the page", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const { live } = opened();
    live.receive(state(3));
    live.receive(state(4));
    vi.advanceTimersByTime(1000);
    expect(live.state?.seq).toBe(4);
    vi.unstubAllGlobals();
  });

  it("shows what it has when the connection comes back, and asks only for the rest", () => {
    const { live, socket } = opened();
    live.receive({ type: "events", entries: [entry(3)] });
    live.receive(state(3));
    live.receive({ type: "events", entries: [entry(4)] });
    live.receive(state(4));
    socket.onopen?.();
    expect(socket.sent[1]).toMatchObject({ type: "hello", since: 4 });
  });

  it("remembers what was missed for as long as the turn lasts", () => {
    const { live, socket } = opened();
    live.receive(state(3));
    live.act(7);
    live.receive({ type: "ack", client_id: String(socket.sent[1]?.["client_id"]), seq: 4 });
    live.receive(state(4, { to_act: [1] }));
    showFrame();
    live.receive(state(9));
    expect([live.since, live.turnBegan]).toEqual([4, 9]);
    live.act(7);
    live.receive({ type: "ack", client_id: String(socket.sent[2]?.["client_id"]), seq: 10 });
    live.receive(state(10));
    expect([live.since, live.turnBegan]).toEqual([4, 9]);
  });

  it("stops where there is no table, and watches where the seat is lost", () => {
    const { live, socket } = opened();
    socket.onclose?.({ code: 4404 });
    expect(live.connection).toBe("gone");
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    const other = opened();
    other.socket.onclose?.({ code: 4403 });
    expect(other.live.refusal?.reason).toBe("unseated");
    vi.advanceTimersByTime(1000);
    sockets[2]?.onopen?.();
    expect(sockets[2]?.sent[0]).toMatchObject({ token: null });
  });

  it("asks what an action would do when it is pointed at, once for each state", () => {
    const { live, socket } = opened();
    live.receive(state(3));
    live.point(7);
    expect(socket.sent).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(socket.sent[1]).toEqual({ type: "preview", action: 7 });
    const events = [{ message: "moved", rule: "43.5-a", count: 2 }];
    live.receive({
      type: "preview",
      action: "done",
      code: 7,
      seq: 3,
      events,
      view: { seat: 0 },
      rule: null,
      ends: false,
    });
    expect(live.preview?.events[0]).toMatchObject({ message: "moved", arguments: { count: 2 } });
    live.point(null);
    expect(live.preview).toBeNull();
    live.point(7);
    expect(live.preview?.code).toBe(7);
    showFrame();
    live.receive(state(4));
    expect(live.preview).toBeNull();
  });

  it("says which rule forbids something, or that it is not asked now", () => {
    const { live } = opened();
    live.receive(state(3));
    live.receive({ type: "why", action: "move", rule: "43.5-c", option: null });
    expect(live.refusal).toMatchObject({ reason: "illegal", rule: "43.5-c" });
    live.receive({ type: "why", action: "move", rule: null, option: null });
    expect(live.refusal).toMatchObject({ reason: "open", rule: null });
  });

  it("reads events with their arguments apart", () => {
    expect(readEvents([entry(4)])).toEqual([{ seq: 4, message: "moved", rule: "43.5-a", arguments: { count: 4 } }]);
  });

  it("tells bots of one name apart by their chairs", async () => {
    const words = await load("en");
    const called = { en: "Wanderer" };
    expect(calledSeat(seatShown(2, { kind: "bot", name: "random", called }), words)).toBe("Wanderer 3");
    expect(calledSeat(seatShown(1, { kind: "bot", name: "Bob" }), words)).toBe("Bob");
    expect(calledSeat(seatShown(0, { name: "Anna", mine: true }), words)).toBe("Anna");
  });

  it("keeps entries that come twice once", () => {
    expect(merge([entry(1), entry(2)], [entry(2), entry(3)]).map((each) => each.seq)).toEqual([1, 2, 3]);
  });
});
