import type { Kysely } from "kysely";
import { toResponse } from "./blog-posts.ts";
import type { Schema } from "@angadi/database/schema/schema";
import { parseDocument, createPublicRow, getSlug } from "./publish.ts";

/** The newest version of a post. */
export interface Draft {
  /** As the API would return it if it were published. */
  post: ReturnType<typeof toResponse>;
  /** True if this version is published. */
  isPublic: boolean;
}

/** The newest draft of a post; undefined if there is no such post. */
export async function findDraft(db: Kysely<Schema>, id: string): Promise<Draft | undefined> {
  const row = await db.selectFrom("posts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const document = parseDocument(row.document);
  const { published_at: publishedAt, saved_at: savedAt } = row;
  const slug = publishedAt === null ? getSlug(document) || id : row.slug;
  const times = { publishedAt: publishedAt ?? savedAt, updatedAt: savedAt };
  return {
    post: toResponse(createPublicRow(slug, document, times)),
    isPublic: row.state === "published" && row.published_version === row.version,
  };
}
