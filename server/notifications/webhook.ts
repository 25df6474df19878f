import { createHmac } from "node:crypto";
import type { NotifyEnv } from "../env.ts";
import type { Channel } from "./channel.ts";

/** Milliseconds. Less than the worker's lease. */
const TIMEOUT = 6000;

/**
 * Posts the lead as JSON. `X-Angadi-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 of
 * `<seconds>.<body>` with the shared secret; `X-Angadi-Delivery` stays the same when it is repeated.
 */
export function webhookChannel({ url, secret }: NonNullable<NotifyEnv["webhook"]>): Channel {
  return {
    name: "webhook",
    async deliver(id, lead) {
      const body = JSON.stringify(lead);
      const time = Math.floor(Date.now() / 1000);
      const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
      const response = await fetch(url, {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT),
        headers: {
          "Content-Type": "application/json",
          "X-Angadi-Delivery": id,
          "X-Angadi-Signature": `t=${time},v1=${signature}`,
        },
        body,
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
    },
  };
}
