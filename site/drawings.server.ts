import type { Element, ElementContent, Properties } from "hast";

/** `<!-- bars: Caption | Label: ₹1,200 | … -->`, or `way` for stations one after the other. */
const DRAWING = /^<!--\s*(?<kind>bars|way): (?<words>[\s\S]+?)\s*-->$/;

/** Pixels of the longest bar; drawn as wide as there is room. */
const LONGEST = 100;

interface Entry {
  label: string;
  value: string;
}

/** The figure that a comment in a text of ours asks for; undefined for any other comment. Throws where it is not in order. */
export function drawingOf({ value }: { value: string }): Element | undefined {
  const { kind, words } = DRAWING.exec(value)?.groups ?? {};
  if (!kind || !words) return undefined;
  const [caption = "", ...rest] = words.split(" | ");
  const entries = rest.map(entryOf);
  if (entries.length < 2) throw new Error(`Too little to draw: ${words}`);
  return element("figure", { className: ["drawing"] }, [
    element("figcaption", {}, [text(caption)]),
    kind === "bars" ? barsOf(entries) : wayOf(entries),
  ]);
}

function entryOf(words: string): Entry {
  const at = words.lastIndexOf(": ");
  if (at < 0) throw new Error(`What is drawn has a label and a value: ${words}`);
  return { label: words.slice(0, at), value: words.slice(at + 2) };
}

/** Amounts beside each other, each as long as it is large. The text says them: the bars are for the eye. */
function barsOf(entries: readonly Entry[]): Element {
  const amounts = entries.map(({ value }) => amountOf(value));
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
      return element("div", {}, [
        element("dt", {}, [text(label)]),
        element("dd", {}, [bar, text(value)]),
      ]);
    }),
  );
}

function amountOf(value: string): number {
  const amount = Number(/[\d,.]+/.exec(value)?.[0].replaceAll(",", ""));
  if (!(amount > 0)) throw new Error(`No amount to draw: ${value}`);
  return amount;
}

/** Stations along a line, the first one first. */
const wayOf = (entries: readonly Entry[]): Element =>
  element(
    "ol",
    // Safari takes a list without numbers for none.
    { role: "list" },
    entries.map(({ label, value }) =>
      element("li", {}, [element("b", {}, [text(label)]), text(` ${value}`)]),
    ),
  );

const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children });

const text = (value: string): ElementContent => ({ type: "text", value });
