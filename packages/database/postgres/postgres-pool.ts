import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, type PoolClient, type PoolConfig, type QueryResult } from "pg";
import { DatabaseUnavailable, within } from "../availability.ts";

/** How long a server that is being restarted is waited for, and between tries; milliseconds. */
const RESTART_TIME = 3000;
const RETRY_AFTER = 50;
/** How long connections get to say goodbye, in milliseconds. */
const CLOSE_TIMEOUT = 2000;

/** The sockets of some connections: a stopped server would keep them open, and the process alive. */
export class Sockets {
  readonly #open = new Set<Socket>();

  /** What `pg` takes for `stream`. */
  readonly stream = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    return socket.once("close", () => this.#open.delete(socket));
  };

  /** Waits for `goodbye` for 2 s, then cuts what is still connected. */
  async endAfter(goodbye: Promise<unknown>): Promise<void> {
    await within(CLOSE_TIMEOUT, goodbye).catch(() => undefined);
    for (const socket of this.#open) socket.destroy();
  }
}

/** The part of `pg`'s pool that Kysely uses, where no connection's loss is left without a listener. */
export class GuardedPool implements PostgresPool {
  readonly options = {};
  readonly #sockets = new Sockets();
  readonly #pool: Pool;

  /** Calls `onIdleError` when an idle connection is lost. */
  constructor(config: PoolConfig, onIdleError: (error: Error) => void) {
    this.#pool = new Pool({ ...config, stream: this.#sockets.stream });
    this.#pool.on("error", (error) => onIdleError(plainError(error)));
    // Without a listener a lost connection ends the process; a running query rejects by itself.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  async connect(): Promise<PostgresPoolClient> {
    const connect = () => this.#connection();
    // Kysely asks for cursors only where the dialect was given them.
    return new GuardedClient(await connect(), connect) as unknown as PostgresPoolClient;
  }

  async #connection(): Promise<PoolClient> {
    const end = performance.now() + RESTART_TIME;
    for (;;) {
      try {
        return await this.#pool.connect();
      } catch (error) {
        if (!isRestarting(error) || performance.now() > end) throw unavailable(error);
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
  /** True until a statement was answered or something other than a read was asked for. */
  #untouched = true;
  /** Why the connection is of no more use. */
  #lost: DatabaseUnavailable | undefined;

  /** `another` gives a connection to read again with, where the first one was ended. */
  constructor(client: PoolClient, another: () => Promise<PoolClient>) {
    this.#client = client;
    this.#another = another;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    // A rollback comes too late then, and the first failure is the one to be seen.
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
      if (isLost(error)) throw (this.#lost = unavailable(error));
      throw isRefused(error) ? unavailable(error) : plainError(error);
    }
  }

  release(): void {
    // One that was given up may still be answered: it must not go back into the pool.
    this.#client.release(this.#lost !== undefined);
  }
}

/** True where the server said nothing (in time), or ended the connection (classes 08 and 57P). */
function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(08|57P)/.test(error.code ?? "");
  return !(error instanceof TypeError);
}

/** True where the server ended the connection or took none: it is on its way down or up. */
function isRestarting(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^57P0[123]/.test(error.code ?? "");
  const { code = "", message } = plainError(error) as Error & { code?: string };
  return /ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated unexpectedly/.test(
    `${code} ${message}`,
  );
}

/** True where the server gave the statement up, having waited for others too long. */
const isRefused = (error: unknown) => error instanceof DatabaseError && error.code === "57014";

export function unavailable(error: unknown): DatabaseUnavailable {
  return new DatabaseUnavailable(`The database cannot be reached: ${plainError(error).message}`);
}

/**
 * An error fit for the log: `pg`'s own carry the connection with its secrets, and rows' values.
 * Message, code and stack remain.
 */
export function plainError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  // One of several addresses that all refuse has no message of its own.
  const plain = new Error(error.message || code);
  if (error.stack) plain.stack = error.stack;
  return code === undefined ? plain : Object.assign(plain, { code });
}
