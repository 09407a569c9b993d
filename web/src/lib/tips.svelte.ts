import type { Choice } from "./choices";
import type { Playable } from "./playable";
import type { OnExplain } from "./press";
import type { LegalAction } from "./reading";

interface Explained {
  id: string;
  near: Element;
  isPinned: boolean;
}

/** What is explained beside what is pointed at, and the action whose effects the server is asked for. */
export class Tips {
  explained = $state.raw<Explained | null>(null);
  pointed = $state.raw<{ code: number; near: Element } | null>(null);
  #previews = 0;

  constructor(readonly live: Pick<Playable, "point">) {}

  /** A pinned explanation stays until it is closed. */
  readonly explain: OnExplain = (id, near, isPinned = false) => {
    if (!id) this.#hide(near);
    else if (isPinned || !this.explained?.isPinned) this.explained = { id, near, isPinned };
  };

  /** An action is pointed at; nothing: not any more. */
  readonly point = (action: LegalAction | null, near: Element): void => {
    if (!action) {
      this.#hide(near);
      return;
    }
    this.pointed = { code: action.code, near };
    this.live.point(action.code);
  };

  /** A choice on the board is pointed at, or none any more. */
  readonly preview = (choice: Choice | null): void => {
    this.#previews += 1;
    const number = this.#previews;
    if (choice) this.live.point(choice.sample.code);
    else queueMicrotask(() => number === this.#previews && this.live.point(null));
  };

  /** Something was clicked: what only hovers goes at once, and nothing is said of that thing until it is left. */
  readonly vanish = (): void => {
    if (!this.explained?.isPinned) this.explained = null;
    this.pointed = null;
    this.live.point(null);
  };

  readonly close = (): void => {
    this.explained = null;
  };

  /** Things that vanish hide what was said about them; that must wait until they are gone. */
  #hide(near: Element): void {
    queueMicrotask(() => {
      if (this.explained?.near === near && !this.explained.isPinned) this.explained = null;
      if (this.pointed?.near !== near) return;
      this.pointed = null;
      this.live.point(null);
    });
  }
}
