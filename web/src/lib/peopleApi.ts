/** Asking the server about people: friends, invitations by name, votes, profiles and rankings (docs/correspondence.md). */

import { ask, send } from "./api";
import { settings } from "./settings.svelte";
import type { Friends, Profile, Ranking, TableShown } from "./wire";

const named = (name: string): string => encodeURIComponent(name);

/** The tables that wait for me, the most urgent first. */
export const waiting = (): Promise<string[]> => ask("/waiting");
/** Whether I want to end the game. */
export const vote = (table: string, end: boolean): Promise<TableShown> =>
  ask(`/tables/${table}/vote`, send("POST", { end }), settings.tokens[table]);

/** Invite an account; its name as it is written. */
export const inviteByName = (table: string, name: string): Promise<{ name: string }> =>
  ask(`/tables/${table}/invite`, send("POST", { name }));
export const decline = (table: string): Promise<string[]> => ask(`/tables/${table}/invite`, { method: "DELETE" });

export const friends = (): Promise<Friends> => ask("/friends");
export const befriend = (name: string): Promise<Friends> => ask(`/friends/${named(name)}`, { method: "PUT" });
export const part = (name: string): Promise<Friends> => ask(`/friends/${named(name)}`, { method: "DELETE" });
export const setPrivate = (isPrivate: boolean): Promise<Friends> =>
  ask("/privacy", send("PUT", { private: isPrivate }));

/** A player with one page of the history. */
export const profile = (name: string, page = 0): Promise<Profile> => ask(`/players/${named(name)}/${page}`);
export const ranking = (title: string): Promise<Ranking> => ask(`/ratings/${title}`);
