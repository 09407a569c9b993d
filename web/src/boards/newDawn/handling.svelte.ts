/** Taking things up and putting them down: what is clicked, what is held, what is asked in between. */

import type { NewDawnView } from "../../generated/new_dawn";
import { likeness, type Choice } from "../../lib/choices";
import type { BoardProps } from "../props";
import { answersAt, word, type Answer } from "./answers";

export interface Menu {
  thing: string;
  choices: Choice[];
}

export class Handling {
  /** The thing from which something goes somewhere. */
  held: string | null = $state(null);
  /** Several choices at one thing, of which one is to be taken. */
  menu: Menu | null = $state.raw(null);
  /** An attack that is looked at before it is made. */
  attack: Choice | null = $state.raw(null);

  readonly answers: Map<string, Answer[]> = $derived.by(() => answersAt(this.board.scene, this.board.choices));

  constructor(readonly board: BoardProps<NewDawnView>) {}

  /** Something is asked in between: nothing should cover it. */
  get isBusy(): boolean {
    return this.attack !== null || this.menu !== null;
  }

  /** Nothing is held any more: the table has moved on. */
  drop = (): void => {
    this.held = null;
    this.menu = null;
    this.attack = null;
  };

  /** What a thing would answer now, with what is held. */
  at(thing: string): Answer[] {
    const here = this.answers.get(thing) ?? [];
    if (!this.held || this.held === thing) return here;
    const going = here.filter(({ from }) => from === this.held);
    return going.length ? going : here.filter(({ from }) => from === thing || !from);
  }

  isLegal(thing: string): boolean {
    if (this.held && this.held !== thing)
      return this.at(thing).some(({ from, to }) => (from ? from === this.held && to === thing : true));
    return this.answers.has(thing);
  }

  /** What would go to a space: from which space, and the number of the caravan if it is one. */
  going(space: string): { from: string; caravan: number } | null {
    const [goes, ...others] = this.at(`space-${space}`).filter(({ from, to }) => from && to === `space-${space}`);
    if (!goes || goes.from === goes.to || (others.length && !this.held)) return null;
    return { from: goes.from.replace(/^space-/, ""), caravan: Number(word(goes.choice, "caravan")) };
  }

  /** Whether something would arrive there: the only places of a way that say more than their name. */
  isGoal(thing: string): boolean {
    return this.at(thing).some(({ choice, from, to }) => {
      if (choice.verb !== "send" || to !== thing || from === thing) return false;
      const place = this.board.scene.view.map.spaces.find(({ space }) => `space-${space}` === thing);
      return (
        Boolean(place?.city_state_token) || (place?.piece !== undefined && place.owner !== this.board.scene.view.seat)
      );
    });
  }

  touch = (thing: string, near?: Element): void => {
    if (this.board.waiting) return;
    const here = this.at(thing);
    const [first] = here;
    if (near) this.board.onexplain("", near);
    this.menu = null;
    this.attack = null;
    if (!first) this.#refuse(thing);
    else if (this.held === thing) this.held = null;
    else if (here.every(({ from }) => from === thing) && here.length > 1) this.held = thing;
    else this.#answer(thing, here);
  };

  #answer(thing: string, here: Answer[]): void {
    const choices = here.map(({ choice }) => choice).filter((choice, at, all) => all.indexOf(choice) === at);
    const [only] = choices;
    if (choices.length > 1) this.menu = { thing, choices };
    else if (only?.verb === "attack") this.attack = only;
    else if (only) this.choose(only);
  }

  choose = (choice: Choice): void => {
    if (choice.verb === "attack" && this.attack !== choice) {
      this.menu = null;
      this.attack = choice;
      return;
    }
    this.drop();
    this.board.onchoose(choice);
  };

  #refuse(thing: string): void {
    if (this.held) {
      this.held = null;
      return;
    }
    const at = thing.indexOf("-");
    if (this.board.choices.length)
      this.board.onwhy(likeness(this.board.choices, thing.slice(0, at), thing.slice(at + 1)));
  }
}
