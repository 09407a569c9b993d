/** What went wrong, in words a player understands. */

import { ApiError } from "./api";
import type { Language } from "./language";

export function problemText(language: Language, problem: unknown): string {
  if (problem instanceof ApiError) {
    const key = `web-error-${problem.code}`;
    return language.has(key) ? language.text(key) : language.text("web-failed", { problem: problem.message });
  }
  if (problem instanceof TypeError) return language.text("web-error-network");
  return language.text("web-failed", { problem: problem instanceof Error ? problem.message : String(problem) });
}
