import { chairs, laidOut } from "./laidOut";
import { SandboxTable } from "./sandbox.svelte";
import { keep, settings } from "./settings.svelte";
import { puzzles, solution, tryPuzzle } from "./studyApi";
import type { Played, PuzzleJudged, PuzzleShown } from "./wire";

/** Somebody at the puzzles of a title: which one is open, what was answered, and which are solved. */
export class Puzzling {
  all: PuzzleShown[] = $state.raw([]);
  current: PuzzleShown | null = $state.raw(null);
  table: SandboxTable | null = $state.raw(null);
  verdict: PuzzleJudged["verdict"] = $state("open");
  value = $state(0);
  problem: unknown = $state.raw(null);
  isLoaded = $state(false);
  #isShown = false;

  constructor(readonly title: string) {}

  /** The next puzzle that is not solved, or else the first. */
  get next(): string {
    const at = this.all.findIndex((each) => each.id === this.current?.id);
    const others = [...this.all.slice(at + 1), ...this.all.slice(0, at)];
    return (others.find((each) => !this.isSolved(each.id)) ?? others[0] ?? this.current)?.id ?? "";
  }

  readonly isSolved = (id: string): boolean => settings.solved.includes(`${this.title}/${id}`);

  /** Open a puzzle; without a name the first that is not solved. */
  async open(name: string): Promise<void> {
    try {
      if (!this.isLoaded) this.all = await puzzles(this.title);
      this.isLoaded = true;
      const first = this.all.find((each) => !this.isSolved(each.id)) ?? this.all[0];
      const found = this.all.find((each) => each.id === name) ?? first ?? null;
      if (!found || found.id === this.current?.id) return;
      const table = new SandboxTable(
        found.id,
        { puzzle: found.id, title: this.title },
        laidOut(this.title, chairs(found.players)),
      );
      table.eyes = found.seat;
      await table.open();
      [this.current, this.table, this.value, this.verdict] = [found, table, found.now, "open"];
    } catch (error) {
      this.problem = error;
    }
  }

  async answer(code: number): Promise<void> {
    const { current, table } = this;
    if (!current || !table || table.waiting) return;
    this.#isShown &&= table.moves.length > 0;
    await table.play({ seat: current.seat, action: code });
  }

  again(): void {
    this.table?.back(0);
    this.#isShown = false;
  }

  /** Show the answer, step by step on the board. */
  async show(): Promise<void> {
    const { current, table } = this;
    if (!current || !table) return;
    table.back(0);
    this.#isShown = true;
    for (const action of await solution(this.title, current.id)) await table.play({ seat: current.seat, action });
  }

  /** Ask how it stands after these answers; who was shown them has solved nothing. */
  async judge(moves: Played[]): Promise<void> {
    const { current, table } = this;
    if (!current || !table) return;
    const { verdict, value } = await tryPuzzle(this.title, current.id, moves);
    if (table.moves !== moves) return;
    [this.verdict, this.value] = [verdict, value];
    if (verdict !== "solved" || this.#isShown || this.isSolved(current.id)) return;
    settings.solved = [...settings.solved, `${this.title}/${current.id}`];
    keep();
  }
}
