// @vitest-environment node
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { firstWord, leadingZeros } from "../src/lib/sha256";

it("hashes short and long texts as everybody does", () => {
  for (const length of [0, 1, 43, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const text = "Civitas-7_".repeat(20).slice(0, length);
    expect(firstWord(text) >>> 0).toBe(createHash("sha256").update(text).digest().readUInt32BE(0));
  }
});

it("counts the bits of nothing at the beginning", () => {
  let nonce = 0;
  while (leadingZeros(`challenge${nonce}`) < 8) nonce += 1;
  expect(createHash("sha256").update(`challenge${nonce}`).digest()[0]).toBe(0);
});
