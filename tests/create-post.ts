import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { ensurePostExists } from "@angadi/api/posts/save";
import { EMPTY_POST, type PostDocument } from "@angadi/contract/post-document";
import type { Schema } from "@angadi/database/schema/schema";

/** A post that can be published. */
export const teaPost: PostDocument = {
  ...EMPTY_POST,
  title: "Tea",
  excerpt: "Tea",
  category: "Tea",
  author: "Asha",
  blocks: [{ type: "paragraph", html: "Tea" }],
};

/** Creates an empty post by the member of staff with this name. Returns its id. */
export async function createPost(db: Kysely<Schema>, actorName: string): Promise<string> {
  const id = randomUUID();
  await ensurePostExists(db, id, actorName);
  return id;
}
