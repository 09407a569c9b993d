import desert from "icon:cactus";
import mountain from "icon:peaks";
import forest from "icon:pine-tree";
import water from "icon:waves";

/** The side of a square. */
export const SIZE = 40;
export const TERRAIN: Record<string, string> = { forest, mountain, desert, water };
export const TERRAIN_COLOURS: Record<string, string> = {
  grassland: "light-dark(#bcd08a, #5d7340)",
  forest: "light-dark(#8fb27d, #3f5c38)",
  mountain: "light-dark(#c7bfb3, #5f5b57)",
  desert: "light-dark(#ebd9a2, #857448)",
  water: "light-dark(#a9d0dc, #244b5a)",
};
