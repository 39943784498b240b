// Which page is shown: the path of the address, moved by links without loading anew.

export const route = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  route.path = location.pathname;
  route.query = location.search;
  route.hash = location.hash;
}

addEventListener("popstate", read);

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  read();
  scrollTo(0, 0);
}

/** Follow links of ours without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.pathname.endsWith(".html")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
