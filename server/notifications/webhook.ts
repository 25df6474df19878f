import type { NotifyEnv } from "../env.ts";
import { type Channel, DeliveryFailure } from "./channel.ts";
import { postSigned } from "../jobs/post-signed.ts";
import { codeOf } from "./error-code.ts";

/** Milliseconds. */
const DEADLINE = 6000;
/** Of the refusals these three ask for another try. */
const TRY_AGAIN = new Set([408, 425, 429]);

/**
 * Posts the lead as JSON, signed (`postSigned`). `X-Angadi-Delivery` stays the same when it is repeated;
 * `X-Request-Id` is that of the request the lead came with.
 */
export function webhookChannel({ url, secret }: NonNullable<NotifyEnv["webhook"]>): Channel {
  return {
    name: "webhook",
    deadline: DEADLINE,
    async deliver(lead, { id, requestId, signal }) {
      const headers = { "X-Angadi-Delivery": id, ...(requestId && { "X-Request-Id": requestId }) };
      const post = { url, secret, body: JSON.stringify(lead), headers, signal };
      const { status, ok } = await postSigned(post).catch((error: unknown) => {
        throw new DeliveryFailure(`The webhook was not reached (${codeOf(error)}).`, {
          permanent: false,
        });
      });
      if (ok) return;
      throw new DeliveryFailure(`The webhook answered ${status}.`, {
        permanent: status >= 400 && status < 500 && !TRY_AGAIN.has(status),
      });
    },
  };
}
