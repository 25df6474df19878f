import type { Selectable, Transaction } from "kysely";
import {
  type PostDocument,
  type StoredPost,
  fromStoredPost,
  toSlug,
  toStoredPost,
} from "@angadi/contract/post-document";
import type { BlogPostsTable, PostsTable, Schema } from "@angadi/database/schema/schema";
import { createPostsPurge, enqueuePurge } from "../jobs/purges.ts";
import { countReadMinutes } from "./read-time.ts";

export type PostRow = Selectable<PostsTable>;

/** The slug belongs or belonged to another post. */
export class SlugTakenError extends Error {
  override name = "SlugTakenError";
}

export const parseDocument = (json: string): PostDocument =>
  fromStoredPost(JSON.parse(json) as StoredPost);

export const getSlug = ({ slug, title }: PostDocument): string => slug || toSlug(title);

/** Publishes one post at a time, so that two posts cannot claim the same slug. */
export async function lockPublishing(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable("contents_version")
    .set((eb) => ({ version: eb.ref("version") }))
    .where("id", "=", 1)
    .execute();
}

/**
 * Assigns a slug to a post, and redirects from the one it was published under before. Throws
 * `SlugTakenError`. The caller holds the lock (`lockPublishing`).
 */
export async function claimSlug(
  trx: Transaction<Schema>,
  post: Pick<PostRow, "id" | "slug" | "published_at">,
  slug: string,
): Promise<void> {
  if (slug === post.slug) return;
  const oldSlug = await trx
    .selectFrom("post_old_slugs")
    .select("post_id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  const slugOwner = await trx
    .selectFrom("posts")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  const publishedPost = await trx
    .selectFrom("blog_posts")
    .select("id")
    .where("id", "=", slug)
    .executeTakeFirst();
  if (slugOwner || publishedPost || (oldSlug && oldSlug.post_id !== post.id))
    throw new SlugTakenError(slug);
  await trx.deleteFrom("post_old_slugs").where("slug", "=", slug).execute();
  if (post.published_at !== null) {
    await trx.deleteFrom("blog_posts").where("id", "=", post.slug).execute();
    await trx.insertInto("post_old_slugs").values({ slug: post.slug, post_id: post.id }).execute();
  }
  await trx.updateTable("posts").set({ slug }).where("id", "=", post.id).execute();
}

/** When a post was first published, and when it was last changed; ISO 8601, UTC. */
interface PublicationTimes {
  publishedAt: string;
  updatedAt: string;
}

/** Publishes a document, replacing the post's published version. */
export async function upsertPublishedPost(
  trx: Transaction<Schema>,
  slug: string,
  document: PostDocument,
  { publishedAt, updatedAt }: PublicationTimes,
): Promise<void> {
  const row = createPublishedRow(slug, document, { publishedAt, updatedAt });
  const { id: _, ...columns } = row;
  await trx
    .insertInto("blog_posts")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .execute();
}

/** A document's row in the table of published posts. */
export function createPublishedRow(
  slug: string,
  document: PostDocument,
  { publishedAt, updatedAt }: PublicationTimes,
): BlogPostsTable {
  const { title, excerpt, category, author, tags, blocks } = toStoredPost(document);
  return {
    id: slug,
    title,
    excerpt,
    category,
    author,
    created_at: publishedAt,
    updated_at: updatedAt,
    read_time: countReadMinutes(document),
    // The first image block is the cover.
    image: null,
    tags: JSON.stringify(tags),
    blocks: JSON.stringify(blocks),
  };
}

/** Queues a CDN purge, if there is a CDN, for a post that was published or unpublished. */
export async function enqueuePostPurge(
  trx: Transaction<Schema>,
  id: string,
  { shouldPurge }: { shouldPurge: boolean },
): Promise<void> {
  if (!shouldPurge) return;
  const current = await trx.selectFrom("posts").select("slug").where("id", "=", id).execute();
  const previous = await trx
    .selectFrom("post_old_slugs")
    .select("slug")
    .where("post_id", "=", id)
    .execute();
  await enqueuePurge(trx, createPostsPurge([...current, ...previous].map(({ slug }) => slug)));
}
