/** What goes over the wire between this page and `civitas.server`. */

export type Seat = number;
export type OptionValue = number | string | boolean;

export interface TitleOption {
  name: string;
  default: OptionValue;
  values: OptionValue[];
  meaning: string;
  rule: string;
}

export interface TitleInfo {
  id: string;
  name: Record<string, string>;
  players: number[];
  options: TitleOption[];
  bots: string[];
}

export interface Me {
  kind: "guest" | "visitor" | "account";
  name: string | null;
  csrf: string;
  public: boolean;
}

export interface SeatShown {
  seat: Seat;
  kind: "person" | "bot" | "open" | "automated";
  name: string;
  mine: boolean;
  /** Which bot plays here, also where it only stands in for a person. */
  bot?: string | null;
  /** A person who has not been here for a while. */
  away?: boolean;
}

export type Stage = "waiting" | "playing" | "finished";

/** A table as everybody may know it. */
export interface TableShown {
  id: string;
  title: string;
  players: number;
  options: Record<string, OptionValue>;
  stage: Stage;
  seq: number;
  seats: SeatShown[];
  to_act: Seat[];
  my_turn: boolean;
  result: Result | null;
  created: number;
  moved: number;
  /** Whether I am the host. */
  host?: boolean;
  listed?: boolean;
  /** Whether anybody may take an open chair. */
  open?: boolean;
  /** The bot that takes over when somebody leaves; nothing: the chair opens. */
  stand_in?: string | null;
  /** False where the game was begun under rules that have changed since. */
  playable?: boolean;
  /** How often chairs have changed hands. */
  people: number;
}

/** All that the lobby shows. */
export interface LobbyShown {
  mine: TableShown[];
  finished: TableShown[];
  open: TableShown[];
  watch: TableShown[];
}

export interface NewTable {
  title: string;
  name: string;
  players: number;
  options: Record<string, OptionValue>;
  bots: { bot: string }[];
  listed?: boolean | null;
  open?: boolean;
  stand_in?: string | null;
}

/** A new table: the creator's own seat, and the secret that lets others join. */
export interface Opened {
  table: string;
  invitation: string;
  seat: Seat | null;
  token: string | null;
}

export interface Taken {
  table: string;
  seat: Seat;
  token: string;
}

/** One legal action as it is sent: its code, its verb, and its arguments beside them. */
export type SentAction = { code: number; verb: string } & Record<string, number | string>;

/** An action in words, `{ verb: "move", count: 3, border: "knossos phaestos" }`. */
export type ActionRecord = { verb: string } & Record<string, number | string>;

export type Argument = number | string | string[];

/** One event as it is sent: message and rule, and the arguments beside them. */
export type SentEvent = { message: string; rule: string } & Record<string, Argument>;

/** One entry of the log: what of it the seat may see, or that a step was taken back. */
export interface Happening {
  seq: number;
  events: SentEvent[];
  taken_back: boolean;
}

export interface Result {
  ending: string;
  places: number[];
  scores: number[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

export interface StateMessage {
  type: "state";
  table: string;
  stage: Stage;
  seq: number;
  decision: number;
  seat: Seat | null;
  view: View;
  legal: SentAction[];
  question: View | null;
  to_act: Seat[];
  result: Result | null;
  can_undo: boolean;
}

export interface ChatLine {
  id: number;
  seat: Seat | null;
  name: string;
  text: string;
  at: number;
}

export interface Refusal {
  reason: string;
  message: string;
  client_id: string | null;
  rule: string | null;
  state: StateMessage | null;
}

export type ServerMessage =
  | StateMessage
  | { type: "events"; entries: Happening[] }
  | { type: "ack"; client_id: string; seq: number }
  | ({ type: "refused" } & Refusal)
  | { type: "why"; action: string; rule: string | null }
  | ({ type: "table" } & TableShown)
  | { type: "preview"; action: string; code: number; seq: number; events: SentEvent[]; view: View | null; rule: string | null }
  | ({ type: "chat" } & ChatLine);

export type ClientMessage =
  | { type: "hello"; token: string | null; since: number }
  | { type: "act"; client_id: string; seq: number; action: number }
  | { type: "why"; action: ActionRecord }
  | { type: "preview"; action: number }
  | { type: "chat"; text: string }
  | { type: "undo"; client_id: string; seq: number };

export interface RuleText {
  id: string;
  title: Record<string, string>;
  text: Record<string, string>;
}
