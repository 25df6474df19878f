import { Kysely, PostgresDialect } from "kysely";
import { Client } from "pg";
import { ping } from "../availability.ts";
import type { Database } from "../database.ts";
import { listenOnPostgres } from "./postgres-listener.ts";
import { GuardedPool, Sockets, toUnavailableError } from "./postgres-pool.ts";
import { PERSONAL_DATA_TABLES, type Schema } from "../schema/schema.ts";

/** Any number that no other program uses for its advisory locks in the same database. */
const LOCK_KEY = 726_311_204;
/** Name of our connections in `pg_stat_activity`. */
export const APPLICATION = "angadi-site";
/** Milliseconds to get a connection, new or from the pool, where a burst may have to queue. */
const CONNECT_TIMEOUT = 7000;
/** Milliseconds: the server gives up first, unless it does not answer at all. */
const STATEMENT_TIMEOUT = 6000;
const QUERY_TIMEOUT = 7000;
/** Timeout of waiting for another process's migration, and of a purge, in milliseconds. */
const LONG_TIMEOUT = 60_000;

/** Connects to a PostgreSQL database; `onIdleError` receives errors of idle connections. */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new GuardedPool(
    {
      connectionString: url,
      fallback_application_name: APPLICATION,
      max: 10,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      query_timeout: QUERY_TIMEOUT,
    },
    onIdleError,
  );
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    engine: "postgres",
    withMigrationLock: (work) => withAdvisoryLock(url, work),
    skipLocked: (query) => query.forUpdate().skipLocked(),
    listen: (channel, onNotify) => listenOnPostgres(url, APPLICATION, { channel, onNotify }),
    ping: () => ping(db),
    vacuum: () => withClient(url, async (client) => void (await client.query(VACUUM))),
    close: () => db.destroy(),
  };
}

const VACUUM = `VACUUM ${PERSONAL_DATA_TABLES.join(", ")}`;

/** The server releases the lock with the connection, so a killed process leaves none behind. */
export function withAdvisoryLock<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [LOCK_KEY]);
    return work(client);
  });
}

/** Runs `use` with a separate connection, whose statements may take a minute. */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const sockets = new Sockets();
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: LONG_TIMEOUT,
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
