import { untrack } from "svelte";
import type { Choice } from "../../lib/choices";
import type { BoardProps } from "../props";
import type { Table } from "./desk";
import { Ground } from "./ground";

/** The screen of a city: which one is open, and what was ordered there before the city was told to produce. */
export class Producing {
  #opened = $state("");
  #closed = $state(false);
  #order = "";

  readonly #asked = $derived.by(() => {
    const { question, seat } = this.table();
    const isOwn = question?.frame === "Production" && question.seat === seat && this.board.choices.length > 0;
    return isOwn ? question : null;
  });
  /** The squares where something may be put now. */
  readonly #sites = $derived.by(() =>
    this.board.choices.flatMap(({ verb, sample }) => (verb === "at" ? [String(sample.args["square"])] : [])),
  );
  /** The city whose screen is open; nothing where a place outside of it is asked for. */
  readonly city: string = $derived.by(() => {
    const city = this.#asked?.city ?? "";
    if (!city) return this.#opened;
    if (this.#closed) return "";
    if (this.#asked?.stage !== "square") return city;
    const near = new Ground(this.table().map.squares).around(city).map((square) => square?.square);
    return this.#sites.every((site) => near.includes(site)) ? city : "";
  });

  constructor(
    readonly board: BoardProps<Table>,
    readonly table: () => Table,
  ) {
    $effect(() => {
      void table().phase; // another phase is about something else, and the map is wanted
      untrack(() => (this.#opened = ""));
    });
    let known: [Choice[], boolean | undefined] | null = null;
    $effect(() => {
      const { choices, waiting } = board;
      untrack(() => {
        if (known && known[0] === choices && known[1] === waiting) return;
        known = [choices, waiting];
        if (!this.#asked) this.#closed = false;
        if (!waiting && choices.length) this.#goOn();
      });
    });
  }

  readonly open = (square: string): void => {
    this.#opened = this.#opened === square ? "" : square;
    this.#closed = false;
  };

  readonly close = (): void => {
    this.#opened = "";
    this.#closed = true;
  };

  /** The city that is open produces an item: first it is told to produce, then what. */
  readonly order = (item: string): void => {
    const cities = this.table().civilizations[this.table().seat ?? -1]?.cities ?? [];
    const place = cities.findIndex(({ square }) => square === this.city);
    const produce = this.board.choices.filter(({ verb }) => verb === "produce");
    const meant = produce.find(({ sample }) => sample.args["city"] === (place ? `city-${place + 1}` : "capital"));
    if (!meant) return;
    this.#order = item;
    this.board.onchoose(meant);
  };

  #goOn(): void {
    const item = this.#order;
    this.#order = "";
    if (!item || !this.#asked) return;
    const meant = this.board.choices.find(({ verb, sample }) => verb === "build" && sample.args["item"] === item);
    if (meant) this.board.onchoose(meant);
  }
}
