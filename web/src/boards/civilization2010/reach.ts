/** Where figures that are taken up can go, square by square, as the engine has told it. */

import type { Reach, Reached } from "../../generated/civilization_2010";

export type Nodes = Map<string, Reached>;

export const nodesOf = (reach: Reach | undefined): Nodes =>
  new Map((reach?.to ?? []).map((node) => [node.square, node]));

/** Those where a move can end. */
export const endsOf = (nodes: Nodes): Nodes => new Map([...nodes].filter(([, { ends }]) => ends !== "pass"));

export const startsOf = (reaches: Reach[]): Set<string> => new Set(reaches.map(({ square }) => square));

/** The squares from where the figures stand to another one, both included. */
export function wayTo(reach: Reach, nodes: Nodes, square: string): string[] {
  const way: string[] = [];
  for (let node = nodes.get(square); node; node = nodes.get(node.after)) way.unshift(node.square);
  return [reach.square, ...way];
}
