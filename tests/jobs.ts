import type { Database } from "#api/db/database.ts";
import type { Channel } from "#server/jobs/channel.ts";
import type { JobHandler } from "#server/jobs/job-handler.ts";
import { leadNotification, leadReceived } from "#server/jobs/lead-notification.ts";
import type { Poller } from "#server/jobs/poll.ts";
import { startJobs } from "#server/jobs/runner.ts";

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs jobs as in production, only faster. */
export const startFast = (
  database: Database,
  handlers: readonly JobHandler[],
  log: Parameters<typeof startJobs>[2] = SILENT,
): Poller =>
  startJobs(
    database,
    handlers.map((handler) => ({ ...handler, interval: 20 })),
    log,
    { lease: 1500, grace: 20 },
  );

/** Notifies of leads through these channels. */
export const startNotifying = (
  database: Database,
  channels: readonly Channel[],
  log?: Parameters<typeof startJobs>[2],
): Poller =>
  startFast(
    database,
    [leadReceived(database.db, channels), leadNotification(database.db, channels)],
    log,
  );
