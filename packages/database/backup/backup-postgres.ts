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
import { APPLICATION, withAdvisoryLock, withClient } from "../postgres/postgres.ts";
import { toSafeError } from "../postgres/postgres-pool.ts";
import { runTool } from "./postgres-tools.ts";
import { PERSONAL_DATA_TABLES } from "../schema/schema.ts";

/** Runs `work` while writes of leads are locked out, for at most `limit` milliseconds. */
export function withWritersPaused(
  url: string,
  limit: number,
  work: () => Promise<void>,
): Promise<void> {
  return withClient(url, async (client) => {
    await client.query("BEGIN");
    // After the limit, the server ends the connection, and the lock with it.
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = ${limit}`);
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
    read: (chunk) => counter.read(chunk),
  });
  assertExpectedTables(file, counter.tables);
  return { holds: counter.holds, tables: counter.tables };
}

/** Restores a dump's tables in one transaction. Returns what the database then contains. */
export function restoreDump(
  url: string,
  file: string,
  { tables }: VerifiedBackup,
  replace: boolean,
): Promise<BackupSummary> {
  return withAdvisoryLock(url, async (client) => {
    await expectNoConnections(client);
    const present = await listTables(client);
    if (present.length > 0 && !replace) {
      throw new BackupError("The database is not empty; --replace deletes its contents.");
    }
    const unknown = present.filter((name) => !tables.has(name));
    if (unknown.length > 0) {
      throw new BackupError(
        `The database has tables that the backup does not know (${unknown.join(", ")}): restore into an empty database, or drop them.`,
      );
    }
    const cleanOptions = replace ? ["--clean", "--if-exists"] : [];
    const options = ["--single-transaction", "--no-owner", "--no-privileges", ...cleanOptions];
    await withListFile(await listWithoutAccess(file), (list) =>
      runTool("pg_restore", [...options, `--use-list=${list}`, file], { url }),
    );
    return toBackupSummary((await client.query(SUMMARY_QUERY)).rows[0]);
  });
}

/** The entries of a dump, except the rows of sessions and other access (`ACCESS_TABLES`). */
async function listWithoutAccess(file: string): Promise<string> {
  let list = "";
  await runTool("pg_restore", ["--list", file], { read: (chunk) => (list += chunk) });
  const rows = new RegExp(` TABLE DATA \\S+ (${ACCESS_TABLES.join("|")}) `);
  return list
    .split("\n")
    .filter((line) => !rows.test(line))
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

async function expectNoConnections(client: Client): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = $1`,
    [APPLICATION],
  );
  if (rows[0]?.n)
    throw new BackupError("The database is open in another process; stop the server first.");
}

async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = ANY (current_schemas(false))",
  );
  return rows.map(({ tablename }) => tablename);
}

/**
 * Counts the rows of a dump as `pg_restore` prints them: `COPY public.job_queue (id, …) FROM stdin;`,
 * a line for each row with tab-separated values, and `\.` at the end. A table whose rows were left
 * out has only its `CREATE TABLE public.rate_limits (`.
 */
class DumpCounter {
  readonly tables = new Set<string>();
  readonly holds: BackupSummary = {
    contactMessages: 0,
    applications: 0,
    posts: 0,
    waiting: 0,
    newest: null,
  };
  #rest = "";
  #row: ((line: string) => void) | undefined;

  read(chunk: string): void {
    const lines = (this.#rest + chunk).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) this.#line(line);
  }

  #line(line: string): void {
    if (this.#row) {
      if (line === "\\.") this.#row = undefined;
      else this.#row(line);
      return;
    }
    const created = /^CREATE TABLE (?:\S+\.)?(\S+) \($/.exec(line)?.[1];
    if (created !== undefined) this.tables.add(created);
    const [, table, columns] = /^COPY (?:\S+\.)?(\S+) \((.*)\) FROM stdin;$/.exec(line) ?? [];
    if (table === undefined || columns === undefined) return;
    this.tables.add(table);
    this.#row = this.#createCounter(table, columns.split(", "));
  }

  #createCounter(table: string, columns: string[]): (line: string) => void {
    const { holds } = this;
    const lead = (line: string) => {
      const time = line.split("\t")[columns.indexOf("created_at")] ?? "";
      if (holds.newest === null || time > holds.newest) holds.newest = time;
    };
    switch (table) {
      case "contact_messages":
        return (line) => {
          holds.contactMessages += 1;
          lead(line);
        };
      case "affiliate_applications":
        return (line) => {
          holds.applications += 1;
          lead(line);
        };
      case "blog_posts":
        return () => (holds.posts += 1);
      case "job_queue": {
        const columnIndex = (column: string) => columns.indexOf(column);
        const leads = new Set<string>();
        return (line) => {
          const cells = line.split("\t");
          const isNotification = NOTIFICATION_KINDS.includes(cells[columnIndex("kind")] ?? "");
          const subject = cells[columnIndex("subject")] ?? "";
          if (!isNotification || cells[columnIndex("state")] !== "waiting" || leads.has(subject))
            return;
          leads.add(subject);
          holds.waiting += 1;
        };
      }
      default:
        return () => undefined;
    }
  }
}
