import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { language as load, type Language } from "../src/lib/language";
import { settings } from "../src/lib/settings.svelte";
import type { Deed, ServerMessage, StateMessage, TableShown } from "../src/lib/wire";
import TablePage from "../src/pages/TablePage.svelte";
import { situations, type Situation } from "./situations";
import { seatShown, tableShown, titleShown } from "./shown";

const situation = situations("new-dawn").find(({ legal }) =>
  legal.every((action) => action.verb === "resolve"),
) as Situation;
const seat = situation.state.seat as number;
const info: TableShown = tableShown(
  [0, 1, 2].map((each) =>
    each === seat
      ? seatShown(each, { name: "Anna", mine: true })
      : seatShown(each, { kind: "bot", name: "envoy", bot: "envoy" }),
  ),
  { seq: 40, to_act: [seat], my_turn: true, host: true, people: 3 },
);
const state = (more: Partial<StateMessage> = {}): StateMessage => ({
  ...situation.state,
  table: "t1",
  seq: 40,
  to_act: [seat],
  ...more,
});

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

const tell = (...messages: ServerMessage[]): void =>
  messages.forEach((message) => FakeSocket.last.onmessage?.({ data: JSON.stringify(message) }));
let language: Language;
let container: HTMLElement;
/** The table as the server tells whoever asks. */
let shown: TableShown;

async function sitDown(): Promise<void> {
  ({ container } = render(TablePage, { props: { id: "t1", shared: language } }));
  await waitFor(() => expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello" }));
  tell(info, state());
  await waitFor(() => expect(container.querySelector(".decision")).toBeTruthy());
}

const root = (): DOMStringMap => (container.querySelector(".table") as HTMLElement).dataset;

beforeEach(async () => {
  language = await load("en");
  Object.assign(settings, {
    tokens: { t1: "secret" },
    invitations: {},
    watched: [],
    seen: {},
    language: "en",
    sound: false,
    confirmEnd: "never",
  });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("fetch", (path: string) => {
    const rule = { id: "R1", title: { en: "Slots" }, text: { en: "Cards wait." } };
    const titles = [titleShown("new-dawn")];
    const marks = { marks: { "R3.1-a": "R3 Slots" } };
    const told = path.includes("/marks/") ? marks : path.includes("/rules/") ? rule : null;
    const listed = { "/api/titles": titles, "/api/waiting": [] as string[] }[path];
    const body = told ?? listed ?? shown;
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  shown = info;
});
afterEach(() => vi.unstubAllGlobals());

describe("a table", () => {
  it("says where it is, for everybody who looks at the page", async () => {
    await sitDown();
    expect(root()).toMatchObject({
      seq: "40",
      stage: "playing",
      waiting: "false",
      mine: "true",
      myTurn: "true",
      connection: "open",
    });
    expect(document.title).toContain("Your turn");
    await waitFor(() => expect(document.title).toContain("new-dawn"));
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
    tell({ type: "why", action: "resolve 9", rule: "R3.1-a", option: null });
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("§ R3 Slots"));
    expect(await screen.findByText(/Cards wait/)).toBeTruthy();
  });

  it("says so where an option of the table and not the rulebook forbids something", async () => {
    await sitDown();
    tell({ type: "why", action: "resolve 9", rule: "R3.1-a", option: "map" });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/Not the rulebook but an option of this table forbids it: \S/);
    expect(alert.textContent).not.toContain("R3.1-a");
  });

  it("asks before something is thrown away for good, and sends it only then", async () => {
    await sitDown();
    const code = situation.legal[0]?.code as number;
    const telling = structuredClone(situation.state.telling);
    const deeds = telling.groups.flatMap(({ choices }) => choices).flatMap((choice) => choice.deeds);
    const deed = deeds.find((each) => each.code === code) as Deed;
    deed.loss = { said: { message: "loss-own-strike", arguments: { count: 2 } }, rule: "R3.1-a" };
    tell(state({ seq: 41, telling }));
    await waitFor(() => expect(root()["seq"]).toBe("41"));
    const press = (): Promise<boolean> => fireEvent.click(container.querySelector(".decision .option") as Element);
    const acts = (): unknown[] => FakeSocket.last.sent.filter((message) => message["type"] === "act");
    await press();
    const dialog = await screen.findByRole("dialog", { hidden: true });
    expect(dialog.textContent).toMatch(/destroy 2 of your own control tokens.*R3 Slots/s);
    expect(acts()).toEqual([]);
    await fireEvent.click(screen.getByText("Rather not"));
    expect(screen.queryByText("Rather not")).toBeNull();
    await press();
    await fireEvent.click(await screen.findByText("Do it"));
    expect(acts()).toMatchObject([{ action: code }]);
    expect(screen.queryByText("Do it")).toBeNull();
  });

  it("asks once before what ends the turn, where that is wanted, and not before anything else", async () => {
    settings.confirmEnd = "always";
    await sitDown();
    const code = situation.legal[0]?.code as number;
    const press = (): Promise<boolean> => fireEvent.click(container.querySelector(".decision .option") as Element);
    const sent = (type: string): unknown[] => FakeSocket.last.sent.filter((message) => message["type"] === type);
    const ends = (): void =>
      tell({ type: "preview", action: "x", code, seq: 40, events: [], view: null, rule: null, ends: true });
    await press();
    expect(sent("preview")).toMatchObject([{ action: code }]);
    ends();
    await fireEvent.click(await screen.findByText("Rather not"));
    expect(sent("act")).toEqual([]);
    await press();
    ends();
    await fireEvent.click(await screen.findByText("Do it"));
    expect(sent("act")).toMatchObject([{ action: code }]);
  });

  it("plays at once what can be taken back", async () => {
    settings.confirmEnd = "always";
    await sitDown();
    const code = situation.legal[0]?.code as number;
    await fireEvent.click(container.querySelector(".decision .option") as Element);
    tell({ type: "preview", action: "x", code, seq: 40, events: [], view: null, rule: null, ends: false });
    await waitFor(() => expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "act", action: code }));
    expect(screen.queryByText("Do it")).toBeNull();
  });

  it("says what is open instead where no rule is to blame", async () => {
    await sitDown();
    tell({ type: "why", action: "resolve 9", rule: null, option: null });
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
    tell({ type: "preview", action: "", code, seq: 40, events, view: situation.state.view, rule: null, ends: false });
    expect(await screen.findByText("This would happen")).toBeTruthy();
  });

  it("opens what numbers are made of, and the keys", async () => {
    await sitDown();
    await fireEvent.click(screen.getByRole("tab", { name: "Players" }));
    await fireEvent.click(container.querySelector("#panel button.name") as Element);
    const asked = (): boolean => FakeSocket.last.sent.some((message) => message["thing"] === "seat-1");
    await waitFor(() => expect(asked()).toBe(true));
    const total = { label: { message: "account-progress" }, value: 3 };
    const accounts = [{ heading: { message: "account-agendas" }, rows: [], total }];
    const explanation = { thing: "seat-1", name: { message: "thing" }, lines: [], rules: [], accounts };
    tell({ type: "explain", thing: "seat-1", seq: 40, explanation });
    expect(await screen.findByText("Progress")).toBeTruthy();
    await fireEvent.keyDown(window, { key: "?" });
    expect(container.textContent).toContain("find a choice");
  });

  it("says whose time ran out, and lets a player leave", async () => {
    await sitDown();
    shown = {
      ...info,
      seats: info.seats.map((each) =>
        each.seat === seat ? each : { ...each, bot: "envoy", kind: "bot" as const, name: "Ben", timed_out: true },
      ),
    };
    await fireEvent.click(screen.getByRole("tab", { name: "Players" }));
    expect((await screen.findAllByText(/time is up/)).length).toBe(2);
    await fireEvent.click(screen.getByText("Leave the table"));
    expect(screen.getByText(/Really leave/)).toBeTruthy();
  });

  it("lets the host invite somebody to a chair that was left in the middle of the game", async () => {
    await sitDown();
    tell({
      ...info,
      people: info.people + 1,
      seats: info.seats.map((each) => (each.seat === seat ? each : { ...each, kind: "open" as const, name: "" })),
    });
    await fireEvent.click(screen.getByRole("tab", { name: "Players" }));
    expect(await screen.findByText("Make a link to invite with")).toBeTruthy();
    expect(screen.queryByText(/The game begins when/)).toBeNull();
  });
});
