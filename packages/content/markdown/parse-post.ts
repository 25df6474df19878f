import { type RawBlock, toRawBlock } from "@angadi/contract/post-document";
import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { z } from "zod";
import { parseMarkdown, toHtml } from "./parse-markdown.ts";

const frontMatterSchema = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  author: z.string(),
  /** Dates in India. */
  date: z.iso.date(),
  updated: z.iso.date().optional(),
  tags: z.array(z.string()),
  /** Text alternative of the cover, `apps/site/public/art/posts/<id>.svg`. */
  cover: z.string(),
});

/** A post of `posts/*.md`, in the shape of the API's response, without its reading time. */
export interface ParsedPost extends Pick<
  z.infer<typeof frontMatterSchema>,
  "title" | "excerpt" | "category" | "author" | "tags"
> {
  id: string;
  /** ISO 8601, UTC. */
  createdTimeStamp: string;
  /** Time of the last change; undefined if there was none. */
  updatedTimeStamp?: string;
  blocks: readonly RawBlock[];
  /** The list of its sources: follows its blocks, and does not count towards the reading time. */
  sources: readonly RawBlock[];
}

/** Tags that the desk’s editor uses for bold and italic text. */
const EDITOR_TAGS: Readonly<Record<string, string>> = { strong: "b", em: "i" };

/** Parses a post's Markdown. Throws if its front matter or its text is invalid. */
export function parsePost(id: string, source: string): ParsedPost {
  const { frontMatter, root, sources } = parseMarkdown(source, frontMatterSchema);
  const { date, updated, cover, ...fields } = frontMatter;
  return {
    id,
    ...fields,
    createdTimeStamp: toTenAmInIndia(date),
    ...(updated && { updatedTimeStamp: toTenAmInIndia(updated) }),
    blocks: [
      toRawBlock({ type: "image", url: `/art/posts/${id}.svg`, caption: cover }),
      ...listBlocks(root),
    ],
    sources: listBlocks({ type: "root", children: sources }),
  };
}

const toTenAmInIndia = (day: string) => new Date(`${day}T10:00+05:30`).toISOString();

/** `<!-- here: bill -->` and `<!-- here: dialogue -->` set the layout of the block below them. */
function listBlocks(root: Root): RawBlock[] {
  visit(root, "element", (node) => {
    node.tagName = EDITOR_TAGS[node.tagName] ?? node.tagName;
    delete node.properties["id"];
  });
  let layout = "";
  return root.children.flatMap((node) => {
    if (node.type === "comment") layout = node.value.replace("here: ", "");
    if (node.type !== "element") return [];
    const block = toBlock(node, layout);
    layout = "";
    return [block];
  });
}

function toBlock(node: Element, layout: string): RawBlock {
  const { tagName } = node;
  if (/^[uo]l$/.test(tagName)) {
    const items = node.children.filter((child) => child.type === "element").map(toInnerHtml);
    const style = tagName === "ol" ? "ordered" : "unordered";
    return { type: "list", data: { style, items, ...(layout === "bill" && { variant: layout }) } };
  }
  if (tagName === "p") {
    const text = toInnerHtml(node);
    return { type: "paragraph", data: { text, ...(layout === "dialogue" && { variant: layout }) } };
  }
  if (!/^(?:h[2-4]|blockquote)$/.test(tagName)) throw new Error(`A post has no <${tagName}>.`);
  return { type: "paragraph", data: { text: `<${tagName}>${toInnerHtml(node)}</${tagName}>` } };
}

/** Returns the HTML in an element; the paragraphs of a quote become its lines. */
const toInnerHtml = ({ children }: Element): string =>
  toHtml({
    type: "root",
    children: children
      .filter((child) => child.type !== "text" || child.value !== "\n")
      .flatMap((child) =>
        child.type === "element" && child.tagName === "p" ? child.children : [child],
      ),
  }).replaceAll("<br>\n", "<br>");
