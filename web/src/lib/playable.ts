import type { News, Preview } from "./live.svelte";
import type { GameEvent, LegalAction } from "./reading";
import type { ActionRecord, Explanation, Refusal, StateMessage, TableShown } from "./wire";

/** What boards, panels and tips need of a table, be it played, tried on, or only looked at. */
export interface Playable {
  readonly id: string;
  table: TableShown | null;
  readonly state: StateMessage | null;
  readonly events: GameEvent[];
  readonly legal: LegalAction[];
  readonly news: News | null;
  readonly preview: Preview | null;
  readonly refusal: Refusal | null;
  readonly waiting: boolean;
  readonly mySeat: number | null;
  readonly isMyTurn: boolean;
  act(action: LegalAction | number): void;
  why(record: ActionRecord): void;
  complain(reason: string): void;
  forgive(): void;
  explanation(thing: string): Explanation | null;
  point(code: number | null): void;
}
