import type { Kysely, Transaction } from "kysely";
import { type DeskJobs, type FailedJob, MAX_LISTED_JOBS } from "@angadi/desk-ports/jobs";
import type { Staff } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";
import { countJobs, listFailingJobs, retryJob } from "../jobs/queue.ts";
import { findLeadsById } from "../leads/leads.ts";
import { writeLog } from "../staff/staff-log.ts";

/** The background jobs, for the desk. */
export function createDeskJobs(db: Kysely<Schema>): DeskJobs {
  const retryOne = (actor: Staff, id: string) =>
    db.transaction().execute((trx) => retryAndLog(trx, actor, id));
  return {
    count: () => countJobs(db),
    listFailing: () => listFailingJobs(db),
    listFailed: () => listFailedJobs(db),
    retry: retryOne,
    async retryAll(actor) {
      const failedJobs = await db
        .selectFrom("job_queue")
        .select("id")
        .where("state", "=", "failed")
        .execute();
      let retriedCount = 0;
      for (const { id } of failedJobs) if (await retryOne(actor, id)) retriedCount += 1;
      return retriedCount;
    },
  };
}

async function retryAndLog(trx: Transaction<Schema>, actor: Staff, id: string): Promise<boolean> {
  const job = await retryJob(trx, id);
  if (!job) return false;
  const [lead] = job.subject === null ? [] : await findLeadsById(trx, [job.subject]);
  await writeLog(trx, actor, { action: "mail-retried", subject: lead?.reference ?? "" });
  return true;
}

async function listFailedJobs(db: Kysely<Schema>): Promise<FailedJob[]> {
  const rows = await db
    .selectFrom("job_queue")
    .selectAll()
    .where("state", "=", "failed")
    .orderBy("finished_at", "desc")
    .limit(MAX_LISTED_JOBS)
    .execute();
  const subjects = rows.flatMap(({ subject }) => subject ?? []);
  const leads = new Map((await findLeadsById(db, subjects)).map((lead) => [lead.id, lead]));
  return rows.map((row) => {
    const payload = JSON.parse(row.payload) as { channel?: string; to?: string } | null;
    const lead = leads.get(row.subject ?? "");
    return {
      id: row.id,
      kind: row.kind,
      recipient: payload?.channel ?? payload?.to ?? null,
      lead: lead ? { id: lead.id, reference: lead.reference, name: lead.name } : null,
      error: row.last_error ?? "",
      failedAt: row.finished_at ?? "",
    };
  });
}
