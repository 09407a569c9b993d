/** The last attack as the log tells it: dice, parts, tokens spent, and what came of it. */

import type { Question } from "../../generated/new_dawn";
import type { GameEvent } from "../../lib/reading";

export interface Fought {
  attacker: number;
  /** Nobody: barbarians or a city-state. */
  defender: number | null;
  space: string;
  die: number;
  card: number;
  bonus: number;
  reply: number;
  strength: number;
  attack: number;
  defence: number;
  attackTokens: number;
  defenceTokens: number;
  /** Nothing as long as tokens may be spent. */
  outcome: "won" | "failed" | "";
  /** What followed, as sentences. */
  after: string[];
}

const AFTER = new Set([
  "barbarian-defeated",
  "token-captured",
  "city-captured",
  "piece-returned",
  "capital-defeated",
  "wonder-carried-off",
  "city-state-conquered",
  "city-state-liberated",
  "city-state-spared",
  "wonder-taken",
]);
const DECLARED = /^attack-on-/;
export const ENDED = /^attack-(won|failed)$/;
/** Further back nothing belongs to an attack that is still of interest. */
const BACK = 60;

/** Whether an event is a part of an attack whose dice have fallen. */
export function isOfBattle({ message }: GameEvent): boolean {
  return (
    message === "combat-rolled" ||
    /^automa-(attack|defence)-tokens$/.test(message) ||
    ENDED.test(message) ||
    AFTER.has(message)
  );
}

/** The attack that these events end with, or nothing; `asked` knows how it stands, `tell` puts words to what followed. */
export function lastBattle(
  events: GameEvent[],
  asked: Question | null,
  tell: (event: GameEvent) => string,
): Fought | null {
  const recent = events.slice(-BACK);
  const start = recent.findLastIndex(({ message }) => DECLARED.test(message));
  const rolled = recent.findLastIndex(({ message }) => message === "combat-rolled");
  const [declared, dice] = [recent[start], recent[rolled]];
  if (!declared || !dice || rolled < start) return null;
  const number = (key: string): number => Number(dice.arguments[key] ?? 0);
  const after = recent.slice(rolled + 1);
  const ended = after.find(({ message }) => ENDED.test(message));
  const other = declared.arguments["other"];
  const fought: Fought = {
    attacker: number("seat"),
    defender: typeof other === "number" ? other : null,
    space: String(dice.arguments["space"]).replace(/^space-/, ""),
    die: number("die"),
    card: number("card"),
    bonus: number("bonus"),
    reply: number("reply"),
    strength: number("strength"),
    attack: Number(ended?.arguments["attack"] ?? asked?.attack ?? number("attack")),
    defence: Number(ended?.arguments["defence"] ?? asked?.defence ?? number("defence")),
    attackTokens: 0,
    defenceTokens: 0,
    outcome: ended ? (ended.message === "attack-won" ? "won" : "failed") : "",
    after: after.filter(({ message }) => AFTER.has(message)).map(tell),
  };
  for (const event of ended ? after.slice(0, after.indexOf(ended)) : after) spend(fought, event);
  return fought;
}

function spend(fought: Fought, { message, arguments: told }: GameEvent): void {
  const counts: Record<string, number> = {
    spent: 1,
    "automa-attack-tokens": Number(told["count"] ?? 0),
    "automa-defence-tokens": Number(told["count"] ?? 0),
  };
  const count = counts[message] ?? 0;
  if (told["seat"] === fought.attacker) fought.attackTokens += count;
  else fought.defenceTokens += count;
}
