/** Things by what they are gathered under; a thing may stand under several keys, or under none. */
export function gathered<Thing, Key>(
  things: Iterable<Thing>,
  keysOf: (thing: Thing) => Iterable<Key>,
): Map<Key, Thing[]> {
  const found = new Map<Key, Thing[]>();
  for (const thing of things) {
    for (const key of keysOf(thing)) {
      const here = found.get(key);
      if (here) here.push(thing);
      else found.set(key, [thing]);
    }
  }
  return found;
}
