import type { Kysely } from "kysely";
import type { Schema } from "./schema/schema.ts";

/** How long an answer to `ping` may take, in milliseconds. */
const PING_TIMEOUT = 2000;

/**
 * The database cannot take a statement now and may soon again: it cannot be reached, does not answer,
 * or is held by another process. Nothing of the transaction was kept, unless the connection was lost
 * during its very commit. The API answers 503.
 */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** Rejects with `DatabaseUnavailable` where `work` takes longer than `milliseconds`. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseUnavailable(`The database did not answer in ${milliseconds} ms.`));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves where the database answers a query at once; rejects if it does not within 2 s. */
export async function ping(db: Kysely<Schema>): Promise<void> {
  const query = db.selectNoFrom((eb) => eb.lit(1).as("one"));
  await within(PING_TIMEOUT, query.execute());
}
