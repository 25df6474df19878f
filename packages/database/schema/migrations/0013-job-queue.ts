import { type Kysely, PostgresAdapter, sql } from "kysely";

const ID = "varchar(100)";
const TIME = "varchar(24)";

/** One queue for all background work; replaces `outbox`, `desk_mails` and `purges`. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("job_queue")
    .addColumn("id", ID, (column) => column.primaryKey())
    .addColumn("kind", "varchar(40)", (column) => column.notNull())
    .addColumn("subject", "varchar(254)")
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("request_id", "varchar(64)")
    .addColumn("created_at", TIME, (column) => column.notNull())
    .addColumn("state", "varchar(10)", (column) => column.notNull().defaultTo("waiting"))
    // Earlier than any time, so due at once.
    .addColumn("run_at", TIME, (column) => column.notNull().defaultTo(""))
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("claimed_by", "varchar(36)")
    .addColumn("last_error", "text")
    .addColumn("finished_at", TIME)
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on("job_queue").columns(columns).execute();
  await index("job_queue_due", ["kind", "state", "run_at"]);
  await index("job_queue_by_subject", ["subject"]);
  await index("job_queue_by_end", ["state", "finished_at"]);
  await deleteJobsWithLeads(db);
}

/** Deletes a lead's jobs with the lead, whether the API, a command or an older build deletes it. */
async function deleteJobsWithLeads(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const deletes = `
    DELETE FROM job_queue WHERE subject = OLD.id;
    DELETE FROM outbox WHERE subject_id = OLD.id;`;
  if (isPostgres) {
    await sql`
      CREATE FUNCTION delete_lead_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${sql.raw(deletes)}
        RETURN NULL;
      END $$`.execute(db);
  }
  for (const table of ["contact_messages", "affiliate_applications"]) {
    const trigger = sql.ref(`${table}_jobs_deleted`);
    await (isPostgres
      ? sql`
          CREATE TRIGGER ${trigger} AFTER DELETE ON ${sql.table(table)}
          FOR EACH ROW EXECUTE FUNCTION delete_lead_jobs()`.execute(db)
      : sql`
          CREATE TRIGGER ${trigger} AFTER DELETE ON ${sql.table(table)}
          BEGIN ${sql.raw(deletes)} END`.execute(db));
  }
}
