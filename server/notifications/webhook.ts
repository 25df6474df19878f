import { createHmac } from "node:crypto";
import type { NotifyEnv } from "../env.ts";
import { type Channel, DeliveryFailure } from "./channel.ts";
import { codeOf } from "./error-code.ts";

/** Milliseconds. */
const DEADLINE = 6000;
/** Of the refusals these three ask for another try. */
const TRY_AGAIN = new Set([408, 425, 429]);

/**
 * Posts the lead as JSON. `X-Angadi-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 of
 * `<seconds>.<body>` with the shared secret; `X-Angadi-Delivery` stays the same when it is repeated;
 * `X-Request-Id` is that of the request the lead came with.
 */
export function webhookChannel({ url, secret }: NonNullable<NotifyEnv["webhook"]>): Channel {
  return {
    name: "webhook",
    deadline: DEADLINE,
    async deliver(lead, { id, requestId, signal }) {
      const body = JSON.stringify(lead);
      const time = Math.floor(Date.now() / 1000);
      const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
      const { status, ok } = await post(url, {
        signal,
        headers: {
          "Content-Type": "application/json",
          "X-Angadi-Delivery": id,
          "X-Angadi-Signature": `t=${time},v1=${signature}`,
          ...(requestId ? { "X-Request-Id": requestId } : {}),
        },
        body,
      });
      if (ok) return;
      throw new DeliveryFailure(`The webhook answered ${status}.`, {
        permanent: status >= 400 && status < 500 && !TRY_AGAIN.has(status),
      });
    },
  };
}

async function post(url: string, request: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { method: "POST", redirect: "error", ...request });
    await response.body?.cancel();
    return response;
  } catch (error) {
    throw new DeliveryFailure(`The webhook was not reached (${codeOf(error)}).`, {
      permanent: false,
    });
  }
}
