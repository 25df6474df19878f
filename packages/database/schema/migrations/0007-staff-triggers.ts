import { type Kysely, sql } from "kysely";

/** Makes the log append-only: no statement may change or delete a row. */
export async function createAppendOnlyTriggers(
  db: Kysely<never>,
  isPostgres: boolean,
): Promise<void> {
  if (isPostgres) {
    await sql`
      CREATE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'The log is append only.';
      END $$`.execute(db);
    await sql`
      CREATE TRIGGER staff_log_append_only BEFORE UPDATE OR DELETE ON staff_log
      FOR EACH ROW EXECUTE FUNCTION refuse_log_change()`.execute(db);
    return;
  }
  for (const change of ["UPDATE", "DELETE"]) {
    await sql`
      CREATE TRIGGER ${sql.ref(`staff_log_no_${change.toLowerCase()}`)}
      BEFORE ${sql.raw(change)} ON staff_log
      BEGIN SELECT RAISE(ABORT, 'The log is append only.'); END`.execute(db);
  }
}

/** `lead_states.kind` of a new row, by its table. */
const KINDS = {
  contact_messages:
    "CASE WHEN NEW.message IS NULL THEN 'affiliate-contact' ELSE 'contact-message' END",
  affiliate_applications: "'affiliate-application'",
};

/** Tables whose rows are deleted with a lead, and their column of the lead's id. */
const FOLLOWERS = {
  lead_states: "lead_id",
  lead_words: "lead_id",
  lead_events: "lead_id",
  desk_mails: "lead_id",
  affiliate_decisions: "application_id",
};

/**
 * Inserts each new lead's state, and deletes what the staff added with the lead, whether the API,
 * a command or a process of an older build inserts or deletes it.
 */
export async function createLeadTriggers(db: Kysely<never>, isPostgres: boolean): Promise<void> {
  const removals = Object.entries(FOLLOWERS).map(
    ([table, column]) => `DELETE FROM ${table} WHERE ${column} = OLD.id;`,
  );
  if (isPostgres) {
    await sql`
      CREATE FUNCTION forget_lead() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${sql.raw(removals.join("\n"))}
        RETURN NULL;
      END $$`.execute(db);
  }
  for (const [table, kind] of Object.entries(KINDS)) {
    const insert = `INSERT INTO lead_states (lead_id, kind, created_at)
      VALUES (NEW.id, ${kind}, NEW.created_at);`;
    await fill(db, table, kind);
    await (isPostgres
      ? followOnPostgres(db, table, insert)
      : followOnSqlite(db, table, insert, removals));
  }
}

/** Inserts the states of existing leads. */
const fill = (db: Kysely<never>, table: string, kind: string) =>
  sql`
    INSERT INTO lead_states (lead_id, kind, created_at)
    SELECT id, ${sql.raw(kind.replaceAll("NEW.", ""))}, created_at FROM ${sql.table(table)}`.execute(
    db,
  );

async function followOnPostgres(db: Kysely<never>, table: string, insert: string): Promise<void> {
  const take = sql.ref(`take_${table}`);
  await sql`
    CREATE FUNCTION ${take}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${sql.raw(insert)}
      RETURN NULL;
    END $$`.execute(db);
  await sql`
    CREATE TRIGGER ${sql.ref(`${table}_taken`)} AFTER INSERT ON ${sql.table(table)}
    FOR EACH ROW EXECUTE FUNCTION ${take}()`.execute(db);
  await sql`
    CREATE TRIGGER ${sql.ref(`${table}_forgotten`)} AFTER DELETE ON ${sql.table(table)}
    FOR EACH ROW EXECUTE FUNCTION forget_lead()`.execute(db);
}

async function followOnSqlite(
  db: Kysely<never>,
  table: string,
  insert: string,
  removals: readonly string[],
): Promise<void> {
  await sql`
    CREATE TRIGGER ${sql.ref(`${table}_taken`)} AFTER INSERT ON ${sql.table(table)}
    BEGIN ${sql.raw(insert)} END`.execute(db);
  await sql`
    CREATE TRIGGER ${sql.ref(`${table}_forgotten`)} AFTER DELETE ON ${sql.table(table)}
    BEGIN ${sql.raw(removals.join(" "))} END`.execute(db);
}
