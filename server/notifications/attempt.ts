import type { StoredLead } from "#api/leads.ts";
import { deadline } from "../deadline.ts";
import { type Channel, DeliveryFailure, type DeliveryOptions } from "./channel.ts";
import { codeOf, framesOf } from "./error-code.ts";

/** What came of one try. */
export type Outcome =
  | { is: "delivered" }
  | { is: "aborted" }
  | { is: "postponed"; waitMs: number }
  | { is: "failed"; why: string; permanent: boolean; stack?: string };

/** Tries one channel within its deadline; `outerSignal` ends it sooner. Never throws. */
export async function attempt(
  channel: Channel,
  lead: StoredLead,
  notification: Omit<DeliveryOptions, "signal">,
  outerSignal: AbortSignal,
): Promise<Outcome> {
  if (outerSignal.aborted) return { is: "aborted" };
  const { signal, clear } = deadline(channel.deadline, outerSignal);
  try {
    const { id, requestId } = notification;
    const later = await channel.deliver(lead, { id, requestId, signal });
    return later ? { is: "postponed", ...later } : { is: "delivered" };
  } catch (error) {
    if (outerSignal.aborted) return { is: "aborted" };
    if (signal.aborted) {
      return { is: "failed", why: `It took over ${channel.deadline} ms.`, permanent: false };
    }
    return error instanceof DeliveryFailure
      ? { is: "failed", why: error.message, permanent: error.permanent }
      : {
          is: "failed",
          why: `It failed (${codeOf(error)}).`,
          permanent: false,
          stack: framesOf(error),
        };
  } finally {
    clear();
  }
}
