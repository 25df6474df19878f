import { type Kysely, sql } from "kysely";

interface Trigger {
  name: string;
  table: string;
  event: "INSERT" | "UPDATE" | "DELETE";
  /** Statements with `OLD` and `NEW`. */
  statements: string;
}

/** Tables that pages show. */
const CONTENT_TABLES = ["business_types", "blog_posts", "plans"];

/**
 * Counts the changes of what pages show: processes watch the version to know when their cached pages
 * are outdated.
 */
const INCREMENT_VERSION = "UPDATE contents_version SET version = version + 1 WHERE id = 1;";

/** `lead_states.kind` of a new row, by its table. */
const LEAD_KINDS = {
  contact_messages:
    "CASE WHEN NEW.message IS NULL THEN 'affiliate-contact' ELSE 'contact-message' END",
  affiliate_applications: "'affiliate-application'",
};

/** Deletes what the staff added to a lead, and its jobs. */
const DELETE_WITH_LEAD = `
  DELETE FROM lead_states WHERE lead_id = OLD.id;
  DELETE FROM lead_words WHERE lead_id = OLD.id;
  DELETE FROM lead_events WHERE lead_id = OLD.id;
  DELETE FROM affiliate_decisions WHERE application_id = OLD.id;
  DELETE FROM job_queue WHERE subject = OLD.id;`;

const leadTriggers = Object.entries(LEAD_KINDS).flatMap(([table, kind]): Trigger[] => [
  {
    name: `${table}_inserted`,
    table,
    event: "INSERT",
    statements: `INSERT INTO lead_states (lead_id, kind, created_at) VALUES (NEW.id, ${kind}, NEW.created_at);`,
  },
  { name: `${table}_deleted`, table, event: "DELETE", statements: DELETE_WITH_LEAD },
]);

/** The contact row that the site sends with an application is deleted with it. */
const applicationContactTrigger: Trigger = {
  name: "affiliate_applications_parts_deleted",
  table: "affiliate_applications",
  event: "DELETE",
  statements:
    "DELETE FROM contact_messages WHERE id IN (SELECT lead_id FROM lead_states WHERE part_of = OLD.id);",
};

/** Creates all triggers, and the row that counts changes. */
export async function createTriggers(db: Kysely<never>, isPostgres: boolean): Promise<void> {
  const createTrigger = isPostgres ? createPostgresTrigger : createSqliteTrigger;
  for (const statement of [
    "INSERT INTO contents_version (id, version) VALUES (1, 0)",
    ...[...leadTriggers, applicationContactTrigger].flatMap((trigger) => createTrigger(trigger)),
    ...(isPostgres ? POSTGRES_TRIGGERS : SQLITE_TRIGGERS),
  ])
    await sql.raw(statement).execute(db);
}

const createSqliteTrigger = ({ name, table, event, statements }: Trigger) => [
  `CREATE TRIGGER ${name} AFTER ${event} ON ${table} BEGIN ${statements} END`,
];

const createPostgresTrigger = ({ name, table, event, statements }: Trigger) => [
  `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statements} RETURN NULL; END $$`,
  `CREATE TRIGGER ${name} AFTER ${event} ON ${table} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
];

/** Count changes of what pages show, and reject changes of the log. */
const SQLITE_TRIGGERS = [
  ...CONTENT_TABLES.flatMap((table) =>
    (["INSERT", "UPDATE", "DELETE"] as const).flatMap((event) =>
      createSqliteTrigger({
        name: `${table}_${event.toLowerCase()}`,
        table,
        event,
        statements: INCREMENT_VERSION,
      }),
    ),
  ),
  ...["UPDATE", "DELETE"].map(
    (event) => `CREATE TRIGGER staff_log_no_${event.toLowerCase()} BEFORE ${event} ON staff_log
      BEGIN SELECT RAISE(ABORT, 'The log is append only.'); END`,
  ),
];

/**
 * Like `SQLITE_TRIGGERS`, but changes are counted once per statement, and `NOTIFY` tells listening
 * processes about a commit.
 */
const POSTGRES_TRIGGERS = [
  `CREATE FUNCTION count_contents_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${INCREMENT_VERSION}
      PERFORM pg_notify('angadi_contents', '');
      RETURN NULL;
    END $$`,
  ...CONTENT_TABLES.map(
    (table) => `CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION count_contents_change()`,
  ),
  `CREATE FUNCTION reject_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The log is append only.';
    END $$`,
  `CREATE TRIGGER staff_log_append_only BEFORE UPDATE OR DELETE ON staff_log
    FOR EACH ROW EXECUTE FUNCTION reject_log_change()`,
];
