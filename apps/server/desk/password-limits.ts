import { type SharedCounts, createLimiter } from "@angadi/api/http/limiter";
import { toAddressKey } from "@angadi/api/http/rate-limit-keys";
import type { Ports } from "@angadi/desk/request/ports";

/** Maximum attempts in 15 minutes: at one secret of one account, and from one client. */
const MAX_PER_ACCOUNT = 10;
const MAX_PER_CLIENT = 30;
const WINDOW_SECONDS = 15 * 60;

/** Limits guesses at passwords and codes; on PostgreSQL, in all processes together. */
export function createPasswordLimit(shared: SharedCounts | undefined): Ports["limitGuess"] {
  const options = { seconds: WINDOW_SECONDS, shared };
  const limitAccount = createLimiter({ ...options, name: "desk-account", points: MAX_PER_ACCOUNT });
  const limitClient = createLimiter({ ...options, name: "desk-client", points: MAX_PER_CLIENT });
  return async ({ kind, account, address }) => {
    const retryAfter = await limitClient(toAddressKey(address));
    if (retryAfter !== undefined || account === undefined) return retryAfter;
    // One key per secret: attempts to sign in must not lock out people who are signed in.
    return limitAccount(`${kind} ${account.trim().toLowerCase()}`);
  };
}
