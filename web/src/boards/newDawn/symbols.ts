/** Symbols and colours of A New Dawn. */
import facts from "@drawing/new_dawn/colours.toml";
import culture from "icon:lyre";
import science from "icon:erlenmeyer";
import economy from "icon:camel";
import industry from "icon:anvil";
import military from "icon:crossed-swords";
import marble from "icon:stone-block";
import mercury from "icon:water-drop";
import oil from "icon:oil-drum";
import diamond from "icon:cut-diamond";
import barbarian from "icon:barbarian";
import naturalWonder from "icon:mountaintop";
import cityState from "icon:greek-temple";
import wonder from "icon:podium";
import helmet from "icon:viking-helmet";
import march from "icon:footsteps";
import trade from "icon:two-coins";
import quiet from "icon:moon";
import pact from "icon:shaking-hands";
import crown from "icon:crown";

/** Colours, the same in pictures for notebooks. */
const colours = facts as {
  focus: Record<string, string>;
  resources: Record<string, [string, string]>;
};

export const FOCUS: Record<string, string> = { culture, science, economy, industry, military };
export const RESOURCES: Record<string, string> = { marble, mercury, oil, diamond };
export const EVENTS: Record<string, string> = {
  "barbarian-spawn": helmet,
  "barbarian-move": march,
  trade,
  none: quiet,
};
export const THINGS = { barbarian, naturalWonder, cityState, wonder, caravan: economy, trade, pact, crown };

export const FOCUS_COLOURS = colours.focus;
/** The ground of a token, and what is drawn on it. */
export const RESOURCE_COLOURS = colours.resources;
export const TERRAIN_COLOURS: Record<string, string> = {
  grassland: "light-dark(#a8c763, #566f36)",
  hills: "light-dark(#c2b566, #716a3e)",
  forest: "light-dark(#628f4d, #2f4a2a)",
  desert: "light-dark(#ecd48f, #96824e)",
  mountain: "light-dark(#a79c8b, #5c5650)",
};
/** The terrain that a card of a slot reaches at most, slot by slot. */
export const SLOT_TERRAINS = ["grassland", "hills", "forest", "desert", "mountain"];
export const LEVELS = ["", "I", "II", "III", "IV"];

/** What terrain looks like where it is only hinted at. */
export const GROUND_COLOURS: Record<string, string> = {
  grassland: "#a8c763",
  hills: "#c2b566",
  forest: "#628f4d",
  desert: "#ecd48f",
  mountain: "#a79c8b",
  water: "#6bb0c8",
  "natural-wonder": "#c79ccb",
};
