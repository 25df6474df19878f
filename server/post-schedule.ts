import type { Logger } from "pino";
import type { Database } from "#api/db/database.ts";
import { type PostsConfig, publishDue } from "#api/posts/states.ts";
import { codeOf, framesOf } from "./notifications/error-code.ts";

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
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      const published = await publishDue(db, new Date(), config);
      if (published.length === 0) return;
      log.info({ posts: published }, "scheduled posts are published");
      config.onPublished();
    } catch (error) {
      log.error({ code: codeOf(error), stack: framesOf(error) }, "scheduled posts wait");
    }
  }
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined;
    });
  }, INTERVAL);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
