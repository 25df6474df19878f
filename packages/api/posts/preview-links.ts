import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { PreviewLink } from "@angadi/desk-ports/posts";
import type { Schema } from "@angadi/database/schema/schema";
import { toIsoTime } from "@angadi/database/iso-time";
import { hashToken } from "../http/hash-token.ts";

/** How long a preview link is valid, in milliseconds. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Creates a preview link of a post. Returns its token; the database stores only a digest. */
export async function createPreviewLink(
  db: Kysely<Schema>,
  { postId, staffId }: { postId: string; staffId: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  await db.deleteFrom("preview_links").where("expires_at", "<=", toIsoTime(now)).execute();
  await db
    .insertInto("preview_links")
    .values({
      token_digest: hashToken(token),
      post_id: postId,
      staff_id: staffId,
      expires_at: toIsoTime(now + LIFETIME_MS),
    })
    .execute();
  return token;
}

/** The id of a token's post; undefined if the link has expired or was revoked. */
export async function findPreviewedPostId(
  db: Kysely<Schema>,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("preview_links")
    .select("post_id")
    .where("token_digest", "=", hashToken(token))
    .where("expires_at", ">", toIsoTime(Date.now()))
    .executeTakeFirst();
  return row?.post_id;
}

/** The active preview links of a post, newest first. */
export async function listPreviewLinks(db: Kysely<Schema>, postId: string): Promise<PreviewLink[]> {
  const rows = await db
    .selectFrom("preview_links")
    .leftJoin("staff", "staff.id", "preview_links.staff_id")
    .select(["token_digest", "staff.name", "expires_at"])
    .where("post_id", "=", postId)
    .where("expires_at", ">", toIsoTime(Date.now()))
    .orderBy("expires_at", "desc")
    .orderBy("token_digest")
    .execute();
  return rows.map(({ token_digest: id, name, expires_at: expiresAt }) => ({
    id,
    createdBy: name,
    createdAt: toIsoTime(Date.parse(expiresAt) - LIFETIME_MS),
    expiresAt,
  }));
}

/** Revokes one preview link of a post. Returns false if the post has no such link. */
export async function revokePreviewLink(
  db: Kysely<Schema>,
  postId: string,
  linkId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("preview_links")
    .where("post_id", "=", postId)
    .where("token_digest", "=", linkId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Revokes all preview links of a post, including those of other people. */
export async function revokePreviewLinks(db: Kysely<Schema>, postId: string): Promise<void> {
  await db.deleteFrom("preview_links").where("post_id", "=", postId).execute();
}
