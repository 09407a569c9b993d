import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress";
import { facts } from "./build/facts";
import { icons } from "./build/icons";
import { messages } from "./build/messages";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Where facts and language files come from; another checkout can be named. */
const source = process.env["CIVITAS_SOURCE"] ?? at("../src/civitas");
const server = process.env["CIVITAS_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [facts(), icons(), messages(), svelte(), svelteTesting(), compress()],
  resolve: { alias: { "@facts": `${source}/games`, "@locale": `${source}/locale` } },
  build: {
    target: "es2022",
    outDir: at("../src/civitas/web"), // a part of the Python package, which serves it
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
  },
  server: { fs: { allow: [at("..")] }, proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], testTimeout: 120_000, hookTimeout: 120_000 },
});
