/** Places and numbers of a chart; what the numbers are the server says. */

import type { Course } from "./wire";

/** Round numbers from nothing (or below) up to the highest, so many at most. */
export function ticks(lowest: number, highest: number, most: number): number[] {
  const span = Math.max(1, highest - Math.min(0, lowest));
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power);
  const first = Math.floor(Math.min(0, lowest) / step) * step;
  const found: number[] = [];
  for (let each = first; each < highest + step; each += step) found.push(Math.round(each));
  return found.length > 1 ? found : [first, first + step];
}

/** Places one below the other with at least this gap, as near to where they are wanted as that allows. */
export function apart(wanted: number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  let last = -Infinity;
  for (const index of order) {
    last = Math.max(found[index] ?? 0, last + gap);
    found[index] = last;
  }
  const over = Math.max(0, last - lowest);
  let next = Infinity;
  for (const index of [...order].reverse()) {
    if (over > 0) found[index] = Math.min(found[index] ?? 0, lowest, next - gap);
    next = found[index] ?? 0;
  }
  return found;
}

/** A name of so many letters at most; its end stays, by which those of several bots are told apart. */
export function shortened(name: string, longest: number): string {
  return name.length > longest ? `${name.slice(0, longest - 3).trimEnd()}…${name.slice(-2).trimStart()}` : name;
}

/** All numbers of a game as a table for other programs. */
export function csvOf(course: Course, names: string[], labels: string[], heads: [string, string]): string {
  const rows = [[...heads, ...names]];
  course.curves.forEach((curve, number) => {
    course.rounds.forEach((each, at) => {
      rows.push([labels[number] ?? curve.id, String(each), ...curve.values.map((values) => String(values[at] ?? ""))]);
    });
  });
  return tableOf(rows);
}

/** Rows of cells as other programs read them. */
export function tableOf(rows: string[][]): string {
  return rows.map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n";
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell;
}

/** Let the browser keep a file. */
export function keepFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

/** A drawing as a file of its own, in the colours that it has on the page. */
export function svgOf(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const style = getComputedStyle(drawing);
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ width: "100%", height: "100%", fill: style.backgroundColor }))
    ground.setAttribute(name, value);
  copy.prepend(ground);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("style", `color: ${style.color}; font: 13px sans-serif`);
  return new XMLSerializer().serializeToString(copy);
}
