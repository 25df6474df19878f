import type { Kysely, Transaction } from "kysely";
import type { Database } from "./db/database.ts";
import type { Schema } from "./db/schema.ts";

const NAME = "vacuum";

/**
 * Records, in the transaction that deletes people's data, that the database's files are to lose the last
 * traces of it. A process that ends before it did so leaves that to the next housekeeping.
 */
export async function requestVacuum(trx: Transaction<Schema>): Promise<void> {
  const request = { claimed_until: new Date().toISOString() };
  await trx
    .insertInto("jobs")
    .values({ name: NAME, ...request })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(request))
    .execute();
}

/** Vacuums if that was requested and not done. */
export async function vacuumIfRequested({
  db,
  purge,
}: Pick<Database, "db" | "purge">): Promise<void> {
  const requested = await findRequest(db);
  if (requested === undefined) return;
  await purge();
  // One that came meanwhile stays.
  await db
    .deleteFrom("jobs")
    .where("name", "=", NAME)
    .where("claimed_until", "=", requested)
    .execute();
}

async function findRequest(db: Kysely<Schema>): Promise<string | undefined> {
  const job = await db
    .selectFrom("jobs")
    .select("claimed_until")
    .where("name", "=", NAME)
    .executeTakeFirst();
  return job?.claimed_until;
}
