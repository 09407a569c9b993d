/** Pages by the part of the address behind `#`. */

export type Route =
  | { page: "lobby" }
  | { page: "about" }
  | { page: "login" }
  | { page: "account" }
  | { page: "forgotten" }
  | { page: "confirm" | "reset"; token: string }
  | { page: "notices" }
  | { page: "order" }
  | { page: "new"; title: string }
  | { page: "join"; table: string; invitation: string | null }
  | { page: "companion"; title: string; code: string }
  | { page: "puzzles"; title: string; puzzle: string }
  | { page: "editor"; title: string; study: string; line: string; after: number }
  | { page: "rules" | "cards"; title: string; at: string }
  | { page: "study"; code: string; line: string; number: number | null }
  | { page: "learn"; title: string; lesson: string }
  | { page: "people"; title: string }
  | { page: "player"; name: string }
  | { page: "table"; table: string };

export function parse(hash: string): Route {
  const [page = "", first = "", second = "", third = "", fourth = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  if (page === "about" || page === "login" || page === "account" || page === "notices" || page === "forgotten")
    return { page };
  if (page === "order") return { page };
  if ((page === "confirm" || page === "reset") && first) return { page, token: first };
  if (page === "new" && first) return { page, title: first };
  if (page === "join" && first) return { page, table: first, invitation: second || null };
  if (page === "companion" && first) return { page, title: first, code: second };
  if (page === "puzzles" && first) return { page, title: first, puzzle: second };
  if (page === "editor" && first)
    return { page, title: first, study: second, line: third || "main", after: Number(fourth) || 0 };
  if ((page === "rules" || page === "cards") && first) return { page, title: first, at: second };
  if (page === "study" && first)
    return { page, code: first, line: second || "main", number: /^\d{1,9}$/.test(third) ? Number(third) : null };
  if (page === "learn") return { page, title: first, lesson: second };
  if (page === "people") return { page, title: first };
  if (page === "player" && first) return { page, name: first };
  if (page === "table" && first) return { page, table: first };
  return { page: "lobby" };
}

export const router: { route: Route } = $state({ route: parse(typeof location === "undefined" ? "" : location.hash) });

export function follow(): () => void {
  const changed = (): void => {
    router.route = parse(location.hash);
    window.scrollTo(0, 0);
  };
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}

export function go(path: string): void {
  location.hash = path;
}
