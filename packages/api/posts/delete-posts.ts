import type { Kysely, Transaction } from "kysely";
import type { NewLogEntry } from "@angadi/desk-ports/log";
import { DELETED_DAYS } from "@angadi/desk-ports/posts";
import type { Schema } from "@angadi/database/schema/schema";
import { requestVacuum } from "../jobs/vacuum.ts";
import { revokePreviewLinks } from "./preview-links.ts";

/** The state of a deleted post, which only the list with this filter shows. */
export const DELETED_STATE = "deleted";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes a post that is not public, or restores it. Returns false if its state forbids that. */
export async function setPostDeleted(
  db: Kysely<Schema>,
  id: string,
  isDeleted: boolean,
  writeEntry: (trx: Transaction<Schema>, logEntry: NewLogEntry) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changedRow = await trx
      .updateTable("posts")
      .set((eb) => ({
        state: isDeleted
          ? DELETED_STATE
          : eb.case().when("published_at", "is", null).then("draft").else("withdrawn").end(),
        deleted_at: isDeleted ? new Date().toISOString() : null,
      }))
      .where("id", "=", id)
      .where("state", "in", isDeleted ? ["draft", "withdrawn"] : [DELETED_STATE])
      .returning("title")
      .executeTakeFirst();
    if (!changedRow) return false;
    if (isDeleted) await revokePreviewLinks(trx, id);
    const action = isDeleted ? "post-deleted" : "post-undeleted";
    await writeEntry(trx, { action, subject: changedRow.title });
    return true;
  });
}

/** Erases the posts that were deleted `DELETED_DAYS` before `now`. Returns their number. */
export async function expireDeletedPosts(db: Kysely<Schema>, now: number): Promise<number> {
  const cutoff = new Date(now - DELETED_DAYS * DAY_MS).toISOString();
  return db.transaction().execute(async (trx) => {
    const expiredRows = await trx
      .deleteFrom("posts")
      .where("state", "=", DELETED_STATE)
      .where("deleted_at", "<", cutoff)
      .returning("id")
      .execute();
    if (expiredRows.length === 0) return 0;
    const ids = expiredRows.map(({ id }) => id);
    for (const table of ["post_revisions", "post_old_slugs"] as const)
      await trx.deleteFrom(table).where("post_id", "in", ids).execute();
    await trx.deleteFrom("presence").where("subject", "in", ids).execute();
    await requestVacuum(trx);
    return ids.length;
  });
}
