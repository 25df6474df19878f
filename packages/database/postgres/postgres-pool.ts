import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, type PoolClient, type PoolConfig, type QueryResult } from "pg";
import { DatabaseUnavailableError, withTimeout } from "../availability.ts";

/** How long to wait for a server that restarts, and between attempts; milliseconds. */
const RESTART_TIME = 3000;
const RETRY_AFTER = 50;
/** How long connections may take to close, in milliseconds. */
const CLOSE_TIMEOUT = 2000;

/** Tracks sockets: those of a stopped server would stay open, and keep the process alive. */
export class Sockets {
  readonly #open = new Set<Socket>();

  /** Value of `pg`'s `stream` option. */
  readonly stream = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    return socket.once("close", () => this.#open.delete(socket));
  };

  /** Waits up to 2 s for `goodbye`, then destroys the sockets that are still connected. */
  async endAfter(gracefulEnd: Promise<unknown>): Promise<void> {
    await withTimeout(CLOSE_TIMEOUT, gracefulEnd).catch(() => undefined);
    for (const socket of this.#open) socket.destroy();
  }
}

/** The part of `pg`'s pool that Kysely uses, with a listener for each lost connection. */
export class GuardedPool implements PostgresPool {
  readonly options = {};
  readonly #sockets = new Sockets();
  readonly #pool: Pool;

  /** Calls `onIdleError` when an idle connection is lost. */
  constructor(config: PoolConfig, onIdleError: (error: Error) => void) {
    this.#pool = new Pool({ ...config, stream: this.#sockets.stream });
    this.#pool.on("error", (error) => onIdleError(toSafeError(error)));
    // Without a listener a lost connection ends the process; a running query rejects by itself.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  async connect(): Promise<PostgresPoolClient> {
    const connect = () => this.#connection();
    // Kysely uses cursors only if the dialect is configured with them.
    return new GuardedClient(await connect(), connect) as unknown as PostgresPoolClient;
  }

  async #connection(): Promise<PoolClient> {
    const deadline = performance.now() + RESTART_TIME;
    for (;;) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (!isRestarting(error) || performance.now() > deadline) throw toUnavailableError(error);
        await wait(RETRY_AFTER);
      }
    }
  }

  end(): Promise<void> {
    return this.#sockets.endAfter(this.#pool.end());
  }
}

class GuardedClient {
  #client: PoolClient;
  readonly #another: () => Promise<PoolClient>;
  /** True until the first query. */
  #untouched = true;
  /** Why the connection cannot be used any more. */
  #lost: DatabaseUnavailableError | undefined;

  /** `another` returns a new connection for retrying a read, if the first one was ended. */
  constructor(client: PoolClient, another: () => Promise<PoolClient>) {
    this.#client = client;
    this.#another = another;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    // A rollback is too late then; report the first failure.
    if (this.#lost) throw this.#lost;
    const mayRepeat = this.#untouched && /^select\b/i.test(sql);
    this.#untouched = false;
    try {
      return await this.#client.query(sql, [...parameters]);
    } catch (error) {
      if (mayRepeat && isRestarting(error)) {
        this.#client.release(true);
        this.#client = await this.#another();
        return this.query(sql, parameters);
      }
      if (isLost(error)) throw (this.#lost = toUnavailableError(error));
      throw isCancelled(error) ? toUnavailableError(error) : toSafeError(error);
    }
  }

  release(): void {
    // A lost connection may still receive a response, so it must not return to the pool.
    this.#client.release(this.#lost !== undefined);
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
