/** Who is in an area, in words. */

import type { Language } from "../../lib/language";
import type { Table } from "./sight";

/** Whose city, tokens and ships are in an area; tokens that it does not feed are told with what it feeds. */
export function occupants(language: Language, table: Table, area: string, names: string[]): string[] {
  return table.order.flatMap((seat) => {
    const nation = table.nations[seat];
    if (!nation) return [];
    const called = { seat: names[seat] ?? "" };
    const count = nation.tokens[area] ?? 0;
    const found: string[] = [];
    if (nation.cities.includes(area)) found.push(language.text("about-area-city-of", called));
    if (count) {
      const tokens = language.text("about-area-tokens-of", { ...called, count });
      const over = table.overfull.find((each) => each.seat === seat && each.area === area);
      found.push(over ? language.text("board-over", { tokens, limit: over.feeds }) : tokens);
    }
    if (nation.ships.some((coast) => coast?.split(":")[0] === area))
      found.push(language.text("about-area-ship-of", called));
    return found;
  });
}
