import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, type PoolClient, type PoolConfig, type QueryResult } from "pg";
import { DatabaseUnavailableError, withTimeout } from "../availability.ts";

/** How long to wait for a restarting server, and how long between attempts. */
const RESTART_TIME_MS = 3000;
const RETRY_DELAY_MS = 50;
const CLOSE_TIMEOUT_MS = 2000;

/** Tracks sockets, since those of a stopped server would keep this process alive. */
export class SocketTracker {
  readonly #openSockets = new Set<Socket>();

  /** Value of `pg`'s `stream` option. */
  readonly stream = (): Socket => {
    const socket = new Socket();
    this.#openSockets.add(socket);
    return socket.once("close", () => this.#openSockets.delete(socket));
  };

  /** Waits up to 2 s for `gracefulEnd`, then destroys the sockets that are still connected. */
  async endAfter(gracefulEnd: Promise<unknown>): Promise<void> {
    await withTimeout(CLOSE_TIMEOUT_MS, gracefulEnd).catch(() => undefined);
    for (const socket of this.#openSockets) socket.destroy();
  }
}

/** The part of `pg`'s pool that Kysely uses. It survives lost connections and server restarts. */
export class GuardedPool implements PostgresPool {
  readonly options = {};
  readonly #sockets = new SocketTracker();
  readonly #pool: Pool;

  /** Calls `onIdleError` when an idle connection is lost. */
  constructor(config: PoolConfig, onIdleError: (error: Error) => void) {
    this.#pool = new Pool({ ...config, stream: this.#sockets.stream });
    this.#pool.on("error", (error) => onIdleError(toSafeError(error)));
    // Without a listener a lost connection ends the process; a running query rejects by itself.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  async connect(): Promise<PostgresPoolClient> {
    const reconnect = () => this.#connectWithRetries();
    // Without cursors, which Kysely only uses if the dialect is configured with them.
    return new GuardedClient(await reconnect(), reconnect) as unknown as PostgresPoolClient;
  }

  async #connectWithRetries(): Promise<PoolClient> {
    const deadline = performance.now() + RESTART_TIME_MS;
    for (;;) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (!isRestarting(error) || performance.now() > deadline) throw toUnavailableError(error);
        await wait(RETRY_DELAY_MS);
      }
    }
  }

  end(): Promise<void> {
    return this.#sockets.endAfter(this.#pool.end());
  }
}

class GuardedClient {
  #client: PoolClient;
  readonly #reconnect: () => Promise<PoolClient>;
  #isUnused = true;
  /** Why the connection cannot be used any more. */
  #lostError: DatabaseUnavailableError | undefined;

  /** `reconnect` replaces a connection that the server ended, to retry a read. */
  constructor(client: PoolClient, reconnect: () => Promise<PoolClient>) {
    this.#client = client;
    this.#reconnect = reconnect;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    // Kysely’s rollback must not hide the first failure.
    if (this.#lostError) throw this.#lostError;
    const canRetry = this.#isUnused && /^select\b/i.test(sql);
    this.#isUnused = false;
    try {
      return await this.#client.query(sql, [...parameters]);
    } catch (error) {
      if (canRetry && isRestarting(error)) {
        this.#client.release(true);
        this.#client = await this.#reconnect();
        return this.query(sql, parameters);
      }
      if (isLost(error)) throw (this.#lostError = toUnavailableError(error));
      throw isCancelled(error) ? toUnavailableError(error) : toSafeError(error);
    }
  }

  release(): void {
    // A lost connection may still receive a response, so it must not return to the pool.
    this.#client.release(this.#lostError !== undefined);
  }
}

/** True if the server did not answer in time, or ended the connection (classes 08 and 57P). */
function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(08|57P)/.test(error.code ?? "");
  return !(error instanceof TypeError);
}

/** True if the server ended or refused the connection because it is stopping or starting. */
function isRestarting(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^57P0[123]/.test(error.code ?? "");
  const { code = "", message } = toSafeError(error) as Error & { code?: string };
  return /ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated unexpectedly/.test(
    `${code} ${message}`,
  );
}

/** True if the server cancelled the statement after waiting for locks too long. */
const isCancelled = (error: unknown) => error instanceof DatabaseError && error.code === "57014";

export function toUnavailableError(error: unknown): DatabaseUnavailableError {
  return new DatabaseUnavailableError(
    `The database cannot be reached: ${toSafeError(error).message}`,
  );
}

/**
 * An error that is safe to log: `pg`'s own errors contain the connection with its secrets, and
 * rows' values. Only message, code and stack remain.
 */
export function toSafeError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  // An error for several addresses that all refuse has no message.
  const safeError = new Error(error.message || code);
  if (error.stack) safeError.stack = error.stack;
  return code === undefined ? safeError : Object.assign(safeError, { code });
}
