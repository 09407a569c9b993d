/** Wars that have been declared. */

import type { ThroughTheAgesView } from "../../generated/through_the_ages";

export interface WarShown {
  card: string;
  attacker: number;
  target: number;
}

export function warsOf(view: ThroughTheAgesView): WarShown[] {
  return view.civilizations.flatMap(({ war }, attacker) => (war ? [{ ...war, attacker }] : []));
}
