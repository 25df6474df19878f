import type { Element, ElementContent, Properties } from "hast";

/**
 * A drawing: `<!-- bars: Caption | Label: ₹1,200 | … -->`. Its kinds are `bars`; `bill`, a list of
 * amounts whose last line is the remainder; `steps`, a sequence; and `posts`, pictures in
 * `apps/site/public/art/samples` with captions.
 */
const DRAWING_COMMENT = /^<!--\s*(?<kind>bars|bill|steps|posts): (?<source>[\s\S]+?)\s*-->$/;

/** Length of the longest bar in the SVG's units; it scales to the available width. */
const MAX_BAR_LENGTH = 100;

interface Entry {
  label: string;
  value: string;
}

/**
 * Builds the figure that a comment in Markdown requests; undefined for any other comment. Throws if
 * the comment is malformed.
 */
export function buildDrawing({ value }: { value: string }): Element | undefined {
  const { kind, source } = DRAWING_COMMENT.exec(value)?.groups ?? {};
  if (!kind || !source) return undefined;
  const [caption = "", ...rest] = source.split(" | ");
  const entries = rest.map(parseEntry);
  if (entries.length < 2) throw new Error(`Too few entries: ${source}`);
  return createElement(
    "figure",
    { className: kind in STYLED_KINDS ? ["drawing", kind] : ["drawing"] },
    [
      createElement("figcaption", {}, [createText(caption)]),
      RENDERERS[kind as keyof typeof RENDERERS](entries),
    ],
  );
}

function parseEntry(source: string): Entry {
  const separatorIndex = source.lastIndexOf(": ");
  if (separatorIndex < 0) throw new Error(`Drawing entry needs a label and value: ${source}`);
  return { label: source.slice(0, separatorIndex), value: source.slice(separatorIndex + 2) };
}

/** Renders amounts with proportional bars. The bars are decorative: the text has the amounts. */
function renderBars(entries: readonly Entry[]): Element {
  const amounts = entries.map(({ value }) => parseAmount(value));
  const max = Math.max(...amounts);
  return createElement(
    "dl",
    {},
    entries.map(({ label, value }, index) => {
      const length = Math.max(1, Math.round(((amounts[index] ?? 0) / max) * MAX_BAR_LENGTH));
      const bar = createElement(
        "svg",
        { viewBox: `0 0 ${MAX_BAR_LENGTH} 9`, preserveAspectRatio: "none", ariaHidden: "true" },
        [createElement("path", { d: `M0 0h${length}v9H0z` })],
      );
      return renderEntry(label, [createText(value), bar]);
    }),
  );
}

const renderBill = (entries: readonly Entry[]): Element =>
  createElement(
    "dl",
    {},
    entries.map(({ label, value }) => renderEntry(label, [createText(value)])),
  );

const renderEntry = (label: string, value: ElementContent[]): Element =>
  createElement("div", {}, [
    createElement("dt", {}, [createText(label)]),
    createElement("dd", {}, value),
  ]);

function parseAmount(value: string): number {
  const amount = Number(/[\d,.]+/.exec(value)?.[0].replaceAll(",", ""));
  if (!(amount > 0)) throw new Error(`No amount to draw: ${value}`);
  return amount;
}

/** Renders steps along a line, in order. */
const renderSteps = (entries: readonly Entry[]): Element =>
  createElement(
    "ol",
    // Safari drops list semantics from lists without markers.
    { role: "list" },
    entries.map(({ label, value }) =>
      createElement("li", {}, [
        createElement("b", {}, [createText(label)]),
        createText(` ${value}`),
      ]),
    ),
  );

/** Renders pictures with captions. The pictures are decorative: the captions say everything. */
const renderPosts = (entries: readonly Entry[]): Element =>
  createElement(
    "ul",
    { role: "list" },
    entries.map(({ label, value }) => {
      const [postKind = "", name = ""] = label.split(", ");
      const src = `/art/samples/${name}.svg`;
      return createElement("li", {}, [
        createElement("img", { src, alt: "", width: 400, height: 400, loading: "lazy" }),
        createElement("b", {}, [createText(postKind)]),
        createElement("p", {}, [createText(value)]),
      ]);
    }),
  );

const RENDERERS = { bars: renderBars, bill: renderBill, steps: renderSteps, posts: renderPosts };

/** Kinds with their own styles (apps/site/pages/guide/drawings.css). */
const STYLED_KINDS = { bill: true, posts: true };

export const createElement = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children });

export const createText = (value: string): ElementContent => ({ type: "text", value });
