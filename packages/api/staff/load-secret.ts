import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";

/** Returns the secret that signs the desk's cookies; the first call creates and stores it. */
export async function loadOrCreateSecret(db: Kysely<Schema>): Promise<string> {
  const name = "secret";
  await db
    .insertInto("desk_settings")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("desk_settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}
