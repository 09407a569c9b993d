import type { Square } from "../../generated/civilization_2010";
import type { Desk } from "./desk";
import type { Figures } from "./figures";
import { named } from "./words";

/** A square for who does not see it: its name, terrain, what lies and stands there, what it yields, who is there. */
export function described({ language, names }: Desk, square: Square, figures: Figures[]): string {
  const { terrain, piece, printed, owner } = square;
  const lying = piece ?? printed;
  const yields = Object.entries(square.yields ?? {}).map(([icon, count]) => `${count} ${named(language, icon)}`);
  const here = figures.filter((each) => each.square === square.square);
  const groups = here.map(
    ({ seat, armies, scouts }) => `${names[seat]}: ${language.text("n-group", { armies, scouts })}`,
  );
  return [
    language.name(`square-${square.square}`),
    terrain ? language.name(`terrain-${terrain}`) : language.text("map-facedown"),
    ...(lying ? [named(language, lying)] : []),
    ...(owner === undefined ? [] : [names[owner] ?? ""]),
    ...yields,
    ...groups,
  ].join(" · ");
}
