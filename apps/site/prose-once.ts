import { createContext, use, useState } from "react";

/**
 * A document carries a route's data a second time, for hydration. Of a long text that would be a
 * sixth of the page (13.5 kB for 11.2 kB), so a document carries it once, and the browser takes it
 * from there; only who comes by a link within the site is sent it as data.
 */
export const ProseContext = createContext<readonly string[] | undefined>(undefined);

/** What the loader gives: the text’s parts as data, or, for a document, to the page that is rendered. */
export function proseFor(
  request: Request,
  page: { prose?: readonly string[] },
  parts: readonly string[],
) {
  // The suffix by which React Router asks for data alone.
  if (new URL(request.url).pathname.endsWith(".data")) return parts;
  page.prose = parts;
  return undefined;
}

/**
 * The text's parts, each in an element with its id of those given. Call it where nothing suspends
 * above: the document's own elements have to be there still.
 */
export function useProse(
  sent: readonly string[] | undefined,
  ids: readonly string[],
): readonly string[] {
  const rendered = use(ProseContext);
  const [parts] = useState(
    () => sent ?? rendered ?? ids.map((id) => document.getElementById(id)?.innerHTML ?? ""),
  );
  return parts;
}
