import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { BackupError, type BackupSummary } from "./backup-summary.ts";
import { restoreDump, withPostgresWriteLock, writeDump } from "./backup-postgres.ts";
import { restoreCopy, withSqliteWriteLock, copyDatabase } from "./backup-sqlite.ts";
import type { DatabaseConfig } from "../connect/connect.ts";
import { renameDurably } from "../durable.ts";

/** First bytes of either engine's files. */
const MAGIC_BYTES = { sqlite: "SQLite format 3\0", postgres: "PGDMP" } as const;

/** How long a backup may lock out writers: less than their own timeout. */
const LOCK_LIMIT_MS = 4500;
/** A backup that took less than this held the lock to its end. */
const GUARANTEED_LOCK_MS = 4000;

/** A backup that has been written and verified. */
export interface BackupReport {
  summary: BackupSummary;
  /** It contains all writes acknowledged before this time, ISO 8601. */
  upTo: string;
}

/**
 * Writes a backup of the configured database to a new file while servers run, and calls `onDone`
 * with its verified contents. Until then writers wait, so that the backup contains everything
 * acknowledged; if it takes longer than 5 s they continue, and it contains what was acknowledged
 * before the call. The file is either complete or absent, and only its owner can read it. Rejects
 * with `BackupError`.
 */
export async function backUp(
  config: DatabaseConfig,
  file: string,
  onDone: (report: BackupReport) => void,
): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} already exists.`);
  const partialFile = `${file}.partial`;
  rmSync(partialFile, { force: true });
  writeFileSync(partialFile, "", { mode: 0o600 });
  const { databaseUrl, dataDir } = config;
  const finish = async (write: () => Promise<BackupSummary>) => {
    const [startedAt, startTime] = [performance.now(), Date.now()];
    const summary = await write();
    renameDurably(partialFile, file);
    const wasLocked = performance.now() - startedAt < GUARANTEED_LOCK_MS;
    onDone({ summary, upTo: new Date(wasLocked ? Date.now() : startTime).toISOString() });
  };
  try {
    await (databaseUrl
      ? withPostgresWriteLock(databaseUrl, LOCK_LIMIT_MS, (client) =>
          finish(() => writeDump(databaseUrl, client, partialFile)),
        )
      : withSqliteWriteLock(dataDir, LOCK_LIMIT_MS, () =>
          finish(() => copyDatabase(dataDir, partialFile)),
        ));
  } finally {
    rmSync(partialFile, { force: true });
  }
}

/**
 * Restores a backup into the configured database, which must be empty unless `replace` is set.
 * Until the restore is complete, the database does not change. Returns what the database contains
 * afterwards; rejects with `BackupError` if the file is damaged or not this site's, if data would
 * be lost, or if a server has the database open.
 */
export async function restore(
  config: DatabaseConfig,
  file: string,
  { replace }: { replace: boolean },
): Promise<BackupSummary> {
  assertEngine(config, file);
  return config.databaseUrl
    ? restoreDump(config.databaseUrl, file, replace)
    : restoreCopy(config.dataDir, file, replace);
}

/** Records the time and contents of the last backup in `backup.json`, next to the data. */
export function recordBackup(
  { dataDir }: DatabaseConfig,
  file: string,
  report: BackupReport,
): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const record = { file: path.resolve(file), contents: report.summary, upTo: report.upTo };
  const partialFile = path.join(dataDir, "backup.json.partial");
  writeFileSync(partialFile, `${JSON.stringify(record, undefined, 2)}\n`, { mode: 0o600 });
  renameDurably(partialFile, path.join(dataDir, "backup.json"));
}

/** What `recordBackup` last recorded; undefined if it is missing or cannot be parsed. */
export function readBackupRecord({
  dataDir,
}: Pick<DatabaseConfig, "dataDir">): { upTo: string } | undefined {
  try {
    const { upTo } = JSON.parse(readFileSync(path.join(dataDir, "backup.json"), "utf8"));
    return typeof upTo === "string" && !Number.isNaN(Date.parse(upTo)) ? { upTo } : undefined;
  } catch {
    return undefined;
  }
}

/** "312 contact messages, … The newest lead arrived at 2026-11-22T08:15:00.000Z." */
export function formatBackupSummary(summary: BackupSummary): string {
  const { contactMessages, applications, posts, pendingLeads, newest } = summary;
  return `${contactMessages} contact messages, ${applications} affiliate applications, ${posts} posts and ${pendingLeads} notifications to be sent. ${
    newest ? `The newest lead arrived at ${newest}.` : "There are no leads."
  }`;
}

/** Throws `BackupError` unless a file is a backup of the configured engine. */
function assertEngine({ databaseUrl }: DatabaseConfig, file: string): void {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const header = readHeader(file);
  const engine = databaseUrl ? "postgres" : "sqlite";
  if (header.startsWith(MAGIC_BYTES[engine])) return;
  const otherEngine = engine === "postgres" ? "sqlite" : "postgres";
  throw new BackupError(
    header.startsWith(MAGIC_BYTES[otherEngine])
      ? `${file} is a backup of the other engine: ${otherEngine === "postgres" ? "set" : "unset"} DATABASE_URL.`
      : `${file} is not a backup.`,
  );
}

function readHeader(file: string): string {
  const bytes = Buffer.alloc(16);
  const descriptor = openSync(file, "r");
  readSync(descriptor, bytes);
  closeSync(descriptor);
  return bytes.toString("latin1");
}
