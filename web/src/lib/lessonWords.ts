import { Language, language } from "./language";
import type { LanguageCode } from "./settings.svelte";

const files = import.meta.glob<string>("@locale/*/*-lessons.ftl", { import: "default" });

/** The words of a title with those of its lessons, which only learners read. */
export async function lessonWords(code: LanguageCode, title: string): Promise<Language> {
  const own = await language(code, title);
  const path = Object.keys(files).find((each) => each.endsWith(`/${code}/${title}-lessons.ftl`));
  const text = path ? ((await files[path]?.()) ?? "") : "";
  return own.with(text);
}
