import type { PurgeEnv } from "../operations/env.ts";
import type { JobHandler } from "./runner/job-handler.ts";
import { postSigned } from "./delivery/post-signed.ts";

/**
 * Purges changed URLs from a CDN, and retries until it accepts: a signed POST (`postSigned`) of
 * `{ addresses, prefixes }`, all absolute.
 */
export const createCdnPurgeHandler = ({
  url,
  secret,
  siteUrl,
}: PurgeEnv & { siteUrl: string }): JobHandler<"cdn-purge"> => ({
  kind: "cdn-purge",
  intervalMs: 250,
  timeoutMs: 6000,
  retry: { initialDelayMs: 1000, maxDelayMs: 60_000, maxFailures: Infinity },
  async run({ payload }, signal) {
    const body = JSON.stringify({
      addresses: payload.addresses.map((path) => siteUrl + path),
      prefixes: payload.prefixes.map((path) => siteUrl + path),
    });
    await postSigned({ receiver: "The CDN", url, secret, body, signal });
  },
});
