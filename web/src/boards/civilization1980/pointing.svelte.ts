import { AREAS, type Point } from "./facts";
import { areaAt, type Box } from "./geometry";
import type { Handling } from "./handling.svelte";
import type { Looking } from "./looking.svelte";
import { isHeld, type Held } from "./moving";

/** A pointer may slip so many pixels in a click. */
const SLIP = 6;
/** After so many milliseconds a resting mouse, or a resting finger, wants to know about an area. */
const PAUSE = 850;
const LONG = 480;
const NEARER = 1.4;
const WHEEL = 1.18;
const ASIDE = 0.15;

/** Where a pointer went down, what was shown then, and on which thing it was. */
interface Began {
  x: number;
  y: number;
  shown: Box;
  thing: Held | null;
  isMoving: boolean;
}

/** Pointers and keys on the map: one pointer moves the map or what is held, two look closer. */
export class Pointing {
  /** Where something is carried just now. */
  carried = $state.raw<Point | null>(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #fingers = new Map<number, Point>();
  #svg: SVGSVGElement | null = null;
  #from: Began | null = null;
  /** Whether the click that comes belongs to something else. */
  #isSwallowed = false;
  #still: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly looking: Looking,
    readonly handling: Handling,
  ) {}

  /** Listen on the map; the wheel must not move the page as well. */
  readonly listen = (svg: SVGSVGElement): { destroy: () => void } => {
    this.#svg = svg;
    const heard = Object.entries({
      wheel: this.#wheel,
      pointerdown: this.#down,
      pointermove: this.#drag,
      pointerup: this.#up,
      pointercancel: this.#up,
      pointerleave: this.#leave,
      click: this.#click,
      contextmenu: this.#menu,
      keydown: this.#key,
    }) as [string, EventListener][];
    for (const [name, listener] of heard)
      svg.addEventListener(name, listener, name === "wheel" ? { passive: false } : undefined);
    return {
      destroy: () => {
        clearTimeout(this.#still);
        for (const [name, listener] of heard) svg.removeEventListener(name, listener);
      },
    };
  };

  /** Closer around a point of the screen, if the map can be. */
  readonly closer = (factor: number, x: number, y: number): boolean => {
    const [, , before] = this.looking.shown;
    this.looking.zoom(factor, this.#toMap(x, y));
    return this.looking.shown[2] < before;
  };

  #toMap(x: number, y: number): Point {
    const frame = this.#svg?.getBoundingClientRect();
    const { shown } = this.looking;
    if (!frame?.width) return [0, 0];
    return [
      shown[0] + ((x - frame.left) / frame.width) * shown[2],
      shown[1] + ((y - frame.top) / frame.height) * shown[3],
    ];
  }

  /** The area under a pointer, also where something stands on it. */
  #shapeUnder(event: MouseEvent): Element | null {
    const own = event.target instanceof Element ? event.target.closest("[data-area]") : null;
    return own ?? this.#shapeOf(areaAt(this.#toMap(event.clientX, event.clientY)));
  }

  #shapeOf(area: number): Element | null {
    return this.#svg?.querySelector(`[data-area="${area}"]`) ?? null;
  }

  #explain(shape: Element, isPinned: boolean): void {
    const area = AREAS[Number(shape.getAttribute("data-area"))];
    this.handling.board.onexplain(`area-${area?.id}`, shape, isPinned);
  }

  #hush(): void {
    clearTimeout(this.#still);
    if (this.#svg) this.handling.board.onexplain("", this.#svg);
  }

  #down = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    this.#fingers.set(event.pointerId, [x, y]);
    this.#isSwallowed = false;
    if (this.#fingers.size === 2) {
      this.#from = null;
      this.carried = null;
      this.#isSwallowed = true;
    } else if (event.pointerType !== "mouse") this.#press(event);
    if (this.#fingers.size === 1)
      this.#from = { x, y, shown: this.looking.shown, thing: thingOf(event.target), isMoving: false };
  };

  /** A finger that rests on an area wants to know about it. */
  #press(event: PointerEvent): void {
    const shape = this.#shapeUnder(event);
    clearTimeout(this.#still);
    if (!shape) return;
    this.#still = setTimeout(() => {
      this.#isSwallowed = true;
      this.#explain(shape, true);
    }, LONG);
  }

  #drag = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    const before = this.#fingers.get(event.pointerId);
    if (this.#fingers.size === 2 && before) this.#pinch(event, before);
    if (before) this.#fingers.set(event.pointerId, [x, y]);
    const point = this.#toMap(x, y);
    const area = areaAt(point);
    if (area !== this.handling.over && (event.pointerType === "mouse" || this.carried)) this.#pointAt(area);
    const from = this.#from;
    if (!from) return;
    if (!from.isMoving && Math.hypot(x - from.x, y - from.y) > SLIP) this.#begin(event, from);
    if (!from.isMoving) return;
    if (from.thing) this.carried = point;
    else this.looking.push(x - from.x, y - from.y, from.shown);
  };

  #begin(event: PointerEvent, from: Began): void {
    from.isMoving = true;
    this.#isSwallowed = true;
    clearTimeout(this.#still);
    this.#svg?.setPointerCapture(event.pointerId);
    if (from.thing && !isHeld(this.handling.held, from.thing)) this.handling.take(from.thing);
  }

  /** Two fingers draw apart or together, and take the map with them. */
  #pinch(event: PointerEvent, before: Point): void {
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const apart = (a: Point): number => Math.hypot(a[0] - other[0], a[1] - other[1]) || 1;
    const now: Point = [event.clientX, event.clientY];
    const middle = this.#toMap((now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
    this.looking.zoom(apart(now) / apart(before), middle);
    this.looking.push((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
  }

  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (event.pointerType !== "mouse") clearTimeout(this.#still);
    const done = this.#from;
    this.#from = null;
    this.carried = null;
    if (done?.isMoving && done.thing && event.type === "pointerup")
      this.#putDown(areaAt(this.#toMap(event.clientX, event.clientY)));
  };

  #putDown(area: number): void {
    const { handling } = this;
    const target = handling.targetAt.get(area);
    if (area >= 0 && area !== handling.heldArea) handling.pick(area);
    else if (target) handling.put(target);
  }

  #pointAt(area: number): void {
    const { handling } = this;
    handling.over = area;
    this.#hush();
    handling.board.onpreview?.(handling.previewAt(area));
    if (area < 0 || handling.held) return;
    this.#still = setTimeout(() => {
      const shape = this.#shapeOf(area);
      if (shape && !handling.sheet) this.#explain(shape, false);
    }, PAUSE);
  }

  #leave = (): void => {
    this.handling.over = -1;
    this.#hush();
    this.handling.board.onpreview?.(null);
  };

  #click = ({ target }: MouseEvent): void => {
    if (this.#isSwallowed) {
      this.#isSwallowed = false;
      return;
    }
    const { handling } = this;
    const thing = thingOf(target);
    const area = target instanceof Element ? target.closest("[data-area]")?.getAttribute("data-area") : null;
    const isOnto = thing?.kind === "area" && handling.held && !isHeld(handling.held, thing);
    if (isOnto && handling.targetAt.has(thing.area)) handling.pick(thing.area);
    else if (thing) handling.take(thing);
    else if (area) handling.pick(Number(area));
    else handling.drop();
  };

  #menu = (event: MouseEvent): void => {
    const shape = this.#shapeUnder(event);
    if (!shape) return;
    event.preventDefault();
    this.#explain(shape, true);
  };

  #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { looking } = this;
    const does: Record<string, () => void> = {
      "+": () => looking.zoom(NEARER),
      "=": () => looking.zoom(NEARER),
      "-": () => looking.zoom(1 / NEARER),
      "0": looking.all,
      h: looking.home,
      ArrowLeft: () => looking.pan(-ASIDE, 0),
      ArrowRight: () => looking.pan(ASIDE, 0),
      ArrowUp: () => looking.pan(0, -ASIDE),
      ArrowDown: () => looking.pan(0, ASIDE),
      Escape: this.handling.drop,
      Enter: () => this.#activate(event),
      " ": () => this.#activate(event),
    };
    const act = does[event.key];
    if (!act) return;
    event.preventDefault();
    if (event.key !== "Escape") event.stopPropagation();
    act();
  };

  #activate(event: KeyboardEvent): void {
    this.#isSwallowed = false;
    event.target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.looking.zoom(event.deltaY > 0 ? 1 / WHEEL : WHEEL, this.#toMap(event.clientX, event.clientY));
  };
}

/** What can be taken up at a place of the map. */
function thingOf(target: EventTarget | null): Held | null {
  const found = target instanceof Element ? target.closest("[data-thing]")?.getAttribute("data-thing") : null;
  const [kind, number] = (found ?? "").split(" ");
  if (kind === "area") return { kind, area: Number(number) };
  return kind === "ship" ? { kind, ship: Number(number) } : null;
}
