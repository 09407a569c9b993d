/** What the manifests of our own titles name: the page is built with it. */

import { BOARDS, COMPANIONS, FACES, PICTURES } from "virtual:titles";
import type { Component } from "svelte";
import type { Presenter } from "../lib/presenter";
import type { Language } from "../lib/language";
import type { ThingShown } from "../lib/wire";
import type { BoardProps } from "./props";

/** A board, which shows views of its title only. */
interface Board {
  default: Component<BoardProps<never>>;
}

/** The board itself, or what presents the title and loads the board with its facts. */
type BuiltBoard = Board | { presenter: Presenter; loadBoard: (title: string) => Promise<Board> };

/** What fetches the boards, by the ids of titles. */
export const builtBoards = BOARDS as Record<string, () => Promise<BuiltBoard>>;
/** The pictures on the boxes. */
export const builtPictures = PICTURES as Record<string, Component>;
/** The pages for people who play with the real box. */
export const builtCompanions = COMPANIONS as Record<
  string,
  () => Promise<{ default: Component<{ language: Language; code: string }> }>
>;

/** What a card or component looks like, for the browser of cards. */
export interface FaceProps {
  title: string;
  thing: ThingShown;
  language: Language;
}

/** What draws single cards and components as on the boards; `Once` are drawings that all of them share. */
interface Faces {
  default: Component<FaceProps>;
  Once?: Component;
}

export const builtFaces = FACES as Record<string, () => Promise<Faces>>;
