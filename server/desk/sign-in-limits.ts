import { type SharedCounts, createLimiter } from "#api/limiter.ts";
import { addressKey } from "#api/rate-limit-keys.ts";
import type { Ports } from "#desk/ports.ts";

/** Tries in a quarter of an hour: for one account, and from one client. */
const ACCOUNT = 10;
const CLIENT = 30;
const SECONDS = 15 * 60;

/** Counts tries to sign in, on PostgreSQL for all processes together. */
export function signInLimits(shared: SharedCounts | undefined): Ports["limitSignIn"] {
  const options = { seconds: SECONDS, shared };
  const byAccount = createLimiter({ ...options, name: "desk-account", points: ACCOUNT });
  const byClient = createLimiter({ ...options, name: "desk-client", points: CLIENT });
  return async ({ email, address }) =>
    (await byClient(addressKey(address))) ?? (await byAccount(email.trim().toLowerCase()));
}
