import type { Answering } from "./answering.svelte";

const WRITTEN = "input[type=text], input[type=search], input[type=number], input[type=range], textarea, select";
const WAYS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Listens for the keys that answer a question: digits, arrows, `/` to search, Escape to begin anew. */
export function answerKeys(
  answering: Answering,
  section: () => HTMLElement | undefined,
): (event: KeyboardEvent) => void {
  const search = (): HTMLElement | null | undefined => section()?.querySelector<HTMLElement>("input[type=search]");

  function write(event: KeyboardEvent, target: HTMLElement): void {
    const first = answering.shown[0];
    if (event.key === "Escape") target.blur();
    if (event.key === "Enter" && target === search() && first) answering.choose(first);
  }

  return (event) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || answering.asked.waiting) return;
    if (target.matches(WRITTEN)) write(event, target);
    else if (document.querySelector("dialog[open]")) return;
    else if (event.key === "/" && search()) {
      event.preventDefault();
      search()?.focus();
    } else if (event.key === "Escape") answering.giveUp();
    else if (/^[1-9]$/.test(event.key)) answering.digit(Number(event.key));
    else walk(event, target, section());
  };
}

/** From button to button, and round again. */
function walk(event: KeyboardEvent, target: HTMLElement, section: HTMLElement | undefined): void {
  const way = WAYS[event.key];
  if (!way || !section || (target !== document.body && !section.contains(target))) return;
  const stops = [...section.querySelectorAll<HTMLElement>("button:not(:disabled), summary")];
  const at = stops.indexOf(target);
  const next = stops[at < 0 ? (way > 0 ? 0 : stops.length - 1) : (at + way + stops.length) % stops.length];
  event.preventDefault();
  next?.focus();
}
