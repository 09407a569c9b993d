import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

const NAME = "virtual:titles";
const FILE = "manifest.toml";

interface Entry {
  id: string;
  board?: string;
  picture?: string;
  companion_page?: string;
  face?: string;
}

/** What our own titles name in their manifests: boards, faces and companions when they are wanted, pictures at once. */
export function titles(games: string, source: string): Plugin {
  return {
    name: "civitas-titles",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const files = manifests(games);
      for (const file of files) this.addWatchFile(file);
      return moduleOf(files.flatMap(read), source);
    },
  };
}

function manifests(games: string): string[] {
  const folders = readdirSync(games, { withFileTypes: true }).filter((each) => each.isDirectory());
  return folders
    .filter(({ name }) => readdirSync(join(games, name)).includes(FILE))
    .map(({ name }) => join(games, name, FILE));
}

function read(file: string): Entry[] {
  return (parse(readFileSync(file, "utf8")) as unknown as { title: Entry[] }).title;
}

/** Tables by the ids of titles. */
export function moduleOf(entries: Entry[], source: string): string {
  const quoted = (path: string): string => JSON.stringify(join(source, path));
  const pictured = entries.filter(({ picture }) => picture);
  return [
    ...pictured.map(({ picture = "" }, at) => `import Picture${at} from ${quoted(picture)};`),
    `export const PICTURES = { ${pictured.map(({ id }, at) => `${JSON.stringify(id)}: Picture${at}`).join(", ")} };`,
    "export const BOARDS = {",
    ...entries.flatMap(({ id, board }) => (board ? [`${JSON.stringify(id)}: () => import(${quoted(board)}),`] : [])),
    "};",
    "export const COMPANIONS = {",
    ...entries.flatMap(({ id, companion_page: page }) =>
      page ? [`${JSON.stringify(id)}: () => import(${quoted(page)}),`] : [],
    ),
    "};",
    "export const FACES = {",
    ...entries.flatMap(({ id, face }) => (face ? [`${JSON.stringify(id)}: () => import(${quoted(face)}),`] : [])),
    "};",
  ].join("\n");
}
