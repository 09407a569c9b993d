import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Past from "../src/components/Past.svelte";
import People from "../src/components/People.svelte";
import WaitingRoom from "../src/components/WaitingRoom.svelte";
import { language as load } from "../src/lib/language";
import { span } from "../src/lib/moment";
import { readEvents } from "../src/lib/reading";
import { settings } from "../src/lib/settings.svelte";
import type { Happening, SeatShown, TableShown } from "../src/lib/wire";
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

describe("the pace", () => {
  const replaceable = async (
    left: number | null,
    more: Partial<TableShown> = {},
    mySeat: number | null = 0,
    away = false,
  ): Promise<boolean> => {
    const shown = table([seatShown(0), seatShown(1, { left, away })], { stage: "playing", pace: 300, ...more });
    const { unmount } = render(People, {
      props: {
        table: shown,
        mySeat,
        names: [],
        colours: [],
        language: await load("en"),
        toAct: [1],
        onchange: vi.fn(),
      },
    });
    const found = screen.queryByText("Let a bot play") !== null;
    unmount();
    return found;
  };

  it("lets anybody at the table replace whose time is up, and nobody else", async () => {
    expect(await replaceable(0)).toBe(true);
    expect(await replaceable(0.5)).toBe(false);
    expect(await replaceable(null, { host: true }, 0, true)).toBe(false);
    expect(await replaceable(0, {}, null)).toBe(false);
    expect(await replaceable(0, { host: true }, null)).toBe(true);
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
