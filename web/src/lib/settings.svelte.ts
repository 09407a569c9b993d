/** What this browser remembers: language, light or dark, names and seats. */

export type LanguageCode = "en" | "de";
export type Theme = "system" | "light" | "dark";

interface Kept {
  language: LanguageCode;
  theme: Theme;
  name: string;
  confirmEnd: boolean;
  /** Soft tones for a move and for my turn. */
  sound: boolean;
  /** Tell me through the browser when it is my turn and I am elsewhere. */
  notify: boolean;
  /** The secrets of my seats, by table. */
  tokens: Record<string, string>;
  /** The secrets that let others join the tables I have opened. */
  invitations: Record<string, string>;
  /** Tables I have looked at without sitting there. */
  watched: string[];
  /** The last action of mine at each table, as its sequence number. */
  seen: Record<string, number>;
}

const KEY = "civitas";

function fresh(): Kept {
  const german = typeof navigator !== "undefined" && navigator.language.toLowerCase().startsWith("de");
  return {
    language: german ? "de" : "en",
    theme: "system",
    name: "",
    confirmEnd: false,
    sound: false,
    notify: false,
    tokens: {},
    invitations: {},
    watched: [],
    seen: {},
  };
}

function read(): Kept {
  try {
    return { ...fresh(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh();
  }
}

export const settings: Kept = $state(read());

/** Keep the settings; a browser that keeps nothing forgets them with the page. */
export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
}

/** My seat at this table is gone. */
export function forgetSeat(table: string): void {
  settings.tokens = Object.fromEntries(Object.entries(settings.tokens).filter(([each]) => each !== table));
  keep();
}

/** Show the chosen theme and language to the browser. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === "system") root.removeAttribute("data-theme");
  else root.dataset["theme"] = settings.theme;
}
