/** Making studies: of a finished table or of a file; they are remembered by this browser, which alone may change them. */

import { ApiError } from "./api";
import type { Language } from "./language";
import { calledSeat } from "./reading";
import { problemText } from "./problem";
import { go } from "./router.svelte";
import { keep, settings, type Leaving } from "./settings.svelte";
import { addLine, newStudy, study } from "./studyApi";
import { tableOf } from "./studyTable";
import type { GameFile, StudyShown } from "./wire";

/** With these the server says that something in a file does not hold. */
const FAULTS = [400, 409, 422];

/** Make a study, remember it, and go there. */
export async function beginStudy(wanted: { table: string } | { file: GameFile }, language: Language): Promise<void> {
  const { code, token } = await newStudy(wanted);
  settings.studies[code] = token;
  keep();
  remember(await study(code), language);
  go(`/study/${code}`);
}

/** What a study is about, for the list of the lobby. */
function remember(shown: StudyShown, language: Language): void {
  const names = tableOf(shown).seats.map((seat) => calledSeat(seat, language) || language.text("web-seat-automated"));
  settings.studied[shown.code] = { title: shown.title, names, made: Date.now() / 1000 };
  keep();
}

/** A file that somebody has chosen, as a study; whatever is wrong with it is said by the server, which names the entry. */
export async function importFile(file: File, language: Language): Promise<void> {
  await beginStudy({ file: JSON.parse(await file.text()) as GameFile }, language);
}

/** What was wrong with a file: what the server says of it, or the browser, where it cannot even be read. */
export function fileProblem(error: unknown, language: Language): string {
  const isFault = error instanceof SyntaxError || (error instanceof ApiError && FAULTS.includes(error.status));
  return isFault ? language.text("study-import-bad", { problem: error.message }) : problemText(language, error);
}

/** What was played on at a table becomes a line of the study that it left; go there. */
export async function bringLine(
  { study: code, line, after, moves }: Leaving,
  table: string,
  name: string,
): Promise<void> {
  const kept = await addLine(code, { line, after, name, moves, table });
  settings.leaving = without(settings.leaving, table);
  keep();
  go(`/study/${code}/${kept.line}/${after + moves.length}`);
}

/** This browser forgets a study, and so that it may change it. */
export function forgetStudy(code: string): void {
  Object.assign(settings, { studies: without(settings.studies, code), studied: without(settings.studied, code) });
  keep();
}

const without = <T>(record: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
