/** Symbols and colours of Through the Ages. */
import colours from "@drawing/through_the_ages/colours.toml";
import food from "icon:corn";
import resources from "icon:stone-block";
import science from "icon:light-bulb";
import culture from "icon:lyre";
import strength from "icon:crossed-swords";
import leader from "icon:laurel-crown";
import wonder from "icon:greek-temple";
import action from "icon:scroll-unfurled";
import farm from "icon:farmer";
import mine from "icon:mining";
import lab from "icon:erlenmeyer";
import temple from "icon:church";
import library from "icon:open-book";
import theater from "icon:drama-masks";
import arena from "icon:roman-shield";
import infantry from "icon:spears";
import cavalry from "icon:horse-head";
import artillery from "icon:cannon";
import airForce from "icon:jet-fighter";
import law from "icon:scales";
import warfare from "icon:swords-emblem";
import exploration from "icon:compass";
import construction from "icon:crane";
import government from "icon:capitol";
import event from "icon:hourglass";
import territory from "icon:island";
import aggression from "icon:fist";
import war from "icon:black-flag";
import pact from "icon:shaking-hands";
import tactic from "icon:rank-3";
import leaving from "icon:wind-slap";
import bonus from "icon:checked-shield";
import cards from "icon:card-pick";
import population from "icon:meeple";

/** A happy and an unhappy face, drawn for this board. */
const FACE =
  '<circle cx="256" cy="256" r="212" fill="none" stroke="currentColor" stroke-width="40"/><circle cx="184" cy="208" r="34" fill="currentColor"/><circle cx="328" cy="208" r="34" fill="currentColor"/>';
const happy = `${FACE}<path d="M150 300q106 130 212 0" fill="none" stroke="currentColor" stroke-width="40" stroke-linecap="round"/>`;
const unhappy = `${FACE}<path d="M150 372q106-120 212 0" fill="none" stroke="currentColor" stroke-width="40" stroke-linecap="round"/>`;

export const GOODS: Record<string, string> = {
  food,
  resources,
  science,
  culture,
  strength,
  happy,
  cards,
  population,
  colonization: exploration,
};

const KINDS: Record<string, string> = {
  leader,
  wonder,
  action,
  farm,
  mine,
  lab,
  temple,
  library,
  theater,
  arena,
  infantry,
  cavalry,
  artillery,
  law,
  warfare,
  exploration,
  construction,
  government,
  event,
  territory,
  aggression,
  war,
  pact,
  tactic,
  bonus,
  "air-force": airForce,
};

/** Every drawing by its name. */
export const SIGNS: Record<string, string> = { ...GOODS, ...KINDS, unhappy, leaving };

/** The colours of the kinds of cards. */
export const COLOURS = colours as Record<string, string>;

/** The types of units in the order in which tactics count them. */
export const ARMY = ["infantry", "cavalry", "artillery"];
