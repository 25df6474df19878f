/**
 * The query parameters that pages read on the server. Others never reach a page: what a visitor
 * can vary at will must not make pages to keep.
 */
const KNOWN_PARAMETERS = new Set("q category page billing gst industry tag saved".split(" "));

/** Those of one page alone, by its path; it answers to them with what is not kept. */
const OWN_PARAMETERS: Readonly<Record<string, ReadonlySet<string>>> = {
  "/business-name-generator": new Set(
    "about words style person place length invented seed from shortlist".split(" "),
  ),
};

/** React Router's own, on requests for a page's data. */
const ROUTER_PARAMETERS = new Set(["_routes", "index"]);

/** Longer values are nobody's search; a list of names takes more. */
const MAX_LENGTH = 200;
const MAX_LENGTHS: Readonly<Record<string, number>> = { shortlist: 500 };

/** Drops every parameter that no page reads, all but the first of a name, and puts the rest in order. */
export function keepKnownParameters(url: URL): void {
  // Below /app any parameter may arrive: the hand-off is shown as it came.
  if (url.pathname.startsWith("/app/")) return;
  const isData = url.pathname.endsWith(".data");
  const own = OWN_PARAMETERS[url.pathname.replace(/\.data$/, "")];
  for (const name of new Set(url.searchParams.keys())) {
    const value = url.searchParams.get(name) ?? "";
    const known =
      KNOWN_PARAMETERS.has(name) || own?.has(name) || (isData && ROUTER_PARAMETERS.has(name));
    const fits = value.length <= (MAX_LENGTHS[name] ?? MAX_LENGTH);
    if (known && fits) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  url.searchParams.sort();
}
