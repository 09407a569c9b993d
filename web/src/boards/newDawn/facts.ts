/** Printed facts that the board draws: kinds and levels of focus cards, both dials, what wonders are paid with. */

import constants from "@facts/new_dawn/data/constants.toml";
import eventDial from "@facts/new_dawn/data/event_dial.toml";
import focusCards from "@facts/new_dawn/data/focus_cards.toml";
import wonders from "@facts/new_dawn/data/wonders.toml";

interface FocusCard {
  id: string;
  kind: string;
  level: number;
}
interface Wonder {
  id: string;
  type: string;
  cost: number;
  resources: string[];
}
interface Dial {
  tech_dial: { last_space: number; level_spaces: { space: number; level: number }[] };
}

const CARDS = new Map((focusCards as { card: FocusCard[] }).card.map((card) => [card.id, card]));

/** Kind and level of a focus card; those of the automated player go by the same names. */
export function focusCard(id: string): FocusCard | undefined {
  return CARDS.get(id.replace(/^automa-/, ""));
}

export const WONDERS = new Map((wonders as { wonder: Wonder[] }).wonder.map((wonder) => [wonder.id, wonder]));
export const { last_space: LAST_SPACE, level_spaces: LEVEL_SPACES } = (constants as Dial).tech_dial;
export const EVENT_SECTIONS = (eventDial as { event_dial: { sequence: { event: string }[] } }).event_dial.sequence.map(
  ({ event }) => event,
);
