/** Asking the server about studies, and about positions to try things on (docs/study.md). */

import { ask, send } from "./api";
import { settings } from "./settings.svelte";
import type {
  Answer,
  Course,
  Eyes,
  GameFile,
  Happening,
  LineKept,
  Mark,
  Opened,
  Origin,
  Played,
  PuzzleJudged,
  PuzzleShown,
  Scenario,
  Step,
  StudyOpened,
  StudyShown,
} from "./wire";

const post = (body: unknown): RequestInit => send("POST", body);
const put = (body: unknown): RequestInit => send("PUT", body);
const token = (code: string): string | undefined => settings.studies[code];
const tableToken = (table?: string): string | null => (table && settings.tokens[table]) || null;

/** What was tried on a position, from a step on; the last one with all that may be done. */
export const sandboxSteps = (origin: Origin, moves: Played[], eyes: Eyes, since: number): Promise<Step[]> =>
  ask("/sandbox/steps", post({ origin, moves, eyes, since }));
/** What is asked about it: `why`, `explain` or `preview`. */
export const sandboxAnswer = (origin: Origin, moves: Played[], eyes: Eyes, asked: object): Promise<Answer> =>
  ask("/sandbox/ask", post({ origin, moves, eyes, ...asked }));
/** A private table against bots that begins there. */
export const sandboxTable = (
  origin: Origin,
  moves: Played[],
  wanted: { name: string; bot: string; seat: number | null },
): Promise<Opened> => ask("/sandbox/table", post({ origin, moves, ...wanted }));

export const newStudy = (wanted: {
  table?: string;
  file?: GameFile;
  title?: string;
  scenario?: object;
}): Promise<StudyOpened> => ask("/studies", post(wanted));
export const study = (code: string): Promise<StudyShown> => ask(`/studies/${code}`, {}, token(code));
export const studySteps = (
  code: string,
  line: string,
  { first, last, every }: { first: number; last: number; every?: number },
  eyes: Eyes,
): Promise<Step[]> =>
  ask(`/studies/${code}/steps/${line}/${first}/${last}/${eyes}${every === undefined ? "" : `/${every}`}`);
export const studyLog = (code: string, line: string, eyes: Eyes): Promise<Happening[]> =>
  ask(`/studies/${code}/log/${line}/${eyes}`);
export const studyCourse = (code: string, line: string): Promise<Course> => ask(`/studies/${code}/course/${line}`);

/** Keep another line: what was tried, or what was played at a table where this browser has a seat. */
export const addLine = (
  code: string,
  wanted: { line: string; after: number; name: string; moves?: Played[]; table?: string },
): Promise<LineKept> =>
  ask(`/studies/${code}/lines`, post({ ...wanted, table_token: tableToken(wanted.table) }), token(code));
export const changeLine = (
  code: string,
  line: string,
  wanted: { name?: string; moves?: Played[] },
): Promise<LineKept> => ask(`/studies/${code}/lines/${line}`, put(wanted), token(code));
export const removeLine = (code: string, line: string): Promise<LineKept> =>
  ask(`/studies/${code}/lines/${line}`, { method: "DELETE" }, token(code));
export const note = (
  code: string,
  wanted: { line: string; number: number; mark: Mark; comment: string },
): Promise<LineKept> => ask(`/studies/${code}/notes`, put(wanted), token(code));

export const puzzles = (title: string): Promise<PuzzleShown[]> => ask(`/puzzles/${title}`);
/** How a puzzle stands after these answers. */
export const tryPuzzle = (title: string, id: string, moves: Played[]): Promise<PuzzleJudged> =>
  ask(`/puzzles/${title}/${id}`, post({ moves }));
export const solution = (title: string, id: string): Promise<string[]> => ask(`/puzzles/${title}/${id}/solution`);

/** A position that is tried on, as a scenario that builds it again. */
export const describe = (origin: Origin, moves: Played[]): Promise<{ scenario: Scenario }> =>
  ask("/sandbox/scenario", post({ origin, moves }));
/** The first position of a game as a scenario. */
export const firstScenario = (title: string, players: number): Promise<{ scenario: Scenario }> =>
  ask("/scenarios", post({ title, players }));
