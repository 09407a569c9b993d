/** Places on a board that a choice of the panel is about: they are outlined while somebody points at it. */

const MEANT = "data-meant";

/** Outline the places of these things, and no others any more. */
export function showMeant(things: string[]): void {
  const shapes = [...document.querySelectorAll("[data-shape]")];
  mark(
    document.body,
    shapes.filter((shape) => things.includes(shape.getAttribute("data-shape") ?? "")),
    MEANT,
  );
}

/** Give a mark to these elements, and to no others any more. */
export function mark(within: Element, elements: Element[], attribute: string): void {
  for (const marked of within.querySelectorAll(`[${attribute}]`))
    if (!elements.includes(marked)) marked.removeAttribute(attribute);
  for (const element of elements) element.setAttribute(attribute, "");
}
