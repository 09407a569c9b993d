/** What all parts of the board of Through the Ages look at. */

import type { Language } from "../../lib/language";
import type { Presenter, Scene } from "../../lib/presenter";
import type { GameEvent } from "../../lib/reading";
import type { ThroughTheAgesView } from "../../generated/through_the_ages";
import type { ActionRecord } from "../../lib/wire";
import type { Edition } from "./facts";
import type { Deeds } from "./deeds";

/** The simple game of the first edition has neither happiness nor military cards. */
export const isSimple = (view: ThroughTheAgesView): boolean => view.options["mode"] === "simple";

export interface Desk {
  edition: Edition;
  scene: Scene<ThroughTheAgesView>;
  view: ThroughTheAgesView;
  language: Language;
  presenter: Presenter;
  names: string[];
  colours: string[];
  /** The own seat, nothing for a spectator. */
  me: number | null;
  /** Whether the own seat is asked. */
  isAsked: boolean;
  deeds: Deeds;
  /** What came with the last move. */
  news: GameEvent[];
  /** A thing was clicked: do what can be done with it, offer it, or ask why nothing can be done. */
  touch: (thing: string, near: HTMLElement, name: string, wish?: ActionRecord | null) => void;
}
