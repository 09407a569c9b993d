/** Symbols of nations, commodities, calamities and civilization cards. */
import facts from "@drawing/civilization_1980/colours.toml";
import africa from "icon:elephant";
import italy from "icon:wolf-head";
import illyria from "icon:spartan-helmet";
import thrace from "icon:barn-owl";
import crete from "icon:bull";
import asia from "icon:goose";
import assyria from "icon:winged-emblem";
import babylon from "icon:egyptian-sphinx";
import egypt from "icon:egyptian-bird";
import hides from "icon:animal-hide";
import ochre from "icon:powder-bag";
import iron from "icon:ore";
import papyrus from "icon:papyrus";
import salt from "icon:salt-shaker";
import grain from "icon:wheat";
import cloth from "icon:rolled-cloth";
import bronze from "icon:metal-bar";
import spice from "icon:hot-spices";
import gems from "icon:gems";
import gold from "icon:gold-bar";
import volcano from "icon:volcano";
import flood from "icon:flood";
import famine from "icon:skull-crack";
import civilWar from "icon:crossed-swords";
import epidemic from "icon:plague-doctor-profile";
import civilDisorder from "icon:fire";
import iconoclasm from "icon:broken-tablet";
import piracy from "icon:pirate-flag";
import tower from "icon:tower-flag";
import person from "icon:person";
import stack from "icon:stack";
import chest from "icon:chest";
import cardPlay from "icon:card-play";
import village from "icon:village";
import trade from "icon:trade";
import progression from "icon:progression";
import world from "icon:world";
import pottery from "icon:painted-pottery";
import clothMaking from "icon:sewing-needle";
import metalworking from "icon:anvil";
import agriculture from "icon:plow";
import engineering from "icon:stone-crafting";
import astronomy from "icon:telescope";
import coinage from "icon:two-coins";
import medicine from "icon:rod-of-asclepius";
import mysticism from "icon:crystal-ball";
import dramaPoetry from "icon:drama-masks";
import music from "icon:lyre";
import architecture from "icon:greek-temple";
import literacy from "icon:scroll-unfurled";
import law from "icon:scales";
import democracy from "icon:vote";
import philosophy from "icon:enlightenment";

/** Colours, the same in pictures for notebooks. */
const colours = facts as {
  groups: Record<string, string>;
  epochs: string[];
};

/** Where two nations meet in one area. */
export const swords: string = civilWar;

export const NATION_SYMBOLS: Record<string, string> = {
  africa,
  italy,
  illyria,
  thrace,
  crete,
  asia,
  assyria,
  babylon,
  egypt,
};

export const TRADE_SYMBOLS: Record<string, string> = {
  hides,
  ochre,
  iron,
  papyrus,
  salt,
  grain,
  cloth,
  bronze,
  spice,
  gems,
  gold,
  flood,
  famine,
  epidemic,
  iconoclasm,
  piracy,
  "volcano-earthquake": volcano,
  "civil-war": civilWar,
  "civil-disorder": civilDisorder,
};

export const CARD_SYMBOLS: Record<string, string> = {
  pottery,
  metalworking,
  agriculture,
  engineering,
  astronomy,
  coinage,
  medicine,
  mysticism,
  music,
  architecture,
  literacy,
  law,
  democracy,
  philosophy,
  "cloth-making": clothMaking,
  "drama-poetry": dramaPoetry,
};

/** The colours of trade cards, from humble to precious. */
export const TRADE_COLOURS: Record<string, string> = {
  hides: "#a9794f",
  ochre: "#c9832f",
  iron: "#6f7479",
  papyrus: "#b7a35a",
  salt: "#9fb3b8",
  grain: "#d3a936",
  cloth: "#8a5fa3",
  bronze: "#b06a35",
  spice: "#b8452f",
  gems: "#2f8f86",
  gold: "#c79a1b",
};

/** The colours of the groups of civilization cards. */
export const GROUP_COLOURS = colours.groups;
/** The colours of the epochs, from the first on. */
export const EPOCH_COLOURS = ["", ...colours.epochs];

/** The numbers of a nation. */
export const FIGURES: Record<string, string> = {
  cities: tower,
  tokens: person,
  stock: stack,
  treasury: chest,
  hand: cardPlay,
  areas: village,
};

/** The parts of the board. */
export const PARTS: Record<string, string> = {
  map: world,
  hand: cardPlay,
  market: trade,
  track: progression,
  cards: literacy,
};

/** Epochs as they are counted. */
export const ROMAN = ["", "I", "II", "III", "IV", "V"];
