import type { Kysely } from "kysely";
import type { Schema } from "./schema/schema.ts";

const PING_TIMEOUT_MS = 2000;

/**
 * The database temporarily cannot run a statement: it cannot be reached, does not answer, or is
 * locked by another process. The transaction was rolled back, unless the connection was lost during
 * its commit. The API responds with 503.
 */
export class DatabaseUnavailableError extends Error {
  override name = "DatabaseUnavailableError";
}

/** Rejects with `DatabaseUnavailableError` if `work` takes longer than `timeoutMs`. */
export async function withTimeout<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseUnavailableError(`The database did not answer in ${timeoutMs} ms.`));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Readiness check: rejects if the database does not answer within 2 s. */
export async function ping(db: Kysely<Schema>): Promise<void> {
  const query = db.selectNoFrom((eb) => eb.lit(1).as("one"));
  await withTimeout(PING_TIMEOUT_MS, query.execute());
}
