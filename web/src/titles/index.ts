/** Titles by their ids: how each is presented, and its board. Whatever is not listed is shown the plain way. */

import type { Component } from "svelte";
import { plain, type Presenter } from "../lib/presenter";
import type { BoardProps } from "../boards/props";

export interface TitleModule {
  presenter: Presenter;
  Board: Component<BoardProps>;
}

interface Loaded {
  presenter: Presenter;
  /** The board, with all facts that this title needs; it shows views of this title only. */
  loadBoard: (title: string) => Promise<{ default: Component<BoardProps<never>> }>;
}

const MODULES: Record<string, () => Promise<Loaded>> = {
  "civilization-1980": () => import("./civilization1980"),
  "through-the-ages-2006": () => import("./throughTheAges"),
  "through-the-ages-2015": () => import("./throughTheAges"),
  "new-dawn": () => import("./newDawn"),
  "civilization-2010": () => import("./civilization2010"),
};

/** The titles in the order of their first editions. */
export const ORDER = [
  "civilization-1980",
  "through-the-ages-2006",
  "civilization-2010",
  "through-the-ages-2015",
  "new-dawn",
];

export async function titleModule(id: string): Promise<TitleModule> {
  const loaded = await MODULES[id]?.();
  if (!loaded) return { presenter: plain, Board: (await import("../boards/Plain.svelte")).default };
  const { default: board } = await loaded.loadBoard(id);
  return { presenter: loaded.presenter, Board: board as Component<BoardProps> };
}
