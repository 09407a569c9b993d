/** Asking the server for analyses of studies (docs/analysis.md). */

import { ask, send } from "./api";
import { settings } from "./settings.svelte";
import type { AnalysisShown } from "./wire";

const at = (code: string, line: string): string => `/studies/${code}/analysis/${line}`;

/** What there is so far, without the first so many moments and comparisons. */
export const analysis = (code: string, line: string, moments: number, comparisons: number): Promise<AnalysisShown> =>
  ask(`${at(code, line)}/${moments}/${comparisons}`);
/** Begin or join; the decision after `number` moves is wanted first. */
export const beginAnalysis = (code: string, line: string, number?: number): Promise<AnalysisShown> =>
  ask(at(code, line), send("POST", number === undefined ? {} : { number }));
/** Stop it, which only whoever made the study may. */
export const cancelAnalysis = (code: string, line: string): Promise<AnalysisShown> =>
  ask(at(code, line), { method: "DELETE" }, settings.studies[code]);
export const mayCancel = (code: string): boolean => settings.studies[code] !== undefined;
