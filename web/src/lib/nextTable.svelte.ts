/** Other tables that wait for me while I sit at one. */

import { waiting } from "./peopleApi";
import { go } from "./router.svelte";

/** So often the server is asked again, in milliseconds; whoever looks elsewhere does not ask. */
const LOOK_AGAIN = 20_000;

export class NextTable {
  #waiting: string[] = $state.raw([]);

  constructor(readonly id: string) {}

  /** How many there are. */
  get count(): number {
    return this.#waiting.length;
  }

  /** Look for them as long as the component lives that says so. */
  watch(): void {
    $effect(() => {
      void this.look();
      const timer = setInterval(() => void (document.hidden || this.look()), LOOK_AGAIN);
      return () => clearInterval(timer);
    });
  }

  async look(): Promise<void> {
    const found = await waiting().catch(() => []);
    this.#waiting = found.filter((each) => each !== this.id);
  }

  /** Go to the most urgent one, as things are now. */
  async go(): Promise<void> {
    await this.look();
    const [next] = this.#waiting;
    if (next) go(`/table/${next}`);
  }
}
