/** SHA-256 of short texts, many times a second: the browser's own answers later for each. */

const ROOTS: number[] = [];
const START: number[] = [];
for (let n = 2; ROOTS.length < 64; n += 1) {
  if (Array.from({ length: n - 2 }, (_, at) => at + 2).some((each) => n % each === 0)) continue;
  if (START.length < 8) START.push((Math.sqrt(n) * 2 ** 32) | 0);
  ROOTS.push((Math.cbrt(n) * 2 ** 32) | 0);
}

const turned = (bits: number, by: number): number => (bits >>> by) | (bits << (32 - by));
const words = new Int32Array(64);
const word = (of: ArrayLike<number>, at: number): number => of[at] ?? 0;

/** With how many bits of nothing the hash of a text of ASCII characters begins, up to 32. */
export function leadingZeros(text: string): number {
  return Math.clz32(firstWord(text));
}

/** The first 32 bits of the hash. */
export function firstWord(text: string): number {
  const length = text.length;
  const blocks = (length + 9 + 63) >> 6;
  let state = START;
  for (let block = 0; block < blocks; block += 1) {
    for (let at = 0; at < 16; at += 1) {
      let packed = 0;
      for (let each = 0; each < 4; each += 1) {
        const place = block * 64 + at * 4 + each;
        packed = (packed << 8) | (place < length ? text.charCodeAt(place) : place === length ? 0x80 : 0);
      }
      words[at] = packed;
    }
    if (block === blocks - 1) words[15] = length * 8;
    state = mixed(state);
  }
  return state[0] ?? 0;
}

function mixed(before: number[]): number[] {
  for (let at = 16; at < 64; at += 1) {
    const [a, b] = [word(words, at - 15), word(words, at - 2)];
    const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[at] = (word(words, at - 16) + small + word(words, at - 7) + large) | 0;
  }
  let [a, b, c, d, e, f, g, h] = before as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at += 1) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + sum + ((e & f) ^ (~e & g)) + word(ROOTS, at) + word(words, at)) | 0;
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((each, at) => (each + word(before, at)) | 0);
}
