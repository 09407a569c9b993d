import type { Component } from "svelte";
import Civilization1980 from "./Civilization1980.svelte";
import Civilization2010 from "./Civilization2010.svelte";
import NewDawn from "./NewDawn.svelte";
import ThroughTheAges2006 from "./ThroughTheAges2006.svelte";
import ThroughTheAges2015 from "./ThroughTheAges2015.svelte";

export interface Portrait {
  picture: Component;
  name: string;
  subtitle: string;
  year: number;
  author: string;
  players: [number, number];
  /** Minutes a player, at a table of people. */
  minutes: [number, number];
}

/** What the lobby says about a title before its own files are loaded. */
export const PORTRAITS: Record<string, Portrait> = {
  "civilization-1980": {
    picture: Civilization1980,
    name: "Civilization",
    subtitle: "",
    year: 1980,
    author: "Francis Tresham",
    players: [2, 7],
    minutes: [60, 90],
  },
  "through-the-ages-2006": {
    picture: ThroughTheAges2006,
    name: "Through the Ages",
    subtitle: "",
    year: 2006,
    author: "Vlaada Chvátil",
    players: [2, 4],
    minutes: [60, 90],
  },
  "civilization-2010": {
    picture: Civilization2010,
    name: "Sid Meier’s Civilization",
    subtitle: "The Board Game",
    year: 2010,
    author: "Kevin Wilson",
    players: [2, 4],
    minutes: [45, 60],
  },
  "through-the-ages-2015": {
    picture: ThroughTheAges2015,
    name: "Through the Ages",
    subtitle: "A New Story of Civilization",
    year: 2015,
    author: "Vlaada Chvátil",
    players: [2, 4],
    minutes: [45, 60],
  },
  "new-dawn": {
    picture: NewDawn,
    name: "Civilization",
    subtitle: "A New Dawn",
    year: 2017,
    author: "James Kniffen",
    players: [1, 4],
    minutes: [30, 45],
  },
};
