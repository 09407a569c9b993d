import { untrack } from "svelte";
import { narrowed, quantities, type Choice } from "../../lib/choices";
import { AREAS } from "./facts";
import type { BoardProps } from "../props";
import {
  byArea,
  isHeld,
  movable,
  nextStep,
  placesOf,
  question,
  sailing,
  shipArea,
  targetsOf,
  type Held,
  type Target,
} from "./moving";
import type { Table } from "./sight";

/** A ship under way, and the coasts before it. */
interface Voyage {
  ship: number;
  route: number[];
}

/** What is open where: what is taken up, where it may be put down, and what is asked there. */
export class Handling {
  held = $state.raw<Held | null>(null);
  /** The area that is pointed at; below 0: none. */
  over = $state(-1);
  /** What is asked at an area: how many, or which. */
  sheet = $state.raw<{ area: number; choices: Choice[] } | null>(null);
  #voyage = $state.raw<Voyage | null>(null);

  /** What can be clicked without taking anything up. */
  readonly places = $derived.by(() => placesOf(this.board.choices, this.board.scene));
  /** Areas whose tokens can be taken up. */
  readonly sources = $derived.by(() => movable(this.board.choices, this.table()));
  /** Ships that can be taken up. */
  readonly ships = $derived.by(() => sailing(this.board.choices));
  readonly targets: Target[] = $derived.by(() =>
    this.held ? targetsOf(this.held, this.board.choices, this.table()) : [],
  );
  readonly targetAt = $derived(byArea(this.targets));
  /** Where what is held comes from; below 0: nothing is held. */
  readonly heldArea: number = $derived.by(() => {
    if (!this.held) return -1;
    return this.held.kind === "area" ? this.held.area : shipArea(this.table(), this.held.ship);
  });
  /** Where what is held would go. */
  readonly pointed: Target | undefined = $derived(
    this.held && this.over >= 0 ? this.targetAt.get(this.over) : undefined,
  );

  constructor(
    readonly board: BoardProps,
    readonly table: () => Table,
  ) {
    let known: [Choice[], boolean | undefined] | null = null;
    $effect(() => {
      const { choices, waiting } = board;
      untrack(() => {
        if (known && known[0] === choices && known[1] === waiting) return;
        known = [choices, waiting];
        this.#release();
        if (!waiting) this.#sailOn();
      });
    });
    $effect(() => {
      if (board.focus === null) untrack(() => this.#release());
    });
  }

  #release(): void {
    this.held = null;
    this.sheet = null;
  }

  #sailOn(): void {
    if (!this.#voyage) return;
    const { ship, route } = this.#voyage;
    const next = nextStep(this.board.choices, ship, route);
    this.#voyage = next ? onward(ship, route) : null;
    if (next) this.board.onchoose(next);
  }

  take(thing: Held): void {
    this.sheet = null;
    if (isHeld(this.held, thing)) {
      this.drop();
      return;
    }
    this.held = thing;
    this.board.onfocus(thing.kind === "area" ? focusOf(thing.area) : `ship:${thing.ship}`);
  }

  readonly drop = (): void => {
    this.#release();
    this.board.onfocus(null);
  };

  /** Take a choice if there is nothing more to say; else ask how many, or which. */
  #settle(area: number, open: Choice[]): void {
    const only = open.length === 1 ? open[0] : undefined;
    if (only && quantities(only).length <= 1) {
      this.board.onchoose(only);
      return;
    }
    if (!this.held) this.board.onfocus(focusOf(area));
    this.sheet = { area, choices: open };
  }

  put({ area, choices, route }: Target): void {
    const step = route.length ? choices[0] : undefined;
    if (this.held?.kind === "ship" && step) {
      this.#voyage = onward(this.held.ship, route);
      this.board.onchoose(step);
    } else this.#settle(area, choices);
  }

  /** A click on an area, or something put down there. */
  pick(area: number): void {
    const target = this.held ? this.targetAt.get(area) : undefined;
    const here = this.held ? undefined : this.places.get(area);
    if (target) this.put(target);
    else if (this.held ? area === this.heldArea : this.sheet?.area === area) this.drop();
    else if (here) this.#settle(area, here);
    else if (!this.held && this.sources.has(area)) this.take({ kind: "area", area });
    else this.#refuse(area);
  }

  #refuse(area: number): void {
    const { choices, onwhy } = this.board;
    const asked = question(this.held, area, choices, this.table());
    if (asked && choices.length) onwhy(asked);
    else if (this.held || this.sheet) this.drop();
  }

  /** So many of a choice. */
  readonly choose = (choice: Choice, count: number): void => {
    this.sheet = null;
    this.board.onchoose(narrowed(choice, count));
  };

  /** Whether something can be done in an area, or what is held be put down there. */
  readonly isOpen = (area: number): boolean => (this.held ? this.targetAt : this.places).has(area);

  /** What would be done at once in an area, if anything. */
  previewAt(area: number): Choice | null {
    const choice = this.held ? this.targetAt.get(area)?.choices[0] : this.places.get(area)?.[0];
    return choice && quantities(choice).length <= 1 ? choice : null;
  }
}

const focusOf = (area: number): string => `area:${AREAS[area]?.id}`;
const onward = (ship: number, route: number[]): Voyage | null =>
  route.length > 1 ? { ship, route: route.slice(1) } : null;
