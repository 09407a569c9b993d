import { configure, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Box from "../src/components/Box.svelte";
import NewTable from "../src/components/NewTable.svelte";
import Switches from "../src/components/Switches.svelte";
import TableCard from "../src/components/TableCard.svelte";
import { ApiError, logOut, register } from "../src/lib/api";
import { language as load, type Language } from "../src/lib/language";
import { ago } from "../src/lib/moment";
import { invitationIn, usualPlayers } from "../src/lib/opening";
import { problemText } from "../src/lib/problem";
import { settings } from "../src/lib/settings.svelte";
import { sound } from "../src/lib/sound";
import { askTitles, known } from "../src/lib/titles.svelte";
import type { LobbyShown, TableShown, TitleInfo } from "../src/lib/wire";
import Join from "../src/pages/Join.svelte";
import Lobby from "../src/pages/Lobby.svelte";
import { seatShown, tableShown, titleShown } from "./shown";

configure({ asyncUtilTimeout: 60_000 });

const table = (id: string, more: Partial<TableShown> = {}): TableShown =>
  tableShown(
    [seatShown(0, { name: "Anna", mine: true }), seatShown(1, { kind: "bot", name: "envoy", called: { en: "Envoy" } })],
    {
      id,
      seq: 9,
      to_act: [1],
      ...more,
    },
  );
const title = (id: string, players: number[]): TitleInfo => titleShown(id, { players });
const none: LobbyShown = { mine: [], finished: [], open: [], watch: [], invitations: [] };

let language: Language;
let shown: LobbyShown;
let failing: string | null;
const asked: { path: string; method: string; body: unknown }[] = [];

function answer(path: string): [number, unknown] {
  if (path === "/api/me") return [200, { kind: "guest", name: null, csrf: "c", public: false }];
  if (path === "/api/titles") return [200, [title("new-dawn", [1, 2, 3, 4]), title("civilization-1980", [2, 3, 4])]];
  if (path === "/api/lobby") return [200, shown];
  if (path === "/api/session") return [200, { kind: "visitor", name: null, csrf: "", public: true }];
  if (path === "/api/registration") return [200, { how: "open", token: "", challenge: "", bits: 0 }];
  if (path === "/api/accounts") return [200, { kind: "account", name: "Ada", csrf: "c", public: true }];
  if (path === "/api/tables") return [200, { table: "t9", invitation: "inv", seat: 0, token: "secret" }];
  if (path.endsWith("/join"))
    return failing ? [409, { error: failing, message: "no" }] : [200, { table: "t1", seat: 1, token: "mine" }];
  return path === "/api/tables/t1"
    ? [
        200,
        table("t1", {
          seats: [seatShown(0, { name: "Ben" }), seatShown(1, { kind: "open", name: "" })],
        }),
      ]
    : [404, { error: "not-found", message: "" }];
}

beforeEach(async () => {
  language = await load("en");
  shown = none;
  failing = null;
  asked.length = 0;
  Object.assign(settings, { tokens: {}, invitations: {}, watched: [], seen: {}, name: "Anna", sound: false });
  location.hash = "";
  vi.stubGlobal("fetch", (path: string, init: { method?: string; body?: string } = {}) => {
    asked.push({ path, method: init.method ?? "GET", body: init.body ? JSON.parse(init.body) : null });
    const [status, body] = answer(path);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the lobby", () => {
  it("seats a player against bots with one click", async () => {
    render(Lobby, { props: { language, newTitle: null } });
    const buttons = await screen.findAllByText("Play now");
    const button = buttons.find((each) => each.closest("[data-title=new-dawn]")) as HTMLButtonElement;
    await waitFor(() => expect(button.disabled).toBe(false));
    await fireEvent.click(button);
    await waitFor(() => expect(location.hash).toBe("#/table/t9"));
    const posted = asked.find((each) => each.method === "POST");
    expect(posted?.body).toMatchObject({
      title: "new-dawn",
      name: "Anna",
      players: 3,
      bots: [{ bot: "envoy" }, { bot: "envoy" }],
    });
    expect(settings.tokens["t9"]).toBe("secret");
    expect(settings.invitations["t9"]).toBe("inv");
  });

  it("tells of every title that the server has, in the order of the server, also of one it was not built with", async () => {
    const brought = titleShown("atoll", { picture: "/titles/atoll/box.svg" });
    await askTitles();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const { container } = render(Box, {
      props: { title: brought, isWide: false, isBusy: false, language, onplay: vi.fn(), onsetup: vi.fn() },
    });
    expect(container.textContent).toContain("About atoll");
    expect(container.textContent).toContain("2 to 4 players");
    expect(known().map(({ id }) => id)).toEqual(["new-dawn", "civilization-1980"]);
    expect(document.getElementById("accents")?.textContent).toContain("light-dark(#112233, #aabbcc)");
  });

  it("cannot be missed when it is my turn", async () => {
    shown = { ...none, mine: [table("a"), table("b", { my_turn: true, to_act: [0] })] };
    const { container } = render(Lobby, { props: { language, newTitle: null } });
    expect(await screen.findByText("It is your turn at one table")).toBeTruthy();
    expect(document.title).toContain("Your turn");
    expect(container.querySelector(".tables a")?.getAttribute("href")).toBe("#/table/b");
  });

  it("sorts tables by what they are to me", async () => {
    const result = { ending: "agendas", places: [2, 1], scores: [1, 3] };
    shown = {
      mine: [table("a")],
      finished: [table("f", { stage: "finished", result })],
      open: [],
      watch: [table("w", { seats: [] })],
      invitations: [],
    };
    render(Lobby, { props: { language, newTitle: null } });
    expect(await screen.findByText("Being played")).toBeTruthy();
    expect(screen.getByText(/Envoy 2 won/).textContent).toContain("You came 2.");
  });

  it("says in plain words that the server does not answer, and asks again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    render(Lobby, { props: { language, newTitle: null } });
    expect((await screen.findByRole("alert")).textContent).toContain("The server does not answer");
    expect(screen.getByText("Try again")).toBeTruthy();
  });

  it("takes a link that was pasted", async () => {
    render(Lobby, { props: { language, newTitle: null } });
    await fireEvent.input(screen.getByLabelText("Paste the link you were sent"), {
      target: { value: "http://host:1/#/join/abc/secret-1" },
    });
    await fireEvent.click(screen.getByText("Sit down"));
    expect(location.hash).toBe("#/join/abc/secret-1");
  });
});

describe("a new table", () => {
  it("with a chair for a friend can be open to all, and bots stand in there", async () => {
    render(NewTable, { props: { title: title("new-dawn", [2]), language, onclose: vi.fn() } });
    await fireEvent.change(screen.getByLabelText("Chair 2"), { target: { value: "open" } });
    await fireEvent.click(screen.getByLabelText("Anybody in the lobby may take a free chair"));
    await fireEvent.click(screen.getByText("Begin"));
    await waitFor(() => expect(location.hash).toBe("#/table/t9"));
    const posted = asked.find((each) => each.method === "POST");
    expect(posted?.body).toMatchObject({ players: 2, bots: [], open: true, stand_in: "envoy", clock: null });
  });

  it("agrees on a clock with presets, and on who takes over at zero", async () => {
    render(NewTable, { props: { title: title("new-dawn", [2]), language, onclose: vi.fn() } });
    await fireEvent.change(screen.getByLabelText("Chair 2"), { target: { value: "open" } });
    await fireEvent.change(await screen.findByLabelText("Clock"), { target: { value: "days" } });
    expect(screen.queryByLabelText(/nights, weekends/)).toBeNull();
    await fireEvent.change(screen.getByLabelText("It refills"), { target: { value: "day" } });
    await fireEvent.change(screen.getByLabelText("When time is up"), { target: { value: "leave" } });
    await fireEvent.change(screen.getByLabelText("The bot that takes over"), { target: { value: "random" } });
    await fireEvent.click(screen.getByText("Begin"));
    await waitFor(() => expect(asked.some((each) => each.method === "POST")).toBe(true));
    const day = 86400;
    const clock = { kind: "days", bank: 3 * day, increment: day / 2, most: 3 * day, each: "day", rests: false };
    const posted = asked.find((each) => each.method === "POST");
    expect(posted?.body).toMatchObject({ stand_in: "random", clock: { ...clock, at_zero: "leave" } });
  });
});

describe("an invitation", () => {
  it("seats whoever opens it", async () => {
    render(Join, { props: { id: "t1", invitation: "inv", language } });
    await fireEvent.click(await screen.findByText("Sit down"));
    await waitFor(() => expect(settings.tokens["t1"]).toBe("mine"));
  });

  it("that has ended says so", async () => {
    failing = "invitation";
    render(Join, { props: { id: "t1", invitation: "old", language } });
    await fireEvent.click(await screen.findByText("Sit down"));
    expect((await screen.findByRole("alert")).textContent).toContain("not valid any more");
  });

  it("is read from whole links and from their ends", () => {
    expect(invitationIn("https://x.org/civitas/#/join/a-b_1/s3cret")).toBe("/join/a-b_1/s3cret");
    expect(invitationIn(" #/table/xyz ")).toBe("/table/xyz");
    expect(invitationIn("https://x.org/")).toBeNull();
  });
});

describe("a table in the lobby", () => {
  it("says when it last moved", () => {
    expect(ago(language, 1000, 1010)).toBe("just now");
    expect(ago(language, 0, 125)).toBe("2 minutes ago");
    expect(ago(language, 0, 3 * 3600)).toBe("3 hours ago");
    expect(ago(language, 0, 90_000)).toBe("yesterday");
  });

  it("with a free chair leads to it", () => {
    const open = table("o", {
      open: true,
      seats: [seatShown(0, { name: "Ben" }), seatShown(1, { kind: "open", name: "" })],
    });
    const { container } = render(TableCard, { props: { table: open, language, now: 10 } });
    expect(container.querySelector("a")?.getAttribute("href")).toBe("#/join/o");
    expect(container.textContent).toContain("1 seat is open");
  });

  it("that waits for its people has no last move", () => {
    const waits = render(TableCard, { props: { table: table("w", { stage: "waiting" }), language, now: 10 } });
    expect(waits.container.textContent).not.toContain("last move");
    const runs = render(TableCard, { props: { table: table("r", { stage: "playing" }), language, now: 10 } });
    expect(runs.container.textContent).toContain("last move");
  });

  it("is usually begun with three where that is allowed", () => {
    expect(usualPlayers(title("x", [2, 3, 4]))).toBe(3);
    expect(usualPlayers(title("x", [2]))).toBe(2);
  });
});

describe("what went wrong", () => {
  it("is said in words, in both languages", async () => {
    const german = await load("de");
    expect(problemText(german, new ApiError(429, "slow-down", "x"))).toContain("Nicht so schnell");
    expect(problemText(language, new ApiError(500, "unheard-of", "broken"))).toContain("broken");
    expect(problemText(language, new TypeError("x"))).toContain("does not answer");
  });
});

describe("settings", () => {
  it("are kept by the browser", async () => {
    render(Switches, { props: { language, onkeys: vi.fn() } });
    await fireEvent.change(screen.getByLabelText("Ask before ending a turn"), { target: { value: "never" } });
    expect(JSON.parse(localStorage.getItem("civitas") ?? "{}")).toMatchObject({ confirmEnd: "never" });
  });

  it("hold no chairs any more for whoever comes after somebody who has logged out", async () => {
    Object.assign(settings, { tokens: { t1: "secret" }, invitations: { t1: "inv" } });
    expect((await logOut()).kind).toBe("visitor");
    expect(asked.map(({ path, method }) => [path, method])).toContainEqual(["/api/session", "DELETE"]);
    expect([settings.tokens, settings.invitations]).toEqual([{}, {}]);
    expect(JSON.parse(localStorage.getItem("civitas") ?? "{}")).toMatchObject({
      tokens: {},
      invitations: {},
      name: "Anna",
    });
  });

  it("are silent unless sound is wanted", () => {
    const made = vi.fn();
    const node = {
      connect: (other: unknown) => other,
      gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      frequency: { value: 0 },
      start: vi.fn(),
      stop: vi.fn(),
    };
    vi.stubGlobal(
      "AudioContext",
      class {
        currentTime = 0;
        state = "running";
        destination = {};
        constructor() {
          made();
        }
        createGain = () => node;
        createOscillator = () => node;
      },
    );
    sound("turn");
    expect(made).not.toHaveBeenCalled();
    settings.sound = true;
    sound("turn");
    expect(made).toHaveBeenCalledOnce();
    expect(node.start).toHaveBeenCalledTimes(3);
  });
});

describe("an account", () => {
  it("sits under its own name, and nobody is asked for another", async () => {
    await register("Ada", "correct horse", {});
    render(Join, { props: { id: "t1", invitation: "inv", language } });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Your name").value).toBe("Ada"));
    expect(screen.getByLabelText<HTMLInputElement>("Your name").readOnly).toBe(true);
  });

  it("is asked nothing when it opens a table either", async () => {
    render(NewTable, { props: { title: title("new-dawn", [2]), language, onclose: vi.fn() } });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Your name").readOnly).toBe(true));
    expect(screen.getByText("Ada")).toBeTruthy();
  });

  it("is told what is wrong with its name", async () => {
    const german = await load("de");
    for (const code of [
      "name-taken",
      "name-alike",
      "name-unseen",
      "name-scripts",
      "name-long",
      "crowded",
      "full",
      "slow",
    ]) {
      for (const each of [language, german])
        expect(problemText(each, new ApiError(400, code, "plain")), code).not.toContain("plain");
    }
  });
});
