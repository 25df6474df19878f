import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { type PostsConfig, publishScheduled } from "@angadi/api/posts/states";
import { type JobHandler, RETRY_FOREVER } from "./runner/job-handler.ts";

/**
 * Creates the handler that publishes a scheduled post. It calls `onPublished` unless the post is no
 * longer scheduled for that time.
 */
export const createPublishPostHandler = (
  db: Kysely<Schema>,
  { onPublished, ...config }: PostsConfig & { onPublished: () => void },
): JobHandler<"publish-post"> => ({
  kind: "publish-post",
  intervalMs: 300,
  timeoutMs: 10_000,
  retry: RETRY_FOREVER,
  async run({ subject, payload }) {
    if (await publishScheduled(db, subject ?? "", payload.publishAt, config)) onPublished();
  },
});
