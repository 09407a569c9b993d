/** Asking the server what the rules do at a table with the real box. */

import { ask, send } from "../../../lib/api";
import type { CompanionLaid, CompanionOption, CompanionShown, CompanionStored } from "../../../generated/wire";
import type { NewDawnView } from "../../../generated/new_dawn";

const HERE = "/companions/new-dawn";

export type Choices = Record<"map" | "difficulty" | "leader" | "victory" | "wonder", CompanionOption[]>;
export type Shown = Omit<CompanionShown, "view"> & { view: NewDawnView };
export type Laid = Omit<CompanionLaid, "view"> & { view: NewDawnView };

/** A tile on the table: number, side (0 or 1), where its first space lies, and how often it is turned. */
export interface LaidTile {
  tile: number;
  side: number;
  q: number;
  r: number;
  rotation: number;
}

/** What is told of a new table; all else is drawn. */
export interface Wishes {
  players: number;
  map: string;
  tiles: string[];
  water: string[];
  difficulty: string;
  leader: string;
  people: string[];
  victory_cards: string[];
  wonders: string[];
}

export const rowOf = ({ tile, side, q, r, rotation }: LaidTile): number[] => [tile, side, q, r, rotation];
/** A tile in the words of a file: `13a@0,0r2`. */
export const wordOf = ({ tile, side, q, r, rotation }: LaidTile): string =>
  `${tile}${"ab"[side]}@${q},${r}r${rotation}`;

export const choices = (language: string): Promise<Choices> => ask(`${HERE}/choices/${language}`);
export const begin = (language: string, wishes: Wishes): Promise<Shown> =>
  ask(`${HERE}/new`, send("POST", { language, ...wishes }));
export const lay = (
  language: string,
  players: number,
  tiles: LaidTile[],
  owners: Record<number, number>,
): Promise<Laid> => ask(`${HERE}/lay`, send("POST", { language, players, tiles: tiles.map(rowOf), owners }));
export const does = (
  language: string,
  text: string,
  command: string,
  answers: string[],
  dice: boolean,
): Promise<Shown> => ask(`${HERE}/do`, send("POST", { language, text, command, answers, dice }));
export const keepNew = (text: string): Promise<CompanionStored> => ask(`${HERE}/kept`, send("POST", { text }));
export const keepOn = (code: string, text: string): Promise<CompanionStored> =>
  ask(`${HERE}/kept/${code}`, send("PUT", { text }));
export const kept = (code: string): Promise<CompanionStored> => ask(`${HERE}/kept/${code}`);
