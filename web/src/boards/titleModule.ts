/** Titles by their ids: how each is presented, and its board, as its manifest names it. */

import type { Component } from "svelte";
import { builtBoards } from "./built";
import type { BoardProps } from "./props";
import type { Presenter } from "../lib/presenter";
import { told } from "../lib/telling";
import { titleInfo } from "../lib/titles.svelte";

export interface TitleModule {
  presenter: Presenter;
  Board: Component<BoardProps>;
}

/** Of a title that the page was not built with the board is its own if it brings one, else everything is shown plainly. */
export async function titleModule(id: string): Promise<TitleModule> {
  const built = await builtBoards[id]?.();
  if (built && "default" in built) return { presenter: told, Board: built.default as Component<BoardProps> };
  if (built) {
    const { default: board } = await built.loadBoard(id);
    return { presenter: built.presenter, Board: board as Component<BoardProps> };
  }
  const isBrought = Boolean((await titleInfo(id))?.board);
  const board = isBrought ? await import("./Brought.svelte") : await import("./Plain.svelte");
  return { presenter: told, Board: board.default };
}
