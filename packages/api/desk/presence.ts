import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";

/** Milliseconds after which somebody who is not recorded again counts as absent. */
const PRESENCE_TIMEOUT_MS = 10_000;

/** Somebody who has a post open, or is replying to a lead. */
export interface Presence {
  /** The id of the post or lead. */
  subject: string;
  staffId: string;
}

/** Records that these people are present now; deletes old records. */
export async function recordPresence(
  db: Kysely<Schema>,
  present: readonly Presence[],
  now = Date.now(),
): Promise<void> {
  const seen_at = new Date(now).toISOString();
  await db
    .deleteFrom("presence")
    .where("seen_at", "<", new Date(now - 6 * PRESENCE_TIMEOUT_MS).toISOString())
    .execute();
  if (present.length === 0) return;
  await db
    .insertInto("presence")
    .values(present.map(({ subject, staffId }) => ({ subject, staff_id: staffId, seen_at })))
    .onConflict((conflict) =>
      conflict
        .columns(["subject", "staff_id"])
        .doUpdateSet({ seen_at: (eb) => eb.ref("excluded.seen_at") }),
    )
    .execute();
}

/** Deletes the presence of somebody who has closed the page. */
export async function clearPresence(
  db: Kysely<Schema>,
  { subject, staffId }: Presence,
): Promise<void> {
  await db
    .deleteFrom("presence")
    .where("subject", "=", subject)
    .where("staff_id", "=", staffId)
    .execute();
}

/** Who is present at these subjects in any process, sorted by name. */
export async function listPresence(
  db: Kysely<Schema>,
  subjects: readonly string[],
): Promise<(Presence & { name: string })[]> {
  return db
    .selectFrom("presence")
    .innerJoin("staff", "staff.id", "presence.staff_id")
    .select(["subject", "staff_id as staffId", "name"])
    .where("subject", "in", [...subjects])
    .where("seen_at", ">", new Date(Date.now() - PRESENCE_TIMEOUT_MS).toISOString())
    .orderBy("name")
    .orderBy("staff_id")
    .execute();
}
