import type { Lead } from "#api/leads.ts";
import { type Channel, type Delivery, DeliveryFailure } from "./channel.ts";
import { codeOf, framesOf } from "./error-code.ts";

/** What came of one try. */
export type Outcome =
  | { is: "delivered" }
  | { is: "broken off" }
  | { is: "postponed"; waitMs: number }
  | { is: "failed"; why: string; permanent: boolean; stack?: string };

/** Tries one channel within its deadline; `breakOff` ends it sooner. Never throws. */
export async function attempt(
  channel: Channel,
  lead: Lead,
  notification: Omit<Delivery, "signal">,
  breakOff: AbortSignal,
): Promise<Outcome> {
  if (breakOff.aborted) return { is: "broken off" };
  // Not AbortSignal.any: what is held here no garbage collection takes.
  const ending = new AbortController();
  const end = () => ending.abort();
  const deadline = setTimeout(end, channel.deadline);
  breakOff.addEventListener("abort", end);
  try {
    const { id, requestId } = notification;
    const later = await channel.deliver(lead, { id, requestId, signal: ending.signal });
    return later ? { is: "postponed", ...later } : { is: "delivered" };
  } catch (error) {
    if (breakOff.aborted) return { is: "broken off" };
    if (ending.signal.aborted) {
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
    clearTimeout(deadline);
    breakOff.removeEventListener("abort", end);
  }
}
