import { Kysely, PostgresDialect } from "kysely";
import { Client } from "pg";
import { ping } from "../availability.ts";
import type { Database } from "../database.ts";
import { listenOnPostgres } from "./postgres-listener.ts";
import { GuardedPool, SocketTracker, toUnavailableError } from "./postgres-pool.ts";
import { PERSONAL_DATA_TABLES, type Schema } from "../schema/schema.ts";

/** Any number that no other program uses for its advisory locks in the same database. */
const MIGRATION_LOCK_KEY = 726_311_204;
/** Name of this site’s connections in `pg_stat_activity`. */
export const APPLICATION_NAME = "angadi-site";
/** Timeout of getting a connection: a burst of requests has to queue for them. */
const CONNECT_TIMEOUT_MS = 7000;
/** The server’s timeout is the shorter one, so that it applies if the server still answers. */
const STATEMENT_TIMEOUT_MS = 6000;
const QUERY_TIMEOUT_MS = 7000;
/** For vacuums, and for waiting for another process’s migration. */
const LONG_TIMEOUT_MS = 60_000;

/** Connects to a PostgreSQL database; `onIdleError` receives errors of idle connections. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new GuardedPool(
    {
      connectionString: url,
      fallback_application_name: APPLICATION_NAME,
      max: 10,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    },
    onIdleError,
  );
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: "postgres",
    withMigrationLock: (work) => withAdvisoryLock(url, work),
    skipLocked: (query) => query.forUpdate().skipLocked(),
    listen: (channel, onNotify) => listenOnPostgres(url, APPLICATION_NAME, { channel, onNotify }),
    ping: () => ping(db),
    vacuum: () => withClient(url, async (client) => void (await client.query(VACUUM))),
    close: () => db.destroy(),
  };
}

const VACUUM = `VACUUM ${PERSONAL_DATA_TABLES.join(", ")}`;

/** The server releases the lock when the connection ends, even if the process was killed. */
export function withAdvisoryLock<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK_KEY]);
    return work(client);
  });
}

/** Runs `use` with a separate connection, whose statements may take a minute. */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const sockets = new SocketTracker();
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: LONG_TIMEOUT_MS,
    stream: sockets.stream,
  });
  // Without a listener a lost connection would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect().catch((error) => {
      throw toUnavailableError(error);
    });
    return await use(client);
  } finally {
    await sockets.endAfter(client.end());
  }
}
