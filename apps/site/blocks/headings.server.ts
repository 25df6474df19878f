import type { ChildNode } from "domhandler";
import { DomUtils } from "htmlparser2";

/** A heading that a table of contents links to. */
export interface Heading {
  id: string;
  text: string;
}

/** Collects the second-level headings of one post and assigns each a unique id. */
export class Headings {
  readonly list: Heading[] = [];
  /** The ids used so far, each with the next suffix for a duplicate. */
  readonly #known = new Map<string, number>();

  add(nodes: ChildNode[]): void {
    for (const element of DomUtils.getElementsByTagName("h2", nodes)) {
      const text = DomUtils.textContent(element).trim();
      const id = this.#freshId(text);
      element.attribs["id"] = id;
      if (text !== "") this.list.push({ id, text });
    }
  }

  /**
   * Keeps letters and digits of any script, so that a Telugu heading also has a readable anchor.
   */
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
