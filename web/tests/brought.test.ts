import { render, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Picture from "../src/components/Picture.svelte";
import Brought from "../src/boards/Brought.svelte";
import { broughtProps } from "../src/boards/brought";
import type { BoardProps } from "../src/boards/props";
import { moduleOf } from "../build/titles";
import { language as load } from "../src/lib/language";
import { told } from "../src/lib/telling";
import { askTitles } from "../src/lib/titles.svelte";
import { titleModule } from "../src/boards/titleModule";
import { titleShown } from "./shown";
import { collected } from "./told";

const WORDS = {
  texts: ["verb-dive = dive at { $reef_in }\nlagoon-blue = the Blue Lagoon\nheadline = Deep down\n"],
  kinds: { reef: ["reef", "lagoon"] },
};

/** A board as another distribution might write it, and one that does not work. */
const REEF = `export const mount = (element, first) => {
  const update = (props) => { element.textContent = "round " + props.view.round; };
  update(first);
  return { update, destroy: () => { element.textContent = "gone"; } };
};`;
const asModule = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;

beforeEach(() => {
  vi.stubGlobal("fetch", (path: string) => {
    const titles = [
      titleShown("atoll", { board: "/titles/atoll/board.js", picture: "/titles/atoll/box.svg" }),
      titleShown("reef", { board: asModule(REEF) }),
      titleShown("wreck", { board: asModule("throw new Error('broken')") }),
    ];
    const body = path === "/api/titles" ? titles : path === "/api/words/atoll/en" ? WORDS : null;
    return Promise.resolve(new Response(JSON.stringify(body ?? {}), { status: body ? 200 : 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a title that the page was not built with", () => {
  it("brings its words, and what its words are called", async () => {
    const language = await load("en", "atoll");
    expect(language.text("headline")).toBe("Deep down");
    expect(language.action({ code: 1, verb: "dive", args: { reef: "blue" } })).toContain("the Blue Lagoon");
    expect(language.text("web-lobby")).not.toBe("web-lobby");
  });

  it("is silent where its words do not come, and asks again", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect((await load("de", "atoll")).has("headline")).toBe(false);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(WORDS))));
    expect((await load("de", "atoll")).has("headline")).toBe(true);
  });

  it("shows its own picture and its own board, by what its teller says", async () => {
    await askTitles();
    const { container } = render(Picture, { props: { title: "atoll" } });
    await waitFor(() => expect(container.querySelector("img")?.getAttribute("src")).toBe("/titles/atoll/box.svg"));
    expect(await titleModule("atoll")).toEqual({ presenter: told, Board: Brought });
  });

  it("is shown plainly where it brings no board", async () => {
    const plain = await import("../src/boards/Plain.svelte");
    expect(await titleModule("lagoon")).toEqual({ presenter: told, Board: plain.default });
  });

  it("plays by the codes of open actions, one of several that differ in how many, too", async () => {
    const legal = [2, 3].map((count) => ({ code: 10 + count, verb: "sell", args: { count, good: "salt" } }));
    const onchoose = vi.fn();
    const scene = { language: await load("en", "atoll"), view: { players: 2 }, seats: [] };
    const board = {
      title: "atoll",
      scene,
      presenter: told,
      choices: collected(legal),
      onchoose,
    } as unknown as BoardProps;
    broughtProps(board).play(13);
    expect(onchoose).toHaveBeenCalledOnce();
    expect([...(onchoose.mock.calls[0]?.[0] as { actions: Map<number, unknown> }).actions]).toEqual([[3, legal[1]]]);
    broughtProps(board).play(99);
    expect(onchoose).toHaveBeenCalledOnce();
  });
});

describe("the board that a title brings", () => {
  const props = async (title: string, round: number): Promise<BoardProps> =>
    ({
      title,
      scene: { language: await load("en", "atoll"), view: { players: 2, round, depth: 7 }, seats: [] },
      presenter: told,
      choices: [],
    }) as unknown as BoardProps;

  it("is mounted once, hears of every change, and is told when it goes", async () => {
    await askTitles();
    const { container, rerender, unmount } = render(Brought, { props: await props("reef", 1) });
    const element = container.querySelector(".brought") as HTMLElement;
    await waitFor(() => expect(element.textContent).toBe("round 1"));
    await rerender(await props("reef", 2));
    await waitFor(() => expect(element.textContent).toBe("round 2"));
    unmount();
    expect(element.textContent).toBe("gone");
  });

  it("that cannot be had leaves everything to be shown plainly", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await askTitles();
    const { container } = render(Brought, { props: await props("wreck", 3) });
    await waitFor(() => expect(container.querySelector(".plain")?.textContent).toContain("7"));
    expect(complaint).toHaveBeenCalledOnce();
  });
});

describe("the titles of the page", () => {
  it("are those whose manifests name a board or a picture", () => {
    const made = moduleOf(
      [{ id: "a", board: "boards/a/Board.svelte", picture: "boards/a/Picture.svelte" }, { id: "b" }],
      "/s",
    );
    expect(made).toContain('import Picture0 from "/s/boards/a/Picture.svelte";');
    expect(made).toContain('"a": () => import("/s/boards/a/Board.svelte")');
    expect(made).not.toContain('"b"');
  });
});
