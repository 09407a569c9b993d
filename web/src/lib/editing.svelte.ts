import { entryAt, putInto, withEntry, wordOf, type Entries, type Entry, type EntryPath } from "./entries";
import { chairs, laidOut } from "./laidOut";
import { SandboxTable } from "./sandbox.svelte";
import { describe, firstScenario } from "./studyApi";
import type { Eyes, Origin, Refusal } from "./wire";

/** A position that somebody sets up: the scenario as it is written, and the board as far as that can be built. */
export class Editing {
  scenario: Entries = $state.raw({});
  table: SandboxTable | null = $state.raw(null);
  /** What is wrong with the scenario; the board stays as it was. */
  problem: Refusal | null = $state.raw(null);
  /** The entry into which a click on the board puts things, as text. */
  armed = $state("");
  filter = $state("");
  #past: Entries[] = $state.raw([]);

  constructor(readonly title: string) {}

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get text(): string {
    return JSON.stringify(this.scenario, null, 1);
  }

  /** Begin with a new game, or with a moment that somebody looks at. */
  async begin(players: number): Promise<void> {
    await this.lay((await firstScenario(this.title, players)).scenario as Entries);
  }
  async beginAt(origin: Origin): Promise<void> {
    await this.lay((await describe(origin, [])).scenario as Entries);
  }

  readonly change = (path: EntryPath, entry: Entry | undefined): void =>
    void this.lay(withEntry(this.scenario, path, entry) as Entries);

  readonly arm = (path: EntryPath): void => {
    const wanted = JSON.stringify(path);
    this.armed = this.armed === wanted ? "" : wanted;
  };

  /** A thing on the board was clicked: put it into the armed entry, or show what is said of it. */
  readonly click = (thing: string): boolean => {
    const word = wordOf(thing);
    if (this.armed) {
      const path = JSON.parse(this.armed) as EntryPath;
      this.change(path, putInto(entryAt(this.scenario, path), word));
      return true;
    }
    this.filter = word;
    return false;
  };

  undo(): void {
    const before = this.#past[this.#past.length - 1];
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.scenario = before;
    void this.#build();
  }

  /** Paste a scenario; whether it is one. */
  async paste(text: string): Promise<boolean> {
    try {
      await this.lay(JSON.parse(text) as Entries);
      return this.problem === null;
    } catch {
      return false;
    }
  }

  async lay(scenario: Entries): Promise<void> {
    if (this.table) this.#past = [...this.#past, this.scenario];
    this.scenario = scenario;
    await this.#build();
  }

  /** From whose eyes the board is seen. */
  look(eyes: Eyes): void {
    void this.table?.look(eyes);
  }

  async #build(): Promise<void> {
    const { scenario } = this;
    const tried = new SandboxTable(
      "editor",
      { title: this.title, scenario },
      laidOut(this.title, chairs(this.#players)),
    );
    tried.eyes = this.table?.eyes ?? "all";
    const isBuilt = await tried.open([]);
    if (scenario !== this.scenario) return;
    this.problem = isBuilt ? null : tried.refusal;
    if (!isBuilt) return;
    if (!this.table) this.table = tried;
    else await this.#relay(this.table, tried);
  }

  /** The board stays where it is and shows another position. */
  async #relay(table: SandboxTable, tried: SandboxTable): Promise<void> {
    [table.origin, table.table, table.undone] = [tried.origin, tried.table, []];
    await table.open([]);
  }

  get #players(): number {
    const { players } = this.scenario;
    return Array.isArray(players) ? players.length : typeof players === "number" ? players : 2;
  }
}
