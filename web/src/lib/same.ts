/** What has not changed stays the same object, so that nothing that is drawn from it is drawn anew. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The new value, with every part of it that equals the old one replaced by that; both come from JSON. */
export function same<T>(old: unknown, now: T): T;
export function same(old: unknown, now: unknown): unknown {
  if (Array.isArray(old) && Array.isArray(now)) return sameList(old, now);
  if (!isObject(old) || !isObject(now) || Array.isArray(old) || Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let isSame = keys.length === Object.keys(old).length;
  for (const key of keys) {
    now[key] = same(old[key], now[key]);
    isSame &&= key in old && now[key] === old[key];
  }
  return isSame ? old : now;
}

function sameList(old: unknown[], now: unknown[]): unknown[] {
  let isSame = old.length === now.length;
  for (let at = 0; at < now.length; at += 1) {
    now[at] = same(old[at], now[at]);
    isSame &&= now[at] === old[at];
  }
  return isSame ? old : now;
}
