/** Symbols of what squares yield, of what is printed on them and of what stands there; wonders share one. */

import facts from "@drawing/civilization_2010/colours.toml";
import ark from "icon:relic-blade";
import army from "icon:black-flag";
import aqueduct from "icon:aqueduct";
import artist from "icon:palette";
import aircraft from "icon:biplane";
import artillery from "icon:catapult";
import bank from "icon:bank";
import barracks from "icon:barracks";
import book from "icon:bookshelf";
import builder from "icon:hammer-nails";
import cap from "icon:graduate-cap";
import cathedral from "icon:church";
import cityState from "icon:tower-flag";
import coin from "icon:two-coins";
import combat from "icon:crossed-swords";
import culture from "icon:lyre";
import event from "icon:scroll-unfurled";
import general from "icon:medal";
import government from "icon:capitol";
import granary from "icon:granary";
import harbor from "icon:harbor-dock";
import humanitarian from "icon:health-normal";
import hut from "icon:hut";
import incense from "icon:incense";
import industrialist from "icon:factory";
import infantry from "icon:spartan-helmet";
import iron from "icon:metal-bar";
import market from "icon:scales";
import mine from "icon:mine-wagon";
import mounted from "icon:horse-head";
import person from "icon:laurel-crown";
import policy from "icon:papyrus";
import production from "icon:anvil";
import scientist from "icon:microscope";
import scout from "icon:telescope";
import secretBook from "icon:secret-book";
import shipyard from "icon:galleon";
import shop from "icon:shop";
import silk from "icon:rolled-cloth";
import spy from "icon:spy";
import tech from "icon:erlenmeyer";
import temple from "icon:ancient-columns";
import treasure from "icon:gold-bar";
import uranium from "icon:radioactive";
import village from "icon:village";
import walls from "icon:castle";
import wheat from "icon:wheat";
import wonder from "icon:greek-temple";
import workshop from "icon:anvil";

/** Colours, the same in pictures for notebooks. */
const colours = facts as {
  icons: Record<string, string>;
  resources: Record<string, string>;
  levels: string[];
};

/** Two arrows that pass each other. */
const trade =
  '<path fill="currentColor" d="M52 128H318V52L468 172L318 292V216H52zM460 296H194V220L44 340L194 460V384H460z"/>';

const SYMBOLS: Record<string, string> = {
  army,
  scout,
  trade,
  production,
  culture,
  coin,
  combat,
  incense,
  iron,
  silk,
  wheat,
  spy,
  uranium,
  hut,
  village,
  "attilas-village": village,
  library: book,
  university: cap,
  market,
  bank,
  "trading-post": shop,
  "iron-mine": mine,
  workshop,
  granary,
  aqueduct,
  harbor,
  shipyard,
  barracks,
  academy: barracks,
  temple,
  cathedral,
  walls,
  "city-walls": walls,
  infantry,
  mounted,
  artillery,
  aircraft,
  event,
  government,
  policy,
  person,
  tech,
  "great-artist": artist,
  "great-builder": builder,
  "great-general": general,
  "great-humanitarian": humanitarian,
  "great-industrialist": industrialist,
  "great-scientist": scientist,
  "ark-of-the-covenant": ark,
  atlantis: ark,
  "school-of-confucius": secretBook,
  "seven-cities-of-gold": treasure,
  "steal-trade": trade,
  "steal-culture": culture,
  "steal-resource": wheat,
  "discard-coin": coin,
  "steal-coin": coin,
  "learn-tech": tech,
  "steal-culture-card": event,
};

/** The symbol of a word on the map or on a card. */
export function symbolOf(word: string): string {
  if (word.startsWith("city-state")) return cityState;
  return SYMBOLS[word] ?? wonder;
}

/** What squares yield, in the order in which it is drawn, each with its colour. */
export const YIELD_COLOURS = colours.icons;
export const RESOURCE_COLOURS = colours.resources;
/** Techs by their levels, and cards by their kinds. */
export const LEVEL_COLOURS = ["", ...colours.levels];
