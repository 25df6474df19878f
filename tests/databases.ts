import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { prepareDatabase } from "@angadi/api/seed/prepare";
import { type DatabaseConfig, openDatabase } from "@angadi/database/connect";
import { migrate } from "@angadi/database/schema/migrations";

interface TestDatabase {
  config: DatabaseConfig;
  remove: () => Promise<void>;
}

/** Both engines; a suite runs once on each. */
export const ENGINES = ["sqlite", "postgres"] as const;

/** Creates an empty database for a suite. */
export async function createEmptyDatabase(engine: (typeof ENGINES)[number]): Promise<TestDatabase> {
  if (engine === "sqlite") {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-test-"));
    return {
      config: { databaseUrl: undefined, dataDir },
      remove: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  }
  const server = inject("postgresUrl");
  const name = `suite_${randomUUID().replaceAll("-", "")}`;
  await query(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    config: { databaseUrl: url.href, dataDir: os.tmpdir() },
    remove: () => query(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** Creates a database without rows, and opens it. `remove` also closes it. */
export async function createTestDatabase(engine: (typeof ENGINES)[number]) {
  const { config, remove: removeFiles } = await createEmptyDatabase(engine);
  const database = openDatabase(config, () => undefined);
  await migrate(database.db);
  const remove = async () => {
    await database.close();
    await removeFiles();
  };
  return { config, database, remove };
}

/** The same, with the seeded types, plans and posts. */
export async function createSeededDatabase(engine: (typeof ENGINES)[number]) {
  const created = await createTestDatabase(engine);
  await prepareDatabase(created.database, "IN");
  return created;
}

async function query(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}
