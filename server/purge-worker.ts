import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import type { Database } from "#api/db/database.ts";
import { type ClaimedPurges, claimPurges, postponePurges, purged } from "#api/posts/purges.ts";
import type { PurgeEnv } from "./env.ts";
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
 * `{ addresses, prefixes }`, absolute. `X-Angadi-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256
 * of `<seconds>.<body>` with the shared secret. Any number of processes may do so.
 */
export function startPurging(
  database: Pick<Database, "db" | "skipLocked">,
  { url, secret, siteUrl }: PurgeEnv & { siteUrl: string },
  log: Pick<Logger, "info" | "warn" | "error">,
): { stop(): Promise<void> } {
  const stopping = new AbortController();

  async function tell(claimed: ClaimedPurges): Promise<void> {
    const body = JSON.stringify({
      addresses: claimed.addresses.map((path) => siteUrl + path),
      prefixes: claimed.prefixes.map((path) => siteUrl + path),
    });
    const error = await post({ url, secret }, body, stopping.signal);
    if (error === undefined) return purged(database, claimed);
    const dueIn = stopping.signal.aborted
      ? 0
      : Math.min(LAST_WAIT, FIRST_WAIT * 2 ** Math.min(claimed.attempts, 10));
    log.warn({ why: error, attempt: claimed.attempts + 1 }, "the CDN was not told of a change");
    await postponePurges(database, claimed, { dueIn, error });
  }

  async function round(): Promise<boolean> {
    try {
      const claimed = await claimPurges(database, LEASE);
      if (claimed) await tell(claimed);
      return claimed !== undefined;
    } catch (error) {
      log.error({ code: codeOf(error) }, "what a CDN is to be told cannot be read");
      return false;
    }
  }

  const { signal } = stopping;
  async function run(): Promise<void> {
    while (!signal.aborted) if (!(await round())) await pause(signal);
  }
  const ended = run();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

/** Waits, or ends at once when it is to stop. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, INTERVAL);
    signal.addEventListener("abort", end);
    if (signal.aborted) end();
  });
}

/** Why it was not told; undefined where it was. */
async function post(
  { url, secret }: PurgeEnv,
  body: string,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const ending = new AbortController();
  const end = () => ending.abort();
  const deadline = setTimeout(end, DEADLINE);
  stopping.addEventListener("abort", end);
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: ending.signal,
      headers: {
        "Content-Type": "application/json",
        "X-Angadi-Signature": `t=${time},v1=${signature}`,
      },
      body,
    });
    await response.body?.cancel();
    return response.ok ? undefined : `It answered ${response.status}.`;
  } catch (error) {
    return `It was not reached (${codeOf(error)}).`;
  } finally {
    clearTimeout(deadline);
    stopping.removeEventListener("abort", end);
  }
}
