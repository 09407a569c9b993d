import { gathered } from "../../lib/gathered";
import type { CivilizationView, Figure } from "../../generated/civilization_2010";

/** The figures of one seat on one square. */
export interface Figures {
  seat: number;
  armies: number;
  scouts: number;
}

/** Who stands on which square with how many armies and scouts, in the order of the seats. */
export function figuresBySquare(empires: Pick<CivilizationView, "armies" | "scouts">[]): Map<string, Figures[]> {
  const groups = empires.flatMap((empire, seat) => {
    const armies = gathered(empire.armies, squareOf);
    const scouts = gathered(empire.scouts, squareOf);
    return [...new Set([...armies.keys(), ...scouts.keys()])].map((square) => ({
      square,
      figures: { seat, armies: armies.get(square)?.length ?? 0, scouts: scouts.get(square)?.length ?? 0 },
    }));
  });
  const found = gathered(groups, ({ square }) => [square]);
  return new Map([...found].map(([square, here]) => [square, here.map(({ figures }) => figures)]));
}

const squareOf = ({ square }: Figure): string[] => [square];
