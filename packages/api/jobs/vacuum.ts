import type { Transaction } from "kysely";
import type { Database } from "@angadi/database/database";
import type { Schema } from "@angadi/database/schema/schema";
import { toIsoTime } from "@angadi/database/iso-time";
import { claimJob, settleJob } from "./queue.ts";

/** A fixed id, so that there is at most one such job. */
const JOB_ID = "vacuum";
const LEASE_MS = 60_000;

/**
 * Queues the vacuum that removes deleted data from the database's files. Call it in the
 * transaction that deletes people's data.
 */
export async function requestVacuum(trx: Transaction<Schema>): Promise<void> {
  // A vacuum in progress started too early: it loses its claim, and the job runs again.
  const dueColumns = {
    state: "pending",
    run_at: "",
    claimed_by: null,
    finished_at: null,
    attempts: 0,
  };
  await trx
    .insertInto("job_queue")
    .values({
      id: JOB_ID,
      kind: "vacuum",
      payload: "null",
      created_at: toIsoTime(Date.now()),
      ...dueColumns,
    })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(dueColumns))
    .execute();
}

/** Vacuums now, so that the caller can report that the data has been erased. */
export async function vacuumNow(
  database: Pick<Database, "db" | "skipLocked" | "vacuum">,
): Promise<void> {
  const job = await claimJob(database, "vacuum", LEASE_MS);
  await database.vacuum();
  if (job) await settleJob(database.db, job, { is: "done" });
}
