import type { FormValues } from "@angadi/contract/form-values";
import type { PostRevisionInput } from "@angadi/desk-ports/posts";
import { type PostDocument, postDocument, toRawBlock } from "@angadi/contract/post-document";
import { HttpError, type RequestContext } from "../request/request-context.ts";
import { errorsCopy } from "../copy/shell.ts";

/** Maximum bytes of a post's form: 100,000 characters, each up to nine bytes when encoded. */
const MAX_FORM_BYTES = 1024 * 1024;

const LINE_FIELDS = [
  "title",
  "slug",
  "excerpt",
  "category",
  "author",
  "tags",
  "coverUrl",
  "coverAlt",
] as const;

/** The form fields of a post, as text; `blocks` is JSON in the API's format. */
export type PostForm = Record<(typeof LINE_FIELDS)[number] | "blocks", string>;

export const toPostForm = ({ cover, tags, blocks, ...textFields }: PostDocument): PostForm => ({
  ...textFields,
  tags: tags.join(", "),
  coverUrl: cover?.url ?? "",
  coverAlt: cover?.alt ?? "",
  blocks: JSON.stringify(blocks.map(toRawBlock)),
});

/** The submitted form: the post and its metadata. */
export interface PostSubmission {
  form: PostForm;
  /** The version it is based on. */
  base: number;
  /** The id of the open page and the draft's number within it; empty and 0 without JavaScript. */
  page: string;
  number: number;
  /** True if the post is not stored yet: this form creates it. */
  isNew: boolean;
  /** The value of the clicked button. */
  intent: string;
  /** The `datetime-local` value, in Indian time; the desk's script sends UTC. */
  at: string;
}

/** India's offset from UTC in minutes; there is no daylight saving. */
const INDIA_OFFSET_MINUTES = 330;

/** Reads the posted form; throws an `HttpError` if it is malformed. */
export async function readPostSubmission({ readForm }: RequestContext): Promise<PostSubmission> {
  const values = await readForm(MAX_FORM_BYTES);
  const base = Number(values.get("base"));
  if (!Number.isSafeInteger(base)) throw new HttpError(400, errorsCopy.notFound);
  return {
    form: readFields(values),
    base,
    page: PAGE_ID.test(values.get("page") ?? "") ? (values.get("page") ?? "") : "",
    number: parseDraftNumber(values.get("number")),
    isNew: values.get("new") === "1",
    intent: values.get("intent") ?? "",
    at: values.get("at") ?? "",
  };
}

/** Page ids, as created by `apps/desk/browser/saving/`. */
const PAGE_ID = /^[0-9a-f]{32}$/;

const MAX_DRAFT_NUMBER = 2 ** 31 - 1;

function parseDraftNumber(text: string | undefined): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 && number <= MAX_DRAFT_NUMBER ? number : 0;
}

function readFields(values: FormValues): PostForm {
  const getLine = (name: string) => (values.get(name) ?? "").replaceAll(/\s+/g, " ").trim();
  const lines = LINE_FIELDS.map((name) => [name, getLine(name)]);
  const blocks = requireJson(values.get("blocks"));
  return Object.fromEntries([...lines, ["blocks", blocks]]) as PostForm;
}

/** Returns the text; throws an `HttpError` if it is not JSON. */
function requireJson(text = ""): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    throw new HttpError(400, errorsCopy.incomplete);
  }
}

/** Parses the form to a document; undefined if a field is too long or a URL is invalid. */
export function parsePostForm(form: PostForm): PostDocument | undefined {
  const { tags, coverUrl, coverAlt, blocks, ...textFields } = form;
  const result = postDocument.safeParse({
    ...textFields,
    tags: [...new Set(tags.split(",").map((tag) => tag.trim()))].filter(Boolean),
    cover: coverUrl ? { url: coverUrl, alt: coverAlt } : null,
    blocks: JSON.parse(blocks),
  });
  return result.data;
}

export const toRevisionInput = (
  { base, page, number }: PostSubmission,
  document: PostDocument,
): PostRevisionInput => ({
  document,
  base,
  page,
  number,
});

/** Parses the chosen time; undefined if it is invalid or past. */
export function parseTime({ at }: Pick<PostSubmission, "at">): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z?$/.test(at)) return undefined;
  const time = at.endsWith("Z")
    ? Date.parse(at)
    : Date.parse(`${at}Z`) - INDIA_OFFSET_MINUTES * 60_000;
  return time > Date.now() ? new Date(time) : undefined;
}
