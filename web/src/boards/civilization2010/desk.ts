/** What all parts of the board of Civilization (2010) look at. */

import type { Civilization2010View, CivilizationView } from "../../generated/civilization_2010";
import type { Choice } from "../../lib/choices";
import type { Language } from "../../lib/language";
import type { Presenter, Scene } from "../../lib/presenter";
import type { ActionRecord } from "../../lib/wire";

export type Table = Civilization2010View;

export interface Desk {
  scene: Scene<Table>;
  view: Table;
  language: Language;
  presenter: Presenter;
  names: string[];
  colours: string[];
  /** The own seat, nothing for a spectator. */
  me: number | null;
  /** The own empire, or the one that a spectator looks at first. */
  own: CivilizationView | undefined;
  /** Whether the own seat is asked. */
  isAsked: boolean;
  /** What is asked, by the name of its frame; empty where the own seat is not asked. */
  frame: string;
  choices: Choice[];
  /** The open choices by the things that a player would point at. */
  open: Map<string, Choice[]>;
  take: (choice: Choice) => void;
  /** A thing was clicked: do what can be done with it, offer it, or ask why nothing can be done. */
  touch: (thing: string, near: Element, wish?: ActionRecord) => void;
  show: (seat: number) => void;
}

/** Figures and things of one seat. */
export const empireOf = (desk: Desk, seat: number): CivilizationView | undefined => desk.view.civilizations[seat];
