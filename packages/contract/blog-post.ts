import { z } from "zod";
import { type Block, readBlocks } from "./blog-block.ts";
import { PREVIEW_ID } from "./post-preview.ts";
import { toLine, looseLabel, looseText, webAddress } from "./text.ts";
import { timestamp } from "./timestamp.ts";

/**
 * A post as the site uses it. `null` means the server sent nothing usable; the text shown instead
 * is content, not contract.
 */
export interface BlogPost {
  id: string;
  title: string;
  excerpt: string | null;
  category: string | null;
  author: string | null;
  /** ISO 8601, UTC. */
  createdAt: string | null;
  /** Time of the last change, or of the creation if the server sends none. */
  updatedAt: string | null;
  readTimeMinutes: number;
  /** The first image block, or else the post's own `image`. `alt` is plain text, may be empty. */
  cover: { url: string; alt: string } | null;
  tags: string[];
  /** The body, without the cover. */
  blocks: Block[];
  /** Descriptions, for the log, of blocks that could not be parsed. */
  skippedBlocks: string[];
}

/** Minutes shown if a post has no reading time. */
const DEFAULT_READ_TIME_MINUTES = 5;

const title = z.object({
  title: looseText.optional().catch(undefined),
  postTitle: looseText.optional().catch(undefined),
});

/** Maximum characters of a post's id. */
export const MAX_POST_ID = 200;

/**
 * URLs resolve dots, React Router uses `.data` itself, and the other ids are routes of the site.
 */
const isReserved = (id: string) =>
  /^\.\.?$|\.data$/.test(id) || ["feed.xml", "feed.json", PREVIEW_ID].includes(id);

/** An id that can be the last segment of a post's URL. */
const postId = looseText.refine((id) => id.length <= MAX_POST_ID && !isReserved(id));

/** Maximum characters of a whole post's HTML. */
const MAX_BODY = 500_000;

// A default costs less than an error that is caught: posts may have few of the fields.
const optionalText = looseText.nullable().default(null).catch(null);
const optionalHtml = z.string().trim().min(1).max(MAX_BODY).nullable().default(null).catch(null);

const readTime = z
  .union([z.number(), z.string().transform((value) => Number.parseInt(value, 10))])
  .pipe(z.number().int().min(1).max(600))
  .default(DEFAULT_READ_TIME_MINUTES)
  .catch(DEFAULT_READ_TIME_MINUTES);

const tags = z
  .array(looseLabel)
  .transform((list) => [...new Set(list.filter((tag) => tag !== null))])
  .default([])
  .catch([]);

const post = z
  .object({
    id: postId,
    excerpt: optionalText,
    postSummary: optionalText,
    content: optionalHtml,
    description: optionalHtml,
    category: looseLabel,
    author: looseLabel,
    createdTimeStamp: timestamp,
    updatedTimeStamp: timestamp,
    updatedAt: timestamp,
    readTime,
    image: webAddress.nullable().default(null).catch(null),
    tags,
    blocks: z.unknown().optional().transform(readBlocks),
  })
  .and(title);

/** One item of a page of posts; also the response of the look-up of one post, under `data`. */
export const blogPostResponse: z.ZodType<BlogPost> = post
  .refine((raw) => raw.title ?? raw.postTitle, { error: "a post without a title" })
  .transform((raw) => ({
    id: raw.id,
    title: raw.title ?? raw.postTitle ?? "",
    excerpt: raw.excerpt ?? raw.postSummary,
    category: raw.category,
    author: raw.author,
    createdAt: raw.createdTimeStamp,
    updatedAt: raw.updatedTimeStamp ?? raw.updatedAt ?? raw.createdTimeStamp,
    readTimeMinutes: raw.readTime,
    tags: raw.tags,
    skippedBlocks: raw.blocks.skipped,
    ...readBody(raw.blocks.blocks, raw.image, raw.content ?? raw.description),
  }));

/** Returns a post's cover, and its body without it. Without text blocks, the body is `html`. */
function readBody(
  blocks: readonly Block[],
  image: string | null,
  html: string | null,
): Pick<BlogPost, "cover" | "blocks"> {
  const coverBlock = blocks.find((block) => block.type === "image");
  const body = blocks.filter((block) => block !== coverBlock);
  const hasText = body.some(({ type }) => type !== "image");
  return {
    cover: coverBlock
      ? { url: coverBlock.url, alt: toLine(coverBlock.caption) }
      : image
        ? { url: image, alt: "" }
        : null,
    blocks: hasText || html === null ? body : [...body, ...toParagraphs(html)],
  };
}

/** HTML without a tag is plain text, whose paragraphs are separated by blank lines. */
function toParagraphs(html: string): Block[] {
  const texts = html.includes("<") ? [html] : html.split(/\n\s*\n/);
  return texts.map((text) => ({
    type: "paragraph",
    html: html.includes("<") ? text : text.trim().replaceAll("\n", "<br>"),
  }));
}

/** What a post needs to link to its neighbour. */
export interface PostLink {
  id: string;
  title: string;
}

/** The response of the look-up of one post. Only the site's own API sends the neighbours. */
export interface PostWithNeighbours {
  post: BlogPost;
  newer: PostLink | null;
  older: PostLink | null;
}

const postLink = z.object({ id: postId, title: looseText }).nullable().catch(null);

export const postWithNeighboursResponse: z.ZodType<PostWithNeighbours> = z
  .object({ data: blogPostResponse, newer: postLink, older: postLink })
  .transform(({ data, newer, older }) => ({ post: data, newer, older }));

/** The payload of the call for a page of posts. */
export const blogPageRequest = z.object({
  businessId: z.string().min(1),
  pageNo: z.int().min(0).max(1_000_000),
  size: z.int().min(1).max(100),
});

/** The query of the search by title, which only the site's own API supports. */
export const titleSearchRequest = z.object({
  /** The title must contain all of them. */
  part: z
    .union([z.string(), z.array(z.string()).max(10)])
    .transform((parts) => [parts].flat())
    .pipe(z.array(z.string().min(1).max(200))),
});

/** A post as a sitemap lists it. */
export interface PostDate {
  id: string;
  /** Time of the last change (ISO 8601, UTC). */
  updatedAt: string | null;
}

/** A page of posts, oldest first. */
export interface PostDates {
  posts: PostDate[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** The query of the call for dates, which only the site's own API supports. */
export const postDatesRequest = z.object({
  after: z.string().min(1).max(300).optional(),
  size: z.coerce.number().int().min(1).max(5000).default(5000),
});

const postDate = z.object({ id: postId, updatedTimeStamp: timestamp });

export const postDatesResponse: z.ZodType<PostDates> = z
  .object({ data: z.array(z.unknown()), next: z.string().min(1).nullable() })
  .transform(({ data, next }) => ({
    posts: data.flatMap((entry) => {
      const parsed = postDate.safeParse(entry).data;
      return parsed ? [{ id: parsed.id, updatedAt: parsed.updatedTimeStamp }] : [];
    }),
    next,
  }));
