/** Rules, cards and components of titles: each asked for once. */

import { ask } from "./api";
import type { ExampleShown, Rulebook, ThingsOf } from "./wire";

function once<T>(path: (...keys: string[]) => string): (...keys: string[]) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (...keys) => {
    const address = path(...keys.map(encodeURIComponent));
    const found = asked.get(address) ?? ask<T>(address);
    asked.set(address, found);
    found.catch(() => asked.delete(address));
    return found;
  };
}

/** All rules of a title in a language. */
export const rulebook = once<Rulebook>((title, code) => `/rulebook/${title}/${code}`);
/** A worked example with its positions. */
export const example = once<ExampleShown>((title, id) => `/rulebook/${title}/examples/${id}`);
/** All cards and components of a title. */
export const thingsOf = once<ThingsOf>((title) => `/things/${title}`);

export const ruleAddress = (title: string, rule = ""): string =>
  `#/rules/${title}${rule ? `/${encodeURIComponent(rule)}` : ""}`;
export const cardAddress = (title: string, thing = ""): string =>
  `#/cards/${title}${thing ? `/${encodeURIComponent(thing)}` : ""}`;
