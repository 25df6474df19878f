import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";

/** Milliseconds after which somebody counts as gone unless they are recorded again. */
const PRESENCE_TIMEOUT_MS = 10_000;

/** Somebody who has a post open. */
export interface Presence {
  postId: string;
  staffId: string;
}

/** Records that these people are present now; deletes those who are long gone. */
export async function recordPresence(
  db: Kysely<Schema>,
  present: readonly Presence[],
  now = Date.now(),
): Promise<void> {
  const seen_at = new Date(now).toISOString();
  await db
    .deleteFrom("post_presence")
    .where("seen_at", "<", new Date(now - 6 * PRESENCE_TIMEOUT_MS).toISOString())
    .execute();
  if (present.length === 0) return;
  await db
    .insertInto("post_presence")
    .values(present.map(({ postId, staffId }) => ({ post_id: postId, staff_id: staffId, seen_at })))
    .onConflict((conflict) =>
      conflict
        .columns(["post_id", "staff_id"])
        .doUpdateSet({ seen_at: (eb) => eb.ref("excluded.seen_at") }),
    )
    .execute();
}

/** Deletes the presence of somebody who has closed a post. */
export async function clearPresence(
  db: Kysely<Schema>,
  { postId, staffId }: Presence,
): Promise<void> {
  await db
    .deleteFrom("post_presence")
    .where("post_id", "=", postId)
    .where("staff_id", "=", staffId)
    .execute();
}

/** Who has these posts open in any process, sorted by name. */
export async function listPresence(
  db: Kysely<Schema>,
  postIds: readonly string[],
): Promise<(Presence & { name: string })[]> {
  return db
    .selectFrom("post_presence")
    .innerJoin("staff", "staff.id", "post_presence.staff_id")
    .select(["post_id as postId", "staff_id as staffId", "name"])
    .where("post_id", "in", [...postIds])
    .where("seen_at", ">", new Date(Date.now() - PRESENCE_TIMEOUT_MS).toISOString())
    .orderBy("name")
    .orderBy("staff_id")
    .execute();
}
