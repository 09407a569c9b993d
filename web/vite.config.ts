import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress";
import { facts } from "./build/facts";
import { icons } from "./build/icons";
import { messages } from "./build/messages";
import { titles } from "./build/titles";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Where facts and language files come from; another checkout can be named. */
const source = process.env["CIVITAS_SOURCE"] ?? at("../src/civitas");
const server = process.env["CIVITAS_SERVER"] ?? "http://127.0.0.1:8765";

/** Chunks go by their modules; all boards are called alike, so they go by their folders. */
const called = (path: string | null): string => /\/boards\/(\w+)\/Board\.svelte$/.exec(path ?? "")?.[1] ?? "[name]";

export default defineConfig({
  plugins: [
    facts(),
    icons(),
    messages(),
    titles(`${source}/games`, at("src")),
    svelte(),
    svelteTesting({ autoCleanup: false }),
    compress(),
  ],
  resolve: { alias: { "@facts": `${source}/games`, "@drawing": `${source}/drawing`, "@locale": `${source}/locale` } },
  build: {
    target: "es2022",
    outDir: at("../src/civitas/web"), // a part of the Python package, which serves it
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
    rollupOptions: { output: { chunkFileNames: ({ facadeModuleId }) => `assets/${called(facadeModuleId)}-[hash].js` } },
  },
  server: { fs: { allow: [at("..")] }, proxy: { "/api": { target: server, ws: true }, "/titles": server } },
  // Who needs no document says so in the first line of its tests, for making one takes a while.
  test: {
    environment: "jsdom",
    pool: "vmForks", // every file has a world of its own, but what makes documents is loaded only once
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/cleaning.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
