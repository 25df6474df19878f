import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Client } from "pg";
import { ACCESS_TABLES } from "../schema/access-tables.ts";
import {
  BackupError,
  NOTIFICATION_KINDS,
  SUMMARY_QUERY,
  type BackupSummary,
  type VerifiedBackup,
  assertExpectedTables,
  toBackupSummary,
} from "./backup-summary.ts";
import { APPLICATION_NAME, withAdvisoryLock, withClient } from "../postgres/postgres.ts";
import { toSafeError } from "../postgres/postgres-pool.ts";
import { runTool } from "./postgres-tools.ts";
import { PERSONAL_DATA_TABLES } from "../schema/schema.ts";

/** Locks the leads against writes and runs `work`, for up to `limitMs`. */
export function withPostgresWriteLock(
  url: string,
  limitMs: number,
  work: () => Promise<void>,
): Promise<void> {
  return withClient(url, async (client) => {
    await client.query("BEGIN");
    // After the limit, the server ends the connection, and the lock with it.
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = ${limitMs}`);
    await client
      .query(`LOCK TABLE ${PERSONAL_DATA_TABLES.join(", ")} IN SHARE MODE`)
      .catch((error) => {
        throw new BackupError(`The database is not this site's: ${toSafeError(error).message}.`);
      });
    await work();
  });
}

/** Rate limit counts expire before a restore, and must not be in a backup. */
const EXCLUDE_RATE_LIMITS = "--exclude-table-data=rate_limits";

/** Dumps a live database into a file; `pg_dump` reads a consistent snapshot. */
export const writeDump = (url: string, file: string): Promise<void> =>
  runTool("pg_dump", ["--format=custom", EXCLUDE_RATE_LIMITS, `--file=${file}`], { url });

/** Verifies a dump row by row; throws `BackupError` if it is damaged or not this site's. */
export async function verifyDump(file: string): Promise<VerifiedBackup> {
  const counter = new DumpCounter();
  await runTool("pg_restore", ["--file=-", file], {
    onOutput: (chunk) => counter.read(chunk),
  });
  assertExpectedTables(file, counter.tables);
  return { summary: counter.summary, tables: counter.tables };
}

/** Restores a dump's tables in one transaction. Returns what the database then contains. */
export function restoreDump(
  url: string,
  file: string,
  { tables }: VerifiedBackup,
  replace: boolean,
): Promise<BackupSummary> {
  return withAdvisoryLock(url, async (client) => {
    await assertNoConnections(client);
    const existingTables = await listTables(client);
    if (existingTables.length > 0 && !replace) {
      throw new BackupError("The database is not empty; --replace deletes its contents.");
    }
    const unknownTables = existingTables.filter((name) => !tables.has(name));
    if (unknownTables.length > 0) {
      throw new BackupError(
        `The database has tables that the backup does not know (${unknownTables.join(", ")}): restore into an empty database, or drop them.`,
      );
    }
    const cleanOptions = replace ? ["--clean", "--if-exists"] : [];
    const options = ["--single-transaction", "--no-owner", "--no-privileges", ...cleanOptions];
    await withListFile(await listEntriesWithoutAccess(file), (listFile) =>
      runTool("pg_restore", [...options, `--use-list=${listFile}`, file], { url }),
    );
    return toBackupSummary((await client.query(SUMMARY_QUERY)).rows[0]);
  });
}

/** Lists the entries of a dump, except the rows of `ACCESS_TABLES`. */
async function listEntriesWithoutAccess(file: string): Promise<string> {
  let list = "";
  await runTool("pg_restore", ["--list", file], { onOutput: (chunk) => (list += chunk) });
  const accessRows = new RegExp(` TABLE DATA \\S+ (${ACCESS_TABLES.join("|")}) `);
  return list
    .split("\n")
    .filter((line) => !accessRows.test(line))
    .join("\n");
}

async function withListFile(text: string, use: (file: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-restore-"));
  try {
    const file = path.join(folder, "list");
    writeFileSync(file, text);
    await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function assertNoConnections(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = $1`,
    [APPLICATION_NAME],
  );
  if (rows[0]?.count)
    throw new BackupError("The database is open in another process; stop the server first.");
}

async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = ANY (current_schemas(false))",
  );
  return rows.map(({ tablename }) => tablename);
}

/**
 * Counts the rows of a dump in the SQL that `pg_restore` prints: `COPY public.job_queue (id, …) FROM
 * stdin;`, a line for each row with tab-separated values, and `\.` at the end. A table whose rows
 * are not in the dump has only a `CREATE TABLE public.rate_limits (`.
 */
class DumpCounter {
  readonly tables = new Set<string>();
  readonly summary: BackupSummary = {
    contactMessages: 0,
    applications: 0,
    posts: 0,
    waiting: 0,
    newest: null,
  };
  readonly #waitingLeads = new Set<string>();
  #incompleteLine = "";
  /** The table whose rows follow. */
  #table: { name: string; columns: string[] } | undefined;

  read(chunk: string): void {
    const lines = (this.#incompleteLine + chunk).split("\n");
    this.#incompleteLine = lines.pop() ?? "";
    for (const line of lines) {
      if (!this.#table) this.#readStatement(line);
      else if (line === "\\.") this.#table = undefined;
      else this.#countRow(this.#table, line);
    }
  }

  #readStatement(line: string): void {
    const [, createdTable] = /^CREATE TABLE (?:\S+\.)?(\S+) \($/.exec(line) ?? [];
    if (createdTable !== undefined) this.tables.add(createdTable);
    const [, name, columns] = /^COPY (?:\S+\.)?(\S+) \((.*)\) FROM stdin;$/.exec(line) ?? [];
    if (name === undefined || columns === undefined) return;
    this.tables.add(name);
    this.#table = { name, columns: columns.split(", ") };
  }

  #countRow({ name, columns }: { name: string; columns: string[] }, row: string): void {
    const { summary } = this;
    const getValue = (column: string) => row.split("\t")[columns.indexOf(column)] ?? "";
    if (name === "contact_messages") summary.contactMessages += 1;
    if (name === "affiliate_applications") summary.applications += 1;
    if (name === "blog_posts") summary.posts += 1;
    if (name === "contact_messages" || name === "affiliate_applications") {
      const time = getValue("created_at");
      if (summary.newest === null || time > summary.newest) summary.newest = time;
    }
    if (name === "job_queue" && getValue("state") === "waiting") {
      if (NOTIFICATION_KINDS.includes(getValue("kind")))
        this.#waitingLeads.add(getValue("subject"));
      summary.waiting = this.#waitingLeads.size;
    }
  }
}
