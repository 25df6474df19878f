import type { NotifyEnv } from "../../operations/env.ts";
import type { Channel } from "./channel.ts";
import { startDeadline } from "../../operations/deadline.ts";
import { postSigned } from "../delivery/post-signed.ts";

/** Milliseconds. */
const TIMEOUT_MS = 6000;
/** Client errors that are worth a retry. */
const RETRIABLE_STATUSES = new Set([408, 425, 429]);

/**
 * Posts the lead as signed JSON (`postSigned`). `X-Angadi-Delivery` stays the same in retries;
 * `X-Request-Id` is the id of the request that submitted the lead.
 */
export function createWebhookChannel({ url, secret }: NonNullable<NotifyEnv["webhook"]>): Channel {
  return {
    name: "webhook",
    async send(lead, { id, requestId, signal }) {
      const headers = { "X-Angadi-Delivery": id, ...(requestId && { "X-Request-Id": requestId }) };
      const deadline = startDeadline(TIMEOUT_MS, signal);
      const body = JSON.stringify(lead);
      await postSigned({
        receiver: "The webhook",
        url,
        secret,
        body,
        headers,
        signal: deadline.signal,
        isPermanentStatus: (status) =>
          status >= 400 && status < 500 && !RETRIABLE_STATUSES.has(status),
      }).finally(deadline.clear);
    },
  };
}
