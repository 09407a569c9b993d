import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { lighter } from "./outlines";

const PREFIX = "icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** `import castle from "icon:castle"` is the drawing of that one symbol of game-icons; nothing else is bundled. */
export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "civitas-icons",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      set ??= read();
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no ${name}`);
      return `export default ${JSON.stringify(lighter(icon.body))}`;
    },
  };
}

function read(): IconSet {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(file, "utf8")) as IconSet;
}
