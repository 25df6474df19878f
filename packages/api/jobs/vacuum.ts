import type { Transaction } from "kysely";
import type { Database } from "@angadi/database/database";
import type { Schema } from "@angadi/database/schema/schema";
import { isoTime } from "@angadi/database/iso-time";
import { claimJob, settleJob } from "./queue.ts";

/** There is one such job at most. */
const ID = "vacuum";
/** Milliseconds. */
const LEASE = 60_000;

/**
 * Queues, in the transaction that deletes people's data, the vacuum that removes the last traces from
 * the database's files.
 */
export async function requestVacuum(trx: Transaction<Schema>): Promise<void> {
  // A vacuum under way began too early: it loses its claim, and another one follows.
  const due = { state: "waiting", run_at: "", claimed_by: null, finished_at: null, attempts: 0 };
  await trx
    .insertInto("job_queue")
    .values({ id: ID, kind: "vacuum", payload: "null", created_at: isoTime(Date.now()), ...due })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(due))
    .execute();
}

/** Vacuums now, so that the caller can say that the data is gone. */
export async function vacuumNow(
  database: Pick<Database, "db" | "skipLocked" | "purge">,
): Promise<void> {
  const job = await claimJob(database, "vacuum", LEASE);
  await database.purge();
  if (job) await settleJob(database.db, job, { is: "done" });
}
