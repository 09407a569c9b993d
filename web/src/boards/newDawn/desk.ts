/** What all parts of the board share. */

import type { NewDawnView } from "../../generated/new_dawn";
import type { Language } from "../../lib/language";
import type { Presenter, Scene } from "../../lib/presenter";
import { textOf, words } from "../../lib/telling";
import type { Said } from "../../lib/wire";
import type { Handling } from "./handling.svelte";

export interface Desk {
  scene: Scene<NewDawnView>;
  view: NewDawnView;
  language: Language;
  presenter: Presenter;
  names: string[];
  colours: string[];
  me: number | null;
  handling: Handling;
  onbreakdown: ((seat: number) => void) | undefined;
}

/** What a card says, or what one would do. */
export function told(desk: Pick<Desk, "scene">, thing: string): string {
  return textOf(desk.scene, thing);
}

/** The same, line by line. */
export function toldLines(desk: Pick<Desk, "scene">, thing: string): string[] {
  return (desk.scene.telling?.texts?.[thing] ?? []).map((line) => words(desk.scene, line));
}

export function said(desk: Desk, what: Said | null | undefined): string {
  return words(desk.scene, what);
}
