import type { Kysely } from "kysely";
import { toPostResponse } from "./blog-posts.ts";
import type { Schema } from "@angadi/database/schema/schema";
import { parseDocument, createPublishedRow, getSlug } from "./publish.ts";

/** The latest version of a post, published or not. */
export interface LatestVersion {
  /** As the API would return it if it were published. */
  post: ReturnType<typeof toPostResponse>;
  /** True if this version is published. */
  isPublished: boolean;
}

/** The latest version of a post; undefined if there is no such post. */
export async function findLatestVersion(
  db: Kysely<Schema>,
  id: string,
): Promise<LatestVersion | undefined> {
  const row = await db.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const document = parseDocument(row.document);
  const { published_at: publishedAt, saved_at: savedAt } = row;
  const slug = publishedAt === null ? getSlug(document) || id : row.slug;
  const times = { publishedAt: publishedAt ?? savedAt, updatedAt: savedAt };
  return {
    post: toPostResponse(createPublishedRow(slug, document, times)),
    isPublished: row.state === "published" && row.published_version === row.version,
  };
}
