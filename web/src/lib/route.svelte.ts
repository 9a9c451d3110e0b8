// The address of the page: `/`, `/t/TABLE`, `/replay/TABLE`, `/practice/GAME`.  A seat's link carries its token behind the `#`,
// which a browser does not send to the server.

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; step: number | null }
  | { page: "practice"; game: string; board: number }
  | { page: "unknown" };

function read(): Route {
  const [, page = "", table = ""] = location.pathname.split("/");
  if (page === "") return { page: "lobby" };
  if (page === "t" && table) return { page: "table", table };
  if (page === "replay" && table) {
    const step = new URLSearchParams(location.search).get("step");
    return { page: "replay", table, step: step === null ? null : Number(step) };
  }
  if (page === "practice" && table) {
    const board = Number(new URLSearchParams(location.search).get("board") ?? 1);
    return { page: "practice", game: table, board: Number.isInteger(board) ? board - 1 : 0 };
  }
  return { page: "unknown" };
}

export const here = $state<{ route: Route }>({ route: read() });

export function go(path: string): void {
  history.pushState(null, "", path);
  here.route = read();
  scrollTo(0, 0);
}

export function watchRoute(): void {
  addEventListener("popstate", () => (here.route = read()));
}

/** A link inside the page: no reload, but a middle click still opens a tab. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname + event.currentTarget.search);
}

/** Take the seat's token out of the address. */
export function token(): string {
  const found = location.hash.slice(1);
  if (found) history.replaceState(null, "", location.pathname + location.search);
  return found;
}
