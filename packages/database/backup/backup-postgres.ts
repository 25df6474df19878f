import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Client } from "pg";
import { ACCESS_TABLES } from "../schema/access-tables.ts";
import {
  BackupError,
  SUMMARY_QUERY,
  type BackupSummary,
  assertExpectedTables,
  toBackupSummary,
} from "./backup-summary.ts";
import { APPLICATION_NAME, withAdvisoryLock, withClient } from "../postgres/postgres.ts";
import { toSafeError } from "../postgres/postgres-pool.ts";
import { runTool } from "./postgres-tools.ts";
import { PERSONAL_DATA_TABLES } from "../schema/schema.ts";

/** Locks the leads against writes and runs `work` in that transaction, for up to `limitMs`. */
export function withPostgresWriteLock(
  url: string,
  limitMs: number,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  return withClient(url, async (client) => {
    // The snapshot is taken by the first query, when the lock is held.
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
    // After the limit, the server ends the connection, and the lock with it.
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = ${limitMs}`);
    await client
      .query(`LOCK TABLE ${PERSONAL_DATA_TABLES.join(", ")} IN SHARE MODE`)
      .catch((error) => {
        throw new BackupError(`The database is not this site's: ${toSafeError(error).message}.`);
      });
    await work(client);
  });
}

/** Rate limit counts expire before a restore, and must not be in a backup. */
const EXCLUDE_RATE_LIMITS = "--exclude-table-data=rate_limits";

/** Dumps the snapshot of `client`'s transaction into a file and verifies it. Returns its contents. */
export async function writeDump(url: string, client: Client, file: string): Promise<BackupSummary> {
  const summary = await readSummary(client);
  const { rows } = await client.query<{ id: string }>("SELECT pg_export_snapshot() AS id");
  const options = ["--format=custom", EXCLUDE_RATE_LIMITS, `--snapshot=${rows[0]?.id}`];
  await runTool("pg_dump", [...options, `--file=${file}`], { url });
  await verifyDump(file);
  return summary;
}

const readSummary = async (client: Client): Promise<BackupSummary> =>
  toBackupSummary((await client.query(SUMMARY_QUERY)).rows[0]);

/** Reads a dump through. Returns its entries; throws `BackupError` if it is damaged or not this site's. */
async function verifyDump(file: string): Promise<DumpEntry[]> {
  await runTool("pg_restore", ["--file=-", file]);
  const entries = await listEntries(file);
  assertExpectedTables(file, listTableNames(entries));
  return entries;
}

/** An entry of a dump's table of contents: `217; 1259 16390 TABLE public plans angadi`. */
interface DumpEntry {
  line: string;
  /** Empty, as is the name, unless the entry is a table or its rows. */
  kind: string;
  name: string;
}

async function listEntries(file: string): Promise<DumpEntry[]> {
  let list = "";
  await runTool("pg_restore", ["--list", file], { onOutput: (chunk) => (list += chunk) });
  return list.split("\n").map((line) => {
    const [, kind = "", name = ""] = /^\d+; \d+ \d+ (TABLE DATA|TABLE) \S+ (\S+) /.exec(line) ?? [];
    return { line, kind, name };
  });
}

const listTableNames = (entries: readonly DumpEntry[]) =>
  new Set(entries.filter(({ kind }) => kind === "TABLE").map(({ name }) => name));

/** Restores a dump's tables in one transaction. Returns what the database then contains. */
export async function restoreDump(
  url: string,
  file: string,
  replace: boolean,
): Promise<BackupSummary> {
  const entries = await verifyDump(file);
  return withAdvisoryLock(url, async (client) => {
    await assertNoConnections(client);
    await assertReplaceable(client, listTableNames(entries), replace);
    const cleanOptions = replace ? ["--clean", "--if-exists"] : [];
    const options = ["--single-transaction", "--no-owner", "--no-privileges", ...cleanOptions];
    await withListFile(removeAccessRows(entries), (listFile) =>
      runTool("pg_restore", [...options, `--use-list=${listFile}`, file], { url }),
    );
    return readSummary(client);
  });
}

async function assertReplaceable(
  client: Client,
  dumpedTables: ReadonlySet<string>,
  replace: boolean,
): Promise<void> {
  const existingTables = await listTables(client);
  if (existingTables.length > 0 && !replace) {
    throw new BackupError("The database is not empty; --replace deletes its contents.");
  }
  const unknownTables = existingTables.filter((name) => !dumpedTables.has(name));
  if (unknownTables.length > 0) {
    throw new BackupError(
      `The database has tables that the backup does not know (${unknownTables.join(", ")}): restore into an empty database, or drop them.`,
    );
  }
}

/** Removes the entries with the rows of `ACCESS_TABLES`. */
const removeAccessRows = (entries: readonly DumpEntry[]) =>
  entries.filter(
    ({ kind, name }) => kind !== "TABLE DATA" || !ACCESS_TABLES.some((table) => table === name),
  );

async function withListFile(
  entries: readonly DumpEntry[],
  use: (file: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-restore-"));
  try {
    const file = path.join(folder, "list");
    writeFileSync(file, entries.map(({ line }) => line).join("\n"));
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
