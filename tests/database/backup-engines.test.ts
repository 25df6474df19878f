import { execFile } from "node:child_process";
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createBackup } from "../create-backup.ts";
import { type ENGINES, createEmptyDatabase } from "../databases.ts";
import { needs } from "@angadi/test-kit/packages";
import { restore } from "@angadi/database/backup/backup";
import { type DatabaseConfig, openDatabase } from "@angadi/database/connect";
import type { Database } from "@angadi/database/database";
import { prepareDatabase } from "@angadi/api/seed/prepare";

const NEEDS_PG_DUMP = { tags: needs("postgresql") };

describe("backups of a specific engine", () => {
  let folder: string;
  let file: string;
  let database: Database;
  let remove: () => Promise<void>;

  async function createDatabase(engine: (typeof ENGINES)[number]): Promise<DatabaseConfig> {
    folder = mkdtempSync(path.join(os.tmpdir(), "angadi-backup-"));
    file = path.join(folder, "backup");
    const testDatabase = await createEmptyDatabase(engine);
    remove = testDatabase.remove;
    database = openDatabase(testDatabase.config, () => undefined);
    await prepareDatabase(database, "IN");
    return testDatabase.config;
  }
  afterEach(async () => {
    await database.close();
    await remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("keep PostgreSQL's password off the command line", NEEDS_PG_DUMP, async () => {
    const config = await createDatabase("postgres");
    const commandLog = path.join(folder, "command-log");
    const pgDump = await promisify(execFile)("sh", ["-c", "command -v pg_dump"]);
    const wrapper = `#!/bin/sh\necho "$PGPASSWORD $*" >> ${commandLog}\nexec ${pgDump.stdout.trim()} "$@"\n`;
    writeFileSync(path.join(folder, "pg_dump"), wrapper, { mode: 0o755 });
    const url = new URL(config.databaseUrl ?? "");
    url.password = "se:cret";
    vi.stubEnv("PG_BIN", folder);
    await createBackup({ ...config, databaseUrl: url.href }, file);
    vi.unstubAllEnvs();
    const [password, ...commandLine] = readFileSync(commandLog, "utf8").split(" ");
    expect(password).toBe("se:cret");
    expect(commandLine.join(" ")).not.toMatch(/se(:|%3A)cret/);
  });

  it(
    "leave out rate limit counts, and can replace a database that has some",
    NEEDS_PG_DUMP,
    async () => {
      const config = await createDatabase("postgres");
      await sql`insert into rate_limits values ('address:digest', 1, 1)`.execute(database.db);
      await createBackup(config, file);
      await database.close();
      await restore(config, file, { replace: true });
      database = openDatabase(config, () => undefined);
      const { rows } = await sql`select * from rate_limits`.execute(database.db);
      expect(rows).toEqual([]);
    },
  );

  it("report a failure in one line, and leave no file", NEEDS_PG_DUMP, async () => {
    const config = await createDatabase("postgres");
    const url = new URL(config.databaseUrl ?? "");
    url.pathname = "/nowhere";
    await expect(createBackup({ ...config, databaseUrl: url.href }, file)).rejects.toThrow(
      /^[^\n]*"nowhere" does not exist$/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it("may be a copy of the SQLite file itself", async () => {
    const config = await createDatabase("sqlite");
    const live = new DatabaseSync(path.join(config.dataDir, "angadi.sqlite"));
    live.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    live.close();
    // The copy is still in WAL mode, so reading it needs a WAL file next to it.
    copyFileSync(path.join(config.dataDir, "angadi.sqlite"), file);
    const dataDir = path.join(folder, "data");
    const target = { databaseUrl: undefined, dataDir };
    expect((await restore(target, file, { replace: false })).posts).toBe(28);
    expect(readdirSync(dataDir).toSorted()).toEqual(["angadi.sqlite", "lock.sqlite"]);
    expect(readdirSync(folder).toSorted()).toEqual(["backup", "data"]);
  });
});
