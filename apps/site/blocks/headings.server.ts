import type { ChildNode } from "domhandler";
import { DomUtils } from "htmlparser2";

/** A heading within a text, as a table of contents points to it. */
export interface Heading {
  id: string;
  text: string;
}

/** The second-level headings of one post; gives each an id of its own. */
export class Headings {
  readonly list: Heading[] = [];
  /** The ids given so far, each with the number of its next copy. */
  readonly #known = new Map<string, number>();

  add(nodes: ChildNode[]): void {
    for (const element of DomUtils.getElementsByTagName("h2", nodes)) {
      const text = DomUtils.textContent(element).trim();
      const id = this.#freshId(text);
      element.attribs["id"] = id;
      if (text !== "") this.list.push({ id, text });
    }
  }

  /** Letters and digits of any script, so that a heading in Telugu has a readable address, too. */
  #freshId(text: string): string {
    const slug =
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
        .replaceAll(/^-|-$/g, "")
        .slice(0, 60) || "part";
    const first = `on-${slug}`;
    let id = first;
    let copy = this.#known.get(first) ?? 2;
    for (; this.#known.has(id); copy += 1) id = `${first}-${copy}`;
    this.#known.set(id, 2);
    this.#known.set(first, copy);
    return id;
  }
}
