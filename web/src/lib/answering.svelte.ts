import { groupsOf, isAbout, isPlain, isYesNo, quantities, type Choice, type Group } from "./choices";
import { showMeant } from "./meant";
import { partsOf, stepsOf, type From, type Part, type Step } from "./parts";
import { phrase, shortLabel, valueName, type Presenter, type Scene } from "./presenter";
import type { LegalAction } from "./reading";
import { aboutOf, words } from "./telling";

/** What can be answered, and to whom the answer goes. */
export interface Asked {
  scene: Scene;
  presenter: Presenter;
  legal: LegalAction[];
  focus: string | null;
  waiting: boolean;
  onfocus: (focus: string | null) => void;
  onact: (action: LegalAction) => void;
  /** An action is pointed at; nothing: not any more. */
  onpoint?: (action: LegalAction | null, near: Element) => void;
}

/** How far a player has come with an answer: what is searched for, what is unfolded, what is still to be said. */
export class Answering {
  filter = $state("");
  /** What was chosen, until it is said how many. */
  asking = $state.raw<Choice | null>(null);
  /** The group whose options are all shown, however many. */
  whole: string | null = $state(null);
  #unfolded: string | null = $state(null);

  readonly #told: Group[] = $derived.by(() => groupsOf(this.asked.legal, this.asked.scene.telling));
  readonly choices: Choice[] = $derived(this.#told.flatMap((each) => each.choices));
  readonly shown: Choice[] = $derived(this.choices.filter((choice) => this.#fits(choice)));
  readonly isYesNo = $derived(isYesNo(this.#told));
  readonly isSearched = $derived(this.filter.trim() !== "");
  readonly parts: Part[] = $derived.by(() => {
    const { scene, focus } = this.asked;
    const isNarrowed = focus !== null || this.isSearched;
    return partsOf(this.#argued(), { focus, isNarrowed, named: this.#named, said: (heading) => words(scene, heading) });
  });
  readonly plains: Choice[] = $derived(this.shown.filter(isPlain));
  /** What ends the question stays in sight below many other choices. */
  readonly endings: Choice[] = $derived(this.parts.length ? this.plains.filter(({ isEnd }) => isEnd) : []);
  readonly simple: Choice[] = $derived(this.plains.filter((choice) => !this.endings.includes(choice)));
  /** What the digits 1 to 9 take, one after the other. */
  readonly steps: Step[] = $derived([
    ...this.parts.flatMap((each) => stepsOf(each, (from) => this.isUnfolded(each, from))),
    ...this.simple,
    ...this.endings,
  ]);

  constructor(readonly asked: Asked) {
    $effect(() => {
      void asked.legal;
      this.#forget();
      this.whole = null;
    });
  }

  #forget(): void {
    this.asking = null;
    this.#unfolded = null;
    this.filter = "";
  }

  #named = (domain: string, value: number | string): string =>
    valueName(this.asked.presenter, this.asked.scene, domain, value);

  /** The groups of choices that are about something, as far as they are shown. */
  #argued(): Group[] {
    const groups = this.#told.map((each) => ({
      ...each,
      choices: each.choices.filter((choice) => !isPlain(choice) && this.shown.includes(choice)),
    }));
    return groups.filter(({ choices }) => choices.length > 0);
  }

  #fits(choice: Choice): boolean {
    const { scene, presenter, focus } = this.asked;
    if (focus && Object.keys(choice.sample.args).length > 0 && !isAbout(choice, focus)) return false;
    if (!this.isSearched) return true;
    const said = `${phrase(scene.language, choice)} ${shortLabel(presenter, scene, choice)}`.toLowerCase();
    const wanted = this.filter.toLowerCase().split(/\s+/);
    return wanted.every((each) => said.includes(each));
  }

  /** What the place or thing in focus is called. */
  get focused(): string {
    const { focus } = this.asked;
    if (!focus) return "";
    const at = focus.indexOf(":");
    const word = focus.slice(at + 1);
    return this.#named(focus.slice(0, at), /^\d+$/.test(word) ? Number(word) : word);
  }

  readonly isUnfolded = (part: Part, from: From): boolean => this.#unfolded === `${part.group.key} ${from.key}`;

  /** Open the second step of a pair: places are narrowed on the board as well. */
  unfold(part: Part, from: From): void {
    const wasOpen = this.isUnfolded(part, from);
    if (typeof from.value === "string" && !wasOpen) this.asked.onfocus(`${from.domain}:${from.value}`);
    this.#unfolded = wasOpen ? null : `${part.group.key} ${from.key}`;
  }

  /** Act, if there is nothing more to say. */
  choose(choice: Choice): void {
    if (quantities(choice).length > 1) {
      this.asking = choice;
      return;
    }
    showMeant([]);
    const only = [...choice.actions.values()][0];
    if (only) this.asked.onact(only);
  }

  take(choice: Choice, count: number): void {
    showMeant([]);
    const action = choice.actions.get(count);
    if (action) this.asked.onact(action);
  }

  /** What a digit does. */
  digit(number: number): void {
    const step = this.steps[number - 1];
    if (this.asking && quantities(this.asking).length) this.take(this.asking, number);
    else if (step && "actions" in step) this.choose(step);
    else if (step) {
      const part = this.parts.find((each) => each.froms.includes(step));
      if (part) this.unfold(part, step);
    }
  }

  /** Back to the whole question. */
  giveUp(): void {
    this.#forget();
    this.asked.onfocus(null);
  }

  point(choice: Choice | null, near: Element, count?: number): void {
    showMeant(choice ? aboutOf(this.asked.scene, choice) : []);
    const action = choice && count !== undefined ? choice.actions.get(count) : null;
    this.asked.onpoint?.(action ?? choice?.sample ?? null, near);
  }
}
