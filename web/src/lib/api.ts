/** Asking the server over plain HTTP. */

import { keep, settings } from "./settings.svelte";
import type {
  Course,
  LobbyShown,
  Me,
  Moments,
  NewTable,
  Opened,
  RuleMarks,
  RuleText,
  StateMessage,
  Step,
  TableShown,
  Taken,
  TitleInfo,
  TitleWords,
} from "./wire";

const CSRF_HEADER = "X-CSRF-Token";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    /** All that was answered, such as the rule behind a refusal. */
    readonly said: object = {},
  ) {
    super(text);
  }
}

/** Ask the server; whatever changes something is sent with a proof that it comes from this page. */
export async function ask<T>(path: string, init: RequestInit = {}, token?: string): Promise<T> {
  const headers = new Headers(init.headers);
  if (init.body) headers.set("Content-Type", "application/json");
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (init.method && init.method !== "GET") headers.set(CSRF_HEADER, (await me()).csrf);
  const answer = await fetch(`/api${path}`, { ...init, headers, credentials: "same-origin" });
  const body: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const problem = body as { error?: string; reason?: string; message?: string };
    const code = problem.error ?? problem.reason ?? "error";
    throw new ApiError(answer.status, code, problem.message ?? answer.statusText, problem);
  }
  return body as T;
}

export const send = (method: "POST" | "PUT", body: unknown): RequestInit => ({ method, body: JSON.stringify(body) });
const post = (body: unknown): RequestInit => send("POST", body);

let known: Promise<Me> | null = null;

/** Who the server takes us for; asked for once, and again after logging in. */
export function me(): Promise<Me> {
  known ??= ask<Me>("/me").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** What an account is called, which it is at every table; guests choose their names and have none here. */
export const accountName = (): Promise<string> =>
  me().then(
    (who) => who.name ?? "",
    () => "",
  );

/** Remember who the server takes us for from now on. */
export async function changed(answer: Promise<Me>): Promise<Me> {
  const now = await answer;
  known = Promise.resolve(now);
  return now;
}

/** A new account; `brought` is what is asked of those who want one. */
export const register = (name: string, password: string, brought: object): Promise<Me> =>
  changed(ask("/accounts", post({ name, password, ...brought })));
export const logIn = (name: string, password: string): Promise<Me> =>
  changed(ask("/session", post({ name, password })));
export const logOut = (): Promise<Me> => ending("/session");
/** End a session, or all of them: neither notices nor chairs are left in this browser. */
export async function ending(path: string): Promise<Me> {
  await (await import("./pushing")).endHere();
  return forgetSeats(changed(ask(path, { method: "DELETE" })));
}
/** Whoever uses this browser next finds no chair of mine here. */
export async function forgetSeats(answer: Promise<Me>): Promise<Me> {
  const now = await answer;
  Object.assign(settings, { tokens: {}, invitations: {} });
  keep();
  return now;
}

export const titles = (): Promise<TitleInfo[]> => ask("/titles");
/** The language files of a title that the page was not built with. */
export const words = (title: string, code: string): Promise<TitleWords> => ask(`/words/${title}/${code}`);
/** What the rules of a title are called, by their ids. */
export const marks = (title: string, code: string): Promise<RuleMarks> => ask(`/marks/${title}/${code}`);
export const newTable = (wanted: NewTable): Promise<Opened> => ask("/tables", post(wanted));
export const table = (id: string): Promise<TableShown> => ask(`/tables/${id}`, {}, settings.tokens[id]);
export const join = (id: string, invitation: string | null, name: string): Promise<Taken> =>
  ask(`/tables/${id}/join`, post({ invitation, name }));

/** Get up from my seat; a bot stands in, or the chair opens. */
export const leave = (id: string): Promise<TableShown> => ask(`/tables/${id}/leave`, post({}), settings.tokens[id]);
/** Let a bot play a seat, or give it back to its person. */
export const standIn = (id: string, seat: number, bot: string | null): Promise<TableShown> =>
  ask(`/tables/${id}/seats/${seat}`, post({ bot }), settings.tokens[id]);
/** A new link to invite with; the old one ends. */
export const invite = (id: string): Promise<{ invitation: string }> =>
  ask(`/tables/${id}/invitation`, post({}), settings.tokens[id]);

/** What my seat was shown from one moment of a game to another, as many steps as fit into one answer. */
export const steps = (id: string, first: number, last: number): Promise<Step[]> =>
  ask(`/tables/${id}/steps/${first}/${last}`, {}, settings.tokens[id]);
/** Who acted in every entry of a log, and the rounds that they led to. */
export const moments = (id: string): Promise<Moments> => ask(`/tables/${id}/moments`, {}, settings.tokens[id]);
/** The last stored position of a game that the rules of today cannot continue. */
export const storedState = (id: string): Promise<StateMessage> => ask(`/tables/${id}/stored`, {}, settings.tokens[id]);
/** A game in numbers. */
export const course = (id: string): Promise<Course> => ask(`/tables/${id}/course`, {}, settings.tokens[id]);
/** Play again with the same people; my seat there. */
export const rematch = (id: string): Promise<Opened> => ask(`/tables/${id}/rematch`, post({}), settings.tokens[id]);

/** All tables for the lobby: those the server knows to be mine, and those whose seats or names this browser keeps. */
export async function lobby(): Promise<LobbyShown> {
  await me();
  const shown = await ask<LobbyShown>("/lobby");
  const known = new Set([...shown.mine, ...shown.finished].map((each) => each.id));
  const seated = await tablesOf(Object.keys(settings.tokens).filter((id) => !known.has(id)));
  for (const each of seated) known.add(each.id);
  const others = (tables: TableShown[]): TableShown[] => tables.filter((each) => !known.has(each.id));
  const listed = new Set([...shown.open, ...shown.watch].map((each) => each.id));
  const watched = await tablesOf(settings.watched.filter((id) => !known.has(id) && !listed.has(id)));
  const isOver = (each: TableShown): boolean => each.stage === "finished" || !each.playable;
  return {
    mine: [...shown.mine, ...seated.filter((each) => !isOver(each))],
    finished: [...shown.finished, ...[...seated, ...watched].filter(isOver)],
    open: others(shown.open),
    invitations: shown.invitations,
    watch: [...others(shown.watch), ...watched.filter((each) => !isOver(each))],
  };
}

/** What somebody looks for among open tables; what is empty does not matter. */
export interface Sought {
  title: string;
  players: string;
  level: string;
  language: string;
  clock: string;
}

/** The open tables of a kind, however many others there are. */
export function openTables(sought: Sought): Promise<TableShown[]> {
  const said = Object.entries(sought).filter(([, value]) => value !== "");
  return ask(`/open-tables?${new URLSearchParams(said)}`);
}

/** These tables, as far as they still exist. */
export async function tablesOf(ids: string[]): Promise<TableShown[]> {
  const found = await Promise.all(ids.map((id) => table(id).catch(() => null)));
  return found.filter((each) => each !== null);
}

const rules = new Map<string, Promise<RuleText>>();

/** A rule in both languages; asked for once. */
export function rule(title: string, id: string): Promise<RuleText> {
  const key = `${title}/${id}`;
  const asked = rules.get(key) ?? ask<RuleText>(`/rules/${title}/${encodeURIComponent(id)}`);
  rules.set(key, asked);
  return asked;
}
