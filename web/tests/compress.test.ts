// @vitest-environment node
// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { build } from "vite";
import { compress } from "../build/compress";

const SCRIPT = `console.log(${JSON.stringify("civitas ".repeat(100))});\n`;
let folder = "";

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "civitas-compress-"));
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "index.html"), `<!doctype html><script type="module" src="/main.js"></script>`);
  writeFileSync(join(folder, "main.js"), SCRIPT);
  writeFileSync(join(folder, "public", "drawing.svg"), `<svg>${"<g></g>".repeat(100)}</svg>`);
  writeFileSync(join(folder, "public", "tiny.svg"), "<svg/>");
  writeFileSync(join(folder, "public", "face.woff2"), "a".repeat(1000));
  await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [compress()],
    build: { outDir: "built", manifest: true, rollupOptions: { output: { entryFileNames: "assets/main.js" } } },
  });
});

afterEach(() => rmSync(folder, { recursive: true }));

test("everything that gets smaller is packed in both ways, and says the same", () => {
  for (const name of ["assets/main.js", "drawing.svg"]) {
    const plain = readFileSync(join(folder, "built", name));
    const packed = readFileSync(join(folder, "built", `${name}.br`));
    expect(packed.length).toBeLessThan(plain.length);
    expect(brotliDecompressSync(packed).equals(plain)).toBe(true);
    expect(gunzipSync(readFileSync(join(folder, "built", `${name}.gz`))).equals(plain)).toBe(true);
  }
});

test("what would not get smaller, is packed already or is never served stays alone", () => {
  for (const name of ["tiny.svg", "face.woff2", ".vite/manifest.json"]) {
    expect(existsSync(join(folder, "built", name))).toBe(true);
    for (const suffix of ["br", "gz"]) expect(existsSync(join(folder, "built", `${name}.${suffix}`))).toBe(false);
  }
});
