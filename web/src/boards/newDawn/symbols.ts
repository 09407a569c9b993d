/** Symbols and colours of A New Dawn. */
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
import forest from "icon:pine-tree";
import hills from "icon:hills";
import mountain from "icon:peaks";
import desert from "icon:cactus";
import water from "icon:waves";
import caravan from "icon:camel";

export const FOCUS: Record<string, string> = { culture, science, economy, industry, military };
export const RESOURCES: Record<string, string> = { marble, mercury, oil, diamond };
export const TERRAIN: Record<string, string> = {
  forest,
  hills,
  mountain,
  desert,
  water,
  "natural-wonder": naturalWonder,
};
export const THINGS = { barbarian, naturalWonder, cityState, wonder, caravan };

export const FOCUS_COLOURS: Record<string, string> = {
  culture: "#8a4fa3",
  science: "#2f7fb0",
  economy: "#b8901c",
  industry: "#b8662a",
  military: "#a83c37",
};
export const TERRAIN_COLOURS: Record<string, string> = {
  grassland: "light-dark(#b9cf86, #5d7340)",
  hills: "light-dark(#dcc98d, #7d6d42)",
  forest: "light-dark(#8fb27d, #3f5c38)",
  desert: "light-dark(#ecdba6, #857448)",
  mountain: "light-dark(#c9c3ba, #5f5b57)",
  water: "light-dark(#a9d0dc, #244b5a)",
  "natural-wonder": "light-dark(#d9b9dc, #5f4566)",
};
