import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { enqueueJob } from "./queue.ts";

/** Queues a scheduled post's publication at `publishAt` (ISO 8601, UTC), once. */
export async function enqueuePublication(
  db: Kysely<Schema>,
  postId: string,
  publishAt: string,
): Promise<void> {
  await enqueueJob(db, {
    id: `${postId}.${publishAt}`,
    kind: "publish-post",
    subject: postId,
    payload: { publishAt },
    runAt: publishAt,
  });
}
