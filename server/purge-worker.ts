import type { Logger } from "pino";
import type { Database } from "#api/db/database.ts";
import { type ClaimedPurges, claimPurges, postponePurges, purged } from "#api/posts/purges.ts";
import type { PurgeEnv } from "./env.ts";
import { deadline } from "./deadline.ts";
import { type Poller, startPolling } from "./jobs/poll.ts";
import { postSigned } from "./jobs/post-signed.ts";
import { retryDelay } from "./jobs/retry-delay.ts";
import { codeOf } from "./notifications/error-code.ts";

/** All in milliseconds: how often the table is looked at, a post's deadline, and a claim's. */
const INTERVAL = 250;
const DEADLINE = 6000;
const LEASE = 15_000;
/** The wait after a failure doubles from the first to the last. */
const FIRST_WAIT = 1000;
const LAST_WAIT = 60_000;

/**
 * Tells a CDN what has changed, at least once, until it says that it knows: a post of
 * `{ addresses, prefixes }`, absolute and signed (`postSigned`). Any number of processes may do so.
 */
export function startPurging(
  database: Pick<Database, "db" | "skipLocked">,
  { url, secret, siteUrl }: PurgeEnv & { siteUrl: string },
  log: Pick<Logger, "info" | "warn" | "error">,
): Poller {
  async function tell(claimed: ClaimedPurges, stopping: AbortSignal): Promise<void> {
    const body = JSON.stringify({
      addresses: claimed.addresses.map((path) => siteUrl + path),
      prefixes: claimed.prefixes.map((path) => siteUrl + path),
    });
    const error = await post({ url, secret }, body, stopping);
    if (error === undefined) return purged(database, claimed);
    const dueIn = stopping.aborted ? 0 : retryDelay(claimed.attempts, FIRST_WAIT, LAST_WAIT);
    log.warn({ why: error, attempt: claimed.attempts + 1 }, "CDN purge failed");
    await postponePurges(database, claimed, { dueIn, error });
  }
  return startPolling({
    name: "CDN purges",
    interval: INTERVAL,
    log,
    async runNext(stopping) {
      const claimed = await claimPurges(database, LEASE);
      if (claimed) await tell(claimed, stopping);
      return claimed !== undefined;
    },
  });
}

/** Why the CDN was not told; undefined if it was. */
async function post({ url, secret }: PurgeEnv, body: string, stopping: AbortSignal) {
  const { signal, clear } = deadline(DEADLINE, stopping);
  try {
    const { ok, status } = await postSigned({ url, secret, body, signal });
    return ok ? undefined : `It answered ${status}.`;
  } catch (error) {
    return `It was not reached (${codeOf(error)}).`;
  } finally {
    clear();
  }
}
