import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { parse } from "smol-toml";

/** What facts say about their own sources; no board is drawn from it. */
const ABOUT_SOURCES = /provenance|confidence|^note$|^aliases$|^covers$|^emblem$|^doubt$/;

/** The facts of a title (`data/*.toml`) as modules, without what is only said about their sources. */
export function facts(): Plugin {
  return {
    name: "civitas-facts",
    load(id) {
      if (!id.endsWith(".toml")) return null;
      this.addWatchFile(id);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(strip(parse(readFileSync(id, "utf8")))))})`;
    },
  };
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !ABOUT_SOURCES.test(key))
      .map(([key, inner]) => [key, strip(inner)]),
  );
}
