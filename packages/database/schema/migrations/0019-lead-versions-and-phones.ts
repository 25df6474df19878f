import { type Kysely, PostgresAdapter, sql } from "kysely";
import { parsePhone } from "@angadi/contract/phone";

const ID = "varchar(36)";
/** Rows read at once. */
const BATCH = 500;

/** Versions of leads, phone numbers in E.164, and an application's contact row as a part of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await addVersions(db);
  await addPhones(db);
  await addParts(db);
  await replacePresence(db);
  // The index gets the digits of numbers with their country codes.
  await sql`UPDATE lead_states SET indexed = 0`.execute(db);
}

async function addVersions(db: Kysely<never>): Promise<void> {
  const version = (table: string) =>
    db.schema
      .alterTable(table)
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  // Incremented by each event, which has the lead's version after it.
  await version("lead_states");
  await version("lead_events");
  await db.schema.alterTable("lead_events").addColumn("staff_id", ID).execute();
}

async function addPhones(db: Kysely<never>): Promise<void> {
  await addPhone(db, "contact_messages", sql`mobile_no AS typed, null AS code`);
  await addPhone(db, "affiliate_applications", sql`mobile AS typed, country_code AS code`);
}

async function addPhone(db: Kysely<never>, name: string, columns: ReturnType<typeof sql>) {
  await db.schema.alterTable(name).addColumn("phone_e164", "varchar(16)").execute();
  let last = "";
  for (;;) {
    const { rows } = await sql<{ id: string; typed: string; code: string | null }>`
      SELECT id, ${columns} FROM ${sql.table(name)} WHERE id > ${last} ORDER BY id LIMIT ${BATCH}
    `.execute(db);
    for (const { id, typed, code } of rows) {
      const { e164 } = parsePhone(typed, code ?? undefined);
      await sql`UPDATE ${sql.table(name)} SET phone_e164 = ${e164} WHERE id = ${id}`.execute(db);
    }
    const next = rows.at(-1);
    if (!next) return;
    last = next.id;
  }
}

/** The contact row that the site sends with an application is deleted with it. */
async function addParts(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("lead_states").addColumn("part_of", ID).execute();
  await db.schema
    .createIndex("lead_states_by_part_of")
    .on("lead_states")
    .column("part_of")
    // Most leads are no parts.
    .where("part_of" as never, "is not", null)
    .execute();
  await sql`
    UPDATE lead_states SET part_of = (
      SELECT application.id
      FROM affiliate_applications AS application
      JOIN contact_messages AS contact ON lower(contact.email) = lower(application.email)
      WHERE contact.id = lead_states.lead_id AND application.created_at <= contact.created_at
      ORDER BY application.created_at DESC
      LIMIT 1
    )
    WHERE kind = 'affiliate-contact'`.execute(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const remove = sql.raw(
    "DELETE FROM contact_messages WHERE id IN (SELECT lead_id FROM lead_states WHERE part_of = OLD.id);",
  );
  if (isPostgres) {
    await sql`
      CREATE FUNCTION delete_application_parts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${remove}
        RETURN NULL;
      END $$`.execute(db);
  }
  await (isPostgres
    ? sql`
        CREATE TRIGGER affiliate_applications_parts_deleted AFTER DELETE ON affiliate_applications
        FOR EACH ROW EXECUTE FUNCTION delete_application_parts()`.execute(db)
    : sql`
        CREATE TRIGGER affiliate_applications_parts_deleted AFTER DELETE ON affiliate_applications
        BEGIN ${remove} END`.execute(db));
}

/** Who has a post open, or replies to a lead. */
async function replacePresence(db: Kysely<never>): Promise<void> {
  await db.schema.dropTable("post_presence").execute();
  await db.schema
    .createTable("presence")
    // The id of the post or lead.
    .addColumn("subject", "varchar(200)", (column) => column.notNull())
    .addColumn("staff_id", ID, (column) => column.notNull())
    // ISO 8601, UTC: when the page was last known to be open.
    .addColumn("seen_at", "varchar(24)", (column) => column.notNull())
    .addPrimaryKeyConstraint("presence_key", ["subject", "staff_id"])
    .execute();
}
