import { DomUtils, parseDocument } from "htmlparser2";

type Root = ReturnType<typeof parseDocument>;
export type HtmlElement = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

/** Parses a page's HTML. */
export const parsePage = (html: string): Root => parseDocument(html);

/** The element with an id. Throws if none exists. */
export function getElementById(root: Root | HtmlElement, id: string): HtmlElement {
  const element = DomUtils.getElementById(id, root.children);
  if (!element) throw new Error(`No element has the id ${id}.`);
  return element;
}

/** All elements with a tag (`*` for any) and these attributes, in document order. */
export const findElements = (
  root: Root | HtmlElement,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): HtmlElement[] =>
  DomUtils.findAll(
    ({ name, attribs }) =>
      (tag === "*" || name === tag) &&
      Object.entries(attributes).every(([key, value]) => attribs[key] === value),
    root.children,
  );

/** The only element with a tag and these attributes. Throws if there is not exactly one. */
export function getOnlyElement(...args: Parameters<typeof findElements>): HtmlElement {
  const [element, ...others] = findElements(...args);
  if (!element || others.length > 0)
    throw new Error(`${others.length + 1} elements for ${args[1]}.`);
  return element;
}

/** The text of an element, with each run of white space as one space. */
export const getText = (element: HtmlElement): string =>
  DomUtils.textContent(element).replaceAll(/\s+/g, " ").trim();
