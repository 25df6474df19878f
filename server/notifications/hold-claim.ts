import { type Notification, renewClaim } from "#api/outbox.ts";
import type { DeliveryContext } from "./delivery-context.ts";
import { codeOf } from "./error-code.ts";

/**
 * Renews a claim three times in each lease until `end`. `over` aborts once the claim is another
 * process's, or the delivery is to be aborted.
 */
export function holdClaim(
  notification: Notification,
  { db, lease, log, aborting }: Pick<DeliveryContext, "db" | "lease" | "log" | "aborting">,
): { over: AbortSignal; end(): void } {
  const held = new AbortController();
  let ended = false;
  const abort = () => held.abort();
  const about = { notification: notification.id, requestId: notification.requestId };

  async function renew(): Promise<void> {
    try {
      const isOurs = await renewClaim(db, notification, lease);
      if (isOurs || ended) return;
      log.warn(about, "another process has taken the notification over");
      held.abort();
    } catch (error) {
      log.warn({ ...about, code: codeOf(error) }, "a claim was not renewed");
    }
  }
  const heartbeat = setInterval(() => void renew(), lease / 3);
  aborting.addEventListener("abort", abort);
  return {
    over: held.signal,
    end() {
      ended = true;
      clearInterval(heartbeat);
      aborting.removeEventListener("abort", abort);
    },
  };
}
