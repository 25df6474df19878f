import { z } from "zod";
import { escapeHtml, htmlToText } from "./html-text.ts";
import { webAddress } from "./text.ts";

/** A list item: HTML, and the items nested below it. */
export interface ListItem {
  html: string;
  items: ListItem[];
}

/**
 * One block of a post's body. Its HTML is as the server sent it and not yet safe to show. A
 * `variant` is the layout that the author chose; clients that do not support it show the plain
 * block.
 */
export type Block =
  /** Text, headings, quotes, code or a table. A dialogue has one line (`<br>`) per speaker. */
  | { type: "paragraph"; html: string; variant?: "dialogue" }
  /** A bill has items such as "Rent: ₹9,000"; a total is bold. Ordered lists have no variant. */
  | { type: "list"; ordered: boolean; items: ListItem[]; variant?: "bill" }
  /** The caption is plain text. */
  | { type: "image"; url: string; caption: string };

/** Longer HTML (in characters) is rejected, and so are further items and blocks. */
const MAX_HTML = 100_000;
const MAX_ITEMS = 1000;
const MAX_BLOCKS = 1000;

const html = z.string().max(MAX_HTML);
const optionalHtml = html.catch("");

/** Deeper nesting is flattened to this depth. */
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
    const checkbox = style !== "checklist" ? "" : parsed.isChecked ? "☑ " : "☐ ";
    const nested = readItems(parsed.items, style, depth + 1);
    const text = checkbox + parsed.html;
    return depth < MAX_DEPTH
      ? [{ html: text, items: nested }]
      : [{ html: text, items: [] as ListItem[] }].concat(nested);
  });
}

/** Creates a schema for a block of Editor.js, whose data are an object of this shape. */
const createBlockSchema = <Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  toBlock: (data: z.output<z.ZodObject<Shape>>) => Block,
) =>
  z
    .object({ type: z.literal(type), data: z.object(shape) })
    .transform(({ data }): Block => toBlock(data));

const createParagraph = (text: string): Block => ({ type: "paragraph", html: text });

const cell = z.union([html, z.number().transform(String)]).catch("");

function renderTableRow(cells: readonly string[], isHeading: boolean): string {
  const tag = isHeading ? "th" : "td";
  return `<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;
}

const pictureFields = { url: webAddress };

const blockSchema = z.discriminatedUnion("type", [
  createBlockSchema(
    "paragraph",
    { text: html, variant: z.literal("dialogue").optional().catch(undefined) },
    ({ text, variant }) => ({ type: "paragraph", html: text, ...(variant && { variant }) }),
  ),
  createBlockSchema(
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
  createBlockSchema("checklist", { items: z.array(z.unknown()) }, ({ items }) => ({
    type: "list",
    ordered: false,
    items: readItems(items, "checklist"),
  })),
  z
    .object({
      type: z.literal("image"),
      data: z.union([
        z.object({ file: z.object(pictureFields), caption: optionalHtml }),
        z.object({ ...pictureFields, caption: optionalHtml }).transform(({ url, caption }) => ({
          file: { url },
          caption,
        })),
      ]),
    })
    .transform(({ data: { file, caption } }): Block => ({
      type: "image",
      url: file.url,
      caption: htmlToText(caption),
    })),
  createBlockSchema("header", { text: html, level: z.number().catch(2) }, ({ text, level }) => {
    // The page renders the `h1`; a post's headings have levels 2 to 4.
    const tag = `h${Math.min(4, Math.max(2, Math.trunc(level)))}`;
    return createParagraph(`<${tag}>${text}</${tag}>`);
  }),
  createBlockSchema("quote", { text: html, caption: optionalHtml }, ({ text, caption }) =>
    createParagraph(`<blockquote>${text}</blockquote>${caption && `<p>— ${caption}</p>`}`),
  ),
  createBlockSchema(
    "warning",
    { title: optionalHtml, message: optionalHtml },
    ({ title, message }) => createParagraph(`<p><b>${title}</b></p><p>${message}</p>`),
  ),
  createBlockSchema("code", { code: html }, ({ code }) =>
    createParagraph(`<pre><code>${escapeHtml(code)}</code></pre>`),
  ),
  createBlockSchema("raw", { html }, ({ html: text }) => createParagraph(text)),
  createBlockSchema(
    "table",
    { withHeadings: z.boolean().catch(false), content: z.array(z.array(cell)).max(MAX_ITEMS) },
    ({ withHeadings, content }) =>
      createParagraph(
        `<table>${content.map((row, index) => renderTableRow(row, withHeadings && index === 0)).join("")}</table>`,
      ),
  ),
  createBlockSchema("delimiter", {}, () => createParagraph("<hr>")),
]);

/** Returns the blocks that can be parsed, and a description of each that cannot. */
export function readBlocks(value: unknown): { blocks: Block[]; skipped: string[] } {
  const blocks: Block[] = [];
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const skipped: string[] =
    entries.length > MAX_BLOCKS ? [`${entries.length - MAX_BLOCKS} blocks too many`] : [];
  for (const [index, entry] of entries.slice(0, MAX_BLOCKS).entries()) {
    const parsed = blockSchema.safeParse({ data: {}, ...(entry as object | null) });
    if (parsed.success) blocks.push(parsed.data);
    else skipped.push(`block ${index} of type ${formatType(entry)}`);
  }
  return { blocks, skipped };
}

function formatType(entry: unknown): string {
  const type = (entry as { type?: unknown } | null)?.type;
  return typeof type === "string" ? JSON.stringify(type.slice(0, 40)) : "unknown";
}
