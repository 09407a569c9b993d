/** A New Dawn: its teller says everything; the board is its own. */

export { told as presenter } from "../lib/telling";

export const loadBoard = () => import("../boards/NewDawn.svelte");
