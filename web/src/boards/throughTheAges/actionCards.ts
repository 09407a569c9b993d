/** Action cards in signs: what they are for, and what they bring. */

import type { PrintedCard } from "./facts";

export interface ActionShown {
  /** Signs of what it is for: farms, buildings, a wonder, workers. */
  marks: string[];
  /** Goods with what they are gained or saved. */
  goods: [string, string][];
}

const MARKS: [string, string[]][] = [
  ["farms", ["farm", "mine"]],
  ["urban", ["lab", "temple"]],
  ["stages", ["wonder"]],
  ["populates", ["population"]],
  ["develops", ["law"]],
  ["gain_unit_resources", ["infantry"]],
];
const GAINS: [string, string][] = [
  ["gain_culture", "culture"],
  ["gain_science", "science"],
  ["gain_food", "food"],
  ["gain_resources", "resources"],
  ["gain_unit_resources", "resources"],
  ["gain_military", "military"],
];

/** What an action card does, in signs; nothing of it where words must do. */
export function actionOf(card: PrintedCard | undefined): ActionShown {
  const action = card?.action ?? {};
  const marks = MARKS.flatMap(([word, signs]) => (action[word] ? signs : []));
  const goods = GAINS.flatMap(([word, good]): [string, string][] => (action[word] ? [[good, `+${action[word]}`]] : []));
  if (action["discount"]) goods.push(["resources", `−${action["discount"]}`]);
  if (action["gain_either"])
    goods.push(["food", `+${action["gain_either"]}`], ["resources", `/ ${action["gain_either"]}`]);
  return { marks, goods };
}
