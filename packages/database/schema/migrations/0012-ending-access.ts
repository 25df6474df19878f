import type { Kysely } from "kysely";

/** Who created invitations and preview links, to revoke them with their creator's access. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("staff_invitations")
    // Null for a command on the machine, or an older build.
    .addColumn("invited_by", "varchar(36)")
    .execute();
  await db.schema
    .createTable("preview_links")
    // SHA-256 of the link's token, base64url.
    .addColumn("token_digest", "varchar(43)", (column) => column.primaryKey())
    .addColumn("post_id", "varchar(200)", (column) => column.notNull())
    .addColumn("staff_id", "varchar(36)", (column) => column.notNull())
    .addColumn("expires_at", "varchar(24)", (column) => column.notNull())
    .execute();
}
