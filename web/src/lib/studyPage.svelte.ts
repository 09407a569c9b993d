/** What the page of a study needs beside its table: its log in sentences, its curves and marks, and links to it. */

import type { ScrubberMark } from "../components/Scrubber.svelte";
import type { Language } from "./language";
import { MAIN, ownerOf, type Line } from "./lineTree";
import { lines, type Told } from "./log";
import type { OpenedTable } from "./opened.svelte";
import type { Scene } from "./presenter";
import { same } from "./same";
import type { StudiedTable } from "./studied.svelte";
import type { Course } from "./wire";

/** The part of an address behind `#` that leads to what is shown; of a line that is only tried, to where it leaves. */
export function linkTo({ book, line, at }: StudiedTable): string {
  const here = book.line(line);
  const [kept, number] = here?.tried ? [here.parent ?? MAIN, Math.min(at, here.after)] : [line, at];
  const owner = ownerOf(book.lines, kept, number)?.id ?? MAIN;
  return `#/study/${book.code}/${owner}/${number}`;
}

/** The kept line that one is on: of a line that is only tried, the one that it leaves. */
export function keptOf({ here }: StudiedTable): string {
  return here?.tried ? (here.parent ?? MAIN) : (here?.id ?? MAIN);
}

/** What a line is called. */
export function calledLine({ id, name, tried }: Line, language: Language): string {
  if (id === MAIN) return language.text("study-main");
  if (tried) return language.text("study-tried", { count: tried.length });
  return name || language.text("study-line", { number: id });
}

/** The whole log of a line in sentences. They are told once, not anew for whoever is asked at the moment. */
export class StudyLog {
  #names: string[] = [];
  readonly #stable: string[] = $derived.by(() => (this.#names = same(this.#names, this.opened.names)));
  readonly #scene: Scene | null = $derived.by(() => {
    const { scene, language, seats } = this.opened;
    void this.#stable;
    return scene && this.#keep({ ...scene, language, seats, view: { seat: this.#seat } });
  });
  #kept: { names: string[]; scene: Scene } | null = null;
  readonly lines: Told[] = $derived.by(() =>
    this.#scene && this.opened.presenter ? lines(this.opened.presenter, this.#scene, this.table.whole) : [],
  );

  constructor(
    readonly table: StudiedTable,
    readonly opened: OpenedTable,
  ) {}

  /** What a move did, and nothing that was done later; of a move of which nothing is told, what was told before it. */
  upTo(number: number): Told[] {
    const { presenter } = this.opened;
    const scene = this.#scene;
    if (!presenter || !scene) return [];
    for (let last = this.#lastBefore(number); last > 0; last = this.#lastBefore(last - 1)) {
      const events = this.table.whole.filter(({ seq }) => seq === last);
      const told = lines(presenter, scene, events).filter(({ level }) => level === 0);
      if (told.length) return told;
    }
    return [];
  }

  /** The last move up to this one of which anything is known. */
  #lastBefore(number: number): number {
    return this.table.whole.findLast(({ seq }) => seq <= number)?.seq ?? 0;
  }

  get #seat(): number | null {
    return typeof this.table.eyes === "number" ? this.table.eyes : null;
  }

  /** The scene of the first moment that was told will do for all, as long as names, words and eyes stay the same. */
  #keep(scene: Scene): Scene {
    const known = this.#kept;
    const isKnown =
      known?.names === this.#stable &&
      known.scene.language === scene.language &&
      known.scene.view.seat === scene.view.seat;
    if (!isKnown) this.#kept = { names: this.#stable, scene };
    return this.#kept?.scene ?? scene;
  }
}

/** The curves of the line, and what is worth finding on it. */
export class StudyMarks {
  course: Course | null = $state.raw(null);
  /** The line whose curves these are: of a line that is only tried, the one that it leaves. */
  line = $state(MAIN);
  readonly all: ScrubberMark[] = $derived.by(() => [
    ...(this.course?.turning_points ?? [])
      .filter(({ seq }) => seq <= this.#last)
      .map(({ seq }) => ({ number: seq, kind: "turning" as const, sign: "◆" })),
    ...(this.table.here?.notes ?? []).map(({ number, mark }) => ({
      number,
      kind: "note" as const,
      sign: mark || "✎",
    })),
  ]);

  /** The kept line, and how long it is: when it gets longer its curves do, too. */
  readonly #kept: string = $derived.by(() => keptOf(this.table));
  readonly #length: number = $derived.by(() => this.table.book.length(this.#kept));

  constructor(readonly table: StudiedTable) {
    $effect(() => {
      const kept = this.#kept;
      void this.#length;
      table.book.course(kept).then(
        (found) => ([this.course, this.line] = [found, kept]),
        () => (this.course = null),
      );
    });
  }

  /** Up to here the line is the one that the curves are of. */
  get #last(): number {
    const { here } = this.table;
    return here?.tried ? here.after : Infinity;
  }
}
