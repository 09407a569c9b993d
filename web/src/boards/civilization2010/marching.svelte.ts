import { untrack } from "svelte";
import type { Reach, Reached } from "../../generated/civilization_2010";
import type { Choice } from "../../lib/choices";
import { aboutOf } from "../../lib/telling";
import type { BoardProps } from "../props";
import type { Table } from "./desk";
import { endsOf, nodesOf, startsOf, wayTo } from "./reach";

/** Squares one after the other, from where the group stands, and what the move ends with. */
interface Route {
  squares: string[];
  ends: Reached["ends"];
}

const keyOf = ({ square, armies, scouts }: Reach): string => `${square} ${armies} ${scouts}`;

/** Moving by destination: which figures are taken up, where they reach, and the steps that are still to be told. */
export class Marching {
  #held = $state<string | null>(null);
  #route = $state.raw<Route | null>(null);
  /** The square that is pointed at. */
  over = $state("");

  readonly reaches: Reach[] = $derived.by(() => this.table().question?.reach ?? []);
  readonly #isUnderWay = $derived.by(() => this.table().question?.frame === "Moving");
  /** The figures that are taken up: those under way, or those that were clicked. */
  readonly current: Reach | undefined = $derived(
    this.#isUnderWay ? this.reaches[0] : this.reaches.find((reach) => keyOf(reach) === this.#held),
  );
  readonly #nodes = $derived(nodesOf(this.current));
  /** Where they can end their move. */
  readonly targets = $derived(endsOf(this.#nodes));
  /** Squares with figures that can be taken up. */
  readonly sources: Set<string> = $derived(startsOf(this.#isUnderWay ? [] : this.reaches));
  /** The way to what is pointed at, or the one that is being gone. */
  readonly way: string[] = $derived.by(() => {
    if (this.#route) return this.#route.squares;
    return this.current && this.targets.has(this.over) ? wayTo(this.current, this.#nodes, this.over) : [];
  });

  constructor(
    readonly board: BoardProps<Table>,
    readonly table: () => Table,
  ) {
    let known: [Choice[], boolean | undefined] | null = null;
    $effect(() => {
      const { choices, waiting } = board;
      untrack(() => {
        if (known && known[0] === choices && known[1] === waiting) return;
        const isNew = known?.[0] !== choices;
        known = [choices, waiting];
        if (isNew) this.#held = null;
        if (!waiting && choices.length) this.#goOn();
      });
    });
  }

  /** The groups that figures of a square can move as. */
  groupsAt(square: string): Reach[] {
    return this.reaches.filter((reach) => reach.square === square);
  }

  readonly isHeld = (reach: Reach): boolean => this.current !== undefined && keyOf(reach) === keyOf(this.current);

  readonly hold = (reach: Reach): void => void (this.#held = keyOf(reach));

  readonly drop = (): void => void (this.#held = null);

  /** A click on a square: go there, or take up the figures on it. Whether it meant either. */
  pick(square: string): boolean {
    if (this.targets.has(square)) {
      this.#setOut(square);
      return true;
    }
    const groups = this.groupsAt(square);
    const all = groups[groups.length - 1];
    if (this.#isUnderWay || !all) return false;
    if (this.current?.square === square) this.drop();
    else this.hold(all);
    return true;
  }

  #setOut(square: string): void {
    const { current } = this;
    if (!current) return;
    this.#route = { squares: wayTo(current, this.#nodes, square), ends: this.targets.get(square)?.ends ?? "stop" };
    if (this.#isUnderWay) this.#goOn();
    else {
      const group = `${current.armies}-${current.scouts}`;
      this.#take(
        ({ verb, sample }) =>
          verb === "march" && sample.args["square"] === current.square && sample.args["group"] === group,
      );
    }
  }

  /** The next step of the route, if it is still open. */
  #goOn(): void {
    if (!this.#route) return;
    const { squares, ends } = this.#route;
    const at = squares.indexOf(this.table().question?.square ?? "");
    const next = squares[at + 1];
    if (!this.#isUnderWay || at < 0) this.#route = null;
    else if (next) {
      const isLast = at + 2 === squares.length;
      const verb = isLast && ends === "discover" ? "discover" : "step";
      const isTaken = this.#take((choice) => choice.verb === verb && this.#about(choice).includes(`square-${next}`));
      if (isLast && ends !== "stop") this.#route = null;
      if (!isTaken) this.#route = null;
    } else {
      this.#route = null;
      this.#take(({ verb }) => verb === "stop");
    }
  }

  #about(choice: Choice): string[] {
    return aboutOf(this.board.scene, choice);
  }

  #take(isMeant: (choice: Choice) => boolean): boolean {
    const choice = this.board.choices.find(isMeant);
    if (choice) this.board.onchoose(choice);
    return choice !== undefined;
  }
}
