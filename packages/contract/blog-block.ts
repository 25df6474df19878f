import { z } from "zod";
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
  /** A dialogue has one line (`<br>`) per speaker, in turn. */
  | { type: "paragraph"; html: string; variant?: "dialogue" }
  /** A bill has items such as "Rent: ₹9,000"; a total is bold. Ordered lists have no variant. */
  | { type: "list"; ordered: boolean; items: ListItem[]; variant?: "bill" }
  | { type: "image"; url: string; caption: string };

/** Longer HTML (in characters), and more items or blocks, are refused. */
const MAX_HTML = 100_000;
const MAX_ITEMS = 1000;
const MAX_BLOCKS = 1000;

const html = z.string().max(MAX_HTML);

/** Deeper nesting is flattened: no reader follows it, and hostile input may nest deeply. */
const MAX_DEPTH = 4;

function readItems(items: unknown, depth = 0): ListItem[] {
  if (!Array.isArray(items) || depth >= MAX_DEPTH) return [];
  return items.slice(0, MAX_ITEMS).flatMap((item: unknown): ListItem[] => {
    if (typeof item === "string")
      return html.safeParse(item).success ? [{ html: item, items: [] }] : [];
    if (typeof item !== "object" || item === null) return [];
    const { content, items: nested } = item as { content?: unknown; items?: unknown };
    const text = html.safeParse(content);
    return text.success ? [{ html: text.data, items: readItems(nested, depth + 1) }] : [];
  });
}

const paragraph = z
  .object({
    type: z.literal("paragraph"),
    data: z.object({ text: html, variant: z.literal("dialogue").optional().catch(undefined) }),
  })
  .transform(({ data: { text, variant } }): Block => ({
    type: "paragraph",
    html: text,
    ...(variant && { variant }),
  }));

const list = z
  .object({
    type: z.literal("list"),
    data: z.object({
      style: z.string().catch("unordered"),
      items: z.array(z.unknown()),
      variant: z.literal("bill").optional().catch(undefined),
    }),
  })
  .transform(({ data: { style, items, variant } }): Block => ({
    type: "list",
    ordered: style === "ordered",
    items: readItems(items),
    ...(variant && style !== "ordered" && { variant }),
  }));

const image = z
  .object({
    type: z.literal("image"),
    data: z.object({
      file: z.object({ url: webAddress }),
      caption: html.catch(""),
    }),
  })
  .transform(({ data }): Block => ({ type: "image", url: data.file.url, caption: data.caption }));

const block = z.union([paragraph, list, image]);

/** The blocks that can be parsed, and a line for each that cannot. */
export function readBlocks(value: unknown): { blocks: Block[]; skipped: string[] } {
  const blocks: Block[] = [];
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const skipped: string[] =
    entries.length > MAX_BLOCKS ? [`${entries.length - MAX_BLOCKS} blocks too many`] : [];
  for (const [index, entry] of entries.slice(0, MAX_BLOCKS).entries()) {
    const parsed = block.safeParse(entry);
    if (parsed.success) blocks.push(parsed.data);
    else skipped.push(`block ${index} of type ${typeName(entry)}`);
  }
  return { blocks, skipped };
}

function typeName(entry: unknown): string {
  const type = (entry as { type?: unknown } | null)?.type;
  return typeof type === "string" ? JSON.stringify(type.slice(0, 40)) : "unknown";
}
