/** Civilization (1980): its teller says everything; ships go by where they lie, and the board is its own. */

import type { Civilization1980View } from "../../generated/civilization_1980";
import type { Presenter, Scene } from "../../lib/presenter";
import { told } from "../../lib/telling";

/** A ship by its number and by where it lies. */
function shipName({ language, view }: Scene, ship: number): string {
  const { nations, seat } = view as unknown as Civilization1980View;
  const coast = nations[seat ?? -1]?.ships[ship - 1];
  return coast ? language.text("board-ship", { ship, area: language.word("coast", coast) }) : "";
}

/** What is taken aboard or ashore stands below its verb, with the numbers beside it: the ship is all that it adds. */
const AT_SHIPS = ["load", "land"];

export const presenter: Presenter = {
  ...told,
  label: (scene, choice) =>
    AT_SHIPS.includes(choice.verb) ? shipName(scene, Number(choice.sample.args["ship"])) : told.label(scene, choice),
  value: (scene, domain, value) => (domain === "ship" ? shipName(scene, Number(value)) : ""),
};

export const loadBoard = () => import("./Board.svelte");
