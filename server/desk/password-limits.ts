import { type SharedCounts, createLimiter } from "#api/limiter.ts";
import { addressKey } from "#api/rate-limit-keys.ts";
import type { Ports } from "#desk/ports.ts";

/** Guesses in a quarter of an hour: at one secret of one account, and from one client. */
const ACCOUNT = 10;
const CLIENT = 30;
const SECONDS = 15 * 60;

/** Counts guesses at passwords and codes, on PostgreSQL for all processes together. */
export function passwordLimits(shared: SharedCounts | undefined): Ports["limitGuess"] {
  const options = { seconds: SECONDS, shared };
  const byAccount = createLimiter({ ...options, name: "desk-account", points: ACCOUNT });
  const byClient = createLimiter({ ...options, name: "desk-client", points: CLIENT });
  return async ({ at, account, address }) => {
    const wait = await byClient(addressKey(address));
    if (wait !== undefined || account === undefined) return wait;
    // One key for each secret: guesses without a session keep nobody from what their session may do.
    return byAccount(`${at} ${account.trim().toLowerCase()}`);
  };
}
