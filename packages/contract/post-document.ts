import { z } from "zod";
import { type Block, type ListItem, readBlocks } from "./blog-block.ts";
import { escapeHtml } from "./html-text.ts";
import { isVisible, toSafeText, webAddress } from "./text.ts";

/** A post as it is edited: its fields and its blocks. */
export interface PostDocument {
  title: string;
  /** The last segment of its URL; if empty, publishing derives it from the title. */
  slug: string;
  excerpt: string;
  category: string;
  author: string;
  tags: string[];
  /** The picture at the top. In the API it is the first image block, and `alt` its caption. */
  cover: { url: string; alt: string } | null;
  blocks: Block[];
}

/** A block in the API's shape. */
export type RawBlock =
  | { type: "paragraph"; data: { text: string; variant?: "dialogue" } }
  | { type: "list"; data: { style: "ordered" | "unordered"; items: RawItem[]; variant?: "bill" } }
  | { type: "image"; data: { file: { url: string }; caption: string } };

type RawItem = string | { content: string; items: RawItem[] };

/** A post in the API's shape, as the database stores it. */
export interface StoredPost {
  title: string;
  slug: string;
  excerpt: string;
  category: string;
  author: string;
  tags: readonly string[];
  blocks: readonly unknown[];
}

export const EMPTY_POST: PostDocument = {
  title: "",
  slug: "",
  excerpt: "",
  category: "",
  author: "",
  tags: [],
  cover: null,
  blocks: [],
};

/** A valid slug: needs no escaping in a URL, and does not look like a file. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const MAX_SLUG = 100;

/** Derives a slug from a title; empty if it has no Latin letter or digit. */
export const toSlug = (title: string): string =>
  title
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f’']/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG)
    .replaceAll(/^-+|-+$/g, "");

const toRawItem = ({ html, items }: ListItem): RawItem =>
  items.length === 0 ? html : { content: html, items: items.map(toRawItem) };

/** Converts a block to the API's shape; `readBlocks` is the inverse. */
export function toRawBlock(block: Block): RawBlock {
  switch (block.type) {
    case "paragraph":
      return {
        type: "paragraph",
        data: { text: block.html, ...(block.variant && { variant: block.variant }) },
      };
    case "list":
      return {
        type: "list",
        data: {
          style: block.ordered ? "ordered" : "unordered",
          items: block.items.map(toRawItem),
          ...(block.variant && { variant: block.variant }),
        },
      };
    case "image":
      return {
        type: "image",
        data: { file: { url: block.url }, caption: escapeHtml(block.caption) },
      };
  }
}

export function toStoredPost({ cover, blocks, ...fields }: PostDocument): StoredPost {
  const coverBlocks: Block[] = cover ? [{ type: "image", url: cover.url, caption: cover.alt }] : [];
  return { ...fields, blocks: [...coverBlocks, ...blocks].map(toRawBlock) };
}

export function fromStoredPost({ blocks: raw, ...fields }: StoredPost): PostDocument {
  const { blocks } = readBlocks(raw);
  const [first, ...rest] = blocks;
  const post = { ...fields, tags: [...fields.tags] };
  return first?.type === "image"
    ? { ...post, cover: { url: first.url, alt: first.caption }, blocks: rest }
    : { ...post, cover: null, blocks };
}

/** Maximum characters; longer posts are rejected. */
const MAX_LINE = 200;
const MAX_EXCERPT = 1000;
const MAX_TAGS = 20;

/** A document as an editor page sends it: any field may be empty. Blocks are in the API's shape. */
export const postDocument = z
  .object({
    title: z.string().max(MAX_LINE),
    slug: z.string().max(MAX_SLUG),
    excerpt: z.string().max(MAX_EXCERPT),
    category: z.string().max(100),
    author: z.string().max(MAX_LINE),
    tags: z.array(z.string().min(1).max(60)).max(MAX_TAGS),
    cover: z.object({ url: webAddress, alt: z.string().max(MAX_EXCERPT) }).nullable(),
    blocks: z.array(z.unknown()).transform((raw, context) => {
      const { blocks, skipped } = readBlocks(raw);
      if (skipped.length > 0) context.addIssue({ code: "custom", message: skipped.join(", ") });
      return blocks;
    }),
  })
  .transform((document): PostDocument => makeTextsSafe(document));

const makeTextsSafe = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === "string" ? toSafeText(part) : part,
  ) as T;

/** Why a post cannot be published, by field; the desk has the copy. */
export type PublishingProblem =
  | "title"
  | "slug"
  | "excerpt"
  | "category"
  | "author"
  | "blocks"
  | "coverAlt"
  | "pictureAlt";

/** Lists the fields that a document needs before it can be published. */
export function listPublishingProblems(document: PostDocument): PublishingProblem[] {
  const slug = document.slug || toSlug(document.title);
  const problems: Record<PublishingProblem, boolean> = {
    title: !isVisible(document.title),
    slug: !SLUG.test(slug),
    excerpt: !isVisible(document.excerpt),
    category: !isVisible(document.category),
    author: !isVisible(document.author),
    blocks: document.blocks.length === 0,
    coverAlt: document.cover !== null && !isVisible(document.cover.alt),
    pictureAlt: document.blocks.some(
      (block) => block.type === "image" && !isVisible(block.caption),
    ),
  };
  return (Object.keys(problems) as PublishingProblem[]).filter((field) => problems[field]);
}
