/** A study as a table to look at. */

import type { StudyShown, TableShown } from "./wire";

/** Who sits there, for boards and names. */
export function tableOf(shown: StudyShown): TableShown {
  const seats = shown.seats.map(({ name, kind, bot, called }, seat) => ({
    ...{ seat, name, bot, called, mine: false, away: false, left: null },
    kind: kind as TableShown["seats"][number]["kind"],
  }));
  return {
    ...{ type: "table", id: shown.code, title: shown.title, players: shown.players, options: shown.options, seats },
    ...{ stage: "playing", seq: 0, to_act: [], my_turn: false, result: shown.result, created: 0, moved: 0 },
    ...{
      host: false,
      listed: false,
      open: false,
      stand_in: null,
      playable: true,
      people: 0,
      pace: null,
      rematch: null,
    },
  };
}
