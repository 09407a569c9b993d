import type { Language } from "./language";

const files = import.meta.glob<string>("@locale/*/civitas-page-*.ftl", { import: "default" });

/** The same words with those of one page, such as "account", which whoever sits at a table need not load. */
export async function pageWords(shared: Language, page: string): Promise<Language> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${shared.code}/civitas-page-${page}.ftl`));
  const text = path ? ((await files[path]?.()) ?? "") : "";
  return shared.with(text);
}
