import type { ThroughTheAgesView } from "../../generated/through_the_ages";

/** What goes on without being told on the board; what can be chosen is shown all the same. */
export const QUIET: ReadonlySet<string> = new Set(["Politics", "HandLimit", "Payment", "Placement", "Departure", ""]);
/** The own actions of a turn are all over the board. */
export const OWN_TURN = "ActionPhase";
const NEVER: ReadonlySet<string> = new Set([OWN_TURN, "Turn"]);

/** Whether something is decided that is told on the board at all. */
export const isTold = ({ question, result }: ThroughTheAgesView): boolean =>
  question !== null && !result && !NEVER.has(question.frame);

/** Whether it takes the middle of the table: an auction, an attack, an offer, an event. */
export const isScene = (view: ThroughTheAgesView): boolean => isTold(view) && !QUIET.has(view.question?.frame ?? "");
