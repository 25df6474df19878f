import { contactMessage } from "../send-lead.ts";
import { type HttpResponse, sendRequest } from "./send-request.ts";

/** Sends a lead to a server's API with its own idempotency key, which is also its message. */
export function sendLead(
  url: string,
  key: string,
  options: Parameters<typeof sendRequest>[1] = {},
) {
  return sendRequest(`${url}/api/business/contact`, {
    ...options,
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key, ...options.headers },
    body: JSON.stringify({ ...contactMessage, email: `${key}@shop.test`, message: key }),
  });
}

/** Posts the contact form like a browser without scripts. */
export function postContactForm(
  url: string,
  name: string,
  options: Parameters<typeof sendRequest>[1] = {},
) {
  const form = { name, email: "asha@shop.test", mobileNo: "1", message: `From ${name}` };
  return sendRequest(`${url}/contact`, {
    ...options,
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: url,
      ...options.headers,
    },
    body: new URLSearchParams(form).toString(),
  });
}

/**
 * Sends leads one after another while `shouldContinue` returns true. Retries each with its key until
 * it is acknowledged, like a browser. Adds the acknowledged keys to `acknowledged`.
 */
export async function writeLeads(
  {
    getUrl,
    createKey,
    shouldContinue,
  }: { getUrl: () => string; createKey: () => string; shouldContinue: () => boolean },
  acknowledged: string[],
): Promise<void> {
  let key = createKey();
  while (shouldContinue()) {
    const response = await sendLead(getUrl(), key).catch(() => undefined);
    if (!isAccepted(response)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    acknowledged.push(key);
    key = createKey();
  }
}

export const isAccepted = (response: HttpResponse | undefined) => response?.status === 201;
