import { z } from "zod";

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

/** Deeper nesting than this is flattened away: no reader follows it, and hostile input nests. */
const MAX_DEPTH = 4;

function readItems(items: unknown, depth = 0): ListItem[] {
  if (!Array.isArray(items) || depth >= MAX_DEPTH) return [];
  return items.flatMap((item: unknown): ListItem[] => {
    if (typeof item === "string") return [{ html: item, items: [] }];
    if (typeof item !== "object" || item === null) return [];
    const { content, items: nested } = item as { content?: unknown; items?: unknown };
    if (typeof content !== "string") return [];
    return [{ html: content, items: readItems(nested, depth + 1) }];
  });
}

const paragraph = z
  .object({ type: z.literal("paragraph"), data: z.object({ text: z.string() }) })
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
      file: z.object({ url: z.string().min(1) }),
      caption: z.string().catch(""),
    }),
  })
  .transform(({ data }): Block => ({ type: "image", url: data.file.url, caption: data.caption }));

const block = z.union([paragraph, list, image]);

/** The blocks that can be read, and a line for each that can't. */
export function readBlocks(value: unknown): { blocks: Block[]; skipped: string[] } {
  const blocks: Block[] = [];
  const skipped: string[] = [];
  for (const [index, entry] of (Array.isArray(value) ? value : []).entries()) {
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
