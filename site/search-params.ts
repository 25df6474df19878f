/**
 * The query parameters that pages read on the server. Others never reach a page: what a visitor
 * can vary at will must not make pages to keep.
 */
const KNOWN_PARAMETERS = new Set("q category page billing gst industry tag saved".split(" "));

/** React Router's own, on requests for a page's data. */
const ROUTER_PARAMETERS = new Set(["_routes", "index"]);

/** Longer values are nobody's search. */
const MAX_LENGTH = 200;

/** Drops every parameter that no page reads, and puts the rest in one order. */
export function keepKnownParameters(url: URL): void {
  // Below /app any parameter may arrive: the hand-off is shown as it came.
  if (url.pathname.startsWith("/app/")) return;
  const isData = url.pathname.endsWith(".data");
  for (const name of new Set(url.searchParams.keys())) {
    const value = url.searchParams.get(name) ?? "";
    const known = KNOWN_PARAMETERS.has(name) || (isData && ROUTER_PARAMETERS.has(name));
    if (!known || value.length > MAX_LENGTH) url.searchParams.delete(name);
  }
  url.searchParams.sort();
}
