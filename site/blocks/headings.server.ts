import { DomUtils, parseDocument } from "htmlparser2";

/** A heading within a text, as a table of contents points to it. */
export interface Heading {
  id: string;
  text: string;
}

/**
 * Gives the second-level headings of sanitised HTML ids of their own, and lists them. `known` holds
 * the ids given so far in the same text, each with the number of its next copy. All else of the HTML stays as the sanitiser wrote it.
 */
export function withHeadingIds(
  html: string,
  known: Map<string, number>,
): { html: string; headings: Heading[] } {
  const tree = parseDocument(html, { withStartIndices: true });
  const headings: Heading[] = [];
  let marked = "";
  let end = 0;
  for (const element of DomUtils.getElementsByTagName("h2", tree)) {
    const text = DomUtils.textContent(element).trim();
    const id = freshId(text, known);
    headings.push({ id, text });
    const attributes = (element.startIndex ?? 0) + "<h2".length;
    marked += `${html.slice(end, attributes)} id="${id}"`;
    end = attributes;
  }
  return { html: marked + html.slice(end), headings: headings.filter(({ text }) => text !== "") };
}

/** Letters and digits of any script, so that a heading in Telugu has a readable address, too. */
function freshId(text: string, known: Map<string, number>): string {
  const slug =
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "")
      .slice(0, 60) || "part";
  const first = `on-${slug}`;
  let id = first;
  let copy = known.get(first) ?? 2;
  for (; known.has(id); copy += 1) id = `${first}-${copy}`;
  known.set(id, 2);
  known.set(first, copy);
  return id;
}
