/** What can be noted down about a space, as commands of the companion; whether it can be so the server decides. */

import type { NewDawnView, Space } from "../../../generated/new_dawn";
import type { Language } from "../../../lib/language";

export interface Noted {
  command: string;
  label: string;
}

/** How players are called in notes: people by their numbers, the automated player by a letter. */
export const playerWord = (view: NewDawnView, seat: number): string => (seat === view.automa ? "a" : String(seat + 1));

/** Notes about a space, grouped by whom they are about. */
export function notesFor(view: NewDawnView, space: Space, names: string[], language: Language): Noted[][] {
  const note = (kind: string, command: string, args: Record<string, string> = {}): Noted => ({
    command,
    label: language.text(`companion-note-${kind}`, args),
  });
  const here = space.space;
  const people = names.map((name, seat) => ({ name, seat, word: playerWord(view, seat) }));
  const placing = people.map(({ name, seat, word }) =>
    space.owner === undefined || space.owner === seat
      ? [note("token", `token ${word} ${here}`, { name }), note("city", `city ${word} ${here}`, { name })]
      : [note("capture", `capture ${word} ${here}`, { name }), ...attack(view, seat, space, note, name)],
  );
  const piece =
    space.owner === undefined
      ? []
      : [note("reinforce", `reinforce ${here}`), note("weaken", `weaken ${here}`), note("remove", `remove ${here}`)];
  const barbarians = space.barbarian
    ? [note("barbarian-off", `barbarian ${space.barbarian} off`, { letter: space.barbarian.toUpperCase() })]
    : barbariansOf(view).map((letter) =>
        note("barbarian", `barbarian ${letter} ${here}`, { letter: letter.toUpperCase() }),
      );
  const caravans = people
    .filter(({ seat }) => seat !== view.automa)
    .flatMap(({ name, seat, word }) =>
      (view.civilizations[seat]?.caravans ?? []).map((_, at) =>
        note("caravan", `caravan ${word} ${at + 1} ${here}`, { name, number: String(at + 1) }),
      ),
    );
  const lying = space.resource ? [note("resource-off", `resource ${here} off`)] : [];
  return [...placing, piece, barbarians, caravans, lying].filter((group) => group.length);
}

function attack(
  view: NewDawnView,
  seat: number,
  space: Space,
  note: (kind: string, command: string, args?: Record<string, string>) => Noted,
  name: string,
): Noted[] {
  const isOnAutomated = seat !== view.automa && space.owner === view.automa;
  return isOnAutomated ? [note("attack", `attack ${playerWord(view, seat)} ${space.space}`, { name })] : [];
}

/** The letters of all barbarians of this map. */
function barbariansOf(view: NewDawnView): string[] {
  const letters = view.map.spaces.flatMap(({ barbarian, barbarian_icon: icon }) => [barbarian, icon]);
  return [...new Set(letters.filter((letter) => letter !== undefined))].sort();
}
