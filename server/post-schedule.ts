import type { Logger } from "pino";
import type { Database } from "#api/db/database.ts";
import { type PostsConfig, publishDue } from "#api/posts/states.ts";
import { type Poller, startPolling } from "./jobs/poll.ts";

/** How often it is looked whether a post's time has come, in milliseconds. */
const INTERVAL = 300;

/**
 * Publishes scheduled posts as their time comes; `onPublished` is called afterwards. Each process
 * does, so that one that ends leaves none behind; a post is published once.
 */
export function startPostSchedule(
  { db }: Pick<Database, "db">,
  config: PostsConfig & { onPublished: () => void },
  log: Pick<Logger, "info" | "error">,
): Poller {
  return startPolling({
    name: "scheduled posts",
    interval: INTERVAL,
    log,
    async runNext() {
      const published = await publishDue(db, new Date(), config);
      if (published.length === 0) return false;
      log.info({ posts: published }, "scheduled posts published");
      config.onPublished();
      return true;
    },
  });
}
