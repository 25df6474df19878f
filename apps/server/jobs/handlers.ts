import type { Logger } from "pino";
import type { Database } from "@angadi/database/database";
import type { Env } from "../operations/env.ts";
import { createCdnPurgeHandler } from "./cdn-purge.ts";
import { createDeskMailHandlers } from "./desk-mail.ts";
import { createHousekeepingHandlers } from "./housekeeping.ts";
import type { JobHandler } from "./runner/job-handler.ts";
import {
  createLeadNotificationHandler,
  createLeadReceivedHandler,
  openChannels,
} from "./leads/lead-notification.ts";
import { createPublishPostHandler } from "./publish-post.ts";
import { createWeeklySummaryHandler } from "./weekly-summary.ts";

/**
 * Creates the handlers of the configured services. Jobs of other kinds wait: the notification of a
 * lead that arrives before a mail server is configured is sent once there is one.
 */
export function createJobHandlers(
  env: Pick<Env, "notify" | "purge" | "siteUrl" | "dataDir" | "desk">,
  database: Database,
  log: Pick<Logger, "info">,
  { onPublished }: { onPublished: () => void },
): JobHandler[] {
  const { db } = database;
  const { mail } = env.notify;
  const channels = openChannels(env, db);
  const isNotifying = channels.length > 0;
  return [
    ...createHousekeepingHandlers(database, log),
    createWeeklySummaryHandler(db, env),
    createPublishPostHandler(db, { shouldPurge: env.purge !== undefined, onPublished }),
    ...(isNotifying
      ? [createLeadReceivedHandler(db, channels), createLeadNotificationHandler(db, channels)]
      : []),
    ...(mail ? createDeskMailHandlers(mail.smtpUrl, mail.to) : []),
    ...(env.purge ? [createCdnPurgeHandler({ ...env.purge, siteUrl: env.siteUrl })] : []),
  ];
}
