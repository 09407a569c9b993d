import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Language files as text, without comments: what remains is what the browser needs. */
export function messages(): Plugin {
  return {
    name: "civitas-messages",
    load(id) {
      if (!id.endsWith(".ftl")) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(withoutComments(readFileSync(id, "utf8")))}`;
    },
  };
}

/** Comments, empty lines, and the words for typed actions, which only the terminal reads. */
export function withoutComments(text: string): string {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#") && !line.startsWith("word-"))
    .join("\n");
}
