import { type Kysely, PostgresAdapter, sql } from "kysely";
import { createAppendOnlyTriggers, createLeadTriggers } from "./0007-staff-triggers.ts";

const TIME = "varchar(24)";
const ID = "varchar(36)";

/** The desk: staff accounts, the staff log, and the state of each lead. */
export async function up(db: Kysely<never>): Promise<void> {
  await people(db);
  await sessions(db);
  await log(db);
  await leads(db);
  await mails(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await createAppendOnlyTriggers(db, isPostgres);
  await createLeadTriggers(db, isPostgres);
}

/** In better-auth's format (docs/decisions/0015-desk.md): true and false are 1 and 0. */
async function people(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("staff")
    .addColumn("id", ID, (column) => column.primaryKey())
    .addColumn("name", "varchar(100)", (column) => column.notNull())
    .addColumn("email", "varchar(254)", (column) => column.notNull().unique())
    .addColumn("email_verified", "integer", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("role", "varchar(20)", (column) => column.notNull())
    .addColumn("two_factor_enabled", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("deactivated_at", TIME)
    .addColumn("created_at", TIME, (column) => column.notNull())
    .addColumn("updated_at", TIME, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("staff_accounts")
    .addColumn("id", ID, (column) => column.primaryKey())
    .addColumn("staff_id", ID, (column) => column.notNull().references("staff.id"))
    .addColumn("account_id", "varchar(254)", (column) => column.notNull())
    .addColumn("provider_id", "varchar(40)", (column) => column.notNull())
    .addColumn("password", "text")
    .addColumn("access_token", "text")
    .addColumn("refresh_token", "text")
    .addColumn("id_token", "text")
    .addColumn("access_token_expires_at", TIME)
    .addColumn("refresh_token_expires_at", TIME)
    .addColumn("scope", "text")
    .addColumn("created_at", TIME, (column) => column.notNull())
    .addColumn("updated_at", TIME, (column) => column.notNull())
    .execute();
  await index(db, "staff_accounts", ["staff_id"]);
  await db.schema
    .createTable("staff_two_factors")
    .addColumn("id", ID, (column) => column.primaryKey())
    .addColumn("staff_id", ID, (column) => column.notNull().references("staff.id"))
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("backup_codes", "text", (column) => column.notNull())
    .addColumn("verified", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("failed_verification_count", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("locked_until", TIME)
    .execute();
  await index(db, "staff_two_factors", ["staff_id"]);
}

async function sessions(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("staff_sessions")
    .addColumn("id", ID, (column) => column.primaryKey())
    .addColumn("staff_id", ID, (column) => column.notNull().references("staff.id"))
    .addColumn("token", "varchar(100)", (column) => column.notNull().unique())
    .addColumn("expires_at", TIME, (column) => column.notNull())
    .addColumn("ip_address", "varchar(45)")
    .addColumn("user_agent", "text")
    .addColumn("created_at", TIME, (column) => column.notNull())
    .addColumn("updated_at", TIME, (column) => column.notNull())
    .execute();
  await index(db, "staff_sessions", ["staff_id"]);
  await db.schema
    .createTable("staff_verifications")
    .addColumn("id", ID, (column) => column.primaryKey())
    .addColumn("identifier", "varchar(200)", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expires_at", TIME, (column) => column.notNull())
    .addColumn("created_at", TIME, (column) => column.notNull())
    .addColumn("updated_at", TIME, (column) => column.notNull())
    .execute();
  await index(db, "staff_verifications", ["identifier"]);
  await db.schema
    .createTable("staff_invitations")
    // SHA-256 of the link's token, base64url.
    .addColumn("token_digest", "varchar(43)", (column) => column.primaryKey())
    .addColumn("email", "varchar(254)", (column) => column.notNull())
    .addColumn("role", "varchar(20)", (column) => column.notNull())
    .addColumn("expires_at", TIME, (column) => column.notNull())
    .addColumn("created_at", TIME, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("desk_settings")
    .addColumn("name", "varchar(40)", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

async function log(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("staff_log")
    .addColumn("id", ID, (column) => column.primaryKey())
    .addColumn("at", TIME, (column) => column.notNull())
    .addColumn("staff_id", ID)
    .addColumn("staff_name", "varchar(100)", (column) => column.notNull())
    .addColumn("action", "varchar(40)", (column) => column.notNull())
    .addColumn("subject", "varchar(300)", (column) => column.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .execute();
}

async function leads(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("lead_states")
    .addColumn("lead_id", ID, (column) => column.primaryKey())
    .addColumn("kind", "varchar(30)", (column) => column.notNull())
    .addColumn("created_at", TIME, (column) => column.notNull())
    .addColumn("status", "varchar(20)", (column) => column.notNull().defaultTo("new"))
    .addColumn("owner_id", ID)
    .addColumn("partner_id", "varchar(64)")
    .addColumn("is_sample", "integer", (column) => column.notNull().defaultTo(0))
    // 0 until its words are in `lead_words`.
    .addColumn("indexed", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const column of ["status", "kind", "owner_id", "partner_id"])
    await index(db, "lead_states", [column, "created_at", "lead_id"]);
  await index(db, "lead_states", ["created_at", "lead_id"]);
  await index(db, "lead_states", ["indexed", "lead_id"]);
  await db.schema
    .createTable("lead_words")
    .addColumn("word", "varchar(40)", (column) => column.notNull())
    .addColumn("created_at", TIME, (column) => column.notNull())
    .addColumn("lead_id", ID, (column) => column.notNull())
    .addPrimaryKeyConstraint("lead_words_key", ["word", "created_at", "lead_id"])
    .execute();
  await index(db, "lead_words", ["lead_id"]);
  await db.schema
    .createTable("lead_events")
    .addColumn("id", ID, (column) => column.primaryKey())
    .addColumn("lead_id", ID, (column) => column.notNull())
    .addColumn("at", TIME, (column) => column.notNull())
    .addColumn("staff_name", "varchar(100)", (column) => column.notNull())
    .addColumn("kind", "varchar(20)", (column) => column.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .execute();
  await index(db, "lead_events", ["lead_id", "id"]);
  await db.schema
    .createTable("affiliate_decisions")
    .addColumn("application_id", ID, (column) => column.primaryKey())
    .addColumn("decision", "varchar(20)", (column) => column.notNull())
    .addColumn("partner_id", "varchar(64)", (column) => column.unique())
    .addColumn("decided_at", TIME, (column) => column.notNull())
    .execute();
}

/** Mails of the desk: not in `outbox`, whose rows an older build would treat as leads. */
async function mails(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("desk_mails")
    .addColumn("id", ID, (column) => column.primaryKey())
    .addColumn("kind", "varchar(30)", (column) => column.notNull())
    .addColumn("lead_id", ID)
    .addColumn("recipient", "varchar(254)", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    // JSON: list of message ids, oldest first.
    .addColumn("thread", "text", (column) => column.notNull())
    .addColumn("created_at", TIME, (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("next_attempt_at", TIME, (column) => column.notNull().defaultTo(""))
    .addColumn("claimed_by", ID)
    .addColumn("last_error", "text")
    .addColumn("sent_at", TIME)
    .addColumn("failed_at", TIME)
    .execute();
  await index(db, "desk_mails", ["lead_id"]);
  await index(db, "desk_mails", ["sent_at", "failed_at", "next_attempt_at"]);
}

const index = (db: Kysely<never>, table: string, columns: string[]) =>
  sql`CREATE INDEX ${sql.ref(`${table}_by_${columns.join("_")}`)}
      ON ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`.execute(db);
