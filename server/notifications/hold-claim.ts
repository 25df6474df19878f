import { type Notification, renewClaim } from "#api/outbox.ts";
import type { Delivering } from "./delivering.ts";
import { codeOf } from "./error-code.ts";

/**
 * Renews a claim three times in each lease until `end`. `over` aborts once the claim is another
 * process's, or the delivery is to be broken off.
 */
export function holdClaim(
  notification: Notification,
  { db, lease, log, breakingOff }: Pick<Delivering, "db" | "lease" | "log" | "breakingOff">,
): { over: AbortSignal; end(): void } {
  const held = new AbortController();
  let ended = false;
  const breakOff = () => held.abort();
  const about = { notification: notification.id, requestId: notification.requestId };

  async function renew(): Promise<void> {
    try {
      const kept = await renewClaim(db, notification, lease);
      if (kept || ended) return;
      log.warn(about, "another process has taken the notification over");
      held.abort();
    } catch (error) {
      log.warn({ ...about, code: codeOf(error) }, "a claim was not renewed");
    }
  }
  const heartbeat = setInterval(() => void renew(), lease / 3);
  breakingOff.addEventListener("abort", breakOff);
  return {
    over: held.signal,
    end() {
      ended = true;
      clearInterval(heartbeat);
      breakingOff.removeEventListener("abort", breakOff);
    },
  };
}
