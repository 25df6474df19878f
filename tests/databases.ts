import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import type { DatabaseConfig } from "@angadi/database/connect";

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

async function query(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}
