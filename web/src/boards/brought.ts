/** The board that a title of another distribution brings: a plain module, whatever it was made with (docs/web.md). */

import type { Arguments } from "../lib/language";
import type { ActionRecord, Said, Telling, View } from "../lib/wire";
import type { BoardProps } from "./props";

/** What the module exports. */
export interface BroughtBoard {
  /** Draw the board into an element, which belongs to the board until it is destroyed. */
  mount: (element: HTMLElement, props: BroughtProps) => Mounted;
}

export interface Mounted {
  /** The table has moved, or something else is shown differently now. */
  update(props: BroughtProps): void;
  destroy?(): void;
}

/** What it gets. Whatever it draws with `data-explain`, `data-legal` or `data-move` is treated like that of any board. */
export interface BroughtProps {
  /** What the seat sees, as `Title.view_type` says. */
  view: View;
  /** What the teller says; `groups` hold every action that is open. */
  telling: Telling | undefined;
  /** The seat of whoever looks, nothing for a spectator. */
  seat: number | null;
  names: string[];
  colours: string[];
  /** An action is under way; nothing can be chosen. */
  waiting: boolean;
  /** The language of the page, `en` or `de`. */
  language: string;
  /** A message of the title's language files. */
  text(message: string, args?: Arguments): string;
  /** What the teller says, in words. */
  said(said: Said): string;
  /** Play an open action. */
  play(code: number): void;
  /** Ask which rule forbids an action that is not open. */
  why(record: ActionRecord): void;
}

export function broughtProps(board: BoardProps): BroughtProps {
  const { language, view, telling } = board.scene;
  const names = board.names ?? board.presenter.names(board.scene);
  return {
    view,
    telling,
    seat: board.seat ?? null,
    names,
    colours: board.colours ?? board.presenter.colours(board.scene),
    waiting: board.waiting ?? false,
    language: language.code,
    text: (message, args) => language.text(message, args),
    said: (said) => language.said(said, names),
    play: (code) => play(board, code),
    why: (record) => board.onwhy(record),
  };
}

function play({ choices, onchoose }: BoardProps, code: number): void {
  for (const choice of choices) {
    for (const [count, action] of choice.actions) {
      if (action.code === code) onchoose({ ...choice, sample: action, actions: new Map([[count, action]]) });
    }
  }
}
