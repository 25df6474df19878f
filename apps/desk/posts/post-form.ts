import type { FormValues } from "@angadi/contract/form-values";
import type { PostSave } from "@angadi/contract/desk/posts";
import { type PostDocument, postDocument, rawBlock } from "@angadi/contract/post-document";
import { HttpError } from "../request-context.ts";
import type { RequestContext } from "../request-context.ts";
import { errors } from "../copy/shell.ts";
import { fromMarkdown, toMarkdown } from "./text/markdown.ts";

/** Bytes of a post's form: ten times the longest post, and a third of a second to parse at worst. */
const MAX_BYTES = 256 * 1024;

/** A post as its form holds it: text in each field. */
export interface PostForm {
  title: string;
  slug: string;
  excerpt: string;
  category: string;
  author: string;
  tags: string;
  coverUrl: string;
  coverAlt: string;
  /** Markdown. */
  text: string;
}

export const toPostForm = ({ cover, tags, blocks, ...copy }: PostDocument): PostForm => ({
  ...copy,
  tags: tags.join(", "),
  coverUrl: cover?.url ?? "",
  coverAlt: cover?.alt ?? "",
  text: toMarkdown(blocks),
});

/** What was sent beside the post itself. */
export interface PostedPost {
  form: PostForm;
  /** The version it was made from. */
  base: number;
  /** A name of the open page, and which of its texts it is; empty and 0 without script. */
  page: string;
  number: number;
  /** Not stored yet: the post begins with it. */
  isNew: boolean;
  /** Which button was pressed. */
  intent: string;
  /** A time in India, as `datetime-local` gives it; by the desk's script a moment in UTC. */
  at: string;
}

/** Minutes that India is ahead of UTC, all the year. */
const INDIA = 330;

/** Reads the posted form; one that cannot be read ends in an error page. */
export async function readPosted({ ports, request }: RequestContext): Promise<PostedPost> {
  const read = await ports.readForm(request, MAX_BYTES);
  if ("error" in read) throw new HttpError(read.error.status, read.error.message);
  const { values } = read;
  const base = Number(values.get("base"));
  if (!Number.isSafeInteger(base)) throw new HttpError(400, errors.notFound);
  return {
    form: readFields(values),
    base,
    page: PAGE.test(values.get("page") ?? "") ? (values.get("page") ?? "") : "",
    number: numberIn(values.get("number")),
    isNew: values.get("new") === "1",
    intent: values.get("do") ?? "",
    at: values.get("at") ?? "",
  };
}

/** Names of open pages, as `apps/desk/browser/saving/` makes them. */
const PAGE = /^[0-9a-f]{32}$/;

const MAX_NUMBER = 2 ** 31 - 1;

function numberIn(text: string | undefined): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 && number <= MAX_NUMBER ? number : 0;
}

function readFields(values: FormValues): PostForm {
  const line = (name: string) => (values.get(name) ?? "").replaceAll(/\s+/g, " ").trim();
  return {
    title: line("title"),
    slug: line("slug"),
    excerpt: line("excerpt"),
    category: line("category"),
    author: line("author"),
    tags: line("tags"),
    coverUrl: line("coverUrl"),
    coverAlt: line("coverAlt"),
    text: values.get("text") ?? "",
  };
}

/** The form as a document; undefined where something is longer than it may be, or no address. */
export function parsePostForm(form: PostForm): PostDocument | undefined {
  const { tags, coverUrl, coverAlt, text, ...copy } = form;
  const read = postDocument.safeParse({
    ...copy,
    tags: [...new Set(tags.split(",").map((tag) => tag.trim()))].filter(Boolean),
    cover: coverUrl ? { url: coverUrl, alt: coverAlt } : null,
    blocks: fromMarkdown(text).map(rawBlock),
  });
  return read.data;
}

/** What is to be saved of it. */
export const toPostSave = (
  { base, page, number }: PostedPost,
  document: PostDocument,
): PostSave => ({
  document,
  base,
  page,
  number,
});

/** The moment that was chosen; undefined if it is none, or past. */
export function parseTime({ at }: Pick<PostedPost, "at">): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z?$/.test(at)) return undefined;
  const time = at.endsWith("Z") ? Date.parse(at) : Date.parse(`${at}Z`) - INDIA * 60_000;
  return time > Date.now() ? new Date(time) : undefined;
}
