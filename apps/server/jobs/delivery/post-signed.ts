import { createHmac } from "node:crypto";
import { parseRetryAfter } from "@angadi/contract/retry-after";
import { describeConnectionProblem } from "./connection-problem.ts";
import { JobError } from "../runner/job-handler.ts";

interface SignedPost {
  /** Names the server in errors: "The webhook". */
  receiver: string;
  /** Whether another attempt would get the same status; by default never. */
  isPermanentStatus?: (status: number) => boolean;
  url: string;
  secret: string;
  /** JSON. */
  body: string;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/**
 * Posts JSON with `X-Angadi-Signature: t=<seconds>,v1=<hex>`, the HMAC-SHA256 of `<seconds>.<body>`
 * with the secret. Rejects with `JobError` unless the server accepts it.
 */
export async function postSigned(post: SignedPost): Promise<void> {
  const { receiver, url, secret, body, headers, signal, isPermanentStatus = () => false } = post;
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  const response = await fetch(url, {
    method: "POST",
    redirect: "error",
    signal,
    headers: {
      "Content-Type": "application/json",
      "X-Angadi-Signature": `t=${time},v1=${signature}`,
      ...headers,
    },
    body,
  }).catch((error: unknown) => {
    throw new JobError(`${receiver} was not reached: ${describeConnectionProblem(error)}.`, {
      isPermanent: false,
    });
  });
  await response.body?.cancel();
  const { ok, status } = response;
  if (ok) return;
  throw new JobError(`${receiver} answered ${status}.`, {
    isPermanent: isPermanentStatus(status),
    retryAfterMs: parseRetryAfter(response),
  });
}
