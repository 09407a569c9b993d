/** What goes on without being told on the board; what can be chosen is shown all the same. */
export const QUIET: ReadonlySet<string> = new Set(["Politics", "HandLimit", "Payment", "Placement", "Departure", ""]);
/** The own actions of a turn are all over the board. */
export const OWN_TURN = "ActionPhase";
