/** The parts beside the board, of which one is open. */
export const TABS = ["decision", "log", "chat", "people"] as const;
export type Tab = (typeof TABS)[number];

/** What a key does at a table, unless something is being written or a dialog is open. */
export type Deeds = Record<string, () => void>;

/** Listens for these keys; letters count in both cases. */
export function keysOf(deeds: Deeds): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    if (target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    deeds[event.key.toLowerCase()]?.();
  };
}
