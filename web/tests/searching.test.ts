// @vitest-environment node
import { describe, expect, it } from "vitest";
import { chaptersOf, searchable } from "../src/lib/chapters";
import { folded, hasAll, pieces, wordsOf } from "../src/lib/searching";
import type { Rulebook } from "../src/lib/wire";

const finds = (text: string, query: string): boolean => hasAll(folded(text), wordsOf(query));

describe("searching", () => {
  it("finds words in any order and in any case", () => {
    expect(finds("Seven tokens attack a city", "CITY seven")).toBe(true);
    expect(finds("Seven tokens attack a city", "city eight")).toBe(false);
  });

  it.each(["städte", "stadte", "staedte", "STÄDTE"])("finds Städte by %s", (query) => {
    expect(finds("Alle Städte bleiben", query)).toBe(true);
  });

  it("takes ß for ss, and accents for nothing", () => {
    expect(finds("Straße nach Chichén Itzá", "strasse itza")).toBe(true);
  });

  it("finds everything by nothing", () => {
    expect(finds("anything", "  ")).toBe(true);
  });

  it("marks what was found where it stands in the text", () => {
    expect(pieces("Die Städte", wordsOf("stad"))).toEqual([
      { text: "Die ", isFound: false },
      { text: "Städ", isFound: true },
      { text: "te", isFound: false },
    ]);
    expect(pieces("Größe", wordsOf("grosse"))).toEqual([{ text: "Größe", isFound: true }]);
    expect(pieces("Plain", [])).toEqual([{ text: "Plain", isFound: false }]);
  });
});

describe("chapters", () => {
  const rule = (id: string, chapter: string, title: string): Rulebook["rules"][number] => ({
    id,
    chapter,
    title,
    section: "",
    text: "",
    variant: "",
    things: [],
  });
  const book: Rulebook = {
    chapters: [
      { id: "a", name: "Movement" },
      { id: "b", name: "Trade" },
    ],
    rules: [rule("1", "b", "Offers"), rule("2", "a", "Ships"), rule("3", "x", "Other")],
    examples: [],
  };
  const named = (words: string[]): string[] =>
    chaptersOf(book, searchable(book), words, "Rest").map(
      ({ name, rules }) => `${name}: ${rules.map(({ id }) => id).join()}`,
    );

  it("come in their own order, rules without one last", () => {
    expect(named([])).toEqual(["Movement: 2", "Trade: 1", "Rest: 3"]);
  });

  it("without a rule that was found are left out; their names are searched, too", () => {
    expect(named(["trade"])).toEqual(["Trade: 1"]);
    expect(named(["nothing"])).toEqual([]);
  });
});
