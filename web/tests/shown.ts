/** Seats, tables and titles as the server shows them, with only what matters said. */

import type { SeatShown, TableShown, TitleInfo } from "../src/lib/wire";

export const seatShown = (seat: number, more: Partial<SeatShown> = {}): SeatShown => ({
  seat,
  kind: "person",
  name: `P${seat}`,
  called: {},
  mine: false,
  bot: null,
  away: false,
  clock: null,
  timed_out: false,
  vote: false,
  ...more,
});

export const tableShown = (seats: SeatShown[], more: Partial<TableShown> = {}): TableShown => ({
  type: "table",
  id: "t1",
  title: "new-dawn",
  players: seats.length,
  options: {},
  stage: "playing",
  seq: -1,
  seats,
  to_act: [],
  my_turn: false,
  result: null,
  created: 0,
  moved: 0,
  host: false,
  listed: false,
  open: false,
  stand_in: null,
  playable: true,
  people: 0,
  clock: null,
  rematch: null,
  language: null,
  level: null,
  rated: false,
  ended: null,
  ...more,
});

export const titleShown = (id: string, more: Partial<TitleInfo> = {}): TitleInfo => ({
  id,
  name: { en: id, de: id },
  players: [2, 3, 4],
  people: [2, 4],
  market: false,
  options: [],
  bots: [
    { name: "random", level: 0, called: { en: "Wanderer" }, about: { en: "Plays whatever comes to mind." } },
    { name: "envoy", level: 2, called: { en: "Envoy" }, about: {} },
  ],
  portrait: {
    name: id,
    subtitle: "",
    year: 2000,
    author: "Ada",
    minutes: [30, 45],
    accent: ["#112233", "#aabbcc"],
    about: { en: `About ${id}`, de: `Von ${id}` },
    mood: { en: "calm", de: "ruhig" },
  },
  board: "",
  picture: "",
  companion: false,
  lessons: false,
  ...more,
});
