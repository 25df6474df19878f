import { type Kysely, sql } from "kysely";
import type { EditablePost, PostSummary } from "@angadi/desk-ports/posts";
import type { Schema } from "@angadi/database/schema/schema";
import { DELETED_STATE } from "./delete-posts.ts";
import { type PostRow, parseDocument } from "./publish.ts";

const COLUMNS = [
  "id",
  "slug",
  "title",
  "state",
  "publish_at",
  "deleted_at",
  "published_at",
  "published_version",
  "scheduled_version",
  "version",
  "saved_at",
  "saved_by",
] as const;

const toSummary = (row: Pick<PostRow, (typeof COLUMNS)[number]>): PostSummary => ({
  id: row.id,
  title: row.title,
  state: row.state,
  publishAt: row.publish_at,
  deletedAt: row.deleted_at,
  savedAt: row.saved_at,
  savedBy: row.saved_by,
  hasChanges: ![row.published_version, row.scheduled_version, row.version].every(
    (version) => version === null || version === row.version,
  ),
});

/**
 * Posts by their last save, newest first; optionally filtered by state or by text in the title.
 * Excludes deleted posts, unless `state` is `DELETED_STATE`.
 */
export async function listPosts(
  db: Kysely<Schema>,
  { state, search, page, size }: { state?: string; search?: string; page: number; size: number },
): Promise<{ posts: PostSummary[]; hasMore: boolean }> {
  let query = db
    .selectFrom("posts")
    .select(COLUMNS)
    .where("state", state ? "=" : "!=", state ?? DELETED_STATE);
  if (search) {
    const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
    query = query.where(sql<boolean>`lower(title) LIKE ${pattern} ESCAPE '\\'`);
  }
  const rows = await query
    .orderBy("saved_at", "desc")
    .orderBy("id", "desc")
    .limit(size + 1)
    .offset(page * size)
    .execute();
  return { posts: rows.slice(0, size).map(toSummary), hasMore: rows.length > size };
}

/** A post to edit, or undefined if no post has this id. */
export async function findEditablePost(
  db: Kysely<Schema>,
  id: string,
): Promise<EditablePost | undefined> {
  const row = await db
    .selectFrom("posts")
    .select([...COLUMNS, "document"])
    .where("id", "=", id)
    .where("state", "!=", DELETED_STATE)
    .executeTakeFirst();
  if (!row) return undefined;
  const hasSlug = row.slug !== row.id || row.published_at !== null;
  return {
    ...toSummary(row),
    version: row.version,
    slug: hasSlug ? row.slug : null,
    document: parseDocument(row.document),
  };
}

/** How many of the newest posts' categories and authors are suggested. */
const MAX_SUGGESTION_POSTS = 500;

/** The categories and authors of the newest published posts, sorted. */
export async function listSuggestions(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom("blog_posts")
    .select(["category", "author"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_SUGGESTION_POSTS)
    .execute();
  return {
    categories: sortUnique(rows.map(({ category }) => category)),
    authors: sortUnique(rows.map(({ author }) => author)),
  };
}

const sortUnique = (values: readonly string[]) => [...new Set(values)].toSorted();
