import type { ChildNode } from "domhandler";
import { DomUtils } from "htmlparser2";

/** A heading that a table of contents links to. */
export interface Heading {
  id: string;
  text: string;
}

/** Collects the second-level headings of one post and assigns each a unique id. */
export class Headings {
  readonly entries: Heading[] = [];
  /** The next suffix for a duplicate, by the id used so far. */
  readonly #suffixes = new Map<string, number>();

  add(nodes: ChildNode[]): void {
    for (const element of DomUtils.getElementsByTagName("h2", nodes)) {
      const text = DomUtils.textContent(element).trim();
      const id = this.#createUniqueId(text);
      element.attribs["id"] = id;
      if (text !== "") this.entries.push({ id, text });
    }
  }

  /**
   * Returns an unused id for a heading's text. It keeps letters and digits of any script, so that a
   * Telugu heading also has a readable anchor. The prefix prevents clashes with the page's ids.
   */
  #createUniqueId(text: string): string {
    const slug =
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
        .replaceAll(/^-|-$/g, "")
        .slice(0, 60) || "part";
    const preferredId = `on-${slug}`;
    let id = preferredId;
    let suffix = this.#suffixes.get(preferredId) ?? 2;
    for (; this.#suffixes.has(id); suffix += 1) id = `${preferredId}-${suffix}`;
    this.#suffixes.set(id, 2);
    this.#suffixes.set(preferredId, suffix);
    return id;
  }
}
