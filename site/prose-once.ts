import { createContext, use, useState } from "react";

/**
 * A document carries a route's data a second time, for hydration. Of a long text that would be a
 * sixth of the page (13.5 kB for 11.2 kB), so a document carries it once, and the browser takes it
 * from there; only who comes by a link within the site is sent it as data.
 */
export const ProseContext = createContext<string | undefined>(undefined);

/** What the loader gives: the text as data, or, for a document, to the page that is rendered. */
export function proseFor(request: Request, page: { prose?: string }, html: string) {
  // The suffix by which React Router asks for data alone.
  if (new URL(request.url).pathname.endsWith(".data")) return html;
  page.prose = html;
  return undefined;
}

/**
 * The text, in an element with the given id. Call it where nothing suspends above: the document's
 * own element has to be there still.
 */
export function useProse(sent: string | undefined, id: string): string {
  const rendered = use(ProseContext);
  const [html] = useState(() => sent ?? rendered ?? document.getElementById(id)?.innerHTML ?? "");
  return html;
}
