import { z } from "zod";
import { webAddress } from "./text.ts";

/** A list item: HTML, and the items nested below it. */
export interface ListItem {
  html: string;
  items: ListItem[];
}

/** One block of a post's body. The HTML in it is as the server sent it: not yet safe to show. */
export type Block =
  | { type: "paragraph"; html: string }
  | { type: "list"; ordered: boolean; items: ListItem[] }
  | { type: "image"; url: string; caption: string };

/** Longer pieces of HTML, in characters, are nobody's paragraph; more items or blocks nobody's post. */
const MAX_HTML = 100_000;
const MAX_ITEMS = 1000;
const MAX_BLOCKS = 1000;

const html = z.string().max(MAX_HTML);

/** Deeper nesting than this is flattened away: no reader follows it, and hostile input nests. */
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
  .object({ type: z.literal("paragraph"), data: z.object({ text: html }) })
  .transform(({ data }): Block => ({ type: "paragraph", html: data.text }));

const list = z
  .object({
    type: z.literal("list"),
    data: z.object({ style: z.string().catch("unordered"), items: z.array(z.unknown()) }),
  })
  .transform(({ data }): Block => ({
    type: "list",
    ordered: data.style === "ordered",
    items: readItems(data.items),
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

/** The blocks that can be read, and a line for each that can't. */
export function readBlocks(value: unknown): { blocks: Block[]; skipped: string[] } {
  const blocks: Block[] = [];
  const listed: unknown[] = Array.isArray(value) ? value : [];
  const skipped: string[] =
    listed.length > MAX_BLOCKS ? [`${listed.length - MAX_BLOCKS} blocks too many`] : [];
  for (const [index, entry] of listed.slice(0, MAX_BLOCKS).entries()) {
    const read = block.safeParse(entry);
    if (read.success) blocks.push(read.data);
    else skipped.push(`block ${index} of type ${typeName(entry)}`);
  }
  return { blocks, skipped };
}

function typeName(entry: unknown): string {
  const type = (entry as { type?: unknown } | null)?.type;
  return typeof type === "string" ? JSON.stringify(type.slice(0, 40)) : "unknown";
}
