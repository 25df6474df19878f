import type { Element, ElementContent, Properties } from "hast";

/**
 * `<!-- bars: Caption | Label: ₹1,200 | … -->`; `bill` for a sum line by line, its last line what is left;
 * `way` for stations one after the other; `posts` for pictures in `apps/site/public/art/samples`, each with its words.
 */
const DRAWING = /^<!--\s*(?<kind>bars|bill|way|posts): (?<words>[\s\S]+?)\s*-->$/;

/** Pixels of the longest bar; drawn as wide as there is room. */
const LONGEST = 100;

interface Entry {
  label: string;
  value: string;
}

/** The figure that a comment in a text of ours asks for; undefined for any other comment. Throws if it is not in order. */
export function parseDrawing({ value }: { value: string }): Element | undefined {
  const { kind, words } = DRAWING.exec(value)?.groups ?? {};
  if (!kind || !words) return undefined;
  const [caption = "", ...rest] = words.split(" | ");
  const entries = rest.map(parseEntry);
  if (entries.length < 2) throw new Error(`Too little to draw: ${words}`);
  return element("figure", { className: kind in NAMED ? ["drawing", kind] : ["drawing"] }, [
    element("figcaption", {}, [text(caption)]),
    DRAW[kind as keyof typeof DRAW](entries),
  ]);
}

function parseEntry(words: string): Entry {
  const at = words.lastIndexOf(": ");
  if (at < 0) throw new Error(`What is drawn has a label and a value: ${words}`);
  return { label: words.slice(0, at), value: words.slice(at + 2) };
}

/** Amounts beside each other, each as long as it is large. The text says them: the bars are for the eye. */
function drawBars(entries: readonly Entry[]): Element {
  const amounts = entries.map(({ value }) => parseAmount(value));
  const most = Math.max(...amounts);
  return element(
    "dl",
    {},
    entries.map(({ label, value }, index) => {
      const length = Math.max(1, Math.round(((amounts[index] ?? 0) / most) * LONGEST));
      const bar = element(
        "svg",
        { viewBox: `0 0 ${LONGEST} 9`, preserveAspectRatio: "none", ariaHidden: "true" },
        [element("path", { d: `M0 0h${length}v9H0z` })],
      );
      return line(label, [text(value), bar]);
    }),
  );
}

const drawBill = (entries: readonly Entry[]): Element =>
  element(
    "dl",
    {},
    entries.map(({ label, value }) => line(label, [text(value)])),
  );

const line = (label: string, value: ElementContent[]): Element =>
  element("div", {}, [element("dt", {}, [text(label)]), element("dd", {}, value)]);

function parseAmount(value: string): number {
  const amount = Number(/[\d,.]+/.exec(value)?.[0].replaceAll(",", ""));
  if (!(amount > 0)) throw new Error(`No amount to draw: ${value}`);
  return amount;
}

/** Stations along a line, the first one first. */
const drawWay = (entries: readonly Entry[]): Element =>
  element(
    "ol",
    // Safari takes a list without numbers for none.
    { role: "list" },
    entries.map(({ label, value }) =>
      element("li", {}, [element("b", {}, [text(label)]), text(` ${value}`)]),
    ),
  );

/** Pictures with what is written under them. They say nothing that the words don't. */
const drawPosts = (entries: readonly Entry[]): Element =>
  element(
    "ul",
    { role: "list" },
    entries.map(({ label, value }) => {
      const [kind = "", name = ""] = label.split(", ");
      const src = `/art/samples/${name}.svg`;
      return element("li", {}, [
        element("img", { src, alt: "", width: 400, height: 400, loading: "lazy" }),
        element("b", {}, [text(kind)]),
        element("p", {}, [text(value)]),
      ]);
    }),
  );

const DRAW = { bars: drawBars, bill: drawBill, way: drawWay, posts: drawPosts };

/** Those with a dress of their own (pages/guide/drawings.css). */
const NAMED = { bill: true, posts: true };

const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children });

const text = (value: string): ElementContent => ({ type: "text", value });
