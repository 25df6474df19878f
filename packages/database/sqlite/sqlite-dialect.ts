import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { retryWhileLocked } from "./sqlite-lock.ts";

/** Two connections to one file in WAL mode, which never block each other. */
export interface SqliteConnections {
  reader: DatabaseSync;
  writer: DatabaseSync;
}

export interface SqliteDialectOptions {
  /** Called once, before the first statement; the file may be locked. */
  open: () => SqliteConnections;
  /** How long a statement or `BEGIN` waits for other processes, in milliseconds. */
  getBusyTimeoutMs: () => number;
}

/**
 * Kysely on `node:sqlite` without ever waiting inside SQLite. Read-only queries have a separate
 * connection; all others take turns on the writing one, which each transaction holds to its end. A
 * statement blocked by another process is retried; the event loop runs in between.
 */
export function createSqliteDialect(options: SqliteDialectOptions): Dialect {
  return {
    createDriver: () => new SqliteDriver(options),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new NodeSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** The driver itself lets connections take turns. */
  override get supportsMultipleConnections(): true {
    return true;
  }
  override get supportsTransactionalDdl(): true {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #options: SqliteDialectOptions;
  #connections: SqliteConnections | undefined;
  #queue: WriteQueue | undefined;

  constructor(options: SqliteDialectOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {
    const { open, getBusyTimeoutMs } = this.#options;
    const connections = await retryWhileLocked(open, performance.now() + getBusyTimeoutMs());
    this.#connections = connections;
    this.#queue = new WriteQueue(connections.writer, getBusyTimeoutMs);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#connections || !this.#queue) throw new Error("The database is closed.");
    return new SqliteConnection(this.#connections.reader, this.#queue);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(): Promise<void> {
    // There is nothing to release: a connection’s turn ends with its transaction.
  }

  async destroy(): Promise<void> {
    this.#connections?.reader.close();
    this.#connections?.writer.close();
    this.#connections = undefined;
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: DatabaseSync;
  readonly #queue: WriteQueue;
  #endTurn: (() => void) | undefined;

  constructor(reader: DatabaseSync, queue: WriteQueue) {
    this.#reader = reader;
    this.#queue = queue;
  }

  async begin(): Promise<void> {
    // Locks at once, so that no later statement can meet another process’s lock.
    const { endTurn } = await this.#queue.takeTurn((writer) => writer.exec("BEGIN IMMEDIATE"));
    this.#endTurn = endTurn;
  }

  commit(): void {
    this.#queue.writer.exec("COMMIT");
    this.#endTurn?.();
  }

  rollback(): void {
    try {
      // On a full disk SQLite has already rolled back; report that error.
      if (this.#queue.writer.isTransaction) this.#queue.writer.exec("ROLLBACK");
    } finally {
      this.#endTurn?.();
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#endTurn) return runStatement(this.#queue.writer, query);
    if (SelectQueryNode.is(query.query)) {
      return retryWhileLocked(() => runStatement(this.#reader, query), this.#queue.getDeadline());
    }
    const { result, endTurn } = await this.#queue.takeTurn((writer) =>
      runStatement<R>(writer, query),
    );
    endTurn();
    return result;
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery(query);
  }
}

/** Grants the writing connection to one caller at a time, in order of arrival. */
class WriteQueue {
  readonly writer: DatabaseSync;
  readonly #getBusyTimeoutMs: () => number;
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(writer: DatabaseSync, getBusyTimeoutMs: () => number) {
    this.writer = writer;
    this.#getBusyTimeoutMs = getBusyTimeoutMs;
  }

  getDeadline(): number {
    return performance.now() + this.#getBusyTimeoutMs();
  }

  /** Runs `start` in a turn that lasts until `endTurn` is called, or `start` fails. */
  async takeTurn<T>(
    start: (writer: DatabaseSync) => T,
  ): Promise<{ result: T; endTurn: () => void }> {
    const deadline = this.getDeadline();
    const previous = this.#lastTurn;
    const { promise, resolve: endTurn } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await previous;
    try {
      return { result: await retryWhileLocked(() => start(this.writer), deadline), endTurn };
    } catch (error) {
      endTurn();
      throw error;
    }
  }
}

function runStatement<R>(
  database: DatabaseSync,
  { sql, parameters }: CompiledQuery,
): QueryResult<R> {
  const statement = database.prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
  const { changes, lastInsertRowid } = statement.run(...values);
  return {
    numAffectedRows: BigInt(changes),
    insertId: BigInt(lastInsertRowid),
    rows: [],
  };
}
