/** Pages by the part of the address behind `#`. */

export type Route =
  | { page: "lobby" }
  | { page: "about" }
  | { page: "login" }
  | { page: "new"; title: string }
  | { page: "join"; table: string; invitation: string | null }
  | { page: "companion"; title: string; code: string }
  | { page: "learn"; title: string; lesson: string }
  | { page: "table"; table: string };

export function parse(hash: string): Route {
  const [page = "", first = "", second = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  if (page === "about" || page === "login") return { page };
  if (page === "new" && first) return { page, title: first };
  if (page === "join" && first) return { page, table: first, invitation: second || null };
  if (page === "companion" && first) return { page, title: first, code: second };
  if (page === "learn") return { page, title: first, lesson: second };
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
