/** One table as this browser sees it, kept up to date by the server. */

import { SvelteMap } from "svelte/reactivity";
import { steps } from "./api";
import { Following } from "./following.svelte";
import type { Playable } from "./playable";
import { forgetSeat, keep, settings } from "./settings.svelte";
import type { Step } from "./steps";
import {
  eventOf,
  merge,
  readAction,
  readEvent,
  readEvents,
  withLine,
  type GameEvent,
  type LegalAction,
} from "./reading";
import { same } from "./same";
import { canUnpack, Unpacker } from "./unpack";
import type {
  Explanation,
  ActionRecord,
  ChatLine,
  ClientMessage,
  Happening,
  Refusal,
  ServerMessage,
  StateMessage,
  TableShown,
  View,
} from "./wire";

const PAUSES = [250, 500, 1000, 2000, 5000];
/** How long an action is pointed at before we ask what it would do. */
const POINTED = 150;
/** How long an action waits for the server to say whether it ends something. */
const FORESEEN = 1500;
/** Refusals of things that nobody pressed. */
const UNASKED = ["slow-down", "malformed"];
/** The rules of today cannot show the game, so that no state will come. */
const NO_RULES = "revision";
/** Codes of the server with which a connection ends for good. */
const NO_SEAT = 4403;
const NO_TABLE = 4404;
/** A page that nobody looks at has no frames; it is drawn after so many milliseconds all the same. */
const UNSEEN = 200;

/** `gone`: there is no such table. */
export type Connection = "connecting" | "open" | "lost" | "gone";

/** What came with one move: the events of the steps since the last state. */
export interface News {
  seq: number;
  events: GameEvent[];
  isTakenBack: boolean;
}

/** What an action would do, as far as the server says so. */
export interface Preview {
  code: number;
  events: GameEvent[];
  view: View | null;
}

/** An action on its way: it keeps its id until the server has answered, so it can be sent again and still counts once. */
interface Sending {
  message: Extract<ClientMessage, { client_id: string }>;
  code: number;
  /** The place of the log where it was stored, once that is known. */
  stored: number | null;
}

export class LiveTable implements Playable {
  connection: Connection = $state("connecting");
  /** What is shown; while the picture follows what others did, it is behind the newest one. */
  state: StateMessage | null = $state.raw(null);
  newest: StateMessage | null = $state.raw(null);
  table: TableShown | null = $state.raw(null);
  entries: Happening[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  news: News | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  /** Actions taken back that can be played again, the next one last. */
  undone: number[] = $state.raw([]);
  waiting = $state(false);
  /** Where the events begin that came after this seat's last action before its present turn, and where that turn began. */
  since = $state(-1);
  turnBegan = $state(Infinity);

  readonly events: GameEvent[] = $derived(readEvents(this.entries));
  readonly following = new Following({
    log: () => this.#log,
    newest: () => this.newest,
    show: (state, step) => this.#show(state, step),
    load: async (first, last) => (await steps(this.id, first, last)).map((step) => step.state),
  });
  /** On an old picture nothing can be answered. */
  readonly legal: LegalAction[] = $derived(this.following.isBehind ? [] : (this.state?.legal ?? []).map(readAction));

  #socket: WebSocket | null = null;
  #attempt = 0;
  #closed = false;
  #played: number[];
  #sending: Sending | null = null;
  #coming: Happening[] = [];
  /** All that is known of the log; `entries` goes as far as the picture. */
  #log: Happening[] = [];
  #isDue = false;
  #isDrawing = false;
  #wanted: number | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from what is only remembered
  #previews = new Map<number, Preview>();
  /** Who waits to hear whether an action ends something. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from what is only remembered
  readonly #foreseeing = new Map<number, (ends: boolean) => void>();
  readonly #explanations = new SvelteMap<string, { seq: number; explanation: Explanation | null }>();
  /** At which seq a thing was asked for last. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from what is only remembered
  readonly #asked = new Map<string, number>();
  #lastAction: number | null;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #reconnect: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.#lastAction = settings.seen[id] ?? null;
    this.#played = recall(id);
  }

  get mySeat(): number | null {
    return this.state?.seat ?? null;
  }

  get isMyTurn(): boolean {
    return this.state !== null && !this.following.isBehind && isAsked(this.state);
  }

  /** Whether this seat is asked, however far the picture is. */
  get isAsked(): boolean {
    return this.newest !== null && isAsked(this.newest);
  }

  open(): void {
    if (this.#closed) return;
    clearTimeout(this.#reconnect);
    this.connection = this.state ? "lost" : "connecting";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.binaryType = "arraybuffer";
    const unpacker = new Unpacker(
      (message) => {
        if (socket === this.#socket) this.receive(message);
      },
      () => socket.close(),
    );
    socket.onmessage = (message: MessageEvent<string | ArrayBuffer>) => unpacker.read(message.data);
    socket.onclose = (event?: CloseEvent) => {
      if (socket === this.#socket) this.#lost(event?.code ?? 0);
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#reconnect);
    this.following.stop();
    this.#socket?.close();
  }

  /** Try again now instead of after the pause. */
  retry(): void {
    if (this.connection !== "lost" || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.open();
  }

  #greet(): void {
    this.connection = "open";
    this.#attempt = 0;
    this.#draw();
    this.#coming = [];
    const last = this.#log[this.#log.length - 1]?.seq ?? EVERYTHING;
    this.#send({ type: "hello", token: settings.tokens[this.id] ?? null, since: last, packed: canUnpack });
    if (document.hidden) this.look();
    if (this.#sending && this.#sending.stored === null) this.#send(this.#sending.message);
  }

  /** Tell the server whether anybody looks: who does not is told of a turn in other ways. */
  look(): void {
    this.#send({ type: "look", looking: !document.hidden });
  }

  #lost(code: number): void {
    if (this.#closed) return;
    if (code === NO_TABLE) {
      this.connection = "gone";
      return;
    }
    if (code === NO_SEAT) this.#unseated();
    this.connection = "lost";
    const pause = PAUSES[Math.min(this.#attempt, PAUSES.length - 1)];
    this.#attempt += 1;
    this.#reconnect = setTimeout(() => this.open(), pause);
  }

  /** The seat is not ours any more: go on as a spectator. */
  #unseated(): void {
    const had = settings.tokens[this.id] !== undefined;
    forgetSeat(this.id);
    this.#sending = null;
    this.waiting = false;
    if (had) this.complain("unseated");
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.#arrived(message);
        break;
      case "table":
        this.table = message;
        break;
      case "events":
        this.#coming.push(...message.entries);
        break;
      case "ack":
        this.#acknowledged(message.client_id, message.seq);
        break;
      case "refused":
        this.#refused(message);
        break;
      case "chat":
        this.chat = withLine(this.chat, message);
        break;
      case "why":
        this.refusal = {
          client_id: null,
          reason: message.rule ? "illegal" : "open",
          rule: message.rule,
          option: message.option,
          message: "",
          state: null,
        };
        break;
      case "explain":
        this.#explanations.set(message.thing, message);
        break;
      case "preview":
        this.#previewed(message);
    }
  }

  /** A state has come: what others did is followed step by step, everything else is drawn at once. */
  #arrived(state: StateMessage): void {
    const before = this.newest;
    this.#log = merge(this.#log, this.#coming);
    this.#coming = [];
    this.newest = state;
    this.following.remember(state);
    if (isAsked(state) && !(before && isAsked(before))) {
      this.since = this.#lastAction ?? lastOf(readEvents(this.#log), state.seat);
      this.turnBegan = state.seq;
    }
    if (this.state && this.#isToFollow(this.state, state)) {
      this.following.follow(this.state.seq, this.waiting ? (this.#sending?.stored ?? this.state.seq + 1) : -1);
      return;
    }
    this.#isDue = true;
    if (!this.#isDrawing || this.#isAnswer(state)) this.#draw();
  }

  /** Whether others have done something that is to be looked at. */
  #isToFollow(shown: StateMessage, state: StateMessage): boolean {
    if (this.following.isWatching) return true;
    if (settings.pace === "once" || document.hidden || state.seq <= shown.seq) return false;
    const isOwn = this.waiting && state.seq === shown.seq + 1;
    const isStillAsked = isAsked(shown) && isAsked(state) && (!this.waiting || isOneOfMany(shown, state));
    return !isOwn && !isStillAsked;
  }

  /** Draw the newest state. Of several that come within one frame only the last one is drawn, with the events of all. */
  #draw(): void {
    if (!this.#isDue || !this.newest) return;
    this.#isDue = false;
    this.#show(this.newest, null);
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    afterFrame(() => {
      this.#isDrawing = false;
      if (!this.#closed) this.#draw();
    });
  }

  /** Whether somebody waits for just this state. */
  #isAnswer(state: StateMessage): boolean {
    const stored = this.#sending?.stored ?? null;
    return stored !== null && state.seq >= stored;
  }

  /** A state, and the events of the step that led to it, or of all since the last one that was shown. */
  #show(state: StateMessage, step: Step | null): void {
    const shown = this.state;
    this.entries = upTo(this.#log, state.seq);
    const fresh = shown ? this.entries.filter((entry) => entry.seq > shown.seq) : [];
    if (state.seq !== shown?.seq) this.#forgetPreviews();
    this.state = { ...state, view: same(shown?.view, state.view) };
    if (fresh.length || (shown && step && shown.seq !== state.seq)) {
      this.news = {
        seq: state.seq,
        events: step?.events ?? fresh.flatMap(readEvent),
        isTakenBack: fresh.some((entry) => entry.taken_back),
      };
    }
    this.#settle();
  }

  /** An action is over when it is stored and the state after it has come. */
  #settle(): void {
    const stored = this.#sending?.stored ?? null;
    if (stored === null || !this.state || this.state.seq < stored) return;
    this.#sending = null;
    this.waiting = false;
  }

  #refused(message: Refusal): void {
    if (message.client_id === null && this.#wanted !== null && UNASKED.includes(message.reason)) return;
    this.refusal = message;
    if (message.reason === NO_RULES && !this.state) {
      this.entries = this.#log = merge(this.#log, this.#coming);
      this.#coming = [];
    }
    if (message.state) {
      this.following.stop();
      this.#arrived(message.state);
      this.#draw();
    }
    if (message.client_id !== null && message.client_id !== this.#sending?.message.client_id) return;
    this.#sending = null;
    this.waiting = false;
  }

  act(action: LegalAction | number): void {
    if (!this.state || this.waiting || this.following.isBehind) return;
    const code = typeof action === "number" ? action : action.code;
    this.#submit({ type: "act", client_id: newId(), seq: this.state.seq, action: code }, code);
  }

  undo(): void {
    if (!this.state?.can_undo || this.waiting || this.following.isBehind) return;
    this.#submit({ type: "undo", client_id: newId(), seq: this.state.seq }, UNDO);
  }

  #submit(message: Sending["message"], code: number): void {
    this.#sending = { message, code, stored: null };
    this.refusal = null;
    this.waiting = true;
    this.point(null);
    this.#send(message);
  }

  #acknowledged(id: string, seq: number): void {
    const sending = this.#sending;
    if (sending?.message.client_id !== id || sending.stored !== null) return;
    sending.stored = seq;
    if (sending.code === UNDO) {
      const last = this.#played.pop();
      this.undone = last === undefined ? [] : [...this.undone, last];
    } else {
      this.#played.push(sending.code);
      this.undone = this.undone[this.undone.length - 1] === sending.code ? this.undone.slice(0, -1) : [];
    }
    remember(this.id, this.#played);
    this.#lastAction = seq;
    settings.seen[this.id] = seq;
    keep();
    if (this.newest && this.#isAnswer(this.newest)) this.#draw();
    this.#settle();
  }

  get canRedo(): boolean {
    const next = this.undone[this.undone.length - 1];
    return next !== undefined && (this.state?.legal.some((action) => action.code === next) ?? false);
  }

  redo(): void {
    const next = this.undone[this.undone.length - 1];
    if (next !== undefined && this.canRedo) this.act(next);
  }

  /** Ask which rule forbids an action that is not among the legal ones. */
  why(record: ActionRecord): void {
    this.#send({ type: "why", action: record });
  }

  /** What a thing is: as it was known last, and asked for again where the table has moved on. */
  explanation(thing: string): Explanation | null {
    const known = this.#explanations.get(thing);
    const seq = this.newest?.seq ?? -1;
    if (known?.seq !== seq && this.#asked.get(thing) !== seq) {
      this.#asked.set(thing, seq);
      queueMicrotask(() => this.#send({ type: "explain", thing }));
    }
    return known?.explanation ?? null;
  }

  /** Say what is wrong without asking the server. */
  complain(reason: string): void {
    this.refusal = { client_id: null, reason, rule: null, option: null, message: "", state: null };
  }

  /** An action is pointed at: ask what it would do (nothing: it is not pointed at any more). */
  point(code: number | null): void {
    this.#wanted = code;
    this.preview = code === null ? null : (this.#previews.get(code) ?? null);
    clearTimeout(this.#pause);
    if (code === null || this.preview || this.waiting) return;
    this.#pause = setTimeout(() => this.#send({ type: "preview", action: code }), POINTED);
  }

  /** Whether an action ends the turn or cannot be taken back; where nobody answers in time, it is not known to. */
  foresee(code: number): Promise<boolean> {
    const ends = new Promise<boolean>((tell) => this.#foreseeing.set(code, tell));
    this.#send({ type: "preview", action: code });
    setTimeout(() => this.#foreseen(code, false), FORESEEN);
    return ends;
  }

  #foreseen(code: number, ends: boolean): void {
    this.#foreseeing.get(code)?.(ends);
    this.#foreseeing.delete(code);
  }

  #previewed(message: Extract<ServerMessage, { type: "preview" }>): void {
    this.#foreseen(message.code, message.ends);
    if (!message.view || message.seq !== this.state?.seq) return;
    const events = message.events.map((event) => eventOf(event, message.seq));
    const preview = { code: message.code, events, view: message.view };
    this.#previews.set(message.code, preview);
    if (message.code === this.#wanted) this.preview = preview;
  }

  #forgetPreviews(): void {
    this.#previews.clear();
    this.point(null);
  }

  say(text: string): void {
    if (text.trim()) this.#send({ type: "chat", text: text.trim() });
  }

  forgive(): void {
    this.refusal = null;
  }
}

/** Do something as soon as the next frame is shown, and in a page that has none a little later. */
function afterFrame(step: () => void): void {
  let isOver = false;
  const once = (): void => {
    if (!isOver) step();
    isOver = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNSEEN);
}

/** The entries up to a place of the log; the same list where that is all of it. */
function upTo(entries: Happening[], seq: number): Happening[] {
  const last = entries[entries.length - 1];
  return last && last.seq > seq ? entries.filter((entry) => entry.seq <= seq) : entries;
}

/** Whether several are asked at the same time before and after, so that others acting is no turn of theirs. */
const isOneOfMany = (...states: StateMessage[]): boolean => states.every((state) => state.to_act.length > 1);

const isAsked = (state: StateMessage): boolean => state.seat !== null && state.to_act.includes(state.seat);

/** An id that nobody else has. (`randomUUID` would exist only where the page comes over TLS.) */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const PLAYED = "civitas-played-";
/** So many actions can be taken back and played again after the page was loaded anew. */
const MOST_PLAYED = 200;

/** What this page has played at a table, also before it was loaded anew. */
function recall(id: string): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(PLAYED + id) ?? "[]") as number[];
  } catch {
    return [];
  }
}

function remember(id: string, played: number[]): void {
  try {
    sessionStorage.setItem(PLAYED + id, JSON.stringify(played.slice(-MOST_PLAYED)));
  } catch {
    return;
  }
}

/** Where the last event of a seat stands in the log. */
function lastOf(events: GameEvent[], seat: number | null): number {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at];
    if (event && event.arguments["seat"] === seat) return event.seq;
  }
  return EVERYTHING;
}

const UNDO = -1;
/** Since the beginning. */
const EVERYTHING = -1;
