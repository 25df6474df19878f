import { z } from "zod";
import { type Block, readBlocks } from "./blog-block.ts";
import { looseLabel, looseText, webAddress } from "./text.ts";

/**
 * A post as the site uses it. `null` means the server sent nothing usable; the text shown instead
 * is content, not contract.
 */
export interface BlogPost {
  id: string;
  title: string;
  excerpt: string | null;
  /** HTML of the whole body, used if there are no blocks. Not yet safe to show. */
  html: string | null;
  category: string | null;
  author: string | null;
  /** ISO 8601, UTC. */
  createdAt: string | null;
  /** Time of its last change; most servers send none. */
  updatedAt: string | null;
  readTimeMinutes: number;
  /** URL of the cover: the post's own `image`, else its first image block's. */
  image: string | null;
  tags: string[];
  blocks: Block[];
  /** Descriptions, for the log, of blocks that could not be parsed. */
  skippedBlocks: string[];
}

/** Minutes shown if a post has no reading time (specification, section 9). */
const DEFAULT_READ_TIME = 5;

const title = z.object({
  title: looseText.optional().catch(undefined),
  postTitle: looseText.optional().catch(undefined),
});

/** Maximum characters of a post's id. */
export const MAX_POST_ID = 200;

/** Maximum characters of a whole post's HTML. */
const MAX_BODY = 500_000;

const optionalText = looseText.nullable().catch(null);
const optionalHtml = z.string().trim().min(1).max(MAX_BODY).nullable().catch(null);

const timeStamp = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{9,14}$/)
      .transform(Number),
    z.string(),
  ])
  .transform((value) => new Date(value))
  .pipe(z.date())
  .transform((date) => date.toISOString())
  .nullable()
  .catch(null);

const readTime = z
  .union([z.number(), z.string().transform((value) => Number.parseInt(value, 10))])
  .pipe(z.number().int().min(1).max(600))
  .catch(DEFAULT_READ_TIME);

const tags = z
  .array(looseText.nullable().catch(null))
  .transform((list) => [...new Set(list.filter((tag) => tag !== null))])
  .catch([]);

const post = z
  .object({
    id: looseText.refine((id) => id.length <= MAX_POST_ID),
    excerpt: optionalText,
    postSummary: optionalText,
    content: optionalHtml,
    description: optionalHtml,
    category: looseLabel,
    author: looseLabel,
    createdTimeStamp: timeStamp,
    updatedTimeStamp: timeStamp,
    updatedAt: timeStamp,
    readTime,
    image: webAddress.nullable().catch(null),
    tags,
    blocks: z.unknown().optional().transform(readBlocks),
  })
  .and(title);

/** Call 2, one item of the list; also the response of the look-up of one post, under `data`. */
export const blogPostResponse: z.ZodType<BlogPost> = post
  .refine((raw) => raw.title ?? raw.postTitle, { error: "a post without a title" })
  .transform((raw) => ({
    id: raw.id,
    title: raw.title ?? raw.postTitle ?? "",
    excerpt: raw.excerpt ?? raw.postSummary,
    html: raw.content ?? raw.description,
    category: raw.category,
    author: raw.author,
    createdAt: raw.createdTimeStamp,
    updatedAt: raw.updatedTimeStamp ?? raw.updatedAt,
    readTimeMinutes: raw.readTime,
    image: raw.image ?? firstImage(raw.blocks.blocks),
    tags: raw.tags,
    blocks: raw.blocks.blocks,
    skippedBlocks: raw.blocks.skipped,
  }));

/** A post as its neighbours link to it. */
export interface PostLink {
  id: string;
  title: string;
}

/** The response of the look-up of one post. Only our own API sends the neighbours. */
export interface FoundPost {
  post: BlogPost;
  newer: PostLink | null;
  older: PostLink | null;
}

const postLink = z.object({ id: looseText, title: looseText }).nullable().catch(null);

export const foundPostResponse: z.ZodType<FoundPost> = z
  .object({ data: blogPostResponse, newer: postLink, older: postLink })
  .transform(({ data, newer, older }) => ({ post: data, newer, older }));

function firstImage(blocks: Block[]): string | null {
  return blocks.find((block) => block.type === "image")?.url ?? null;
}

/** Call 2's payload. */
export const blogPageRequest = z.object({
  businessId: z.string().min(1),
  pageNo: z.int().min(0).max(1_000_000),
  size: z.int().min(1).max(100),
});

/** The query of the search by title, which only our own API supports. */
export const titledPostsRequest = z.object({
  /** The title must contain all of them. */
  part: z
    .union([z.string(), z.array(z.string()).max(10)])
    .transform((parts) => [parts].flat())
    .pipe(z.array(z.string().min(1).max(200))),
});

/** A post as a sitemap lists it. */
export interface PostDate {
  id: string;
  /** ISO 8601, UTC: of its last change. */
  updatedAt: string | null;
}

/** Some posts in order of age, the oldest first. */
export interface PostDates {
  posts: PostDate[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** The query of the call for dates, which only our own API supports. */
export const postDatesRequest = z.object({
  after: z.string().min(1).max(300).optional(),
  size: z.coerce.number().int().min(1).max(5000).default(5000),
});

// Thousands at a time, so they are validated but not repaired like a single post.
export const postDatesResponse: z.ZodType<PostDates> = z
  .object({
    data: z.array(
      z.object({
        id: z.string().min(1).max(MAX_POST_ID),
        updatedTimeStamp: z
          .string()
          .regex(/^\d{4}-\d\d-\d\dT/)
          .nullable()
          .catch(null),
      }),
    ),
    next: z.string().min(1).nullable(),
  })
  .transform(({ data, next }) => ({
    posts: data.map(({ id, updatedTimeStamp }) => ({
      id: id.toWellFormed(),
      updatedAt: updatedTimeStamp,
    })),
    next,
  }));
