/** Through the Ages, both editions: its teller says everything; the board is its own, with what is printed on the cards. */

import { edition } from "./facts";

export { told as presenter } from "../../lib/telling";

export async function loadBoard(title: string) {
  const [board] = await Promise.all([import("./Board.svelte"), edition(title)]);
  return board;
}
