import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language as load, type Language } from "../src/lib/language";
import { settings } from "../src/lib/settings.svelte";
import type { ServerMessage, StateMessage, TableShown } from "../src/lib/wire";
import TablePage from "../src/pages/TablePage.svelte";
import { situations, type Situation } from "./situations";

const situation = situations("new-dawn").find(({ legal }) => legal.every((action) => action.verb === "resolve")) as Situation;
const seat = situation.state.seat as number;
const info: TableShown = {
  id: "t1", title: "new-dawn", players: 3, options: {}, stage: "playing", seq: 40, to_act: [seat], my_turn: true, result: null, created: 0, moved: 0, host: true, playable: true, people: 3,
  seats: [0, 1, 2].map((each) => ({ seat: each, kind: each === seat ? "person" : "bot", name: each === seat ? "Anna" : "envoy", mine: each === seat, bot: each === seat ? null : "envoy", away: false })),
};
const state = (more: Partial<StateMessage> = {}): StateMessage => ({ ...situation.state, table: "t1", seq: 40, to_act: [seat], ...more });

class FakeSocket {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static last: FakeSocket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event?: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.last = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
}

const tell = (...messages: ServerMessage[]): void => messages.forEach((message) => FakeSocket.last.onmessage?.({ data: JSON.stringify(message) }));
let language: Language;
let container: HTMLElement;
/** The table as the server tells whoever asks. */
let shown: TableShown;

async function sitDown(): Promise<void> {
  ({ container } = render(TablePage, { props: { id: "t1", shared: language } }));
  await waitFor(() => expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello" }));
  tell({ type: "table", ...info }, state());
  await waitFor(() => expect(container.querySelector(".decision")).toBeTruthy());
}

const root = (): DOMStringMap => (container.querySelector(".table") as HTMLElement).dataset;

beforeEach(async () => {
  language = await load("en");
  Object.assign(settings, { tokens: { t1: "secret" }, invitations: {}, watched: [], seen: {}, language: "en", sound: false, confirmEnd: false });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(path.includes("/rules/") ? { id: "R1", title: { en: "Slots" }, text: { en: "Cards wait." } } : shown)));
  shown = info;
});
afterEach(() => vi.unstubAllGlobals());

describe("a table", () => {
  it("says where it is, for everybody who looks at the page", async () => {
    await sitDown();
    expect(root()).toMatchObject({ seq: "40", stage: "playing", waiting: "false", mine: "true", myTurn: "true", connection: "open" });
    expect(document.title).toContain("Your turn");
  });

  it("plays what is pressed, and waits for the answer", async () => {
    await sitDown();
    await fireEvent.click(container.querySelector(".decision .option") as Element);
    const act = FakeSocket.last.sent.find((message) => message["type"] === "act");
    expect(act).toMatchObject({ seq: 40, action: situation.legal[0]?.code });
    expect(root()["waiting"]).toBe("true");
    tell({ type: "ack", client_id: String(act?.["client_id"]), seq: 41 }, state({ seq: 41, to_act: [], legal: [] }));
    await waitFor(() => expect(root()).toMatchObject({ seq: "41", waiting: "false", mine: "false" }));
  });

  it("shows the rule that forbids something", async () => {
    await sitDown();
    tell({ type: "why", action: "resolve 9", rule: "R3.1-a" });
    expect((await screen.findByRole("alert")).textContent).toContain("R3.1-a");
    expect(await screen.findByText(/Cards wait/)).toBeTruthy();
  });

  it("says what is open instead where no rule is to blame", async () => {
    await sitDown();
    tell({ type: "why", action: "resolve 9", rule: null });
    expect((await screen.findByRole("alert")).textContent).toMatch(/not what is asked now.*Open now: Resolve/s);
  });

  it("explains a lost connection and keeps the board", async () => {
    await sitDown();
    FakeSocket.last.onclose?.();
    expect(await screen.findByText(/we come back by ourselves/)).toBeTruthy();
    expect(container.querySelector(".decision")).toBeTruthy();
  });

  it("that does not exist says so", async () => {
    ({ container } = render(TablePage, { props: { id: "nowhere", shared: language } }));
    await waitFor(() => expect(FakeSocket.last.url).toContain("nowhere"));
    FakeSocket.last.onclose?.({ code: 4404 });
    expect(await screen.findByText("There is no such table")).toBeTruthy();
    expect(screen.getByText("To the lobby").getAttribute("href")).toBe("#/");
  });

  it("shows what a choice would do when it is pointed at", async () => {
    await sitDown();
    const option = container.querySelector(".decision .option") as Element;
    await fireEvent.pointerEnter(option);
    await waitFor(() => expect(FakeSocket.last.sent.some((message) => message["type"] === "preview")).toBe(true));
    const code = situation.legal[0]?.code ?? 0;
    const events = [{ message: "placed", rule: "R1", seat, space: "13.2", piece: "token" }];
    tell({ type: "preview", action: "", code, seq: 40, events, view: situation.state.view, rule: null });
    expect(await screen.findByText("This would happen")).toBeTruthy();
  });

  it("opens what numbers are made of, and the keys", async () => {
    await sitDown();
    await fireEvent.click(screen.getByRole("tab", { name: "Players" }));
    await fireEvent.click(container.querySelector("button.name") as Element);
    expect(await screen.findByText("Progress")).toBeTruthy();
    await fireEvent.keyDown(window, { key: "?" });
    expect(container.textContent).toContain("find a choice");
  });

  it("lets the host give a chair to a bot, and a player leave", async () => {
    await sitDown();
    shown = { ...info, seats: info.seats.map((each) => (each.seat === seat ? each : { ...each, kind: "person" as const, name: "Ben", away: true })) };
    await fireEvent.click(screen.getByRole("tab", { name: "Players" }));
    expect((await screen.findAllByText("Let a bot play")).length).toBe(2);
    await fireEvent.click(screen.getByText("Leave the table"));
    expect(screen.getByText(/Really leave/)).toBeTruthy();
  });

  it("lets the host invite somebody to a chair that was left in the middle of the game", async () => {
    await sitDown();
    tell({ type: "table", ...info, people: info.people + 1, seats: info.seats.map((each) => (each.seat === seat ? each : { ...each, kind: "open" as const, name: "" })) });
    await fireEvent.click(screen.getByRole("tab", { name: "Players" }));
    expect(await screen.findByText("Make a link to invite with")).toBeTruthy();
    expect(screen.queryByText(/The game begins when/)).toBeNull();
  });
});
