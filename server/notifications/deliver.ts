import { type StoredLead, findLead } from "#api/leads.ts";
import { type Notification, type Progress, recordOutcome, release } from "#api/outbox.ts";
import { retryDelay } from "../jobs/retry-delay.ts";
import { attempt } from "./attempt.ts";
import type { DeliveryContext } from "./delivery-context.ts";
import { holdClaim } from "./hold-claim.ts";

/** In milliseconds. */
const FIRST_WAIT = 5000;
/** With this first wait the last try comes three days after the first. */
export const MAX_FAILURES = 82;

/** Delivers one lead through each channel that has not had it, and records what became of it. */
export async function deliver(notification: Notification, context: DeliveryContext): Promise<void> {
  const { db } = context;
  const lead = await findLead(db, notification.subjectId);
  if (!lead) {
    const error = "its lead was deleted";
    return release(db, notification, { ...notification, dueIn: undefined, error });
  }
  const claim = holdClaim(notification, context);
  try {
    await release(db, notification, await deliverThrough(lead, notification, context, claim.over));
  } finally {
    claim.end();
  }
}

async function deliverThrough(
  lead: StoredLead,
  notification: Notification,
  { db, channels, log, stopping }: DeliveryContext,
  over: AbortSignal,
): Promise<Parameters<typeof release>[2]> {
  const { requestId, failures } = notification;
  const delivered = [...notification.delivered];
  const givenUp = { ...notification.givenUp };
  const progress: Progress = { failures, delivered, givenUp };
  const about = { reference: lead.reference, requestId };
  const failedNow = failures + 1;
  const dueIn: number[] = [];
  let error: string | undefined;

  for (const channel of channels) {
    const { name } = channel;
    if (delivered.includes(name) || name in givenUp) continue;
    if (stopping.aborted) return { ...progress, dueIn: 0, error };
    const outcome = await attempt(channel, lead, notification, over);
    if (outcome.is === "aborted") return { ...progress, dueIn: 0, error };

    if (outcome.is === "postponed") {
      dueIn.push(outcome.waitMs);
    } else if (outcome.is === "delivered") {
      delivered.push(name);
    } else if (outcome.permanent || failedNow >= MAX_FAILURES) {
      givenUp[name] = outcome.why;
      log.error({ ...about, channel: name, why: outcome.why }, "gave up telling of a lead");
    } else {
      dueIn.push(retryDelay(failures, FIRST_WAIT));
      error = `${name}: ${outcome.why}`;
      const { why, stack } = outcome;
      log.warn({ ...about, channel: name, why, stack, attempt: failedNow }, "not told");
    }
    // At once: a kill now must not repeat it.
    await recordOutcome(db, notification, progress);
  }

  const isDone = dueIn.length === 0;
  if (isDone) log.info({ ...about, delivered }, "told of a lead");
  return {
    ...progress,
    failures: error === undefined ? 0 : failedNow,
    dueIn: isDone ? undefined : Math.min(...dueIn),
    error,
  };
}
