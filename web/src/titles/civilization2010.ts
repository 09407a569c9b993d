/** Civilization (2010): its teller says everything; the board is its own. */

export { told as presenter } from "../lib/telling";

export const loadBoard = () => import("../boards/Civilization2010.svelte");
