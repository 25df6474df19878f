import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { ensurePostExists } from "@angadi/api/posts/save";
import type { Schema } from "@angadi/database/schema/schema";

/** Creates an empty post, by the member of staff with this name. Returns its id. */
export async function createPost(db: Kysely<Schema>, by: string): Promise<string> {
  const id = randomUUID();
  await ensurePostExists(db, id, by);
  return id;
}
