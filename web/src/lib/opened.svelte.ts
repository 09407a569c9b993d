import { titleModule, type TitleModule } from "../boards/titleModule";
import { standIn, table as askTable } from "./api";
import { language as load, type Language } from "./language";
import { lines, type Told } from "./log";
import type { Playable } from "./playable";
import type { Presenter, Scene } from "./presenter";
import { same } from "./same";
import { settings } from "./settings.svelte";
import { askTitles } from "./titles.svelte";
import type { Explanation, TableShown, Telling } from "./wire";

/** What a page needs to show a table, fetched as it becomes known: who sits there, the words of the title, its board. */
export class OpenedTable {
  #asked = $state.raw<TableShown | null>(null);
  #own = $state.raw<Language | null>(null);
  module = $state.raw<TitleModule | null>(null);
  problem: unknown = $state.raw(null);

  readonly info: TableShown | null = $derived.by(() => this.live.table ?? this.#asked);
  readonly title: string = $derived(this.info?.title ?? "");
  readonly seats = $derived(this.info?.seats ?? []);
  #known: Telling["called"];
  readonly #called = $derived.by(() => (this.#known = same(this.#known, this.live.state?.telling.called)));
  /** The words of the title, and of the places of this table. */
  readonly #spoken: Language | null = $derived.by(() =>
    this.#own && this.#called ? this.#own.calling(this.#called) : this.#own,
  );
  readonly language: Language = $derived.by(() => this.#spoken ?? this.shared());
  readonly scene: Scene | null = $derived.by(() => {
    const { state } = this.live;
    if (!this.#spoken || !state) return null;
    const { view, telling } = state;
    return { language: this.#spoken, view, seats: this.seats, telling, ask: this.#explanation };
  });
  readonly presenter: Presenter | null = $derived(this.module?.presenter ?? null);
  readonly names: string[] = $derived(this.scene && this.presenter ? this.presenter.names(this.scene) : []);
  readonly colours: string[] = $derived(this.scene && this.presenter ? this.presenter.colours(this.scene) : []);
  readonly headline: string = $derived(this.scene && this.presenter ? this.presenter.headline(this.scene) : "");
  readonly log: Told[] = $derived.by(() =>
    this.scene && this.presenter ? lines(this.presenter, this.scene, this.live.events) : [],
  );
  /** The names of those whose turn it is. */
  readonly turnOf: string = $derived.by(() =>
    (this.live.state?.to_act ?? []).map((seat) => this.names[seat] ?? "").join(", "),
  );
  /** Whether there are clocks, while the game is on. */
  readonly isClocked: boolean = $derived(this.info?.stage === "playing" && Boolean(this.info.clock));

  readonly #explanation = (thing: string): Explanation | null => this.live.explanation(thing);

  /** `shared`: the words of the page, until those of the title have come. */
  constructor(
    readonly live: Playable,
    readonly shared: () => Language,
  ) {
    askTitles().catch(() => undefined); // it has a name and a colour; the table can be played without
    $effect(() => {
      if (!live.table) this.#ask();
    });
    $effect(() => {
      if (this.title) void load(settings.language, this.title).then((loaded) => (this.#own = loaded));
    });
    $effect(() => {
      if (this.title) void titleModule(this.title).then((loaded) => (this.module = loaded));
    });
  }

  #ask(): void {
    askTable(this.live.id).then(
      (found) => ([this.#asked, this.problem] = [found, null]),
      (error: unknown) => (this.problem = error),
    );
  }

  /** Ask again who sits there. */
  readonly look = (): void => void askTable(this.live.id).then(this.seated, () => undefined);

  /** Somebody has come or gone, unless we have already heard of more. */
  readonly seated = (found: TableShown): void => {
    if (!this.live.table || found.people >= this.live.table.people) this.live.table = found;
  };

  /** Take the own chair back from the bot on it. */
  readonly comeBack = (): void => {
    if (this.live.mySeat === null) return;
    standIn(this.live.id, this.live.mySeat, null).then(this.seated, (error: unknown) => (this.problem = error));
  };
}
