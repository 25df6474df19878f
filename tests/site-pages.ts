import { inject } from "vitest";
import {
  type HtmlElement,
  findElements,
  getOnlyElement,
  getText,
  parsePage,
} from "./html-elements.ts";
import { waitFor } from "./wait-for.ts";

/** Requests a path of the shared site. */
export const request = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(new URL(path, inject("siteUrl")), init);

/**
 * Fetches and parses a page of the shared site. On a busy machine it may be streamed; then this
 * requests it again, because it is cached a moment later.
 */
export const fetchPage = (path: string) =>
  waitFor(async () => {
    const html = await (await request(path)).text();
    if (html.includes("<template")) throw new Error(`${path} is streamed.`);
    return parsePage(html);
  });

export type Page = Awaited<ReturnType<typeof fetchPage>>;

/** The content of a page, without header and footer. */
export const fetchMain = async (path: string): Promise<HtmlElement> =>
  getOnlyElement(await fetchPage(path), "main");

export const readTexts = (elements: readonly HtmlElement[]): string[] => elements.map(getText);

/** The section with the heading `name`, or with another element of this tag. Throws if none exists. */
export function getSection(root: Page | HtmlElement, name: string, tag = "h2"): HtmlElement {
  const section = findElements(root, "section").find((candidate) =>
    readTexts(findElements(candidate, tag)).includes(name),
  );
  if (!section) throw new Error(`No section has the heading ${name}.`);
  return section;
}

/** A page's structured data. */
export const readStructuredData = (root: Page | HtmlElement) =>
  findElements(root, "script", { type: "application/ld+json" }).map((script) =>
    JSON.parse(getText(script)),
  );
