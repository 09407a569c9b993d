/** Searching texts as one types: words in any order, without regard to case, umlauts and accents. */

/** A text as it is compared, and for each letter of it where that stands in the text. */
export interface Folded {
  text: string;
  at: number[];
}

/** A part of a text, and whether it was searched for. */
export interface Piece {
  text: string;
  isFound: boolean;
}

const LETTERS: Record<string, string> = { ß: "ss", æ: "a", œ: "o", ø: "o", "’": "'" };
/** Umlauts may be written with an e behind them. */
const UMLAUT = /^[aou]$/;

export function folded(text: string): Folded {
  const found: Folded = { text: "", at: [] };
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index).toLowerCase();
    const plain = LETTERS[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, "");
    if (plain === "e" && UMLAUT.test(found.text.at(-1) ?? "")) continue;
    found.text += plain;
    for (let count = 0; count < plain.length; count += 1) found.at.push(index);
  }
  return found;
}

/** What is searched for, word by word. */
export function wordsOf(query: string): string[] {
  return folded(query).text.split(/\s+/).filter(Boolean);
}

/** Whether a text has all of these words. */
export function hasAll(text: Folded, words: string[]): boolean {
  return words.every((word) => text.text.includes(word));
}

/** A text in pieces, so that what was searched for can be marked. */
export function pieces(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, isFound: false }];
  const isMarked = marked(text, words);
  const found: Piece[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const isFound = isMarked[index] ?? false;
    const last = found.at(-1);
    if (last?.isFound === isFound) last.text += text.charAt(index);
    else found.push({ text: text.charAt(index), isFound });
  }
  return found;
}

function marked(text: string, words: string[]): boolean[] {
  const { text: plain, at } = folded(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let from = plain.indexOf(word); from >= 0; from = plain.indexOf(word, from + word.length)) {
      const last = at[from + word.length] ?? text.length;
      found.fill(true, at[from], last);
    }
  }
  return found;
}
