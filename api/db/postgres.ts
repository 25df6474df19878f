import { Kysely, PostgresDialect } from "kysely";
import { Client, Pool } from "pg";
import type { Database } from "./connect.ts";
import type { Schema } from "./schema.ts";

/** Any number that no other program takes for its advisory locks in the same database. */
const LOCK_KEY = 726_311_204;
/** Milliseconds. */
const CONNECT_TIMEOUT = 5000;
const STATEMENT_TIMEOUT = 10_000;

/** Connects to a PostgreSQL database; `onIdleError` hears of connections lost while idle. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
  });
  // Without a listener a server restart would end this process.
  pool.on("error", onIdleError);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: "postgres",
    exclusively: (work) => withAdvisoryLock(url, work),
    passLocked: (query) => query.forUpdate().skipLocked(),
    close: () => db.destroy(),
  };
}

/** The server drops the lock with the connection, so a killed process leaves none behind. */
async function withAdvisoryLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK_KEY]);
    return await work();
  } finally {
    await client.end();
  }
}
