import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Rest from "../src/components/account/Rest.svelte";
import { language as load } from "../src/lib/language";
import type { RestShown } from "../src/lib/wire";

const shown = (more: Partial<RestShown> = {}): RestShown => ({
  zone: "Europe/Berlin",
  night: null,
  weekend: false,
  holidays: [],
  used: {},
  most: 30,
  fixed: null,
  zones: ["Asia/Tokyo", "Europe/Berlin"],
  ...more,
});
let stored: RestShown;
let refusal: string | null;
const put: unknown[] = [];

beforeEach(() => {
  [stored, refusal, put.length] = [shown(), null, 0];
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    if (path === "/api/me") return Promise.resolve(Response.json({ kind: "account", name: "Ada", csrf: "c" }));
    if (init.method !== "PUT") return Promise.resolve(Response.json(stored));
    put.push(JSON.parse(init.body as string));
    if (refusal) return Promise.resolve(Response.json({ reason: refusal, message: "no" }, { status: 409 }));
    return Promise.resolve(Response.json(shown({ night: { begin: 1380, end: 420 }, fixed: 100_000 })));
  });
});

describe("when somebody rests", () => {
  it("is said by the own wall clock", async () => {
    render(Rest, { props: { language: await load("en") } });
    await fireEvent.click(await screen.findByLabelText("Nights do not count"));
    await fireEvent.click(screen.getByText("Add a holiday"));
    await fireEvent.click(screen.getByText("Save"));
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("Saved."));
    const today = new Date().toLocaleDateString("sv");
    const night = { begin: 23 * 60, end: 7 * 60 };
    const holidays = [{ first: today, last: today }];
    expect(put).toEqual([{ zone: "Europe/Berlin", night, weekend: false, holidays }]);
    expect(screen.getByText("Zone, nights and weekends can be changed again in 28 hours.")).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>("Time zone").matches(":disabled")).toBe(true);
  });

  it("is refused in words", async () => {
    refusal = "holidays";
    render(Rest, { props: { language: await load("de") } });
    await fireEvent.click(await screen.findByText("Speichern"));
    expect((await screen.findByRole("alert")).textContent).toContain("Ferien beginnen frühestens heute");
  });
});
