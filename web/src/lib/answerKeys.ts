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
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.ctrlKey || event.metaKey || event.altKey || answering.asked.waiting) return;
    if (target instanceof HTMLElement && target.matches(WRITTEN)) write(event, target);
    else if (document.querySelector("dialog[open]")) return;
    else if (event.key === "/" && search()) {
      event.preventDefault();
      search()?.focus();
    } else if (event.key === "Escape") answering.giveUp();
    else if (/^[1-9]$/.test(event.key)) answering.digit(Number(event.key));
    else walk(event, target, section());
  };
}

const STOPS = "button:not(:disabled), summary, a[href], select, [role=button], [tabindex='0']";
type Stop = HTMLElement | SVGElement;

/** From stop to stop in the part where the focus is, and round again; from nowhere, into the answers. */
function walk(event: KeyboardEvent, target: Element, section: HTMLElement | undefined): void {
  const way = WAYS[event.key];
  if (!way) return;
  const part = section?.contains(target) || target === document.body ? section : (areaOf(target) ?? section);
  const stops = [...(part?.querySelectorAll<Stop>(STOPS) ?? [])].filter(isSeen);
  const at = stops.indexOf(target as Stop);
  const next = stops[at < 0 ? (way > 0 ? 0 : stops.length - 1) : (at + way + stops.length) % stops.length];
  event.preventDefault();
  next?.focus();
}

/** The part of the page in which arrows go round: the board, the head, the panel. */
const areaOf = (target: Element): Element | null => target.closest("main, header, aside");

const isSeen = (stop: Stop): boolean =>
  typeof stop.checkVisibility !== "function" || stop.checkVisibility({ visibilityProperty: true });
