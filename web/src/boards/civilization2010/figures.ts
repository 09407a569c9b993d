import { gathered } from "../../lib/gathered";
import type { Civilization2010View, Figure } from "../../generated/civilization_2010";

/** The figures of one seat on one square; `tired`: none of them can move any more. */
export interface Figures {
  seat: number;
  square: string;
  armies: number;
  scouts: number;
  tired: boolean;
}

type Seen = Pick<Civilization2010View, "civilizations" | "group">;

/** Who stands where with how many armies and scouts; a group on the move is among them, where it is now. */
export function figuresOn({ civilizations, group }: Seen): Figures[] {
  const found = civilizations.flatMap(({ armies, scouts }, seat) => {
    const [armiesAt, scoutsAt] = [gathered(armies, squareOf), gathered(scouts, squareOf)];
    const squares = new Set([...armiesAt.keys(), ...scoutsAt.keys()]);
    return [...squares].map((square): Figures => {
      const here = [...(armiesAt.get(square) ?? []), ...(scoutsAt.get(square) ?? [])];
      return {
        seat,
        square,
        armies: armiesAt.get(square)?.length ?? 0,
        scouts: scoutsAt.get(square)?.length ?? 0,
        tired: here.every(({ moved }) => moved),
      };
    });
  });
  if (!group?.at) return found;
  const { seat, at: square, armies, scouts } = group;
  const joined = found.find((each) => each.seat === seat && each.square === square);
  if (!joined) return [...found, { seat, square, armies, scouts, tired: false }];
  const together = { ...joined, armies: joined.armies + armies, scouts: joined.scouts + scouts, tired: false };
  return found.map((each) => (each === joined ? together : each));
}

const squareOf = ({ square }: Figure): string[] => [square];
