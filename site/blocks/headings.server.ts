import { plainText } from "./safe-html.server.ts";

/** A heading within a text, as a table of contents points to it. */
export interface Heading {
  id: string;
  text: string;
}

const HEADING = /<h2>(?<inner>[\s\S]*?)<\/h2>/g;

/**
 * Gives the second-level headings of sanitised HTML ids of their own, and lists them. `known` holds
 * the ids given so far in the same text.
 */
export function withHeadingIds(
  html: string,
  known: Set<string>,
): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = html.replaceAll(HEADING, (_whole, inner: string) => {
    const text = plainText(inner).trim();
    const id = freshId(text, known);
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings: headings.filter(({ text }) => text !== "") };
}

/** Letters and digits of any script, so that a heading in Telugu has a readable address, too. */
function freshId(text: string, known: Set<string>): string {
  const slug =
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "")
      .slice(0, 60) || "part";
  let id = `on-${slug}`;
  for (let copy = 2; known.has(id); copy += 1) id = `on-${slug}-${copy}`;
  known.add(id);
  return id;
}
