import { createContext, use, useState } from "react";

/**
 * The parts of a long text, as HTML. A document normally contains a route's data a second time, for
 * hydration. For a long text that would be a sixth of the page (13.5 kB instead of 11.2 kB), so the
 * document contains only its HTML, from which hydration reads it; client-side navigation receives
 * it as data.
 */
export const ProseContext = createContext<readonly string[] | undefined>(undefined);

/**
 * For the loader: returns the parts as data or, for a document, passes them to the rendered page.
 */
export function provideProse(
  request: Request,
  page: { prose?: readonly string[] },
  parts: readonly string[],
) {
  // React Router's suffix for data requests.
  if (new URL(request.url).pathname.endsWith(".data")) return parts;
  page.prose = parts;
  return undefined;
}

/**
 * Returns the text's parts, in the order of the ids of their elements. Do not call it below a
 * suspending component: the document's own elements must still exist.
 */
export function useProse(
  initialParts: readonly string[] | undefined,
  ids: readonly string[],
): readonly string[] {
  const contextParts = use(ProseContext);
  const [parts] = useState(
    () =>
      initialParts ?? contextParts ?? ids.map((id) => document.getElementById(id)?.innerHTML ?? ""),
  );
  return parts;
}
