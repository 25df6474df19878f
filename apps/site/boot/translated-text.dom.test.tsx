import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { supportBrowserTranslation } from "./translated-text.ts";

supportBrowserTranslation();
afterEach(() => document.body.replaceChildren());

type Wrap = (text: Text, outer: Element, inner: Element) => void;

/** Ways in which translators change a text node. */
const TRANSLATORS: Record<string, Wrap> = {
  "replaces text nodes": (text, outer, inner) => {
    inner.append(text.data);
    text.replaceWith(outer);
  },
  "inserts its own text nodes and then removes the page's": (text, outer, inner) => {
    inner.append(text.data);
    text.before(outer);
    text.remove();
  },
  "moves text nodes": (text, outer, inner) => {
    text.replaceWith(outer);
    inner.append(text);
  },
};

function translate(root: Element, wrap: Wrap): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    wrap(text, outer, outer.firstChild as Element);
  }
}

/** Renders one state after another, each translated. Returns the text of the last. */
async function renderInTurn(wrap: Wrap, ...states: ReactNode[]): Promise<string | null> {
  const { container, rerender } = render(<p />);
  for (const [index, state] of states.entries()) {
    await act(async () => rerender(<p>{state}</p>));
    if (index < states.length - 1) await act(async () => translate(container, wrap));
  }
  return container.textContent;
}

for (const [translator, wrap] of Object.entries(TRANSLATORS)) {
  it.each([
    [
      "a text changes next to another",
      [
        [1, " of 17"],
        [2, " of 17"],
        [3, " of 17"],
      ],
      "3 of 17",
    ],
    [
      "a text is removed",
      [
        ["a", <b key="b">b</b>],
        [null, <b key="b">b</b>],
      ],
      "b",
    ],
    [
      "an element is added before a text",
      [
        [null, "text"],
        [<b key="b">b</b>, "text"],
      ],
      "btext",
    ],
    [
      "texts swap places",
      [
        ["a", "b"],
        ["b", "a"],
      ],
      "ba",
    ],
    [
      "an element between texts is removed",
      [
        ["a", <b key="b">b</b>, "c"],
        ["a", null, "d"],
      ],
      "ad",
    ],
    ["the only text changes", ["one", "two"], "two"],
    ["everything is removed and added again", [["a", 1], null, ["a", 2]], "a2"],
  ] as const)(
    `shows the new text if a translator ${translator}, and %s`,
    async (_, states, expected) => {
      expect(await renderInTurn(wrap, ...(states as unknown as ReactNode[]))).toBe(expected);
    },
  );
}

it("inserts and removes nodes that no translator has changed", () => {
  const parent = document.createElement("div");
  parent.innerHTML = "<i></i><b></b>";
  const [first, second] = [...parent.children] as [Element, Element];
  const insertedElement = document.createElement("u");
  parent.insertBefore(insertedElement, second);
  second.removeChild(document.createElement("i"));
  expect(parent.removeChild(first)).toBe(first);
  expect(parent.innerHTML).toBe("<u></u><b></b>");
});
