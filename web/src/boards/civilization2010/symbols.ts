/** Symbols of what is printed on squares and of what stands there; wonders share one. */

import ark from "icon:relic-blade";
import aqueduct from "icon:aqueduct";
import artist from "icon:palette";
import bank from "icon:bank";
import barracks from "icon:barracks";
import book from "icon:bookshelf";
import builder from "icon:hammer-nails";
import cathedral from "icon:church";
import cap from "icon:graduate-cap";
import cityState from "icon:flag-objective";
import coin from "icon:coins";
import culture from "icon:lyre";
import general from "icon:medal";
import granary from "icon:granary";
import harbor from "icon:harbor-dock";
import humanitarian from "icon:health-normal";
import incense from "icon:incense";
import industrialist from "icon:factory";
import iron from "icon:metal-bar";
import market from "icon:scales";
import mine from "icon:mine-wagon";
import scientist from "icon:microscope";
import secretBook from "icon:secret-book";
import shipyard from "icon:galleon";
import shop from "icon:shop";
import silk from "icon:rolled-cloth";
import temple from "icon:ancient-columns";
import treasure from "icon:gold-bar";
import village from "icon:village";
import hut from "icon:hut";
import wheat from "icon:wheat";
import wonder from "icon:greek-temple";
import workshop from "icon:anvil";

const SYMBOLS: Record<string, string> = {
  incense,
  iron,
  silk,
  wheat,
  coin,
  culture,
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
};

/** The symbol of a word on the map. */
export function symbolOf(word: string): string {
  if (word.startsWith("city-state")) return cityState;
  return SYMBOLS[word] ?? wonder;
}
