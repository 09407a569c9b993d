// @vitest-environment node
import { expect, it } from "vitest";
import { gathered } from "../src/lib/gathered";

it("gathers things under every key of theirs, in their order", () => {
  const found = gathered(["ab", "ba", "c", ""], (word) => word.split(""));
  expect([...found]).toEqual([
    ["a", ["ab", "ba"]],
    ["b", ["ab", "ba"]],
    ["c", ["c"]],
  ]);
});
