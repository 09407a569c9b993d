import type { LiveTable } from "./live.svelte";
import { lossOf, type LegalAction, type Lost } from "./reading";
import { settings } from "./settings.svelte";

/** An action that waits for a yes: it would throw something away, or it ends the turn or cannot be taken back. */
export interface Unsure {
  action: LegalAction;
  loss: Lost | null;
}

/** Lets actions through, but asks once before those that a player may regret, as the settings say. */
export class Sure {
  unsure = $state.raw<Unsure | null>(null);
  #seq = -1;
  #last: { seq: number; verb: string } | null = null;

  constructor(readonly live: Pick<LiveTable, "act" | "foresee" | "state" | "turnBegan">) {}

  readonly act = (action: LegalAction): void => {
    const loss = lossOf(this.live.state, action.code);
    if (loss) this.unsure = { action, loss };
    else if (!this.#mayRegret(action)) this.#play(action);
    else void this.#ask(action);
  };

  readonly yes = (): void => {
    const { unsure } = this;
    this.unsure = null;
    if (unsure) this.#play(unsure.action);
  };

  readonly no = (): void => {
    this.unsure = null;
  };

  /** Whether it is worth asking the server how far the action goes: always, or where placements follow each other. */
  #mayRegret({ verb, args }: LegalAction): boolean {
    if (settings.confirmEnd !== "last") return settings.confirmEnd === "always";
    const isPlacement = Object.keys(args).length > 0;
    const isSameTurn =
      this.#last !== null && (this.live.turnBegan === Infinity || this.#last.seq >= this.live.turnBegan);
    return isPlacement && isSameTurn && this.#last?.verb === verb;
  }

  async #ask(action: LegalAction): Promise<void> {
    const seq = this.live.state?.seq ?? -1;
    this.#seq = seq;
    const ends = await this.live.foresee(action.code);
    if (this.#seq !== seq || this.live.state?.seq !== seq) return;
    if (ends) this.unsure = { action, loss: null };
    else this.#play(action);
  }

  #play(action: LegalAction): void {
    this.#last = { seq: this.live.state?.seq ?? -1, verb: action.verb };
    this.live.act(action);
  }
}
