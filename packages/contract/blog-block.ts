import { z } from "zod";
import { escapeHtml, toPlainText } from "./html-text.ts";
import { webAddress } from "./text.ts";

/** A list item: HTML, and the items nested below it. */
export interface ListItem {
  html: string;
  items: ListItem[];
}

/**
 * One block of a post's body. Its HTML is as the server sent it: not yet safe to show. A `variant`
 * is the layout that the author chose; clients that do not support it show the plain block.
 */
export type Block =
  /** Text, headings, quotes, code or a table. A dialogue has one line (`<br>`) per speaker. */
  | { type: "paragraph"; html: string; variant?: "dialogue" }
  /** A bill has items such as "Rent: ₹9,000"; a total is bold. Ordered lists have no variant. */
  | { type: "list"; ordered: boolean; items: ListItem[]; variant?: "bill" }
  /** The caption is plain text. */
  | { type: "image"; url: string; caption: string };

/** Longer HTML (in characters), and more items or blocks, are refused. */
const MAX_HTML = 100_000;
const MAX_ITEMS = 1000;
const MAX_BLOCKS = 1000;

const html = z.string().max(MAX_HTML);
const optionalHtml = html.catch("");

/** Deeper nesting is flattened: no reader follows it. */
const MAX_DEPTH = 4;
/** Even deeper items are left out. */
const MAX_NESTING = 20;

const listItem = z
  .union([
    html.transform((content) => ({ content, text: "", isChecked: false, items: [] })),
    z
      .object({
        content: optionalHtml,
        text: optionalHtml,
        checked: z.boolean().catch(false),
        meta: z.object({ checked: z.boolean() }).catch({ checked: false }),
        items: z.array(z.unknown()).catch([]),
      })
      .transform(({ checked, meta, ...item }) => ({
        ...item,
        isChecked: checked || meta.checked,
      })),
  ])
  .transform(({ content, text, ...item }) => ({ ...item, html: content || text }));

function readItems(items: readonly unknown[], style: string, depth = 1): ListItem[] {
  if (depth > MAX_NESTING) return [];
  return items.slice(0, MAX_ITEMS).flatMap((item): ListItem[] => {
    const parsed = listItem.safeParse(item).data;
    if (!parsed) return [];
    const box = style !== "checklist" ? "" : parsed.isChecked ? "☑ " : "☐ ";
    const nested = readItems(parsed.items, style, depth + 1);
    const text = box + parsed.html;
    return depth < MAX_DEPTH
      ? [{ html: text, items: nested }]
      : [{ html: text, items: [] as ListItem[] }].concat(nested);
  });
}

/** A block of Editor.js, whose data are an object of this shape. */
const blockOf = <Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  toBlock: (data: z.output<z.ZodObject<Shape>>) => Block,
) =>
  z
    .object({ type: z.literal(type), data: z.object(shape) })
    .transform(({ data }): Block => toBlock(data));

const paragraphOf = (text: string): Block => ({ type: "paragraph", html: text });

const cell = z.union([html, z.number().transform(String)]).catch("");

function tableRow(cells: readonly string[], isHeading: boolean): string {
  const tag = isHeading ? "th" : "td";
  return `<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;
}

const picture = { url: webAddress };

const block = z.discriminatedUnion("type", [
  blockOf(
    "paragraph",
    { text: html, variant: z.literal("dialogue").optional().catch(undefined) },
    ({ text, variant }) => ({ type: "paragraph", html: text, ...(variant && { variant }) }),
  ),
  blockOf(
    "list",
    {
      style: z.string().catch("unordered"),
      items: z.array(z.unknown()),
      variant: z.literal("bill").optional().catch(undefined),
    },
    ({ style, items, variant }) => ({
      type: "list",
      ordered: style === "ordered",
      items: readItems(items, style),
      ...(variant && style !== "ordered" && { variant }),
    }),
  ),
  blockOf("checklist", { items: z.array(z.unknown()) }, ({ items }) => ({
    type: "list",
    ordered: false,
    items: readItems(items, "checklist"),
  })),
  z
    .object({
      type: z.literal("image"),
      data: z.union([
        z.object({ file: z.object(picture), caption: optionalHtml }),
        z.object({ ...picture, caption: optionalHtml }).transform(({ url, caption }) => ({
          file: { url },
          caption,
        })),
      ]),
    })
    .transform(({ data: { file, caption } }): Block => ({
      type: "image",
      url: file.url,
      caption: toPlainText(caption),
    })),
  blockOf("header", { text: html, level: z.number().catch(2) }, ({ text, level }) => {
    // The page renders the `h1`; a post's headings have levels 2 to 4.
    const tag = `h${Math.min(4, Math.max(2, Math.trunc(level)))}`;
    return paragraphOf(`<${tag}>${text}</${tag}>`);
  }),
  blockOf("quote", { text: html, caption: optionalHtml }, ({ text, caption }) =>
    paragraphOf(`<blockquote>${text}</blockquote>${caption && `<p>— ${caption}</p>`}`),
  ),
  blockOf("warning", { title: optionalHtml, message: optionalHtml }, ({ title, message }) =>
    paragraphOf(`<p><b>${title}</b></p><p>${message}</p>`),
  ),
  blockOf("code", { code: html }, ({ code }) =>
    paragraphOf(`<pre><code>${escapeHtml(code)}</code></pre>`),
  ),
  blockOf("raw", { html }, ({ html: text }) => paragraphOf(text)),
  blockOf(
    "table",
    { withHeadings: z.boolean().catch(false), content: z.array(z.array(cell)).max(MAX_ITEMS) },
    ({ withHeadings, content }) =>
      paragraphOf(
        `<table>${content.map((row, index) => tableRow(row, withHeadings && index === 0)).join("")}</table>`,
      ),
  ),
  blockOf("delimiter", {}, () => paragraphOf("<hr>")),
]);

/** The blocks that can be parsed, and a line for each that cannot. */
export function readBlocks(value: unknown): { blocks: Block[]; skipped: string[] } {
  const blocks: Block[] = [];
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const skipped: string[] =
    entries.length > MAX_BLOCKS ? [`${entries.length - MAX_BLOCKS} blocks too many`] : [];
  for (const [index, entry] of entries.slice(0, MAX_BLOCKS).entries()) {
    const parsed = block.safeParse({ data: {}, ...(entry as object | null) });
    if (parsed.success) blocks.push(parsed.data);
    else skipped.push(`block ${index} of type ${typeName(entry)}`);
  }
  return { blocks, skipped };
}

function typeName(entry: unknown): string {
  const type = (entry as { type?: unknown } | null)?.type;
  return typeof type === "string" ? JSON.stringify(type.slice(0, 40)) : "unknown";
}
