/** What there is to say of a space: its name, what lies there, how likely an attack on it succeeds. */

import type { Space as SpaceView } from "../../generated/new_dawn";
import type { Said } from "../../lib/wire";
import type { Desk } from "./desk";

/** What is worth knowing about a space: what stands there, or its terrain. */
export function explainedBy({ language }: Desk, facts: SpaceView): string {
  const card = facts.wonder ?? facts.city_state_token ?? facts.city_state;
  if (card && language.has(`card-${card}`)) return `card-${card}`;
  if (facts.natural_wonder_token) return `natural-wonder-${facts.natural_wonder_token}`;
  return facts.resource ? `resource-${facts.resource}` : `terrain-${facts.terrain}`;
}

/** Where a space is and what is there, in words. */
export function describe({ language, names }: Desk, facts: SpaceView | undefined): string {
  if (!facts) return "";
  const parts = [language.name(`space-${facts.space}`)];
  parts.push(
    language.text("about-terrain", {
      terrain: language.name(`terrain-${facts.terrain}`),
      difficulty: facts.difficulty,
    }),
  );
  if (facts.owner !== undefined)
    parts.push(language.text(`piece-${facts.piece ?? ""}`, { name: names[facts.owner] ?? "" }));
  if (facts.mature) parts.push(language.text("about-mature"));
  if (facts.missing) parts.push(language.text("about-missing", { count: facts.missing }));
  if (facts.resource) parts.push(language.name(`resource-${facts.resource}`));
  if (facts.city_state_token) parts.push(language.name(`city-state-${facts.city_state_token}`));
  if (facts.barbarian) parts.push(language.text("space-barbarian", { letter: facts.barbarian.toUpperCase() }));
  if (facts.wonder) parts.push(language.name(`card-${facts.wonder}`));
  if (facts.defence) parts.push(language.text("choice-defence", { count: facts.defence }));
  for (const seat of facts.caravans ?? []) parts.push(language.text("about-caravan", { name: names[seat] ?? "" }));
  return [...new Set(parts)].join(" · ");
}

/** How likely an attack on a space succeeds, where one is open. */
export function oddsAt({ scene, handling }: Desk, thing: string): Said | null {
  const code = handling.answers.get(thing)?.find(({ choice }) => choice.verb === "attack")?.choice.sample.code;
  if (code === undefined) return null;
  for (const { choices } of scene.telling?.groups ?? []) {
    const told = choices.find(({ deeds }) => deeds.some((deed) => deed.code === code));
    if (told) return told.notes?.find(({ message }) => message === "choice-odds") ?? null;
  }
  return null;
}
