import { untrack } from "svelte";
import { AREAS, type Point } from "./facts";
import { fitted, framing, moved, zoomed } from "./camera";
import { around, frame, type Box } from "./geometry";
import type { Table } from "./sight";

/** Pixels for the width of the map as long as nothing is measured. */
const USUAL = 960;
/** Windows narrower than this begin with the own land. */
const NARROW = 620;
/** Sizes grow in such steps, so that labels do not dance. */
const STEP = 1.3;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** Which part of the map is looked at in a window of which size, and how large things are drawn in it. */
export class Looking {
  /** Of the window; nothing is measured before it is drawn. */
  width = $state(0);
  height = $state(0);
  /** The part that is looked at; nothing: the whole. */
  part = $state.raw<Box | null>(null);

  readonly #ratio: number = $derived(this.height > 0 ? this.width / this.height : 0);
  readonly #whole: Box = $derived.by(() => fitted(frame(this.table().regions), this.#ratio));
  readonly shown: Box = $derived(this.part ?? this.#whole);
  /** Pixels for a unit of the map. */
  readonly #scale: number = $derived(
    STEP ** Math.round(Math.log((this.width || USUAL) / this.shown[2]) / Math.log(STEP)),
  );
  /** The size of the type, in units of the map. */
  readonly type: number = $derived(within(9.5, 12.5 * Math.sqrt(this.#scale / 0.65), 15) / this.#scale);
  /** Half the height of a piece, in units of the map. */
  readonly piece: number = $derived(Math.min(14, within(9, 9 * Math.sqrt(this.#scale / 0.65), 16) / this.#scale));

  constructor(readonly table: () => Table) {
    let isFresh = true;
    $effect(() => {
      if (!isFresh || this.width === 0 || this.height === 0) return;
      isFresh = false;
      if (this.width < NARROW) untrack(this.home);
    });
  }

  readonly measure = (width: number, height: number): void => {
    this.width = width;
    this.height = height;
  };

  readonly all = (): void => {
    this.part = null;
  };

  /** At the seat's own land. */
  readonly home = (): void => {
    const { seat, nations } = this.table();
    const nation = nations[seat ?? -1];
    const own = AREAS.flatMap(({ id }, area) => (nation?.tokens[id] || nation?.cities.includes(id) ? [area] : []));
    const found = around(own);
    this.part = found ? framing(this.#whole, found, this.#ratio) : null;
  };

  /** Closer (factor above 1) or farther. */
  zoom(factor: number, at: Point = this.#middle()): void {
    this.part = zoomed(this.#whole, this.shown, factor, at);
  }

  #middle(): Point {
    const [x, y, width, height] = this.shown;
    return [x + width / 2, y + height / 2];
  }

  /** Aside by parts of the window, from what was shown in the beginning. */
  pan(dx: number, dy: number, from: Box | null = this.part): void {
    if (this.part && from) this.part = moved(this.#whole, from, dx * this.shown[2], dy * this.shown[3]);
  }

  /** The map goes with a pointer that has come so many pixels. */
  push(dx: number, dy: number, from: Box | null = this.part): void {
    this.pan(-dx / this.width, -dy / this.height, from);
  }

  /** Where a point of the map is in the window. */
  screen([x, y]: Point): Point {
    const { shown, width, height } = this;
    return [((x - shown[0]) / shown[2]) * width, ((y - shown[1]) / shown[3]) * height];
  }
}
