import type { Database } from "@angadi/database/database";
import type { Channel } from "@angadi/server/jobs/leads/channel";
import type { JobHandler } from "@angadi/server/jobs/runner/job-handler";
import {
  createLeadNotificationHandler,
  createLeadReceivedHandler,
} from "@angadi/server/jobs/leads/lead-notification";
import type { Poller } from "@angadi/server/jobs/runner/poll";
import { startJobs } from "@angadi/server/jobs/runner/runner";
import { makeDisposable } from "@angadi/test-kit/make-disposable";

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs jobs as in production, but faster. */
export const startFastJobs = (
  database: Database,
  handlers: readonly JobHandler[],
  log: Parameters<typeof startJobs>[2] = SILENT,
): Poller & AsyncDisposable =>
  makeDisposable(
    startJobs(
      database,
      handlers.map((handler) => ({ ...handler, intervalMs: 20 })),
      log,
      { leaseMs: 1500, graceMs: 20 },
    ),
  );

/** Sends lead notifications through these channels. */
export const startLeadNotifications = (
  database: Database,
  channels: readonly Channel[],
  log?: Parameters<typeof startJobs>[2],
): Poller & AsyncDisposable =>
  startFastJobs(
    database,
    [
      createLeadReceivedHandler(database.db, channels),
      createLeadNotificationHandler(database.db, channels),
    ],
    log,
  );
