import { createHmac } from "node:crypto";

interface SignedPost {
  url: string;
  secret: string;
  /** JSON. */
  body: string;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/**
 * Posts JSON with `X-Angadi-Signature: t=<seconds>,v1=<hex>`, the HMAC-SHA256 of `<seconds>.<body>`
 * with the secret. Returns the response without its body. Rejects if the server is not reached.
 */
export async function postSigned({ url, secret, body, headers, signal }: SignedPost) {
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
  });
  await response.body?.cancel();
  return response;
}
