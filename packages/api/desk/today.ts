import { type Expression, type Kysely, sql } from "kysely";
import { MAX_TODAY_COUNT, type Today } from "@angadi/desk-ports/today";
import type { Schema } from "@angadi/database/schema/schema";
import { KINDS_TO_ANSWER } from "../leads/leads.ts";
import { listFailingJobs } from "../jobs/queue.ts";

/** Counts the work that is pending; each count stops at `MAX_TODAY_COUNT`. */
export async function countPending(db: Kysely<Schema>): Promise<Omit<Today, "lastBackupAt">> {
  const newLeads = db
    .selectFrom("lead_states")
    .select(sql<number>`1`.as("one"))
    .where("status", "=", "new")
    .where("kind", "in", KINDS_TO_ANSWER);
  const pendingApplications = db
    .selectFrom("affiliate_applications as application")
    .leftJoin("affiliate_decisions as decision", "decision.application_id", "application.id")
    .select(sql<number>`1`.as("one"))
    .where("decision.application_id", "is", null);
  const failedJobs = db
    .selectFrom("job_queue")
    .select(sql<number>`1`.as("one"))
    .where("state", "=", "failed");
  const scheduledPosts = db
    .selectFrom("posts")
    .select(sql<number>`1`.as("one"))
    .where("state", "=", "scheduled");
  const nextPost = await db
    .selectFrom("posts")
    .select((eb) => eb.fn.min("publish_at").as("at"))
    .where("state", "=", "scheduled")
    .executeTakeFirst();
  return {
    newLeadCount: await countRows(db, newLeads.limit(MAX_TODAY_COUNT)),
    pendingApplicationCount: await countRows(db, pendingApplications.limit(MAX_TODAY_COUNT)),
    failedJobCount: await countRows(db, failedJobs.limit(MAX_TODAY_COUNT)),
    failingJobs: await listFailingJobs(db),
    scheduledPostCount: await countRows(db, scheduledPosts.limit(MAX_TODAY_COUNT)),
    nextPostAt: nextPost?.at ?? null,
  };
}

async function countRows(db: Kysely<Schema>, rows: Expression<unknown>): Promise<number> {
  const result = await sql<{ count: number | string }>`
    SELECT count(*) AS count FROM (${rows}) AS some_rows`.execute(db);
  return Number(result.rows[0]?.count);
}
